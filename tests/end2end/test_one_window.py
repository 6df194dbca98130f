"""Two starts of the program, as a double-click makes them, and the program's own test."""

import json
import signal
import time
from pathlib import Path

import pytest

from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from planner import cli, selftest
from tests.end2end.running import PATIENCE_S, start
from tests.systems import needs

BUSY_S = 5


def wait_for(what, seconds=PATIENCE_S):
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, "it took too long"
        time.sleep(0.05)


def locks(home: Path) -> list[Path]:
    return sorted((home / "exchange-topology-planner" / "locks").glob("*.lock"))


def holders(home: Path) -> list[str]:
    """The processes that locks name; a lock stands there a moment before its words do."""
    texts = [lock.read_text("utf-8") for lock in locks(home)]
    return [text.splitlines()[0] for text in texts if text]


@needs("signals")
def test_a_second_start_hands_its_plan_over_and_ends(home: Path) -> None:
    # A name like an option, as only a double-click brings it.
    assert cli.run(["new", "--sample", "three-sites", str(home / "--help.xplan")]) == 0
    first = start(home)
    try:
        wait_for(lambda: list(home.glob("run/planner-*.socket")))
        # As on a busy machine: it can be called already and does not answer for some seconds.
        first.send_signal(signal.SIGSTOP)
        second = start(home, "--", "--help.xplan")
        time.sleep(BUSY_S)
        assert second.poll() is None
        first.send_signal(signal.SIGCONT)
        assert second.communicate(timeout=PATIENCE_S) == ("", "")
        assert second.returncode == 0
        # The first window holds the lock of the plan now.
        wait_for(lambda: holders(home))
        assert set(holders(home)) == {str(first.pid)}
        alone = start(home, "--new-window")
        time.sleep(2)
        assert alone.poll() is None
        alone.kill()
        alone.communicate()
    finally:
        first.kill()
        first.communicate()


@pytest.mark.parametrize(
    ("what", "question", "kept"),
    [
        ("changed", "plan.xplan was changed outside", "plan.xplan"),
        ("failing", "plan.xplan: the plan was not saved", "elsewhere.xplan"),
        ("edited", "Save changes to plan.xplan?", "plan.xplan"),
    ],
)
def test_a_plan_that_is_asked_for_during_a_slow_save_waits_for_its_question(
    home: Path, what: str, question: str, kept: str
) -> None:
    """Else the answer that was about the one plan would store the other in its place."""
    share = home / "share"
    share.mkdir()
    for name, title in (("plan", "Before"), ("theirs", "Theirs"), ("other", "Other")):
        save_plan(Plan(title=title), share / f"{name}.xplan")
    window = start(home, what, str(share / "plan.xplan"), module="tests.end2end.slow_share")
    try:
        assert window.stdout is not None
        assert window.stdout.readline() == "saving\n"
        assert start(home, str(share / "other.xplan")).communicate(timeout=PATIENCE_S) == ("", "")
        found, errors = window.communicate(timeout=PATIENCE_S)
    finally:
        window.kill()
        window.communicate()
    seen = json.loads(found)
    asked, about = seen["asked"]
    assert "Traceback" not in errors
    assert question in asked
    assert about == ("Edited while it was saved" if what == "edited" else "Mine")
    assert seen["told"] == "“Open other.xplan” starts once “Save plan.xplan” is finished."
    assert seen["shown"] == ("Edited while it was saved" if what == "edited" else "Other")
    assert load_plan(share / kept).plan.title == "Mine"
    assert load_plan(share / "other.xplan").plan.title == "Other"


def test_the_selftest_passes_and_tries_every_format(home: Path) -> None:
    done = start(home, "--selftest")
    output, errors = done.communicate(timeout=PATIENCE_S)
    assert (done.returncode, errors) == (0, "")
    lines = output.splitlines()
    assert lines[-1].endswith("checks passed.")
    tried = list(selftest.formats())
    assert {("convert", ".json"), ("render", ".svg")} <= set(tried)
    for command, form in tried:
        assert any(line.startswith(f"passed  {command} as {form}: ") for line in lines)


def test_the_selftest_fails_when_a_check_does(monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    monkeypatch.setattr(selftest, "formats", lambda: iter([("convert", ".unknown")]))
    monkeypatch.setattr(selftest.cli, "names", list)
    assert selftest.run_selftest() == 1
    assert "FAILED  convert as .unknown" in capsys.readouterr().out
