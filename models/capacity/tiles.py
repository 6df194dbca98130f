"""Work on a long range in tiles, on all cores."""

import os
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from threading import Event

REPORT_SECONDS = 0.1

Report = Callable[[float], None]
Tile = Callable[[slice], None]


def in_silence(_done: float) -> None:
    """Ignore how far the work is."""


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
        for tile in tiles:
            worker()(tile)
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
