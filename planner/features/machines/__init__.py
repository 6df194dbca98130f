"""The table of the machines."""
