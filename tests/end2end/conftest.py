"""Plans in files."""

import json

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
