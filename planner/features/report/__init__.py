"""Reports on screen, paper and in files."""
