"""A report as a file: paper or a web page, by the ending of its name."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QLocale

from models.errors import PlanFileError
from models.planfile import write_atomically
from models.words import tr_format, tr_noop
from planner import TITLE, __version__
from planner.canvas.picture import PIXELS_TO_READ, PlanPicture
from planner.presenters.report import ReportSource, report_of
from planner.reports.executor import Executor, at_once
from planner.reports.markup import web_page
from planner.reports.paper import pdf_of
from planner.theme.tokens import LIGHT

PDF, HTML = ".pdf", ".html"


def write_report(source: ReportSource, target: Path, run: Executor = at_once) -> None:
    """Write the report to a file, whole; on any error the old file stays as it was.

    The canvas and the pages are painted here, on the interface's thread; all else that takes its time is given to
    `run`.

    Raises
    ------
    PlanFileError
        If the ending is another than .pdf or .html, or the file cannot be written.
    """
    made = _FORMS.get(target.suffix.lower())
    if made is None:
        raise PlanFileError(tr_format("{file}: the name of a report must end in .pdf or .html.", file=target.name))
    data = made(source, run)
    run(lambda: write_atomically(target, data, tr_noop("the report")))


def made_today() -> str:
    """Return when and with what a report is made, as in "21 November 2026, Exchange Topology Planner 0.1.0"."""
    day = QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)
    return tr_format("{day}, {program} {version}", day=day, program=TITLE, version=__version__)


def picture_of(source: ReportSource) -> PlanPicture | None:
    """Return the picture of the design that a report shows, or None for a plan without designs."""
    evaluation = source.evaluations.get(source.design_id)
    if evaluation is None:
        return None
    return PlanPicture(source.plan, source.design_id, evaluation, LIGHT)


def _pdf(source: ReportSource, run: Executor) -> bytes:
    return pdf_of(run(lambda: report_of(source)), picture_of(source), LIGHT, run)


def _html(source: ReportSource, run: Executor) -> bytes:
    picture = picture_of(source)
    image = picture.image(PIXELS_TO_READ) if picture is not None else None
    return run(lambda: web_page(report_of(source), image, LIGHT))


_FORMS: dict[str, Callable[[ReportSource, Executor], bytes]] = {PDF: _pdf, HTML: _html}
