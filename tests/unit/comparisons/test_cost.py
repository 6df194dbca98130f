"""What designs cost: sums of what is known, words for what is not, and never 0 for a price that nobody gave."""

import pytest
from attrs import evolve

from models.comparisons.cost import costs_of, licence_count
from models.plan.costs import LICENCE_UNITS, LICENSED, Costs, Licence
from models.plan.entities import Design, Plan
from models.plan.hardware import MachineModel
from models.plan.kinds import holds_vms
from planner.presenters.comparison import comparison_view
from tests.unit.capacity.building import DESIGN, host, plan_of, population, server, vm
from tests.unit.comparisons.comparing import compared

COSTS = Costs(currency="EUR", kwh_price=0.30, pue=1.5)
EMPTY = Costs()


def exchange_vm(name: str, **values):
    return vm(name, 4, host="esx", exchange="2010", guest="windows-2008-r2-x64", roles=("cas",), **values)


def machines(**values) -> list:
    return [
        server("one", memory_mb=65536, roles=("cas", "hub", "mailbox"), **values),
        server("two", memory_mb=65536, roles=("cas", "hub", "mailbox"), **values),
    ]


def plan(costs: Costs = COSTS, **values) -> Plan:
    """Two servers against one."""
    whole = plan_of(machines(**values), [population(users={"outlook": 500}, mailboxes=500)])
    small = Design(id="small", name="Small", machines=[evolve(row, id=f"s-{row.id}") for row in machines(**values)[:1]])
    return evolve(whole, designs=(*whole.designs, small), costs=costs)


def rows(plan: Plan) -> dict:
    return {row.key: row for row in compared(plan).rows if row.key.startswith("cost-")}


def test_without_any_price_there_is_no_row_and_no_word_of_cost() -> None:
    bare = plan(EMPTY, power_watts=400.0)
    assert rows(bare) == {}
    assert "cost" not in compared(bare).sentence


def test_power_is_watts_at_load_times_hours_pue_and_price() -> None:
    costs = costs_of(*with_design(plan(power_watts=400.0)))
    assert costs.power_yearly.value == pytest.approx(2 * 0.4 * 8760 * 1.5 * 0.30)
    assert costs.power.value == pytest.approx(3 * costs.power_yearly.value)


def with_design(whole: Plan, name: str = DESIGN) -> tuple[Plan, Design]:
    return whole, whole.design(name)


def test_rows_and_verdict_tell_what_is_saved() -> None:
    licences = (
        Licence(id="windows", name="Windows", per="core", price=50.0),
        Licence(id="support", name="Support", per="machine", price=100.0, yearly=True),
    )
    whole = plan(evolve(COSTS, licences=licences), power_watts=400.0, price=5_000.0)
    found = rows(whole)
    power = 3 * 0.4 * 8760 * 1.5 * 0.30
    one = {
        "cost-hardware": 5_000, "cost-licences": 8 * 50 + 300, "cost-power": power,
        "cost-purchase": 5_400, "cost-three-years": 5_700 + power,
    }  # fmt: skip
    assert list(found) == list(one)
    for key, value in one.items():
        assert found[key].unit == "EUR"
        assert [cell.value for cell in found[key].cells] == pytest.approx([2 * value, value])
        assert found[key].cells[1].better
    assert found["cost-three-years"].cells[1].note == f"hardware 5,000, licences 700, electricity {power:,.0f}"
    words = compared(whole).sentence
    assert words.endswith(f"It costs {5_700 + power:,.0f} EUR less over three years.")


def test_what_is_missing_stands_in_place_of_a_sum() -> None:
    whole = plan(Costs(currency="EUR"), price=5_000.0)
    (design, small) = whole.designs
    unknown = evolve(design, machines=[evolve(design.machines[0], price=None), design.machines[1]])
    whole = evolve(whole, designs=(unknown, small))
    found = rows(whole)
    assert found["cost-hardware"].cells[0].missing == ("no price for 1 of 2 machines",)
    assert found["cost-hardware"].cells[0].value is None
    assert found["cost-hardware"].cells[1].value == 5_000
    assert "cost-power" not in found
    for cell in found["cost-three-years"].cells:
        assert cell.value is None
        assert "no price of electricity" in cell.missing
        assert "no PUE" in cell.missing
    assert "cost" not in compared(whole).sentence
    (row,) = [row for row in comparison_view(compared(whole)).rows if row.label == "Hardware, purchase price"]
    assert [cell.value for cell in row.cells] == ["no price for 1 of 2 machines", "5,000 EUR"]
    (total,) = [row for row in comparison_view(compared(whole)).rows if row.label == "Cost over three years"]
    assert total.cells[0].text == "no price for 1 of 2 machines and 3 more"
    assert total.cells[0].note.startswith("no price for 1 of 2 machines, no price of electricity, no PUE and no watts")


