"""Reports: exported as paper and as a web page, and printed; everything a report promises is in it."""

import html
import io
import re
import shutil
import subprocess
import threading
from collections import Counter
from html.parser import HTMLParser
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pikepdf
import pytest
import typst
from attrs import evolve
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QFont, QFontMetricsF, QImage, QPageSize
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from models.errors import PlanFileError
from models.plan.measured_load import Measured
from models.plan.overriding import override_figure
from models.plan.pictures import picture_text
from models.planfile import load_plan
from planner.canvas.picture import png_of
from planner.charts.ticks import ticks_of
from planner.cli import convert
from planner.dialogs import files
from planner.dialogs.export_dialog import ExportDialog
from planner.presenters.report import comparison_page, report_of
from planner.reports.drawings import Drawings, drawings_of
from planner.reports.executor import at_once
from planner.reports.exporting import SUFFIXES, write_export
from planner.reports.paper import paper_of_size, pdf_of
from planner.reports.writing import drawn_report, html_report, pdf_report
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.shell.test_workbook import SAMPLE, source_of
from tests.gui.tasks import all_done
from tests.unit.capacity.building import sample

HOSTILE = "<img src=//canary/x><script>alert(1)</script>\"'&{{ 7*7 }}"


class Page(HTMLParser):
    """The tags, attributes and words of a web page."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.sources: list[str] = []
        self.policy = self.text = ""
        self.feed(data.decode())

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.tags.append(tag)
        found = [given[name] or "" for name in ("src", "href", "srcset", "data") if name in given]
        # Links within the page fetch nothing.
        self.sources += [address for address in found if not address.startswith("#")]
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"]

    def handle_data(self, data):
        self.text += data


def export(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch, *unticked: int) -> list[Path]:
    """Choose the form of a path's ending and untick some designs, by keys as a user does."""
    offered: list[Path] = []
    monkeypatch.setattr(files, "ask_export", lambda _parent, suggested, *_form: offered.append(suggested) or path)
    window.actions_of_plan.by_id["file.report"].trigger()
    dialog = window.findChild(ExportDialog)
    for _ in range(SUFFIXES.index(path.suffix)):
        QTest.keyClick(dialog.forms, Qt.Key.Key_Down)
    for row in unticked:
        dialog.designs.setCurrentRow(row)
        QTest.keyClick(dialog.designs, Qt.Key.Key_Space)
    QTest.mouseClick(dialog.button, Qt.MouseButton.LeftButton)
    all_done(window.parts.plan_store.tasks)
    return offered


def show_printed(window: MainWindow) -> None:
    """Show what would be printed."""
    window.actions_of_plan.by_id["file.print"].trigger()
    all_done(window.parts.plan_store.tasks)


def structure(data: bytes) -> tuple[Counter[str], list[str]]:
    """The tags of a PDF file with how many of each, and its alternative texts."""
    tags, texts = Counter[str](), []

    def walk(node):
        if isinstance(node, pikepdf.Array):
            for part in node:
                walk(part)
        elif isinstance(node, pikepdf.Dictionary):
            if "/S" in node:
                tags[str(node["/S"])] += 1
            if "/Alt" in node:
                texts.append(str(node["/Alt"]))
            if "/K" in node:
                walk(node["/K"])

    with pikepdf.open(io.BytesIO(data)) as document:
        assert document.Root.MarkInfo.Marked
        assert str(document.Root.Lang) in {"en", "de"}
        walk(document.Root.StructTreeRoot.K)
    return tags, texts


def pages_in(data: bytes) -> int:
    with pikepdf.open(io.BytesIO(data)) as document:
        return len(document.pages)


def override(window: MainWindow) -> None:
    figure = look.reports(window).source().library.figures()["exchange-2010/cas.cpu.outlook"]
    window.session.do(override_figure(window.session.plan, figure, 0.5, "measured in May"))


