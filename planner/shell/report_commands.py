"""The plan as a report: exported to a file, or printed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.calibration.library import Library
from models.errors import PlannerError
from planner.dialogs import files, messages
from planner.presenters import safety
from planner.presenters.explanation import Explain
from planner.presenters.report import ReportSource, report_of
from planner.session.plan_session import PlanSession

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from planner.reports.executor import Executor
    from planner.reports.paper import Paper

Say = Callable[[str], None]
PDF = ".pdf"
PREVIEW_SHARE = 0.9


@frozen(kw_only=True, eq=False)
class ReportParts:
    """What reports are made from.

    Parameters
    ----------
    session : PlanSession
        The plan and its numbers.
    library : Library
        Every figure as published.
    explain : callable
        From plan, design, machine and resource to the trail of a number.
    baseline : callable
        Gives the id of the design that the others are held against.
    suggested : callable
        From an ending to the file that is offered.
    beside : callable
        How long work is done while the window goes on painting.
    """

    session: PlanSession
    library: Library
    explain: Explain
    baseline: Callable[[], str]
    suggested: Callable[[str], Path]
    beside: "Executor"


# What prints and paints pages is imported when it is asked for: nobody waits for it at the start.
class ReportCommands(QObject):
    """Makes reports of the plan as it is in the window, saved or not."""

    def __init__(self, window: QWidget, parts: ReportParts, say: Say) -> None:
        super().__init__(window)
        self._window, self._parts, self._say = window, parts, say

    def export(self) -> None:
        """Ask for a file, .pdf or .html, and write the report to it."""
        from planner.reports.writing import write_report

        path = files.ask_report(self._window, self._parts.suggested(PDF))
        if path is None:
            return
        try:
            write_report(self.source(), path, self._parts.beside)
        except PlannerError as error:
            messages.show_error(self._window, str(error))
            return
        self._say(safety.saved(path))

    def print(self) -> None:
        """Show the pages as they would be printed; the printer is chosen there."""
        from PySide6.QtPrintSupport import QPrinter

        from planner.dialogs.print_preview import PrintPreview
        from planner.reports.paper import RESOLUTION, paper_of, set_page

        printer = QPrinter()
        printer.setResolution(RESOLUTION)
        printer.setDocName(self._parts.session.plan.title)
        set_page(printer)
        paint = _painting(self.source(), paper_of(printer), self._parts.beside)
        preview = PrintPreview(printer, paint, self._window)
        preview.setWindowTitle(self.tr("Print the report"))
        preview.resize(self._window.size() * PREVIEW_SHARE)
        preview.open()

    def source(self) -> ReportSource:
        """Return what a report is made from now."""
        from planner.reports.writing import made_today

        session = self._parts.session
        return ReportSource(
            plan=session.plan,
            design_id=session.design_id,
            evaluations={design.id: session.own_evaluation_of(design.id) for design in session.plan.designs},
            library=self._parts.library,
            explain=self._parts.explain,
            made=made_today(),
            baseline=self._parts.baseline(),
        )


def _painting(source: ReportSource, paper: "Paper", beside: "Executor") -> Callable[["QPrinter"], None]:
    """Return what paints the report, laid out already on some paper; for a printer that has another by then, anew."""
    from planner.reports.paper import Pages, paper_of
    from planner.reports.writing import picture_of
    from planner.theme.tokens import LIGHT

    picture = picture_of(source)
    size = picture.size if picture is not None else None
    report = beside(lambda: report_of(source))
    pages = beside(lambda: Pages(report, size, LIGHT, paper))

    def paint(printer: "QPrinter") -> None:
        nonlocal pages
        wanted = paper_of(printer)
        if wanted != pages.paper:
            pages = beside(lambda: Pages(report, size, LIGHT, wanted))
        pages.paint(picture, printer, printed=True)

    return paint
