"""The report on paper for those who search, copy or hear it: its words, its author and its bookmarks, read back."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest
from attrs import asdict, evolve

import resources
from models.words import Language, set_language
from planner.presenters.languages import language_from, texts_of
from planner.presenters.report import Report, report_of
from planner.presenters.samples import read_sample, sample_names
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


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak as a user of another country has it."""
    code = request.param
    marks = (".", ",") if code == "en" else (",", ".")
    set_language(language_from(texts_of(code, resources.folder()), code, *marks))
    yield code
    set_language(Language())


def strings_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from strings_in(part)


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="there is no pdftotext here")
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("sample", sample_names(resources.folder()))
def test_another_program_reads_every_number_of_every_sample(language: str, sample: str, tmp_path: Path) -> None:
    target = tmp_path / "report.pdf"
    source = source_of(read_sample(resources.folder(), sample))
    write_export(source, target)
    done = subprocess.run(["pdftotext", target, "-"], capture_output=True, check=True, encoding="utf-8")
    words, letters = set(done.stdout.split()), "".join(done.stdout.split())
    # German says "im März 2028", but not of a month in digits.
    assert language == "en" or not re.search(r"\bim \d{4}-\d{2}", done.stdout)
    report = evolve(report_of(source), charts=(), headings={}, logo="")
    numbers = {word for text in strings_in(asdict(report)) for word in text.split() if re.search(r"\d", word)}
    assert len(numbers) > 50
    # Long ones may go on in the next line.
    missing = {word for word in numbers - words if len(word) < 6 or word not in letters}
    unseen = {word for text in seen_only(report) for word in text.split()}
    assert missing <= unseen
    with pikepdf.open(target) as document:
        assert str(document.Root.Lang) == language


def seen_only(report: Report) -> Iterator[str]:
    """Return what is told in place of pictures, and what tells rows and designs apart."""
    for pictured in report.pictured:
        yield from (pictured.seen, pictured.id)
    if report.comparison is not None:
        yield from (*report.comparison.design_ids, report.comparison.baseline)
        for row in report.comparison.rows:
            yield row.key
            for cell in row.cells:
                yield from (cell.note, cell.remark)
    for design in report.findings:
        for row in design.rows:
            yield row.subject
            for each in row.each:
                yield from (each.text, each.remedy, each.short, each.subject)
