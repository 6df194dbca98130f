"""The items of the canvas, one file each. An item paints frozen values and decides nothing."""
