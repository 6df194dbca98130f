"""Designs of one plan side by side: on the same work, against one of them."""

import pytest
from attrs import evolve

from models.comparisons.candidates import Candidate, OtherPlan, candidates_of
from models.comparisons.ceilings import users_at_ceiling
from models.comparisons.designs import compare_candidates
from models.errors import PlanError
from models.plan.entities import Design, Plan, Site
from models.plan.kinds import holds_vms
from models.plan.other_load import OtherLoad
from models.plan.queries import people_of_plan
from models.words import Language, set_language
from planner.presenters.comparison import value_words
from planner.presenters.languages import language_from, texts_of
from resources import folder
from tests.unit.capacity.building import numbers_of, plan_of, population, sample, samples, scaled, server
from tests.unit.comparisons.comparing import compared

# So large that it never decides how many users a design carries.
REST = server("rest", roles=("hub", "mailbox"), cores=64, mhz=20_000.0, memory_mb=2**20)


def row(comparison, key):
    return next(row for row in comparison.rows if row.key == key)


def values(comparison, key):
    return [cell.value for cell in row(comparison, key).cells]


def test_the_consolidation_of_2003_saves_machines_and_costs_users():
    result = compared(sample("exchange-2003-consolidation"))
    assert result.sentence == (
        "“Four 1-vCPU VMs” needs 1 physical machine (−75 %) where “Four physical servers” needs 4. It can serve 4,018 "
        "users before the first ceiling is reached (EX-MBX-1 in Test lab, CPU), enough for the 4,000 planned; “Four "
        "physical servers” can serve 6,800."
    )
    assert values(result, "physical-machines") == [4, 1, 1]
    assert values(result, "vms") == [0, 4, 2]
    assert values(result, "cores") == [4, 8, 8]
    assert values(result, "users-at-ceiling") == pytest.approx([6800, 4000, 4000], rel=0.014)
    assert values(result, "response") == pytest.approx([261, 365, 440], abs=16)
    assert values(result, "page-sharing") == pytest.approx([0, 3585, 1195])


def test_the_combined_server_of_2007_saves_one_machine():
    result = compared(sample("cas-hub-consolidation"))
    assert (
        "“One combined server” needs 5 physical machines (−17 %) where “Two single-role servers” needs 6"
        in result.sentence
    )
    # Nobody published what users cost the CPU of the Mailbox servers beside them.
    assert "can serve at most" in result.sentence
    assert [cell.at_most for cell in row(result, "users-at-ceiling").cells] == [True, True]
    assert values(result, "busiest-cpu") == pytest.approx([0.73, 0.60], abs=0.01)


def with_unknown(plan: Plan, number: int) -> Plan:
    """The plan whose last design has so many hosts of which the hardware is a placeholder."""
    design = plan.designs[-1]
    unknown = [machine.id for machine in design.machines if holds_vms(machine)][:number]
    machines = [evolve(machine, hardware_unknown=machine.id in unknown) if holds_vms(machine) else machine
                for machine in design.machines]  # fmt: skip
    return evolve(plan, designs=(*plan.designs[:-1], evolve(design, machines=tuple(machines))))


@pytest.mark.parametrize("key", ["cores", "memory"])
def test_hosts_of_unknown_hardware_make_a_sum_the_least_that_it_can_be(key):
    plan = sample("three-sites")
    hosts = [machine for machine in plan.designs[-1].machines if holds_vms(machine)]
    known = [host.processor.cores if key == "cores" else host.memory_mb for host in hosts[1:]]
    found = row(compared(with_unknown(plan, 1)), key)
    assert (found.cells[-1].value, found.cells[-1].at_least) == (sum(known), True)
    assert value_words(found, found.cells[-1]).endswith(" or more")
    assert not found.cells[-1].better
    assert (row(compared(with_unknown(plan, len(hosts))), key).cells[-1].value) is None


def test_the_three_sites_save_machines_power_and_space():
    plan = sample("three-sites")
    result = compared(plan)
    physical = [sum(machine.kind != "vm" for machine in design.machines) for design in plan.designs]
    assert values(result, "physical-machines") == physical
    for key in ("physical-machines", "power", "rack-units", "cores"):
        cells = row(result, key).cells
        assert [cell.better for cell in cells] == [None, True, True]
        assert all(cell.relative < 0 for cell in cells[1:])


def test_a_design_of_as_many_machines_says_so_once():
    sentence = compared(sample("two-site-dag")).sentence
    assert sentence.startswith("“Exchange SE, virtual” needs 4 physical machines, as many as “Today: Exchange 2016”. ")


@pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)
def test_every_row_has_a_cell_for_every_design_and_none_against_itself(plan):
    for baseline in plan.designs:
        result = compared(plan, baseline.id)
        assert result.baseline == baseline.id
        assert result.design_ids == tuple(design.id for design in plan.designs)
        for row in result.rows:
            assert len(row.cells) == len(plan.designs)
            cell = row.cells[plan.designs.index(baseline)]
            assert (cell.relative, cell.better) == (None, None)
        assert f"“{baseline.name}”" in result.headline


def test_another_baseline_turns_better_and_worse_round():
    plan = sample("cas-hub-consolidation")
    forth = row(compared(plan, "single-role"), "users-at-ceiling").cells[1]
    back = row(compared(plan, "combined"), "users-at-ceiling").cells[0]
    assert (forth.better, back.better) == (True, False)
    assert (1 + forth.relative) * (1 + back.relative) == pytest.approx(1)


def test_a_plan_without_designs_or_without_the_baseline_is_refused():
    with pytest.raises(PlanError, match="no design to compare"):
        compared(evolve(plan_of([]), designs=()))
    with pytest.raises(PlanError, match="no design with the id 'other'"):
        compared(plan_of([]), "other")


def test_one_design_alone_is_said_to_be_alone():
    assert compared(plan_of([server()])).sentence == "Design is the only design; add another to compare it with."


def test_users_at_the_ceiling_are_the_plans_users_until_the_first_machine_is_full():
    plan = plan_of([server(memory_mb=65536), REST], [population(users={"outlook": 10000})])
    (cell,) = row(compared(plan), "users-at-ceiling").cells
    users = cell.value
    assert users == pytest.approx(34285, abs=2)
    assert (cell.note, cell.low <= users <= cell.high) == ("SERVER in site, CPU", True)
    full = scaled(plan, users / people_of_plan(plan))
    (busy,) = values(compared(full), "busiest-cpu")
    assert busy == pytest.approx(0.75, rel=0.001)
    assert values(compared(plan), "machines-above-ceiling") == [0]


def test_a_design_that_is_too_small_says_so():
    plan = plan_of([server(), REST], [population(users={"outlook": 40000})])
    twin = evolve(plan, designs=(*plan.designs, Design(id="two", name="Two", machines=[server("other"), REST])))
    result = compared(twin)
    assert "But it can serve only 34,285 of the 40,000 planned users" in result.sentence
    assert [cell.state for cell in row(result, "users-at-ceiling").cells] == ["high", "high"]
    assert values(result, "machines-above-ceiling") == [1, 1]


def test_what_is_not_known_is_no_data():
    result = compared(plan_of([server()]))
    for key in ("users-at-ceiling", "response", "power", "rack-units"):
        (cell,) = row(result, key).cells
        assert (cell.value, cell.state) == (None, "no data")


def test_a_sum_of_which_some_is_unknown_is_the_least_that_it_can_be():
    machines = [server(power_watts=100, sockets=2), server("other"), server("third", sockets=2)]
    result = compared(plan_of(machines))
    for key, least, unknown in (("power", 0.1, 2), ("sockets", 4, 1)):
        (cell,) = row(result, key).cells
        assert (cell.value, cell.at_least) == (least, True)
        assert cell.note.startswith(f"{unknown} machine")


def test_an_empty_design_beside_users_saves_nothing():
    """It needed "0 physical machines instead of 5 (−100 %)", in the colour of an advantage."""
    plan = plan_of([server("all", roles=("cas", "hub", "mailbox"))], [population("hq", users={"outlook": 100})])
    result = compared(evolve(plan, designs=(*plan.designs, Design(id="empty", name="Empty"))))
    lacking = "“Empty” is incomplete: “hq” (100 users) has no CAS, Hub or Mailbox server."
    assert (result.sentence, result.best) == (lacking, "")
    for row in result.rows:
        assert (row.cells[1].value, row.cells[1].state, row.cells[1].better) == (None, "incomplete", None)


def test_a_baseline_that_is_not_complete_is_no_measure():
    plan = plan_of([server(roles=("cas", "hub"))], [population("hq", users={"outlook": 100})])
    other = Design(id="two", name="Two", machines=[server("all", roles=("cas", "hub", "mailbox"))])
    result = compared(evolve(plan, designs=(*plan.designs, other)))
    assert result.sentence == "“Design” is incomplete: “hq” (100 users) has no Mailbox server."
    assert all(cell.relative is None for row in result.rows for cell in row.cells)


