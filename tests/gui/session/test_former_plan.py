"""What a plan leaves behind is given back when another one is shown."""

import gc
import weakref

from pytestqt.qtbot import QtBot

from planner.shell.main_window import MainWindow


class Ring:
    def __init__(self) -> None:
        self.ring = self


def set_aside() -> weakref.ref:
    """Return what tells of a ring of objects that only a search through everything finds."""
    ring = Ring()
    known = weakref.ref(ring)
    gc.collect()
    gc.freeze()
    del ring
    gc.collect()
    assert known() is not None
    return known


def test_what_was_set_aside_as_lasting_goes_with_its_plan(window: MainWindow, qtbot: QtBot) -> None:
    known = set_aside()
    window.session.replace(window.session.plan, None)
    qtbot.waitUntil(lambda: known() is None)


def test_another_design_of_the_plan_is_no_reason_to_look_through_everything(window: MainWindow, qtbot: QtBot) -> None:
    known = set_aside()
    window.session.show_design(window.session.plan.designs[-1].id)
    qtbot.wait(200)
    assert known() is not None
    window.session.replace(window.session.plan, None)
    qtbot.waitUntil(lambda: known() is None)
