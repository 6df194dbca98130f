"""How a result changes as one or two inputs do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.compare.sweep_panel import SweepPanel
    from planner.shell.context import Context


def _panel(context: Context) -> SweepPanel:
    from planner.compare.sweep_panel import SweepPanel

    panel = SweepPanel(views.exploring_tools(context))
    panel.chart.failed.connect(context.say)
    return views.explored(context, panel)


FEATURE = Feature(
    order=240,
    panel=PanelSpec(name="sweep", title="Sweep", place=Place.BOTTOM, explore=2, make=_panel),
)
