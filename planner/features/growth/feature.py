"""When growing populations exceed what the machines can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.compare.growth_panel import GrowthPanel
    from planner.shell.context import Context

NAME = "growth"


def _panel(context: Context) -> GrowthPanel:
    from planner.compare.growth_panel import GrowthPanel

    panel = GrowthPanel(views.exploring_tools(context))
    panel.chart.failed.connect(context.say)
    return views.explored(context, panel)


FEATURE = Feature(
    order=250,
    actions=(
        ActionSpec(
            id="view.growth",
            text="Gro&wth",
            section="numbers",
            synonyms="forecast trend years future",
            do=lambda context: context.panels.bring(NAME),
        ),
    ),
    panel=PanelSpec(name=NAME, title="Growth", place=Place.BOTTOM, explore=3, make=_panel),
)
