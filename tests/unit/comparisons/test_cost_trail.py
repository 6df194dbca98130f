"""What a cost consists of: steps that add up to the number of the comparison, and words for what is missing."""

import pytest
from attrs import evolve

from models.comparisons.cost import costs_of
from models.comparisons.cost_trail import KEYS, cost_trail
from models.comparisons.lines import LICENCES, MACHINES, POWER, PURCHASE, THREE_YEARS
from models.plan.costs import Costs, Licence
from models.plan.entities import Design, Plan
from models.plan.hardware import MachineModel
from tests.unit.capacity.building import DESIGN, host, plan_of, server

LICENSES = (
    Licence(id="windows", name="Windows", per="core", price=50.0),
    Licence(id="support", name="Support", per="machine", price=100.0, yearly=True),
)
COSTS = Costs(currency="EUR", kwh_price=0.3, pue=1.5, licences=LICENSES)
MODEL = MachineModel(id="r760", maker="Dell", name="R760", price=8000.0)


def priced(costs: Costs = COSTS, model: MachineModel = MODEL) -> tuple[Plan, Design]:
    """A plan with two servers of a model and a host with a price of its own."""
    machines = [
        server("one", model="r760", power_watts=400.0),
        server("two", model="r760", power_watts=400.0),
        host("esx", price=5000.0, power_watts=500.0),
    ]
    plan = evolve(plan_of(machines), models=(model,), costs=costs)
    return plan, plan.design(DESIGN)


def texts(key: str, *of: object) -> list[str]:
    return [step.text for step in cost_trail(*(of or priced()), key).steps]


def test_machines_are_told_by_model_and_price() -> None:
    assert texts(MACHINES) == [
        "Machines without a model: 1 × 5,000 EUR = 5,000 EUR",
        "Dell R760: 2 × 8,000 EUR = 16,000 EUR",
    ]


def test_the_purchase_has_no_yearly_licence_and_ends_with_its_sum() -> None:
    told = texts(PURCHASE)
    assert not any("Support" in text for text in told)
    assert told[-1].startswith("21,000 + ") and told[-1].endswith(" EUR")


def test_years_and_electricity_are_factors() -> None:
    told = texts(THREE_YEARS)
    assert "Support, per machine (servers and hosts): 3 × 100 EUR × 3 years = 900 EUR" in told
    assert "Electricity, at constant load: 1.3 kW × 8,760 h per year × 3 years × 1.5 (PUE) × 0.3 EUR/kWh = " in told[-2]


@pytest.mark.parametrize("key", KEYS)
def test_the_steps_add_up_to_the_number_of_the_comparison(key: str) -> None:
    plan, design = priced()
    costs = costs_of(plan, design)
    sums = {MACHINES: costs.hardware, LICENCES: costs.licences, POWER: costs.power, PURCHASE: costs.purchase}
    total = sums.get(key, costs.total).value
    steps = cost_trail(plan, design, key).steps
    if key in {PURCHASE, THREE_YEARS}:
        assert steps[-1].value == pytest.approx(total)
        steps = steps[:-1]
    assert sum(step.value for step in steps) == pytest.approx(total)


def test_what_is_missing_is_told_and_nothing_is_summed() -> None:
    plan, design = priced(evolve(COSTS, kwh_price=None), evolve(MODEL, price=None))
    trail = cost_trail(plan, design, THREE_YEARS)
    told = [step.text for step in trail.steps]
    assert "Dell R760: no price for 2 machines" in told
    assert told[-1] == "Electricity: no price of electricity"
    assert trail.summary == "Unknown: no price for 2 of 3 machines and no price of electricity."


def test_it_says_where_no_licences_are_in_the_sum() -> None:
    trail = cost_trail(*priced(evolve(COSTS, licences=())), THREE_YEARS)
    assert trail.notes[0] == "No licences were entered, so none are included."
    assert " + 0" not in trail.steps[-1].text
