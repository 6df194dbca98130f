"""Asks for logs, matches names by hand, writes the counters to record, and keeps what was found in the plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

import resources
from models.calibration.library import Library
from models.comparisons.calibrating import counters_to_record, read_calibration_rules
from models.comparisons.keeping_measured import keep_measured, loads_kept
from models.comparisons.matching import machines_to_match
from models.comparisons.measured import MeasuredBeside
from models.comparisons.role_fits import Factor, RoleFit, kept_figures
from models.errors import PlannerError
from models.plan.entities import Plan
from models.plan.overriding import keep_figures
from models.planfile import write_atomically
from planner.compare.measured_panel import MeasuredPanel
from planner.dialogs import files, messages
from planner.dialogs.match_names import MatchNamesDialog
from planner.presenters.calibration import change_lines, reason_of
from planner.presenters.measured import others_kept_words, source_of
from planner.session.jobs import Jobs
from planner.session.log_process import name_of
from planner.session.plan_session import Evaluate, PlanSession
from planner.shell.file_commands import FileCommands

Say = Callable[[str], None]
Folder = Callable[[], Path]
SUFFIX, LANE = ".counters.txt", "what a fit would change"


class MeasuredCommands(QObject):
    """What the panel of measured load asks for."""

    def __init__(
        self, window: QWidget, session: PlanSession, library: Library, jobs: Jobs, asking: FileCommands,
        folder: Folder, say: Say,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window, self._session, self._library, self._jobs = window, session, library, jobs
        self._files, self._folder, self._say = asking, folder, say

    def read(self, panel: MeasuredPanel) -> None:
        """Ask for logs and read them."""
        paths = files.ask_logs(self._window, self._folder())
        if paths:
            panel.read(paths)

    def match(self, panel: MeasuredPanel) -> None:
        """Ask which machines names of a log stand for; what was answered before can be changed."""
        design = self._session.design
        if design is None or not panel.nameable:
            return
        machines = machines_to_match(design, panel.sampled, panel.named, panel.nameable)
        dialog = MatchNamesDialog(machines, panel.named, self._window)
        if dialog.exec():
            panel.match(dialog.named)

    def preview(self, panel: MeasuredPanel) -> None:
        """Say what the ticked factors would change, as soon as a worker has evaluated it."""
        view, plan = panel.view.calibration, self._session.plan
        kept = kept_figures(view.chosen, lambda _role, _factor: "")
        if not kept:
            self._jobs.cancel(LANE)
            view.show_change(())
            return
        work = partial(_changed, plan, keep_figures(plan, kept).apply(plan), self._session.evaluate)
        self._jobs.start(LANE, work, view.show_change, self._say)

    def keep_factors(self, panel: MeasuredPanel, chosen: Sequence[tuple[RoleFit, Factor]]) -> None:
        """Make the fitted figures values of the plan's own, in one step."""
        design = self._session.design
        if design is None:
            return
        names = {machine.id: machine.name for machine in design.machines}
        log = name_of(panel.logs)
        kept = kept_figures(chosen, lambda role, factor: reason_of(role, factor, log, names))
        try:
            self._session.do(keep_figures(self._session.plan, kept))
        except PlannerError as error:
            messages.show_error(self._window, str(error))
            return
        panel.view.calibration.clear()
        self._say(self.tr("Saved in the plan. Undo restores the published figures."))

    def keep_use(self, panel: MeasuredPanel, found: MeasuredBeside, statistic: str) -> None:
        """Write what was measured into the machines, in one step."""
        design = self._session.design
        if design is None:
            return
        controls = panel.view.controls
        source = source_of(name_of(panel.logs), controls.hours, statistic)
        try:
            change = keep_measured(design, found, statistic, source, self._library.common)
            self._session.do(change)
        except PlannerError as error:
            messages.show_error(self._window, str(error))
            return
        said = self.tr("The measured values are now in the plan and shown on the cards.")
        loads = loads_kept(change)
        self._say(f"{said} {others_kept_words(loads)}" if loads else said)

    def save_counters(self) -> None:
        """Ask for a file and write the counters of this design's machines into it."""
        design = self._session.design
        if design is None:
            return
        path = files.ask_counters(self._window, self._files.beside(SUFFIX))
        if path is None:
            return
        counters = counters_to_record(design, self._library, read_calibration_rules(resources.folder()))
        try:
            write_atomically(path, "\r\n".join((*counters, "")).encode())
        except PlannerError as error:
            messages.show_error(self._window, str(error))
            return
        self._say(
            self.tr("Saved. Record them with: logman create counter planner -cf {0} -si 15 -f csv").format(path.name)
        )


def _changed(before: Plan, after: Plan, evaluate: Evaluate) -> tuple[str, ...]:
    """Return in sentences how the busiest machines change; called on a worker thread."""
    numbers = [{design.id: evaluate(plan, design.id) for design in plan.designs} for plan in (before, after)]
    return change_lines(before, *numbers)
