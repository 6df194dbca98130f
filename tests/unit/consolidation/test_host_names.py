"""What the hosts of a consolidated design are called."""

import pytest
from attrs import evolve

from models.consolidation.choices import Choices
from models.consolidation.consolidate import consolidate
from models.plan.entities import Host
from models.plan.hardware import MachineModel
from tests.unit.capacity.building import host, library, plan_of, population, server


@pytest.mark.parametrize(
    ("name", "called"),
    [("LON-ESX-01", "ESX-1"), ("R740", "R740-1"), ("lon-esx01.contoso.com", "esx-1"), ("10.0.0.5", "10.0.0.5-1")],
)
def test_the_number_stands_behind_the_name_and_not_behind_the_domain(name: str, called: str) -> None:
    """A log knows a machine by its name before the first dot, which all hosts had in common."""
    plan = plan_of([server("ex1", roles=("cas",), cores=4)], [population(users={"owa": 400}, mailboxes=400)])
    kind = evolve(host("h", cores=32), name=name)
    design = consolidate(plan, "design", Choices(hosts=(kind,)), library()).design
    assert [machine.name for machine in design.machines if isinstance(machine, Host)] == [called]


@pytest.mark.parametrize(
    ("sold_as", "called"),
    [
        ("Server with 2 × Xeon E5-2690 v2", "Xeon E5-2690 v2-1"),
        ("Server with 2 × Xeon Gold 6442Y", "Xeon Gold 6442Y-1"),
        ("Dell PowerEdge R7625", "Dell PowerEdge R7625-1"),
    ],
)
def test_a_host_of_the_library_keeps_what_it_is_sold_as(sold_as: str, called: str) -> None:
    """One with an E5-2690 was "Server with 2 × Xeon E5-1", and the numbers of long names were cut off everywhere."""
    plan = plan_of([server("ex1", roles=("cas",), cores=4)], [population(users={"owa": 400}, mailboxes=400)])
    model = MachineModel(id="sold", name=sold_as, cores=32, clock_mhz=2600.0)
    kind = evolve(host("h", cores=32), name=sold_as, model="sold")
    change = consolidate(plan, "design", Choices(hosts=(kind,), models=(model,)), library()).change
    first = change.apply(plan)
    (placed,) = (machine for machine in first.designs[-1].machines if isinstance(machine, Host))
    assert placed.name == called
    again = consolidate(first, first.designs[-1].id, Choices(hosts=(placed,)), library()).design
    assert [machine.name for machine in again.machines if isinstance(machine, Host)] == [called]
