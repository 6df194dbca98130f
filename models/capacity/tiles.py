"""Long work in tiles on all cores, with a word from time to time about how far it is."""

import os
from collections.abc import Callable
from concurrent.futures import FIRST_EXCEPTION, Future, ThreadPoolExecutor, wait
from threading import Event

REPORT_SECONDS = 0.1

Report = Callable[[float], None]
Tile = Callable[[slice], None]


def in_silence(_done: float) -> None:
    """Return None: nobody wants to know how far the work is."""


def in_tiles(total: int, width: int, worker: Callable[[], Tile], report: Report = in_silence) -> None:
    """Return None after all tiles of a range are done, each on one of the cores.

    Parameters
    ----------
    total, width : int
        Length of the range and of a tile.
    worker : callable
        Makes the function that does a tile; called once a thread, so that each has memory of its own.
    report : callable
        Hears from time to time which part is done, on this thread. What it raises ends the work, as a fault does.
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
