"""Every edit a user can make: what it does to the plan, what it leaves alone, and what it refuses."""

import re

import pytest

from models.errors import ChangeError, FieldError
from models.plan import edits
from models.plan.checks import require_sound
from models.plan.dags import Dag
from models.plan.edits import set_assumption, set_values
from models.plan.entities import (
    Assumptions,
    Design,
    Host,
    Link,
    Override,
    Plan,
    Population,
    Server,
    Site,
    Vm,
)
from models.plan.fields import fields_of
from models.plan.position import Position
from tests.unit.capacity.building import host, plan_of, population, server, vm

LINK = Link(id="link", ends=("site", "other"), bandwidth_mbit_s=10)


def example() -> Plan:
    machines = [server(name="EX-1"), host(), vm(), host("host-2"), server("far", site="other")]
    sites = (Site(id="site", name="Site", serves=("other",)), "other", "third")
    return plan_of(machines, [population(), population("away", site="other")], sites=sites, links=[LINK])


PLAN = example()


def done(change) -> Plan:
    """The plan after the change, which is sound, and comes back."""
    after = change.apply(PLAN)
    require_sound(after)
    assert change.inverse().apply(after) == PLAN
    assert change.label
    return after


def machine(plan, identifier):
    return next(machine for design in plan.designs for machine in design.machines if machine.id == identifier)


def ids(rows):
    return [row.id for row in rows]


def test_an_added_site_has_a_free_id_and_name():
    after = done(edits.add_site(PLAN, PLAN.sites[2], Position(3, 4)))
    (added,) = set(after.sites) - set(PLAN.sites)
    assert (added.id, added.name, added.position) == ("site-1", "third-1", Position(3, 4))


def test_an_added_population_stands_at_its_site():
    after = done(edits.add_population(PLAN, "other", PLAN.populations[0]))
    (added,) = set(after.populations) - set(PLAN.populations)
    assert added.site == "other"
    assert added.id not in ids(PLAN.populations)


def test_an_added_link_joins_two_sites():
    after = done(edits.add_link(PLAN, ("third", "site"), LINK))
    assert [link.ends for link in after.links] == [("other", "site"), ("site", "third")]


def test_an_added_machine_stands_where_it_was_dropped():
    after = done(edits.add_machine(PLAN, "design", "other", server(name="EX")))
    added = machine(after, "server-1")
    assert (added.site, added.name) == ("other", "EX-2")
    after = done(edits.add_machine(PLAN, "design", "host", vm()))
    assert machine(after, "vm-1").host == "host"


@pytest.mark.parametrize(
    "edit",
    [
        lambda: edits.add_population(PLAN, "nowhere", PLAN.populations[0]),
        lambda: edits.add_link(PLAN, ("site", "site"), LINK),
        lambda: edits.add_link(PLAN, ("other", "site"), LINK),
        lambda: edits.add_link(PLAN, ("site", "nowhere"), LINK),
        lambda: edits.add_machine(PLAN, "nothing", "site", server()),
        lambda: edits.add_machine(PLAN, "design", "nowhere", server()),
        lambda: edits.add_machine(PLAN, "design", "host", server()),
        lambda: edits.add_machine(PLAN, "design", "server", vm()),
        lambda: edits.add_machine(PLAN, "design", "site", vm()),
        lambda: edits.set_values(PLAN, [], "memory_mb", 1),
        lambda: edits.set_values(PLAN, ["nothing"], "memory_mb", 1),
        lambda: edits.set_values(PLAN, ["server"], "id", "new"),
        lambda: edits.rename(PLAN, "nothing", "X"),
        lambda: edits.rename(PLAN, "link", "X"),
        lambda: edits.move_to_host(PLAN, ["vm"], "server"),
        lambda: edits.move_to_host(PLAN, ["vm"], "nothing"),
        lambda: edits.move_to_host(PLAN, ["nothing"], "host"),
        lambda: edits.move_to_host(PLAN, ["server"], "host"),
        lambda: edits.move_to_site(PLAN, "server", "nowhere"),
        lambda: edits.move_to_site(PLAN, "vm", "other"),
        lambda: edits.move_to_site(PLAN, "site", "other"),
        lambda: edits.place(PLAN, {"link": Position(1, 1)}),
        lambda: edits.place(PLAN, {"nothing": Position(1, 1)}),
        lambda: edits.remove(PLAN, ["nothing"]),
        lambda: edits.add_design(PLAN, "New", like="nothing"),
        lambda: edits.remove_design(PLAN, "nothing"),
        lambda: edits.rename_design(PLAN, "nothing", "X"),
        lambda: edits.set_assumption(PLAN, "nothing", 1),
    ],
)
def test_an_edit_that_cannot_be_is_refused_in_one_sentence(edit):
    with pytest.raises(ChangeError) as caught:
        edit()
    sentence = str(caught.value)
    assert sentence[0].isupper() or sentence[0] == "'"
    assert sentence.endswith(".")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("memory_mb", 0),
        ("memory_mb", float("inf")),
        ("memory_mb", 8192.5),
        ("processor.cores", -1),
        ("processor.clock_mhz", float("nan")),
        ("roles", ["butler"]),
        ("exchange", "2031"),
        ("exchange", ["2003", "2007"]),
        ("name", "a\u202eb"),
        ("weight", True),
    ],
)
def test_a_value_that_does_not_fit_is_refused_in_one_sentence(path, value):
    with pytest.raises(FieldError) as caught:
        edits.set_values(PLAN, ["server"], path, value)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_a_value_is_set_on_every_chosen_item_that_has_the_field():
    after = done(edits.set_values(PLAN, ["server", "vm", "host"], "processor.cores", 4))
    assert machine(after, "server").processor.cores == machine(after, "host").processor.cores == 4
    assert machine(after, "vm") == machine(PLAN, "vm")


