"""Sliders that show what would be, without changing the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.panels.what_if import WhatIfPanel
    from planner.shell.context import Context

NAME = "what_if"


def _panel(context: Context) -> WhatIfPanel:
    from planner.panels.what_if import WhatIfPanel

    panel, bar = WhatIfPanel(context.session, context.parts.model.library), context.the(views.preview_bar)
    panel.message.connect(context.say)
    bar.reset_requested.connect(panel.reset)
    bar.apply_requested.connect(panel.apply)
    return panel


FEATURE = Feature(
    order=230,
    actions=(
        ActionSpec(
            id="view.what_if",
            text="W&hat-if",
            section="numbers",
            tool="What-if",
            tool_group="jobs",
            tool_place=3,
            icon="what-if",
            synonyms="scenario slider simulate try",
            do=lambda context: context.panels.bring(NAME),
        ),
    ),
    panel=PanelSpec(name=NAME, title="What-if", place=Place.BOTTOM, make=_panel),
)
