"""Files of some servers of a site do not speak for all: their rates are scaled, their mailboxes are not taken."""

from collections.abc import Iterable, Iterator, Sequence, Set

from attrs import evolve, frozen

from models.importers.populations import Draft, Mean, host_name
from models.plan import queries
from models.plan.dns_names import dns_name, short_name
from models.plan.entities import Design, Machine, Plan, Population
from models.plan.kinds import RoleHolder, is_off, runs_roles
from models.words import count, natural_order, some_of, tr_format, trimmed

MOST_NAMES = 3


@frozen
class Part:
    """How many servers of a site files know of those that are alike there.

    Parameters
    ----------
    missing : tuple of str
        Names of the servers that they do not know.
    """

    known: int = 1
    missing: tuple[str, ...] = ()

    @property
    def all(self) -> int:
        """Return how many servers there are."""
        return self.known + len(self.missing)

    @property
    def factor(self) -> float:
        """Return by how much what all servers have is more, if every one has equally many users."""
        return self.all / self.known


WHOLE = Part()


@frozen
class Coverage:
    """What files know of the servers of a population: whose logs, and whose mailboxes."""

    rates: Part = WHOLE
    mailboxes: Part = WHOLE


def coverage_of(plan: Plan, draft: Draft, population: Population) -> Coverage:
    """Return which servers of a population's site files do not know; all is known where nobody can tell.

    A population that bears the name of a server is that of this server alone, and so may be each of several at a site.
    A log knows the servers that wrote it, whichever mailboxes it names: servers hand mail over to one another.
    """
    beside = [each for each in plan.populations if each.site == population.site]
    own = population.name.casefold()
    if len(beside) > 1:
        return Coverage()
    named, written = (_part(plan, servers, population.site, own) for servers in (draft.logged, draft.written_by))
    rates = max(named, written, key=lambda part: part.factor)
    return Coverage(rates, _part(plan, draft.listed, population.site, own))


def scaled(draft: Draft, coverage: Coverage) -> Draft:
    """Return what all servers have together, if every one has equally many users; not their mailboxes, which differ."""
    rates, listed = coverage.rates.factor, coverage.mailboxes.factor
    messages = draft.messages
    if messages is not None and not messages.over:
        # A log counts messages, and a list of mailboxes says how many share them.
        messages = Mean(messages.total * rates, (draft.mailboxes or 0) * listed)
    return evolve(
        draft,
        mailboxes=draft.mailboxes if coverage.mailboxes == WHOLE else None,
        messages=messages,
        hours={hour: round(sum_ * rates) for hour, sum_ in draft.hours.items()},
    )


def about_coverage(found: Iterable[tuple[Population, Draft, Coverage]]) -> Iterator[str]:
    """Return in sentences which numbers stand for servers that no file knows, or were not taken for want of them."""
    for population, draft, coverage in found:
        if coverage.mailboxes != WHOLE:
            yield tr_format(
                "{population}: the file has {mailboxes} mailboxes, of {known} of {all} servers, so their number in the "
                "plan ({number}) stays. Missing: {names}; add their exports, or enter the number if they have none.",
                mailboxes=count(draft.mailboxes or 0), number=count(population.mailboxes),
                **_words(population, coverage.mailboxes),
            )  # fmt: skip
        if coverage.rates != WHOLE:
            yield tr_format(
                "{population}: the log has {known} of {all} servers, so its rates are multiplied by {factor}, as if "
                "each served equally many users. Missing: {names}; add their logs for measured rates.",
                factor=trimmed(coverage.rates.factor, 2), **_words(population, coverage.rates),
            )  # fmt: skip


def _words(population: Population, part: Part) -> dict[str, str]:
    names = some_of(part.missing, MOST_NAMES)
    return {"population": population.name, "known": count(part.known), "all": count(part.all), "names": names}


def _part(plan: Plan, known_names: Set[str], site: str, own: str) -> Part:
    """Return how many of the servers at a site have names that files know, of those that are like them."""
    if own in known_names:
        return WHOLE
    for design in plan.designs:
        servers = _servers(design, site)
        known = [machine for machine in servers if not _names(machine).isdisjoint(known_names)]
        roles = {machine.roles for machine in known}
        others = [machine.name for machine in servers if machine not in known and machine.roles in roles]
        if known:
            return Part(len(known), tuple(sorted(others, key=natural_order))) if others else WHOLE
    return WHOLE


def _servers(design: Design, site: str) -> Sequence[RoleHolder]:
    return [
        machine
        for machine in design.machines
        if runs_roles(machine) and machine.roles and not is_off(machine) and queries.site_of(design, machine) == site
    ]


def _names(machine: Machine) -> set[str]:
    return {name for name in (host_name(machine.name).casefold(), short_name(dns_name(machine))) if name}
