"""Some machines by name: all of few, the first of many."""

from collections.abc import Sequence

from models.words import all_of, count, tr_format

MOST_NAMED = 3


def machines_words(names: Sequence[str], most: int = MOST_NAMED) -> str:
    """Return some names, or the first and how many more."""
    if len(names) <= most:
        return all_of(names)
    return tr_format("{machine} and {more} others", machine=names[0], more=count(len(names) - 1))


def few_letters(names: Sequence[str]) -> str:
    """Return the first name and how many more, as short as can be: "EX-1 +2"."""
    return names[0] if len(names) == 1 else f"{names[0]} +{len(names) - 1}"
