"""Any edit can be taken back, and any number of them, in any order that undo and redo allow."""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from models.errors import ChangeError
from models.plan import edits, moving, pasting
from models.plan.catalogue import Catalogue, Prototypes
from models.plan.checks import places_of_ids, require_sound
from models.plan.entities import Link, Plan, Site
from models.plan.position import Position
from models.planfile import fragment_from_json, fragment_to_json
from tests.properties.plans import plans
from tests.unit.capacity.building import host, plan_of, population, server, vm

CATALOGUE = Catalogue(
    site=Site(id="site", name="Site"),
    link=Link(id="link", ends=("a", "b"), bandwidth_mbit_s=10),
    population=population(),
    server=server(),
    host=host(),
    vm=vm(),
    current=Prototypes(server(), host(), vm()),
)
VALUES = {
    "memory_mb": st.integers(1, 10**6),
    "processor.cores": st.integers(1, 64),
    "roles": st.lists(st.sampled_from(["cas", "hub", "mailbox"]), unique=True),
    "users.outlook": st.integers(0, 10**5),
    "notes": st.sampled_from(["", "a\nb", "é"]),
    "bandwidth_mbit_s": st.floats(1, 100),
}
positions = st.none() | st.builds(Position, st.integers(-1000, 1000), st.integers(-1000, 1000))


def add_any(draw, plan: Plan):
    kind = draw(st.sampled_from(["site", "link", "population", "machine"]))
    if kind == "site":
        return edits.add_site(plan, CATALOGUE.site, draw(positions))
    places = [identifier for identifier, _ in places_of_ids(plan)]
    if kind == "link":
        return edits.add_link(plan, (draw(st.sampled_from(places)), draw(st.sampled_from(places))), CATALOGUE.link)
    if kind == "population":
        return edits.add_population(plan, draw(st.sampled_from(places)), CATALOGUE.population, draw(positions))
    prototype = draw(st.sampled_from([CATALOGUE.server, CATALOGUE.host, CATALOGUE.vm]))
    design = draw(st.sampled_from(places))
    return edits.add_machine(plan, design, draw(st.sampled_from(places)), prototype, draw(positions))


def set_any(draw, plan: Plan):
    path = draw(st.sampled_from(sorted(VALUES)))
    return edits.set_values(plan, some_ids(draw, plan), path, draw(VALUES[path]))


def move_any(draw, plan: Plan):
    chosen = some_ids(draw, plan)
    target = draw(st.sampled_from([identifier for identifier, _ in places_of_ids(plan)]))
    if draw(st.booleans()):
        return edits.move_to_host(plan, chosen, target)
    return edits.move_to_site(plan, chosen[0], target, draw(positions))


def place_any(draw, plan: Plan):
    return edits.place(plan, {identifier: draw(positions) for identifier in some_ids(draw, plan)})


def change_designs(draw, plan: Plan):
    chosen = draw(st.sampled_from([design.id for design in plan.designs] or ["none"]))
    edit = draw(st.sampled_from(["add", "copy", "remove", "rename"]))
    if edit == "remove":
        return edits.remove_design(plan, chosen)
    if edit == "rename":
        return edits.rename_design(plan, chosen, draw(st.sampled_from(["A", "B"])))
    return edits.add_design(plan, "New", like=chosen if edit == "copy" else "")


def change_words(draw, plan: Plan):
    title = draw(st.sampled_from(["", "A", "B"]))
    return draw(
        st.sampled_from(
            [
                edits.set_title(plan, title),
                edits.set_notes(plan, title),
                edits.set_assumption(plan, "cpu_ceiling", 0.5 + len(title) / 10),
                edits.rename(plan, some_ids(draw, plan)[0], title or "C"),
            ]
        )
    )


def paste_any(draw, plan: Plan):
    """Copy some of a plan, send it as text, and paste it into any design at any target."""
    designs = [design.id for design in plan.designs] or ["none"]
    fragment = pasting.fragment_of(plan, draw(st.sampled_from(designs)), some_ids(draw, plan))
    assert fragment_from_json(fragment_to_json(fragment), "clipboard") == fragment
    targets = some_ids(draw, plan) if draw(st.booleans()) else []
    return pasting.paste(plan, draw(st.sampled_from(designs)), fragment, targets)


