"""What administrators take away from database availability groups."""
