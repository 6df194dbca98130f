"""What an incomplete design lacks, in words."""

from collections.abc import Iterable

from models.capacity.results import Gap
from models.plan.choices import ROLES, label_of
from models.plan.entities import Plan
from models.plan.queries import people_of
from models.words import all_of, any_of, tr_count, tr_format

MOST_NAMED = 3


def lacking_line(design: str, plan: Plan, gaps: Iterable[Gap]) -> str:
    """Return why a design is not complete, or nothing where it is."""
    words = list(_lacking(plan, tuple(gaps)))
    return tr_format("“{design}” is incomplete: {lacking}.", design=design, lacking="; ".join(words)) if words else ""


def _lacking(plan: Plan, gaps: tuple[Gap, ...]) -> Iterable[str]:
    """Return who is not served in which roles; those who lack the same together."""
    roles: dict[str, list[str]] = {}
    far: dict[str, list[str]] = {}
    for gap in gaps:
        (far if gap.served_from else roles).setdefault(gap.population, []).append(gap.role)
    for lacking, populations in _alike(roles).items():
        who = _who(plan, populations)
        servers = any_of([label_of(ROLES, role) for role in lacking])
        yield tr_count(len(populations), "{who} has no {roles} server", "{who} have no {roles} server",
                      who=who, roles=servers)  # fmt: skip
    for lacking, populations in _alike(far).items():
        servers = any_of([label_of(ROLES, role) for role in lacking])
        yield tr_format("no link connects {who} to the {roles} servers", who=_who(plan, populations), roles=servers)


def _alike(roles: dict[str, list[str]]) -> dict[tuple[str, ...], list[str]]:
    groups: dict[tuple[str, ...], list[str]] = {}
    for population, lacking in roles.items():
        groups.setdefault(tuple(lacking), []).append(population)
    return groups


def _who(plan: Plan, populations: list[str]) -> str:
    """Return some populations by name with their users, as in "Head office and Leeds (15,200 users)"."""
    known = {population.id: population for population in plan.populations}
    users = sum(people_of(known[identifier]) for identifier in populations)
    names = [tr_format("“{name}”", name=known[identifier].name) for identifier in populations[:MOST_NAMED]]
    rest = len(populations) - len(names)
    if rest:
        names.append(tr_count(rest, "{count} more population", "{count} more populations"))
    words = tr_count(users, "{count} user", "{count} users")
    return tr_format("{names} ({users})", names=all_of(names), users=words) if users else all_of(names)
