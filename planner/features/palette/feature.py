"""What can be added to the plan."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QWidget

    from planner.panels.palette import Palette
    from planner.shell.context import Context


def palette(context: Context) -> Palette:
    """Return what can be added."""
    from planner.panels.palette import Palette

    panel = Palette(context.parts.catalogue.templates, context.tokens)
    panel.place_requested.connect(context.the(views.canvas).tools.place)
    panel.add_requested.connect(lambda kind: _add(kind, context))
    context.parts.appearance.changed.connect(panel.set_tokens)
    return panel


def _page(context: Context) -> QWidget:
    """Return what can be added, scrolled where there is no room for it."""
    from planner.shell.scrolled_panel import scrolled

    return scrolled(context.the(palette))


def _add(kind: str, context: Context) -> None:
    context.the(views.inserts).add(kind)


def _fill_templates(context: Context, menu: QMenu) -> None:
    """Make an entry of every template, which adds it."""
    from planner.presenters.dragging import TEMPLATE

    for name, template in context.parts.catalogue.templates.items():
        action = menu.addAction(f"{template.title}: {template.notes}".replace("&", "&&"))
        action.triggered.connect(lambda _checked=False, kind=f"{TEMPLATE}{name}": _add(kind, context))


FEATURE = Feature(
    order=120,
    actions=(
        ActionSpec(
            id="insert.site",
            text="&Site",
            section="items",
            synonyms="add location office data center",
            do=partial(_add, "site"),
        ),
        ActionSpec(
            id="insert.server",
            text="Physical se&rver",
            section="items",
            enabled=conditions.any_design,
            synonyms="add machine bare metal hardware",
            do=partial(_add, "server"),
        ),
        ActionSpec(
            id="insert.host",
            text="Virtualization &host",
            section="items",
            enabled=conditions.any_design,
            synonyms="add ESX ESXi Hyper-V hypervisor",
            do=partial(_add, "host"),
        ),
        ActionSpec(
            id="insert.vm",
            text="&Virtual machine",
            section="items",
            enabled=conditions.any_design,
            synonyms="add VM guest virtual server",
            do=partial(_add, "vm"),
        ),
        ActionSpec(
            id="insert.population",
            text="&User population",
            section="items",
            synonyms="add mailboxes people clients",
            do=partial(_add, "population"),
        ),
        ActionSpec(
            id="insert.dag",
            text="&Database availability group",
            section="items",
            enabled=conditions.any_design,
            synonyms="add DAG databases copies failover high availability",
            do=partial(_add, "dag"),
        ),
        ActionSpec(
            id="insert.link",
            text="&WAN link",
            section="items",
            synonyms="add network connection bandwidth line",
            do=partial(_add, "link"),
        ),
        ActionSpec(id="insert.templates", text="&Template", section="templates", fill=_fill_templates),
    ),
    panel=PanelSpec(name="palette", title="Add to the plan", place=Place.LEFT, make=_page, at_once=True),
)
