"""The report as Markdown, read back by a reader of tables of our own and as what a browser would be given by it."""

import re
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtGui import QFont, QTextDocument, QTextTable

import resources
from models.plan.entities import Plan
from models.plan.kinds import holds_vms
from models.plan.measured_load import Measured
from planner.presenters.report import report_of
from planner.presenters.samples import read_sample
from planner.reports.exporting import write_export
from planner.reports.markdown import written
from tests.gui.shell.test_workbook import LIBRARY, SAMPLE, source_of

EVIL = "<script>a</script> | *x* [y](javascript:z) `c` #"


def document_of(plan: Plan, folder: Path) -> QTextDocument:
    """What Qt's own reader of Markdown makes of the file."""
    path = folder / "plan.md"
    write_export(source_of(plan), path)
    return read(path.read_text(encoding="utf-8"))


def read(text: str) -> QTextDocument:
    document = QTextDocument()
    # Headings are sized from points, which the font of the program's style sheet does not have.
    document.setDefaultFont(QFont("Inter", 10))
    document.setMarkdown(text)
    return document


def tables_of(document: QTextDocument) -> list[list[list[str]]]:
    frames = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    return [
        [[_text(table.cellAt(row, column)) for column in range(table.columns())] for row in range(table.rows())]
        for table in frames
    ]


def words(text: str) -> str:
    return " ".join(text.split())


def _text(cell) -> str:
    cursor = cell.firstCursorPosition()
    cursor.setPosition(cell.lastCursorPosition().position(), cursor.MoveMode.KeepAnchor)
    return cursor.selectedText()


def test_its_tables_hold_machines_comparison_populations_and_findings(tmp_path):
    report = report_of(source_of(SAMPLE))
    tables = tables_of(document_of(SAMPLE, tmp_path))
    comparison, populations, *others = tables
    # Those of failures stand between.
    others = others[sum(bool(outlook.rows) for outlook in report.outlooks) :]
    assert [row[0] for row in comparison[1:]] == [row.label for row in report.comparison.rows]
    assert [row[1:] for row in comparison[1:]] == [
        [words(cell.text) for cell in row.cells] for row in report.comparison.rows
    ]
    assert [row[0] for row in populations[1:]] == [population.name for population in SAMPLE.populations]
    for machines, table in zip(report.machines, others, strict=False):
        assert table == [[*map(words, row)] for row in (machines.head, *machines.rows)]
    findings = others[len(report.machines) : len(report.machines) + len(report.findings)]
    for design, table in zip(report.findings, findings, strict=True):
        assert [row[0] for row in table[1:]] == [row.severity for row in design.rows]


def test_it_says_what_the_hosts_run(tmp_path):
    """No table of a report named a hypervisor, on which much of its numbers rests."""
    plan = read_sample(resources.folder(), "two-site-dag")
    titles = {key: profile.title for key, profile in LIBRARY.hypervisors.items()}
    assert [machines.below for machines in report_of(source_of(plan)).machines] == [
        "",
        f"Hypervisor: {titles[next(row.hypervisor for row in plan.designs[1].machines if holds_vms(row))]}.",
    ]
    hosts = [row for row in plan.designs[1].machines if holds_vms(row)]
    mixed = [evolve(row, hypervisor="kvm") if row is hosts[0] else row for row in plan.designs[1].machines]
    plan = evolve(plan, designs=(evolve(plan.designs[1], machines=mixed),))
    (machines,) = report_of(source_of(plan)).machines
    assert machines.below.startswith("Hypervisors: ")
    assert f"{titles['kvm']} (1 host)" in machines.below and f"({len(hosts) - 1} hosts)" in machines.below
    assert "Hypervisors: " in document_of(plan, tmp_path).toPlainText()


def test_growth_failures_and_groups_are_in_it(tmp_path):
    plan = read_sample(resources.folder(), "two-site-dag")
    report, document = report_of(source_of(plan)), document_of(plan, tmp_path)
    shown, tables = words(document.toPlainText()), tables_of(document)
    for outlook in report.outlooks:
        assert all(words(line) in shown for line in (*outlook.growth, outlook.failures))
        assert [[words(cell) for cell in row] for row in outlook.rows] in [table[1:] for table in tables]
    for dag in report.dags:
        assert words(dag.sentence) in shown
        assert [list(row) for row in dag.facts] in [table[1:] for table in tables]


def test_words_of_a_stranger_stay_words(tmp_path):
    plan = evolve(SAMPLE, title=EVIL, populations=[evolve(SAMPLE.populations[0], name=EVIL), *SAMPLE.populations[1:]])
    document = document_of(plan, tmp_path)
    assert EVIL in document.toPlainText()
    assert EVIL in [row[0] for row in tables_of(document)[1]]
    assert not re.search(r"<a [^>]*href", document.toHtml())


@pytest.mark.parametrize("text", ["- x", "+ x", "1. x", "2) x", "# x", "> x", "==", ": x", "a\n\n# b", "1.5 GB"])
def test_no_text_begins_anything_but_a_paragraph(text):
    document = read(written(text))
    assert document.toPlainText() == " ".join(text.split())
    assert document.firstBlock().blockFormat().headingLevel() == 0
    assert document.firstBlock().textList() is None


def test_measured_machines_have_a_table_in_every_form(qapp, tmp_path):
    design = SAMPLE.designs[0]
    measured = evolve(design.machines[0], measured=Measured(cpu=0.93, source="busy week.csv, mean"))
    plan = SAMPLE.with_design(evolve(design, machines=[measured, *design.machines[1:]]))
    (table,) = [
        table for table in tables_of(document_of(plan, tmp_path)) if table[0][0] == "Machine" and "Verdict" in table[0]
    ]
    assert table[1][0] == measured.name
    assert table[1][3] == "93 %"
    page = tmp_path / "plan.html"
    write_export(source_of(plan), page)
    assert "busy week.csv, mean" in page.read_text("utf-8")
    plain = tmp_path / "plain.html"
    write_export(source_of(SAMPLE), plain)
    assert '<h2 id="measured">Measured</h2>' in page.read_text("utf-8")
    assert '<h2 id="measured">Measured</h2>' not in plain.read_text("utf-8")
    paper = tmp_path / "plan.pdf"
    write_export(source_of(plan), paper)
    assert paper.read_bytes().startswith(b"%PDF")
