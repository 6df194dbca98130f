"""What can be added to the plan."""
