"""Cut, copy and paste."""
