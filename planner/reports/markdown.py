"""A report as Markdown: headings, sentences and tables for wikis and tickets, without pictures.

A plan's words are a stranger's words: what Markdown or HTML would take for a sign is written with a backslash.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from planner.presenters.report import Report

SIGNS = re.compile(r"([\\`*_{}\[\]<>#!|~&$])")
# At the beginning of a line these make a list, a quotation, a heading or a rule; "1." is a list, too.
BEGINS = re.compile(r"^(\s*)([-+=:]|\d+(?=[.)](?:\s|$)))")
LEFT, RIGHT = ":--", "--:"


def markdown_bytes(report: Report) -> bytes:
    """Return a report as the bytes of a Markdown file in UTF-8."""
    return ("\n\n".join(filter(None, _blocks(report))) + "\n").encode()


def written(text: str) -> str:
    r"""Return a text that Markdown shows as it is, on one line.

    Examples
    --------
    >>> print(written("a|b <c>"), written("- x"), written("1. y"))
    a\|b \<c\> \- x 1\. y
    """
    signs = SIGNS.sub(r"\\\1", " ".join(text.split()))
    found = BEGINS.match(signs)
    if found is None:
        return signs
    return f"\\{signs}" if not found.group(2).isdecimal() else f"{found.group(2)}\\{signs[found.end() :]}"


def _blocks(report: Report) -> Iterator[str]:
    heading = report.headings
    yield f"# {written(report.title)}"
    yield written(report.summary)
    yield f"**{written(report.sentence)}**"
    yield from map(written, report.rests_on)
    if report.advice:
        yield f"## {heading['advice']}"
        yield "\n".join(f"1. {written(_sentences(each.text, each.remedy))}" for each in report.advice)
    if report.comparison is not None:
        view = report.comparison
        rows = ((row.label, *(cell.text for cell in row.cells)) for row in view.rows)
        yield f"## {heading['comparison']}"
        yield _table((view.corner, *view.headers), rows, range(1, len(view.headers) + 1))
    yield from _populations(report)
    yield from _outlooks(report)
    yield from _dags(report)
    yield from _machines(report)
    yield from _measured(report)
    yield from _findings(report)
    if report.assumptions:
        yield f"## {heading['assumptions']}"
        yield _table((heading["setting"], heading["value"]), report.assumptions, (1,))
    if report.documents:
        yield f"## {heading['documents']}"
        rows = ((each.title, each.about, each.figures) for each in report.documents)
        yield _table((heading["document"], heading["origin"], heading["figures"]), rows, (2,))
    yield written(report.made)


def _machines(report: Report) -> Iterator[str]:
    if report.machines:
        yield f"## {report.headings['machines']}"
    for machines in report.machines:
        yield f"### {written(machines.name)}"
        yield _table(machines.head, machines.rows, machines.right)
        if machines.below:
            yield written(machines.below)


def _populations(report: Report) -> Iterator[str]:
    if report.populations is not None:
        yield f"## {report.headings['populations']}"
        yield _table(report.populations.head, report.populations.rows, report.populations.right)


def _outlooks(report: Report) -> Iterator[str]:
    if report.outlooks:
        yield f"## {report.headings['outlook']}"
    for outlook in report.outlooks:
        yield f"### {written(outlook.name)}"
        yield "\n".join(f"- {written(line)}" for line in (*outlook.growth, outlook.failures))
        if outlook.rows:
            yield _table(outlook.head, outlook.rows, outlook.right)


def _dags(report: Report) -> Iterator[str]:
    heading = report.headings
    if report.dags:
        yield f"## {heading['dags']}"
    for dag in report.dags:
        yield f"### {written(dag.name)}"
        yield written(dag.sentence)
        yield _table(dag.head, dag.rows, dag.right)
        yield _table((heading["storage"], heading["value"]), dag.facts, (1,))


def _measured(report: Report) -> Iterator[str]:
    heading = report.headings
    if report.measured:
        yield f"## {heading['measured']}"
    head = [heading[name] for name in ("machine", "resource", "predicted", "measured", "verdict", "origin")]
    for design in report.measured:
        yield f"### {written(design.name)}"
        rows = (
            (row.machine, row.resource, row.predicted, row.measured, row.verdict, row.source) for row in design.rows
        )
        yield _table(head, rows, (2, 3))


def _findings(report: Report) -> Iterator[str]:
    heading = report.headings
    if report.findings:
        yield f"## {heading['findings']}"
    for design in report.findings:
        yield f"### {written(design.name)}"
        rows = [
            (heading["ignored"] if row.ignored else row.severity, _sentences(row.text, row.remedy))
            for row in design.rows
        ]
        yield _table((heading["severity"], heading["finding"]), rows) if rows else heading["none_here"]
        yield written(design.rest)


def _sentences(*parts: str) -> str:
    return ". ".join(part.rstrip(".") for part in parts if part) + "."


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], right: Sequence[int] = ()) -> str:
    sides = [RIGHT if place in right else LEFT for place in range(len(head))]
    lines = (map(written, head), sides, *(map(written, row) for row in rows))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
