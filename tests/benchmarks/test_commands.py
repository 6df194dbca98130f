"""Headless commands as processes, against Python that imports numpy and ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from models.planfile import save_plan
from planner.presenters.samples import read_sample
from resources import folder
from tests.benchmarks.estates import estate
from tests.benchmarks.goals import Table, held_against, seconds_of
from tests.end2end.test_first_frame import ROOT

ROUNDS, LARGE = 5, 10_000
COMMANDS = {"evaluate": ("PLAN",), "compare": ("PLAN",), "check": ("PLAN",), "render": ("PLAN", "PICTURE", "--force")}


def run(*arguments: str) -> None:
    # With bytecode, which an installed program and numpy have, too.
    own = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": ""}
    environment = {**os.environ, **own}
    subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, timeout=120, check=True)


def command(name: str, plan: Path) -> tuple[str, ...]:
    words = {"PLAN": str(plan), "PICTURE": str(plan.with_suffix(".png"))}
    return ("-m", "planner", name, *(words.get(word, word) for word in COMMANDS[name]))


@pytest.mark.bench
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_answers(table: Table, tmp_path: Path, name: str) -> None:
    path = tmp_path / "sample.xplan"
    save_plan(read_sample(folder(), "three-sites"), path)
    words = command(name, path)
    table.hold(held_against(f"command-{name}", lambda: run(*words), lambda: run("-c", "import numpy"), ROUNDS))


@pytest.mark.bench
@pytest.mark.parametrize("name", ["evaluate", "render"])
def test_a_command_answers_about_a_large_plan(table: Table, tmp_path: Path, name: str) -> None:
    path = tmp_path / "estate.xplan"
    save_plan(estate(LARGE), path)
    table.hold(seconds_of(f"command-{name}-10k", lambda: run(*command(name, path)), rounds=2))
