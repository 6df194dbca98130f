"""Database availability groups in a plan: what is refused in one sentence, and how edits keep a group sound."""

import re
from typing import Any

import pytest
from attrs import evolve

from models.errors import ChangeError, FieldError, PlanError, PlanFileError
from models.plan import edits
from models.plan.checks import require_sound
from models.plan.dags import Dag, Storage
from models.plan.difference import difference
from models.plan.entities import Plan, Site
from models.plan.item_changes import plan_changes
from models.planfile import plan_from_bytes, plan_from_json, plan_to_bytes, plan_to_json
from tests.unit.capacity.building import host, plan_of, population, server, vm

LONDON, LEEDS = Site(id="london", name="London"), Site(id="leeds", name="Leeds")


def group(**values: Any) -> Dag:
    given = {"members": ("ex-1", "ex-2", "ex-3"), "serves": ("hq",), "copies": 3, "lagged": 1, "failures": 1}
    return Dag(**{"id": "dag", "name": "DAG01", **given, **values})


def plan_with(*dags: Dag) -> Plan:
    machines = [
        *(server(f"ex-{number}", site="london", roles=("mailbox",)) for number in (1, 2, 3)),
        host("esx", site="leeds"),
        *(vm(f"vm-{number}", host="esx", roles=("mailbox",)) for number in (1, 2)),
    ]
    plan = plan_of(
        machines,
        [evolve(population("hq", site="london"), name="HQ"), population("branch", site="leeds")],
        sites=[LONDON, LEEDS],
    )
    return plan.with_design(evolve(plan.designs[0], dags=dags))


BAD = {
    "more copies than members": (
        {"copies": 4}, "copies", "each database has 4 copies, but the DAG has only 3 members; a member holds one copy.",
    ),
    "two members on one host": (
        {"members": ("ex-1", "vm-1", "vm-2")}, "members",
        "the members 'VM-1' and 'VM-2' run on one host, 'ESX'; if it fails, the DAG loses both.",
    ),
    "no members": ({"members": ()}, "members", "a DAG has 1 to 16 members; this one has 0."),
    "a member that is not there": (
        {"members": ("ex-9",)}, "members", "'ex-9' is not a server or virtual machine of this design.",
    ),
    "a host as a member": (
        {"members": ("esx",)}, "members", "'esx' is not a server or virtual machine of this design.",
    ),
    "a group as its own member": (
        {"members": ("dag",)}, "members", "'dag' is not a server or virtual machine of this design.",
    ),
    "nothing but lagged copies": ({"lagged": 3}, "lagged", "3 of 3 copies are lagged; at least one must not be."),
    "too many failures": (
        {"failures": 2}, "failures", "surviving 2 failures requires 3 non-lagged copies; each database has 2.",
    ),
    "a population that is not there": (
        {"serves": ("who",)}, "serves", "there is no user population with the id 'who'.",
    ),
    "a witness nowhere": ({"witness_site": "mars"}, "", "there is no site with the id 'mars'."),
    "a second site nowhere": ({"second_site": "mars"}, "", "there is no site with the id 'mars'."),
    "more copies at the second site": (
        {"second_site_copies": 4}, "second_site_copies",
        "the second site cannot have 4 copies; each database has only 3.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("values", "field", "sentence"), BAD.values(), ids=BAD)
def test_a_group_that_does_not_fit_is_refused_with_its_place(values, field, sentence) -> None:
    plan = plan_with(group(**values))
    place = ".".join(filter(None, (f"designs[{plan.designs[0].id}].dags[dag]", field)))
    with pytest.raises(PlanError) as refused:
        require_sound(plan)
    assert (refused.value.place, refused.value.sentence) == (place, sentence)
    with pytest.raises(PlanFileError, match=re.escape(sentence)):
        plan_from_json(plan_to_json(plan), "plan.json")


def test_a_population_is_served_once_and_a_member_belongs_to_one_group() -> None:
    first = group(members=("ex-1", "ex-2"), copies=2, lagged=0)
    twice = group(id="other", members=("ex-3",), copies=1, lagged=0, failures=0)
    with pytest.raises(PlanError, match="the population 'HQ' is already served by 'DAG01'"):
        require_sound(plan_with(first, twice))
    with pytest.raises(PlanError, match="'EX-2' is already a member of 'DAG01'"):
        require_sound(plan_with(first, evolve(twice, serves=(), members=("ex-2",))))


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"databases": 10_000}, r"Databases must be at most 1,?600; it is 10,?000"),
        ({"lag_days": 14.5}, "Lag must be at most 14 days; it is 14.5"),
        ({"copies": 17}, "must be at most 16"),
        ({"storage": "jbod"}, "must be a group of values"),
    ],
)
def test_a_value_out_of_range_is_refused(values, sentence) -> None:
    with pytest.raises(FieldError, match=sentence):
        group(**values)


