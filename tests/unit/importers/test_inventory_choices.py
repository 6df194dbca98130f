"""What of an inventory is taken: filters, hosts matched by hand, roles, and where it goes."""

import pytest
from attrs import evolve

import resources
from models.importers import inventory as form
from models.importers.inventory import Inventory, InventoryHost, InventoryVm, Remark
from models.importers.inventory_choices import (
    AGENTS,
    CARDLESS,
    CLUSTER,
    NAME,
    OFF,
    SUSPENDED,
    TEMPLATES,
    UNLISTED,
    USUAL,
    ExchangeRule,
    InventoryChoices,
    clusters_of,
    cpu_share,
    matcher,
    reasons_found,
    selected,
)
from models.importers.inventory_hosts import placed, similar_names
from models.importers.inventory_plan import as_design, as_plan
from models.importers.inventory_telling import lines_of
from models.plan.checks import require_sound
from models.plan.entities import Design, Host, Plan, Site, Vm
from models.plan.measured_load import Measured
from planner.presenters.samples import read_catalogue

CATALOGUE = read_catalogue(resources.folder())


def vm(name: str, host: str = "esx-1.example.com", **more: object) -> InventoryVm:
    return InventoryVm(**{"name": name, "host": host, "vcpus": 2, "memory_mb": 4096} | more)


HOSTS = (
    InventoryHost(name="esx-1", site="Oslo", cluster="Prod", cores=16, clock_mhz=2000.0, memory_mb=65_536),
    InventoryHost(name="esx-2", site="Oslo", cluster="Lab", cores=8, clock_mhz=2000.0, memory_mb=65_536),
)
VMS = (
    vm("OSL-EX1", cpu_mhz=2000.0, used_mb=1024.0),
    vm("OSL-EX2", guest="Microsoft Windows Server 2019 (64-bit)"),
    vm("osl-expenses", cpu_mhz=100.0),
    vm("lab-1", "esx-2"),
    vm("off", power=form.OFF),
    vm("asleep", power=form.SUSPENDED),
    vm("vCLS-1", kind=form.AGENT),
    vm("gold", kind=form.TEMPLATE, power=form.OFF),
    vm("lost", "old-esx-9"),
    vm("island", network_cards=0),
)
GIVEN = Inventory(
    title="Oslo",
    origin="RVTools 4.7.1",
    source="RVTools",
    hosts=HOSTS,
    vms=VMS,
    remarks=(Remark(text="OSL-EX1 has 2 vCPUs in vInfo, 4 in vCPU", done="2 is used."),),
)


def chosen(inventory: Inventory = GIVEN, **choices: object):
    wanted = InventoryChoices(**choices)
    return selected(inventory, placed(inventory, wanted.hosts_by_hand), wanted)


def names(selection, inventory: Inventory = GIVEN) -> list[str]:
    return [inventory.vms[row].name for row in selection.vms]


def test_what_no_plan_needs_is_left_out_and_each_machine_for_one_reason():
    found = chosen()
    assert names(found) == ["OSL-EX1", "OSL-EX2", "osl-expenses", "lab-1", "lost", "island"]
    assert {VMS[row].name: reason for row, reason in found.left_out.items()} == {
        "off": OFF, "asleep": SUSPENDED, "vCLS-1": AGENTS, "gold": TEMPLATES,
    }  # fmt: skip
    assert reasons_found(GIVEN) == {OFF: 1, SUSPENDED: 1, AGENTS: 1, TEMPLATES: 1, CARDLESS: 1}
    assert len(names(chosen(leave_out=frozenset()))) == len(VMS)
    assert "island" not in names(chosen(leave_out=USUAL | {CARDLESS}))


def test_a_cluster_leaves_out_its_hosts_and_what_stands_on_them():
    found = chosen(clusters=frozenset({"prod"}))
    assert names(found) == ["OSL-EX1", "OSL-EX2", "osl-expenses", "island"]
    assert [found.placement.hosts[row].name for row in found.hosts] == ["esx-1"]
    assert found.left_out[3] == f"{CLUSTER}Lab"
    # Counts are of what the other choices leave, whichever clusters are taken.
    assert [(each.name, each.hosts, each.vms) for each in clusters_of(found)] == [
        ("Prod", 1, 4), ("Lab", 1, 1), ("", 1, 1),
    ]  # fmt: skip


