"""The plan as a tree."""
