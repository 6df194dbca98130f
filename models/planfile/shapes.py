"""How an entity looks in a file, made from the descriptions of its fields: nothing is listed by hand.

A new field of an entity is a new key in JSON and a new column in SQLite without a change here.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

import attrs
from attrs import frozen

from models.errors import FieldError, PlanError
from models.plan.fields import Field, default_of, fields_of
from models.planfile.errors import within
from models.words import tr_format, translate

Entity = TypeVar("Entity")
LIST_KINDS = frozenset({"choices", "references"})


@frozen
class Part:
    """One attribute of an entity as files see it.

    Parameters
    ----------
    name, key : str
        The attribute, and its name in JSON.
    field : Field, optional
        Its description; an attribute that holds other entities has none.
    group : type, optional
        The class of the one entity that it holds.
    items : tuple of type
        The classes of the many entities that it holds; more than one are told apart by their `kind`.
    default : object
        The value of an absent key, or ``attrs.NOTHING`` where it must be given.
    since : int
        The first version of files that has it.
    """

    name: str
    key: str
    field: Field | None
    group: type | None
    items: tuple[type, ...]
    default: Any
    since: int = 1

    @property
    def is_later(self) -> bool:
        """Return whether files of version 1 lack it."""
        return self.since > 1


@frozen
class Shape:
    """All parts of an entity class.

    Parameters
    ----------
    parts : tuple of Part
        In the order of the class, which is the order of the file.
    by_key : mapping of str to Part
        The same by JSON key.
    required : frozenset of str
        Names of the attributes that must be given.
    identity : str
        The key that names an entity among its siblings; empty where there is none.
    """

    parts: tuple[Part, ...]
    by_key: Mapping[str, Part]
    required: frozenset[str]
    identity: str


@cache
def shape_of(entity: type) -> Shape:
    """Return the shape of an entity class."""
    described = fields_of(entity)
    parts = tuple(
        _described_part(entity, attribute.name, described[attribute.name])
        if attribute.name in described
        else _holding_part(entity, attribute)
        for attribute in attrs.fields(entity)
    )
    identifiers = (part.key for part in parts if part.field and part.field.kind == "identifier")
    return Shape(
        parts=parts,
        by_key={part.key: part for part in parts},
        required=frozenset(part.name for part in parts if part.default is attrs.NOTHING),
        identity=next(identifiers, ""),
    )


def _described_part(entity: type, name: str, field: Field) -> Part:
    return Part(name, field.key, field, field.group, (), default_of(entity, name), field.since)


def _holding_part(entity: type, attribute: "attrs.Attribute[Any]") -> Part:
    name, held = attribute.name, attribute.type
    since = attribute.metadata.get("since", 1)
    if get_origin(held) is tuple:
        item = get_args(held)[0]
        return Part(name, name, None, None, get_args(item) or (item,), default_of(entity, name), since)
    return Part(name, name, None, held, (), default_of(entity, name), since)


def constructed(entity: type[Entity], values: Mapping[str, Any], place: str) -> Entity:
    """Return the entity with these values by attribute name, each checked against its field.

    Raises
    ------
    PlanError
        For the first value that does not fit or is missing, with its place.
    """
    kind: type = entity
    if shape_of(kind).required <= values.keys():
        try:
            return entity(**values)
        except FieldError:
            pass
    raise _first_fault(entity, values, place)


def _first_fault(entity: type, values: Mapping[str, Any], place: str) -> PlanError:
    # Only after a failure: a converter does not know its own place, so the fields are asked one by one.
    for part in shape_of(entity).parts:
        try:
            if part.name in values and part.field is not None:
                part.field.checked(values[part.name])
        except FieldError as error:
            return PlanError(within(place, part.key), str(error))
        if part.name not in values and part.default is attrs.NOTHING:
            label = translate(part.field.label) if part.field else part.key
            return PlanError(within(place, part.key), tr_format("{field} is missing.", field=label))
    return PlanError(place, tr_format("the values do not match each other."))
