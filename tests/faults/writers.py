"""Plans that count their saves, the writer under trial, and planted ones that lose."""

import hashlib
import os
import time
from collections.abc import Callable
from pathlib import Path

from attrs import evolve

from models.errors import PlanFileError
from models.plan.entities import Plan, Site
from models.planfile import Expected, Replacing, Way, file_bytes, plan_from_bytes, plan_to_bytes, save_plan
from models.planfile.temporary_names import parsed
from tests.unit.planfile.example import plan

Writer = Callable[[Plan, Path], object]
NAME, COPY = "contoso.xplan", "contoso copy 1.xplan"
TITLE = "Save "
PIECE, BETWEEN_PIECES_S = 1024, 0.0002


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
    """Planted: writes over the file, a piece at a time, as many programs do; slowly, so that kills hit it there."""
    data = plan_to_bytes(given)
    with path.open("wb", buffering=0) as file:
        for start in range(0, len(data), PIECE):
            file.write(data[start : start + PIECE])
            time.sleep(BETWEEN_PIECES_S)
        os.fsync(file.fileno())


def forgetful(_given: Plan, _path: Path) -> None:
    """Planted: says that it has saved, and has not."""


def guarded(given: Plan, path: Path) -> None:
    """Saves as the window does: it knows what the file holds and notices a save in the meantime."""
    before = hashlib.sha256(file_bytes(path) or b"").hexdigest()
    save_plan(given, path, Replacing(expected=Expected(before, _nobody_else)))


def _nobody_else(_data: bytes) -> None:
    raise AssertionError("nobody else has saved")


def as_new(given: Plan, path: Path) -> None:
    """Saves as when the user lets go of owner, group and links."""
    save_plan(given, path, Replacing(way=Way.NEW))


def journaled(given: Plan, path: Path) -> None:
    """Saves in place, with a journal."""
    save_plan(given, path, Replacing(way=Way.IN_PLACE, journal=journal_of(path)))


def journal_of(path: Path) -> Path:
    """The folder of journals of a trial."""
    return path.parent.with_name(f"{path.parent.name}-journal")


def littering(given: Plan, path: Path) -> None:
    """Planted: leaves a file of its own beside the plan."""
    path.with_suffix(".bak").write_bytes(b"")
    save_plan(given, path)


WRITERS: dict[str, Writer] = {
    "save_plan": save_plan,
    "guarded": guarded,
    "as_new": as_new,
    "journaled": journaled,
    "in_place": in_place,
    "forgetful": forgetful,
    "littering": littering,
}


def is_left_and_told(name: str) -> bool:
    """Whether a file beside a saved plan is what was replaced, which could not be looked at or removed just then."""
    found = parsed(name)
    return name == COPY or (found is not None and found.target != "")


def is_litter(name: str) -> bool:
    """Whether a file beside the plan is neither the plan nor the one temporary that a dead process leaves."""
    return name != NAME and not (name.startswith(".planner-") and name.endswith(".tmp"))
