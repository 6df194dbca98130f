"""Parts of long work, done by the workers of a Dask cluster that somebody runs already.

`distributed` is an optional part of the installation, imported here alone and only when a scheduler is named. The plan
travels as its own JSON, a part as a number, and an answer as plain arrays; of ours, only a function's name is sent.
"""

import json
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, lru_cache, partial
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import resources
from models.errors import PlannerError
from models.words import tr_format
from planner import __version__

if TYPE_CHECKING:
    from models.comparisons.spreading import Part, Spread, Work
    from models.plan.entities import Plan

ANSWER_S, PULSE_S = 10, 0.05
# Of more chunks than these for each thread, handing them out takes longer than what a lost one would.
CHUNKS_A_THREAD = 8
DATA = ("calibration", "hypervisors")


class ClusterError(PlannerError):
    """A cluster cannot be used."""


@contextmanager
def on_cluster(
    address: str,
    plan: "Plan",
    design_id: str,
    joined: Callable[[int], None] = lambda _workers: None,
    pulse: Callable[[], None] = lambda: None,
) -> Iterator["Spread"]:
    """Yield what does the parts of some work on a design of a plan with the workers of a cluster.

    A worker that is lost costs the time of what it had begun; others do it again. What is not done at the end of the
    block is taken back.

    Parameters
    ----------
    address : str
        Of the scheduler, as in ``tcp://10.0.0.7:8786``.
    joined : callable
        Called with the number of workers.
    pulse : callable
        Called some times a second while an answer is waited for; what it raises ends the work.

    Raises
    ------
    ClusterError
        If `distributed` is not installed, no scheduler answers, there are no workers, or they have other versions.
    """
    from models.planfile.interchange import plan_to_json

    client = _client(address)
    try:
        _require_same(client, address)
        # Every worker has the plan, so that it is not lost with one of them.
        text = client.scatter(plan_to_json(plan), broadcast=True, hash=False)
        joined(len(client.nthreads()))
        yield partial(_parts, client, text, design_id, pulse)
    finally:
        client.close()


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        words = tr_format("to use a cluster, install exchange-topology-planner[cluster], which includes Dask.")
        raise ClusterError(words) from None
    _require_answer(address)
    connect: Any = Client
    return connect(address, timeout=ANSWER_S, set_as_default=False)


def _require_answer(address: str) -> None:
    """Raise where nothing listens: Dask itself would try for a long time, and complain at length."""
    try:
        place = urlsplit(address)
        if place.hostname is None or place.port is None:
            raise OSError(address)
        socket.create_connection((place.hostname, place.port), timeout=ANSWER_S).close()
    except (OSError, ValueError) as error:
        words = tr_format(
            "no Dask scheduler answers at {address}; the address must look like tcp://10.0.0.7:8786.", address=address
        )
        raise ClusterError(words) from error


def _require_same(client: Any, address: str) -> None:
    """Raise where there are no workers, or where one would not say what this program says."""
    found = _asked(client)
    if not found:
        raise ClusterError(tr_format("the scheduler at {address} has no workers.", address=address))
    for worker, other in found.items():
        if other != versions():
            told = _words(other) if isinstance(other, dict) else str(other)
            words = tr_format(
                "the worker {worker} has {other}, and this computer has {own}; install the same on both.",
                worker=worker, other=told, own=_words(versions()),
            )  # fmt: skip
            raise ClusterError(words)


def _asked(client: Any) -> dict[str, Any]:
    """Return the versions of every worker, or what kept it from saying them."""
    found: dict[str, Any] = client.run(versions, on_error="return")
    return found


def _words(found: dict[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in found.items())


@cache
def versions() -> dict[str, str]:
    """Return what an answer depends on beside the plan: the program, its figures, and what it computes with."""
    import numpy as np

    figures = sha256()
    for folder in DATA:
        for path in sorted((resources.folder() / folder).iterdir(), key=_name):
            figures.update(path.read_bytes())
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return {"planner": __version__, "figures": figures.hexdigest()[:8], "numpy": np.__version__, "Python": python}


def _name(path: Traversable) -> str:
    return path.name


def _parts(client: Any, text: Any, design_id: str, pulse: Callable[[], None], work: "Work") -> Iterator["Part"]:
    """Return the parts of some work in their order, done in chunks by the workers."""
    threads = max(sum(client.nthreads().values()), 1)
    step = max(work.count // (threads * CHUNKS_A_THREAD), 1)
    settings = json.dumps(dict(work.settings))
    futures = [
        client.submit(
            parts_of, work.kind, text, design_id, settings, first, min(first + step, work.count), versions(), pure=False
        )
        for first in range(0, work.count, step)
    ]
    try:
        for future in futures:
            yield from _answer(future, pulse)
            future.release()
    finally:
        client.cancel(futures)


def _answer(future: Any, pulse: Callable[[], None]) -> list["Part"]:
    """Return what a chunk answers."""
    while not future.done():
        pulse()
        with suppress(TimeoutError):
            future.exception(timeout=PULSE_S)
    # Without a time limit: where that ended while the answer was on its way, Dask would fail on itself.
    answer: list[Part] = future.result()
    return answer


def parts_of(
    kind: str, text: str, design_id: str, settings: str, first: int, last: int, wanted: dict[str, str]
) -> list["Part"]:
    """Return some parts of work on a plan; this is what runs on a worker.

    Parameters
    ----------
    kind, settings : str
        What work, and its settings as JSON.
    text : str
        The plan as JSON.
    first, last : int
        The first part, and the one behind the last.
    wanted : mapping of str to str
        The versions of who asks.

    Raises
    ------
    ClusterError
        If this worker has others; it may have come after the work was begun.
    """
    if wanted != versions():
        raise ClusterError(tr_format("a worker has {other}, not {own}.", other=_words(versions()), own=_words(wanted)))
    work = _work(kind, text, design_id, settings)
    return [work.part(number) for number in range(first, last)]


@lru_cache(2)
def _work(kind: str, text: str, design_id: str, settings: str) -> "Work":
    """Return work made from a plan, kept for the next chunk of it."""
    from models.calibration.library import read_library
    from models.comparisons.works import WORKS
    from models.planfile.interchange import plan_from_json

    plan = plan_from_json(text, "plan")
    return WORKS[kind](plan, design_id, read_library(resources.folder()), json.loads(settings))
