"""The oldest version of files that holds a plan, by the fields and lists that came later."""

from functools import cache
from typing import Any

from models.plan.entities import Plan
from models.planfile.shapes import Part, shape_of


def version_for(plan: Plan) -> int:
    """Return the oldest file version that can hold all of a plan, so that older programs can read it."""
    return _needed(plan)


def _needed(entity: Any) -> int:
    kind: type = type(entity)
    newest = 1
    for part in _telling(kind):
        value = getattr(entity, part.name)
        if value is None or (part.is_later and value == part.default):
            continue
        rows = value if part.items else (value,) if part.group is not None else ()
        newest = max((newest, part.since, *map(_needed, rows)))
    return newest


@cache
def _telling(entity: type) -> tuple[Part, ...]:
    """Return the parts that came later or hold such parts: no others need be looked at."""
    return tuple(part for part in shape_of(entity).parts if _newest_in(part) > 1)


def _newest_in(part: Part) -> int:
    held = part.items if part.group is None else (part.group,)
    return max((part.since, *(_newest_in(inner) for kind in held for inner in shape_of(kind).parts)))
