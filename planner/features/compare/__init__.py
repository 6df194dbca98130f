"""The designs side by side, also with those of other plans."""
