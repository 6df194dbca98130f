"""What holds for every plan: more work is never less load, and only what is asked for changes the answer."""

import numpy as np
import pytest
from attrs import evolve
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from models.capacity.compiler import compile_design
from models.capacity.drivers import COLUMN
from models.capacity.evaluate import evaluate
from models.capacity.explain import explain
from models.capacity.load import load_of
from models.capacity.results import RESOURCES
from models.errors import PlanError
from models.plan.entities import Processor, Users
from tests.properties.plans import plans
from tests.properties.topologies import HYPERVISORS, PROTOCOLS, ROLE_IDS, topologies
from tests.unit.capacity.building import DESIGN, library, numbers_of

CPU = RESOURCES.index("cpu")


def assert_not_lower(after, before):
    """No number has fallen; what has no data on either side says nothing."""
    known = ~(np.isnan(before) | np.isnan(after))
    assert (after[known] >= before[known] * (1 - 1e-9) - 1e-12).all()


@given(topologies())
def test_every_number_lies_in_its_band_and_is_finite(plan):
    numbers = numbers_of(plan)
    for value in (numbers.utilization, numbers.low, numbers.high):
        assert not np.isinf(value).any()
        assert (np.isnan(value) == np.isnan(numbers.utilization)).all()
    known = ~np.isnan(numbers.utilization)
    assert (numbers.low[known] >= 0).all()
    assert (numbers.low[known] <= numbers.utilization[known]).all()
    assert (numbers.utilization[known] <= numbers.high[known]).all()


@given(topologies(), st.data())
def test_more_users_never_lower_anything(plan, data):
    assume(plan.populations)
    chosen = data.draw(st.sampled_from(plan.populations))
    protocol, more = data.draw(st.sampled_from(PROTOCOLS)), data.draw(st.integers(1, 20_000))
    counts = evolve(chosen.users, **{protocol: getattr(chosen.users, protocol) + more})
    others = [population for population in plan.populations if population != chosen]
    before, after = numbers_of(plan), numbers_of(evolve(plan, populations=[*others, evolve(chosen, users=counts)]))
    assert_not_lower(after.utilization, before.utilization)
    assert_not_lower(after.users, before.users)


@given(topologies(), st.data())
def test_another_role_never_lowers_the_load_of_its_machine(plan, data):
    eligible = [
        machine for machine in plan.designs[0].machines if machine.kind != "host" and len(machine.roles) < len(ROLE_IDS)
    ]
    assume(eligible)
    chosen = data.draw(st.sampled_from(eligible))
    role = data.draw(st.sampled_from([role for role in ROLE_IDS if role not in chosen.roles]))
    others = [machine for machine in plan.designs[0].machines if machine != chosen]
    changed = evolve(plan.designs[0], machines=[*others, evolve(chosen, roles=(*chosen.roles, role))])
    before, after = numbers_of(plan), numbers_of(evolve(plan, designs=(changed,)))
    # Another machine with the role gives load away, so a VM beside it may wait less: only its own work is looked at.
    row, resources = before.rows[chosen.id], [index for index in range(len(RESOURCES)) if index != CPU]
    if chosen.kind == "server":
        resources.append(CPU)
    # Where all roles stand on one server of 2007, a rule takes the place of what caches took in the tests.
    if chosen.exchange.startswith("2007") and "mailbox" in {*chosen.roles, role}:
        resources.remove(RESOURCES.index("memory"))
    assert_not_lower(after.utilization[resources, row], before.utilization[resources, row])


