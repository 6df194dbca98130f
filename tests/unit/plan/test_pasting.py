"""Copied parts of a plan: what they take along, where they go, and that one undo takes them back."""

import pytest
from attrs import evolve

from models.errors import ChangeError
from models.plan import pasting, queries
from models.plan.checks import require_sound
from models.plan.dags import Dag
from models.plan.entities import Design, Host, Link, Plan, Population, Processor, Server, Site, Users, Vm

CORES = Processor(cores=8, clock_mhz=2660)
ESX = Host(id="esx", name="ESX-1", site="london", hypervisor="esx-3.0.1", processor=CORES, memory_mb=16384)
VMS = tuple(
    Vm(id=f"vm-{n}", name=f"EX-{n}", host="esx", exchange="2010", roles=("cas",), vcpus=2, memory_mb=4096)
    for n in (1, 2)
)
SERVER = Server(id="srv", name="EX-SRV", site="leeds", exchange="2010", processor=CORES, memory_mb=8192)


@pytest.fixture
def plan() -> Plan:
    return Plan(
        sites=(Site(id="london", name="London", serves=("leeds",)), Site(id="leeds", name="Leeds")),
        links=(Link(id="wan", ends=("london", "leeds"), bandwidth_mbit_s=10),),
        populations=(Population(id="hq", name="Office", site="london", mailboxes=10, users=Users(outlook=10)),),
        designs=(
            Design(id="now", name="Now", machines=(ESX, *VMS, SERVER)),
            Design(id="later", name="Later"),
        ),
    )


def pasted(plan: Plan, fragment, *targets: str, design: str = "now") -> tuple[Plan, list]:
    change = pasting.paste(plan, design, fragment, targets)
    after = change.apply(plan)
    assert change.inverse().apply(after) == plan
    return after, [part.after for part in change.replacements]


def test_a_host_takes_its_vms_along_under_free_ids_and_names(plan: Plan) -> None:
    after, rows = pasted(plan, pasting.fragment_of(plan, "now", ["esx"]))
    host = next(row for row in rows if isinstance(row, Host))
    assert (host.name, host.site) == ("ESX-2", "london")
    assert {vm.name for vm in queries.vms_by_host(after.design("now").machines)[host.id]} == {"EX-3", "EX-4"}
    assert len({machine.id for machine in after.design("now").machines}) == 7


def test_a_host_goes_to_the_selected_site_and_into_another_design(plan: Plan) -> None:
    fragment = pasting.fragment_of(plan, "now", ["esx"])
    after, rows = pasted(plan, fragment, "leeds", design="later")
    assert [row.name for row in rows if isinstance(row, Host)] == ["ESX-1"]
    assert {machine.kind for machine in after.design("later").machines} == {"host", "vm"}
    assert next(row for row in rows if isinstance(row, Host)).site == "leeds"


def test_a_vm_goes_on_the_host_that_is_selected_or_on_its_own(plan: Plan) -> None:
    fragment = pasting.fragment_of(plan, "now", ["vm-1"])
    assert fragment.chosen == {"vm-1"}
    spare = evolve(ESX, id="spare", name="ESX-9")
    plan = plan.with_design(evolve(plan.design("now"), machines=(ESX, spare, *VMS, SERVER)))
    assert pasted(plan, fragment, "spare")[1][0].host == "spare"
    assert pasted(plan, fragment, "vm-2")[1][0].host == "esx"
    assert pasted(plan, fragment)[1][0].host == "esx"


@pytest.mark.parametrize(
    ("target", "design", "words"),
    [("leeds", "now", "Select the virtualization host"), ("london", "later", "add one first")],
)
def test_a_vm_without_a_host_is_refused_in_words(plan: Plan, target: str, design: str, words: str) -> None:
    with pytest.raises(ChangeError, match=words):
        pasting.paste(plan, design, pasting.fragment_of(plan, "now", ["vm-1"]), (target,))


def test_a_site_takes_everything_in_it_and_the_links_between(plan: Plan) -> None:
    fragment = pasting.fragment_of(plan, "now", ["london", "leeds"])
    after, _rows = pasted(plan, fragment)
    fresh = [site for site in after.sites if site.id not in {"london", "leeds"}]
    assert {site.name for site in fresh} == {"London-1", "Leeds-1"}
    first = next(site for site in fresh if site.name == "London-1")
    assert first.serves == tuple(site.id for site in fresh if site.name == "Leeds-1")
    assert len(after.links) == 2
    assert len(after.populations) == 2
    assert len(after.design("now").machines) == 8


def test_a_link_joins_the_two_sites_that_are_selected(plan: Plan) -> None:
    fragment = pasting.fragment_of(plan, "now", ["wan"])
    with pytest.raises(ChangeError, match="already linked"):
        pasting.paste(plan, "now", fragment)
    wider = evolve(plan, sites=(*plan.sites, Site(id="paris", name="Paris")))
    assert pasted(wider, fragment, "paris", "leeds")[1][0].ends == ("leeds", "paris")


