"""What differs between two designs."""
