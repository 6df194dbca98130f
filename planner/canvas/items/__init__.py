"""What is drawn, one file an item. An item paints frozen values and decides nothing."""
