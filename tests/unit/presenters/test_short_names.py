"""Names without what all machines of a site begin with."""

import pytest
from attrs import evolve

from models.plan.entities import Host, Processor, Vm
from planner.presenters.short_names import short_names, site_prefix

CORES = Processor(cores=8, clock_mhz=2660)
HOST = Host(id="h", name="H", site="paris", hypervisor="x", processor=CORES, memory_mb=16384)
VM = Vm(id="v", name="V", host="h1", exchange="2010", vcpus=2, memory_mb=4096)


@pytest.mark.parametrize(
    ("names", "prefix"),
    [
        (("LON-CAS-1", "LON-HUB-1", "LON-MBX-2"), "LON-"),
        (("LON-CAS-1", "LON-CAS-2"), "LON-"),
        (("ESX-1", "ESX-2"), ""),
        (("LON-CAS-1", "LEE-CAS-1"), ""),
        (("LON-CAS-1",), ""),
        ((), ""),
        (("uk.lon mbx", "uk.lon cas"), "uk.lon "),
    ],
)
def test_what_all_names_begin_with_ends_before_a_letter(names, prefix) -> None:
    assert site_prefix(names) == prefix


def test_each_kind_of_machine_in_a_site_loses_what_its_names_begin_with() -> None:
    hosts = {f"h{at}": evolve(HOST, id=f"h{at}", name=f"ESX-0{at}") for at in (1, 2)}
    vms = {f"v{at}": evolve(VM, id=f"v{at}", name=f"PAR-MBX-0{at}") for at in (1, 2)}
    short = short_names(hosts | vms, {"paris": ("h1", "h2", "v1", "v2")})
    assert short == {"h1": "ESX-01", "h2": "ESX-02", "v1": "MBX-01", "v2": "MBX-02"}


def test_a_domain_that_all_machines_of_a_kind_have_is_left_out() -> None:
    """Names of hosts were cut to "muc…com"."""
    names = {"h1": "muc-esx01.contoso.com", "h2": "dmz-esx01.contoso.com", "h3": "10.0.0.5"}
    hosts = {name: evolve(HOST, id=name, name=full) for name, full in names.items()}
    short = short_names(hosts, {"paris": ("h1", "h2"), "rome": ("h3",)})
    assert short == {"h1": "muc-esx01", "h2": "dmz-esx01", "h3": "10.0.0.5"}
    assert short_names(hosts, {"paris": ("h1", "h2", "h3")}) == names


def test_machines_of_different_kinds_keep_their_names_if_they_would_be_called_the_same() -> None:
    hosts = {"h1": evolve(HOST, id="h1", name="EX-1"), "h2": evolve(HOST, id="h2", name="EX-2")}
    vms = {"v1": evolve(VM, id="v1", name="PAR-EX-1"), "v2": evolve(VM, id="v2", name="PAR-EX-2")}
    short = short_names(hosts | vms, {"paris": ("h1", "h2", "v1", "v2")})
    assert set(short.values()) == {"EX-1", "EX-2", "PAR-EX-1", "PAR-EX-2"}
