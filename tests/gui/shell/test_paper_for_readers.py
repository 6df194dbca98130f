"""The report on paper for those who search, copy or hear it: its words, its author and its bookmarks, read back."""

import io
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest
from attrs import asdict, evolve
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPageSize

import resources
from models.importers.population_change import change_of, suggested
from models.importers.population_files import populations_of
from models.importers.population_joining import joined
from models.plan.entities import Plan
from models.plan.kinds import is_physical
from models.plan.measured_load import Measured
from models.words import Language, set_language
from planner.canvas.picture import PlanPicture
from planner.presenters.languages import language_from, texts_of
from planner.presenters.report import Report, report_of
from planner.presenters.samples import read_catalogue, read_sample, sample_names
from planner.reports.exporting import write_export
from planner.reports.paper import paper_of_size, pdf_of, placed
from planner.reports.writing import drawn_report
from planner.theme.tokens import LIGHT
from tests.faults import population_files as made
from tests.gui.shell.test_workbook import SAMPLE, source_of

PLAN = evolve(SAMPLE, author="Ada Lovelace")
# Of a page on its left and right [points], as in report.typ.
MARGIN = 41


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


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="there is no pdftotext here")
def test_long_names_stay_in_their_columns_and_are_copied_as_they_are(tmp_path: Path, qapp: object) -> None:
    long = "W" * 120
    design = SAMPLE.designs[0]
    named = [evolve(machine, name=f"{long}{number}") for number, machine in enumerate(design.machines)]
    target = tmp_path / "long.pdf"
    write_export(source_of(evolve(SAMPLE, designs=(evolve(design, machines=named),))), target)
    done = subprocess.run(["pdftotext", "-bbox", target, "-"], capture_output=True, check=True, encoding="utf-8")
    # Pages that lie are wider than the others.
    for width, page in re.findall(r'<page width="([0-9.]+)"(.*?)</page>', done.stdout, re.DOTALL):
        ends = [float(end) for end in re.findall(r'xMax="([0-9.]+)"', page)]
        assert ends
        assert max(ends) <= float(width) - MARGIN
    assert "\u200b" not in done.stdout


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
    # In a narrow column pdftotext drops the space of "7 %", though its boxes show two words.
    apart = re.sub(r"(?<=\d)%", " %", done.stdout)
    words, letters = set(apart.split()), "".join(done.stdout.split())
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


def measured_plan() -> Plan:
    """Return the sample with load measured on two machines of its first design."""
    design = PLAN.designs[0]
    measured = (
        Measured(cpu=0.43, memory=0.615, source="busy week.csv, 09:00 to 13:00, 95th percentile"),
        Measured(cpu=0.0825, source="Kabelweg-log.csv, mean"),
    )
    machines = [evolve(machine, measured=each) for machine, each in zip(design.machines[:2], measured, strict=True)]
    return evolve(PLAN, designs=(evolve(design, machines=(*machines, *design.machines[2:])), *PLAN.designs[1:]))


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="there is no pdftotext here")
@pytest.mark.usefixtures("qapp")
def test_another_program_reads_what_was_measured_with_its_verdict_and_source(language: str, tmp_path: Path) -> None:
    source, target = source_of(measured_plan()), tmp_path / "report.pdf"
    write_export(source, target)
    done = subprocess.run(["pdftotext", "-layout", target, "-"], capture_output=True, check=True, encoding="utf-8")
    report = report_of(source)
    (table,) = report.measured
    assert len(table.rows) == 3
    _, heading, section = done.stdout.rpartition(report.headings["measured"] + "\n")
    assert heading
    # Cells may go on in the next line.
    words = set(section.split())
    for row in table.rows:
        for cell in (row.machine, row.resource, row.predicted, row.measured, row.verdict, row.source):
            assert set(cell.split()) <= words, cell
    assert {"43", "8"} <= words, language
    with pikepdf.open(target) as document, document.open_outline() as outline:
        assert report.headings["measured"] in [part.title for part in outline.root[0].children]


