"""Designs of one plan side by side, against a baseline."""
