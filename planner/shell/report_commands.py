"""The plan in other forms: exported to a file, or printed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.calibration.library import Library
from models.errors import PlannerError
from models.words import translate
from planner.dialogs import files, messages
from planner.presenters import safety
from planner.presenters.explanation import Explain
from planner.presenters.report import ReportSource
from planner.session.plan_session import PlanSession

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from planner.reports.executor import Executor
    from planner.reports.paper import Paper

Say = Callable[[str], None]
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
        """Ask what to export and where to, and write it."""
        from planner.dialogs.export_dialog import Choice, ExportDialog
        from planner.reports.exporting import FORMS, OF_DESIGNS

        forms = [
            Choice(form.suffix, f"{translate(form.name)} ({form.suffix})", translate(form.contents),
                   form.about in OF_DESIGNS)
            for form in FORMS
        ]  # fmt: skip
        designs = [(design.id, design.name) for design in self._parts.session.plan.designs]
        dialog = ExportDialog(forms, designs, self._window)
        dialog.chosen.connect(self._export)
        dialog.open()

    def _export(self, suffix: str, design_ids: tuple[str, ...]) -> None:
        from planner.reports.exporting import FORMS, filter_of, write_export

        form = next(form for form in FORMS if form.suffix == suffix)
        path = files.ask_export(self._window, self._parts.suggested(suffix), filter_of(form), suffix)
        if path is None:
            return
        try:
            write_export(evolve(self.source(), design_ids=design_ids), path, self._parts.beside)
        except PlannerError as error:
            messages.show_error(self._window, str(error))
            return
        self._say(safety.saved(path))

    def print(self) -> None:
        """Show the pages as they would be printed; the printer is chosen there."""
        from PySide6.QtPrintSupport import QPrinter

        from planner.dialogs.print_preview import PrintPreview
        from planner.reports.paper import PRINTED_DOTS, paper_of, set_page

        printer = QPrinter()
        printer.setResolution(PRINTED_DOTS)
        printer.setDocName(self._parts.session.plan.title)
        set_page(printer)
        paint = _painting(self.source(), paper_of(printer), self._parts.beside)
        preview = PrintPreview(printer, paint, self._window)
        preview.setWindowTitle(self.tr("Print the report"))
        preview.resize(self._window.size() * PREVIEW_SHARE)
        preview.open()

    def source(self) -> ReportSource:
        """Return what a report is made from now."""
        from planner.reports.writing import made_today, today

        session = self._parts.session
        return ReportSource(
            plan=session.plan,
            design_id=session.design_id,
            evaluations={design.id: session.own_evaluation_of(design.id) for design in session.plan.designs},
            library=self._parts.library,
            explain=self._parts.explain,
            made=made_today(),
            day=today(),
            baseline=self._parts.baseline(),
        )


def _painting(source: ReportSource, paper: "Paper", beside: "Executor") -> Callable[["QPrinter"], None]:
    """Return what paints the report, laid out already on some paper; for a printer that has another by then, anew."""
    from planner.reports.paper import pages_of, paper_of
    from planner.reports.writing import drawn_report

    report, drawings = drawn_report(source, beside)
    pages = beside(lambda: pages_of(report, drawings, paper))

    def paint(printer: "QPrinter") -> None:
        nonlocal pages
        wanted = paper_of(printer)
        if wanted != pages.paper:
            pages = beside(lambda: pages_of(report, drawings, wanted))
        pages.paint(printer)

    return paint
