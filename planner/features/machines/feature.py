"""The table of the machines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.panels.machine_table import MachinesPanel
    from planner.shell.context import Context


def _panel(context: Context) -> MachinesPanel:
    """Return the table with what narrows it."""
    from planner.panels.machine_table import MachinesPanel

    return MachinesPanel(context.the(views.machines), context.session)


FEATURE = Feature(
    order=210,
    panel=PanelSpec(name="machines", title="Machines", place=Place.BOTTOM, make=_panel),
)
