"""Reports of a plan: the pages on paper, and the same as a web page."""
