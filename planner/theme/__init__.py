"""Colours, sizes and type as tokens, and what Qt needs of them: palette, style sheet, icons, gauges."""
