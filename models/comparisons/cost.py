"""What a design costs: hardware, licences and power. Nothing is assumed: where a price is missing, so is the sum."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import frozen

from models.plan.choices import CORES
from models.plan.choosing_models import price_of
from models.plan.costs import (
    ON_EXCHANGE,
    ON_HOSTS,
    ON_PHYSICAL,
    ON_SERVERS,
    PER_CORE,
    PER_MACHINE,
    PER_MAILBOX,
    PER_SOCKET,
    PER_VM,
    Licence,
)
from models.plan.entities import Design, Machine, Plan
from models.plan.kinds import Physical, cpus_of, holds_vms, is_off, is_physical, is_virtual, runs_roles
from models.plan.queries import mailboxes_of_plan
from models.plan.unknown_hardware import unknown_parts
from models.units import HOURS_A_YEAR, WATTS_A_KW
from models.words import count, tr_count, tr_format

# What a comparison looks at beside the purchase.
YEARS = 3


@frozen
class Amount:
    """A sum of money in the plan's currency, or what is missing for it.

    Parameters
    ----------
    value : float or None
        The sum; None where a part of it is unknown.
    missing : tuple of str
        Each part that is unknown, in words, as in "no price for 3 of 10 machines".
    """

    value: float | None
    missing: tuple[str, ...] = ()

    def __add__(self, other: "Amount") -> "Amount":
        missing = tuple(dict.fromkeys((*self.missing, *other.missing)))
        if self.value is None or other.value is None:
            return Amount(None, missing)
        return Amount(self.value + other.value, missing)

    def times(self, factor: float) -> "Amount":
        """Return the sum so many times."""
        return Amount(None if self.value is None else self.value * factor, self.missing)


NOTHING = Amount(0.0)


@frozen(kw_only=True)
class DesignCosts:
    """The costs of a design by kind.

    Parameters
    ----------
    hardware : Amount
        What its servers and hosts cost to buy.
    licences_once, licences_yearly : Amount
        Licences paid with the purchase, and those paid every year.
    power_yearly : Amount
        Electricity of a year, with all machines at load all the time.
    """

    hardware: Amount
    licences_once: Amount
    licences_yearly: Amount
    power_yearly: Amount

    @property
    def purchase(self) -> Amount:
        """Return what is paid at once: hardware and licences."""
        return self.hardware + self.licences_once

    @property
    def licences(self) -> Amount:
        """Return the licences of `YEARS` years."""
        return self.licences_once + self.licences_yearly.times(YEARS)

    @property
    def power(self) -> Amount:
        """Return the electricity of `YEARS` years."""
        return self.power_yearly.times(YEARS)

    @property
    def total(self) -> Amount:
        """Return purchase, licences and electricity of `YEARS` years."""
        return self.hardware + self.licences + self.power


def costs_of(plan: Plan, design: Design) -> DesignCosts:
    """Return what a design of a plan costs at the prices of the plan."""
    physical = design.physical
    licences = plan.costs.licences
    return DesignCosts(
        hardware=_hardware(plan, physical),
        licences_once=_licences(plan, design, (licence for licence in licences if not licence.yearly)),
        licences_yearly=_licences(plan, design, (licence for licence in licences if licence.yearly)),
        power_yearly=power_amount(plan, physical),
    )


def has_hardware_price(plan: Plan, design: Design) -> bool:
    """Return whether the price of any server or host is known."""
    return any(price_of(plan, machine) is not None for machine in design.physical)


def _hardware(plan: Plan, physical: Sequence[Physical]) -> Amount:
    prices = [price_of(plan, machine) for machine in physical]
    known = [price for price in prices if price is not None]
    unknown = len(prices) - len(known)
    if unknown:
        words = tr_count(
            len(prices),
            "no price for {unknown} of {count} machine",
            "no price for {unknown} of {count} machines",
            unknown=count(unknown),
        )
        return Amount(None, (words,))
    return Amount(sum(known, 0.0))


def power_amount(plan: Plan, physical: Sequence[Physical]) -> Amount:
    """Return what the electricity of servers and hosts costs in a year, all of them at load all the time."""
    watts = [machine.power_watts for machine in physical]
    known = [value for value in watts if value is not None]
    missing = tuple(_missing_of_power(plan, len(watts), len(watts) - len(known)))
    price, pue = plan.costs.kwh_price, plan.costs.pue
    if missing or price is None or pue is None:
        return Amount(None, missing)
    return Amount(sum(known, 0.0) / WATTS_A_KW * HOURS_A_YEAR * pue * price)


def _missing_of_power(plan: Plan, machines: int, unknown: int) -> Iterator[str]:
    if plan.costs.kwh_price is None:
        yield tr_format("no price of electricity")
    if plan.costs.pue is None:
        yield tr_format("no PUE")
    if unknown:
        yield tr_count(
            machines,
            "no watts for {unknown} of {count} machine",
            "no watts for {unknown} of {count} machines",
            unknown=count(unknown),
        )


# ------------------------------------------------------------------ licences


def _licences(plan: Plan, design: Design, licences: Iterable[Licence]) -> Amount:
    return sum((licence_amount(plan, design, licence) for licence in licences), NOTHING)


def licence_amount(plan: Plan, design: Design, licence: Licence) -> Amount:
    """Return what a licence costs a design, once or in a year."""
    number, unknown = licence_count(plan, design, licence)
    missing = []
    if licence.price is None:
        missing.append(tr_format("no price of {licence}", licence=licence.name))
    if unknown:
        words = tr_count(unknown, "no sockets for {count} machine", "no sockets for {count} machines")
        if licence.per == PER_CORE:
            words = tr_count(unknown, "no cores for {count} machine", "no cores for {count} machines")
        missing.append(words)
    if missing or licence.price is None:
        return Amount(None, tuple(missing))
    return Amount(number * licence.price)


def licence_count(plan: Plan, design: Design, licence: Licence) -> tuple[int, int]:
    """Return how many of a licence a design needs, and on how many machines the number is unknown."""
    if licence.per == PER_MAILBOX:
        return mailboxes_of_plan(plan), 0
    machines = [machine for machine in design.machines if LICENSED[licence.machines](machine)]
    if licence.per == PER_VM:
        held = machines if licence.machines == ON_EXCHANGE else _vms_on(design, machines)
        return sum(1 for machine in held if is_virtual(machine)), 0
    numbers = [PER[licence.per](machine) for machine in machines]
    return sum(number or 0 for number in numbers), numbers.count(None)


def _vms_on(design: Design, machines: Sequence[Machine]) -> list[Machine]:
    hosts = {machine.id for machine in machines}
    return [machine for machine in design.machines if is_virtual(machine) and machine.host in hosts]


def _sockets(machine: Machine) -> int | None:
    # A virtual machine has no socket of its own.
    return machine.sockets if is_physical(machine) else 0


def _cores(machine: Machine) -> int | None:
    return None if CORES in unknown_parts(machine) else cpus_of(machine)


PER: dict[str, Callable[[Machine], int | None]] = {
    PER_CORE: _cores,
    PER_SOCKET: _sockets,
    PER_MACHINE: lambda _machine: 1,
}
LICENSED: dict[str, Callable[[Machine], bool]] = {
    ON_PHYSICAL: is_physical,
    ON_HOSTS: holds_vms,
    ON_SERVERS: lambda machine: is_physical(machine) and not holds_vms(machine),
    ON_EXCHANGE: lambda machine: runs_roles(machine) and bool(machine.roles) and not is_off(machine),
}
