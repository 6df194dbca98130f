"""Whatever is edited, things stand where they would if the whole plan were arranged anew."""

from hypothesis import given, settings
from hypothesis import strategies as st

from planner.canvas.layout import arrange
from planner.canvas.rearranging import arrange_after
from tests.golden.drawn import drawn_plan
from tests.properties.plans import plans
from tests.properties.test_changes import any_change


@settings(max_examples=150)
@given(plans() | st.integers(0, 1000).map(drawn_plan), st.data())
def test_an_edit_arranges_as_if_all_were_arranged_anew(plan, data):
    if not plan.designs:
        return
    layout = arrange(plan, plan.designs[0])
    for _ in range(4):
        change = any_change(data.draw, plan)
        if change is None:
            continue
        plan = change.apply(plan)
        design = plan.designs[0] if plan.designs else None
        layout = arrange_after(layout, plan, design)
        fresh = arrange(plan, design)
        assert layout.boxes == fresh.boxes
        assert layout.contents == fresh.contents
