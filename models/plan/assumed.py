"""Values of a population that no file said: told in a line of its notes, and found there again."""

import re
from collections.abc import Iterable, Mapping
from operator import attrgetter

from attrs import evolve

from models.plan.entities import Population
from models.plan.fields import LONGEST_NOTES, fields_of
from models.words import all_of, inside, tr_format, translate, trimmed

PROFILE = ("messages_per_day", "message_kb", "mailbox_mb")
OUTLOOK = "users.outlook"
# Read by the program, so it stays the same in every language.
_LINE = re.compile(r"^.*\[assumed: ([^\]\n]*)\]$", re.MULTILINE)
DECIMALS = 2


def still_assumed(population: Population) -> tuple[str, ...]:
    """Return the fields whose values are assumed, by their names; a value that was changed since is none of them."""
    noted = _noted(population.notes)
    return tuple(name for name in (*PROFILE, OUTLOOK) if noted.get(name) == _value(population, name))


def with_assumed(population: Population, names: Iterable[str]) -> Population:
    """Return a population whose notes say that some of its values are assumed, and only those."""
    values = {name: _value(population, name) for name in names}
    if not values and not _LINE.search(population.notes):
        return population
    kept, line = _LINE.sub("", population.notes).strip("\n"), ""
    if values:
        words = tr_format("Assumed, not in the files: {fields}.", fields=told_values(population, values))
        line = f"{words} [assumed: {', '.join(f'{name}={value}' for name, value in values.items())}]"
        kept = kept[: LONGEST_NOTES - len(line) - 1]
    return evolve(population, notes="\n".join(filter(None, (kept, line))))


def without_changed(population: Population) -> Population:
    """Return a population whose notes no longer call assumed what was changed since."""
    still = still_assumed(population)
    return population if {*_noted(population.notes)} <= {*still} else with_assumed(population, still)


def told_values(population: Population, names: Iterable[str]) -> str:
    """Return some values of a population in words."""
    return all_of([_told(population, name) for name in names])


def _told(population: Population, name: str) -> str:
    if name == OUTLOOK:
        return tr_format("each mailbox as an Outlook user")
    field, value = fields_of(Population)[name], trimmed(getattr(population, name), DECIMALS)
    unit = "" if name == "messages_per_day" else f" {field.unit}"
    return f"{inside(translate(field.label))} {value}{unit}"


def _value(population: Population, name: str) -> str:
    return f"{attrgetter(name)(population):.10g}"


def _noted(notes: str) -> Mapping[str, str]:
    found = _LINE.search(notes)
    return dict(part.split("=", 1) for part in found.group(1).split(", ") if "=" in part) if found else {}
