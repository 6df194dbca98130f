"""A what-if as an edit: one change that makes it the plan, and what a design of its own takes of it."""

import pytest

from models.capacity.batch import batch_of
from models.capacity.compiler import compile_design
from models.capacity.evaluate import evaluate
from models.capacity.scenarios import scenario_basis_of, work_of
from models.plan.scenario import Scenario, overhead_of, scenario_change, scenario_design
from tests.unit.capacity.building import DESIGN, host, library, plan_of, population, server, vm


@pytest.fixture
def plan():
    machines = [host(), vm("vm-1", 2), server("hub", roles=("hub", "cas"), exchange="2007", database_cache_mb=128)]
    users = {"outlook": 1000, "owa": 100}
    rates = {"messages_s": 5.0, "owa_requests_s": 2.0}
    return plan_of(machines, [population(users=users, mailboxes=1000, rates=rates)])


def applied(plan, **values):
    return scenario_change(plan, DESIGN, Scenario(**values), library()).apply(plan)


def test_a_scenario_as_planned_changes_nothing(plan):
    assert not scenario_change(plan, DESIGN, Scenario(), library())
    assert Scenario().is_plan
    assert not Scenario(users=1.1).is_plan


def test_users_of_all_protocols_and_their_mailboxes_grow_together(plan):
    [grown] = applied(plan, users=1.5).populations
    assert (grown.users.outlook, grown.users.owa, grown.mailboxes) == (1500, 150, 1500)
    assert (grown.rates.messages_s, grown.rates.owa_requests_s) == (7.5, 3.0)


def test_users_of_one_protocol_grow_alone(plan):
    scenario = Scenario().with_protocol("owa", 3.0)
    [grown] = scenario_change(plan, DESIGN, scenario, library()).apply(plan).populations
    assert (grown.users.outlook, grown.users.owa, grown.mailboxes) == (1000, 300, 1000)
    assert grown.rates.owa_requests_s == 6.0


def test_messages_and_their_size_are_factors(plan):
    [busier] = applied(plan, messages=1.2, message_size=2.0).populations
    assert (busier.messages_per_day, busier.message_kb) == (pytest.approx(120.0), 100.0)


def test_every_mailbox_has_the_same_size(plan):
    [larger] = applied(plan, mailbox_mb=2048.0).populations
    assert (larger.mailbox_mb, larger.mailboxes, larger.messages_per_day) == (2048.0, 1000, 100.0)
    assert not Scenario(mailbox_mb=2048.0).only_design


def test_the_cache_is_that_of_every_hub(plan):
    design = applied(plan, hub_cache_mb=512).design(DESIGN)
    assert design.by_id["hub"].database_cache_mb == 512
    assert design.by_id["vm-1"].database_cache_mb is None


def test_overhead_is_a_figure_of_the_hypervisor_that_the_plan_sets_otherwise(plan):
    assert overhead_of(plan, plan.designs[0], library()) == pytest.approx(1 - 0.7647)
    changed = applied(plan, overhead=0.1)
    assert overhead_of(changed, changed.designs[0], library()) == pytest.approx(0.1)
    [override] = changed.assumptions.overrides
    assert override.figure == "esx-3.0.1/derate.one_vcpu"
    before, after = (
        evaluate(version, DESIGN, library()).gauge("vm-1", "cpu").utilization for version in (plan, changed)
    )
    assert after < before


def test_ceilings_and_page_sharing_are_assumptions(plan):
    assumptions = applied(plan, cpu_ceiling=0.6, memory_ceiling=0.8, page_sharing=True).assumptions
    assert (assumptions.cpu_ceiling, assumptions.memory_ceiling, assumptions.count_page_sharing) == (0.6, 0.8, True)


def test_a_scenario_is_one_step_and_back(plan):
    change = scenario_change(plan, DESIGN, Scenario(users=2.0, cpu_ceiling=0.5, hub_cache_mb=512), library())
    assert change.inverse().apply(change.apply(plan)) == plan


def test_a_batch_says_what_the_changed_plan_says(plan):
    scenario = Scenario(users=2.0, protocols=(1.5, 1, 2, 1, 1, 1, 1), messages=0.5, message_size=2.0)
    changed = scenario_change(plan, DESIGN, scenario, library()).apply(plan)
    basis = scenario_basis_of(plan, library().common, work_of([scenario]))
    several = batch_of(compile_design(plan, plan.designs[0], library()), basis.parts).utilization(basis)[0]
    single = evaluate(changed, DESIGN, library()).utilization
    assert several == pytest.approx(single, rel=1e-12, nan_ok=True)


def test_only_the_cache_belongs_to_a_design(plan):
    assert Scenario(hub_cache_mb=512).only_design
    assert not Scenario(hub_cache_mb=512, users=1.1).only_design
    changed = scenario_design(plan, DESIGN, "With cache", Scenario(hub_cache_mb=512)).apply(plan)
    before, after = changed.designs
    assert before == plan.designs[0]
    assert {machine.database_cache_mb for machine in after.machines if machine.kind == "server"} == {512}