def some_ids(draw, plan: Plan) -> list[str]:
    known = [identifier for identifier, _ in places_of_ids(plan)]
    return draw(st.lists(st.sampled_from(known), min_size=1, max_size=3, unique=True))


EDITS = {
    "add": add_any,
    "set": set_any,
    "move": move_any,
    "place": place_any,
    "remove": lambda draw, plan: edits.remove(plan, some_ids(draw, plan)),
    "duplicate": lambda draw, plan: edits.duplicate(plan, some_ids(draw, plan)),
    "paste": paste_any,
    "cut": lambda draw, plan: pasting.cut(plan, some_ids(draw, plan)),
    "into": lambda draw, plan: moving.move_into(plan, some_ids(draw, plan), some_ids(draw, plan)[0]),
    "designs": change_designs,
    "words": change_words,
}


def any_change(draw, plan: Plan):
    """Some edit of the plan, or None where what was drawn is refused, in one sentence."""
    if not list(places_of_ids(plan)):
        return edits.add_site(plan, CATALOGUE.site)
    try:
        return EDITS[draw(st.sampled_from(sorted(EDITS)))](draw, plan)
    except ChangeError as error:
        assert str(error).endswith(".")
        assert "\n" not in str(error)
        return None


@settings(max_examples=200)
@given(plans(), st.data())
def test_every_edit_leaves_a_sound_plan_and_can_be_taken_back(plan, data):
    change = any_change(data.draw, plan)
    if change is not None:
        after = change.apply(plan)
        require_sound(after)
        assert (after == plan) == (not change)
        assert change.inverse().apply(after) == plan
        assert change.inverse().inverse() == change
        assert change.inverse().inverse().apply(plan) == after


@settings(max_examples=50)
@given(plans(), st.data())
def test_two_changes_merged_do_what_both_do(plan, data):
    first = any_change(data.draw, plan)
    if first is not None:
        middle = first.apply(plan)
        second = any_change(data.draw, middle)
        merged = None if second is None else first.merged(second)
        if merged is not None:
            after = second.apply(middle)
            assert merged.apply(plan) == after
            assert merged.inverse().apply(after) == plan


START = plan_of(
    [server(), host(), vm(), host("host-2")],
    [population(), population("away", site="other")],
    sites=(Site(id="site", name="Site", serves=("other",)), "other"),
    links=[Link(id="link", ends=("site", "other"), bandwidth_mbit_s=10)],
)


class Editing(RuleBasedStateMachine):
    """A user who edits, undoes and redoes; typing in one field becomes one step, as in the window."""

    @initialize(data=st.data())
    def begin(self, data):
        self.first = data.draw(st.just(START) | plans())
        self.plan = self.first
        self.done = []
        self.undone = []

    @rule(data=st.data())
    def edit(self, data):
        change = any_change(data.draw, self.plan)
        if change is None:
            return
        self.plan = change.apply(self.plan)
        require_sound(self.plan)
        self.undone.clear()
        merged = self.done[-1].merged(change) if self.done else None
        if merged is None:
            self.done.append(change)
        else:
            self.done[-1] = merged

    @precondition(lambda self: self.done)
    @rule()
    def undo(self):
        change = self.done.pop()
        before = change.inverse().apply(self.plan)
        assert change.apply(before) == self.plan
        self.plan = before
        self.undone.append(change)

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self):
        self.done.append(self.undone.pop())
        self.plan = self.done[-1].apply(self.plan)

    def teardown(self):
        plan = getattr(self, "plan", None)
        for change in reversed(getattr(self, "done", ())):
            plan = change.inverse().apply(plan)
        assert plan == getattr(self, "first", None)


Editing.TestCase.settings = settings(max_examples=30, stateful_step_count=50)
TestEditing = Editing.TestCase