def test_names_that_do_not_match_are_left_out_and_hosts_stay():
    found = chosen(names="osl-*")
    assert names(found) == ["OSL-EX1", "OSL-EX2", "osl-expenses"]
    assert found.left_out[3] == NAME
    assert [found.placement.hosts[row].name for row in found.hosts] == ["esx-1", "esx-2"]


def test_a_host_that_is_not_listed_is_added_or_left_out_with_its_machines():
    found = chosen()
    assert [host.name for host in found.placement.unlisted] == ["old-esx-9"]
    only = chosen(only_listed=True)
    assert (only.left_out[8], len(only.hosts)) == (UNLISTED, 2)
    by_hand = chosen(hosts_by_hand={("", "old-esx-9"): ("", "esx-2")})
    assert by_hand.placement.unlisted == ()
    assert by_hand.placement.hosts[by_hand.placement.of_vm[8]].name == "esx-2"


def test_the_counts_of_clusters_are_those_of_listed_hosts_where_only_those_are_taken():
    """The unlisted host is in no cluster; a tick there would bring nothing."""
    for clusters in (None, frozenset({"prod"}), frozenset()):
        only = chosen(only_listed=True, clusters=clusters)
        assert [(each.name, each.hosts, each.vms) for each in clusters_of(only)] == [
            ("Prod", 1, 4), ("Lab", 1, 1), ("", 0, 0),
        ]  # fmt: skip


def test_similar_names_are_proposed_where_they_are_clear():
    hosts = tuple(InventoryHost(name=name) for name in ("vmprod-01", "vmprod-02", "a-1", "x-twin", "y-twin"))
    vms = (vm("a", "bovmprod-01.customer.com"), vm("b", "zvmprod-02"), vm("c", "qvmprod-02"), vm("d", "twin"))
    assert similar_names(placed(Inventory(hosts=hosts, vms=vms))) == {
        ("", "bovmprod-01.customer.com"): ("", "vmprod-01")
    }


def test_machines_without_a_host_stand_on_one_placeholder_for_each_cluster():
    vms = (vm("a", "", cluster="A", site="Oslo"), vm("b", "", cluster="B", site="Rom"), vm("c", "", cluster="A"))
    given = Inventory(vms=vms[:2])
    plan = as_plan(given, InventoryChoices(), CATALOGUE).plan
    assert [(row.name, site_of(plan, row)) for row in plan.designs[0].machines if isinstance(row, Host)] == [
        ("No host given (A)", "Oslo"), ("No host given (B)", "Rom"),
    ]  # fmt: skip


def site_of(plan: Plan, host: Host) -> str:
    return next(site.name for site in plan.sites if site.id == host.site)


@pytest.mark.parametrize(
    ("pattern", "matched"),
    [("*-EX*", ["OSL-EX1", "OSL-EX2", "osl-expenses"]), ("-ex?", []), ("*-ex?", ["OSL-EX1", "OSL-EX2"]),
     ("expen", ["osl-expenses"]), ("", []), ("  ", []), ("[O]*", []),
     ("*-ex1; expen", ["OSL-EX1", "osl-expenses"]), ("-ex1;", ["OSL-EX1"]), (";", [])],
)  # fmt: skip
def test_a_pattern_says_which_run_exchange(pattern: str, matched: list[str]):
    found = chosen(exchange=(ExchangeRule(pattern=pattern),))
    assert [VMS[row].name for row in sorted(found.exchange)] == matched


def test_a_pattern_that_would_take_for_ever_does_not():
    assert not matcher("*a" * 60 + "b")("a" * 200)


def test_ticks_by_hand_survive_another_pattern_and_what_is_left_out_has_no_roles():
    ticks = {2: False, 3: True, 4: True}
    found = chosen(exchange=(ExchangeRule(pattern="*-ex*", ticks=ticks),))
    assert (found.chosen_by(0), found.matched) == ({0, 1, 3}, ({0, 1, 2},))
    assert chosen(exchange=(ExchangeRule(pattern="nothing", ticks=ticks),)).chosen_by(0) == {3}
    assert chosen(exchange=(ExchangeRule(pattern="2019", by_guest=True),)).chosen_by(0) == {1}


