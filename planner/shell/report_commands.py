"""The plan in other forms: exported to a file, or printed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from attrs import evolve, frozen
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.calibration.library import Library
from models.capacity.tiles import portion
from models.errors import PlannerError
from models.plan.yearly_growth import set_yearly_percent, yearly_percent
from models.words import translate
from planner.dialogs import files, messages
from planner.presenters import safety
from planner.presenters.report import Report, ReportSource
from planner.session.interface_thread import InterfaceThread
from planner.session.jobs import Jobs, Watch
from planner.session.plan_session import PlanSession
from planner.session.tasks import Tasks

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from planner.reports.drawings import Drawings
    from planner.reports.executor import Executor
    from planner.reports.paper import Pages

    LaidOut = tuple[tuple[Report, Drawings], Pages]

Say = Callable[[str], None]
Made = TypeVar("Made")
PREVIEW_SHARE = 0.9
# How far a report to print is once it is worked out and painted; then its pages are laid out.
DRAWN = 0.8


@frozen(kw_only=True, eq=False)
class ReportParts:
    """What reports are made from.

    Parameters
    ----------
    session : PlanSession
        The plan and its numbers.
    library : Library
        Every figure as published.
    baseline : callable
        Gives the id of the design that the others are held against.
    suggested : callable
        From an ending to the file that is offered.
    jobs : Jobs
        Where long work is done while the window goes on.
    tasks : Tasks
        Show how far it is.
    """

    session: PlanSession
    library: Library
    baseline: Callable[[], str]
    suggested: Callable[[str], Path]
    jobs: Jobs
    tasks: Tasks


# What prints and paints pages is imported when it is asked for: nobody waits for it at the start.
class ReportCommands(QObject):
    """Makes reports of the plan as it is in the window, saved or not."""

    def __init__(self, window: QWidget, parts: ReportParts, say: Say) -> None:
        super().__init__(window)
        self._window, self._parts, self._say = window, parts, say
        self._interface = InterfaceThread(self)

    def export(self) -> None:
        """Ask what to export and where to, and write it."""
        from planner.dialogs.export_dialog import Choice, ExportDialog
        from planner.reports.exporting import FORMS, OF_DESIGNS

        forms = [
            Choice(form.suffix, f"{translate(form.name)} ({form.suffix})", translate(form.contents),
                   form.about in OF_DESIGNS, form.tells_growth)
            for form in FORMS
        ]  # fmt: skip
        plan = self._parts.session.plan
        designs = [(design.id, design.name) for design in plan.designs]
        dialog = ExportDialog(forms, designs, yearly_percent(plan), self._window)
        dialog.chosen.connect(self._export)
        dialog.open()

    def _export(self, suffix: str, design_ids: tuple[str, ...], growth: float) -> None:
        from planner.reports.exporting import FORMS, filter_of, write_export

        form = next(form for form in FORMS if form.suffix == suffix)
        path = files.ask_export(self._window, self._parts.suggested(suffix), filter_of(form), suffix)
        if path is None:
            return
        # The plan keeps the growth that its report tells of.
        self._parts.session.do(set_yearly_percent(self._parts.session.plan, growth))
        # The plan as it is now: it may be edited meanwhile.
        source = evolve(self.source(), design_ids=design_ids)
        self._start(
            self.tr("Export {0}").format(path.name),
            lambda paint, watch: write_export(source, path, paint, watch),
            lambda _none: self._say(safety.saved(path)),
        )

    def print(self) -> None:
        """Show the pages as they would be printed; the printer is chosen there."""
        from PySide6.QtPrintSupport import QPrinter

        from planner.reports.paper import PRINTED_DOTS, pages_of, paper_of, set_page
        from planner.reports.writing import drawn_report

        printer = QPrinter()
        printer.setResolution(PRINTED_DOTS)
        printer.setDocName(self._parts.session.plan.title)
        set_page(printer)
        source, paper = self.source(), paper_of(printer)

        def work(paint: "Executor", watch: Watch) -> "LaidOut":
            drawn = drawn_report(source, paint, portion(watch, 0.0, DRAWN))
            watch(DRAWN)
            return drawn, pages_of(*drawn, paper)

        self._start(self.tr("Print the report"), work, lambda laid_out: self._preview(printer, laid_out))

    def _start(
        self,
        title: str,
        work: "Callable[[Executor, Watch], Made]",
        then: "Callable[[Made], None]",
    ) -> None:
        """Start long work as a task, which the user sees and may cancel."""

        async def steps() -> None:
            jobs, tasks = self._parts.jobs, self._parts.tasks
            try:
                made = await jobs.long_answer(
                    lambda watch: work(lambda paint: self._interface.result_of(paint, watch.check), watch),
                    tasks.progressed.emit,
                )
            except PlannerError as error:
                messages.show_error(self._window, str(error))
                return
            then(made)

        # Each is about the plan of its moment, so none stands for another.
        self._parts.tasks.start(title, steps, about=object(), may_cancel=True, holds_window=True)

    def _preview(self, printer: "QPrinter", laid_out: "LaidOut") -> None:
        from planner.dialogs.print_preview import PrintPreview

        preview = PrintPreview(printer, _painting(laid_out, self._parts.jobs.result_of), self._window)
        preview.setWindowTitle(self.tr("Print the report"))
        preview.resize(self._window.size() * PREVIEW_SHARE)
        preview.open()

    def source(self) -> ReportSource:
        """Return what a report is made from now."""
        from models.capacity.evaluator import Evaluator
        from planner.reports.writing import made_today, today

        session = self._parts.session
        return ReportSource(
            plan=session.plan,
            design_id=session.design_id,
            evaluations={design.id: session.own_evaluation_of(design.id) for design in session.plan.designs},
            library=self._parts.library,
            # One of its own: a worker asks it, while the window's follows edits.
            explain=Evaluator(self._parts.library).explain,
            made=made_today(),
            day=today(),
            baseline=self._parts.baseline(),
        )


def _painting(laid_out: "LaidOut", beside: "Executor") -> Callable[["QPrinter"], None]:
    """Return what paints the report, laid out already on some paper; for a printer that has another by then, anew."""
    from planner.reports.paper import pages_of, paper_of

    drawn, pages = laid_out

    def paint(printer: "QPrinter") -> None:
        nonlocal pages
        wanted = paper_of(printer)
        if wanted != pages.paper:
            pages = beside(lambda: pages_of(*drawn, wanted))
        pages.paint(printer)

    return paint
