"""A field's value as a user reads and types it: "4 GB", "75 %", "2,660 MHz"."""

import re

from models import words
from models.errors import FieldError
from models.plan.fields import Field
from models.words import any_of, tr_format, tr_noop
from planner.presenters import numbers

NOT_GIVEN = tr_noop("not given")
MIXED = tr_noop("mixed")
PERCENT = 100
DECIMALS = 4
# What a user may write besides the stored unit, and how many stored units it is.
OTHER_UNITS: dict[str, dict[str, float]] = {
    "MB": {"GB": 1024, "TB": 1024 * 1024},
    "MHz": {"GHz": 1000},
    "Mbit/s": {"Gbit/s": 1000},
    "W": {"kW": 1000},
}
# The unit that a bare number is meant in where there was no value before, up to a number; above it is the stored unit.
LARGER_UNITS = {"MB": ("GB", 1_024.0), "MHz": ("GHz", 100.0)}
LIKELY = "likely"
# Units that the label says already, or that read better in words.
UNIT_WORDS = {
    "users": "",
    "vCPU": "",
    "1/day": "",
    "1/s": tr_noop("per second"),
    "GB/day": tr_noop("GB/day"),
    "days": tr_noop("days"),
}
SINGULAR = {"days": tr_noop("day")}
_NUMBER = re.compile(r"\s*([-+−]?[0-9.,\s]*[0-9][0-9.,]*)\s*(.*?)\s*\Z")


def is_fraction(field: Field) -> bool:
    """Return whether a field holds a share of one, which is shown in percent."""
    return field.kind == "number" and (field.maximum == 1 or field.share) and not field.unit


def shown_unit(field: Field, value: float | None) -> str:
    """Return the unit that a value is shown in, which is also the one that a bare number is read in."""
    if is_fraction(field):
        return "%"
    if field.unit == "MB" and value is not None and _is_round_gigabytes(value):
        return "GB"
    return field.unit


def format_value(field: Field, value: object) -> str:
    """Return a number, text or nothing as it stands in its editor."""
    if value is None:
        return ""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    if not field.grouped:
        return f"{value:.0f}"
    unit = shown_unit(field, value)
    if is_fraction(field):
        return f"{numbers.trimmed(value * PERCENT, 2)} %"
    value = value / OTHER_UNITS.get(field.unit, {}).get(unit, 1)
    return f"{numbers.trimmed(value, DECIMALS)} {unit_words(unit, value)}".rstrip()


def parsed(field: Field, text: str, unit: str = "") -> object:
    """Return the value that a user typed, checked.

    Parameters
    ----------
    unit : str
        The unit of a bare number, as `shown_unit` gave it before typing began, or `LIKELY` where nothing was shown.

    Raises
    ------
    FieldError
        If the text is no value of the field; the message is one sentence.
    """
    if field.kind not in {"number", "whole"}:
        return field.checked(text)
    if not text.strip():
        return field.checked(None)
    value = _amount(field, text, unit)
    if field.kind == "whole" and value.is_integer():
        return field.checked(int(value))
    return field.checked(value)


def range_text(field: Field) -> str:
    """Return the help of a field with its range, for a tooltip."""
    sentences = [words.translate(field.help)] if field.help else []
    if field.minimum is not None and field.maximum is not None:
        low, high = (_bound(field, bound) for bound in (field.minimum, field.maximum))
        sentences.append(tr_format("From {low} to {high}.", low=low, high=high))
    if field.unit == "MB":
        sentences.append(tr_format("You can enter GB or MB."))
    return " ".join(sentences)


def unit_words(unit: str, number: float = 0.0) -> str:
    """Return a unit as it stands behind a number."""
    if number == 1.0 and unit in SINGULAR:
        return words.translate(SINGULAR[unit])
    return words.translate(UNIT_WORDS[unit]) if UNIT_WORDS.get(unit) else UNIT_WORDS.get(unit, unit)


def _amount(field: Field, text: str, unit: str) -> float:
    found = _NUMBER.match(text)
    written = found.group(2) if found else ""
    if found is None:
        raise _no_number(field)
    value = _number(field, found.group(1))
    if is_fraction(field):
        return _share(field, value, written)
    return value * _stored_units(field, written or (_likely_unit(field, value) if unit == LIKELY else unit))


def _likely_unit(field: Field, value: float) -> str:
    larger, most = LARGER_UNITS.get(field.unit, (field.unit, 0.0))
    return larger if value <= most else field.unit


def _number(field: Field, text: str) -> float:
    try:
        return words.typed(text)
    except ValueError:
        raise _no_number(field) from None


def _no_number(field: Field) -> FieldError:
    label = words.translate(field.label)
    return FieldError(tr_format("{field} must be a number, such as {example}.", field=label, example=_example(field)))


def _share(field: Field, value: float, written: str) -> float:
    if written not in {"", "%"}:
        example = numbers.trimmed(0.75, 2)
        label = words.translate(field.label)
        raise FieldError(tr_format("{field} is a percentage: enter 75 % or {example}.", field=label, example=example))
    return value / PERCENT if written or value > 1 else value


def _stored_units(field: Field, written: str) -> float:
    known = {field.unit: 1.0, unit_words(field.unit): 1.0, "": 1.0, **OTHER_UNITS.get(field.unit, {})}
    by_letter = {name.casefold(): factor for name, factor in known.items()}
    by_letter[unit_words(field.unit, 1.0).casefold()] = 1.0
    if written.casefold() not in by_letter:
        names = any_of([name for name in known if name]) or tr_format("no unit")
        label = words.translate(field.label)
        raise FieldError(
            tr_format(
                "Wrong unit for {field}: use {units}, not “{written}”.", field=label, units=names, written=written
            )
        )
    return by_letter[written.casefold()]


def _is_round_gigabytes(megabytes: float) -> bool:
    return bool(megabytes >= numbers.MB_A_GB and (megabytes * 2) % numbers.MB_A_GB == 0)


def _example(field: Field) -> str:
    return format_value(field, field.minimum if field.minimum else 1)


def _bound(field: Field, bound: float) -> str:
    return format_value(field, bound)
