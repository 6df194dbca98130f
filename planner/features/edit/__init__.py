"""Undo, and what changes the selected items."""
