"""Growth: users from year to year, when each machine passes its ceiling, and what to add then."""

from collections.abc import Iterable, Mapping
from datetime import date
from functools import partial

from attrs import frozen

from models.calibration.library import Library
from models.comparisons.additions import Additions, design_with, plan_additions
from models.comparisons.growing import Growth
from models.comparisons.growth import Forecast, forecast
from models.comparisons.spreading import Spread
from models.comparisons.weak_evidence import weak_figures
from models.plan.entities import Design, Plan
from models.units import PERCENT
from planner.charts.chart_view import ChartView
from planner.compare.cluster_choice import SpreadWork
from planner.compare.exploring_panel import Exploration, ExploringPanel, ExploringTools
from planner.compare.growth_additions import AdditionsList, AdditionsShown, Sentences
from planner.compare.growth_choices import GrowthChoices
from planner.compare.number_field import NumberField, NumberForm
from planner.compare.result_view import ResultPages
from planner.compare.yearly_field import YearlyField, YearlyRates
from planner.presenters.growth import (
    GrowthLine,
    doubted_gauges,
    group_words,
    growth_headline,
    growth_lines,
    growth_summary,
    step_lines,
)
from planner.presenters.growth_chart import growth_chart
from planner.presenters.weak_evidence import weak_evidence_line
from planner.session.jobs import Watch

YEARS = 5.0


@frozen(kw_only=True, eq=False)
class GrowthAnswer:
    """A forecast with the names of its machines, and what it rests on."""

    forecast: Forecast
    names: Mapping[str, str]
    rests: str
    additions: Additions
    years: int


class GrowthPanel(ExploringPanel):
    """Lets users grow, and shows what that does to the design that is shown."""

    def __init__(self, tools: ExploringTools) -> None:
        super().__init__(tools)
        tokens = tools.tokens
        self.everyone = YearlyField(self.tr("Growth of all users per year, in percent"), tools.session)
        self.years = NumberField(self.tr("Years to look ahead"), YEARS)
        self.rates = YearlyRates(tokens, tools.session)
        for part in (self.everyone, self.years, self.rates):
            part.changed.connect(self.start)
        self.chart = ChartView(tokens)
        self.lines = Sentences(tokens, self.tr("When machines exceed their ceilings, and what to add then"))
        self.additions = AdditionsList(tokens)
        self.additions.design_requested.connect(self._make_design)
        self.choices = GrowthChoices()
        self.choices.bands_chosen.connect(lambda bands: self.chart.show_chosen(self.chart.chosen_ids, bands))
        self.choices.years_chosen.connect(self.years.set_number)
        self.choices.years_chosen.connect(lambda _years: self.start())
        self.pages = ResultPages()
        self.pages.add(self.tr("Chart"), self.chart)
        self.pages.add(self.tr("In words"), self.lines)
        for chosen in (self.chart.chosen, self.lines.chosen, self.additions.chosen):
            chosen.connect(self.choose)
        form = NumberForm(tokens)
        form.add(self.tr("All users"), self.everyone, self.tr("% per year"))
        form.add(self.tr("Look ahead"), self.years, self.tr("years"))
        self.explore(
            Exploration(
                name=self.tr("Growth"),
                lane="growth of users",
                question=self._question,
                show_answer=self._show_answer,
                clear=self._clear,
                view=self.pages,
                themed=(self.chart, self.lines, self.additions),
                above=(form,),
                below=(self.rates,),
                headline=lambda answer: growth_headline(answer.forecast, answer.names, date.today()),
                only_large=(self.choices,),
                beside_large=(self.additions,),
            )
        )

    def show_selection(self, ids: Iterable[str]) -> None:
        """Draw what is selected strong."""
        self.chart.show_chosen(ids, self.choices.bands.value)

    def _question(self, plan: Plan, design: Design, library: Library) -> SpreadWork:
        self.rates.show_everyone(self.everyone.text())
        self.rates.show_plan(plan)
        growth = Growth(
            everyone=self.everyone.number() / PERCENT,
            populations=self.rates.given("population"),
            protocols=self.rates.given("protocol"),
        )
        return partial(_work, plan, design, library, growth, self.years.whole_number())

    def _show_answer(self, answer: GrowthAnswer) -> str:
        found, names, today = answer.forecast, answer.names, date.today()
        self.chart.show_chart(self.told(growth_chart(found, names, today)))
        summary = growth_summary(found, names)
        lines = growth_lines(found, names, today)
        self.lines.show_lines(lines or (GrowthLine(ids=(), text=summary),))
        steps = step_lines(answer.additions, names, today, answer.years)
        self.additions.show_additions(AdditionsShown(found=answer.additions, lines=steps))
        return " ".join(filter(None, (summary, group_words(found, names, today), answer.rests)))

    def _clear(self) -> None:
        self.chart.show_chart(None)
        self.lines.show_lines(())
        self.additions.show_additions(None)

    def _make_design(self) -> None:
        """Add a copy of the design with every step, and show it: one step to undo."""
        shown, design, plan = self.additions.shown, self._session.design, self._session.plan
        if shown is None or design is None or self._session.previewing:
            return
        name = self.tr("{0}, with additions").format(design.name)
        change = design_with(plan, design.id, shown.found, name)
        self._session.do(change)
        self._session.show_design(self._session.plan.designs[-1].id)


def _work(
    plan: Plan, design: Design, library: Library, growth: Growth, years: int, watch: Watch, _spread: Spread
) -> GrowthAnswer:
    found = forecast(plan, design.id, library, growth, years, watch)
    figures = weak_figures(plan, design.id, library, doubted_gauges(found))
    return GrowthAnswer(
        forecast=found,
        names={row.id: row.name for row in (*design.machines, *design.dags)},
        rests=weak_evidence_line(figures),
        additions=plan_additions(plan, design.id, library, growth, years, watch),
        years=years,
    )
