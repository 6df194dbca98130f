"""Published figures, read from data and never written in code."""
