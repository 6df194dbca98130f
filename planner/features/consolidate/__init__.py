"""Placing physical servers on the fewest hosts."""
