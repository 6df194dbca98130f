"""Tools, zoom and aids of the canvas; bringing items into line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature, Key

if TYPE_CHECKING:
    from planner.canvas.view import CanvasView
    from planner.shell.context import Context


def _canvas(context: Context) -> CanvasView:
    return context.the(views.canvas)


def _flip(switch: str, context: Context) -> None:
    """Turn a switch of the canvas on or off; it is remembered."""
    context.parts.preferences.flip(switch)


def _align(edge: str, context: Context) -> None:
    _canvas(context).arranging.align(edge)


def _distribute(direction: str, context: Context) -> None:
    _canvas(context).arranging.distribute(direction)


TOOLS = (
    ActionSpec(
        id="view.select_tool",
        text="&Select",
        section="tools",
        keys="Ctrl+1",
        tool="Select",
        tool_group="tools",
        checked_as="select",
        icon="select",
        do=lambda context: _canvas(context).tools.set_tool("select"),
    ),
    ActionSpec(
        id="view.connect_tool",
        text="&Connect sites",
        section="tools",
        keys="Ctrl+2",
        tool="Connect",
        tool_group="tools",
        checked_as="connect",
        icon="connect",
        do=lambda context: _canvas(context).tools.set_tool("connect"),
    ),
)
ZOOM = (
    ActionSpec(
        id="view.fit",
        text="&Fit plan",
        section="zoom",
        keys="Shift+1",
        tool="Fit",
        tool_group="zoom",
        icon="fit",
        synonyms="zoom whole all overview",
        do=lambda context: _canvas(context).camera.fit_all(),
    ),
    ActionSpec(
        id="view.fit_selection",
        text="Fit se&lection",
        section="zoom",
        keys="Shift+2",
        enabled=conditions.any_selected,
        synonyms="zoom selected",
        do=lambda context: _canvas(context).camera.fit_selection(),
    ),
    ActionSpec(
        id="view.actual_size",
        text="&100 %",
        section="zoom",
        keys="Ctrl+0",
        tool="100 %",
        tool_group="zoom",
        synonyms="zoom original real size",
        do=lambda context: _canvas(context).camera.zoom_to(1.0),
    ),
    ActionSpec(
        id="view.zoom_in",
        text="Zoom &in",
        section="zoom",
        keys=Key.ZoomIn,
        synonyms="larger bigger closer magnify",
        do=lambda context: _canvas(context).camera.zoom_by(1),
    ),
    ActionSpec(
        id="view.zoom_out",
        text="Zoom &out",
        section="zoom",
        keys=Key.ZoomOut,
        synonyms="smaller farther away",
        do=lambda context: _canvas(context).camera.zoom_by(-1),
    ),
)
AIDS = (
    ActionSpec(
        id="view.minimap",
        text="&Minimap",
        section="aids",
        switch="minimap",
        synonyms="overview map",
        do=partial(_flip, "minimap"),
    ),
    ActionSpec(
        id="view.legend",
        text="Legen&d",
        section="aids",
        switch="legend",
        synonyms="key colours symbols meaning",
        do=partial(_flip, "legend"),
    ),
    ActionSpec(
        id="view.snap_grid",
        text="Snap to g&rid",
        section="aids",
        switch="grid",
        synonyms="raster align magnet",
        do=partial(_flip, "grid"),
    ),
    ActionSpec(
        id="view.snap_neighbours",
        text="Snap to ob&jects",
        section="aids",
        switch="neighbours",
        synonyms="guides align magnet",
        do=partial(_flip, "neighbours"),
    ),
)
TIDY = ActionSpec(
    id="arrange.tidy",
    text="&Tidy",
    section="places",
    keys="Ctrl+Shift+L",
    synonyms="layout arrange clean up order",
    do=lambda context: _canvas(context).arranging.tidy(),
)
COLLAPSE = ActionSpec(
    id="arrange.collapse",
    text="C&ollapse or open site",
    section="places",
    keys="Ctrl+E",
    enabled=conditions.one_site,
    synonyms="fold unfold expand hide show",
    do=lambda context: _canvas(context).context.toggle_site(context.selection.ids[0]),
)
TWO, THREE = conditions.two_placeable, conditions.three_placeable
ALIGN = (
    ActionSpec(id="arrange.align_left", text="Align &left", section="align", enabled=TWO, do=partial(_align, "left")),
    ActionSpec(
        id="arrange.align_centre", text="Align &centres", section="align", enabled=TWO, do=partial(_align, "centre")
    ),
    ActionSpec(
        id="arrange.align_right", text="Align &right", section="align", enabled=TWO, do=partial(_align, "right")
    ),
    ActionSpec(id="arrange.align_top", text="Align to&p", section="align", enabled=TWO, do=partial(_align, "top")),
    ActionSpec(
        id="arrange.align_middle", text="Align mi&ddles", section="align", enabled=TWO, do=partial(_align, "middle")
    ),
    ActionSpec(
        id="arrange.align_bottom", text="Align &bottom", section="align", enabled=TWO, do=partial(_align, "bottom")
    ),
)
DISTRIBUTE = (
    ActionSpec(
        id="arrange.distribute_across",
        text="Distribute &horizontally",
        section="distribute",
        enabled=THREE,
        do=partial(_distribute, "across"),
    ),
    ActionSpec(
        id="arrange.distribute_down",
        text="Distribute &vertically",
        section="distribute",
        enabled=THREE,
        do=partial(_distribute, "down"),
    ),
)
FEATURE = Feature(order=80, actions=(*TOOLS, *ZOOM, *AIDS, TIDY, COLLAPSE, *ALIGN, *DISTRIBUTE))
