"""How sure the numbers are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.compare.risk_panel import RiskPanel
    from planner.shell.context import Context

NAME = "risk"


def _panel(context: Context) -> RiskPanel:
    from planner.compare.risk_panel import RiskPanel

    panel = RiskPanel(views.exploring_tools(context))
    panel.chart.failed.connect(context.say)
    return views.explored(context, panel)


FEATURE = Feature(
    order=270,
    actions=(
        ActionSpec(
            id="view.risk",
            text="Ris&k",
            section="numbers",
            synonyms="probability chance Monte Carlo simulation",
            do=lambda context: context.panels.bring(NAME),
        ),
    ),
    panel=PanelSpec(name=NAME, title="Risk", place=Place.BOTTOM, explore=5, make=_panel),
)
