"""Risk: how likely machines pass their ceilings within the ranges of figures and users, and what decides it."""

from collections.abc import Callable, Mapping
from functools import partial

from attrs import frozen

from models.calibration.library import Library
from models.comparisons.risk import Risk, RiskSettings, risk
from models.plan.entities import Design, Plan
from models.units import PERCENT
from planner.charts.chart_view import ChartView
from planner.compare.exploring_panel import Exploration, ExploringPanel, ExploringTools
from planner.compare.number_field import NumberField, NumberForm
from planner.compare.result_view import ResultPages, ResultTableView
from planner.presenters.risk import influence_chart, rests_line, risk_summary, risk_table
from planner.session.jobs import Watch


@frozen(kw_only=True, eq=False)
class RiskAnswer:
    """What the draws give, for which guess, with the names of the machines."""

    found: Risk
    guess: RiskSettings
    names: Mapping[str, str]


class RiskPanel(ExploringPanel):
    """Draws figures and users for the design that is shown."""

    def __init__(self, tools: ExploringTools) -> None:
        super().__init__(tools)
        usual, tokens = RiskSettings(), tools.tokens
        self.spread = NumberField(
            self.tr("By how much the number of users may vary, in percent"), usual.spread * PERCENT
        )
        self.draws = NumberField(self.tr("Number of simulation runs"), usual.draws)
        self.seed = NumberField(self.tr("Random seed"), usual.seed)
        self.machines = ResultTableView(self.tr("How likely each machine is to exceed a ceiling"), tokens)
        self.machines.chosen.connect(self.choose)
        self.chart = ChartView(tokens)
        self.pages = ResultPages()
        self.pages.add(self.tr("Machines"), self.machines)
        self.pages.add(self.tr("Main drivers"), self.chart)
        form = NumberForm(tokens)
        form.add(self.tr("Users vary by ±"), self.spread, "%")
        form.add(self.tr("Simulation runs"), self.draws)
        form.add(self.tr("Random seed"), self.seed)
        for field in (self.spread, self.draws, self.seed):
            field.changed.connect(self.start)
        self.explore(
            Exploration(
                name=self.tr("Risk"),
                lane="risk of ceilings",
                question=self._question,
                show_answer=self._show_answer,
                clear=self._clear,
                view=self.pages,
                themed=(self.machines, self.chart),
                above=(form,),
            )
        )

    def _question(self, plan: Plan, design: Design, library: Library) -> Callable[[Watch], RiskAnswer]:
        guess = RiskSettings(
            draws=self.draws.whole_number(),
            seed=self.seed.whole_number(),
            spread=self.spread.number() / PERCENT,
        )
        return partial(_work, plan, design, library, guess)

    def _show_answer(self, answer: RiskAnswer) -> str:
        self.machines.show_table(self.told_in_rows(risk_table(answer.found, answer.names)))
        self.chart.show_chart(self.told(influence_chart(answer.found)) if answer.found.influences else None)
        summary = risk_summary(answer.found, answer.guess, answer.names)
        return " ".join((summary, rests_line(answer.found))).rstrip()

    def _clear(self) -> None:
        self.machines.show_table(None)
        self.chart.show_chart(None)


def _work(plan: Plan, design: Design, library: Library, guess: RiskSettings, watch: Watch) -> RiskAnswer:
    names = {machine.id: machine.name for machine in design.machines}
    return RiskAnswer(found=risk(plan, design.id, library, guess, watch), guess=guess, names=names)
