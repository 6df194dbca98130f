"""The pages of the help: their names in order, and those that are made from the errata and the rules."""

from collections.abc import Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from itertools import groupby

from models.calibration.errata import Erratum
from models.capacity.rules.catalogue import TOPICS
from models.sources import Source
from models.words import ENGLISH, any_of, current_language, tr_format, tr_noop, translate
from planner.presenters.findings import WORDS
from planner.presenters.help_search import is_named

ERRATA, FINDINGS, GLOSSARY, START = "errata", "findings", "glossary", "getting-started"
# In the order of the contents; the file of a page is its name and ".md".
PAGES = (
    (START, tr_noop("Getting started")),
    ("first-plan", tr_noop("Your first plan")),
    ("consolidate", tr_noop("Consolidate")),
    ("dags", tr_noop("Database availability groups")),
    ("move-to-se", tr_noop("Move to Exchange SE")),
    ("compare", tr_noop("Compare designs")),
    ("hardware", tr_noop("Hardware and costs")),
    ("what-if", tr_noop("Try a what-if")),
    ("trends", tr_noop("Sweep, growth, failures and risk")),
    ("import", tr_noop("Import an inventory")),
    ("tables", tr_noop("Import a table of machines")),
    ("populations", tr_noop("Import populations")),
    ("measured", tr_noop("Measured and predicted load")),
    ("explain-a-number", tr_noop("Explain a number")),
    (FINDINGS, tr_noop("Findings")),
    ("email-and-report", tr_noop("E-mail and reports")),
    ("recover", tr_noop("Recover plans and earlier versions")),
    ("keyboard", tr_noop("Keyboard and accessibility")),
    ("laptop", tr_noop("On the customer's laptop")),
    ("command-line", tr_noop("Command line")),
    ("model", tr_noop("Where the numbers come from")),
    (ERRATA, tr_noop("Errors in the documents")),
    (GLOSSARY, tr_noop("Glossary")),
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
    "dock_measured": "measured",
    "MatchNamesDialog": "measured",
    "design_tabs": "compare",
    "ConsolidateDialog": "consolidate",
    "PopulationsDialog": "populations",
    "LibraryDialog": "hardware",
    "MachineDialog": "hardware",
    "CostsDialog": "hardware",
    "PropertiesDialog": "hardware",
    "CommandFinder": "keyboard",
    "ShortcutsDialog": "keyboard",
    "EarlierVersionsDialog": "recover",
    "RecoveryDialog": "recover",
    "IgnoreForm": FINDINGS,
    "MailDialog": "email-and-report",
    "PrintPreview": "email-and-report",
    "OverrideForm": "explain-a-number",
    "TrailPopover": "explain-a-number",
    "CostPopover": "hardware",
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
    if current_language().code != ENGLISH:
        pages = pages / current_language().code
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
