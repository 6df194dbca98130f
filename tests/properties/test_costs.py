"""Costs of random designs add up, grow with every price, and are unknown as soon as a part of them is."""

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from models.comparisons.cost import YEARS, costs_of
from models.plan.costs import LICENCE_UNITS, LICENSED, Costs, Licence
from models.plan.entities import Design, Plan
from tests.unit.capacity.building import host, plan_of, population, server, vm

PRICES = st.floats(0, 1e6)
PARTS = ("hardware", "licences_once", "licences_yearly", "power_yearly", "purchase", "licences", "power", "total")


@st.composite
def licences(draw, known: bool) -> tuple[Licence, ...]:
    return tuple(
        Licence(
            id=f"l{number}", name=f"L{number}", price=draw(maybe(PRICES, known)), yearly=draw(st.booleans()),
            per=draw(st.sampled_from([choice.value for choice in LICENCE_UNITS])),
            machines=draw(st.sampled_from([choice.value for choice in LICENSED])),
        )
        for number in range(draw(st.integers(0, 3)))
    )  # fmt: skip


@st.composite
def plans(draw, known: bool = False) -> Plan:
    def values():
        watts, sockets = st.floats(0, 5_000), st.integers(1, 4)
        return {
            "price": draw(maybe(PRICES, known)),
            "power_watts": draw(maybe(watts, known)),
            "sockets": draw(maybe(sockets, known)),
        }

    machines = [server(f"s{number}", **values()) for number in range(draw(st.integers(0, 3)))]
    machines.append(host("esx", **values()))
    machines += [vm(f"v{number}", 2, host="esx") for number in range(draw(st.integers(0, 3)))]
    costs = Costs(
        currency="EUR",
        kwh_price=draw(maybe(st.floats(0, 1e3), known)),
        pue=draw(maybe(st.floats(1, 3), known)),
        licences=draw(licences(known)),
    )
    return evolve(plan_of(machines, [population(mailboxes=draw(st.integers(0, 5_000)))]), costs=costs)


def maybe(values, known: bool):
    return values if known else st.none() | values


def costs(plan: Plan):
    return costs_of(plan, plan.designs[0])


@given(plans(known=True))
def test_sums_add_up_over_kinds_and_over_machines(plan: Plan) -> None:
    whole = costs(plan)
    assert whole.purchase.value == whole.hardware.value + whole.licences_once.value
    years = whole.licences_yearly.value * YEARS + whole.power_yearly.value * YEARS
    assert abs(whole.total.value - (whole.purchase.value + years)) <= 1e-6 * max(whole.total.value, 1)
    bare = evolve(plan, costs=evolve(plan.costs, licences=()))
    alone = [
        costs_of(bare, Design(id="d", name="", machines=[machine])).total.value
        for machine in plan.designs[0].machines
        if machine.kind != "vm"
    ]
    assert abs(sum(alone) - costs(bare).total.value) <= 1e-6 * max(sum(alone), 1)


@given(plans(known=True), st.floats(1, 100))
def test_nothing_gets_cheaper_by_a_higher_price(plan: Plan, factor: float) -> None:
    dearer = evolve(
        plan,
        costs=evolve(
            plan.costs,
            kwh_price=plan.costs.kwh_price * factor,
            licences=[evolve(licence, price=licence.price * factor) for licence in plan.costs.licences],
        ),
    )
    before, after = costs(plan), costs(dearer)
    assert all(getattr(after, part).value >= getattr(before, part).value for part in PARTS)


@given(plans())
def test_a_sum_is_unknown_exactly_where_it_says_what_is_missing(plan: Plan) -> None:
    found = costs(plan)
    for part in PARTS:
        amount = getattr(found, part)
        assert (amount.value is None) == bool(amount.missing)
        assert amount.value is None or amount.value >= 0
    assert (found.total.value is None) == any(
        getattr(found, part).value is None for part in ("hardware", "licences", "power")
    )
