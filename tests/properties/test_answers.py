"""Whatever a sound plan holds, every question about it has an answer, or one sentence why there is none."""

import contextlib
import io
import re
import tempfile
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from models.errors import PlannerError
from models.plan.checks import require_sound
from models.plan.dags import DISK_LAYOUTS, DISK_TYPES, MEMBERS, USERS, Dag, Storage
from models.plan.entities import Machine, Plan
from models.planfile import save_plan
from planner.command_line import DONE, FAILED, main
from tests.properties.topologies import SITES, topologies

QUESTIONS = (
    ("evaluate", "--json"), ("compare", "--json"), ("check", "--fixes"), ("fail", "--json"), ("grow", "--json"),
    ("risk", "--draws", "20", "--json"), ("dag", "--json"), ("dag", "--csv", "copies"), ("dag", "--powershell"),
    ("sweep", "--parameter", "users", "--steps", "3", "--json"), ("consolidate", "--json"), ("move",),
    ("convert", "report.md"),
)  # fmt: skip
# What is not known is null in JSON, and a dash elsewhere.
NO_NUMBER = re.compile(r"\b(nan|inf|NaN|Infinity)\b")


def may_be_members(plan: Plan) -> list[Machine]:
    """Mailbox servers and VMs, one of each host."""
    found: dict[str, Machine] = {}
    for machine in plan.designs[0].machines:
        if "mailbox" in getattr(machine, "roles", ()):
            found.setdefault(getattr(machine, "host", machine.id), machine)
    return list(found.values())


@st.composite
def groups(draw: st.DrawFn, members: list[Machine], serves: list[str], number: int) -> Dag:
    copies = draw(st.integers(1, len(members)))
    lagged = draw(st.integers(0, copies - 1))
    site = st.none() | st.sampled_from([site.id for site in SITES])
    storage = Storage(
        disk_type=draw(st.sampled_from(DISK_TYPES)).value, layout=draw(st.sampled_from(DISK_LAYOUTS)).value,
        disks=draw(st.none() | st.integers(1, 40)), disk_tb=draw(st.none() | st.sampled_from([1.0, 8.0])),
        databases_per_disk=draw(st.integers(1, 4)), ssds=draw(st.integers(0, 2)),
    )  # fmt: skip
    return Dag(
        id=f"dag-{number}", name=f"DAG-{number}", members=tuple(machine.id for machine in members),
        serves=tuple(serves), databases=draw(st.integers(1, 60)), copies=copies, lagged=lagged,
        failures=draw(st.integers(0, copies - lagged - 1)), witness_site=draw(site),
        second_site=draw(site), active=draw(st.sampled_from([MEMBERS, USERS])), storage=storage,
    )  # fmt: skip


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Plans of two sites with up to two groups, whose members differ in all that a plan lets them differ in."""
    plan = draw(topologies())
    members, people = may_be_members(plan), [population.id for population in plan.populations]
    dags: list[Dag] = []
    for number in range(2):
        some = members[: draw(st.integers(0, len(members)))]
        if some:
            served = people[: draw(st.integers(0, len(people)))]
            dags.append(draw(groups(some, served, number)))
            members, people = members[len(some) :], people[len(served) :]
    plan = plan.with_design(evolve(plan.designs[0], dags=tuple(dags)))
    assume(_is_sound(plan))
    return plan


def _is_sound(plan: Plan) -> bool:
    try:
        require_sound(plan)
    except PlannerError:
        return False
    return True


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: " ".join(question[:2]))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(plan=plans())
def test_every_question_is_answered(question: tuple[str, ...], plan: Plan) -> None:
    told, complained = io.StringIO(), io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "plan.xplan"
        save_plan(plan, path)
        words = [str(Path(folder) / word) if word.startswith("report") else word for word in question[1:]]
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(complained):
            code = main([question[0], str(path), *words])
    assert code == DONE or (code == FAILED and complained.getvalue().strip().endswith("."))
    assert not NO_NUMBER.search(told.getvalue())
