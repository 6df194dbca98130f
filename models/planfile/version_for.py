"""The oldest version of files that holds a plan, by the fields and lists that came later."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import Any

from models.plan.entities import Plan
from models.planfile.shapes import Part, shape_of


def version_for(plan: Plan) -> int:
    """Return the oldest file version that can hold all of a plan, so that older programs can read it."""
    return _needed([plan])


def _needed(entities: Iterable[Any]) -> int:
    """Return the version that holds all of some entities, attribute by attribute: many machines share what is equal."""
    classes: dict[type, list[Any]] = defaultdict(list)
    for entity in entities:
        classes[type(entity)].append(entity)
    newest = 1
    for kind, same in classes.items():
        for part in _telling(kind):
            values = {id(value): value for value in map(attrgetter(part.name), same)}.values()
            given = [value for value in values if value is not None and not (part.is_later and value == part.default)]
            if given:
                held = chain.from_iterable(given) if part.items else given if part.group is not None else ()
                newest = max(newest, part.since, _needed(held))
    return newest


@cache
def _telling(entity: type) -> tuple[Part, ...]:
    """Return the parts that came later or hold such parts: no others need be looked at."""
    return tuple(part for part in shape_of(entity).parts if _newest_in(part) > 1)


def _newest_in(part: Part) -> int:
    held = part.items if part.group is None else (part.group,)
    return max((part.since, *(_newest_in(inner) for kind in held for inner in shape_of(kind).parts)))
