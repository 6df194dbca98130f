"""Database availability groups as arrays: which member holds which copy, and what happens when members fail."""
