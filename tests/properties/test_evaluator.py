"""Whatever is edited, what an evaluator says is what a fresh evaluation says."""

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from models.capacity.evaluate import evaluate
from models.capacity.evaluator import Evaluator
from models.errors import PlanError
from tests.golden.drawn import drawn_plan
from tests.golden.numbers import OF_MACHINES
from tests.properties.test_changes import any_change
from tests.properties.topologies import topologies
from tests.unit.capacity.building import library

TOLERANCE = 1e-12
MOST_DRAWN = 10_000


class Evaluating(RuleBasedStateMachine):
    """A user who edits a plan of which every state is evaluated from the one before."""

    @initialize(data=st.data())
    def begin(self, data):
        self.evaluator = Evaluator(library())
        self.plan = data.draw(topologies() | st.integers(0, MOST_DRAWN).map(drawn_plan))

    @rule(data=st.data())
    def edit(self, data):
        change = any_change(data.draw, self.plan)
        if change is not None:
            self.plan = change.apply(self.plan)

    @invariant()
    def numbers_are_those_of_a_fresh_evaluation(self):
        for design in getattr(self, "plan", None).designs if hasattr(self, "plan") else ():
            try:
                fresh = evaluate(self.plan, design.id, library())
            except PlanError:
                continue
            known = self.evaluator.evaluate(self.plan, design.id)
            assert known.machine_ids == fresh.machine_ids
            for name in OF_MACHINES:
                np.testing.assert_allclose(
                    getattr(known, name), getattr(fresh, name), rtol=TOLERANCE, atol=TOLERANCE, err_msg=name
                )
            assert known.responses == fresh.responses and known.gaps == fresh.gaps
            assert {**known.links} == {**fresh.links} and {**known.sites} == {**fresh.sites}


TestEvaluating = Evaluating.TestCase
TestEvaluating.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
