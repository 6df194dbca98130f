"""A plan that contradicts itself is refused at its first fault, with the place and one sentence."""

import pytest
from attrs import evolve

from models.errors import PlanError
from models.plan.checks import MOST, require_sound
from models.plan.costs import Costs, Licence
from models.plan.entities import Assumptions, Design, Link, Override, Plan, Site
from models.plan.hardware import MachineModel
from tests.unit.capacity.building import host, plan_of, population, samples, server, vm

LINK = Link(id="link", ends=("other", "site"), bandwidth_mbit_s=10)
PLAN = plan_of([server(), host(), vm()], [population()], sites=("other", "site", "third"), links=[LINK])


def with_sites(*sites):
    return evolve(
        PLAN, sites=[*sites, *(former for former in PLAN.sites if former.id not in {site.id for site in sites})]
    )


def with_machines(*machines):
    return evolve(PLAN, designs=(Design(id="design", name="Design", machines=machines),))


OVERRIDE = Override(figure="every-version/disk.ceiling", value=0.5)

FAULTS = [
    (evolve(PLAN, populations=[population("site")]), "populations[site]", "the id 'site' is used twice"),
    (evolve(PLAN, populations=[population(), population()]), "populations[users]", "is used twice"),
    (
        evolve(PLAN, populations=[population("caf\u00e9"), population("cafe\u0301")]),
        "populations[caf\u00e9]",
        "is used twice (also populations[cafe\u0301])",
    ),
    (with_machines(server("link")), "designs[design].machines[link]", "(also links[link])"),
    (
        evolve(PLAN, designs=(*PLAN.designs, Design(id="two", name="", machines=[server()]))),
        "designs[two].machines[server]",
        "(also designs[design].machines[server])",
    ),
    (
        evolve(PLAN, assumptions=Assumptions(overrides=[OVERRIDE, OVERRIDE])),
        "assumptions.overrides[every-version/disk.ceiling]",
        "overridden twice",
    ),
    (with_sites(Site(id="site", name="", serves=("gone",))), "sites[site].serves", "no site with the id 'gone'"),
    (with_sites(Site(id="site", name="", serves=("site",))), "sites[site].serves", "serves itself"),
    (
        with_sites(Site(id="site", name="", serves=("other",)), Site(id="third", name="", serves=("other",))),
        "sites[third].serves",
        "already served by 'site'",
    ),
    (
        evolve(PLAN, links=[evolve(LINK, ends=("site", "gone"))]),
        "links[link].ends",
        "there is no site with the id 'gone'",
    ),
    (evolve(PLAN, populations=[population(site="gone")]), "populations[users].site", "no site with the id 'gone'"),
    (with_machines(server(site="gone")), "designs[design].machines[server].site", "no site with the id 'gone'"),
    (with_machines(host(site="gone")), "designs[design].machines[host].site", "no site with the id 'gone'"),
    (with_machines(vm(host="gone")), "designs[design].machines[vm].host", "no host with the id 'gone'"),
    (with_machines(server(), vm(host="server")), "designs[design].machines[vm].host", "is not a virtualization host"),
    (with_machines(vm(host="vm")), "designs[design].machines[vm].host", "is not a virtualization host"),
]


@pytest.mark.parametrize(("plan", "place", "words"), FAULTS, ids=[place for _, place, _ in FAULTS])
def test_a_fault_is_named_with_its_place(plan, place, words):
    with pytest.raises(PlanError) as caught:
        require_sound(plan)
    assert caught.value.place == place
    assert words in caught.value.sentence
    assert caught.value.sentence.endswith(".")
    assert "\n" not in str(caught.value)


def test_the_samples_and_the_example_are_sound():
    for plan in (*samples(), PLAN):
        assert require_sound(plan) is None


def test_a_vm_does_not_stand_on_a_host_of_another_design():
    plan = evolve(PLAN, designs=(*PLAN.designs, Design(id="two", name="", machines=[vm("vm-2", host="host")])))
    with pytest.raises(PlanError, match="in this design"):
        require_sound(plan)


@pytest.mark.parametrize("table", MOST)
def test_a_plan_has_no_more_than_anybody_means(table):
    make = {
        "models": lambda name: MachineModel(id=name, name=name),
        "licences": lambda name: Licence(id=name, name=name),
        "designs": lambda name: Design(id=name, name=name),
        "sites": lambda name: Site(id=name, name=name),
        "links": lambda name: evolve(LINK, id=name),
    }[table]
    others = PLAN.sites if table == "links" else ()
    rows = [make(f"row-{number}") for number in range(MOST[table])]

    def filled(given):
        return Plan(costs=Costs(licences=given)) if table == "licences" else Plan(**{"sites": others, table: given})

    require_sound(filled(rows))
    with pytest.raises(PlanError, match=f"a plan has at most .* {table}") as caught:
        require_sound(filled([*rows, make("one-more")]))
    assert caught.value.place == table