def test_where_only_the_purchase_is_known_the_verdict_tells_that() -> None:
    assert compared(plan(Costs(currency="£"), price=5_000.0)).sentence.endswith("It costs 5,000 £ less to buy.")


def test_a_sum_without_licences_says_so() -> None:
    whole = plan(COSTS, price=5_000.0, power_watts=0.0)
    assert rows(whole)["cost-purchase"].cells[0].note == "hardware 10,000, no licences entered"


def test_a_machine_that_is_owned_costs_nothing_and_one_without_a_price_costs_something_unknown() -> None:
    assert costs_of(*with_design(plan(price=0.0))).hardware.value == 0.0
    assert costs_of(*with_design(plan())).hardware.value is None


def test_the_price_of_the_model_is_that_of_its_machines() -> None:
    model = MachineModel(id="m", name="M", price=7_000)
    whole = evolve(plan(model="m"), models=(model,))
    assert costs_of(*with_design(whole)).hardware.value == 14_000


def test_plans_in_different_currencies_are_not_added_up() -> None:
    from models.comparisons.candidates import OtherPlan, candidates_of
    from models.comparisons.designs import compare_candidates
    from tests.unit.capacity.building import numbers_of

    mine, theirs = plan(price=5_000.0), plan(evolve(COSTS, currency="CHF"), price=5_000.0)
    numbers, others = ({row.id: numbers_of(whole, row.id) for row in whole.designs} for whole in (mine, theirs))
    comparison = compare_candidates(candidates_of(mine, numbers, [OtherPlan("b.xplan", theirs, others)]))
    (row,) = [row for row in comparison.rows if row.key == "cost-hardware"]
    assert [cell.missing for cell in row.cells] == [(), (), ("prices in CHF",), ("prices in CHF",)]


# ------------------------------------------------------------------ licences

MIXED = plan_of(
    [server("one", cores=8, sockets=2), host("esx", cores=16, sockets=1), exchange_vm("a"), exchange_vm("b"),
     vm("idle", 2, host="esx", roles=())],
    [population(mailboxes=700)],
)  # fmt: skip
COUNTED = {
    ("core", "physical"): 24, ("core", "hosts"): 16, ("core", "servers"): 8, ("core", "exchange"): 16,
    ("socket", "physical"): 3, ("socket", "hosts"): 1, ("socket", "servers"): 2, ("socket", "exchange"): 2,
    ("machine", "physical"): 2, ("machine", "hosts"): 1, ("machine", "servers"): 1, ("machine", "exchange"): 3,
    ("vm", "physical"): 3, ("vm", "hosts"): 3, ("vm", "servers"): 0, ("vm", "exchange"): 2,
}  # fmt: skip


@pytest.mark.parametrize("on", [choice.value for choice in LICENSED])
@pytest.mark.parametrize("per", [choice.value for choice in LICENCE_UNITS])
def test_licences_are_counted_where_they_are_due(per: str, on: str) -> None:
    licence = Licence(id="l", name="L", per=per, machines=on, price=1)
    assert licence_count(*with_design(MIXED), licence) == (COUNTED.get((per, on), 700), 0)


def test_sockets_that_nobody_gave_are_missing() -> None:
    licence = Licence(id="l", name="L", per="socket", price=1)
    whole = evolve(plan(price=1.0), costs=evolve(COSTS, licences=(licence,)))
    assert costs_of(*with_design(whole)).licences_once.missing == ("no sockets for 2 machines",)


def test_cores_of_hosts_that_lack_them_are_missing() -> None:
    licence = Licence(id="l", name="L", per="core", price=1)
    given, design = with_design(MIXED)
    hosts = [
        evolve(machine, hardware_unknown=True, known_hardware=("memory",)) if holds_vms(machine) else machine
        for machine in design.machines
    ]
    number = sum(map(holds_vms, hosts))
    assert licence_count(given, evolve(design, machines=hosts), licence)[1] == number > 0


def test_a_licence_without_a_price_is_named() -> None:
    whole = evolve(plan(price=1.0), costs=evolve(COSTS, licences=(Licence(id="w", name="Windows Server"),)))
    costs = costs_of(*with_design(whole))
    assert costs.purchase.missing == ("no price of Windows Server",)
    assert costs.hardware.value == 2.0
