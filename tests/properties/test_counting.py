"""Each user and each mailbox is counted once: no level has more of them than the level above."""

import pytest
from hypothesis import given

from models.capacity.evaluate import evaluate
from models.plan.entities import Host, Vm
from models.plan.queries import mailboxes_of_plan, people_of_plan
from tests.properties.topologies import topologies
from tests.unit.capacity.building import DESIGN, library, samples

MORE = 1 + 1e-9


def assert_counted_once(plan, design):
    numbers = evaluate(plan, design.id, library())
    holder = {
        machine.id: design.by_id[machine.host].site if isinstance(machine, Vm) else machine.site
        for machine in design.machines
    }
    for of, whole in ((numbers.users_of, people_of_plan(plan)), (numbers.mailboxes_of, mailboxes_of_plan(plan))):
        for machine in design.machines:
            assert of(machine.id) <= whole * MORE
            if isinstance(machine, Vm):
                assert of(machine.id) <= of(machine.host) * MORE + 1e-9
    for site, served in numbers.sites.items():
        here = [machine.id for machine in design.machines if holder[machine.id] == site]
        assert served.users <= people_of_plan(plan) * MORE
        assert max(map(numbers.users_of, here), default=0.0) <= served.users * MORE + 1e-9
        racked = [identifier for identifier in here if not isinstance(design.by_id[identifier], Vm)]
        assert sum(map(numbers.mailboxes_of, racked)) == pytest.approx(served.mailboxes)
    held = sum(served.mailboxes for served in numbers.sites.values())
    assert held <= mailboxes_of_plan(plan) * MORE
    if numbers.is_complete and design.machines:
        assert held == pytest.approx(mailboxes_of_plan(plan))
    for machine in design.machines:
        if isinstance(machine, Host):
            guests = [vm.id for vm in design.machines if isinstance(vm, Vm) and vm.host == machine.id]
            assert numbers.mailboxes_of(machine.id) == pytest.approx(sum(map(numbers.mailboxes_of, guests)))


@pytest.mark.parametrize("plan", samples(), ids=lambda plan: plan.title)
def test_nobody_of_a_sample_is_counted_twice(plan):
    for design in plan.designs:
        assert_counted_once(plan, design)


@given(topologies())
def test_nobody_is_counted_twice(plan):
    assert_counted_once(plan, plan.design(DESIGN))
