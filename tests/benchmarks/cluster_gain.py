"""What a cluster gains, and from which amount of work on: `python -m tests.benchmarks.cluster_gain`, some minutes.

Measured here: a part of a risk, making the work from the plan, and what a chunk costs beside, with a scheduler and one
or two workers on this computer. With more workers than this computer has cores the time is simulated from these, over a
network of 1 Gbit/s; the simulation is held against the two measured times. It needs the extra `cluster`.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from attrs import evolve, frozen

from models.calibration.library import read_library
from models.comparisons.draws import Draws
from models.plan.entities import Plan
from models.plan.kinds import is_virtual
from models.planfile.interchange import plan_to_json
from planner.cluster import CHUNKS_A_THREAD, on_cluster
from resources import folder
from tests.benchmarks.estates import estate

NETWORK_BYTES_S, WAIT_S = 125e6, 60
PLANS = {"1,000 alike": (1_000, False), "1,000 all different": (1_000, True), "10,000 all different": (10_000, True)}
DRAWS, SIMULATED = (10_000, 100_000, 1_000_000), (4, 16, 64)
TIMED_PARTS = 12


@frozen
class Costs:
    """What was measured of one plan [s]; `answer` is the size of what a part answers [bytes]."""

    part: float
    make: float
    join: float
    chunk: float
    plan: float
    answer: float

    def here(self, parts: int) -> float:
        """Return the time of one process of this computer."""
        return self.make + parts * self.part

    def on(self, workers: int, parts: int) -> float:
        """Return the time of a cluster whose workers have one thread each."""
        step = max(parts // (workers * CHUNKS_A_THREAD), 1)
        chunks = -(-parts // step)
        work = self.make + -(-chunks // workers) * step * self.part
        # One computer hands all chunks out and takes all answers in.
        collected = chunks * self.chunk + parts * self.answer / NETWORK_BYTES_S
        return self.join + workers * self.plan + max(work, collected)


def plan_of(machines: int, *, different: bool) -> Plan:
    """Return a plan; its VMs are alike, or no two of them are."""
    plan = estate(machines)
    if not different:
        return plan
    design = plan.designs[0]
    rows = [
        evolve(machine, memory_mb=machine.memory_mb + at) if is_virtual(machine) else machine
        for at, machine in enumerate(design.machines)
    ]
    return evolve(plan, designs=(evolve(design, machines=rows),))


@contextmanager
def cluster(workers: int) -> Iterator[str]:
    """Yield the address of a scheduler with so many workers of one thread each."""
    with tempfile.TemporaryDirectory() as place:
        known = Path(place, "scheduler.json")
        quiet = ("--no-dashboard", "--host", "127.0.0.1")
        started = [_started(place, "scheduler", "--port", "0", "--scheduler-file", str(known), *quiet)]
        try:
            end = time.monotonic() + WAIT_S
            while not (known.exists() and known.read_text("utf-8").endswith("}")) and time.monotonic() < end:
                time.sleep(0.05)
            address = str(json.loads(known.read_text("utf-8"))["address"])
            for number in range(workers):
                own = ("--nthreads", "1", "--no-nanny", "--local-directory", str(Path(place, str(number))))
                started.append(_started(place, "worker", address, *own, *quiet))
            from distributed import Client

            with Client(address, timeout=WAIT_S, set_as_default=False) as client:
                client.wait_for_workers(workers, timeout=WAIT_S)
            yield address
        finally:
            for process in reversed(started):
                process.kill()
                process.wait()


def _started(place: str, what: str, *arguments: str) -> subprocess.Popen[bytes]:
    root = str(Path(__file__).parents[2])
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.dask_{what}", *arguments],
        cwd=place, env=os.environ | {"PYTHONPATH": root}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def work_of(plan: Plan, draws: int) -> Draws:
    """Return the draws of a plan."""
    return Draws.made(plan, "d", read_library(folder()), {"draws": draws, "seed": 1, "spread": 0.1})


def seconds_on(address: str, plan: Plan, work: Draws) -> float:
    """Return the time from the address to the last answer, which is the same as here."""
    begun = time.perf_counter()
    with on_cluster(address, plan, "d") as spread:
        first = next(iter(parts := spread(work)))
        for _part in parts:
            pass
    taken = time.perf_counter() - begun
    assert all(np.array_equal(own, far, equal_nan=True) for own, far in zip(work.part(0), first, strict=True))
    return taken


def costs_of(plan: Plan, address: str) -> Costs:
    """Return what is measured of a plan with one worker."""
    begun = time.perf_counter()
    work = work_of(plan, 1_000_000)
    made = time.perf_counter()
    answers = [work.part(number) for number in range(TIMED_PARTS)]
    part = (time.perf_counter() - made) / TIMED_PARTS
    answer = sum(array.nbytes for array in answers[0])
    few = work_of(plan, work.scene.tile * CHUNKS_A_THREAD)
    joined = seconds_on(address, plan, few) - (made - begun) - few.count * part
    chunk = _chunk_seconds(address)
    plan_bytes = len(plan_to_json(plan))
    return Costs(part, made - begun, joined, chunk, plan_bytes / NETWORK_BYTES_S, answer)


def _chunk_seconds(address: str, count: int = 300) -> float:
    """Return what a chunk costs beside its work."""
    from distributed import Client

    with Client(address, timeout=WAIT_S, set_as_default=False) as client:
        client.gather([client.submit(abs, -1, pure=False)])
        begun = time.perf_counter()
        client.gather([client.submit(abs, -number, pure=False) for number in range(count)])
        return (time.perf_counter() - begun) / count


def worth_it(costs: Costs, workers: int) -> str:
    """Return from which time here on a cluster is faster."""
    parts = next((parts for parts in (2**at for at in range(26)) if costs.on(workers, parts) < costs.here(parts)), 0)
    return f"{costs.here(parts):.1f} s" if parts else "never"


def lines_of(name: str, plan: Plan, measured: Mapping[int, str]) -> Iterator[tuple[str, ...]]:
    """Yield the lines of the table of one plan."""
    costs = costs_of(plan, measured[1])
    for draws in DRAWS:
        work = work_of(plan, draws)
        held = []
        for workers, address in measured.items():
            if costs.here(work.count) <= WAIT_S:
                held.append(f"{seconds_on(address, plan, work):.1f} s ({costs.on(workers, work.count):.1f})")
            else:
                held.append(f"({costs.on(workers, work.count):.1f} s)")
        far = [f"({costs.on(workers, work.count):.1f} s)" for workers in SIMULATED]
        yield name, f"{draws:,}", f"{costs.here(work.count):.1f} s", *held, *far
    yield name, "pays from", "", "", "", *(worth_it(costs, workers) for workers in SIMULATED)


def main() -> None:
    """Print the table; times in parentheses are simulated."""
    head = ("machines", "draws", "one process here", "1 worker", "2 workers", *(f"{n} workers" for n in SIMULATED))
    with cluster(1) as first, cluster(2) as second:
        for line in (head, ("---",) * len(head)):
            print("| " + " | ".join(line) + " |")
        for name, (machines, different) in PLANS.items():
            for line in lines_of(name, plan_of(machines, different=different), {1: first, 2: second}):
                print("| " + " | ".join(line) + " |", flush=True)


if __name__ == "__main__":
    main()