def test_of_several_rules_the_first_that_chooses_a_machine_counts():
    """Exchange 2013 and 2016, or CAS and Mailbox servers, stand beside each other while an estate migrates."""
    rules = (
        ExchangeRule(pattern="*-ex1", roles=("cas",), version="2013", ticks={2: True}),
        ExchangeRule(pattern="2019", by_guest=True, roles=("mailbox",), version="2016"),
        ExchangeRule(pattern="osl-*", roles=("mailbox",), version="2013", ticks={3: True, 0: False}),
    )
    found = chosen(exchange=rules)
    assert found.matched == ({0}, {1}, {0, 1, 2})
    assert found.exchange == {0: 0, 1: 1, 2: 0, 3: 2}
    taken = as_plan(GIVEN, InventoryChoices(exchange=rules), CATALOGUE)
    machines = machines_of(taken.plan.designs[0])
    assert {name: (vm.exchange, vm.roles) for name, vm in machines.items() if isinstance(vm, Vm) and vm.roles} == {
        "OSL-EX1": ("2013", ("cas",)), "OSL-EX2": ("2016", ("mailbox",)), "osl-expenses": ("2013", ("cas",)),
        "lab-1": ("2013", ("mailbox",)),
    }  # fmt: skip
    assert "Virtual machines with Exchange roles: 4." in taken.sentences[0]


def test_a_tick_taken_away_leaves_a_machine_to_the_next_rule():
    first = ExchangeRule(pattern="*-ex?", ticks={0: False})
    assert chosen(exchange=(first, ExchangeRule(pattern="*ex1"))).exchange == {0: 1, 1: 0}


def test_a_pattern_that_matches_nothing_is_told():
    """Whoever mistypes one of several patterns would miss its machines among the others."""
    rules = tuple(ExchangeRule(pattern=pattern, roles=("mailbox",)) for pattern in ("*-ex?", "*-mbx*", ""))
    taken = as_plan(GIVEN, InventoryChoices(exchange=rules), CATALOGUE)
    assert "Virtual machines with Exchange roles: 2." in taken.sentences[0]
    assert taken.sentences[1] == "No virtual machine matches “*-mbx*”."
    assert not any("matches" in sentence for sentence in taken.sentences[2:])


ROLES = (ExchangeRule(pattern="*-ex?", roles=("mailbox",), version="2016"),)


def machines_of(design: Design) -> dict[str, Vm]:
    return {machine.name: machine for machine in design.machines}


def test_roles_are_given_in_the_same_step_and_measured_load_is_of_the_others():
    machines = machines_of(as_plan(GIVEN, InventoryChoices(exchange=ROLES), CATALOGUE).plan.designs[0])
    assert (machines["OSL-EX1"].roles, machines["OSL-EX1"].exchange) == (("mailbox",), "2016")
    assert machines["OSL-EX1"].other.cpu_mhz is None
    assert (machines["osl-expenses"].roles, machines["osl-expenses"].other.cpu_mhz) == ((), 100.0)
    without = as_plan(GIVEN, InventoryChoices(keep_load=False), CATALOGUE).plan.designs[0]
    assert machines_of(without)["osl-expenses"].other.cpu_mhz is None


def test_what_ran_exchange_keeps_what_was_measured_beside_its_roles():
    hosts = (evolve(HOSTS[0], cpu_share=0.4, memory_share=0.5), HOSTS[1])
    given = evolve(GIVEN, hosts=hosts, taken="2026/11/16")
    machines = machines_of(as_plan(given, InventoryChoices(exchange=ROLES), CATALOGUE).plan.designs[0])
    ran = machines["OSL-EX1"].measured
    assert (ran.cpu, ran.memory, ran.source) == (0.5, 0.25, "RVTools, 2026/11/16")
    assert (machines["esx-1"].measured.cpu, machines["esx-1"].measured.memory) == (0.4, 0.5)
    assert machines["OSL-EX2"].measured == machines["esx-2"].measured == machines["osl-expenses"].measured == Measured()


def test_memory_that_was_measured_as_shared_is_kept():
    given = evolve(GIVEN, vms=tuple(evolve(vm, shared_mb=300.0) if vm.name == "OSL-EX1" else vm for vm in VMS))
    machines = machines_of(as_plan(given, InventoryChoices(exchange=ROLES), CATALOGUE).plan.designs[0])
    assert (machines["OSL-EX1"].shared_mb, machines["OSL-EX2"].shared_mb) == (300.0, None)


