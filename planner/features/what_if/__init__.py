"""Sliders that show what would be, without changing the plan."""
