"""Pages to read, finding commands, seeing the keys, and what this program is."""
