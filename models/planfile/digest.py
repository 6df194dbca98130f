"""The digest of a plan, made column by column: machines are many, and differ in little.

It is that of the JSON form (`interchange.plan_document`), whose dicts and lists are not made for it.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from models.plan.entities import Plan
from models.planfile.interchange import FORMAT, Writer, head_of, writers_of, written, written_rows

_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def plan_digest(plan: Plan) -> str:
    """Return the SHA-256 of the plan's JSON form without spaces and digest, in UTF-8."""
    head, (content,) = _encoded(head_of(FORMAT, plan)), _objects([plan])
    return hashlib.sha256(f"{head[:-1]},{content[1:]}".encode()).hexdigest()


def _objects(entities: Sequence[Any]) -> list[str]:
    """Return entities of one class as JSON."""
    kind: type = type(entities[0])
    values_of, writers = writers_of(kind)
    columns = zip(*map(values_of, entities), strict=True)
    members = [_members(writer, column) for writer, column in zip(writers, columns, strict=True)]
    texts = zip(*(texts for texts in members if texts is not None), strict=True)
    return [f"{{{text[1:]}}}" for text in map("".join, texts)]


def _members(writer: tuple[str, Writer, Any], column: Sequence[Any]) -> Iterable[str] | None:
    """Return one member of each object as JSON, with a comma before it; empty where it is left out.

    None where it is left out of every object.
    """
    key, convert, absent = writer
    before = f",{_encoded(key)}:"
    # Many objects share what they hold: each is written once. It lives as long as they do, and so has its number.
    holds_entities = convert is written or convert is written_rows
    marks: Sequence[Any] = list(map(id, column)) if holds_entities else column
    values = dict(zip(marks, column, strict=True))
    given = {mark: value for mark, value in values.items() if value != absent}
    if not given:
        return None
    known = dict.fromkeys(values, "")
    known |= {mark: before + text for mark, text in zip(given, _texts(convert, list(given.values())), strict=True)}
    return map(known.__getitem__, marks)


def _texts(convert: Writer, values: Sequence[Any]) -> Iterable[str]:
    """Return the values of one member as JSON."""
    if convert is written_rows:
        return (f"[{','.join(_mixed(rows))}]" for rows in values)
    if convert is written:
        made = iter(_mixed([group for group in values if group is not None]))
        return ("null" if group is None else next(made) for group in values)
    return (_text(value if convert is None else convert(value)) for value in values)


def _mixed(entities: Sequence[Any]) -> list[str]:
    """Return entities of any class as JSON, in their order."""
    classes: dict[type, list[Any]] = defaultdict(list)
    for entity in entities:
        classes[type(entity)].append(entity)
    texts = {kind: iter(_objects(same)) for kind, same in classes.items()}
    return [next(texts[type(entity)]) for entity in entities]


def _text(value: Any) -> str:
    # As the encoder has numbers, which it is slow to begin with.
    return repr(value) if type(value) in {int, float} else _encoded(value)
