"""Sentences and numbers in the user's language: English until the application says which other one."""

from collections.abc import Callable

from attrs import frozen

from models.units import MB_A_GB, PERCENT


@frozen
class Language:
    """How sentences and numbers are written.

    Parameters
    ----------
    translate : callable
        From an English text with its {places} to the same text in the language.
    decimal, group : str
        What stands before the decimals and between groups of three digits.
    """

    translate: Callable[[str], str] = str
    decimal: str = "."
    group: str = ","


class _Spoken:
    """The language of this run of the program; there is one reader before the screen."""

    language = Language()


def speak(language: Language) -> None:
    """Write all that follows in a language."""
    _Spoken.language = language


def say(text: str, **values: object) -> str:
    """Return a sentence in the user's language, its {places} filled; `text` must stand literally in the code."""
    return _Spoken.language.translate(text).format(**values)


def marked(text: str) -> str:
    """Return a text as it is, marked for translation; `say` translates it where it is shown."""
    return text


def _local(number: str) -> str:
    """Return a number that Python has written with the language's own marks."""
    language = _Spoken.language
    return number.translate({ord(","): language.group, ord("."): language.decimal})


def percent(fraction: float | None) -> str:
    """Return "66 %", or "no data"."""
    return say("no data") if fraction is None else f"{fraction * PERCENT:.0f} %"


def count(number: float) -> str:
    """Return "3,000"."""
    return _local(f"{number:,.0f}")


def memory(megabytes: float) -> str:
    """Return "3.5 GB" or "512 MB"."""
    if abs(megabytes) < MB_A_GB:
        return f"{count(megabytes)} MB"
    return f"{trimmed(megabytes / MB_A_GB, 1)} GB"


def trimmed(number: float, decimals: int) -> str:
    """Return a number with at most so many decimals and no idle zeros."""
    text = f"{number:,.{decimals}f}"
    return _local(text.rstrip("0").rstrip(".") if "." in text else text)


def significant(number: float) -> str:
    """Return a figure as a document would print it: small ones with the digits that matter."""
    if number == 0.0 or abs(number) >= PERCENT:
        return trimmed(number, 1)
    return _local(f"{number:.3g}" if abs(number) >= 1e-3 else f"{number:.2e}")  # noqa: PLR2004 - where powers read better
