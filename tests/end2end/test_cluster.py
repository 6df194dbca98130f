"""Long work on a cluster on this computer: the answer of one process, whatever happens to a worker."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve, frozen

from models.comparisons.failures import failures
from models.comparisons.parameters import axis_of
from models.comparisons.risk import RiskSettings, risk
from models.comparisons.sweeps import sweep_parameters
from models.planfile import save_plan
from planner import cluster
from planner.cluster import ClusterError, on_cluster
from tests.end2end.running import PATIENCE_S, ROOT, planner
from tests.unit.capacity.building import library, sample

WORKERS = 2
PLAN = sample("three-sites")
DESIGN = PLAN.designs[-1].id


@frozen
class Running:
    """A scheduler and its workers."""

    address: str
    workers: list[subprocess.Popen[bytes]]


def started(*arguments: str, cwd: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", *arguments], cwd=cwd, env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip


def waited_for(path: Path) -> str:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if path.exists() and (text := path.read_text("utf-8")).endswith("}"):
            return str(json.loads(text)["address"])
        time.sleep(0.05)
    raise TimeoutError(path.name)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    file = tmp_path / "scheduler.json"
    quiet = ("--no-dashboard", "--host", "127.0.0.1")
    scheduler = started(
        "distributed.cli.dask_scheduler", "--port", "0", *quiet, "--scheduler-file", str(file), cwd=tmp_path
    )
    address = waited_for(file)
    folders = [str(tmp_path / f"worker-{number}") for number in range(WORKERS)]
    workers = [
        started(
            "distributed.cli.dask_worker", address, *quiet, "--nthreads", "1", "--no-nanny",
            "--local-directory", folder, cwd=tmp_path,
        )
        for folder in folders
    ]  # fmt: skip
    from distributed import Client

    with Client(address, timeout=PATIENCE_S, set_as_default=False) as client:
        client.wait_for_workers(WORKERS, timeout=PATIENCE_S)
    yield Running(address, workers)
    for process in (*workers, scheduler):
        process.kill()
        process.wait()


def test_every_kind_of_work_answers_as_it_does_here(running: Running) -> None:
    axes = [axis_of("users", 0.5, 2.0, 4), axis_of("overhead", 0.0, 0.4, 4)]
    settings = RiskSettings(draws=3000)
    with on_cluster(running.address, PLAN, DESIGN) as spread:
        swept = sweep_parameters(PLAN, DESIGN, axes, library(), spread=spread)
        failed = failures(PLAN, DESIGN, library(), restart=True, spread=spread)
        drawn = risk(PLAN, DESIGN, library(), settings, spread=spread)
    own = sweep_parameters(PLAN, DESIGN, axes, library())
    for name in ("limiter", "utilization", "against_ceiling", "unknown"):
        assert getattr(swept, name).tobytes() == getattr(own, name).tobytes()
    assert failed == failures(PLAN, DESIGN, library(), restart=True)
    assert drawn == risk(PLAN, DESIGN, library(), settings)


def test_an_answer_that_is_long_on_its_way_is_waited_for(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PULSE_S", 0.001)
    own = failures(PLAN, DESIGN, library(), restart=True)
    with on_cluster(running.address, PLAN, DESIGN) as spread:
        for _ in range(3):
            assert failures(PLAN, DESIGN, library(), restart=True, spread=spread) == own


def test_a_worker_that_is_killed_costs_time_and_not_the_answer(running: Running) -> None:
    killed: list[float] = []

    def kill_one(done: float) -> None:
        if done and not killed:
            killed.append(done)
            running.workers[0].kill()

    settings = RiskSettings(draws=20_000)
    with on_cluster(running.address, PLAN, DESIGN) as spread:
        found = risk(PLAN, DESIGN, library(), settings, kill_one, spread=spread)
    assert killed and killed[0] < 1.0
    assert found == risk(PLAN, DESIGN, library(), settings)


def test_the_command_prints_the_same(running: Running, tmp_path: Path) -> None:
    path = tmp_path / "plan.xplan"
    save_plan(PLAN, path)
    for command in (
        ["risk", path, "--draws", 500],
        ["fail", path, "--single"],
        ["sweep", path, "--parameter", "users"],
    ):
        own, far = planner(*command, "--json"), planner(*command, "--json", "--scheduler", running.address)
        assert far.returncode == 0 and "Traceback" not in far.stderr
        assert far.stdout == own.stdout


def test_other_versions_are_told_before_the_work_begins(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    own = cluster.versions()
    monkeypatch.setattr(cluster, "versions", lambda: own | {"numpy": "1.0"})
    monkeypatch.setattr(cluster, "_asked", lambda client: dict.fromkeys(client.nthreads(), own))
    with (
        pytest.raises(ClusterError, match=r"numpy .*, and this computer has planner .* numpy 1\.0"),
        on_cluster(running.address, PLAN, DESIGN),
    ):
        pass


def test_no_scheduler_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "plan.xplan"
    save_plan(evolve(PLAN, title="Small"), path)
    for address in ("tcp://127.0.0.1:9", "nowhere"):
        done = planner("risk", path, "--scheduler", address)
        assert done.returncode == 1
        assert done.stderr.startswith("planner: no Dask scheduler answers at")
        assert "Traceback" not in done.stderr
