"""What a trail speaks of: one machine of an evaluated design at one bound of the figures."""

from collections.abc import Iterator

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.library import FigureSet
from models.capacity.arrays import CompiledDesign
from models.capacity.bounds import BOUNDS, Bound, value_at
from models.capacity.coefficients import variants_of
from models.capacity.context import Context
from models.capacity.drivers import COLUMN
from models.capacity.load import Load
from models.plan.choices import DUTY_IDS, PROTOCOLS, label_of
from models.plan.entities import Machine
from models.plan.kinds import require_host, role_holder
from models.words import significant, tr_format, tr_noop, translate

WORDS = {
    "owa-requests": tr_noop("{count} OWA requests per second"),
    "activesync-requests": tr_noop("{count} ActiveSync requests per second"),
    "pooled-requests": tr_noop("{count} OWA and ActiveSync requests per second"),
    "messages": tr_noop("{count} messages per second"),
    "message-mb": tr_noop("{count} MB of messages per second"),
    "message-excess-mb": tr_noop("{count} MB per second above the tested message size"),
    "message-shortfall-mb": tr_noop("{count} MB per second below the tested message size"),
    "mailboxes": tr_noop("{count} mailboxes"),
    "mailbox-messages": tr_noop("{count} daily messages of all mailboxes"),
    "copy-messages": tr_noop("{count} daily messages of all mailboxes, once for each further copy"),
    "passive-messages": tr_noop("{count} daily messages of all mailboxes with a passive copy"),
    "web-connections": tr_noop("{count} web connections"),
}


@frozen(eq=False)
class Subject:
    """One machine.

    Parameters
    ----------
    row : int
        Its row in the compiled design.
    bound : int
        Row in `BOUNDS`.
    """

    context: Context
    row: int
    bound: int = 0

    def other(self, row: int) -> "Subject":
        """Return another machine of the design at the same bound."""
        return Subject(self.context, row, self.bound)

    @property
    def compiled(self) -> CompiledDesign:
        """Return the design as arrays."""
        return self.context.compiled

    @property
    def load(self) -> Load:
        """Return the load at the bound."""
        return self.context.loads[self.bound]

    @property
    def end(self) -> Bound:
        """Return the bound by its name."""
        return BOUNDS[self.bound]

    @property
    def machine(self) -> Machine:
        """Return the machine."""
        return self.compiled.entities[self.row]

    @property
    def calibration(self) -> FigureSet:
        """Return the calibration of the machine's Exchange version."""
        return self.context.library.calibration_of(role_holder(self.machine).exchange)

    @property
    def profile(self) -> FigureSet:
        """Return the hypervisor of a host."""
        return self.context.library.hypervisors[require_host(self.machine).hypervisor]

    @property
    def variants(self) -> tuple[str, ...]:
        """Return the variants of figures that the machine's settings choose."""
        return variants_of(role_holder(self.machine), self.calibration)

    @property
    def duties(self) -> tuple[str, ...]:
        """Return the duties that the machine performs."""
        return self.context.duties_of(self.machine)

    def assignments(self) -> Iterator[tuple[int, str]]:
        """Return the rows of the machine's duties, each with the duty."""
        rows = self.compiled.assignments
        first, last = np.searchsorted(rows.machine, (self.row, self.row + 1))
        for index in range(int(first), int(last)):
            yield index, DUTY_IDS[rows.duty[index]]

    def vms(self) -> Iterator["Subject"]:
        """Return the VMs of a host that are switched on."""
        machines = self.compiled.machines
        for row in np.flatnonzero((machines.host_cores > 0.0) & (machines.host == self.row)):
            yield self.other(int(row))

    def asked(self, assignment: int, driver: str) -> float:
        """Return the demand on a role of the machine, in one driver [the driver's unit]."""
        return float(self.load.drivers[assignment, COLUMN[driver]])

    def value(self, resource: str) -> float:
        """Return the utilization of a resource at the bound [fraction]; NaN without data."""
        return float(getattr(self.load, resource)[self.row])

    @property
    def profile_messages(self) -> float:
        """Return the daily messages of a user of the published profile [1/day]."""
        return self.value_at(self.context.library.common.get("profile.messages_per_day"))

    def value_at(self, figure: Figure) -> float:
        """Return the value at the bound, for a figure that raises the load as it grows [the figure's unit]."""
        return value_at(figure, self.end)


def words_of(driver: str, asked: float | str) -> str:
    """Return the demand in one driver in words, as in "3,000 Outlook users"."""
    number = asked if isinstance(asked, str) else significant(asked)
    if driver in WORDS:
        return translate(WORDS[driver]).format(count=number)
    protocol = label_of(PROTOCOLS, driver.removeprefix("users."))
    return tr_format("{count} {protocol} users", count=number, protocol=protocol)
