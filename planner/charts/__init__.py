"""Charts: one renderer of `ChartSpec` on pyqtgraph, for the window and for saved pictures."""
