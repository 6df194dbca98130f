"""What differs between two designs, in words and on the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.compare.differences_panel import DifferencesPanel
    from planner.shell.context import Context

NAME = "differences"


def _panel(context: Context) -> DifferencesPanel:
    from planner.canvas.change_marks import ChangeMarks
    from planner.compare.differences_panel import DifferencesPanel

    comparison, canvas = context.the(views.comparison), context.the(views.canvas)
    marks = ChangeMarks(canvas.context.scene)
    panel = DifferencesPanel(context.session, lambda: comparison.others, marks, context.tokens)
    panel.chosen.connect(context.selection.set)
    panel.reveal_requested.connect(canvas.camera.reveal)
    context.parts.appearance.changed.connect(panel.set_tokens)
    return panel


FEATURE = Feature(
    order=205,
    actions=(
        ActionSpec(
            id="plan.differences",
            text="Differences &between designs",
            section="compare",
            do=lambda context: context.panels.bring(NAME),
        ),
    ),
    panel=PanelSpec(name=NAME, title="Differences", place=Place.BOTTOM, make=_panel),
)
