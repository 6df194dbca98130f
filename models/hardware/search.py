"""Finding machines of the library by words, numbers and ranges, as in "Dell 16 to 32 cores" or "at least 300 W"."""

import re
from collections.abc import Callable, Mapping
from math import inf

from attrs import frozen

from models.plan.hardware import MachineModel
from models.units import MB_A_GB

MHZ_A_GHZ = 1000.0
Value = Callable[[MachineModel], float | None]


def _in(name: str, divisor: float = 1.0) -> Value:
    def value(model: MachineModel) -> float | None:
        given = getattr(model, name)
        return None if given is None else given / divisor

    return value


# What may stand behind a number, in English and German, and the value that it is held against.
UNITS: Mapping[str, Value] = {
    **dict.fromkeys(("cores", "core", "kerne", "kern", "kernen"), _in("cores")),
    **dict.fromkeys(("sockets", "socket", "sockel"), _in("sockets")),
    **dict.fromkeys(("ghz",), _in("clock_mhz", MHZ_A_GHZ)),
    **dict.fromkeys(("mhz",), _in("clock_mhz")),
    **dict.fromkeys(("gb",), _in("memory_mb", MB_A_GB)),
    **dict.fromkeys(("w", "watt", "watts"), _in("power_watts")),
    **dict.fromkeys(("u", "he"), _in("rack_units")),
}
NUMBER = r"(\d+(?:[.,]\d+)?)"
LEAST = r"(?:>=|≥|>|at least|from|over|min\.?|ab|mindestens|über)"
MOST = r"(?:<=|≤|<|at most|up to|under|max\.?|bis|höchstens|unter)"
BETWEEN = r"\s*(?:to|-|–|\.\.|bis)\s*"
UNIT = rf"\s*({'|'.join(sorted(UNITS, key=len, reverse=True))})\b"
RANGE = re.compile(rf"(?:({LEAST})\s*|({MOST})\s*)?{NUMBER}(?:{BETWEEN}{NUMBER}|(\+))?{UNIT}", re.IGNORECASE)


@frozen
class Limits:
    """A range of a value, both ends included; a machine without the value is outside."""

    value: Value
    least: float
    most: float

    def holds(self, model: MachineModel) -> bool:
        """Return whether the value of a model lies inside."""
        given = self.value(model)
        return given is not None and self.least <= given <= self.most


@frozen
class Query:
    """What is looked for: words that all stand in a machine's names, and ranges that all hold."""

    words: tuple[str, ...] = ()
    limits: tuple[Limits, ...] = ()

    def matches(self, model: MachineModel) -> bool:
        """Return whether a model is one of those that are looked for."""
        text = f"{model.maker} {model.name} {model.processor} {model.year or ''}".casefold()
        return all(word in text for word in self.words) and all(limits.holds(model) for limits in self.limits)


def query_of(text: str) -> Query:
    """Return what a text asks for.

    Examples
    --------
    >>> query = query_of("dell 16 to 32 cores")
    >>> query.words, [(limits.least, limits.most) for limits in query.limits]
    (('dell',), [(16.0, 32.0)])
    """
    limits = tuple(_limits(found) for found in RANGE.finditer(text))
    return Query(tuple(RANGE.sub(" ", text).casefold().split()), limits)


def _limits(found: "re.Match[str]") -> Limits:
    at_least, at_most, first, second, more, unit = found.groups()
    value, number = UNITS[unit.casefold()], _number(first)
    if second:
        return Limits(value, *sorted((number, _number(second))))
    if at_most:
        return Limits(value, -inf, number)
    return Limits(value, number, inf if at_least or more else number)


def _number(text: str) -> float:
    return float(text.replace(",", "."))
