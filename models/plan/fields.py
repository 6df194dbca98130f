"""What a field of a plan is: its words, unit and range, and the one place that checks a value against them.

Inspector, plan file, JSON form, table and search are all made from these descriptions.
"""

import math
import unicodedata
from collections.abc import Iterable
from typing import Any, Literal, get_args

import attrs

from models.errors import FieldError
from models.plan.pictures import picture_bytes, require_picture
from models.words import count, exactly, inside, tr_format, translate

Kind = Literal[
    "identifier",
    "text",
    "notes",
    "number",
    "whole",
    "flag",
    "choice",
    "choices",
    "reference",
    "references",
    "group",
    "picture",
]

LONGEST_IDENTIFIER = 100
LONGEST_TEXT = 200
LONGEST_NOTES = 20_000
# Letters and symbols without a picture: the Hangul fillers and the blank of Braille.
FILLERS = "\u115f\u1160\u3164\uffa0\u2800"
# Bidirectional overrides can make a name read as another one.
DIRECTION_OVERRIDES = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@attrs.frozen
class Choice:
    """One allowed value and the words that a user reads for it."""

    value: str
    label: str


@attrs.frozen(kw_only=True)
class Field:
    """The description of one field.

    Parameters
    ----------
    kind : Kind
        What sort of value it holds.
    label, unit, help : str
        What the user reads.
    noun : str
        What the name of an edit calls it, as in "Set power state of VM-1", where its label does not fit.
    minimum, maximum : float, optional
        Closed range of a number, in `unit`.
    choices : tuple of Choice
        Allowed values of a choice.
    target : str
        The table that a reference points into.
    count : int, optional
        How many references there must be.
    optional : bool
        Whether None (not given) is allowed.
    key : str
        The name in files, where it differs from the attribute's.
    since : int
        The first version of `.xplan` files that has it; older ones are read and written without.
    used : bool
        Whether any result comes from it; where not, forms say so.
    grouped : bool
        Whether its thousands are set apart; those of a year are not.
    share : bool
        Whether it is a share of one that may exceed one; one that may not has a maximum of 1.
    """

    kind: Kind
    label: str = ""
    unit: str = ""
    help: str = ""
    noun: str = ""
    minimum: float | None = None
    maximum: float | None = None
    choices: tuple[Choice, ...] = ()
    target: str = ""
    count: int | None = None
    optional: bool = False
    key: str = ""
    group: type | None = None
    since: int = 1
    used: bool = True
    grouped: bool = True
    share: bool = False

    @property
    def name_inside(self) -> str:
        """Return what it is called inside a sentence, in the language of the program."""
        return inside(translate(self.noun or self.label))

    def checked(self, value: Any) -> Any:
        """Return the value in its stored form, in the field's unit.

        Raises
        ------
        FieldError
            If the value does not fit; the message is one sentence.
        """
        if value is None:
            if self.optional:
                return None
            raise FieldError(tr_format("{field} is missing.", field=translate(self.label)))
        return _CHECKS[self.kind](self, value)


def described(_entity: type, attributes: "list[attrs.Attribute[Any]]") -> "list[attrs.Attribute[Any]]":
    """Return the attributes of an entity, each described one with its check as converter.

    The field is in the annotation: ``name: Annotated[str, Field(kind="text")]``.
    """
    return [_with_check(attribute) for attribute in attributes]


def _with_check(attribute: "attrs.Attribute[Any]") -> "attrs.Attribute[Any]":
    field = next((part for part in get_args(attribute.type) if isinstance(part, Field)), None)
    if field is None:
        return attribute
    if not field.key:
        field = attrs.evolve(field, key=attribute.name)
    return attribute.evolve(converter=field.checked, metadata={"field": field})


def fields_of(entity: type) -> dict[str, Field]:
    """Return the described fields of an entity class by attribute name, in their order."""
    return {
        attribute.name: attribute.metadata["field"]
        for attribute in attrs.fields(entity)
        if "field" in attribute.metadata
    }


def key_to_name(entity: type) -> dict[str, str]:
    """Return the attribute name for each key that a file uses."""
    return {field.key: name for name, field in fields_of(entity).items()}


def default_of(entity: type, name: str) -> Any:
    """Return the default of a field, or ``attrs.NOTHING`` where it must be given."""
    default = getattr(attrs.fields(entity), name).default
    return default.factory() if isinstance(default, attrs.Factory) else default  # type: ignore[arg-type]


def _check_text(field: Field, value: object, longest: int, allowed: str = "") -> str:
    if not isinstance(value, str):
        raise FieldError(tr_format("{field} must be text.", field=translate(field.label)))
    if len(value) > longest:
        raise FieldError(
            tr_format(
                "{field} may have at most {longest} characters; it has {length}.",
                field=translate(field.label),
                longest=count(longest),
                length=count(len(value)),
            )
        )
    # All that is refused below is not printable, as are some characters that are allowed.
    if value.isprintable():
        return value
    for character in value:
        category = unicodedata.category(character)
        if character not in allowed and (category in {"Cc", "Cs", "Zl", "Zp"} or character in DIRECTION_OVERRIDES):
            raise FieldError(
                tr_format(
                    "{field} contains a control character (U+{code}); remove it.",
                    field=translate(field.label),
                    code=f"{ord(character):04X}",
                )
            )
    return value


