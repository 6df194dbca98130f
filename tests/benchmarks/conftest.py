"""The one table of a run, written when it ends."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.benchmarks.goals import Table

FOLDER = Path(__file__).parents[2] / "build"


@pytest.fixture(scope="session")
def table() -> Iterator[Table]:
    """The table that all benchmarks of a run share."""
    kept = Table()
    yield kept
    if kept.rows:
        print(f"\n{kept.write(FOLDER).read_text('utf-8')}")
