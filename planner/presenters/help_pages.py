"""The pages of the help: their names in order, and those that are made from the errata and the rules."""

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from itertools import groupby

from models.calibration.errata import Erratum
from models.capacity.rules.catalogue import TOPICS
from models.sources import Source
from models.words import ENGLISH, any_of, current_language, tr_format, tr_noop, translate
from planner.presenters.findings import WORDS

ERRATA, FINDINGS = "errata", "findings"
# In the order of the contents; the file of a page is its name and ".md".
PAGES = (
    ("getting-started", tr_noop("Getting started")),
    ("model", tr_noop("Where the numbers come from")),
    (FINDINGS, tr_noop("Findings")),
    (ERRATA, tr_noop("Errors in the documents")),
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
    if current_language().code != ENGLISH:
        pages = pages / current_language().code
    text = (pages / f"{name}.md").read_text(encoding="utf-8")
    more = {ERRATA: lambda: _errata_lines(errata), FINDINGS: _rule_lines}.get(name, lambda: iter(()))
    return "\n".join((text, *more()))


def _errata_lines(errata: Iterable[Erratum]) -> Iterator[str]:
    for document, rows in groupby(errata, key=lambda entry: entry.document):
        yield f"## {_plain(_heading(document))}\n"
        for row in rows:
            yield f"### {row.key}: {_plain(row.place)}\n"
            yield f"{_plain(translate(row.finding))}\n"
            if row.evidence:
                yield f"{_plain(translate(row.evidence))}\n"
            yield f"**{tr_format('Interpreted as:')}** {_plain(translate(row.reading))}\n"


def _rule_lines() -> Iterator[str]:
    for topic, kinds in TOPICS:
        yield f"## {_plain(translate(topic))}\n"
        yield f"| {tr_format('Rule')} | {tr_format('Severity')} | {tr_format('When')} |\n|---|---|---|"
        for kind in kinds:
            severities = any_of([translate(WORDS[severity]) for severity in kind.severities])
            yield f"| `{kind.rule}` | {_plain(severities)} | {_plain(translate(kind.meaning))} |"
        yield ""


def _heading(document: Source) -> str:
    return f"{document.title} ({document.date})"


def _plain(text: str) -> str:
    """Return words that Markdown leaves as they are."""
    return "".join(f"\\{letter}" if letter in MARKS else letter for letter in text)
