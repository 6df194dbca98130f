"""What happens when machines fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.compare.failures_panel import FailuresPanel
    from planner.shell.context import Context

NAME = "failures"


def _panel(context: Context) -> FailuresPanel:
    from planner.compare.failures_panel import FailuresPanel

    return views.explored(context, FailuresPanel(views.exploring_tools(context)))


FEATURE = Feature(
    order=260,
    actions=(
        ActionSpec(
            id="view.failures", text="F&ailures", section="numbers", do=lambda context: context.panels.bring(NAME)
        ),
    ),
    panel=PanelSpec(name=NAME, title="Failures", place=Place.BOTTOM, explore=4, make=_panel),
)
