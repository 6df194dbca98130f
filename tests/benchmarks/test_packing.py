"""Packings of the literature's classes: how many are proven, beside first-fit decreasing, CP-SAT and plain HiGHS.

OR-Tools comes with the dependency group `bench` (``uv sync --group bench``). The environment can shorten the run:
``PACKING_SECONDS`` (30), ``PACKING_ITEMS`` (40,100,200), ``PACKING_SOLVERS`` (ours,ffd,cp-sat,highs).
"""

import json
import os
import subprocess
import sys
from collections import defaultdict
from importlib.util import find_spec
from pathlib import Path

import pytest
from attrs import asdict, frozen

from tests.benchmarks.packing_instances import FAMILIES, OTHERS, Instance, instance, other_instance

ROOT = Path(__file__).parents[2]
SECONDS = float(os.environ.get("PACKING_SECONDS", "30"))
ITEMS = [int(number) for number in os.environ.get("PACKING_ITEMS", "40,100,200").split(",")]
SOLVERS = os.environ.get("PACKING_SOLVERS", "ours,ffd,cp-sat,highs").split(",")
DIMENSIONS = (2, 3)
LEAST_PROVEN, LEAST_PROVEN_OTHERS = 0.9, 0.8
# Rivals may overrun their limit; what has not ended by then counts as no answer.
PATIENCE_S = 120


@frozen
class Answer:
    """What a solver found of a problem; None where it found nothing."""

    cost: float | None
    bound: float
    seconds: float


def solved(solver: str, problem: Instance) -> Answer:
    """The answer of a solver in a process of its own."""
    command = [sys.executable, "-m", "tests.benchmarks.packing_runs", solver, str(SECONDS)]
    try:
        finished = subprocess.run(
            command, input=json.dumps(asdict(problem)), capture_output=True, text=True, cwd=ROOT, check=True,
            timeout=SECONDS + PATIENCE_S,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return Answer(None, 0, SECONDS + PATIENCE_S)
    return Answer(**json.loads(finished.stdout))


@pytest.mark.bench
def test_packings_of_the_literature():
    problems = [
        instance(family, items, dimensions, 0) for family in FAMILIES for items in ITEMS for dimensions in DIMENSIONS
    ]
    mine = compared(problems)
    assert sum(entry.cost == entry.bound for entry in mine) >= LEAST_PROVEN * len(mine)
    assert max(entry.cost - entry.bound for entry in mine) <= 1


@pytest.mark.bench
def test_packings_of_one_dimension_with_rules_and_of_several_host_types():
    mine = compared([other_instance(family, items, 0) for family in OTHERS for items in ITEMS])
    assert sum(entry.cost == entry.bound for entry in mine) >= LEAST_PROVEN_OTHERS * len(mine)


def compared(problems: list[Instance]) -> list[Answer]:
    """Our own answers, printed beside those of the others."""
    solvers = [solver for solver in SOLVERS if solver != "cp-sat" or find_spec("ortools") is not None]
    answers: dict[str, list[tuple[Answer, float]]] = defaultdict(list)
    print(f"\n{SECONDS:g} s each; cost/bound, seconds: {', '.join(solvers)}")
    for problem in problems:
        found = {solver: solved(solver, problem) for solver in solvers}
        best = max(entry.bound for entry in found.values())
        for solver, answer in found.items():
            answers[solver].append((answer, best))
        print(f"{problem.name:42s}", *(f"{words(entry):>20s}" for entry in found.values()), flush=True)
        assert problem.optimum is None or found["ours"].bound <= problem.optimum
        known = [entry.cost for entry in found.values() if entry.cost is not None]
        assert found["ours"].bound <= min(known) + 1e-6
    summary(answers)
    return [entry for entry, _ in answers["ours"]]


def words(answer: Answer) -> str:
    cost = "none" if answer.cost is None else f"{answer.cost:g}"
    return f"{cost}/{answer.bound:g} {answer.seconds:.1f}"


def summary(answers: dict[str, list[tuple[Answer, float]]]) -> None:
    for solver, own in answers.items():
        proven = sum(entry.cost is not None and entry.cost <= entry.bound for entry, _ in own)
        optimal = sum(entry.cost is not None and entry.cost <= bound for entry, bound in own)
        worst = max(float("inf") if entry.cost is None else entry.cost - bound for entry, bound in own)
        seconds = sum(entry.seconds for entry, _ in own)
        print(f"{solver}: {proven} of {len(own)} proven, {optimal} at the best bound of all, at most {worst:g} above "
              f"it, {seconds:.0f} s in all")  # fmt: skip
