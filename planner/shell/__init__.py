"""The composition root and the main window: every part is built and joined here, and nowhere else."""
