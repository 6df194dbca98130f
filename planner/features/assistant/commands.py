"""Opens the new-plan assistant, and makes its proposal the plan: a new plan and one step."""

from collections.abc import Callable
from functools import partial

from attrs import evolve, frozen
from PySide6.QtWidgets import QWidget

from models.calibration.library import Library
from models.plan.catalogue import Catalogue
from models.plan.entities import Host, Server
from models.plan.fields import Choice
from models.proposing.offered import Offered
from models.proposing.proposal import Proposal, change_of, propose
from models.proposing.requirements import Hardware, Requirements
from models.words import tr_format, translate
from planner.dialogs.assistant import AssistantDialog, AssistantParts
from planner.dialogs.assistant_hardware import Machine, Platforms
from planner.dialogs.assistant_users import Draw
from planner.presenters.assistant_summary import LABEL
from planner.presenters.numbers import clock, count, memory
from planner.session.jobs import Jobs
from planner.session.plan_session import PlanSession
from planner.shell.adding_commands import do_or_say
from planner.shell.file_commands import FileCommands
from planner.theme.tokens import Tokens

Say = Callable[[str], None]
# What a server and a host have in common.
SHARED = ("processor", "memory_mb", "disk_iops", "network_mbit_s", "power_watts", "rack_units", "sockets")


@frozen(kw_only=True, eq=False)
class AssistantInputs:
    """What the assistant needs of the window.

    Parameters
    ----------
    fit : callable
        Brings the whole plan into view.
    tokens : callable
        Returns the colours in use.
    """

    session: PlanSession
    files: FileCommands
    jobs: Jobs
    library: Library
    catalogue: Catalogue
    offered: Offered
    hypervisors: tuple[Choice, ...]
    draw: Draw
    fit: Callable[[], None]
    tokens: Callable[[], Tokens]


class AssistantCommands:
    """One assistant at a time; the plan in the window is asked about before another takes its place."""

    def __init__(self, window: QWidget, inputs: AssistantInputs, say: Say) -> None:
        self._window, self._inputs, self._say = window, inputs, say

    def open(self) -> None:
        """Open the assistant."""
        inputs = self._inputs
        platforms = Platforms(
            offered=inputs.offered, hypervisors=inputs.hypervisors, machines=machines_of(inputs.catalogue)
        )
        parts = AssistantParts(
            jobs=inputs.jobs,
            propose=self._propose,
            draw=inputs.draw,
            platforms=platforms,
            link=inputs.catalogue.link,
            hypervisor=inputs.catalogue.host.hypervisor,
            tokens=inputs.tokens(),
        )
        dialog = AssistantDialog(parts, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.skipped.connect(inputs.files.new)
        dialog.finished_with.connect(self._finish)
        dialog.open()

    def _propose(self, wanted: Requirements) -> Proposal:
        return propose(wanted, self._inputs.library)

    def _finish(self, proposal: Proposal, names: dict[str, str]) -> None:
        self._inputs.files.tasks.start(translate(LABEL), partial(self._begin, proposal, names))

    async def _begin(self, proposal: Proposal, names: dict[str, str]) -> None:
        inputs = self._inputs
        if not await inputs.files.begin_new():
            return
        session = inputs.session
        if do_or_say(session, lambda: change_of(session.plan, proposal, names, translate(LABEL)), self._say) is None:
            return
        session.show_design(session.plan.designs[0].id)
        inputs.fit()


def machines_of(catalogue: Catalogue) -> tuple[Machine, ...]:
    """Return the machines to choose from: the prototypes of the program, each as a server and as a host."""
    machines: dict[str, Machine] = {}
    prototypes: tuple[Server | Host, ...] = (catalogue.server, *catalogue.hosts)
    for prototype in prototypes:
        name = _name_of(prototype)
        machines.setdefault(name, Machine(name, _hardware_of(prototype, catalogue)))
    return tuple(machines.values())


def _hardware_of(prototype: Server | Host, catalogue: Catalogue) -> Hardware:
    """Return a prototype as both: what servers and hosts have in common is its own."""
    shared = {name: getattr(prototype, name) for name in SHARED}
    return Hardware(server=evolve(catalogue.server, **shared), host=evolve(catalogue.host, **shared))


def _name_of(prototype: Server | Host) -> str:
    processor = prototype.processor
    return tr_format(
        "{cores} cores at {clock}, {memory}",
        cores=count(processor.cores), clock=clock(processor.clock_mhz), memory=memory(prototype.memory_mb),
    )  # fmt: skip
