"""Three hints for the first plan."""