def test_a_web_page_says_all_of_it(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    override(window)
    path = tmp_path / "report.html"
    assert [offered.name for offered in export(window, path, monkeypatch)] == ["Contoso.html"]
    page = Page(path.read_bytes())
    report = report_of(look.reports(window).source())
    words = " ".join(page.text.split()).replace("\u00a0", " ")
    assert report.sentence in words
    for row in report.comparison.rows:
        assert row.label in words
    for design in report.findings:
        assert all(row.text in words and row.remedy in words for row in design.rows)
    assert "measured in May" in words
    assert all(figure.label in words for figure in report.weak)
    assert all(document.title in words for document in report.documents)
    assert page.policy == "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    assert {source[:22] for source in page.sources} == {"data:image/png;base64,"}
    assert window.status.currentMessage() == "Saved report.html."


def test_a_web_page_draws_the_designs_and_says_what_is_seen(window: MainWindow) -> None:
    source = look.reports(window).source()
    data = html_report(source, at_once).decode()
    page, plan = Page(data.encode()), source.plan
    drawn = re.findall(r'<svg role="img" aria-label="([^"]*)".*?</svg>', data, re.DOTALL)
    for design, said in zip(plan.designs, map(html.unescape, drawn), strict=True):
        assert design.name in said
        assert "2,000 mailboxes" in said
    # Its words can be found and copied, and are told once.
    assert all(site.name in page.text for site in plan.sites)
    assert not {"title", "desc"} & set(page.tags[page.tags.index("svg") :])
    assert page.tags.count("caption") == page.tags.count("table")


def test_a_web_page_leads_to_each_of_its_parts(window: MainWindow) -> None:
    data = html_report(look.reports(window).source(), at_once).decode()
    links = re.findall(r'<a href="#(\w+)">([^<]*)</a>', data)
    assert links == re.findall(r'<h2 id="(\w+)">([^<]*)</h2>', data)
    assert {"comparison", "machines", "findings", "documents"} <= {key for key, _ in links}


def test_a_web_page_leads_to_what_was_measured(window: MainWindow) -> None:
    plan = window.session.plan
    design = plan.designs[0]
    first = evolve(design.machines[0], measured=Measured(cpu=0.4, source="week.csv"))
    source = source_of(plan.with_design(evolve(design, machines=(first, *design.machines[1:]))))
    data = html_report(source, at_once).decode()
    assert '<a href="#measured">Measured</a>' in data
    assert '<h2 id="measured">Measured</h2>' in data


def test_only_the_change_is_coloured_in_a_comparison(window: MainWindow) -> None:
    data = html_report(look.reports(window).source(), at_once).decode()
    assert re.search(r'<td class="number">[^<]+(<span class="muted">[^<]*</span> )?<span class="\w+">[+−]', data)
    assert not re.search(r'<td class="[^"]*(better|worse)', data)


def test_rows_of_tables_begin_with_what_they_are_about(window: MainWindow) -> None:
    source = look.reports(window).source()
    data = html_report(source, at_once).decode()
    found = re.findall(r'<th scope="row">(.*?)</th>', data)
    heads = {html.unescape(re.sub(r"<[^>]*>", "", head)) for head in found}
    for machines in report_of(source).machines:
        assert {row[0] for row in machines.rows} <= heads


def test_names_are_not_broken_at_their_hyphens(window: MainWindow) -> None:
    data = html_report(look.reports(window).source(), at_once).decode()
    assert '<th scope="row"><span class="name">EX-CAS-1</span></th>' in data
    assert ".name { display: inline-block; }" in data


def test_a_picture_says_what_is_seen_in_letters_that_browsers_have(window: MainWindow, tmp_path: Path) -> None:
    target = tmp_path / "plan.svg"
    source = look.reports(window).source()
    write_export(source, target)
    root = ElementTree.parse(target).getroot()
    said = root.findtext("{http://www.w3.org/2000/svg}desc")
    assert source.plan.design(source.design_id).name in said and "2,000 mailboxes" in said
    families = {node.get("font-family") for node in root.iter() if node.get("font-family")}
    assert families and all(family.endswith("sans-serif") for family in families)


def test_words_of_a_picture_are_as_wide_where_its_letters_are_missing(window: MainWindow, tmp_path: Path) -> None:
    target = tmp_path / "plan.svg"
    write_export(look.reports(window).source(), target)
    texts = [*ElementTree.parse(target).getroot().iter("{http://www.w3.org/2000/svg}text")]
    assert texts
    for text in texts:
        font = QFont(text.attrib["font-family"].split(",")[0].strip("'"))
        font.setPixelSize(round(float(text.attrib["font-size"])))
        font.setWeight(QFont.Weight(int(text.attrib["font-weight"])))
        painted = QFontMetricsF(font).horizontalAdvance((text.text or "").strip())
        assert float(text.attrib["textLength"]) == pytest.approx(painted, rel=0.08, abs=1.5), text.text
        assert text.attrib["lengthAdjust"] == "spacingAndGlyphs"


def test_words_of_a_plan_stay_words(window: MainWindow, tmp_path: Path) -> None:
    plain = tmp_path / "plain.html"
    write_export(look.reports(window).source(), plain)
    plan = evolve(window.session.plan, title=HOSTILE[:200], notes=HOSTILE)
    plan = evolve(plan, designs=tuple(evolve(design, name=HOSTILE) for design in plan.designs))
    window.session.replace(plan, None)
    target = tmp_path / "hostile.html"
    write_export(look.reports(window).source(), target)
    page, before = Page(target.read_bytes()), Page(plain.read_bytes())
    assert set(page.tags) <= {*before.tags, "p"}
    assert "script" not in page.tags
    assert page.tags.count("img") == before.tags.count("img")
    assert all(source.startswith("data:") for source in page.sources)
    assert "{{ 7*7 }}" in page.text


def test_paper_is_tagged(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "report.pdf"
    export(window, path, monkeypatch)
    report = report_of(look.reports(window).source())
    tags, texts = structure(path.read_bytes())
    assert tags["/H1"] == 1
    assert tags["/H2"] >= 7
    assert tags["/H3"] >= 3 * len(report.pictured)
    assert tags["/Table"] >= 1 + 3 * len(report.pictured)
    assert tags["/TH"] and tags["/TD"] and tags["/THead"]
    assert tags["/Figure"] == len(texts) == len(report.pictured) + len(report.charts)
    assert all(any(design.name in text for text in texts) for design in report.pictured)
    with pikepdf.open(path) as document:
        assert b"<pdfuaid:part>1</pdfuaid:part>" in document.Root.Metadata.read_bytes()


def test_words_of_a_plan_are_no_markup_on_paper(window: MainWindow) -> None:
    strange = '#panic("run") *bold* $x$ \\ @ref <label> // gone'
    plan = evolve(window.session.plan, title=strange, notes=strange, customer=strange, author=strange)
    window.session.replace(evolve(plan, designs=tuple(evolve(design, name=strange) for design in plan.designs)), None)
    data = pdf_report(look.reports(window).source(), at_once)
    with pikepdf.open(io.BytesIO(data)) as document:
        assert str(document.docinfo["/Title"]) == strange


def test_letters_that_no_font_has_leave_a_report_tagged(window: MainWindow) -> None:
    window.session.replace(evolve(window.session.plan, title="Plan \ue123"), None)
    tags, _ = structure(pdf_report(look.reports(window).source(), at_once))
    assert tags["/H1"] == 1


def test_paper_has_the_customers_logo(window: MainWindow) -> None:
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkRed)
    plan = evolve(window.session.plan, customer="Contoso", author="A. Planner", logo=picture_text(png_of(image)))
    window.session.replace(plan, None)
    source = look.reports(window).source()
    assert drawings_of(source, report_of(source), at_once).logo.width == 40
    page = Page(html_report(source, at_once))
    assert "Prepared for" in page.text and "A. Planner" in page.text
    assert page.tags.count("img") == 3
    assert page.tags.count("svg") == len(plan.designs)
    assert pdf_report(source, at_once).startswith(b"%PDF")


@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_the_comparison_is_one_page(window: MainWindow, size: QPageSize.PageSizeId) -> None:
    # On the shorter paper, the line that says when it was made stood alone on a second page.
    data = pdf_of(comparison_page(look.reports(window).source()), Drawings(), paper_of_size(QPageSize(size)))
    assert pages_in(data) == 1


@pytest.mark.skipif(not shutil.which("pdftotext"), reason="needs poppler-utils")
def test_names_of_a_group_stand_whole_beside_its_numbers_on_paper(window: MainWindow, tmp_path: Path) -> None:
    # Where the numbers left them no room, each name was broken into many lines.
    window.session.replace(sample("two-site-dag"), None)
    report, drawings = drawn_report(look.reports(window).source())
    path = tmp_path / "report.pdf"
    path.write_bytes(pdf_of(report, drawings, paper_of_size(QPageSize(QPageSize.PageSizeId.A4))))
    text = subprocess.run(["pdftotext", path, "-"], capture_output=True, check=True, encoding="utf-8").stdout
    assert "HAM-EX-2" in text
    assert not re.search(r"\b(FRA|HAM)(-EX|-SE|-HV)?-\n", text)
    # Nor does the range of a number end on another line than it begins.
    ranges = re.findall(r"\(\d+ to[^)]*\)", text)
    assert ranges and not [words for words in ranges if "\n" in words]


def test_only_chosen_designs_are_in_a_report(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "one.html"
    names = [design.name for design in window.session.plan.designs]
    export(window, path, monkeypatch, *range(1, len(names)))
    page = Page(path.read_bytes())
    assert f"“{names[0]}” serves" in page.text
    assert all(name not in page.text for name in names[1:])
    assert "Side-by-side comparison" not in page.text


def test_a_report_takes_the_growth_that_is_entered_and_the_plan_keeps_it(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.md"
    monkeypatch.setattr(files, "ask_export", lambda *_given: path)
    window.actions_of_plan.by_id["file.report"].trigger()
    dialog = window.findChild(ExportDialog)
    dialog.forms.setCurrentRow(SUFFIXES.index(".png"))
    assert not dialog.growth.isVisible()
    dialog.forms.setCurrentRow(SUFFIXES.index(".md"))
    assert dialog.growth.isVisible()
    assert dialog.growth.value() == 10.0
    dialog.growth.setFocus()
    dialog.growth.selectAll()
    QTest.keyClicks(dialog.growth, "27.5")
    QTest.mouseClick(dialog.button, Qt.MouseButton.LeftButton)
    all_done(window.parts.plan_store.tasks)
    assert "Users grow by 27.5\u00a0% per year." in path.read_text("utf-8").replace("27.5 %", "27.5\u00a0%")
    assert window.session.plan.assumptions.yearly_growth == 0.275


def test_without_a_design_there_is_nothing_to_export(window: MainWindow) -> None:
    window.actions_of_plan.by_id["file.report"].trigger()
    dialog = window.findChild(ExportDialog)
    for row in range(dialog.designs.count()):
        dialog.designs.item(row).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.button.isEnabled()
    dialog.forms.setCurrentRow(SUFFIXES.index(".json"))
    assert dialog.button.isEnabled()
    dialog.reject()


@pytest.mark.parametrize(
    ("suffix", "head"),
    [
        (".png", b"\x89PNG"),
        (".svg", b"<?xml"),
        (".xlsx", b"PK"),
        (".csv", b"\xef\xbb\xbf"),
        (".json", b"{"),
        (".drawio", b"<?xml"),
        (".graphml", b"<?xml"),
        (".md", b"# Contoso"),
    ],
)
def test_every_form_is_written(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str, head: bytes
) -> None:
    path = tmp_path / f"plan{suffix}"
    assert [offered.suffix for offered in export(window, path, monkeypatch)] == [suffix]
    assert path.read_bytes().startswith(head)
    assert window.status.currentMessage() == f"Saved plan{suffix}."
    if suffix == ".json":
        assert load_plan(path).plan == window.session.plan


@pytest.mark.parametrize("command", ["file.report", "file.print"])
@pytest.mark.parametrize(("module", "part"), [("planner.reports.writing", "report_of"), ("typst", "compile")])
def test_the_window_goes_on_while_a_report_is_made(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, module: str, part: str
) -> None:
    went_on, waited, real = threading.Event(), [], getattr(import_module(module), part)

    def made(*given, **named):
        waited.append(went_on.wait(5))
        return real(*given, **named)

    monkeypatch.setattr(f"{module}.{part}", made)
    QTimer.singleShot(0, went_on.set)
    if command == "file.report":
        export(window, tmp_path / "report.pdf", monkeypatch)
    else:
        show_printed(window)
    assert waited and all(waited)
    for preview in window.findChildren(QPrintPreviewDialog):
        preview.close()


def test_pictures_of_a_report_are_painted_one_at_a_time(window: MainWindow) -> None:
    """Else the pictures of a large plan, painted one after the other, hold the window up for too long."""
    source, painted = look.reports(window).source(), []
    pdf_report(source, lambda work: painted.append(work) or work())
    report = report_of(source)
    assert len(painted) == len(report.pictured) + len(report.charts)


def test_a_report_of_an_empty_plan(window: MainWindow, tmp_path: Path) -> None:
    plan = evolve(window.session.plan, designs=())
    window.session.replace(plan, None)
    for suffix in SUFFIXES:
        write_export(look.reports(window).source(), tmp_path / f"empty{suffix}")
    assert "The plan has no design yet." in Page((tmp_path / "empty.html").read_bytes()).text


def test_a_report_that_cannot_be_written_is_one_sentence(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr("planner.dialogs.messages.show_error", lambda _parent, sentence: seen.append(sentence))
    export(window, tmp_path / "gone" / "report.pdf", monkeypatch)
    assert seen == ["report.pdf: the report was not saved: the folder does not exist; save it elsewhere."]


def test_a_name_without_the_ending_gets_it(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([("/tmp/a.HTML", ""), ("/tmp/c.v2", ""), ("", "")])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: next(answers))
    names = [files.ask_export(window, Path("/tmp/x.html"), "HTML report (*.html)", ".html") for _ in range(3)]
    assert names == [Path("/tmp/a.HTML"), Path("/tmp/c.v2.html"), None]


def test_another_ending_is_refused_with_those_that_there_are(window: MainWindow, tmp_path: Path) -> None:
    with pytest.raises(PlanFileError, match=r"a\.odt: its name must end in one of \.pdf, \.html"):
        write_export(look.reports(window).source(), tmp_path / "a.odt")


def test_the_preview_shows_and_prints_the_pages(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    assert window.actions_of_plan.by_id["file.print"].shortcut().toString() == "Ctrl+P"
    show_printed(window)
    preview = window.findChild(QPrintPreviewDialog)
    qtbot.waitUntil(preview.isVisible)
    printer = preview.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    preview.paintRequested.emit(printer)
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")
    preview.close()


def test_for_another_paper_pages_are_laid_out_beside_the_window_too(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    real = typst.compile

    def made(*given: Any, **named: Any) -> Any:
        # Empty documents follow, so that typst forgets the report.
        if "sys_inputs" in named:
            threads.append(threading.current_thread())
        return real(*given, **named)

    monkeypatch.setattr(typst, "compile", made)
    show_printed(window)
    preview = window.findChild(QPrintPreviewDialog)
    qtbot.waitUntil(preview.isVisible)
    pages = preview.findChild(QPrintPreviewWidget)
    qtbot.waitUntil(lambda: pages.pageCount() > 1)
    upright = pages.pageCount()
    pages.setLandscapeOrientation()
    assert pages.pageCount() != upright
    preview.close()
    qtbot.wait(20)
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_a_preview_that_is_closed_while_pages_are_laid_out_ends_its_work_first(
    window: MainWindow, qtbot: QtBot
) -> None:
    show_printed(window)
    preview = window.findChild(QPrintPreviewDialog)
    qtbot.waitUntil(preview.isVisible)
    closed: list[bool] = []
    QTimer.singleShot(0, preview, lambda: closed.append(preview.close()))
    # The action works on after the pages are painted.
    landscape = next(action for action in preview.findChildren(QAction) if action.text() == "Landscape")
    landscape.trigger()
    assert closed == [True]
    assert isValid(preview)
    qtbot.waitUntil(lambda: not isValid(preview))


def test_commands_write_what_the_window_writes() -> None:
    assert {*convert.EXPORTS, ".json"} == {*SUFFIXES}


@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_no_part_of_the_export_dialog_covers_another(window: MainWindow, letters: float) -> None:
    window.setStyleSheet(f"QDialog, QDialog * {{ font-size: {round(13 * letters)}px; }}")
    window.actions_of_plan.by_id["file.report"].trigger()
    dialog = window.findChild(ExportDialog)
    parts = (dialog.forms, dialog.contents, dialog.designs, dialog.button.parentWidget())
    for row in range(dialog.forms.count()):
        dialog.forms.setCurrentRow(row)
        dialog.layout().activate()
        places = [part.geometry() for part in parts]
        assert all(upper.bottom() < lower.top() for upper, lower in pairwise(places))
        assert dialog.contents.heightForWidth(dialog.contents.width()) <= dialog.contents.height()
    dialog.reject()


def test_machines_lost_are_marked_one_by_one() -> None:
    lost = report_of(source_of(SAMPLE)).charts[0].spec
    assert [word for _, word in ticks_of(lost.x, 0.0, 2.0, 6)] == ["0", "1", "2"]
