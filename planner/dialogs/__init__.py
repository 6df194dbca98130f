"""The questions and messages of the program, one file each."""
