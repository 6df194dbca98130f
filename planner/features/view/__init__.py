"""Tools, zoom and aids of the canvas; bringing items into line."""
