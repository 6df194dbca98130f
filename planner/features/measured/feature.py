"""What logs measured beside what is predicted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.compare.measured_panel import MeasuredPanel
    from planner.features.measured.commands import MeasuredCommands
    from planner.shell.context import Context

NAME = "measured"


def commands(context: Context) -> MeasuredCommands:
    """Return what asks for logs and keeps what they say."""
    from planner.features.measured.commands import MeasuredCommands

    parts = context.parts
    return MeasuredCommands(
        context.window, context.session, parts.model.library, parts.plan_store.jobs, context.files,
        lambda: parts.preferences.folder, context.say,
    )  # fmt: skip


def _panel(context: Context) -> MeasuredPanel:
    from planner.compare.measured_panel import MeasuredPanel

    panel, asked = MeasuredPanel(views.exploring_tools(context)), context.the(commands)
    for button in (panel.view.log_button, panel.view.start_button):
        button.clicked.connect(lambda: asked.read(panel))
    panel.view.match_button.clicked.connect(lambda: asked.match(panel))
    panel.view.calibration.ticked.connect(lambda: asked.preview(panel))
    panel.factors_kept.connect(lambda chosen: asked.keep_factors(panel, chosen))
    panel.use_kept.connect(lambda found, statistic: asked.keep_use(panel, found, statistic))
    panel.view.counters_button.clicked.connect(asked.save_counters)
    panel.chosen.connect(context.selection.set)
    panel.reveal_requested.connect(context.the(views.canvas).camera.reveal)
    context.parts.appearance.changed.connect(panel.set_tokens)
    context.selection.changed.connect(panel.show_selection)
    return panel


FEATURE = Feature(
    order=275,
    actions=(
        ActionSpec(
            id="plan.measured",
            text="Meas&ured load",
            section="compare",
            synonyms="PerfMon logman relog esxtop performance log counters calibrate fit",
            do=lambda context: context.panels.bring(NAME),
        ),
        ActionSpec(
            id="file.counters",
            text="Save &counters for this plan…",
            section="send",
            synonyms="logman relog PerfMon performance log counter file",
            do=lambda context: context.the(commands).save_counters(),
        ),
    ),
    panel=PanelSpec(name=NAME, title="Measured", place=Place.BOTTOM, explore=6, make=_panel),
)
