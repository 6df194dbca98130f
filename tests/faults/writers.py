"""Plans that count their saves, the writer under trial, and planted ones that lose."""

import os
from collections.abc import Callable
from pathlib import Path

from attrs import evolve

from models.errors import PlanFileError
from models.plan.entities import Plan, Site
from models.planfile import plan_from_bytes, plan_to_bytes, save_plan
from tests.unit.planfile.example import plan

Writer = Callable[[Plan, Path], object]
NAME = "contoso.xplan"
TITLE = "Save "


def numbered(number: int, sites: int = 0) -> Plan:
    """The plan of a certain save; more sites make it larger."""
    base = plan()
    more = tuple(Site(id=f"site-{index}", name=f"Site {index}", notes="n" * 200) for index in range(sites))
    return evolve(base, title=f"{TITLE}{number}", sites=base.sites + more)


def number_in(data: bytes) -> int:
    """Which save the bytes are, looked at alone as they would arrive by mail; raises where they are none."""
    found = plan_from_bytes(data, NAME)
    if not found.title.startswith(TITLE):
        raise PlanFileError(f"{NAME}: no save of this trial.")
    number = int(found.title.removeprefix(TITLE))
    if plan_to_bytes(numbered(number, len(found.sites) - len(plan().sites))) != data:
        raise PlanFileError(f"{NAME}: the content is not that of save {number}.")
    return number


def in_place(given: Plan, path: Path) -> None:
    """Planted: writes over the file, a little at a time, as many programs do."""
    data = plan_to_bytes(given)
    with path.open("wb", buffering=0) as file:
        for start in range(0, len(data), 256):
            file.write(data[start : start + 256])
        os.fsync(file.fileno())


def forgetful(_given: Plan, _path: Path) -> None:
    """Planted: says that it has saved, and has not."""


def littering(given: Plan, path: Path) -> None:
    """Planted: leaves a file of its own beside the plan."""
    path.with_suffix(".bak").write_bytes(b"")
    save_plan(given, path)


WRITERS: dict[str, Writer] = {
    "save_plan": save_plan,
    "in_place": in_place,
    "forgetful": forgetful,
    "littering": littering,
}


def is_litter(name: str) -> bool:
    """Whether a file beside the plan is neither the plan nor the one temporary that a dead process leaves."""
    return name != NAME and not (name.startswith(".planner-") and name.endswith(".tmp"))
