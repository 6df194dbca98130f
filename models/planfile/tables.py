"""The rows of a table to entities: each value of a column is checked once, however many rows have it.

Equal values share one object. What does not fit is left to reading row by row, which says what it is and where.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from models.errors import FieldError, PlanError
from models.planfile.schema import Decoder, decoders_of
from models.planfile.shapes import Entity, Part

Columns = Sequence[tuple[Any, ...]]


def entities_of(entity: type[Entity], columns: Columns) -> list[Entity] | None:
    """Return the entities of the rows of a table, or None where a value does not fit its field.

    Parameters
    ----------
    entity : type
        Their class; each of its attributes is described.
    columns : sequence of tuple
        The values of all rows, column by column, in the order of the class.
    """
    try:
        return _built(entity, columns)
    except (FieldError, PlanError):
        return None


def _built(entity: type[Entity], columns: Columns) -> list[Entity]:
    """Return entities that are set without their constructor, which would check each value again."""
    kind: type = entity
    made = [entity.__new__(entity) for _ in columns[0]]
    start = 0
    for part, optional, decode, width in decoders_of(kind):
        if part.group is None:
            values = _checked(part, decode, columns[start])
            start += 1
        else:
            values = _grouped(part.group, columns[start : start + width], optional=optional)
            start += width
        # Through the slot itself: nothing else can set an attribute of a frozen class.
        deque(map(kind.__dict__[part.name].__set__, made, values), maxlen=0)
    return made


def _checked(part: Part, decode: Decoder | None, column: tuple[Any, ...]) -> Iterable[Any]:
    if part.field is None:
        raise TypeError(f"{part.name} is not described")
    check = part.field.checked
    known = {value: check(value if decode is None else decode(part, value, "")) for value in set(column)}
    return map(known.__getitem__, column)


def _grouped(group: type, columns: Columns, *, optional: bool) -> Iterable[Any]:
    rows = list(zip(*columns, strict=True))
    known: dict[tuple[Any, ...], Any] = dict.fromkeys(rows)
    nothing = (None,) * len(columns)
    present = [row for row in known if not (optional and row == nothing)]
    if present:
        known.update(zip(present, _built(group, list(zip(*present, strict=True))), strict=True))
    return map(known.__getitem__, rows)
