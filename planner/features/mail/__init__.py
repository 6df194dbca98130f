"""Sending the plan by e-mail."""
