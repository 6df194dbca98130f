"""Hosts of an inventory with the results of machines that the hardware library knows by their processors."""

import pytest
from attrs import evolve

import resources
from models.hardware.library import read_machines
from models.importers.inventory import Inventory, InventoryHost, InventoryVm
from models.importers.inventory_choices import InventoryChoices
from models.importers.inventory_plan import as_plan
from models.plan.entities import Host
from planner.presenters.known_processors import with_known_processors
from planner.presenters.samples import read_catalogue
from tests.unit.capacity.building import numbers_of

MACHINES = read_machines(resources.folder())
CATALOGUE = read_catalogue(resources.folder())


def known(cpu_model: str, cores: int, sockets: int | None = 2) -> InventoryHost:
    host = InventoryHost(name="esx", cpu_model=cpu_model, cores=cores, sockets=sockets, clock_mhz=2500.0,
                         memory_mb=262_144)  # fmt: skip
    return with_known_processors(Inventory(hosts=(host,)), MACHINES).hosts[0]


@pytest.mark.parametrize(
    ("cpu_model", "cores", "result"),
    [
        ("Intel(R) Xeon(R) CPU E5-2690 v2 @ 3.00GHz", 20, (893.0, None)),
        ("Intel(R) Xeon(R) CPU           E5-2650 0 @ 2.00GHz", 16, (538.0, None)),
        ("Intel(R) Xeon(R) Silver 4114 CPU @ 2.20GHz", 20, (None, 94.0)),
        ("intel xeon silver 4114", 20, (None, 94.0)),
    ],
)
def test_names_of_processors_as_hypervisors_write_them(
    cpu_model: str, cores: int, result: tuple[float | None, float | None]
) -> None:
    host = known(cpu_model, cores)
    assert (host.specint_rate2006, host.specrate2017_int_base) == result
    assert host.spec_of
    # Without a number of sockets, the cores say it.
    assert known(cpu_model, cores, None).spec_of == host.spec_of


def test_an_epyc_with_its_number_of_cores_in_its_name() -> None:
    host = known("AMD EPYC 7313 16-Core Processor                ", 32)
    assert host.specrate2017_int_base is not None and 300 <= host.specrate2017_int_base <= 321
    assert known("AMD EPYC 7313 16-Core Processor", 16, 1).specrate2017_int_base == 162


@pytest.mark.parametrize(
    ("cpu_model", "cores", "sockets"),
    [
        ("Intel(R) Xeon(R) CPU E5-2690 v2 @ 3.00GHz", 40, 4),
        ("Intel(R) Xeon(R) CPU E5-2690 v2 @ 3.00GHz", 10, 1),
        ("Intel(R) Xeon(R) CPU E5-2690 v9 @ 3.00GHz", 20, 2),
        ("Xeon", 20, 2),
        ("", 20, 2),
        # A size of virtual machines is no processor of a host.
        ("Intel(R) Xeon(R) CPU E5-2673 v4 @ 2.30GHz", 8, 1),
    ],
)
def test_other_processors_or_numbers_of_them_are_not_known(cpu_model: str, cores: int, sockets: int) -> None:
    host = known(cpu_model, cores, sockets)
    assert (host.specint_rate2006, host.specrate2017_int_base, host.spec_of) == (None, None, "")


def test_what_a_file_says_of_a_result_does_not_count() -> None:
    given = InventoryHost(name="esx", cpu_model="Xeon", specint_rate2006=9_999.0, spec_of="Anything")
    assert with_known_processors(Inventory(hosts=(given,)), MACHINES).hosts[0].specint_rate2006 is None


def test_the_plan_says_what_is_known_and_what_is_not() -> None:
    hosts = (known("Intel(R) Xeon(R) CPU E5-2690 v2 @ 3.00GHz", 20), evolve(known("Xeon 0815", 20), name="other"))
    vms = tuple(InventoryVm(name=host.name, host=host.name, vcpus=2, memory_mb=4096, cpu_mhz=5_000.0, used_mb=2048.0)
                for host in hosts)  # fmt: skip
    taken = as_plan(Inventory(hosts=hosts, vms=vms), InventoryChoices(), CATALOGUE)
    machines = {machine.name: machine for machine in taken.plan.designs[0].machines if isinstance(machine, Host)}
    assert machines["esx"].processor.specint_rate2006 == 893
    assert "SPEC result from the hardware library: " in machines["esx"].notes
    assert machines["other"].processor.specint_rate2006 is None
    assert "its relative speed is unknown, 1 is used" in machines["other"].notes
    assert "Hosts with a SPEC result from the hardware library, by the name of their processor: 1." in taken.sentences
    told = "Hosts whose processor is not in the hardware library: 1; their relative speed is unknown, 1 is used."
    assert told in taken.sentences
    # What a VM was seen to use of a host is the same part of it, whatever its result.
    evaluation = numbers_of(taken.plan, "imported")
    uses = [evaluation.gauge(machine.id, "cpu").utilization for machine in machines.values()]
    assert uses[0] == pytest.approx(uses[1])
