"""A new plan from sites, users and hardware, in three pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from models.words import tr_format
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from models.capacity.results import Evaluation
    from models.hardware.library import LibraryMachine
    from models.plan.entities import Plan
    from models.plan.hardware import MachineModel
    from planner.canvas.picture import PlanPicture
    from planner.dialogs.assistant_hardware import Picker
    from planner.features.assistant.commands import AssistantCommands
    from planner.panels.hardware_table import HardwareTable
    from planner.presenters.assistant_paste import PastedUsers
    from planner.shell.context import Context

# Of the columns from the processors to the watts, so that the names have room; what follows is hidden.
FIRST, WIDTHS = 1, (144, 60, 56, 128, 52, 60)


def commands(context: Context) -> AssistantCommands:
    """Return what opens the assistant."""
    import resources
    from models.proposing.offered import read_offered
    from planner.features.assistant.commands import AssistantCommands, AssistantInputs
    from planner.shell import views

    parts, offered = context.parts, read_offered(resources.folder())
    inputs = AssistantInputs(
        session=context.session,
        files=context.files,
        jobs=parts.plan_store.jobs,
        library=parts.model.library,
        catalogue=parts.catalogue,
        offered=offered,
        hypervisors=parts.model.hypervisors,
        machines=partial(_machines, context),
        picker=partial(_picker, context),
        fill=_fill,
        add_machine=partial(_add_machine, context),
        draw=partial(_picture, context),
        fit=context.the(views.canvas).camera.fit_all,
        tokens=lambda: context.tokens,
        users_of_files=partial(_users_of_files, context, offered.usual_messages),
    )
    return AssistantCommands(context.window, inputs, context.say)


def _users_of_files(context: Context, messages_per_day: float, dialog: QWidget) -> PastedUsers | None:
    """Return the rows of users in files that are asked for."""
    from planner.features.assistant.users_from_files import users_from_files

    parts = context.parts
    return users_from_files(dialog, parts.preferences.folder, parts.plan_store.jobs, messages_per_day)


def _machines(context: Context) -> list[LibraryMachine]:
    """Return the machines of the library and the user's own."""
    import resources
    from models.hardware.library import LibraryMachine, read_machines
    from planner.session.own_machines import OwnMachines

    own = OwnMachines(context.parts.places.data)
    mine = [LibraryMachine(model=model, own=True) for model in own.models]
    if own.fault:
        context.say(own.fault)
    return [*mine, *read_machines(resources.folder())]


def _picker(context: Context, machines: Sequence[LibraryMachine]) -> HardwareTable:
    """Return the table of the library."""
    from models.capacity.machines import RATE_ESTIMATE
    from planner.panels.hardware_table import HardwareTable

    table = HardwareTable(context.parts.model.library.common.get(RATE_ESTIMATE), context.tokens, priced=False)
    table.line.setMinimumWidth(0)
    for column in range(FIRST + len(WIDTHS), table.model.columnCount()):
        table.table.setColumnHidden(column, True)
    _fill(table, machines)
    return table


def _fill(table: Picker, machines: Sequence[LibraryMachine]) -> None:
    """Show machines in the columns of the page."""
    from planner.panels.hardware_table import HardwareTable
    from planner.theme.letters import for_letters

    assert isinstance(table, HardwareTable)  # noqa: S101 - made by `_picker`
    table.show_machines(machines)
    for column, width in enumerate(WIDTHS, start=FIRST):
        table.table.setColumnWidth(column, for_letters(width))


def _add_machine(context: Context, dialog: QWidget, take: Callable[[MachineModel], None]) -> None:
    """Ask for one of the user's own machines, keep it, and hand it on."""
    from planner.session.own_machines import OwnMachines
    from planner.shell.machine_dialog import MachineDialog

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


def _picture(context: Context, plan: Plan, design_id: str, evaluation: Evaluation | None) -> PlanPicture:
    """Return a plan as the canvas paints it."""
    from planner.canvas.picture import PlanPicture

    return PlanPicture(plan, design_id, evaluation, context.tokens)


FEATURE = Feature(
    order=5,
    actions=(
        ActionSpec(
            id="file.assistant",
            text="Ne&w from assistant…",
            section="begin",
            synonyms="wizard new plan propose proposal size users sites",
            do=lambda context: context.the(commands).open(),
        ),
    ),
)
