"""A report with its pictures, made into paper or a web page."""

from PySide6.QtCore import QDate, QLocale

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


def today() -> str:
    """Return the day in words."""
    return QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)


def made_today() -> str:
    """Return when and with what a report is made, as in "21 November 2026, Exchange Topology Planner 0.1.0"."""
    return tr_format("{day}, {program} {version}", day=today(), program=TITLE, version=__version__)


def drawn_report(source: ReportSource, run: Executor = at_once, room: Room = PAGE) -> tuple[Report, Drawings]:
    """Return a report and its pictures, which are painted here for some room; all else is done by `run`."""
    report = run(lambda: report_of(source))
    return report, drawings_of(source, report, run, room)


def pdf_report(source: ReportSource, run: Executor) -> bytes:
    """Return the report as a PDF file."""
    report, drawings = drawn_report(source, run)
    paper = usual_paper()
    return run(lambda: pdf_of(report, drawings, paper))


def html_report(source: ReportSource, run: Executor) -> bytes:
    """Return the report as a web page."""
    report, drawings = drawn_report(source, run)
    return run(lambda: web_page(report, drawings, LIGHT))


def pptx_report(source: ReportSource, run: Executor) -> bytes:
    """Return the report as slides."""
    report, drawings = drawn_report(source, run, SLIDE)
    return run(lambda: slides_of(report, drawings, LIGHT))
