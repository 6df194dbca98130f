"""Each system call of a save killed or made to fail: the old plan or the new one, told truly, and no litter."""

import pytest

from tests.faults.calls import may_trace
from tests.faults.running import ran

pytestmark = pytest.mark.skipif(not may_trace(), reason="strace is not installed or may not trace")


@pytest.mark.parametrize("writer", ["save_plan", "guarded"])
def test_no_call_loses_the_plan(writer):
    found = ran("calls", 1, writer)
    assert found["violations"] == {}
    assert found["faults"] >= 80


@pytest.mark.parametrize(("writer", "share"), [("in_place", 0.05), ("littering", 0.5)])
def test_planted_writers_are_found(writer, share):
    assert ran("calls", share, writer)["violations"] != {}
