"""The library of machines, prices, and what the plan says of itself."""