def test_who_is_not_served_is_quoted_in_the_language_of_the_reader():
    """German sentences quoted the design as „Empty“ and its users as “hq”."""
    plan = plan_of([server("all", roles=("cas", "hub", "mailbox"))], [population("hq", users={"outlook": 100})])
    set_language(language_from(texts_of("de", folder()), "de", ",", "."))
    try:
        result = compared(evolve(plan, designs=(*plan.designs, Design(id="empty", name="Empty"))))
    finally:
        set_language(Language())
    assert result.sentence.startswith("„Empty“ ist nicht vollständig: „hq“ (100 Benutzer) hat keinen Server")


def test_users_of_a_site_have_their_own_ceiling_where_there_are_several():
    """One 2-vCPU VM in Leeds decided for London without being named."""
    result = compared(sample("three-sites"), "physical")
    cells = {row.key: row.cells[1] for row in result.rows if row.key.startswith("users-at-ceiling")}
    assert set(cells) == {"users-at-ceiling", *(f"users-at-ceiling/{site}" for site in ("berlin", "leeds", "london"))}
    assert cells["users-at-ceiling"].note == cells["users-at-ceiling/leeds"].note == "LEE-CAS-1 in Leeds, CPU"
    assert "London" in cells["users-at-ceiling/london"].note
    assert [cells[f"users-at-ceiling/{site}"].state for site in ("leeds", "london")] == ["high", "ok"]


def test_a_site_of_another_plan_is_the_one_of_its_name():
    """Both plans numbered their sites from site-1 in an order of their own: Lyon had the users of Grenoble."""

    def plan(*names: str) -> Plan:
        sites = [Site(id=f"site-{number}", name=name) for number, name in enumerate(names)]
        users = {"Lyon": {"outlook": 900}, "Grenoble": {"outlook": 100}}
        groups = [population(site.name, site=site.id, users=users[site.name]) for site in sites]
        servers = [server(site.name, site=site.id, roles=("cas", "hub", "mailbox")) for site in sites]
        return plan_of(servers, groups, sites)

    one, two = plan("Lyon", "Grenoble"), plan("Grenoble", "Lyon")
    other = OtherPlan("two.xplan", two, {"design": numbers_of(two, "design")})
    found = compare_candidates(candidates_of(one, {"design": numbers_of(one, "design")}, [other]), "")
    rows = {row.label: [cell.value for cell in row.cells] for row in found.rows if "ceiling, " in row.label}
    assert list(rows) == ["Users at the ceiling, Lyon", "Users at the ceiling, Grenoble"]
    for first, second in rows.values():
        assert first == second


def test_work_is_compared_in_the_megahertz_of_one_reference_core():
    """From 20.2 to 16.9 cores was "−16 %, better"; on faster cores that is more work."""
    plan = sample("three-sites")
    work = row(compared(plan, "physical"), "cpu-work")
    assert work.unit == "MHz"
    today, consolidated, _ = work.cells
    assert consolidated.value > today.value
    assert consolidated.better is False


def test_work_of_other_programs_is_in_no_megahertz_of_a_reference_core():
    """The same estate was "+552 %, worse" on hosts of a known speed."""
    plan = sample("three-sites")
    first, *others = plan.designs[0].machines
    busy = evolve(first, other=OtherLoad(cpu_mhz=500.0))
    plan = plan.with_design(evolve(plan.designs[0], machines=(busy, *others)))
    today, consolidated, _ = row(compared(plan, "physical"), "cpu-work").cells
    assert today.value is None and today.state == "no data"
    assert consolidated.relative is None


def test_the_busiest_machine_is_named():
    plan = plan_of([server(), REST], [population(users={"outlook": 10000})])
    (cell,) = row(compared(plan), "busiest-cpu").cells
    assert cell.note == "SERVER, CPU"


def test_a_plan_whose_users_nobody_serves_carries_none():
    plan = plan_of([server(roles=())], [population(users={"outlook": 100})])
    assert users_at_ceiling(Candidate(plan, plan.designs[0], numbers_of(plan))) is None


@pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)
def test_a_cell_holds_plain_values_that_any_form_can_write(plan):
    for row in compared(plan).rows:
        for cell in row.cells:
            assert type(cell.value) in {float, int, type(None)}
            assert type(cell.relative) in {float, type(None)}
            assert type(cell.better) in {bool, type(None)}


def test_nothing_saves_where_nobody_is_to_be_served():
    plan = plan_of([server()], [])
    plan = evolve(plan, designs=(*plan.designs, Design(id="empty", name="Empty")))
    result = compared(plan)
    assert result.sentence == "The plan has no users yet, so there is no verdict."
    assert (result.best, {cell.better for row in result.rows for cell in row.cells}) == ("", {None})
