"""The machines of the library and the user's own, in a table of which a dialog lets one be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import resources
from models.capacity.machines import RATE_ESTIMATE
from models.hardware.library import LibraryMachine, read_machines
from models.words import tr_format
from planner.panels.hardware_table import HardwareTable
from planner.session.own_machines import OwnMachines
from planner.shell.machine_dialog import MachineDialog
from planner.theme.letters import for_letters

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from models.plan.hardware import MachineModel
    from planner.dialogs.assistant_hardware import Picker
    from planner.shell.context import Context

# Of the columns from the processors to the watts, so that the names have room; what follows is hidden.
FIRST, WIDTHS = 1, (144, 60, 56, 128, 52, 60)


def is_usable(model: MachineModel) -> bool:
    """Return whether enough is known of a machine to tell how busy it will be."""
    rates = (model.specint_rate2006, model.specrate2017_int_base)
    return model.cores is not None and (model.clock_mhz is not None or any(rate is not None for rate in rates))


def machines(context: Context) -> list[LibraryMachine]:
    """Return the machines of the library and the user's own."""
    own = OwnMachines(context.parts.places.data)
    mine = [LibraryMachine(model=model, own=True) for model in own.models]
    if own.fault:
        context.say(own.fault)
    return [*mine, *read_machines(resources.folder())]


def picker(context: Context, shown: Sequence[LibraryMachine]) -> HardwareTable:
    """Return the table of the library."""
    table = HardwareTable(context.parts.model.library.common.get(RATE_ESTIMATE), context.tokens, priced=False)
    table.line.setMinimumWidth(0)
    for column in range(FIRST + len(WIDTHS), table.model.columnCount()):
        table.table.setColumnHidden(column, True)
    fill(table, shown)
    return table


def fill(table: Picker, shown: Sequence[LibraryMachine]) -> None:
    """Show machines in the columns of the page."""
    assert isinstance(table, HardwareTable)  # noqa: S101 - made by `picker`
    table.show_machines(shown)
    for column, width in enumerate(WIDTHS, start=FIRST):
        table.table.setColumnWidth(column, for_letters(width))


def add_machine(context: Context, dialog: QWidget, take: Callable[[MachineModel], None]) -> None:
    """Ask for one of the user's own machines, keep it, and hand it on."""
    own = OwnMachines(context.parts.places.data)

    def keep(model: MachineModel) -> None:
        try:
            own.keep([*own.models, model])
        except OSError as error:
            context.say(tr_format("Your machines were not saved: {reason}.", reason=error.strerror or error))
        take(model)

    form = MachineDialog(own.blank(), dialog)
    form.offered.connect(keep)
    form.open()
