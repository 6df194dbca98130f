"""The tokens as Qt's palette, for every control that the style sheet does not name."""

from PySide6.QtGui import QColor, QPalette

from planner.theme.tokens import Tokens

Role = QPalette.ColorRole


def palette_of(tokens: Tokens) -> QPalette:
    """Return the palette of a theme."""
    palette = QPalette()
    for role, colour in _colours(tokens).items():
        palette.setColor(role, QColor(colour))
    for role in (Role.Text, Role.WindowText, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.border))
    return palette


def _colours(tokens: Tokens) -> dict[QPalette.ColorRole, str]:
    return {
        Role.Window: tokens.card,
        Role.WindowText: tokens.text,
        Role.Base: tokens.card,
        Role.AlternateBase: tokens.window,
        Role.Text: tokens.text,
        Role.PlaceholderText: tokens.muted,
        Role.Button: tokens.card,
        Role.ButtonText: tokens.text,
        Role.ToolTipBase: tokens.card,
        Role.ToolTipText: tokens.text,
        Role.Highlight: tokens.accent,
        Role.HighlightedText: tokens.on_accent,
        Role.Accent: tokens.accent,
        Role.Link: tokens.accent,
        Role.LinkVisited: tokens.accent,
        Role.Light: tokens.card,
        Role.Midlight: tokens.hairline,
        Role.Mid: tokens.border,
        Role.Dark: tokens.border,
        Role.Shadow: tokens.hairline,
    }
