"""What a design asks of its machines: arrays, formulas, their order, and the reason behind each number."""
