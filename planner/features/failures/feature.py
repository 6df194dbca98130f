"""What happens when machines fail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.compare.failures_panel import FailuresPanel
    from planner.features.failures.bar import FailureBar
    from planner.features.failures.previewing import Previewing
    from planner.shell.context import Context

NAME = "failures"


def _panel(context: Context) -> FailuresPanel:
    from planner.compare.failures_panel import FailuresPanel

    panel = FailuresPanel(views.exploring_tools(context))
    panel.preview_asked.connect(lambda down, restart: _preview(context, panel, down, restart=restart))
    panel.preview_ended.connect(lambda: _end_preview(context))
    return views.explored(context, panel)


def _preview(context: Context, panel: FailuresPanel, down: tuple[str, ...], *, restart: bool) -> None:
    """Show a failure in the large panel, with the cards of the canvas."""
    if panel.view.picture.count() == 0:
        from planner.canvas.second_view import SecondView

        panel.view.picture.addWidget(SecondView(context.the(views.canvas)))
        context.the(previewing).shown.connect(panel.view.show_words)
    context.the(previewing).show(down, restart=restart)


def _end_preview(context: Context) -> None:
    preview = context.found(previewing)
    if preview is not None:
        preview.end()


def previewing(context: Context) -> Previewing:
    """Return what shows a failure on the canvas."""
    from planner.features.failures.previewing import Previewing

    parts, scene = context.parts, context.the(views.canvas).context.scene
    preview = Previewing(parts.session, parts.model.library, parts.plan_store.jobs, scene, context.window)
    preview.failed.connect(context.say)
    return preview


def bar(context: Context) -> FailureBar:
    """Return the bar over the canvas that says which failure is seen."""
    from planner.features.failures.bar import FailureBar

    canvas = context.the(views.canvas)
    made = FailureBar(context.session, context.selection, context.the(previewing), canvas)
    made.left.connect(canvas.setFocus)
    views.put_over_canvas(context, made)
    return made


def _fail_host(context: Context) -> None:
    """Show on the canvas what happens when what is selected fails."""
    context.the(views.explore).close_page()
    context.the(bar).open(context.selection.ids)


FEATURE = Feature(
    order=260,
    actions=(
        ActionSpec(
            id="plan.fail_host",
            text="Fai&l a host…",
            section="consolidate",
            tool="Fail a host",
            tool_group="jobs",
            tool_place=2,
            icon="fail",
            synonyms="simulate outage preview",
            enabled=conditions.any_physical,
            do=_fail_host,
        ),
        ActionSpec(
            id="view.failures",
            text="F&ailures",
            section="numbers",
            synonyms="outage failover N+1 high availability HA",
            do=lambda context: context.panels.bring(NAME),
        ),
    ),
    panel=PanelSpec(name=NAME, title="Failures", place=Place.BOTTOM, explore=4, make=_panel),
)
