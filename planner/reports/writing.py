"""A report with its pictures, made into paper or a web page."""

from PySide6.QtCore import QDate, QLocale

from models.capacity.tiles import Report as Listener
from models.capacity.tiles import in_silence, portion
from models.words import tr_format
from planner import TITLE, __version__
from planner.presenters.report import Report, ReportSource, report_of
from planner.reports.drawings import Drawings, drawings_of
from planner.reports.executor import Executor, at_once
from planner.reports.markup import web_page
from planner.reports.overview import PAGE, SLIDE, Room
from planner.reports.paper import pdf_of, usual_paper
from planner.reports.presentation import slides_of
from planner.theme.tokens import LIGHT

# How far the work is once all is known, and once it is painted; then pages are laid out.
WORKED_OUT, PAINTED = 0.7, 0.8


def today() -> str:
    """Return the day in words."""
    return QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)


def made_today() -> str:
    """Return when and with what a report is made, as in "21 November 2026, Exchange Topology Planner 0.1.0"."""
    return tr_format("{day}, {program} {version}", day=today(), program=TITLE, version=__version__)


def drawn_report(
    source: ReportSource, paint: Executor = at_once, listener: Listener = in_silence, room: Room = PAGE
) -> tuple[Report, Drawings]:
    """Return a report and its pictures for some room, which `paint` paints; `listener` hears how far it is."""
    report = report_of(source, portion(listener, 0.0, WORKED_OUT))
    return report, drawings_of(source, report, paint, portion(listener, WORKED_OUT, PAINTED), room)


def pdf_report(source: ReportSource, paint: Executor, listener: Listener = in_silence) -> bytes:
    """Return the report as a PDF file."""
    return pdf_of(*drawn_report(source, paint, listener), usual_paper())


def html_report(source: ReportSource, paint: Executor, listener: Listener = in_silence) -> bytes:
    """Return the report as a web page."""
    return web_page(*drawn_report(source, paint, listener), LIGHT)


def pptx_report(source: ReportSource, paint: Executor, listener: Listener = in_silence) -> bytes:
    """Return the report as slides."""
    return slides_of(*drawn_report(source, paint, listener, SLIDE), LIGHT)
