"""Failures: what every outage, and every two at once, do to the design that is shown."""

from collections.abc import Mapping
from functools import partial

from attrs import frozen
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from models.calibration.library import Library
from models.comparisons.failures import Failures, failures
from models.comparisons.spreading import Spread
from models.comparisons.weak_evidence import weak_figures
from models.plan.entities import Design, Plan
from models.words import count
from planner.compare.cluster_choice import ClusterField, SpreadWork
from planner.compare.exploring_panel import Exploration, ExploringPanel, ExploringTools
from planner.compare.failures_view import FailuresView
from planner.compare.result_view import ResultPages, ResultTableView
from planner.presenters.failure_matrix import failure_matrix
from planner.presenters.failures import (
    doubted_gauges,
    failure_table,
    failures_headline,
    failures_summary,
    machine_table,
    names_in,
    people_at_sites,
)
from planner.presenters.weak_evidence import weak_evidence_line
from planner.session.jobs import Watch

# Nobody reads more; the gravest come first.
MOST_SHOWN = 300


@frozen(kw_only=True, eq=False)
class FailuresAnswer:
    """What the outages do, with the names of all that can be down, users by site, and what the answer rests on."""

    found: Failures
    names: Mapping[str, str]
    people: Mapping[str, int]
    rests: str


class FailuresPanel(ExploringPanel):
    """Lets machines, sites and links fail; a row selects what is down.

    Signals: ``preview_asked`` (the ids of what fails, and whether VMs start elsewhere), ``preview_ended``.
    """

    preview_asked = Signal(object, bool)
    preview_ended = Signal()

    def __init__(self, tools: ExploringTools) -> None:
        super().__init__(tools)
        self.pairs = QCheckBox(self.tr("Two at a time"))
        self.pairs.setChecked(True)
        self.restart = QCheckBox(self.tr("Restart VMs on other hosts (HA)"))
        self.by_failure = ResultTableView(self.tr("Failures, worst first"), tools.tokens)
        self.by_machine = ResultTableView(self.tr("Worst case for each machine"), tools.tokens)
        self.pages = ResultPages()
        self.pages.add(self.tr("By failure"), self.by_failure)
        self.pages.add(self.tr("By machine"), self.by_machine)
        self.view = FailuresView(self.pages, tools.tokens)
        self.large_tools = QWidget()
        self._tools_line = QHBoxLayout(self.large_tools)
        self._tools_line.setContentsMargins(0, 0, 0, 0)
        self._is_large, self._down = False, tuple[str, ...]()
        self.cluster = ClusterField(tools.cluster)
        self.cluster.hide()
        tools.cluster.changed.connect(self.visibility.ask)
        for table in (self.by_failure, self.by_machine):
            table.chosen.connect(self.choose)
        self.by_failure.chosen.connect(self._preview)
        self.view.matrix.chosen.connect(self._preview)
        for box in (self.pairs, self.restart):
            box.toggled.connect(self.start)
        self.explore(
            Exploration(
                name=self.tr("Failures"),
                lane="failures of machines",
                question=self._question,
                show_answer=self._show_answer,
                clear=self._clear,
                view=self.view,
                themed=(self.by_failure, self.by_machine, self.view),
                above=(self.pairs, self.restart, self.cluster),
            )
        )

    def set_large(self, large: bool) -> None:
        """Show matrix and picture too, and put the controls beside the tabs; or the table alone."""
        self._is_large = large
        self._controls.setHidden(large)
        self.cluster.setVisible(large)
        for at, box in enumerate((self.pairs, self.restart, self.cluster, self._busy)):
            if large:
                self._tools_line.addWidget(box)
            else:
                self._column.insertWidget(at, box)
        self.view.set_large(large=large)
        if not large:
            self.preview_ended.emit()
        elif self.answer is not None:
            self._preview(_first_shown(self.answer, self._down))

    def _preview(self, down: tuple[str, ...]) -> None:
        """Ask for the picture of a failure, if there is one; matrix and table mark it."""
        if not down:
            return
        self._down = down
        self.view.matrix.mark(down)
        self.by_failure.mark(down)
        if self._is_large:
            self.preview_asked.emit(down, self.restart.isChecked())

    def _question(self, plan: Plan, design: Design, library: Library) -> SpreadWork:
        return partial(_work, plan, design, library, self.pairs.isChecked(), self.restart.isChecked())

    def _show_answer(self, answer: FailuresAnswer) -> str:
        found, names, people = answer.found, answer.names, answer.people
        self.by_failure.show_table(self.told_in_rows(failure_table(found, names, people, MOST_SHOWN)))
        self.by_machine.show_table(self.told_in_rows(machine_table(found, names)))
        words = [failures_summary(found, names, people), answer.rests]
        if len(found.results) > MOST_SHOWN:
            shown = self.tr("The table shows the {0} worst of {1}.")
            words.append(shown.format(count(MOST_SHOWN), count(len(found.results))))
        sentence = " ".join(word for word in words if word)
        self.view.matrix.show_matrix(failure_matrix(found, names, people))
        headline, rest = failures_headline(found, names, people)
        preview = self.tr("What-if preview:") + " " if self._session.previewing else ""
        self.view.show_sentence(preview + headline, " ".join(word for word in (rest, *words[1:]) if word))
        if self._is_large:
            self._preview(_first_shown(answer, self._down))
        return sentence

    def _show_fault(self, sentence: str) -> None:
        super()._show_fault(sentence)
        # Large, the sentence beside the controls is not seen.
        self.view.show_sentence(sentence, "")

    def _clear(self) -> None:
        self.by_failure.show_table(None)
        self.by_machine.show_table(None)
        self.view.matrix.show_matrix(None)
        self.view.show_sentence("", "")
        self.view.show_words(None)


def _first_shown(answer: FailuresAnswer, seen: tuple[str, ...]) -> tuple[str, ...]:
    """Return what fails in the failure that was seen before, else in the worst; nothing where there is none."""
    known = [result.outage.down for result in answer.found.results]
    return seen if seen in known else next(iter(known), ())


def _work(
    plan: Plan, design: Design, library: Library, pairs: bool, restart: bool, watch: Watch, spread: Spread
) -> FailuresAnswer:
    found = failures(plan, design.id, library, pairs=pairs, restart=restart, report=watch, spread=spread)
    figures = weak_figures(plan, design.id, library, doubted_gauges(found))
    return FailuresAnswer(
        found=found,
        names=names_in(plan, design),
        people=people_at_sites(plan),
        rests=weak_evidence_line(figures),
    )
