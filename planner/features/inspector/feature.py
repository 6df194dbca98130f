"""The form of what is selected."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.panels.inspector import Inspector
    from planner.shell.context import Context

NAME = "inspector"


def _panel(context: Context) -> Inspector:
    form = context.the(views.inspector)
    form.titled.connect(partial(context.panels.set_title, NAME))
    form.library_asked.connect(partial(_do, context, "plan.hardware"))
    form.site.zoom_asked.connect(partial(_do, context, "view.fit_selection"))
    form.site.collapse_asked.connect(partial(_do, context, "arrange.collapse"))
    context.panels.set_title(NAME, form.title)
    return form


def _do(context: Context, action: str) -> None:
    context.actions.by_id[action].trigger()


FEATURE = Feature(
    order=140,
    panel=PanelSpec(name=NAME, title="Inspector", place=Place.RIGHT, make=_panel, at_once=True),
)
