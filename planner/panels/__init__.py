"""The panels around the canvas: palette, plan tree, inspector, findings, history, machines."""
