"""A field's value as a user reads and types it: "4 GB", "75 %", "2,660 MHz"."""

import re

from models.errors import FieldError
from models.plan.fields import Field
from planner.presenters import numbers

NOT_GIVEN = "not given"
MIXED = "mixed"
PERCENT = 100
DECIMALS = 4
# What a user may write besides the stored unit, and how many stored units it is.
OTHER_UNITS: dict[str, dict[str, float]] = {
    "MB": {"GB": 1024, "TB": 1024 * 1024},
    "MHz": {"GHz": 1000},
    "Mbit/s": {"Gbit/s": 1000},
    "W": {"kW": 1000},
}
# Units that the label says already, or that read better in words.
UNIT_WORDS = {"users": "", "vCPU": "", "1/day": "", "1/s": "a second"}
_NUMBER = re.compile(r"\s*([-+−]?[0-9.,\s]*[0-9][0-9.,]*)\s*(.*?)\s*\Z")
_THOUSANDS = re.compile(r"[0-9]{1,3}(,[0-9]{3})+(\.[0-9]*)?\Z")


def is_fraction(field: Field) -> bool:
    """Return whether a field holds a share of one, which is shown in percent."""
    return field.kind == "number" and field.maximum == 1 and not field.unit


def shown_unit(field: Field, value: float | None) -> str:
    """Return the unit that a value is shown in, which is also the one that a bare number is read in."""
    if is_fraction(field):
        return "%"
    if field.unit == "MB" and value is not None and _is_round_gigabytes(value):
        return "GB"
    return field.unit


def shown(field: Field, value: object) -> str:
    """Return a number, text or nothing as it stands in its editor."""
    if value is None:
        return ""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    unit = shown_unit(field, value)
    if unit == "%":
        return f"{numbers.trimmed(value * PERCENT, 2)} %"
    value = value / OTHER_UNITS.get(field.unit, {}).get(unit, 1)
    return f"{numbers.trimmed(value, DECIMALS)} {UNIT_WORDS.get(unit, unit)}".rstrip()


def parsed(field: Field, text: str, unit: str = "") -> object:
    """Return the value that a user typed, checked.

    Parameters
    ----------
    unit : str
        The unit of a bare number, as `shown_unit` gave it before typing began.

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
    words = [field.help] if field.help else []
    if field.minimum is not None and field.maximum is not None:
        low, high = (_bound(field, bound) for bound in (field.minimum, field.maximum))
        words.append(f"From {low} to {high}.")
    if field.unit == "MB":
        words.append("GB and MB are understood.")
    return " ".join(words)


def _amount(field: Field, text: str, unit: str) -> float:
    found = _NUMBER.match(text)
    written = found.group(2) if found else ""
    if found is None:
        raise FieldError(f"{field.label} must be a number, such as {_example(field)}.")
    value = _number(field, found.group(1))
    if is_fraction(field):
        return _share(field, value, written)
    return value * _stored_units(field, written or unit)


def _number(field: Field, text: str) -> float:
    digits = text.replace(" ", "").replace("\u00a0", "").replace("−", "-")
    if _THOUSANDS.match(digits.lstrip("+-")):
        digits = digits.replace(",", "")
    try:
        return float(digits.replace(",", "."))
    except ValueError:
        raise FieldError(f"{field.label} must be a number, such as {_example(field)}.") from None


def _share(field: Field, value: float, written: str) -> float:
    if written not in {"", "%"}:
        raise FieldError(f"{field.label} is a share: write 75 % or 0.75.")
    return value / PERCENT if written or value > 1 else value


def _stored_units(field: Field, written: str) -> float:
    words = UNIT_WORDS.get(field.unit, field.unit)
    known = {field.unit: 1.0, words: 1.0, "": 1.0, **OTHER_UNITS.get(field.unit, {})}
    by_letter = {name.casefold(): factor for name, factor in known.items()}
    if written.casefold() not in by_letter:
        names = " or ".join(name for name in known if name) or "no unit"
        raise FieldError(f"{field.label} is given in {names}, not in “{written}”.")
    return by_letter[written.casefold()]


def _is_round_gigabytes(megabytes: float) -> bool:
    return bool(megabytes >= numbers.MB_A_GB and (megabytes * 2) % numbers.MB_A_GB == 0)


def _example(field: Field) -> str:
    return shown(field, field.minimum if field.minimum else 1)


def _bound(field: Field, bound: float) -> str:
    return shown(field, bound)
