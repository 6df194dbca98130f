"""Columns that count sockets, cores in total or per socket, or logical processors, where their words leave it open.

"CPUs 2, Cores 32" of a host are two sockets, "CPUs 64, Cores 32" are threads; "Sockets 2, Cores 16" can be 16 cores or
32. Numbers decide where only one reading fits them; else the user is asked.
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from models.importers import inventory_forms as forms
from models.words import any_of, tr_format, tr_noop, translate

COUNTS = (forms.SOCKETS, forms.CPUS, forms.CORES_PER_SOCKET, forms.THREADS)
# Hosts that run virtual machines have one or two threads a core.
MOST_THREADS = 2
_NAMES: Mapping[str, str] = {
    forms.SOCKETS: tr_noop("sockets"), forms.CPUS: tr_noop("cores in total"),
    forms.CORES_PER_SOCKET: tr_noop("cores per socket"), forms.THREADS: tr_noop("logical processors"),
}  # fmt: skip

# The numbers of a row in each column of a header; None where a cell holds none.
Numbers = Mapping[str, Sequence[float | None]]
Meanings = dict[str, str]


def options_of(plain: str, meaning: str, known: forms.Forms, rows: str) -> tuple[str, ...]:
    """Return what a column can count.

    Parameters
    ----------
    plain : str
        Its plain header without a unit.
    meaning : str
        What its words alone say.
    rows : str
        What the rows are: CPUs of virtual machines are virtual ones.
    """
    if plain in known.open_cores:
        return forms.CPUS, forms.CORES_PER_SOCKET
    if plain in known.open_processors and rows == forms.ROWS_HOST:
        return forms.SOCKETS, forms.CPUS, forms.THREADS
    return (meaning,) if meaning in COUNTS else ()


def fitting(options: Mapping[str, tuple[str, ...]], numbers: Numbers) -> list[Meanings]:
    """Return the readings of columns that their numbers fit: what each counts, none the same as another.

    Those with the cores in total come first, as most programs write these. More columns than there are things to count
    have none.

    Parameters
    ----------
    options : mapping of str to tuple of str
        What each column can count, by its header.
    """
    if not 0 < len(options) <= len(COUNTS):
        return []
    found = (dict(zip(options, meanings, strict=True)) for meanings in itertools.product(*options.values()))
    readings = [reading for reading in found if _is_whole(reading) and all(map(_fits, _rows(reading, numbers)))]
    return sorted(readings, key=_rank)


def question(meanings: Iterable[str]) -> str:
    """Return what is asked of a column that can count several things."""
    names = any_of([translate(_NAMES[meaning]) for meaning in meanings])
    return tr_format("It may count {what}; choose one.", what=names)


def _rank(reading: Meanings) -> tuple[bool, bool]:
    meanings = {*reading.values()}
    return forms.CPUS not in meanings, forms.CORES_PER_SOCKET in meanings


def _is_whole(reading: Meanings) -> bool:
    """Return whether no two columns count the same, and cores of a socket stand beside what tells the others."""
    meanings = {*reading.values()}
    has_others = not meanings.isdisjoint((forms.SOCKETS, forms.CPUS))
    return len(meanings) == len(reading) and (forms.CORES_PER_SOCKET not in meanings or has_others)


def _rows(reading: Meanings, numbers: Numbers) -> Iterator[dict[str, float]]:
    for cells in zip(*(numbers[header] for header in reading), strict=True):
        yield {meaning: cell for meaning, cell in zip(reading.values(), cells, strict=True) if cell}


def _fits(row: Mapping[str, float]) -> bool:
    """Return whether the counts of one machine can be."""
    sockets, per_socket, threads = (row.get(meaning) for meaning in (COUNTS[0], *COUNTS[2:]))
    cores = row.get(forms.CPUS)
    if sockets and per_socket:
        if cores not in (None, sockets * per_socket):
            return False
        cores = sockets * per_socket
    is_shared = all(cores % part == 0.0 for part in (sockets, per_socket) if part) if cores else True
    # Without the number of all cores, those of one socket and the sockets are no more than these.
    least = cores or max(sockets or 0.0, per_socket or 0.0)
    most = cores * MOST_THREADS if cores else float("inf")
    return is_shared and (threads is None or least <= threads <= most)
