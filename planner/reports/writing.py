"""A report as a file: paper or a web page, by the ending of its name."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QLocale

from models.errors import PlanFileError
from models.planfile import write_atomically
from models.words import marked, say
from planner import TITLE, __version__
from planner.canvas.picture import PIXELS_TO_READ, PlanPicture
from planner.presenters.report import ReportSource, report_of
from planner.reports.beside import Beside, at_once
from planner.reports.markup import web_page
from planner.reports.paper import pdf_of
from planner.theme.tokens import LIGHT

PDF, HTML = ".pdf", ".html"


def write_report(source: ReportSource, target: Path, beside: Beside = at_once) -> None:
    """Return None once the report stands in the file, whole; on any error the old file is as it was.

    The canvas and the pages are painted here, on the interface's thread; all else that takes its time is given to
    `beside`.

    Raises
    ------
    PlanFileError
        If the ending is another than .pdf or .html, or the file cannot be written.
    """
    made = _FORMS.get(target.suffix.lower())
    if made is None:
        raise PlanFileError(say("{file}: a report's name ends in .pdf or .html.", file=target.name))
    data = made(source, beside)
    beside(lambda: write_atomically(target, data, marked("the report")))


def made_today() -> str:
    """Return when and with what a report is made, as in "21 November 2026, Exchange Topology Planner 0.1.0"."""
    day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
    return say("{day}, {program} {version}", day=day, program=TITLE, version=__version__)


def picture_of(source: ReportSource) -> PlanPicture | None:
    """Return the picture of the design that a report shows, or None for a plan without designs."""
    evaluation = source.evaluations.get(source.design_id)
    if evaluation is None:
        return None
    return PlanPicture(source.plan, source.design_id, evaluation, LIGHT)


def _pdf(source: ReportSource, beside: Beside) -> bytes:
    return pdf_of(beside(lambda: report_of(source)), picture_of(source), LIGHT, beside)


def _html(source: ReportSource, beside: Beside) -> bytes:
    picture = picture_of(source)
    image = picture.image(PIXELS_TO_READ) if picture is not None else None
    return beside(lambda: web_page(report_of(source), image, LIGHT))


_FORMS: dict[str, Callable[[ReportSource, Beside], bytes]] = {PDF: _pdf, HTML: _html}
