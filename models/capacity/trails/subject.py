"""What a trail speaks of: one machine of a compiled and loaded design, with the figures it used."""

from collections.abc import Iterator

import numpy as np
from attrs import frozen

from models.calibration.library import FigureSet, Library
from models.capacity.arrays import CompiledDesign
from models.capacity.coefficients import variants_of
from models.capacity.drivers import COLUMN
from models.capacity.load import Load
from models.plan.choices import PROTOCOLS, ROLE_IDS, label_of
from models.plan.entities import Host, Machine
from models.words import marked, say, shown, significant

WORDS = {
    "owa-requests": marked("{count} OWA requests a second"),
    "activesync-requests": marked("{count} ActiveSync requests a second"),
    "messages": marked("{count} messages a second"),
    "message-mb": marked("{count} MB of messages a second"),
    "message-excess-mb": marked("{count} MB a second above the tested message size"),
    "message-shortfall-mb": marked("{count} MB a second below the tested message size"),
    "mailboxes": marked("{count} mailboxes"),
    "mailbox-messages": marked("{count} mailboxes × messages a day"),
    "web-connections": marked("{count} web connections"),
}


@frozen(eq=False)
class Subject:
    """One machine.

    Parameters
    ----------
    row : int
        Its row in the compiled design.
    load : Load
        The central reading.
    """

    compiled: CompiledDesign
    load: Load
    library: Library
    row: int

    @property
    def machine(self) -> Machine:
        """Return the machine."""
        return self.compiled.entities[self.row]

    @property
    def calibration(self) -> FigureSet:
        """Return the calibration of the machine's Exchange version."""
        assert not isinstance(self.machine, Host)  # noqa: S101 - hosts run no Exchange
        return self.library.calibration_of(self.machine.exchange)

    @property
    def variants(self) -> tuple[str, ...]:
        """Return the variants of figures that the machine's settings choose."""
        assert not isinstance(self.machine, Host)  # noqa: S101 - hosts run no Exchange
        return variants_of(self.machine, self.calibration)

    def assignments(self) -> Iterator[tuple[int, str]]:
        """Return the rows of the machine's roles with the role's id."""
        rows = self.compiled.assignments
        for index in np.flatnonzero(rows.machine == self.row):
            yield int(index), ROLE_IDS[rows.role[index]]

    def asked(self, assignment: int, driver: str) -> float:
        """Return how much of a driver a role of the machine is asked for."""
        return float(self.load.drivers[assignment, COLUMN[driver]])

    def value(self, resource: str) -> float:
        """Return the utilization of a resource [fraction]; NaN without data."""
        return float(getattr(self.load, resource)[self.row])


def words_of(driver: str, asked: float) -> str:
    """Return how much of a driver is asked for in words, as in "3,000 Outlook users"."""
    if driver in WORDS:
        return shown(WORDS[driver]).format(count=significant(asked))
    protocol = label_of(PROTOCOLS, driver.removeprefix("users."))
    return say("{count} {protocol} users", count=significant(asked), protocol=protocol)
