"""Plans for other programs."""
