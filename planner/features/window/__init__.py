"""How the window looks: panels, theme, language, size of letters."""
