"""The report on paper for those who search, copy or hear it: its words, its author and its bookmarks, read back."""

import shutil
import subprocess
from pathlib import Path

import pikepdf
import pytest
from attrs import evolve

from planner.presenters.report import report_of
from planner.reports.exporting import write_export
from tests.gui.shell.test_workbook import SAMPLE, source_of

PLAN = evolve(SAMPLE, author="Ada Lovelace")


@pytest.fixture(scope="module")
def paper(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:
    target = tmp_path_factory.mktemp("paper") / "report.pdf"
    write_export(source_of(PLAN), target)
    return target


def test_it_names_title_author_and_language(paper: Path) -> None:
    with pikepdf.open(paper) as document:
        assert str(document.docinfo["/Title"]) == PLAN.title
        assert str(document.docinfo["/Author"]) == "Ada Lovelace"
        assert str(document.Root.Lang) == "en"


def test_its_parts_are_bookmarks(paper: Path) -> None:
    with pikepdf.open(paper) as document, document.open_outline() as outline:
        (plan,) = outline.root
        titles = [part.title for part in plan.children]
    headings = report_of(source_of(PLAN)).headings
    assert plan.title == PLAN.title
    assert {headings[part] for part in ("advice", "comparison", "machines", "findings")} <= set(titles)


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="there is no pdftotext here")
def test_another_program_reads_every_number_of_the_comparison(paper: Path) -> None:
    done = subprocess.run(["pdftotext", paper, "-"], capture_output=True, check=True, encoding="utf-8")
    words = set(done.stdout.split())
    for row in report_of(source_of(PLAN)).comparison.rows:
        for cell in row.cells:
            assert set(cell.value.split()) <= words, row.label
