"""Importing populations from files that administrators have."""
