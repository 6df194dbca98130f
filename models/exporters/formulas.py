"""Cells that a spreadsheet program would take for a formula, and the sign that keeps it from doing so."""

import unicodedata

# In both widths: programs of East Asian systems take the wide ones, too.
SIGNS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")  # noqa: RUF001 - the wide ones are meant
BREAKS = ("\t", "\r", "\n")
GUARD = "'"


def is_formula(text: str) -> bool:
    """Return whether a spreadsheet may read a text as a formula or several cells; invisible characters are ignored.

    Examples
    --------
    >>> [is_formula(text) for text in ("=1+1", "  =1", "name", "-3", " name")]
    [True, True, False, True, False]
    """
    seen = text.lstrip(_unseen(text))
    return text.startswith(BREAKS) or seen.startswith(SIGNS)


def guarded(text: str) -> str:
    """Return a text that no spreadsheet program takes for a formula."""
    return f"{GUARD}{text}" if is_formula(text) else text


def unguarded(text: str) -> str:
    """Return a text without the sign that keeps a spreadsheet from taking it for a formula."""
    return text[1:] if text.startswith(GUARD) and is_formula(text[1:]) else text


def _unseen(text: str) -> str:
    """Return the characters of a text that have no width or are blank."""
    return "".join({letter for letter in text if letter.isspace() or unicodedata.category(letter) == "Cf"})
