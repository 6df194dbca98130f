"""Random mouse, keys and commands on the whole window, and names that fetch what they name."""

import sys

import pytest

from tests.faults.random_input import growth, violations
from tests.faults.running import ran

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs the offscreen platform and inotify")
EVENTS = 400
MB = 2**20
# On a machine that does other things, too, a moment of processor time can be long; the long form is strict.
PATIENCE_S = 1.0


@pytest.mark.parametrize("seed", [1, 2])
def test_random_input_breaks_nothing_and_can_be_undone(seed):
    found = ran("random_input", EVENTS, seed)
    assert found["events"] == EVENTS
    found["stalls"] = {what: seconds for what, seconds in found["stalls"].items() if seconds > PATIENCE_S}
    assert violations(found) == []


def test_a_planted_exception_is_found():
    assert "planted" in violations(ran("random_input", 400, 1, "exception"))[0]


@pytest.mark.parametrize(
    ("found", "words"),
    [
        ({"stalls": {"key F8": 0.3}}, "key F8 kept the interface for 0.3 s"),
        ({"not undone": 2}, "2 rounds were not undone"),
        ({"growth": 2**26}, "memory grew by 64 MB: [180]"),
        ({"complaints": {"Qt: oh": 3}}, "Qt: oh (3 times)"),
    ],
)
def test_each_violation_is_told(found, words):
    quiet = {"complaints": {}, "stalls": {}, "not undone": 0, "growth": 0, "sizes": [180]}
    assert violations(quiet) == []
    assert violations({**quiet, **found}) == [words]


def test_memory_grows_with_every_round_or_not_at_all():
    steady = [200 * MB + number * MB for number in range(44)]
    once = [200 * MB] * 20 + [280 * MB] * 24
    thrice = [200 * MB] * 16 + [210 * MB] * 10 + [220 * MB] * 9 + [230 * MB] * 9
    at_times = [200 * MB + number // 4 * 4 * MB for number in range(44)]
    assert growth(steady) == growth(at_times) == 43 * MB
    assert growth(once) == growth(thrice) == 0
    assert growth(list(reversed(steady))) == growth([200 * MB]) == growth([]) == 0


@pytest.mark.parametrize(("planted", "touched"), [("", False), ("label", True)])
def test_names_that_fetch_are_never_taken_for_pages(planted, touched):
    found = ran("canary", planted)
    assert bool(found["touched"]) == touched
    assert found["complaints"] == []
