"""Opening, saving and leaving plans."""
