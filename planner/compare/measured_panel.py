"""Measured load beside predicted load: a log is read, held against the design that is shown, and fitted if asked."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

import resources
from models.calibration.library import Library
from models.comparisons.calibrating import (
    CalibrationRules,
    FitChoices,
    calibrate,
    expected_uses,
    read_calibration_rules,
)
from models.comparisons.log_estate import names_in, on_other_cpus, without_stale
from models.comparisons.matching import names_to_match
from models.comparisons.measured import (
    ExpectedUses,
    MeasuredBeside,
    MeasuredUses,
    Sampled,
    joined,
    measured_beside,
    measured_uses,
)
from models.comparisons.role_fits import RoleFit
from models.importers.tables import part_of
from models.plan.entities import Design, Plan
from models.units import PERCENT
from models.words import tr_count
from planner.charts.loading import ChartImport
from planner.compare.exploring_panel import ExploringTools
from planner.compare.measured_view import MeasuredView
from planner.presenters.measured import beside_rows, beside_table, headline, log_words, unknown_words, unmatched_words
from planner.presenters.measured_series import SeriesSpec, series_spec
from planner.session.jobs import Progress, Watch
from planner.session.log_process import MeasuredLog, name_of, read_log_in_process, together
from planner.session.plan_session import Update
from planner.session.refresh_when_visible import RefreshWhenVisible
from planner.theme.tokens import Tokens

if TYPE_CHECKING:
    from planner.charts.series_chart import SeriesChart

READING, FITTING, EXPECTING = "measured log", "fit of a log", "expected load of a log"


class MeasuredPanel(QWidget):
    """Holds the logs that were read, and shows them beside the design.

    Signals: ``chosen`` (ids of what a row or a line is about), ``reveal_requested`` (the first of them),
    ``factors_kept`` (pairs of RoleFit and Factor), ``use_kept`` (MeasuredBeside and the statistic).
    """

    chosen = Signal(object)
    reveal_requested = Signal(object)
    factors_kept = Signal(object)
    use_kept = Signal(object, str)

    def __init__(self, tools: ExploringTools) -> None:
        super().__init__()
        self._tools, self._session, self._tokens = tools, tools.session, tools.tokens
        self._document = tools.session.document
        self.view = MeasuredView(tools.tokens)
        self.large_tools = self.view.tools
        self.logs: tuple[MeasuredLog, ...] = ()
        # The design beside which the logs were read, as it was then.
        self._taken_of: Design | None = None
        # By names of the log, machines of whichever design was shown when they were matched.
        self._named: Mapping[str, str] = {}
        self.nameable: tuple[str, ...] = ()
        self.beside: MeasuredBeside | None = None
        self.fits: tuple[RoleFit, ...] = ()
        self.chart: SeriesChart | None = None
        self.sampled: tuple[Sampled, ...] = ()
        self._rules: CalibrationRules | None = None
        self.uses = MeasuredUses((), ())
        self._expected: ExpectedUses = {}
        self._machine = ""
        self.visibility = RefreshWhenVisible(self.refresh)
        self._charts = ChartImport(self)
        self._charts.done.connect(self.refresh)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setAccessibleName(self.tr("Measured"))
        self._connect()
        self.visibility.ask()

    def _connect(self) -> None:
        view = self.view
        view.controls.changed.connect(self.refresh)
        view.cancel_button.clicked.connect(self.cancel)
        view.keep_button.clicked.connect(self._keep_use)
        view.table.chosen.connect(self._choose)
        view.calibration.asked.connect(self.fit)
        view.calibration.taken_in.connect(self.fit)
        view.calibration.dropped.connect(view.calibration.clear)
        view.calibration.kept.connect(self.factors_kept)
        self._session.updated.connect(self._on_update)
        view.show_busy(busy=False)
        view.show_names(nameable=False)

    def read(self, paths: Sequence[Path]) -> None:
        """Read logs, those of one time one after the other, in place of those that were read before."""
        self.view.show_busy(busy=True)
        self._tools.jobs.start_long(READING, partial(_read, paths), self._take, self._fail, self._tell)

    def cancel(self) -> None:
        """Drop the reading and the fit that run."""
        self._tools.jobs.cancel(READING)
        self._tools.jobs.cancel(FITTING)
        self.view.show_busy(busy=False)

    @property
    def named(self) -> dict[str, str]:
        """Return the machines of the design that is shown for the names that were matched by hand."""
        design = self._session.design
        return {} if design is None else names_in(self._session.plan, design, self._named)

    def match(self, named: Mapping[str, str]) -> None:
        """Take the machines of this design that names of the log stand for, in place of those taken before."""
        others = {name: machine for name, machine in self._named.items() if name not in self.named}
        self._named = others | dict(named)
        self.fits = ()
        self.view.calibration.clear()
        self._measure()

    def fit(self, taken_in: Sequence[str] = ()) -> None:
        """Fit the published figures to the log."""
        design = self._session.design
        if design is None or self._rules is None:
            return
        self.view.show_busy(busy=True)
        stale = on_other_cpus(design, self._taken_of or design, self.uses)
        choices = FitChoices(taken_in=tuple(taken_in or ()), hours=self.view.controls.hours, stale=stale)
        work = partial(_fit, self._session.plan, design.id, self._tools.library, self.sampled, self._rules,
                       self.named, choices)  # fmt: skip
        self._tools.jobs.start_long(FITTING, work, self._take_fits, self._fail, self._tell)

    def set_large(self, large: bool) -> None:
        """Stand as large as the canvas, with series and calibration."""
        self.view.set_large(large=large)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.view.set_tokens(tokens)
        if self.chart is not None:
            self.chart.set_tokens(tokens)

    def show_selection(self, ids: Sequence[str]) -> None:
        """Draw the line of a selected machine strong."""
        machine = next(iter(ids), "")
        if machine != self._machine:
            self._machine = machine
            self.visibility.ask()

    def refresh(self) -> None:
        """Show the log beside the design as it is now."""
        design, view = self._session.design, self.view
        view.show_log(has_log=bool(self.logs) and design is not None)
        if not self.logs or design is None:
            view.say(self.tr("Measured and predicted load"),
                     self.tr("Choose a PerfMon log (CSV or TSV) or the output of esxtop -b. You can save the "
                             "counters that this plan needs as a file for logman."))  # fmt: skip
            view.show_names(nameable=False)
            self.beside = None
            return
        controls = view.controls
        if any(role.hours != controls.hours for role in self.fits):
            # Factors of other hours are not those of what is shown.
            self.fits = ()
            view.calibration.clear()
        resource, statistic, hours = controls.resource.value, controls.statistic.value, controls.hours
        numbers = self._session.evaluation_of(design.id)
        beside = measured_beside(design, numbers, self.uses, statistic, hours, self._expected)
        self.beside = without_stale(beside, design, self._taken_of or design)
        gauges = {machine.id: numbers.gauge(machine.id, resource) for machine in design.machines}
        rows = beside_rows(design, self.beside, resource, statistic, gauges)
        view.table.show_rows(beside_table(rows), rows)
        view.table.mark((self._machine,))
        first, second = headline(design, self.beside, resource, statistic)
        if not self.sampled:
            first, second = unknown_words(), ""
        view.say(" ".join((first, second)).strip(), _about_log(self.logs, self.uses))
        view.show_names(nameable=bool(self.nameable))
        controls.windows.setText(log_words(self.uses, hours, resource))
        uses = [use for use in self.uses.uses if use.resource == resource]
        self._show_series(series_spec(design, uses, rows, self._machine, gauges))

    def _show_series(self, spec: SeriesSpec) -> None:
        if not self._charts.is_done:
            self._charts.start()
            return
        if self.chart is None:
            from planner.charts.series_chart import SeriesChart

            self.chart = SeriesChart(self._tokens)
            self.chart.hours_chosen.connect(self.view.controls.show_hours)
            self.chart.chosen.connect(lambda machine: self._choose((machine,)))
            layout = self.view.series.layout()
            if layout is not None:
                layout.addWidget(self.chart)
        self.chart.show_series(spec, self.view.controls.hours)

    def _take(self, found: tuple[tuple[MeasuredLog, ...], CalibrationRules]) -> None:
        self.logs, self._rules = found
        self._taken_of = self._session.design
        self.view.show_busy(busy=False)
        self.view.calibration.clear()
        self.sampled = joined(together(self.logs).sampled)
        self._measure()

    def _measure(self) -> None:
        """Match the series with the machines of the design anew."""
        design = self._session.design
        if self._rules is not None and design is not None:
            self.uses = measured_uses(design, self.sampled, self._rules.counters, self.named)
            self.nameable = names_to_match(self.uses, self.sampled, self.named)
            work = partial(_expect, self._session.shown_plan, design.id, self._tools.library, self.sampled,
                           self._rules, self.named)  # fmt: skip
            self._tools.jobs.start_long(EXPECTING, work, self._take_expected, self._fail, self._tell)
        self.refresh()

    def _take_expected(self, found: ExpectedUses) -> None:
        self._expected = found
        self.visibility.ask()

    def _take_fits(self, roles: tuple[RoleFit, ...]) -> None:
        design = self._session.design
        self.view.show_busy(busy=False)
        self.fits = roles
        if design is not None:
            stale = on_other_cpus(design, self._taken_of or design, self.uses)
            self.view.calibration.show_fits(roles, design, stale)

    def _fail(self, sentence: str) -> None:
        self.view.show_busy(busy=False)
        if self.logs:
            self.view.rest.setText(sentence)
        else:
            self.view.say(sentence, "")

    def _tell(self, progress: Progress) -> None:
        self.view.progress.setValue(round(progress.done * PERCENT))

    def _choose(self, ids: Sequence[str]) -> None:
        design = self._session.design
        still = tuple(identifier for identifier in ids if design is not None and identifier in design.by_id)
        if still:
            self.chosen.emit(still)
            self.reveal_requested.emit(still[0])

    def _keep_use(self) -> None:
        if self.beside is not None:
            self.use_kept.emit(self.beside, self.view.controls.statistic.value)

    def _on_update(self, _update: Update) -> None:
        if self._session.document is not self._document:
            # A log of another plan's machines says nothing here.
            self.cancel()
            self._document = self._session.document
            self.logs, self.sampled, self._named, self.fits, self._expected = (), (), {}, (), {}
            self.view.calibration.clear()
        self.visibility.when_visible(self._measure)


def _about_log(logs: Sequence[MeasuredLog], uses: MeasuredUses) -> str:
    """Return what the logs are called, and what could not be used of them."""
    skipped = sum(log.skipped for log in logs)
    words = []
    if skipped:
        words.append(
            tr_count(skipped, "{count} truncated line was left out.", "{count} truncated lines were left out.")
        )
    if uses.unmatched:
        words.append(unmatched_words(uses.unmatched))
    return " · ".join(filter(None, (name_of(logs), " ".join(words))))


def _read(paths: Sequence[Path], watch: Watch) -> tuple[tuple[MeasuredLog, ...], CalibrationRules]:
    """Return the logs with the rules of reading them; called on a worker thread."""
    rules = read_calibration_rules(resources.folder())
    logs = []
    for number, path in enumerate(paths):
        report = part_of(watch, number / len(paths), (number + 1) / len(paths))
        logs.append(read_log_in_process(path, report=report))
    return tuple(logs), rules


def _expect(
    plan: Plan,
    design_id: str,
    library: Library,
    sampled: tuple[Sampled, ...],
    rules: CalibrationRules,
    named: Mapping[str, str],
    _watch: Watch,
) -> ExpectedUses:
    return expected_uses(plan, design_id, library, sampled, rules, named)


def _fit(
    plan: Plan,
    design_id: str,
    library: Library,
    sampled: tuple[Sampled, ...],
    rules: CalibrationRules,
    named: Mapping[str, str],
    choices: FitChoices,
    _watch: Watch,
) -> tuple[RoleFit, ...]:
    return calibrate(plan, design_id, library, sampled, rules, named, choices)
