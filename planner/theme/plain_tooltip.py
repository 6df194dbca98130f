"""Tooltips of texts from plans and files, as they are."""

from html import escape


def plain_tooltip(text: str) -> str:
    """Return a tooltip that shows a text as it is, line by line: Qt would read markup in it."""
    return f"<span>{escape(text).replace(chr(10), '<br>')}</span>" if text else ""
