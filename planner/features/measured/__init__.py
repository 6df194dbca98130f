"""What logs measured beside what is predicted."""