def told_in(path: Path) -> str:
    """Return all that a reader or a search finds in a PDF: its text and its properties."""
    done = subprocess.run(["pdftotext", path, "-"], capture_output=True, check=True, encoding="utf-8")
    with pikepdf.open(path) as document:
        metadata = document.Root.Metadata.read_bytes().decode() if "/Metadata" in document.Root else ""
        with document.open_outline() as outline:
            titles = [title for part in outline.root for title in (part.title, *(each.title for each in part.children))]
        return "\n".join([done.stdout, metadata, *titles, *map(str, document.docinfo.values())]).casefold()


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="there is no pdftotext here")
@pytest.mark.usefixtures("qapp")
def test_nothing_of_a_person_in_imported_files_is_in_the_report(tmp_path: Path) -> None:
    texts = (made.activity(), made.usage(), made.apps(), made.statistics(), made.mailboxes(), made.log(days=1))
    found = [populations_of(io.BytesIO(text.encode())) for text in texts]
    choices = suggested(PLAN, joined(found).drafts, "Post room")
    plan = change_of(PLAN, choices, read_catalogue(resources.folder())).apply(PLAN)
    # The Microsoft 365 reports list the same people, so they add no population.
    assert {"EX01", "EX02"} <= {population.name for population in plan.populations}
    target = tmp_path / "report.pdf"
    write_export(source_of(plan), target)
    text = told_in(target)
    assert "ex01" in text
    assert [canary for canary in made.CANARIES if canary.casefold() in text] == []
    # That this would find one: a name that stands in the plan is in the report.
    named = evolve(plan, populations=(evolve(plan.populations[0], name=made.CANARIES[0]), *plan.populations[1:]))
    write_export(source_of(named), target)
    assert made.CANARIES[0].casefold() in told_in(target)


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


def with_adapters(network_mbit_s: float | None) -> Plan:
    """Return the sample with such adapters and slow disks, and with names that leave numbers little room."""
    given = {"network_mbit_s": network_mbit_s, "disk_iops": 40.0}
    designs = []
    for design in PLAN.designs:
        named = [evolve(machine, name=f"{machine.name}-LONG-DATACENTRE-NAME-01") for machine in design.machines]
        machines = [evolve(machine, **given) if is_physical(machine) else machine for machine in named]
        designs.append(evolve(design, machines=machines))
    sites = [evolve(site, name=f"{site.name} datacentre, second building") for site in PLAN.sites]
    return evolve(PLAN, sites=sites, designs=designs)


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="there is no pdftotext here")
@pytest.mark.usefixtures("qapp")
def test_no_percentage_is_broken_and_known_networks_have_a_column(tmp_path: Path) -> None:
    source, target = source_of(with_adapters(20.0)), tmp_path / "report.pdf"
    write_export(source, target)
    done = subprocess.run(["pdftotext", target, "-"], capture_output=True, check=True, encoding="utf-8")
    assert [line for line in done.stdout.splitlines() if line.startswith("%")] == []
    for table in report_of(source).machines:
        column = table.head.index("Network")
        assert any(re.fullmatch(r"\d+ %.*", row[column]) for row in table.rows), table.name
    assert "Network" not in report_of(source_of(with_adapters(None))).machines[0].head


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("sample", ["three-sites", "two-site-dag", "small-business"])
def test_no_letter_of_a_drawing_is_smaller_than_six_points(sample: str) -> None:
    """On A4 those of three sites were 4.9 points high."""
    source = source_of(read_sample(resources.folder(), sample))
    report, drawings = drawn_report(source)
    data = pdf_of(report, drawings, paper_of_size(QPageSize(QPageSize.PageSizeId.A4)))
    with pikepdf.open(io.BytesIO(data)) as document:
        boxes = [[float(end) for end in page.mediabox][2:] for page in document.pages]
    places = [(wide - 84.0, high - 200.0 if wide > high else 600.0) for wide, high in boxes]
    for design in source.plan.designs:
        size = PlanPicture(source.plan, design.id, source.evaluations[design.id], LIGHT).size
        letters = [9.0 * min(wide / size.width(), high / size.height(), 0.75) for wide, high in places]
        assert max(letters) >= 5.99, (design.id, max(letters))
    # A3 for A4, where it is needed.
    assert max(boxes) == pytest.approx([595.0 if sample == "small-business" else 1190.0, 842.0], abs=1.0)


@pytest.mark.parametrize("page", [(400, 566), (566, 400), (800, 566), (1200, 566)])
def test_pages_of_every_size_are_printed_on_one_sheet_and_never_stretched(page: tuple[int, int]) -> None:
    """Landscape pages were squeezed onto portrait paper."""
    picture, place = placed(QImage(*page, QImage.Format.Format_RGB32), QRect(-10, -10, 1000, 1414))
    assert sorted((picture.width(), picture.height())) == sorted(page)
    assert picture.height() > picture.width()
    assert place.width() / picture.width() == pytest.approx(place.height() / picture.height(), rel=0.01)
    assert QRect(-10, -10, 1000, 1414).contains(place)
