"""Rates of some servers of a site stand for all of it: how many of its servers a log knows."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve, frozen

from models.importers.populations import Draft, Mean, host_name
from models.plan import queries
from models.plan.dns_names import dns_name, short_name
from models.plan.entities import Design, Machine, Plan, Population
from models.plan.kinds import is_off, runs_roles
from models.words import count, natural_order, some_of, tr_format, trimmed

MOST_NAMES = 3


@frozen
class Coverage:
    """How many servers a log knows of those that are like them at their sites.

    Parameters
    ----------
    missing : tuple of str
        Names of the servers that it does not know.
    """

    known: int
    missing: tuple[str, ...]

    @property
    def factor(self) -> float:
        """Return by how much the rates of all are larger, if every server has equally many users."""
        return (self.known + len(self.missing)) / self.known


def coverage_of(plan: Plan, draft: Draft, population: Population) -> Coverage | None:
    """Return which servers of a population's site a log does not know; None where it knows all, or nobody can tell.

    A population that bears the name of its server is that of this server alone, and a file with mailboxes says itself
    whose rates it has.
    """
    if not draft.logged or draft.mailboxes is not None or population.name.casefold() in draft.logged:
        return None
    for design in plan.designs:
        known = [
            machine for machine in _servers(design, population.site) if not _names(machine).isdisjoint(draft.logged)
        ]
        if known:
            roles = {machine.roles for machine in known if runs_roles(machine)}
            others = [
                machine.name
                for machine in _servers(design, population.site)
                if machine not in known and runs_roles(machine) and machine.roles in roles
            ]
            return Coverage(len(known), tuple(sorted(others, key=natural_order))) if others else None
    return None


def scaled(draft: Draft, coverage: Coverage | None) -> Draft:
    """Return the rates that all servers have together, if every one has equally many users."""
    if coverage is None:
        return draft
    factor = coverage.factor
    messages = None if draft.messages is None else Mean(draft.messages.total * factor, draft.messages.over)
    return evolve(draft, messages=messages, hours={hour: round(sum_ * factor) for hour, sum_ in draft.hours.items()})


def about_coverage(found: Iterable[tuple[Population, Coverage | None]]) -> Iterator[str]:
    """Return in sentences which rates stand for servers that no log knows."""
    for population, coverage in found:
        if coverage is not None:
            yield tr_format(
                "{population}: the log has {known} of {all} servers, so its rates are multiplied by {factor}, as if "
                "each served equally many users. Missing: {names}; add their logs for measured rates.",
                population=population.name, known=count(coverage.known),
                all=count(coverage.known + len(coverage.missing)), factor=trimmed(coverage.factor, 2),
                names=some_of(coverage.missing, MOST_NAMES),
            )  # fmt: skip


def _servers(design: Design, site: str) -> Sequence[Machine]:
    return [
        machine
        for machine in design.machines
        if runs_roles(machine) and machine.roles and not is_off(machine) and queries.site_of(design, machine) == site
    ]


def _names(machine: Machine) -> set[str]:
    return {name for name in (host_name(machine.name).casefold(), short_name(dns_name(machine))) if name}
