"""Reports: exported as paper and as a web page, and printed; everything a report promises is in it."""

import threading
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QMarginsF, QRectF, QTimer
from PySide6.QtGui import QAction, QPageLayout, QPageSize, QPdfWriter, QTextCursor
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from models.plan.entities import Position
from models.plan.overriding import override_figure
from planner.canvas.items.card import Detail
from planner.canvas.items.machine import MachineItem
from planner.dialogs import files
from planner.presenters.report import comparison_page, report_of
from planner.reports import paper
from planner.reports.paper import Pages, pdf_of
from planner.reports.writing import picture_of, write_report
from planner.shell.main_window import MainWindow
from planner.theme.tokens import LIGHT
from tests.gui import look

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
        self.sources += [given[name] or "" for name in ("src", "href", "srcset", "data") if name in given]
        if given.get("http-equiv") == "Content-Security-Policy":
            self.policy = given["content"]

    def handle_data(self, data):
        self.text += data


def export(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    offered: list[Path] = []
    monkeypatch.setattr(files, "ask_report", lambda _parent, suggested: offered.append(suggested) or path)
    window.actions_of_plan.by_id["file.report"].trigger()
    return offered


def override(window: MainWindow) -> None:
    figure = look.reports(window).source().library.figures()["exchange-2010/cas.cpu.outlook"]
    window.session.do(override_figure(window.session.plan, figure, 0.5, "measured in May"))


def test_a_web_page_says_all_of_it(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    override(window)
    path = tmp_path / "report.html"
    assert [offered.name for offered in export(window, path, monkeypatch)] == ["Contoso.pdf"]
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
    assert [source[:22] for source in page.sources] == ["data:image/png;base64,"]
    assert window.status.currentMessage() == "Saved report.html."


def test_words_of_a_plan_stay_words(window: MainWindow, tmp_path: Path) -> None:
    plain = tmp_path / "plain.html"
    write_report(look.reports(window).source(), plain)
    plan = evolve(window.session.plan, title=HOSTILE[:200], notes=HOSTILE)
    plan = evolve(plan, designs=tuple(evolve(design, name=HOSTILE) for design in plan.designs))
    window.session.replace(plan, None)
    target = tmp_path / "hostile.html"
    write_report(look.reports(window).source(), target)
    page, before = Page(target.read_bytes()), Page(plain.read_bytes())
    assert set(page.tags) <= {*before.tags, "p"}
    assert "script" not in page.tags
    assert page.tags.count("img") == 1
    assert all(source.startswith("data:") for source in page.sources)
    assert "{{ 7*7 }}" in page.text


def test_paper_fetches_nothing(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    real = paper._Text.loadResource

    def load(document, kind, name):
        asked.append(name if isinstance(name, str) else name.toString())
        return real(document, kind, name)

    monkeypatch.setattr(paper._Text, "loadResource", load)
    plan = evolve(window.session.plan, title=HOSTILE[:200], notes=HOSTILE)
    window.session.replace(plan, None)
    source = look.reports(window).source()
    assert pdf_of(report_of(source), picture_of(source), LIGHT).startswith(b"%PDF")
    assert set(asked) <= {"picture"}


def test_paper_has_pages(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "report.pdf"
    export(window, path, monkeypatch)
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") >= 2


def test_the_comparison_is_one_page(window: MainWindow) -> None:
    data = pdf_of(comparison_page(look.reports(window).source()), None, LIGHT)
    assert data.count(b"/Type /Page\n") == 1


def rect_of(document, cursor):
    return document.documentLayout().blockBoundingRect(cursor.block())


def cut_rows(document) -> list[str]:
    """The rows of tables that stand on two pages."""
    height, cut = document.pageSize().height(), []
    found = (QTextCursor(block).currentTable() for block in paper._blocks(document))
    for table in {entry.firstPosition(): entry for entry in found if entry is not None}.values():
        for row in range(table.rows()):
            cells = [table.cellAt(row, column) for column in range(table.columns())]
            top = min(rect_of(document, cell.firstCursorPosition()).top() for cell in cells)
            bottom = max(rect_of(document, cell.lastCursorPosition()).bottom() for cell in cells)
            if int(top // height) != int((bottom - 1) // height):
                cut.append(cells[0].firstCursorPosition().block().text())
    return cut


def headings_alone(document) -> list[str]:
    layout, height = document.documentLayout(), document.pageSize().height()

    def page(block) -> int:
        return int(layout.blockBoundingRect(block).top() // height)

    headings = [block for block in paper._blocks(document) if block.blockFormat().headingLevel()]
    return [heading.text() for heading in headings if page(heading) != page(heading.next())]


def lost_lines(document) -> list[str]:
    """The paragraphs that have words and no place."""
    layout = document.documentLayout()
    return [
        block.text()
        for block in paper._blocks(document)
        if block.text() and not layout.blockBoundingRect(block).height()
    ]


def test_no_heading_stands_alone_and_the_picture_is_whole(window: MainWindow, tmp_path: Path) -> None:
    """On pages of many heights, so that every heading once comes to an end of a page."""
    source = look.reports(window).source()
    report, picture = report_of(source), picture_of(source)
    writer = QPdfWriter(str(tmp_path / "a.pdf"))
    for height in range(120, 260, 20):
        size = QPageSize(QPageSize.PageSizeId.A4).size(QPageSize.Unit.Millimeter)
        size.setHeight(height)
        layout = QPageLayout(
            QPageSize(size, QPageSize.Unit.Millimeter), QPageLayout.Orientation.Portrait, QMarginsF(18, 16, 18, 12)
        )
        writer.setPageLayout(layout)
        page = QRectF(0, 0, writer.width(), writer.height())
        scale = paper.paper_of(writer).scale
        document = paper._document(report, picture.size, LIGHT, writer, (page.size(), scale))
        assert headings_alone(document) == []
        assert cut_rows(document) == []
        assert lost_lines(document) == []
        place = paper._picture_rect(document)
        assert place.width() > 0.2 * page.width()
        assert int(place.top() // page.height()) == int((place.bottom() - 1) // page.height())


@pytest.mark.parametrize("command", ["file.report", "file.print"])
@pytest.mark.parametrize(
    ("module", "part"), [("planner.presenters.report", "report_of"), ("planner.reports.paper", "Pages")]
)
def test_the_window_goes_on_while_a_report_is_made(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, module: str, part: str
) -> None:
    went_on, waited, real = threading.Event(), [], getattr(import_module(module), part)

    def made(*given):
        waited.append(went_on.wait(5))
        return real(*given)

    for user in (module, "planner.reports.writing", "planner.shell.report_commands"):
        monkeypatch.setattr(f"{user}.{part}", made, raising=False)
    monkeypatch.setattr(files, "ask_report", lambda *_given: tmp_path / "report.pdf")
    QTimer.singleShot(0, went_on.set)
    window.actions_of_plan.by_id[command].trigger()
    assert waited == [True]
    for preview in window.findChildren(QPrintPreviewDialog):
        preview.close()


def test_the_window_has_a_moment_between_the_pages_of_a_report(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the pages of a large plan, painted one after the other, hold it up for too long."""
    told: list[str] = []
    real = Pages._paint_page
    monkeypatch.setattr(Pages, "_paint_page", lambda *given: told.append("page") or real(*given))

    def beside(work):
        told.append("moment")
        return window.parts.plan_store.jobs.result_of(work)

    write_report(look.reports(window).source(), tmp_path / "report.pdf", beside)
    pages = [number for number, what in enumerate(told) if what == "page"]
    assert len(pages) > 1
    assert all(told[number + 1] == "moment" for number in pages)


def test_a_report_of_an_empty_plan(window: MainWindow, tmp_path: Path) -> None:
    plan = evolve(window.session.plan, designs=())
    window.session.replace(plan, None)
    for ending in ("html", "pdf"):
        write_report(look.reports(window).source(), tmp_path / f"empty.{ending}")
    assert "The plan has no design yet." in Page((tmp_path / "empty.html").read_bytes()).text


def test_a_report_that_cannot_be_written_is_one_sentence(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr("planner.dialogs.messages.show_error", lambda _parent, sentence: seen.append(sentence))
    export(window, tmp_path / "gone" / "report.pdf", monkeypatch)
    assert seen == ["report.pdf: the report was not saved: the folder does not exist; save it elsewhere."]


def test_the_name_tells_the_form(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtWidgets import QFileDialog

    answers = iter([("/tmp/a.HTML", ""), ("/tmp/b", "HTML report (*.html)"), ("/tmp/c.v2", ""), ("", "")])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: next(answers))
    names = [files.ask_report(window, Path("/tmp/x.pdf")) for _ in range(4)]
    assert names == [Path("/tmp/a.HTML"), Path("/tmp/b.html"), Path("/tmp/c.v2.pdf"), None]


def test_the_preview_shows_and_prints_the_pages(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    assert window.actions_of_plan.by_id["file.print"].shortcut().toString() == "Ctrl+P"
    window.actions_of_plan.by_id["file.print"].trigger()
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
    real = Pages.__init__

    def made(pages: Pages, *given: Any) -> None:
        threads.append(threading.current_thread())
        real(pages, *given)

    monkeypatch.setattr(Pages, "__init__", made)
    window.actions_of_plan.by_id["file.print"].trigger()
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
    window.actions_of_plan.by_id["file.print"].trigger()
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


@pytest.mark.parametrize(("printed", "detail"), [(True, Detail.LOW), (False, Detail.FULL)], ids=["paper", "file"])
def test_on_paper_what_nobody_could_read_is_painted_as_from_afar(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, printed: bool, detail: Detail
) -> None:
    """A file may be looked at closely."""
    plan = window.session.plan
    far = [evolve(site, position=Position(x=number * 4000, y=0)) for number, site in enumerate(plan.sites)]
    window.session.replace(evolve(plan, sites=tuple(far)), None)
    seen: set[Detail] = set()
    monkeypatch.setattr(MachineItem, "paint_card", lambda _self, _painter, detail, _zoom: seen.add(detail))
    if not printed:
        export(window, tmp_path / "report.pdf", monkeypatch)
    else:
        window.actions_of_plan.by_id["file.print"].trigger()
        preview = window.findChild(QPrintPreviewDialog)
        qtbot.waitUntil(preview.isVisible)
        preview.close()
        qtbot.wait(20)
    assert seen == {detail}
