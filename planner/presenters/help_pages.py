"""The pages of the help: their names in order, and those that are made from the errata and the rules."""

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from itertools import groupby

from models.calibration.errata import Erratum
from models.capacity.rules.catalogue import TOPICS
from models.sources import Source
from models.words import ENGLISH, any_of, marked, say, shown, spoken
from planner.presenters.findings import WORDS
from planner.presenters.help_search import is_named

ERRATA, FINDINGS, GLOSSARY, START = "errata", "findings", "glossary", "getting-started"
# In the order of the contents; the file of a page is its name and ".md".
PAGES = (
    (START, marked("Getting started")),
    ("first-plan", marked("Your first plan")),
    ("consolidate", marked("Consolidate")),
    ("compare", marked("Compare designs")),
    ("what-if", marked("Try a what-if")),
    ("trends", marked("Sweep, growth, failures and risk")),
    ("import", marked("Import an inventory")),
    ("explain-a-number", marked("Explain a number")),
    (FINDINGS, marked("Findings")),
    ("email-and-report", marked("E-mail and reports")),
    ("recover", marked("Recover plans and earlier versions")),
    ("keyboard", marked("Keyboard and accessibility")),
    ("command-line", marked("Command line")),
    ("model", marked("Where the numbers come from")),
    (ERRATA, marked("Errors in the documents")),
    (GLOSSARY, marked("Glossary")),
)
# The page that F1 opens where the focus is, by the object name or the class of a widget around it.
PLACES = {
    "canvas": "first-plan",
    "dock_palette": "first-plan",
    "dock_tree": "first-plan",
    "dock_inspector": "first-plan",
    "dock_machines": "explain-a-number",
    "dock_findings": FINDINGS,
    "dock_history": "recover",
    "dock_compare": "compare",
    "dock_what_if": "what-if",
    "dock_sweep": "trends",
    "dock_growth": "trends",
    "dock_failures": "trends",
    "dock_risk": "trends",
    "design_tabs": "compare",
    "ConsolidateDialog": "consolidate",
    "CommandFinder": "keyboard",
    "ShortcutsDialog": "keyboard",
    "EarlierVersionsDialog": "recover",
    "RecoveryDialog": "recover",
    "IgnoreForm": FINDINGS,
    "MailDialog": "email-and-report",
    "PrintPreview": "email-and-report",
    "OverrideForm": "explain-a-number",
    "TrailPopover": "explain-a-number",
    "PublishedCases": "model",
}
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


def page_of(names: Iterable[str]) -> str:
    """Return the page for a place; `names` are those of the widgets around it, the innermost first."""
    return next((PLACES[name] for name in names if name in PLACES), START)


def heading_of(text: str, terms: Sequence[str]) -> str:
    """Return the first heading of a page that is, or names among others, one of the terms; empty without one."""
    headings = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    return next((heading for term in terms if term for heading in headings if is_named(heading, term)), "")


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
