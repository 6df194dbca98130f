"""Moving the users of a design to Exchange SE."""
