"""Adding, naming and leaving designs."""
