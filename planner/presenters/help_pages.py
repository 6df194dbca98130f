"""The pages of the help: their names in order, and those that are made from the errata and the rules."""

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from itertools import groupby

from models.calibration.errata import Erratum
from models.capacity.rules.catalogue import TOPICS
from models.sources import Source
from models.words import ENGLISH, any_of, marked, say, shown, spoken
from planner.presenters.findings import WORDS

ERRATA, FINDINGS = "errata", "findings"
# In the order of the contents; the file of a page is its name and ".md".
PAGES = (
    ("getting-started", marked("Getting started")),
    ("model", marked("Where the numbers come from")),
    (FINDINGS, marked("Findings")),
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
    more = {ERRATA: lambda: _errata_lines(errata), FINDINGS: _rule_lines}.get(name, lambda: iter(()))
    return "\n".join((text, *more()))


def _errata_lines(errata: Iterable[Erratum]) -> Iterator[str]:
    for document, rows in groupby(errata, key=lambda entry: entry.document):
        yield f"## {_plain(_heading(document))}\n"
        for row in rows:
            yield f"### {row.key}: {_plain(row.place)}\n"
            yield f"{_plain(shown(row.finding))}\n"
            if row.evidence:
                yield f"{_plain(shown(row.evidence))}\n"
            yield f"**{say('Interpreted as:')}** {_plain(shown(row.reading))}\n"


def _rule_lines() -> Iterator[str]:
    for topic, kinds in TOPICS:
        yield f"## {_plain(shown(topic))}\n"
        yield f"| {say('Rule')} | {say('Severity')} | {say('When')} |\n|---|---|---|"
        for kind in kinds:
            severities = any_of([shown(WORDS[severity]) for severity in kind.severities])
            yield f"| `{kind.rule}` | {_plain(severities)} | {_plain(shown(kind.meaning))} |"
        yield ""


def _heading(document: Source) -> str:
    return f"{document.title} ({document.date})"


def _plain(text: str) -> str:
    """Return words that Markdown leaves as they are."""
    return "".join(f"\\{letter}" if letter in MARKS else letter for letter in text)