def test_what_is_off_and_kept_is_off_and_what_no_figure_knows_is_another_system():
    machines = machines_of(as_plan(GIVEN, InventoryChoices(leave_out=frozenset()), CATALOGUE).plan.designs[0])
    assert {name for name, row in machines.items() if isinstance(row, Vm) and row.powered_off} == {
        "off", "asleep", "gold",
    }  # fmt: skip
    assert (machines["OSL-EX1"].guest, machines["OSL-EX2"].guest) == ("other", "windows-2019-x64")


def test_page_sharing_is_taken_where_the_hypervisor_shares_or_not_at_all():
    old = evolve(GIVEN, hosts=(evolve(HOSTS[0], version="VMware ESX 4.1.0"), evolve(HOSTS[1], version="ESXi 6.0")))
    for shared, large in ((True, [False, True]), (False, [True, True])):
        design = as_plan(old, InventoryChoices(page_sharing=shared, only_listed=True), CATALOGUE).plan.designs[0]
        assert [row.large_pages for row in design.machines if isinstance(row, Host)] == large


def test_a_hypervisor_that_is_not_named_is_the_generic_one_without_page_sharing():
    unnamed = evolve(GIVEN, hosts=(evolve(HOSTS[0], version=""), evolve(HOSTS[1], version="Xen 4.1")))
    taken = as_plan(unnamed, InventoryChoices(only_listed=True), CATALOGUE)
    hosts = [row for row in taken.plan.designs[0].machines if isinstance(row, Host)]
    assert {(host.hypervisor, host.large_pages) for host in hosts} == {("generic-modern", True)}
    assert "Hypervisor not in the file: generic profile" in hosts[0].notes
    assert "Xen 4.1: generic profile with an assumed overhead, no page sharing." in hosts[1].notes
    assert any(sentence.startswith("Hosts without a named hypervisor: 1;") for sentence in taken.sentences)


def test_the_list_of_what_is_left_out_becomes_the_notes():
    notes = as_plan(GIVEN, InventoryChoices(), CATALOGUE).plan.designs[0].notes
    assert notes.splitlines()[0] == ("Oslo · RVTools 4.7.1. Imported: 3 of 3 hosts, 6 of 10 virtual machines.")
    assert "Left out (1): powered-off VMs\n- off" in notes
    assert notes.endswith("- OSL-EX1 has 2 vCPUs in vInfo, 4 in vCPU. 2 is used.")


def test_notes_too_long_say_how_much_is_missing():
    many = evolve(GIVEN, vms=tuple(vm("x" * 150 + str(number), power=form.OFF) for number in range(1_000)))
    taken = as_plan(many, InventoryChoices(), CATALOGUE)
    require_sound(taken.plan)
    notes, lines = taken.plan.designs[0].notes, list(lines_of(many, chosen(many)))
    shown = notes.splitlines()
    assert shown[-1] == f"… and {len(lines) - len(shown) + 1:,} more lines."
    assert lines[: len(shown) - 1] == shown[:-1]


def test_as_a_design_of_a_plan_it_is_one_step_that_can_be_undone():
    there = as_plan(GIVEN, InventoryChoices(), CATALOGUE).plan
    before = evolve(there, sites=(evolve(there.sites[0], name="OSLO"), *there.sites[1:]))
    taken = as_design(GIVEN, InventoryChoices(), CATALOGUE, before)
    assert taken.change is not None
    after = taken.change.apply(before)
    require_sound(after)
    assert after == taken.plan
    assert taken.change.inverse().apply(after) == before
    # Sites are found by their names; ids of machines are free ones.
    assert after.sites == before.sites
    assert after.design(taken.design).name == "Oslo"
    assert len(after.design(taken.design).machines) == len(before.designs[0].machines)


def test_datacenters_can_be_matched_with_sites_by_hand():
    plan = Plan(sites=(Site(id="hq", name="Headquarters"),), designs=(Design(id="a", name="Oslo"),))
    taken = as_design(GIVEN, InventoryChoices(sites_by_hand={"oslo": "hq"}, only_listed=True), CATALOGUE, plan)
    assert taken.plan.sites == plan.sites
    assert taken.plan.design(taken.design).name == "Oslo 2"


def test_measured_processor_time_is_of_all_virtual_cpus_or_unknown():
    assert cpu_share(HOSTS[0], VMS[0]) == 0.5
    assert cpu_share(HOSTS[0], VMS[1]) is None
    assert cpu_share(InventoryHost(name="x"), VMS[0]) is None
