"""A report on paper: the pages of a tagged PDF file, or pictures of them for a printer. Any thread may make them."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import asdict, evolve, frozen
from PySide6.QtCore import QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QTransform

from planner.presenters.report import Report
from planner.reports.drawings import Drawing, Drawings
from planner.theme.tokens import LIGHT
from resources import folder

if TYPE_CHECKING:
    import typst

# Sharp enough for a printer, and a page of it takes a quarter of a second.
PRINTED_DOTS = 200
ACCESSIBLE = "ua-1"
# So many documents later, typst forgets what it has laid out.
DOCUMENTS_KEPT = 10
COLOURS = ("text", "muted", "hairline", "ok", "high", "over", "accent")


@frozen
class Paper:
    """The size of a page [pt]."""

    width: float
    height: float


def usual_paper() -> Paper:
    """Return the paper of the user's country, upright."""
    return paper_of_size(QPageSize(_usual_size()))


def paper_of_size(size: QPageSize, *, lies: bool = False) -> Paper:
    """Return a size of paper, upright or lying."""
    points = size.size(QPageSize.Unit.Point)
    return Paper(points.height(), points.width()) if lies else Paper(points.width(), points.height())


def set_page(device: QPagedPaintDevice) -> None:
    """Give a device the paper of the user's country, upright; the report has margins of its own."""
    device.setPageSize(QPageSize(_usual_size()))
    device.setPageOrientation(QPageLayout.Orientation.Portrait)


def paper_of(device: QPagedPaintDevice) -> Paper:
    """Return the paper of a device as it is now."""
    layout = device.pageLayout()
    return paper_of_size(layout.pageSize(), lies=layout.orientation() == QPageLayout.Orientation.Landscape)


def _usual_size() -> QPageSize.PageSizeId:
    american = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return QPageSize.PageSizeId.Letter if american else QPageSize.PageSizeId.A4


def pdf_of(report: Report, drawings: Drawings, paper: Paper) -> bytes:
    """Return a report as the bytes of a PDF file with headings, tables and alternative texts.

    Where letters of a plan are in no font of this system, the file is tagged all the same, but does not call itself
    accessible to the standard.
    """
    return compiled_pdf("report.typ", _files(drawings), _told(report, drawings, paper))


def compiled_pdf(main: str, files: Mapping[str, bytes], given: Mapping[str, Any]) -> bytes:
    """Return pages as the bytes of a PDF file, accessible to the standard where every letter is in a font.

    Parameters
    ----------
    main : str
        The file in the data's folder `report` that says what stands on the pages.
    files : mapping of str to bytes
        The drawings that it shows, by name.
    given : mapping
        The plan's words and sizes; they are never read as markup.
    """
    import typst

    try:
        return _compiled(main, files, given, format="pdf", pdf_standards=[ACCESSIBLE])[0]
    except typst.TypstError:
        return _compiled(main, files, given, format="pdf")[0]


@frozen(eq=False)
class Pages:
    """The pages of a report as pictures, for one size of paper."""

    paper: Paper
    pictures: tuple[bytes, ...]

    def paint(self, device: QPagedPaintDevice, between: Callable[[], None] = lambda: None) -> None:
        """Paint all pages on a device that has this paper; `between` is called after each."""
        painter = QPainter(device)
        for number, data in enumerate(self.pictures):
            if number:
                device.newPage()
            whole = device.pageLayout().fullRectPixels(device.logicalDpiX())
            printable = device.pageLayout().paintRectPixels(device.logicalDpiX())
            picture, place = placed(QImage.fromData(data), whole.translated(-printable.topLeft()))
            painter.drawImage(place, picture)
            between()
        painter.end()


def placed(picture: QImage, sheet: QRect) -> tuple[QImage, QRect]:
    """Return a page as it is printed on a sheet, and where: turned if only one of both lies, never stretched."""
    if (picture.width() > picture.height()) != (sheet.width() > sheet.height()):
        picture = picture.transformed(QTransform().rotate(90.0))
    size = picture.size().scaled(sheet.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRect(QPoint(), size)
    place.moveCenter(sheet.center())
    return picture, place


def pages_of(report: Report, drawings: Drawings, paper: Paper) -> Pages:
    """Return the pages of a report for a printer."""
    told = _told(report, drawings, paper)
    return Pages(paper, tuple(_compiled("report.typ", _files(drawings), told, format="png", ppi=PRINTED_DOTS)))


def _compiled(main: str, files: Mapping[str, bytes], given: Mapping[str, Any], **form: Any) -> list[bytes]:
    """Return the pages in a form."""
    import typst

    whole = {"main.typ": (folder() / "report" / main).read_bytes(), **files}
    try:
        made: Any = typst.compile(whole, font_paths=_fonts(), sys_inputs={"given": json.dumps(given)}, **form)
    finally:
        _forget_layouts()
    return made if isinstance(made, list) else [made]


def _forget_layouts() -> None:
    """Let typst forget what it laid out: it keeps that of its last documents, tens of megabytes for each report."""
    import typst

    empty: Any = {"main.typ": b""}
    for _ in range(DOCUMENTS_KEPT):
        typst.compile(empty, font_paths=_fonts())


@cache
def _fonts() -> "typst.Fonts":
    """Return Inter, which comes with the program, and for letters that it lacks the fonts of the system."""
    import typst

    return typst.Fonts(include_embedded_fonts=False, font_paths=[str(folder() / "fonts")])


def _files(drawings: Drawings) -> dict[str, bytes]:
    files = {
        f"{kind}-{number}.svg": drawing.svg for kind, some in _kinds(drawings) for number, drawing in enumerate(some)
    }
    return files | ({"logo.svg": drawings.logo.svg} if drawings.logo else {})


def _kinds(drawings: Drawings) -> Sequence[tuple[str, tuple[Drawing, ...]]]:
    return (("design", drawings.designs), ("chart", drawings.charts))


def _told(report: Report, drawings: Drawings, paper: Paper) -> dict[str, Any]:
    """Return all that the pages say, as plain values."""
    charts = [{"title": chart.title, "caption": chart.caption, "words": chart.words} for chart in report.charts]
    sizes = {
        kind: [
            {"width": drawing.width, "height": drawing.height, "whole_page": drawing.is_overview} for drawing in some
        ]
        for kind, some in _kinds(drawings)
    }
    return {
        **asdict(evolve(report, charts=(), logo="")),
        "charts": charts,
        "sizes": sizes,
        "has_logo": drawings.logo is not None,
        "paper": asdict(paper),
        "colours": {name: getattr(LIGHT, name) for name in COLOURS},
    }
