"""Moving items into sites and onto hosts, many at once, as one change."""

import pytest

from models.errors import ChangeError
from models.plan import moving
from models.plan.entities import Design, Host, Link, Plan, Population, Processor, Server, Site, Vm

CORES = Processor(cores=8, clock_mhz=2660)


def host(identifier: str, site: str) -> Host:
    return Host(id=identifier, name=identifier, site=site, hypervisor="esx-3.0.1", processor=CORES, memory_mb=16384)


PLAN = Plan(
    sites=(Site(id="a", name="A"), Site(id="b", name="B")),
    links=(Link(id="l", ends=("a", "b"), bandwidth_mbit_s=1),),
    populations=(Population(id="p", name="P", site="a", mailboxes=1),),
    designs=(
        Design(
            id="d",
            name="D",
            machines=(
                host("h1", "a"),
                host("h2", "b"),
                Server(id="s", name="S", site="a", exchange="2010", processor=CORES, memory_mb=1024),
                Vm(id="v1", name="V1", host="h1", exchange="2010", vcpus=1, memory_mb=1024),
                Vm(id="v2", name="V2", host="h1", exchange="2010", vcpus=1, memory_mb=1024),
            ),
        ),
    ),
)


def test_servers_hosts_and_populations_move_to_a_site_as_one_step() -> None:
    change = moving.move_into(PLAN, ("s", "h1", "p", "h2"), "b")
    assert change.label == "Move 3 items to B"
    after = change.apply(PLAN)
    assert {after.designs[0].by_id[name].site for name in ("s", "h1", "h2")} == {"b"}
    assert after.populations[0].site == "b"
    assert change.inverse().apply(after) == PLAN


def test_vms_move_to_a_host() -> None:
    change = moving.move_into(PLAN, ("v1", "v2"), "h2")
    assert change.label == "Move 2 VMs to h2"
    assert {change.apply(PLAN).designs[0].by_id[name].host for name in ("v1", "v2")} == {"h2"}
    assert moving.move_into(PLAN, ("s",), "b").label == "Move S to B"


def test_what_stands_there_already_is_no_change() -> None:
    assert not moving.move_into(PLAN, ("s", "p"), "a")


@pytest.mark.parametrize(
    ("ids", "target", "words"),
    [
        (("v1",), "b", "virtualization host"),
        (("v1",), "s", "virtualization host"),
        (("s",), "h1", "S belongs to a site"),
        (("s", "v1"), "b", "virtualization host"),
        (("p",), "", "P belongs to a site"),
        (("a",), "b", "move them on the canvas"),
        (("l",), "b", "move them on the canvas"),
        (("nobody",), "b", "not in this plan"),
    ],
)
def test_illegal_targets_are_refused_in_words(ids: tuple[str, ...], target: str, words: str) -> None:
    with pytest.raises(ChangeError, match=words):
        moving.move_into(PLAN, ids, target)
