"""Sentences and numbers in the user's language: English until the application says which other one."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import floor, log10

from attrs import frozen

from models.units import MB_A_GB, PERCENT

# What is rounded to 0 %.
HALF_PERCENT = 0.5 / PERCENT

# What each language calls itself, by its code. English stands in the code, the others in resources/translations.
ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch"}
# Where texts stand in a file of translations that no QObject shows: sentences of the code, and those of the data.
SENTENCES = "Sentences"
DATA = ("Figures", "Errata", "Cases", "Samples")
# Names at the beginning of labels that look like other words.
PROPER_NAMES = frozenset({"Exchange", "Outlook", "Windows"})
# Spaces that may stand between groups of digits, in any language.
SPACES = " \u00a0\u202f"
GROUP = 3
_DIGITS = re.compile("[0-9]+")
LONGEST_NUMBER = 20
# Digits that a figure is printed with, and the number below which powers read better.
SIGNIFICANT, LEAST_PLAIN = 3, 1e-4
# From here on groups of digits read worse than powers.
LARGEST = 1e12
# How many names are kept with what they sort by: an edit sorts all names of a plan again, several times.
MOST_NAMES = 20_000


@frozen
class Language:
    """How sentences and numbers are written.

    Parameters
    ----------
    translate : callable
        From an English text with its {places} to the same text in the language.
    decimal, group : str
        What stands before the decimals and between groups of three digits.
    small_nouns : bool
        Whether a label begins with a small letter inside a sentence.
    code : str
        As in "en" or "de"; names the folder of longer texts, such as the pages of the help.
    """

    translate: Callable[[str], str] = str
    decimal: str = "."
    group: str = ","
    small_nouns: bool = True
    code: str = ENGLISH


class _Current:
    """The language of this run of the program; there is one reader before the screen."""

    language = Language()


def set_language(language: Language) -> None:
    """Set the language of all texts from now on."""
    _Current.language = language


def current_language() -> Language:
    """Return the current language."""
    return _Current.language


def tr_format(text: str, **values: object) -> str:
    """Return a text in the user's language with its {places} filled; `text` must be a literal in the code.

    Examples
    --------
    >>> tr_format("{rows} rows at most", rows=10_000)
    '10,000 rows at most'
    """
    return _Current.language.translate(text).format(**_grouped(values))


def tr_count(number: float, one: str, many: str, **values: object) -> str:
    """Return `one` for the number one and `many` for any other, as `tr_format` does; {count} is the number.

    Enough for English and German; a language with more forms needs more than two sentences.
    """
    sentence = _Current.language.translate(one if number == 1 else many)
    return sentence.format(count=count(number), **_grouped(values))


def _grouped(values: Mapping[str, object]) -> dict[str, object]:
    """Return values with the digits of whole numbers grouped; a year is a text."""
    return {name: count(value) if type(value) is int else value for name, value in values.items()}


def tr_noop(text: str) -> str:
    """Return a text as it is, marked for translation; `translate` translates it where it is shown."""
    return text


def translate(text: str) -> str:
    """Return a marked text, or one from the program's data, in the user's language."""
    return _Current.language.translate(text)


def capital(text: str) -> str:
    """Return a text that begins with a capital, as at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def inside(label: str) -> str:
    """Return a label as it is written inside a sentence: names and abbreviations keep their capitals.

    Examples
    --------
    >>> inside("Guest system"), inside("CPU ceiling"), inside("Exchange version")
    ('guest system', 'CPU ceiling', 'Exchange version')
    """
    first = label.partition(" ")[0]
    if not _Current.language.small_nouns or first in PROPER_NAMES or first[1:] != first[1:].lower():
        return label
    return label[:1].lower() + label[1:]


@lru_cache(MOST_NAMES)
def natural_order(name: str) -> str:
    """Return what names sort by: as they read, so that ESX-2 comes before ESX-10.

    Examples
    --------
    >>> sorted(("ESX-10", "esx-2"), key=natural_order)
    ['esx-2', 'ESX-10']
    """
    return _DIGITS.sub(lambda digits: digits[0].zfill(LONGEST_NUMBER), name.casefold())


