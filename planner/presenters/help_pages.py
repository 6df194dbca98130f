"""The pages of the help: their names in order, and the one that is made from the errata."""

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from itertools import groupby

from models.calibration.errata import Erratum
from models.sources import Source
from models.words import ENGLISH, marked, say, shown, spoken

ERRATA = "errata"
# In the order of the contents; the file of a page is its name and ".md".
PAGES = (
    ("getting-started", marked("Getting started")),
    ("model", marked("Where the numbers come from")),
    (ERRATA, marked("Errors in the documents")),
)
# Marks that would turn plain words into markup.
MARKS = "\\`*_[]<>#|"


def page_text(name: str, folder: Traversable, errata: Iterable[Erratum]) -> str:
    """Return a page as Markdown.

    Parameters
    ----------
    name : str
        One of `PAGES`.
    folder : Traversable
        The folder of the data.
    """
    pages = folder / "help"
    if spoken().code != ENGLISH:
        pages = pages / spoken().code
    text = (pages / f"{name}.md").read_text(encoding="utf-8")
    return text + "\n" + "\n".join(_errata_lines(errata)) if name == ERRATA else text


def _errata_lines(errata: Iterable[Erratum]) -> Iterator[str]:
    for document, rows in groupby(errata, key=lambda one: one.document):
        yield f"## {_plain(_heading(document))}\n"
        for one in rows:
            yield f"### {one.key}: {_plain(one.place)}\n"
            yield f"{_plain(shown(one.finding))}\n"
            if one.evidence:
                yield f"{_plain(shown(one.evidence))}\n"
            yield f"**{say('Read as:')}** {_plain(shown(one.reading))}\n"


def _heading(document: Source) -> str:
    return f"{document.title} ({document.date})"


def _plain(text: str) -> str:
    """Return words that Markdown leaves as they are."""
    return "".join(f"\\{letter}" if letter in MARKS else letter for letter in text)
