"""Risk: how likely machines pass their ceilings within the ranges of figures and users, and what decides it."""

import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from attrs import evolve, frozen
from PySide6.QtCore import Signal

from models.calibration.library import Library
from models.comparisons.risk import Risk, RiskSettings, risk
from models.comparisons.spreading import Spread
from models.plan.entities import Design, Plan
from models.words import count
from planner.compare.cluster_choice import ClusterField, SpreadWork
from planner.compare.exploring_panel import Exploration, ExploringPanel, ExploringTools
from planner.compare.risk_fields import RiskFields
from planner.compare.risk_view import RiskView
from planner.presenters.risk import rests_line, risk_summary
from planner.presenters.risk_charts import risk_headline, risk_number
from planner.session.jobs import Progress, Watch

# A chart that settles is drawn after this time, then ever more seldom: it changes less and takes time from the draws.
REST_S, SLOWER = 0.2, 1.5


@frozen(kw_only=True, eq=False)
class RiskAnswer:
    """What the draws give, for which guess, with the names of the machines.

    Parameters
    ----------
    number : int
        Of the question; what came in for an earlier one is not shown.
    """

    found: Risk
    guess: RiskSettings
    names: Mapping[str, str]
    number: int = 0


class RiskPanel(ExploringPanel):
    """Draws figures and users for the design that is shown; what is known so far is shown while draws come in."""

    _came = Signal(object)

    def __init__(self, tools: ExploringTools) -> None:
        super().__init__(tools)
        tokens = tools.tokens
        self.fields = RiskFields(tokens)
        self.spread, self.draws, self.seed = self.fields.spread, self.fields.draws, self.fields.seed
        self.fields.changed.connect(self.start)
        self.view = RiskView(tokens, self.told, self.told_in_rows)
        self.view.table.chosen.connect(self.choose)
        self.machines, self.chart, self.distribution = self.view.table, self.view.drivers, self.view.spread
        self.pages = self.view.pages
        self.cluster = ClusterField(tools.cluster)
        tools.cluster.changed.connect(self.visibility.ask)
        self._number, self._draws = 0, 0
        self._came.connect(self._show_so_far)
        self.explore(
            Exploration(
                name=self.tr("Risk"),
                lane="risk of ceilings",
                question=self._question,
                show_answer=self._show_answer,
                clear=self.view.clear,
                view=self.view,
                themed=(self.machines, self.chart, self.distribution),
                above=(self.fields,),
                beside_large=(self.view.choice, self.cluster),
                headline=lambda answer: risk_headline(answer.found, answer.names),
            )
        )

    def set_large(self, large: bool) -> None:
        """Show everything at once, or one page."""
        super().set_large(large)
        self.view.set_large(large=large)

    def show_selection(self, ids: Iterable[str]) -> None:
        """Show the distribution of the machine that is selected."""
        self.view.show_machine(ids)

    def _question(self, plan: Plan, design: Design, library: Library) -> SpreadWork:
        self._number += 1
        settings = self.fields.settings()
        self._draws = settings.draws
        return partial(_work, plan, design, library, settings, (self._number, self._came.emit))

    def _tell(self, progress: Progress) -> None:
        """Tell how many runs are done, and how long the others take."""
        super()._tell(progress)
        if progress.seconds_left is not None:
            words = self.tr("{0} of {1} runs, {2} s left")
            done, left = count(round(progress.done * self._draws)), round(progress.seconds_left)
            self.progress.setFormat(words.format(done, count(self._draws), left))

    def _show_so_far(self, answer: RiskAnswer) -> None:
        if answer.number == self._number and self._tools.jobs.is_busy(self._exploration.lane):
            self.sentence.setText(self._show_answer(answer))
            self.headline.setText(risk_headline(answer.found, answer.names))

    def _show_answer(self, answer: RiskAnswer) -> str:
        self.view.show_risk(answer.found, answer.names)
        self._large.show_number(risk_number(answer.found))
        summary = risk_summary(answer.found, evolve(answer.guess, draws=answer.found.draws), answer.names)
        return " ".join((summary, rests_line(answer.found))).rstrip()


def _work(
    plan: Plan,
    design: Design,
    library: Library,
    guess: RiskSettings,
    partly: tuple[int, Callable[[RiskAnswer], None]],
    watch: Watch,
    spread: Spread,
) -> RiskAnswer:
    names = {row.id: row.name for row in (*design.machines, *design.dags)}
    number, tell = partly
    told, rest = time.monotonic(), REST_S

    def so_far(_draws: int, risk_by_now: Callable[[], Risk]) -> None:
        nonlocal told, rest
        if time.monotonic() - told >= rest:
            tell(RiskAnswer(found=risk_by_now(), guess=guess, names=names, number=number))
            told, rest = time.monotonic(), rest * SLOWER

    return RiskAnswer(
        found=risk(plan, design.id, library, guess, watch, so_far, spread), guess=guess, names=names, number=number
    )
