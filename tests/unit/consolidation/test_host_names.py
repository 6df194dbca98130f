"""What the hosts of a consolidated design are called."""

import pytest
from attrs import evolve

from models.consolidation.choices import Choices
from models.consolidation.consolidate import consolidate
from models.plan.entities import Host
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
