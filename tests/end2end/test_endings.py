"""Ends that the user did not choose in the window: what is not saved is in a snapshot, and nothing hangs."""

import signal
import time
from pathlib import Path

import pytest

from models.plan.entities import Plan
from models.planfile import load_plan, save_plan
from planner.shell import endings
from tests.end2end.running import PATIENCE_S, start
from tests.systems import needs

pytestmark = needs("signals")
SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)]


def ended(home: Path, what: str, number: int) -> tuple[int, str, float]:
    """How the program ended, what it said and how many seconds it took."""
    save_plan(Plan(title="Before"), home / "plan.xplan")
    window = start(home, what, str(home / "plan.xplan"), module="tests.end2end.edited")
    try:
        assert window.stdout is not None
        assert window.stdout.readline() == "edited\n"
        window.send_signal(number)
        begun = time.monotonic()
        _, errors = window.communicate(timeout=PATIENCE_S)
        return window.returncode, errors, time.monotonic() - begun
    finally:
        window.kill()
        window.communicate()


def kept(home: Path) -> list[str]:
    folder = home / "exchange-topology-planner" / "autosave"
    return [load_plan(path).plan.title for path in folder.glob("*.xplan")]


@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
def test_a_signal_keeps_the_last_edit_and_ends_the_program(home: Path, number: int) -> None:
    code, errors, _ = ended(home, "nothing", number)
    assert code == 128 + number
    assert "Traceback" not in errors
    assert kept(home) == ["Edited"]
    assert load_plan(home / "plan.xplan").plan.title == "Before"


def test_a_question_does_not_hold_up_the_end(home: Path) -> None:
    code, errors, _ = ended(home, "question", signal.SIGTERM)
    assert code == 128 + signal.SIGTERM
    assert "Traceback" not in errors
    assert kept(home) == ["Edited"]


def test_a_share_that_hangs_does_not_hold_up_the_end(home: Path) -> None:
    code, _, seconds = ended(home, "share", signal.SIGTERM)
    assert code == 128 + signal.SIGTERM
    assert seconds >= endings.GRACE_S / 2, "it was given time to come back"
    assert kept(home) == ["Edited"]
