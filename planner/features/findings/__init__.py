"""What is wrong or doubtful in a plan, and what can be done about it."""
