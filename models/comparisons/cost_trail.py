"""What each cost of a design consists of, step by step: machines, licences and electricity at the plan's prices."""

from collections import Counter
from collections.abc import Iterator

from models.capacity.trail import Step, Trail
from models.comparisons.cost import (
    YEARS,
    Amount,
    DesignCosts,
    costs_of,
    licence_amount,
    licence_count,
    power_amount,
)
from models.comparisons.lines import COST_ROWS, LICENCES, MACHINES, POWER, PURCHASE, THREE_YEARS
from models.plan.choices import label_of
from models.plan.choosing_models import price_of
from models.plan.costs import LICENCE_UNITS, LICENSED, PER_MAILBOX, Licence
from models.plan.entities import Design, Plan
from models.plan.kinds import Physical, is_physical
from models.units import HOURS_A_YEAR, WATTS_A_KW
from models.words import all_of, count, inside, significant, tr_count, tr_format, trimmed

CENTS, WATTS = 2, 3
KEYS = tuple(key for key, _, _ in COST_ROWS)
# The costs that each row sums up; a row of one kind has no step for the sum.
PARTS = {
    MACHINES: (MACHINES,),
    LICENCES: (LICENCES,),
    POWER: (POWER,),
    PURCHASE: (MACHINES, LICENCES),
    THREE_YEARS: (MACHINES, LICENCES, POWER),
}


def cost_trail(plan: Plan, design: Design, key: str) -> Trail:
    """Return what a row of costs consists of for a design.

    Parameters
    ----------
    key : str
        One of `KEYS`.

    Raises
    ------
    KeyError
        If it is no row of costs.
    """
    costs, currency = costs_of(plan, design), plan.costs.currency
    parts = [part for part in PARTS[key] if part != LICENCES or plan.costs.licences]
    steps = [step for part in parts for step in _steps_of(part, plan, design, once=key == PURCHASE)]
    total = _amounts(costs)[key]
    if len(parts) > 1 and total.value is not None:
        sums = [money(_part_of(costs, part, once=key == PURCHASE).value or 0.0) for part in parts]
        steps.append(Step(f"{' + '.join(sums)} = {money(total.value, currency)}", total.value, currency))
    notes = [tr_format("Only prices entered in the plan are counted; a missing price is never counted as 0.")]
    if LICENCES in PARTS[key] and not plan.costs.licences:
        notes.insert(0, tr_format("No licences were entered, so none are included."))
    return Trail(design.name, key, _summary(total, currency), tuple(steps), tuple(notes))


def money(value: float, currency: str = "") -> str:
    """Return a sum of money, as in "5,000 EUR" or "0.28 EUR"."""
    return f"{trimmed(value, CENTS)} {currency}".rstrip()


def _summary(total: Amount, currency: str) -> str:
    if total.value is None:
        return tr_format("Unknown: {missing}.", missing=all_of(list(total.missing)))
    return tr_format("Total: {amount}.", amount=money(total.value, currency))


def _amounts(costs: DesignCosts) -> dict[str, Amount]:
    return {
        MACHINES: costs.hardware,
        LICENCES: costs.licences,
        POWER: costs.power,
        PURCHASE: costs.purchase,
        THREE_YEARS: costs.total,
    }


def _part_of(costs: DesignCosts, part: str, *, once: bool) -> Amount:
    return costs.licences_once if part == LICENCES and once else _amounts(costs)[part]


def _steps_of(part: str, plan: Plan, design: Design, *, once: bool) -> Iterator[Step]:
    physical = [machine for machine in design.machines if is_physical(machine)]
    if part == MACHINES:
        yield from _hardware_steps(plan, physical)
    elif part == LICENCES:
        licences = [licence for licence in plan.costs.licences if not (once and licence.yearly)]
        yield from (_licence_step(plan, design, licence) for licence in licences)
    else:
        yield _power_step(plan, physical)


def _hardware_steps(plan: Plan, physical: list[Physical]) -> Iterator[Step]:
    """Return a step for the machines of each model and price, in the order of the design."""
    groups = Counter((_kind_of(plan, machine), price_of(plan, machine)) for machine in physical)
    for (name, price), number in groups.items():
        if price is None:
            words = tr_count(number, "no price for {count} machine", "no price for {count} machines")
            yield Step(f"{name}: {words}")
        else:
            text = f"{name}: {_product(number, price, plan.costs.currency)}"
            yield Step(text, number * price, plan.costs.currency)


def _kind_of(plan: Plan, machine: Physical) -> str:
    model = plan.models_by_id.get(machine.model or "")
    return tr_format("Machines without a model") if model is None else f"{model.maker} {model.name}".strip()


def _product(number: float, price: float, currency: str, years: int = 1) -> str:
    factors = [count(number), money(price, currency)]
    if years > 1:
        factors.append(tr_format("{years} years", years=count(years)))
    return f"{' × '.join(factors)} = {money(number * price * years, currency)}"


def _licence_step(plan: Plan, design: Design, licence: Licence) -> Step:
    number, _ = licence_count(plan, design, licence)
    amount, years = licence_amount(plan, design, licence), YEARS if licence.yearly else 1
    name = _counted(licence)
    if amount.value is None or licence.price is None:
        return Step(f"{name}: {all_of(list(amount.missing))}")
    words = _product(number, licence.price, plan.costs.currency, years)
    return Step(f"{name}: {words}", amount.value * years, plan.costs.currency)


def _counted(licence: Licence) -> str:
    """Return a licence with what it is counted by and where, as in "Windows, per core, servers and hosts"."""
    per = inside(label_of(LICENCE_UNITS, licence.per))
    if licence.per == PER_MAILBOX:
        return tr_format("{licence}, per {unit}", licence=licence.name, unit=per)
    where = inside(label_of(LICENSED, licence.machines))
    return tr_format("{licence}, per {unit} ({machines})", licence=licence.name, unit=per, machines=where)


def _power_step(plan: Plan, physical: list[Physical]) -> Step:
    amount = power_amount(plan, physical)
    if amount.value is None:
        return Step(tr_format("Electricity: {missing}", missing=all_of(list(amount.missing))))
    value, currency = amount.value * YEARS, plan.costs.currency
    watts = sum(machine.power_watts or 0.0 for machine in physical)
    words = tr_format(
        "Electricity, at constant load: {power} kW × {hours} h per year × {years} years × {pue} (PUE) × {price}/kWh",
        power=trimmed(watts / WATTS_A_KW, WATTS),
        hours=count(HOURS_A_YEAR),
        years=count(YEARS),
        pue=significant(plan.costs.pue or 0.0),
        price=f"{significant(plan.costs.kwh_price or 0.0)} {currency}".rstrip(),
    )
    return Step(f"{words} = {money(value, currency)}", value, currency)