@pytest.mark.parametrize("path", ["colour", "processor.colour", "position.x", "name.first"])
def test_a_field_that_nothing_has_changes_nothing(path):
    assert not edits.set_values(PLAN, ["server"], path, 1)


def test_the_label_says_what_is_done_to_whom():
    assert edits.set_values(PLAN, ["server"], "processor.cores", 4).label == "Set cores of EX-1"
    assert edits.set_values(PLAN, ["server", "vm"], "memory_mb", 4).label == "Set memory of 2 items"
    assert edits.rename(PLAN, "server", "EX-9").label == "Rename EX-1 to EX-9"
    assert edits.move_to_host(PLAN, ["vm"], "host-2").label == "Move VM to HOST-2"
    assert edits.move_to_site(PLAN, "server", "other").label == "Move EX-1 to other"
    assert edits.remove(PLAN, ["server"]).label == "Delete EX-1"
    assert edits.duplicate(PLAN, ["server", "vm"]).label == "Duplicate 2 items"


def test_a_renamed_item_keeps_its_id():
    after = done(edits.rename(PLAN, "server", "EX-9"))
    assert machine(after, "server").name == "EX-9"


def test_a_moved_vm_stands_on_its_new_host_without_its_old_place():
    after = done(edits.move_to_host(PLAN, ["vm"], "host-2"))
    assert machine(after, "vm").host == "host-2"
    assert machine(after, "vm").position is None


def test_a_vm_is_not_moved_to_a_host_of_another_design():
    twin = edits.add_design(PLAN, "Twin", like="design").apply(PLAN)
    other_host = next(machine.id for machine in twin.designs[1].machines if machine.kind == "host")
    with pytest.raises(ChangeError, match="own design"):
        edits.move_to_host(twin, ["vm"], other_host)


def test_servers_hosts_and_populations_move_to_another_site():
    for identifier in ("server", "host", "users"):
        after = done(edits.move_to_site(PLAN, identifier, "other", Position(1, 2)))
        rows = (*after.designs[0].machines, *after.populations)
        moved = next(row for row in rows if row.id == identifier)
        assert (moved.site, moved.position) == ("other", Position(1, 2))


def test_placing_moves_nothing_but_the_place():
    after = done(edits.place(PLAN, {"server": Position(5, 6), "site": None, "users": Position(0, 0)}))
    assert machine(after, "server").position == Position(5, 6)
    assert all(part.only_position() for part in edits.place(PLAN, {"server": Position(5, 6)}).replacements)


def test_a_host_takes_its_vms_along_when_removed():
    after = done(edits.remove(PLAN, ["host"]))
    assert ids(after.designs[0].machines) == ["far", "host-2", "server"]


def test_a_site_takes_along_all_that_stands_in_it_and_leads_to_it():
    after = done(edits.remove(PLAN, ["other"]))
    assert ids(after.sites) == ["site", "third"]
    assert ids(after.populations) == ["users"]
    assert after.links == ()
    assert after.sites[0].serves == ()
    assert "far" not in after.designs[0].by_id


def test_a_site_is_removed_from_every_design():
    twin = edits.add_design(PLAN, "Twin", like="design").apply(PLAN)
    after = edits.remove(twin, ["site"]).apply(twin)
    require_sound(after)
    assert [len(design.machines) for design in after.designs] == [1, 1]


def test_a_host_and_its_vm_are_removed_together_without_a_clash():
    after = done(edits.remove(PLAN, ["vm", "host", "vm"]))
    assert "vm" not in after.designs[0].by_id


def test_a_copied_host_carries_copies_of_its_vms():
    after = done(edits.duplicate(PLAN, ["host"]))
    added = [machine for machine in after.designs[0].machines if machine not in PLAN.designs[0].machines]
    copy, vm_copy = sorted(added, key=lambda machine: machine.kind)
    assert vm_copy.host == copy.id
    assert {copy.name, vm_copy.name} == {"HOST-1", "VM-1"}


def test_a_copied_vm_stands_on_the_same_host():
    assert machine(done(edits.duplicate(PLAN, ["vm"])), "vm-1").host == "host"