def test_into_an_empty_plan_machines_bring_their_site(plan: Plan) -> None:
    empty = Plan(designs=(Design(id="d", name="D"),))
    for chosen in ("srv", "leeds"):
        after = pasting.paste(empty, "d", pasting.fragment_of(plan, "now", [chosen])).apply(empty)
        assert [site.name for site in after.sites] == ["Leeds"]
        assert [machine.name for machine in after.designs[0].machines] == ["EX-SRV"]
    with pytest.raises(ChangeError, match="needs a virtualization host"):
        pasting.paste(empty, "d", pasting.fragment_of(plan, "now", ["vm-1"]))


def test_an_equal_id_elsewhere_is_not_taken_for_the_same_site(plan: Plan) -> None:
    sites = (Site(id="leeds", name="Another"), Site(id="b", name="B"))
    other = Plan(sites=sites, designs=(Design(id="d", name="D"),))
    with pytest.raises(ChangeError, match="Select the site"):
        pasting.paste(other, "d", pasting.fragment_of(plan, "now", ["srv"]))


def test_a_design_is_needed_for_machines(plan: Plan) -> None:
    with pytest.raises(ChangeError, match="no design"):
        pasting.paste(evolve(plan, designs=()), "", pasting.fragment_of(plan, "now", ["srv"]))


def test_labels_name_what_is_done(plan: Plan) -> None:
    fragment = pasting.fragment_of(plan, "now", ["esx"])
    assert pasting.paste(plan, "later", fragment).label == "Paste ESX-1"
    assert pasting.paste(plan, "now", pasting.fragment_of(plan, "now", ["esx", "srv"])).label == "Paste 2 items"
    assert pasting.cut(plan, ["vm-1"]).label == "Cut EX-1"
    assert pasting.cut(plan, ["vm-1", "srv"]).label == "Cut 2 items"


def test_a_template_brings_its_site_only_where_there_is_none(plan: Plan) -> None:
    part = (evolve(ESX, site="here"), *VMS)
    template = Plan(
        title="Pair", sites=(Site(id="here", name="Here"),), designs=(Design(id="t", name="T", machines=part),)
    )
    change = pasting.insert_template(plan, "later", template, ("leeds",))
    assert change.label == "Insert Pair"
    assert change.apply(plan).sites == plan.sites
    empty = Plan(designs=(Design(id="d", name="D"),))
    assert [site.name for site in pasting.insert_template(empty, "d", template).apply(empty).sites] == ["Here"]


@pytest.fixture
def grouped(plan: Plan) -> Plan:
    second = evolve(ESX, id="esx-2", name="ESX-2", site="leeds")
    vms = (VMS[0], evolve(VMS[1], host="esx-2"))
    dag = Dag(id="dag", name="DAG-1", members=("vm-1", "vm-2"), serves=("hq",), witness_site="leeds",
              second_site="leeds", second_site_copies=1)  # fmt: skip
    return plan.with_design(evolve(plan.design("now"), machines=(ESX, second, *vms, SERVER), dags=(dag,)))


def test_a_dag_comes_with_all_of_its_members(grouped: Plan) -> None:
    after, _rows = pasted(grouped, pasting.fragment_of(grouped, "now", ["london", "leeds"]))
    require_sound(after)
    (fresh,) = (dag for dag in after.design("now").dags if dag.id != "dag")
    names = {machine.id: machine.name for machine in after.design("now").machines}
    assert (fresh.name, {names[member] for member in fresh.members}) == ("DAG-2", {"EX-3", "EX-4"})
    sites = {site.id: site.name for site in after.sites}
    assert (sites[fresh.witness_site], sites[fresh.second_site], fresh.second_site_copies) == ("Leeds-1", "Leeds-1", 1)
    (served,) = fresh.serves
    assert served != "hq"
    assert any(population.id == served for population in after.populations)


def test_a_dag_goes_into_another_design_at_the_same_sites_without_users_of_its_own(grouped: Plan) -> None:
    after, _rows = pasted(grouped, pasting.fragment_of(grouped, "now", ["esx", "esx-2"]), design="later")
    require_sound(after)
    (fresh,) = after.design("later").dags
    assert (fresh.name, fresh.serves, fresh.witness_site, fresh.second_site) == ("DAG-1", (), "leeds", "leeds")


def test_a_dag_into_another_plan_has_no_witness_where_its_site_is_not(grouped: Plan) -> None:
    other = Plan(sites=(Site(id="site", name="Site"),), designs=(Design(id="one", name="One"),))
    after, _rows = pasted(other, pasting.fragment_of(grouped, "now", ["esx", "esx-2"]), "site", design="one")
    require_sound(after)
    (fresh,) = after.design("one").dags
    assert (fresh.witness_site, fresh.second_site, fresh.second_site_copies) == (None, None, None)
    assert len(fresh.members) == 2


def test_a_part_of_a_dag_comes_without_it(grouped: Plan) -> None:
    assert pasting.fragment_of(grouped, "now", ["esx"]).plan.designs[0].dags == ()


def test_members_put_on_one_host_come_without_their_dag(grouped: Plan) -> None:
    after, rows = pasted(grouped, pasting.fragment_of(grouped, "now", ["vm-1", "vm-2"]), "esx")
    require_sound(after)
    assert [row.host for row in rows] == ["esx", "esx"]
    assert len(after.design("now").dags) == 1
