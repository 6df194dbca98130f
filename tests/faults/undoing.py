"""Undo and redo as a state machine on the real undo stack: `python -m tests.faults.undoing COUNT [SEED] [PROCESSES]`.

Every state of the stack is known by the bytes of its plan's file: whatever was edited, taken back, done again or jumped
to in the history, the plan at a place of the stack is byte for byte the one that stood there.
"""

import json
import sys
import traceback
from collections.abc import Callable

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from PySide6.QtCore import QCoreApplication
from shiboken6 import delete

from models.errors import PlannerError
from models.plan.change import Change
from models.plan.entities import Plan
from models.planfile import plan_to_bytes
from planner.session.plan_session import PlanSession
from tests.faults.damage import in_processes
from tests.properties.plans import plans
from tests.properties.test_changes import START, any_change

STEPS = 50
Planted = Callable[[Change], Change]


class HalfTakenBack(Change):
    """Planted: takes back only the first of what it replaced."""

    def inverse(self) -> Change:
        whole = super().inverse()
        return Change(whole.label, whole.replacements[-1:])


PLANTED: dict[str, Planted] = {
    "": lambda change: change,
    "half": lambda change: HalfTakenBack(change.label, change.replacements),
}


class Editing(RuleBasedStateMachine):
    """A user who edits, undoes, redoes and jumps in the history."""

    planted: Planted = staticmethod(PLANTED[""])
    sequences = 0
    steps = 0

    def __init__(self) -> None:
        super().__init__()
        type(self).sequences += 1
        self.session = PlanSession(lambda _plan, _design: None, Plan())
        self.states: list[bytes] = []

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        self.session.replace(data.draw(st.just(START) | plans()), None)
        self.states = [plan_to_bytes(self.session.plan)]

    @rule(data=st.data())
    def edit(self, data: st.DataObject) -> None:
        type(self).steps += 1
        change = any_change(data.draw, self.session.plan)
        # One that changes nothing is no step, and leaves what can be done again.
        if not change:
            return
        expected = plan_to_bytes(change.apply(self.session.plan))
        stack = self.session.undo_stack
        self.session.do(self.planted(change))
        assert plan_to_bytes(self.session.plan) == expected
        place = stack.index()
        # A step that merged into one which changes nothing any more is gone, and the state before it is here again.
        if place < len(self.states) and expected == self.states[place]:
            del self.states[place + 1 :]
        else:
            self.states[place:] = [expected]
        assert len(self.states) == stack.count() + 1

    @precondition(lambda self: self.session.undo_stack.canUndo())
    @rule()
    def undo(self) -> None:
        self.session.undo_stack.undo()
        self.compare()

    @precondition(lambda self: self.session.undo_stack.canRedo())
    @rule()
    def redo(self) -> None:
        self.session.undo_stack.redo()
        self.compare()

    @precondition(lambda self: self.session.undo_stack.count() > 1)
    @rule(data=st.data())
    def jump(self, data: st.DataObject) -> None:
        self.go(data.draw(st.integers(0, self.session.undo_stack.count())))
        self.compare()

    def compare(self) -> None:
        type(self).steps += 1
        assert plan_to_bytes(self.session.plan) == self.states[self.session.undo_stack.index()]

    def teardown(self) -> None:
        try:
            if self.states:
                self.go(0)
                self.compare()
        finally:
            # Python may collect a step that raised before the stack that it is in, which Qt does not survive.
            delete(self.session)

    def go(self, index: int) -> None:
        """To another place of the history; planted steps one by one, as Qt does not survive two that raise at once."""
        stack = self.session.undo_stack
        if self.planted is PLANTED[""]:
            stack.setIndex(index)
        while stack.index() != index:
            (stack.undo if stack.index() > index else stack.redo)()


def sequences(count: int, number: int = 0, planted: str = "") -> dict[str, object]:
    """How many sequences were run, and the first violation; empty where there is none."""
    QCoreApplication.instance() or QCoreApplication([])

    machine = type("Machine", (Editing,), {"planted": staticmethod(PLANTED[planted]), "sequences": 0, "steps": 0})
    chosen = settings(
        max_examples=count,
        stateful_step_count=STEPS,
        database=None,
        deadline=None,
        derandomize=False,
        print_blob=False,
        suppress_health_check=list(HealthCheck),
        # Looking for the smallest example is for people; here the first one counts.
        phases=[Phase.generate],
    )
    violation = ""
    try:
        run_state_machine_as_test(seed(number)(machine), settings=chosen)
    except (AssertionError, PlannerError) as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        violation = f"{type(error).__name__} in {last.name}, line {last.lineno}"
    return {"sequences": machine.sequences, "steps": machine.steps, "violation": violation}


def share(count: int, number: int) -> dict[str, int]:
    """One process's part of the long form."""
    found = sequences(count, number)
    violation = {str(found["violation"]): 1} if found["violation"] else {}
    return {"sequences": int(found["sequences"]), "steps": int(found["steps"]), **violation}


if __name__ == "__main__":
    print(json.dumps(in_processes(share, int(sys.argv[1]), *map(int, sys.argv[2:] or ["0", "1"]))))
