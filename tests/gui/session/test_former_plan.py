"""What a plan leaves behind is given back when another one is shown."""

import gc
import weakref

from planner.shell.main_window import MainWindow


class Ring:
    def __init__(self) -> None:
        self.ring = self


def test_what_was_set_aside_as_lasting_goes_with_its_plan(window: MainWindow) -> None:
    ring = Ring()
    known = weakref.ref(ring)
    gc.collect()
    gc.freeze()
    del ring
    gc.collect()
    assert known() is not None
    window.session.replace(window.session.plan, None)
    gc.collect()
    assert known() is None
