"""The table of the benchmarks: what was measured, its limit in the same run, the goal, and whether it is met."""

import json
import os
import platform
import tomllib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from attrs import evolve, frozen

GOALS: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("goals.toml").read_text("utf-8"))
ROUNDS = 9
HEAD = ("what", "ours", "limit", "ratio", "goal", "")


@frozen
class Row:
    """One line of the table.

    Parameters
    ----------
    ours : float
        In the unit of the goal; milliseconds where it is a ratio.
    limit : float or None
        What it is held against, in the same unit; None where the goal is absolute.
    ratio : float or None
        The median of the ratios of the rounds.
    """

    key: str
    ours: float
    limit: float | None = None
    ratio: float | None = None

    def shared_by(self, steps: int) -> "Row":
        """Return the row for one of so many steps that were taken together."""
        limit = None if self.limit is None else self.limit / steps
        return evolve(self, ours=self.ours / steps, limit=limit)

    @property
    def goal(self) -> float:
        """Return what is to be reached."""
        return float(GOALS[self.key]["goal"])

    @property
    def is_met(self) -> bool:
        """Return whether the goal is reached."""
        return (self.ours if self.ratio is None else self.ratio) <= self.goal

    @property
    def cells(self) -> tuple[str, ...]:
        """Return the texts of the line."""
        goal, unit = GOALS[self.key], GOALS[self.key].get("unit", "ms")
        limit = "" if self.limit is None else f"{self.limit:.3g} {unit} ({goal['limit']})"
        ratio = "" if self.ratio is None else f"{self.ratio:.3g}"
        wanted = f"{self.goal:g}" if self.ratio is not None else f"{self.goal:g} {unit}"
        return goal["what"], f"{self.ours:.3g} {unit}", limit, ratio, wanted, "pass" if self.is_met else "**miss**"


class Table:
    """The rows of one run."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def hold(self, row: Row) -> None:
        """Keep a row, and fail where it misses its goal.

        Raises
        ------
        AssertionError
            If the goal is missed.
        """
        self.rows.append(row)
        assert row.is_met, " | ".join(cell for cell in row.cells if cell)

    def write(self, folder: Path) -> Path:
        """Write the table as benchmarks.md and benchmarks.json; return the former."""
        folder.mkdir(parents=True, exist_ok=True)
        order = list(GOALS)
        rows = sorted(self.rows, key=lambda row: order.index(row.key))
        lines = [HEAD, ("---",) * len(HEAD), *(row.cells for row in rows)]
        met = sum(row.is_met for row in rows)
        text = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        target = folder / "benchmarks.md"
        target.write_text(f"{self._machine()}\n\n{text}\n\n{met} of {len(rows)} goals are met.\n", "utf-8")
        listed = [
            {
                "key": row.key,
                "ours": row.ours,
                "limit": row.limit,
                "ratio": row.ratio,
                "goal": row.goal,
                "met": row.is_met,
            }
            for row in rows
        ]
        (folder / "benchmarks.json").write_text(
            json.dumps({"machine": self._machine(), "rows": listed}, indent=1), "utf-8"
        )
        return target

    @staticmethod
    def _machine() -> str:
        day = datetime.now(UTC).date()
        system = f"{platform.machine()}, {platform.system()}, Python {platform.python_version()}"
        return f"{day}, {os.cpu_count()} cores, {system}"


def held_against(key: str, ours: Callable[[], object], limit: Callable[[], object], rounds: int = ROUNDS) -> Row:
    """Return a row of two works that take turns, the first round dropped: the median of their ratios [ms].

    A work may return the seconds that count of it; else all of it counts.
    """
    found = [(_seconds(ours), _seconds(limit)) for _ in range(rounds + 1)][1:]
    return Row(
        key,
        1000 * median(own for own, _ in found),
        1000 * median(bare for _, bare in found),
        median(own / bare for own, bare in found),
    )


def seconds_of(key: str, work: Callable[[], object], rounds: int = 1) -> Row:
    """Return a row of one work alone [s]: the shortest of its rounds."""
    return Row(key, shortest(work, rounds))


def shortest(work: Callable[[], object], rounds: int) -> float:
    """Return the shortest time of some rounds [s]: what the machine can do when nothing disturbs it."""
    return min(_seconds(work) for _ in range(rounds))


def _seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    counted = work()
    return counted if isinstance(counted, float) else perf_counter() - start
