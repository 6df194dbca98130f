"""Draws agree with the interval of each gauge, hang on the seed alone, and converge."""

import numpy as np
import pytest
from attrs import evolve

from models.capacity.evaluate import evaluate
from models.comparisons.draws import uncertain_figures
from models.comparisons.risk import RiskSettings, risk
from models.errors import PlanError
from models.plan.scenario import Scenario, scenario_change
from tests.unit.capacity.building import host, library, plan_of, population, sample, samples, server, vms

EVERY_DESIGN = [pytest.param(plan, design, id=design.id) for plan in samples() for design in plan.designs]


@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_every_quantile_lies_in_the_interval_of_the_gauges(plan, design):
    found = risk(plan, design.id, library(), RiskSettings(draws=40, spread=0.0))
    single = evaluate(plan, design.id, library())
    for machine in found.machines:
        row = single.machine_ids.index(machine.machine_id)
        low = np.nanmax(single.low[:, row] / single.ceiling[:, row])
        high = np.nanmax(single.high[:, row] / single.ceiling[:, row])
        assert low - 1e-9 <= machine.quantiles[0] <= machine.quantiles[-1] <= high + 1e-9


@pytest.mark.parametrize(("plan", "design"), EVERY_DESIGN)
def test_what_matters_moves_the_result_within_the_interval(plan, design):
    found = risk(plan, design.id, library(), RiskSettings(draws=1, spread=0.0))
    single = evaluate(plan, design.id, library())
    low, high = (np.nanmax(use / single.ceiling) for use in (single.low, single.high))
    for influence in found.influences:
        assert low - 1e-9 <= min(influence.low, influence.high, found.usual)
        assert max(influence.low, influence.high, found.usual) <= high + 1e-9
    swings = [influence.swing for influence in found.influences]
    assert swings == sorted(swings, reverse=True)


def close_call(users=3800):
    """Users that take a server nearly to its ceiling."""
    machines = [server("cas", roles=("cas",), memory_mb=262144)]
    return plan_of(machines, [population("hq", users={"owa": users}, mailboxes=users)])


def at_the_ceiling():
    """Users that take it there exactly: as likely above as below, if they are all that is drawn."""
    plan = close_call()
    use = evaluate(plan, "design", library()).gauge("cas", "cpu")
    factor = use.ceiling / use.utilization
    return scenario_change(plan, "design", Scenario(users=factor), library()).apply(plan)


def test_users_alone_pass_a_ceiling_that_they_just_meet_half_of_the_time():
    plan = at_the_ceiling()
    found = risk(plan, "design", library(), RiskSettings(draws=300, spread=0.2))
    cas = found.machines[0]
    assert cas.error == pytest.approx(np.sqrt(cas.probability * (1 - cas.probability) / 300))
    assert abs(cas.probability - 0.5) < 0.25
    assert found.any == cas.probability


def test_more_draws_scatter_less():
    plan = at_the_ceiling()

    def scatter(draws):
        return np.std([risk(plan, "design", library(), RiskSettings(draws=draws, seed=seed)).any for seed in range(8)])

    assert scatter(108) < 0.6 * scatter(12)


def test_the_same_seed_gives_the_same_draws_and_fewer_are_their_beginning():
    plan, guess = sample("exchange-2003-consolidation"), RiskSettings(draws=30, seed=7)
    first, same = (risk(plan, "four-vms", library(), guess) for _ in range(2))
    other = risk(plan, "four-vms", library(), evolve(guess, seed=8))
    assert first == same
    assert first.machines != other.machines


def test_a_plan_far_from_its_ceilings_never_passes_one_and_one_far_above_always():
    assert risk(close_call(users=10), "design", library(), RiskSettings(draws=20)).any == 0.0
    assert risk(close_call(users=90_000), "design", library(), RiskSettings(draws=20)).any == 1.0


def test_only_figures_that_the_design_can_rest_on_are_drawn():
    machines = [host("host"), *vms(2, exchange="2003")]
    plan = plan_of(machines, [population("hq", users={"outlook": 100})])
    sets = {figure.key.partition("/")[0] for figure in uncertain_figures(plan.designs[0], library())}
    assert sets <= {"esx-3.0.1", "exchange-2003", "every-version"}
    assert "esx-3.0.1" in sets


@pytest.mark.parametrize("spread", [1e-300, 1e-16, 1e-15])
def test_a_spread_that_no_number_can_hold_is_hardly_any(spread):
    """The ends met, of which numpy draws nothing."""
    none = risk(close_call(), "design", library(), RiskSettings(draws=20, spread=0.0))
    found = risk(close_call(), "design", library(), RiskSettings(draws=20, spread=spread))
    assert found.machines[0].quantiles == pytest.approx(none.machines[0].quantiles)


@pytest.mark.parametrize(
    ("guess", "words"),
    [
        (RiskSettings(draws=0), "runs must be from 1 to 1,000,000"),
        (RiskSettings(draws=2_000_000), "runs must be from 1 to 1,000,000"),
        (RiskSettings(spread=1.0), "users must vary by at least 0 % and less than 100 %"),
        (RiskSettings(spread=-0.1), "users must vary by at least 0 % and less than 100 %"),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(guess, words):
    with pytest.raises(PlanError, match=words):
        risk(close_call(), "design", library(), guess)


def test_progress_is_told():
    told = []
    risk(close_call(), "design", library(), RiskSettings(draws=5000), told.append)
    drawn = [part for part in told if part]
    assert len(drawn) > 2 and drawn == sorted({*drawn}) and drawn[-1] == 1.0
    # What is drawn is found out first; that can be stopped, too.
    assert 0.0 in told[: -len(drawn)]