def test_a_plan_with_a_group_is_read_as_it_was_written() -> None:
    plan = plan_with(group(second_site="leeds", storage=Storage(disks=12, disk_tb=8.0, disk_type="ssd")))
    assert plan_from_bytes(plan_to_bytes(plan), "plan.xplan") == plan
    assert plan_from_json(plan_to_json(plan), "plan.json") == plan
    assert '"dags"' not in plan_to_json(plan_with())


def test_a_refused_edit_leaves_the_plan_as_it_was() -> None:
    plan = plan_with(group())
    for path, value in (("copies", 4), ("members", ("ex-1", "vm-1", "vm-2")), ("failures", 2), ("serves", ("who",))):
        with pytest.raises(ChangeError):
            edits.set_values(plan, ["dag"], path, value)
    changed = edits.set_values(plan, ["dag"], "lagged", 0).apply(plan)
    assert changed.designs[0].dags_by_id["dag"].lagged == 0


def test_a_group_is_added_and_every_step_can_be_undone() -> None:
    plan = plan_with()
    change = edits.add_dag(plan, plan.designs[0].id, group(name="DAG"))
    added = change.apply(plan)
    assert [dag.name for dag in added.designs[0].dags] == ["DAG-1"]
    assert change.inverse().apply(added) == plan
    (dag,) = added.designs[0].dags
    removal = edits.remove(added, [dag.id])
    assert removal.apply(added) == plan
    assert removal.inverse().apply(removal.apply(added)) == added
    with pytest.raises(ChangeError, match="already served"):
        edits.add_dag(added, plan.designs[0].id, group(members=("vm-1",), copies=1, lagged=0, failures=0))


def test_a_group_shrinks_with_its_members_and_goes_with_the_last() -> None:
    plan = plan_with(group(witness_site="leeds", second_site="leeds", second_site_copies=3))
    less = edits.remove(plan, ["ex-3"]).apply(plan)
    require_sound(less)
    (dag,) = less.designs[0].dags
    assert (dag.members, dag.copies, dag.lagged, dag.failures) == (("ex-1", "ex-2"), 2, 1, 0)
    assert dag.second_site_copies == 2
    without_site = edits.remove(plan, ["leeds"]).apply(plan)
    require_sound(without_site)
    assert without_site.designs[0].dags[0].witness_site is without_site.designs[0].dags[0].second_site is None
    gone = edits.remove(plan, ["ex-1", "ex-2", "ex-3"]).apply(plan)
    assert gone.designs[0].dags == ()


def test_a_copy_of_a_design_has_its_own_group_of_its_own_machines() -> None:
    plan = plan_with(group())
    copied = edits.add_design(plan, "Copy", like=plan.designs[0].id).apply(plan)
    require_sound(copied)
    (dag,) = copied.designs[1].dags
    assert dag.id != "dag"
    assert set(dag.members) <= copied.designs[1].by_id.keys()


def test_a_member_is_not_moved_beside_another() -> None:
    plan = plan_with(group(members=("ex-1", "vm-1"), copies=2, lagged=0))
    apart = edits.add_machine(plan, plan.designs[0].id, "leeds", host("spare", site="leeds")).apply(plan)
    (spare,) = apart.designs[0].by_id.keys() - plan.designs[0].by_id.keys()
    moved = edits.move_to_host(apart, ["vm-2"], spare).apply(apart)
    wider = edits.set_values(moved, ["dag"], "members", ("vm-1", "vm-2")).apply(moved)
    with pytest.raises(ChangeError, match="run on one host"):
        edits.move_to_host(wider, ["vm-2"], "esx")


def test_what_became_of_a_group_is_told() -> None:
    plan = plan_with(group())
    changed = edits.set_values(plan, ["dag"], "databases", 20).apply(plan)
    assert [(kind, tally.changed) for kind, tally in difference(plan, changed).tallies] == [("dag", 1)]
    ((item,),) = (design.items for design in plan_changes(plan, changed).designs)
    assert [(field.path, field.before, field.after) for field in item.fields] == [("databases", 10, 20)]