def all_of(parts: Sequence[str]) -> str:
    """Return parts joined by commas and "and": "a, b and c"."""
    return _joined(parts, tr_noop("{first} and {last}"))


def some_of(parts: Sequence[str], most: int) -> str:
    """Return the first parts as `all_of` does, with the number of the others: "a, b and 3 more"."""
    rest = len(parts) - most
    return all_of(parts if rest <= 0 else [*parts[:most], tr_format("{count} more", count=count(rest))])


def any_of(parts: Sequence[str]) -> str:
    """Return parts joined by commas and "or": "a, b or c"."""
    return _joined(parts, tr_noop("{first} or {last}"))


def _joined(parts: Sequence[str], last: str) -> str:
    if len(parts) <= 1:
        return "".join(parts)
    return translate(last).format(first=", ".join(parts[:-1]), last=parts[-1])


def local(number: str) -> str:
    """Return a number that Python has written, with the language's own marks."""
    language = _Current.language
    return number.translate({ord(","): language.group, ord("."): language.decimal})


def typed(text: str) -> float:
    """Return the number that a user typed with the marks of the language.

    A comma or a full stop that cannot stand between groups of three digits is taken as the decimal mark.

    Raises
    ------
    ValueError
        If it is no number.
    """
    language = _Current.language
    digits = "".join(character for character in text if character not in SPACES).replace("−", "-")
    if language.group and _is_grouped(digits, language):
        digits = digits.replace(language.group, "")
    return float(digits.replace(language.decimal, ".").replace(",", "."))


def _is_grouped(digits: str, language: Language) -> bool:
    whole = digits.lstrip("+-").split(language.decimal)[0]
    first, *rest = whole.split(language.group)
    return bool(rest) and 1 <= len(first) <= GROUP and all(len(part) == GROUP and part.isdecimal() for part in rest)


def percent(fraction: float | None) -> str:
    """Return a fraction in percent, as in "66 %"; "< 1 %" for what is not 0 but rounds to it, "no data" for None."""
    if fraction is None:
        return tr_format("no data")
    # 0 % would say that there is nothing.
    return "< 1 %" if 0.0 < fraction < HALF_PERCENT else f"{count(fraction * PERCENT)} %"


def change(fraction: float) -> str:
    """Return a fraction as a signed change in percent: "+85 %" or "−57 %"."""
    sign = "−" if fraction < 0 else "+"
    return f"{sign}{count(abs(fraction) * PERCENT)} %"


def count(number: float) -> str:
    """Return a number with grouped digits, as in "3,000"."""
    return local(f"{number:,.0f}")


def exactly(number: float) -> str:
    """Return a number with all of its decimals and grouped digits: "10,000" or "0.00067"."""
    return trimmed(number, 0) if abs(number) < LARGEST and float(number).is_integer() else plain(number)


def memory(megabytes: float) -> str:
    """Return an amount of memory [MB] in a readable unit: "3.5 GB" or "512 MB"."""
    if abs(megabytes) < MB_A_GB:
        return f"{count(megabytes)} MB"
    return f"{trimmed(megabytes / MB_A_GB, 1)} GB"


def trimmed(number: float, decimals: int) -> str:
    """Return a number with at most so many decimals and no idle zeros."""
    text = f"{number:,.{decimals}f}"
    return local(text.rstrip("0").rstrip(".") if "." in text else text)


def significant(number: float) -> str:
    """Return a figure as a document would print it: small ones with the digits that matter, 33.75 as it stands."""
    if number == 0.0 or abs(number) >= PERCENT:
        return trimmed(number, 1)
    if abs(number) < LEAST_PLAIN:
        return local(f"{number:.2e}")
    if abs(number) >= 1.0 and round(number, 2) == number:
        return trimmed(number, 2)
    # `g` would write a power from there on.
    return trimmed(number, SIGNIFICANT - 1 - floor(log10(abs(number)))) if abs(number) < 1 else local(f"{number:.3g}")


def plain(number: float) -> str:
    """Return a number with all its digits and no groups, as it is typed: "2660.5"."""
    return local(f"{number:.10g}")
