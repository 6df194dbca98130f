"""Finding items on the canvas."""
