"""The steps that can be undone."""
