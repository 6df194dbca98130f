"""Work on a long range in tiles, on all cores."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from threading import Event
from typing import TypeVar

REPORT_SECONDS, REPORTED_EACH = 0.1, 4_096
Entry = TypeVar("Entry")

Report = Callable[[float], None]
Tile = Callable[[slice], None]


def in_silence(_done: float) -> None:
    """Ignore how far the work is."""


def portion(report: Report, start: float, end: float) -> Report:
    """Return what hears how far a part of some work is, and reports how far the whole is."""
    return lambda done: report(start + (end - start) * done)


def heard(entries: Iterable[Entry], report: Report) -> Iterator[Entry]:
    """Yield entries, and report now and then that the work is at its beginning, so that it can be ended meanwhile."""
    for number, entry in enumerate(entries):
        if number % REPORTED_EACH == 0:
            report(0.0)
        yield entry


def in_tiles(total: int, width: int, worker: Callable[[], Tile], report: Report = in_silence) -> None:
    """Work through all tiles of a range, on all cores.

    Parameters
    ----------
    total, width : int
        Length of the range and of a tile.
    worker : callable
        Makes the function that works on a tile; called once for each thread, so that each has memory of its own.
    report : callable
        Gets the part that is done from time to time [fraction], on this thread. An exception that it raises ends the
        work, as one of a tile does.
    """
    tiles = [slice(start, min(start + width, total)) for start in range(0, total, width)]
    threads = min(os.cpu_count() or 1, len(tiles))
    if threads <= 1:
        work_alone = worker()
        for number, tile in enumerate(tiles):
            work_alone(tile)
            report((number + 1) / len(tiles))
        return
    stop, done = Event(), []

    def some(first: int) -> None:
        work = worker()
        for tile in tiles[first::threads]:
            if stop.is_set():
                return
            work(tile)
            done.append(tile)

    with ThreadPoolExecutor(threads) as pool:
        waiting: set[Future[None]] = {pool.submit(some, first) for first in range(threads)}
        try:
            while waiting:
                finished, waiting = wait(waiting, REPORT_SECONDS, FIRST_EXCEPTION)
                for future in finished:
                    future.result()
                report(len(done) / len(tiles))
        finally:
            stop.set()
