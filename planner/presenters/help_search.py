"""Searching the help: lines that hold all words, and headings by their names."""

import re
from collections.abc import Mapping, Sequence

from attrs import frozen

# So many hits of a page are shown, and so many letters before a match.
MOST, BEFORE, LONGEST = 8, 40, 160


@frozen
class Hit:
    """One line of a page that holds what was searched for.

    Parameters
    ----------
    page : str
        The page's name.
    line : int
        The number of the paragraph on the page.
    text : str
        The paragraph around the match, shortened.
    """

    page: str
    line: int
    text: str


def search(pages: Mapping[str, Sequence[str]], words: str) -> tuple[Hit, ...]:
    """Return the paragraphs that hold all words; pages whose title holds them come first.

    Parameters
    ----------
    pages : mapping
        The paragraphs of each page by its name, the title first.
    words : str
        What was typed; upper and lower case are the same.
    """
    wanted = words.casefold().split()
    if not wanted:
        return ()
    titled = [name for name, lines in pages.items() if _holds(lines[0], wanted)]
    order = (*titled, *(name for name in pages if name not in titled))
    return tuple(hit for name in order for hit in _hits(name, pages[name], wanted))


def is_named(heading: str, name: str) -> bool:
    """Return whether a heading is, or names among others, what a link asks for: "CAS, Client Access" is named "cas"."""
    return slug(name) in {slug(heading), *map(slug, heading.split(", "))}


def slug(text: str) -> str:
    """Return a text as it stands in a link: lower case, a hyphen between words."""
    return "-".join(re.findall(r"\w+", text.casefold()))


def _hits(page: str, lines: Sequence[str], wanted: Sequence[str]) -> list[Hit]:
    found = [Hit(page, line, _around(text, wanted)) for line, text in enumerate(lines) if _holds(text, wanted)]
    return found[:MOST]


def _holds(text: str, wanted: Sequence[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in wanted)


def _around(text: str, wanted: Sequence[str]) -> str:
    """Return the part of a text that shows the first match."""
    text = " ".join(text.split())
    start = max(min(text.casefold().find(word) for word in wanted) - BEFORE, 0)
    if start:
        start = text.find(" ", start) + 1
    end = start + LONGEST
    return ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")
