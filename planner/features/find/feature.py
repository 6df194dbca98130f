"""Finding items on the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature, Key

if TYPE_CHECKING:
    from planner.panels.find_bar import FindBar
    from planner.shell.context import Context


def find_bar(context: Context) -> FindBar:
    """Return the bar that finds items on the canvas."""
    from planner.panels.find_bar import FindBar

    canvas = context.the(views.canvas)
    bar = FindBar(context.session, context.selection, context.tokens, canvas)
    bar.shown.connect(canvas.camera.centre_item)
    context.parts.appearance.changed.connect(bar.set_tokens)
    return bar


FEATURE = Feature(
    order=110,
    actions=(
        ActionSpec(
            id="edit.find",
            text="&Find in the plan…",
            section="find",
            keys=Key.Find,
            enabled=conditions.any_site,
            synonyms="search look for jump",
            do=lambda context: context.the(find_bar).open(),
        ),
    ),
)
