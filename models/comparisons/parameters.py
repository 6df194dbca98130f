"""What can be swept, and the values that it takes."""

from collections.abc import Callable, Sequence

import numpy as np
from attrs import evolve, frozen

from models.errors import PlanError
from models.plan.choices import PROTOCOLS
from models.plan.entities import MOST_MAILBOX_MB, Plan, Population
from models.plan.fields import default_of
from models.plan.scenario import Scenario
from models.words import count, exactly, tr_format, tr_noop

MOST_POINTS = 10_201


@frozen
class Parameter:
    """What can be swept.

    Parameters
    ----------
    key, label : str
        Its name on the command line, and what a user reads.
    low, high : float
        The range that is offered; factors on what is planned where `planned` is given.
    unit : str
        Of its values; empty for fractions, which are read in percent.
    least, most : float
        What its values may be.
    planned : callable or None
        Returns the values that a plan has, none of which is 0.
    """

    key: str
    label: str
    low: float
    high: float
    at: Callable[[Scenario, float], Scenario]
    unit: str = ""
    least: float = 0.0
    most: float = 10.0
    planned: Callable[[Plan], Sequence[float]] | None = None

    @property
    def share(self) -> bool:
        """Return whether its values are fractions."""
        return not self.unit

    def offered(self, plan: Plan) -> tuple[float, float]:
        """Return the ends of the range that is offered for a plan."""
        if self.planned is None:
            return self.low, self.high
        values = self.planned(plan)
        return max(self.low * min(values), self.least), min(self.high * max(values), self.most)


def _protocol(key: str) -> Callable[[Scenario, float], Scenario]:
    return lambda scenario, value: scenario.with_protocol(key, value)


def _mailbox_sizes(plan: Plan) -> list[float]:
    sizes = [population.mailbox_mb for population in plan.populations if population.mailbox_mb]
    return sizes or [float(default_of(Population, "mailbox_mb"))]


PARAMETERS = {
    parameter.key: parameter
    for parameter in (
        Parameter("users", tr_noop("All users"), 0.5, 2.0, lambda given, value: evolve(given, users=value)),
        *(
            Parameter(f"users.{protocol.value}", protocol.label, 0.5, 2.0, _protocol(protocol.value))
            for protocol in PROTOCOLS
        ),
        Parameter("messages", tr_noop("Messages"), 0.5, 2.0, lambda given, value: evolve(given, messages=value)),
        Parameter(
            "message-size", tr_noop("Message size"), 0.5, 4.0, lambda given, value: evolve(given, message_size=value),
            most=100.0,
        ),
        Parameter(
            "mailbox-size", tr_noop("Mailbox size"), 0.5, 2.0, lambda given, value: evolve(given, mailbox_mb=value),
            unit="MB", most=MOST_MAILBOX_MB, planned=_mailbox_sizes,
        ),
        Parameter(
            "overhead", tr_noop("Virtualization overhead"), 0.0, 0.4,
            lambda given, value: evolve(given, overhead=value), most=0.9,
        ),
        Parameter(
            "hub-cache", tr_noop("Hub cache"), 128.0, 512.0,
            lambda given, value: evolve(given, hub_cache_mb=round(value)), unit="MB", least=1.0, most=1_048_576.0,
        ),
        Parameter(
            "cpu-ceiling", tr_noop("CPU ceiling"), 0.5, 0.9,
            lambda given, value: evolve(given, cpu_ceiling=value), least=0.01, most=1.0,
        ),
        Parameter(
            "memory-ceiling", tr_noop("Memory ceiling"), 0.5, 1.0,
            lambda given, value: evolve(given, memory_ceiling=value), least=0.01, most=1.0,
        ),
    )
}  # fmt: skip


@frozen
class SweepAxis:
    """A parameter with the values that it takes, in rising order."""

    parameter: Parameter
    values: tuple[float, ...]


def axis_of(key: str, low: float, high: float, steps: int) -> SweepAxis:
    """Return a parameter with its values in equal steps.

    Raises
    ------
    PlanError
        If there is no such parameter, or its values cannot be meant.
    """
    parameter = PARAMETERS.get(key)
    if parameter is None:
        known = ", ".join(PARAMETERS)
        raise PlanError("sweep", tr_format("there is no parameter '{key}'; known: {known}.", key=key, known=known))
    if not parameter.least <= low < high <= parameter.most:
        raise PlanError(
            "sweep",
            tr_format(
                "{key} must be from {least} to {most}, with the first value below the last.",
                key=key, least=exactly(parameter.least), most=exactly(parameter.most),
            ),
        )  # fmt: skip
    if steps < 2:  # noqa: PLR2004 - an axis has two ends
        raise PlanError("sweep", tr_format("a sweep needs at least 2 steps."))
    require_few(steps)
    return SweepAxis(parameter, tuple(float(value) for value in np.linspace(low, high, steps)))


def require_few(points: int) -> None:
    """Refuse more points than can be swept, before any is made.

    Raises
    ------
    PlanError
        If there are too many.
    """
    if points > MOST_POINTS:
        raise PlanError("sweep", tr_format("{points} points are too many; use fewer steps.", points=count(points)))