def test_a_copied_population_stands_at_the_same_site_with_the_same_users():
    after = done(edits.duplicate(PLAN, ["users", "away"]))
    assert sorted(population.site for population in after.populations) == ["other", "other", "site", "site"]


def test_copies_in_two_designs_have_different_ids():
    twin = edits.add_design(PLAN, "Twin", like="design").apply(PLAN)
    other = next(machine.id for machine in twin.designs[1].machines if machine.kind == "server")
    after = edits.duplicate(twin, ["server", other]).apply(twin)
    require_sound(after)
    assert [len(design.machines) for design in after.designs] == [6, 6]


def test_copies_of_an_item_and_its_host_are_made_once():
    after = done(edits.duplicate(PLAN, ["host", "vm", "host"]))
    assert len(after.designs[0].machines) == len(PLAN.designs[0].machines) + 2


def test_a_design_is_added_empty_or_like_another():
    empty = done(edits.add_design(PLAN, "Empty")).designs[-1]
    assert (empty.name, empty.machines) == ("Empty", ())
    like = done(edits.add_design(PLAN, "Twin", like="design")).designs[-1]
    assert sorted(machine.name for machine in like.machines) == sorted(
        machine.name for machine in PLAN.designs[0].machines
    )
    assert not {machine.id for machine in like.machines} & {machine.id for machine in PLAN.designs[0].machines}


def test_a_removed_design_comes_back_at_its_place():
    first = edits.add_design(PLAN, "Second").apply(PLAN)
    change = edits.remove_design(first, "design")
    assert ids(change.apply(first).designs) == ["design-1"]
    assert ids(change.inverse().apply(change.apply(first)).designs) == ["design", "design-1"]


def test_a_renamed_design_keeps_its_machines():
    (design,) = done(edits.rename_design(PLAN, "design", "Tomorrow")).designs
    assert design == Design(id="design", name="Tomorrow", machines=PLAN.designs[0].machines)


def test_assumptions_title_and_notes_are_set():
    assert done(edits.set_assumption(PLAN, "cpu_ceiling", 0.8)).assumptions.cpu_ceiling == 0.8
    override = Override(figure="exchange-2010/cas.cpu.outlook", value=0.4, reason="Ours")
    assert done(edits.set_assumption(PLAN, "overrides", [override])).assumptions.overrides == (override,)
    assert done(edits.set_title(PLAN, "New")).title == "New"
    assert done(edits.set_notes(PLAN, "a\nb")).notes == "a\nb"


@pytest.mark.parametrize(("name", "value"), [("cpu_ceiling", 1.5), ("peak_factor", 0), ("count_page_sharing", 1)])
def test_an_assumption_out_of_range_is_refused(name, value):
    with pytest.raises(FieldError):
        edits.set_assumption(PLAN, name, value)


def test_a_copy_keeps_what_is_no_number_in_its_name():
    twin = plan_of([server(name="Mail-archive")], [population(name="Head-office")])
    after = edits.duplicate(twin, ["server", "users"]).apply(twin)
    assert {machine.name for machine in after.designs[0].machines} == {"Mail-archive", "Mail-archive-1"}
    assert {population.name for population in after.populations} == {"Head-office", "Head-office-1"}


# What follows "Set " in the name of an edit: a small letter, or a name or an abbreviation.
NAMED = re.compile(r"[a-z]|[A-Z][a-z]*[A-Z0-9]|(Exchange|Outlook|Windows|POP3|OWA|ID)\b")


def every_field():
    """Every field that a form of the program sets, by the kind of its item and its path."""
    for kind in (Site, Link, Population, Server, Host, Vm, Dag, Assumptions):
        for name, field in fields_of(kind).items():
            if field.kind == "group" and field.group is not None:
                yield from ((kind, f"{name}.{part}", inner) for part, inner in fields_of(field.group).items())
            else:
                yield kind, name, field


@pytest.mark.parametrize(("kind", "path", "field"), list(every_field()), ids=lambda part: getattr(part, "__name__", ""))
def test_a_field_reads_as_a_noun_with_its_capitals_in_the_name_of_an_edit(kind, path, field):
    assert NAMED.match(field.name_inside), path
    assert not re.match(r"(count|connects|serves|switched|outlook|exchange|windows)\b",
                        field.name_inside), path  # fmt: skip


def test_names_keep_their_capitals_in_the_name_of_an_edit():
    plan = plan_of([server("ex-1"), host(), vm("vm-1", host="host")])
    labels = [
        set_values(plan, ["ex-1"], path, value).label
        for path, value in (("windows", "2012"), ("exchange", "2016"), ("authentication", "ntlm"), ("disk_iops", 5.0))
    ]
    assert labels == [
        "Set Windows of EX-1", "Set Exchange version of EX-1", "Set Outlook Anywhere authentication of EX-1",
        "Set disk operations of EX-1",
    ]  # fmt: skip
    assert set_values(plan, ["vm-1"], "powered_off", True).label == "Set power state of VM-1"
    assert set_assumption(plan, "count_page_sharing", True).label == "Set page sharing as capacity"
