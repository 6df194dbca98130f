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
    return [f"{{{text[1:]}}}" for text in map("".join, zip(*members, strict=True))]


def _members(writer: tuple[str, Writer, Any], column: Sequence[Any]) -> Iterable[str]:
    """Return one member of each object as JSON, with a comma before it; empty where it is left out."""
    key, convert, absent = writer
    before = f",{_encoded(key)}:"
    if convert is written_rows:
        return ["" if rows == absent else f"{before}[{','.join(_mixed(rows))}]" for rows in column]
    if convert is written:
        given = iter(_mixed([group for group in column if group is not None]))
        texts = ["null" if group is None else next(given) for group in column]
        return ["" if group == absent else before + text for group, text in zip(column, texts, strict=True)]
    known = {
        value: "" if value == absent else before + _text(value if convert is None else convert(value))
        for value in set(column)
    }
    return map(known.__getitem__, column)


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
