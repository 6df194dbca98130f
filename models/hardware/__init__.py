"""The library of machines that ships with the program, and searching in it."""