@given(topologies(), st.data())
def test_the_order_of_machines_and_populations_does_not_matter(plan, data):
    """Rows stand in the order of their ids: other ids put them in another order."""
    old = [machine.id for machine in (*plan.designs[0].machines, *plan.populations)]
    new = dict(zip(old, data.draw(st.permutations([f"id-{index}" for index in range(len(old))])), strict=True))
    machines_ = [
        evolve(machine, id=new[machine.id], **({"host": new[machine.host]} if machine.kind == "vm" else {}))
        for machine in plan.designs[0].machines
    ]
    work = [evolve(population, id=new[population.id]) for population in plan.populations]
    renamed = evolve(plan, populations=work, designs=(evolve(plan.designs[0], machines=machines_),))
    before, other = numbers_of(plan), numbers_of(renamed)
    rows = [other.rows[new[identifier]] for identifier in before.machine_ids]
    for name in ("utilization", "low", "high"):
        np.testing.assert_allclose(getattr(other, name)[:, rows], getattr(before, name), rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(other.users[rows], before.users, rtol=1e-9)
    np.testing.assert_allclose(other.sharing_mb[rows], before.sharing_mb, rtol=1e-9)


@given(topologies(), st.lists(st.floats(0, 3), min_size=1, max_size=4))
def test_a_scenario_is_the_same_alone_and_among_others(plan, factors):
    compiled = compile_design(plan, plan.designs[0], library())
    for reading in range(3):
        scenarios = np.array(factors)[:, np.newaxis, np.newaxis] * compiled.drivers[reading]
        batch = load_of(compiled, reading, scenarios)
        assert batch.utilization().shape == (len(factors), len(RESOURCES), len(compiled.machines.ids))
        grid = load_of(compiled, reading, scenarios[np.newaxis])
        for index in range(len(factors)):
            alone = load_of(compiled, reading, scenarios[index])
            np.testing.assert_allclose(batch.utilization()[index], alone.utilization(), rtol=1e-12)
            np.testing.assert_allclose(grid.utilization()[0, index], alone.utilization(), rtol=1e-12)
            np.testing.assert_allclose(batch.overhead[index], alone.overhead, rtol=1e-12)


@given(topologies())
def test_the_plans_own_work_is_the_scenario_that_is_not_given(plan):
    compiled = compile_design(plan, plan.designs[0], library())
    given_, own = load_of(compiled, 0, compiled.drivers[0]), load_of(compiled, 0)
    np.testing.assert_array_equal(given_.utilization(), own.utilization())
    shown, known = numbers_of(plan).utilization, ~np.isnan(numbers_of(plan).utilization)
    np.testing.assert_array_equal(own.utilization()[known], shown[known])
    # A gauge needs all three readings: with the figures at an end it may be unknown whether VMs wait.
    assert not (np.isnan(own.utilization()) & known).any()


@given(topologies())
def test_no_work_is_lost_and_none_is_made(plan):
    """The shares of every role of a site are the whole, so each population is served once by each role."""
    compiled = compile_design(plan, plan.designs[0], library())
    asked = load_of(compiled, 0).drivers
    for role, serving in compiled.serving.items():
        served = compiled.drivers[0][serving.site_of >= 0].sum(axis=0)
        # Only members of groups hold copies.
        served[[COLUMN["passive-messages"], COLUMN["copy-messages"]]] = 0.0
        np.testing.assert_allclose(asked[compiled.assignments.duty == role].sum(axis=0), served, rtol=1e-9, atol=1e-9)


@given(topologies())
def test_page_sharing_returns_no_more_than_was_allotted(plan):
    compiled = compile_design(plan, plan.designs[0], library())
    allotted = {machine.id: 0 for machine in plan.designs[0].machines}
    for machine in plan.designs[0].machines:
        if machine.kind == "vm":
            allotted[machine.host] += machine.memory_mb
    most = np.array([allotted[identifier] for identifier in compiled.machines.ids])
    assert (compiled.machines.sharing_mb >= 0).all()
    assert (compiled.machines.sharing_mb <= most).all()


@given(topologies(measured=False), st.sampled_from([0.5, 2, 4]))
def test_twice_the_clock_for_twice_the_work_is_the_same(plan, factor):
    """Outlook Anywhere is left out: its cost grows with the users, so twice of them need more than twice the clock."""

    def work_of(scale):
        return [
            evolve(
                population,
                mailboxes=int(population.mailboxes * 2 * scale),
                users=Users(**{name: count(population, name) * scale for name in PROTOCOLS}),
            )
            for population in plan.populations
        ]

    def count(row, name):
        return 0 if name == "outlook_anywhere" else getattr(row.users, name) * 2

    def faster(machine):
        same = Processor(cores=machine.processor.cores, clock_mhz=machine.processor.clock_mhz * factor)
        named = getattr(machine, "exchange", "").startswith("2007")
        return evolve(machine, processor=evolve(same, clock_mhz=2000, relative_speed=factor) if named else same)

    rows = [machine if machine.kind == "vm" else faster(machine) for machine in plan.designs[0].machines]
    assume(not any(row.kind == "vm" and row.exchange.startswith("2007") for row in rows))
    assume(len({row.exchange[:4] for row in rows if row.kind != "host"}) < 2)
    slow_rows = [
        evolve(machine, processor=evolve(machine.processor, clock_mhz=2000)) if named_2007(machine) else machine
        for machine in plan.designs[0].machines
    ]
    slow = evolve(plan, populations=work_of(1), designs=(evolve(plan.designs[0], machines=slow_rows),))
    fast = evolve(plan, populations=work_of(factor), designs=(evolve(plan.designs[0], machines=rows),))
    np.testing.assert_allclose(numbers_of(fast).utilization[CPU], numbers_of(slow).utilization[CPU], rtol=1e-9)


def named_2007(machine):
    return machine.kind == "server" and machine.exchange.startswith("2007")


@settings(max_examples=50)
@given(topologies())
def test_every_trail_ends_with_its_number(plan):
    numbers = numbers_of(plan)
    for machine in numbers.machine_ids:
        for resource in RESOURCES:
            gauge = numbers.gauge(machine, resource)
            steps = explain(plan, DESIGN, library(), machine, resource).steps
            assert bool(steps) == (gauge.utilization is not None)
            if steps:
                assert steps[-1].value == pytest.approx(gauge.utilization, rel=1e-9, abs=1e-12)


@given(topologies())
def test_findings_are_sentences_about_something_in_the_plan(plan):
    numbers = numbers_of(plan)
    known = {site.id for site in (*plan.sites, *plan.links, *plan.populations)} | set(numbers.machine_ids)
    for finding in numbers.findings:
        assert finding.subject in known
        assert "nan" not in finding.text + finding.remedy
        assert "inf" not in finding.text.split() + finding.remedy.split()


@given(plans())
def test_any_sound_plan_is_evaluated_or_refused_with_its_place(plan):
    """Names of hypervisors and figures are free in a plan; all else has an answer."""
    for design in plan.designs:
        try:
            evaluate(plan, design.id, library())
        except PlanError as error:
            assert error.place.startswith(("designs[", "assumptions.overrides["))


@given(plans(), st.sampled_from(HYPERVISORS))
def test_any_sound_plan_with_known_names_is_evaluated(plan, hypervisor):
    known = evolve(plan, assumptions=evolve(plan.assumptions, overrides=()))
    for design in plan.designs:
        rows = [
            evolve(machine, hypervisor=hypervisor) if machine.kind == "host" else machine for machine in design.machines
        ]
        numbers = evaluate(known.with_design(evolve(design, machines=rows)), design.id, library())
        assert not np.isinf(numbers.utilization).any()
        assert len(numbers.links) == len(plan.links)
