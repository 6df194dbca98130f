"""Importing the inventory of another program."""