def is_unseen(text: str) -> bool:
    """Return whether all characters of a text are invisible, so that it cannot be told from another such name."""
    if text.isascii():
        return False
    marks = [letter for letter in text if not letter.isspace()]
    return bool(marks) and all(letter in FILLERS or unicodedata.category(letter) == "Cf" for letter in marks)


def _seen_text(field: Field, value: object, longest: int) -> str:
    text = _check_text(field, value, longest)
    if is_unseen(text):
        raise FieldError(tr_format("{field} contains nothing visible; type it again.", field=translate(field.label)))
    return text


def _identifier(field: Field, value: object) -> str:
    text = _seen_text(field, value, LONGEST_IDENTIFIER)
    if not text or text != text.strip():
        raise FieldError(
            tr_format("{field} must not be empty and must not begin or end with a space.", field=translate(field.label))
        )
    return text


def _text(field: Field, value: object) -> str:
    return _seen_text(field, value, LONGEST_TEXT)


def _notes(field: Field, value: object) -> str:
    return _check_text(field, value, LONGEST_NOTES, allowed="\n\t")


def _in_range(field: Field, value: float) -> None:
    unit = f" {field.unit}" if field.unit else ""
    if field.minimum is not None and value < field.minimum:
        raise FieldError(
            tr_format(
                "{field} must be at least {least}{unit}; it is {value}.",
                field=translate(field.label),
                least=exactly(field.minimum),
                unit=unit,
                value=exactly(value),
            )
        )
    if field.maximum is not None and value > field.maximum:
        raise FieldError(
            tr_format(
                "{field} must be at most {most}{unit}; it is {value}.",
                field=translate(field.label),
                most=exactly(field.maximum),
                unit=unit,
                value=exactly(value),
            )
        )


def _number(field: Field, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise FieldError(tr_format("{field} must be a number.", field=translate(field.label)))
    if isinstance(value, int) and abs(value) > 2**53:
        raise FieldError(tr_format("{field} is too large.", field=translate(field.label)))
    if not math.isfinite(value):
        raise FieldError(tr_format("{field} must be a finite number.", field=translate(field.label)))
    _in_range(field, value)
    return float(value) + 0.0


def _whole(field: Field, value: object) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise FieldError(tr_format("{field} must be a whole number.", field=translate(field.label)))
    if abs(value) > 2**53:
        raise FieldError(tr_format("{field} is too large.", field=translate(field.label)))
    _in_range(field, value)
    return value


def _flag(field: Field, value: object) -> bool:
    if not isinstance(value, bool):
        raise FieldError(tr_format("{field} must be true or false.", field=translate(field.label)))
    return value


def _choice(field: Field, value: object) -> str:
    allowed = [choice.value for choice in field.choices]
    if not isinstance(value, str) or value not in allowed:
        raise FieldError(
            tr_format(
                "{field} must be one of {allowed}; it is {value}.",
                field=translate(field.label),
                allowed=", ".join(allowed),
                value=_shown(value),
            )
        )
    return value


def _choices(field: Field, value: object) -> tuple[str, ...]:
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise FieldError(tr_format("{field} must be a list.", field=translate(field.label)))
    given = [_choice(field, item) for item in value]
    if len(set(given)) != len(given):
        raise FieldError(
            tr_format(
                "{field} lists {value} twice.", field=translate(field.label), value=_shown(_first_repeated(given))
            )
        )
    return tuple(choice.value for choice in field.choices if choice.value in given)


def _references(field: Field, value: object) -> tuple[str, ...]:
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise FieldError(tr_format("{field} must be a list.", field=translate(field.label)))
    given = [_identifier(field, item) for item in value]
    if field.count is not None and len(given) != field.count:
        raise FieldError(
            tr_format(
                "{field} must have {count} entries; there are {length}.",
                field=translate(field.label),
                count=field.count,
                length=count(len(given)),
            )
        )
    if len(set(given)) != len(given):
        raise FieldError(
            tr_format(
                "{field} lists {value} twice.", field=translate(field.label), value=_shown(_first_repeated(given))
            )
        )
    return tuple(sorted(given))


def _group(field: Field, value: object) -> object:
    if field.group is None or not isinstance(value, field.group):
        raise FieldError(tr_format("{field} must be a group of values.", field=translate(field.label)))
    return value


def _picture(field: Field, value: object) -> str:
    if not isinstance(value, str):
        raise FieldError(tr_format("{field} must be text.", field=translate(field.label)))
    if value:
        require_picture(picture_bytes(value))
    return value


def _first_repeated(values: list[str]) -> str:
    seen: set[str] = set()
    for value in values:
        if value in seen:
            return value
        seen.add(value)
    return ""


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}…"  # noqa: PLR2004 - length of a quotation, not a figure


_CHECKS = {
    "identifier": _identifier,
    "text": _text,
    "notes": _notes,
    "number": _number,
    "whole": _whole,
    "flag": _flag,
    "choice": _choice,
    "choices": _choices,
    "reference": _identifier,
    "references": _references,
    "group": _group,
    "picture": _picture,
}
