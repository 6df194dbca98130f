"""What happens when machines fail."""
