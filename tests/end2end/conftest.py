"""Plans in files."""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.end2end.running import answer


@pytest.fixture
def written(tmp_path):
    def write(content, name="plan.json"):
        path = tmp_path / name
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        path.write_bytes(data)
        return path

    return write


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    path = tmp_path_factory.mktemp("samples") / "three-sites.xplan"
    assert answer("new", "--sample", "three-sites", path) == ""
    return path


@pytest.fixture
def home() -> Iterator[Path]:
    """A home that no other start shares, with a short name for its socket."""
    with tempfile.TemporaryDirectory(prefix="pm-", dir=Path.home()) as folder:
        # Plans in the runtime folder open as copies, so it is one of its own.
        Path(folder, "run").mkdir(mode=0o700)
        yield Path(folder)
