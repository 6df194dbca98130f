"""The load of a design on its machines: arrays, formulas, their order, and the explanation of each number."""
