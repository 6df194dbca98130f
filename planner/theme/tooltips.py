"""Tooltips of words from plans and files: shown as they are, in lines that fit the screen."""

from html import escape

# Qt breaks only marked-up tooltips into lines.
ONE_LINE = 80
# With one of these, Qt may take words for markup.
MARKS = frozenset("<&")


def plain_tooltip(text: str) -> str:
    """Return a tooltip that shows a text as it stands, never as markup; marked up itself only where it must be."""
    if len(text) <= ONE_LINE and not MARKS & set(text):
        return text
    return f"<p style='white-space:pre-wrap'>{escape(text)}</p>"
