"""What is said of the limits of database availability groups in a sweep."""

import math
from collections.abc import Iterator

import numpy as np

from models.capacity.dags.results import LIMITS
from models.capacity.rating import passes
from models.comparisons.sweeps import Sweep
from models.words import count, tr_format, tr_noop, translate
from planner.presenters.naming import few_letters, machines_words

# What is said of a group that passes a limit everywhere, from a value on, and at some points of a map.
GROUP_WORDS = {
    "cpu": (
        tr_noop("In its worst failure, {dag} exceeds its CPU ceiling throughout."),
        tr_noop("In its worst failure, {dag} exceeds its CPU ceiling at {value}."),
        tr_noop("In its worst failure, {dag} exceeds its CPU ceiling at {some} of {all} points."),
    ),
    "memory": (
        tr_noop("In its worst failure, {dag} exceeds its memory ceiling throughout."),
        tr_noop("In its worst failure, {dag} exceeds its memory ceiling at {value}."),
        tr_noop("In its worst failure, {dag} exceeds its memory ceiling at {some} of {all} points."),
    ),
    "capacity": (
        tr_noop("{dag} is out of disk space throughout."),
        tr_noop("{dag} runs out of disk space at {value}."),
        tr_noop("{dag} is out of disk space at {some} of {all} points."),
    ),
    "operations": (
        tr_noop("The disk operations of {dag} exceed their ceiling throughout."),
        tr_noop("The disk operations of {dag} exceed their ceiling at {value}."),
        tr_noop("The disk operations of {dag} exceed their ceiling at {some} of {all} points."),
    ),
    "database": (
        tr_noop("The databases of {dag} exceed their size limit throughout."),
        tr_noop("The databases of {dag} exceed their size limit at {value}."),
        tr_noop("The databases of {dag} exceed their size limit at {some} of {all} points."),
    ),
}
# At the end of a curve there is little room.
GROUP_SHORT = {
    "cpu": tr_noop("{dag}, CPU"), "memory": tr_noop("{dag}, memory"), "capacity": tr_noop("{dag}, space"),
    "operations": tr_noop("{dag}, disk operations"), "database": tr_noop("{dag}, databases"),
}  # fmt: skip


def group_line_names(dag: str, limit: str) -> tuple[str, str]:
    """Return what the curve of a limit of a group is called, and in short."""
    name = tr_format("{dag}, {limit}", dag=dag, limit=translate(LIMITS[limit]))
    return name, translate(GROUP_SHORT[limit]).format(dag=few_letters([dag]))


def group_headline(sweep: Sweep, values: dict[float, str]) -> str:
    """Return which limit a group passes first in a sweep of one parameter; "" where none does."""
    return min(_passed(sweep, values), default=(0.0, ""))[1].removesuffix(".")


def group_lines(sweep: Sweep, values: dict[float, str]) -> Iterator[str]:
    """Return a sentence for each limit that a group passes, then which groups are not judged.

    Parameters
    ----------
    values : dict of float to str
        Words for each value at which a limit is passed, in a sweep of one parameter.
    """
    yield from (words for _, words in _passed(sweep, values))
    if not sweep.dag_names:
        return
    if unknown := _lacking(sweep, {"capacity", "operations"}):
        yield tr_format(
            "The disks of {dags} are not assessed: enter their number, capacity and type.", dags=machines_words(unknown)
        )
    if unknown := _lacking(sweep, {"cpu"}):
        yield tr_format(
            "The CPU in failures of {dags} is not assessed: it is unknown, or databases are lost.",
            dags=machines_words(unknown),
        )


def _passed(sweep: Sweep, values: dict[float, str]) -> Iterator[tuple[float, str]]:
    """Return a sentence for each limit that a group passes, with the value from which on it does."""
    crossings = sweep.group_crossings() if len(sweep.axes) == 1 else (None,) * len(sweep.groups)
    for group, crossing in zip(sweep.groups, crossings, strict=True):
        throughout, at_value, at_points = (translate(words) for words in GROUP_WORDS[group.limit])
        above = passes(group.against_ceiling)
        if above.all():
            yield -math.inf, throughout.format(dag=group.name)
        elif crossing is not None and crossing.value is not None:
            yield crossing.value, at_value.format(dag=group.name, value=values[crossing.value])
        elif above.any():
            some = count(int(np.count_nonzero(above)))
            yield math.inf, at_points.format(dag=group.name, some=some, all=count(len(above)))


def _lacking(sweep: Sweep, limits: set[str]) -> list[str]:
    """Return the names of the groups of which none of some limits is known."""
    known = {group.name for group in sweep.groups if group.limit in limits}
    return [name for name in sweep.dag_names if name not in known]
