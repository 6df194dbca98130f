"""The table of kinds: every entity has a row, and the questions about it are answered from there."""

from typing import get_args

import pytest

from models.plan import kinds
from models.plan.dags import Dag
from models.plan.entities import Design, Entity, Link, Machine, Site
from models.plan.fields import fields_of
from tests.unit.capacity.building import host, population, server, vm

SITE, LINK = Site(id="site", name="Site"), Link(id="link", ends=("a", "b"), bandwidth_mbit_s=1)
DAG = Dag(id="dag", name="DAG", members=("server",), copies=1, failures=0)
ROWS = (SITE, LINK, population(), server(), host(), vm(), DAG)
ANSWERS = {
    kinds.is_site: {"site"},
    kinds.is_link: {"link"},
    kinds.is_population: {"population"},
    kinds.is_machine: {"server", "host", "vm"},
    kinds.runs_roles: {"server", "vm"},
    kinds.holds_vms: {"host"},
    kinds.is_virtual: {"vm"},
    kinds.is_physical: {"server", "host"},
    kinds.is_dag: {"dag"},
    kinds.is_in_site: {"population", "server", "host"},
}


def test_every_kind_of_entity_has_a_row() -> None:
    assert {row.entity for row in kinds.KINDS.values()} == set(get_args(Entity))
    assert set(kinds.MACHINE_KINDS.values()) == set(get_args(Machine))


def test_a_row_names_fields_that_its_class_has() -> None:
    for row in kinds.KINDS.values():
        fields = fields_of(row.entity)
        assert not row.container or fields[row.container].kind == "reference"
        for path in filter(None, (row.cpus,)):
            name, _, rest = path.partition(".")
            assert name in fields
            assert not rest or rest in fields_of(fields[name].group)


def test_no_word_names_two_kinds() -> None:
    names = [name for row in kinds.KINDS.values() for name in row.names]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("question", "yes"), ANSWERS.items(), ids=lambda part: getattr(part, "__name__", ""))
def test_the_questions_are_answered_by_kind(question, yes) -> None:
    assert {row.kind for row in ROWS if question(row)} == yes
    assert not question(None)


def test_a_machine_is_held_and_counted_by_its_kind() -> None:
    carrier, guest = host("h"), vm("v", host="h", vcpus=3)
    design = Design(id="d", name="D", machines=(carrier, guest))
    assert [kinds.container_of(row) for row in (SITE, LINK, carrier, guest)] == ["", "", "site", "h"]
    assert kinds.cpus_of(guest) == 3
    assert kinds.cpus_of(carrier) == carrier.processor.cores
    assert kinds.physical_id(guest) == kinds.physical_id(carrier) == "h"
    assert kinds.hardware_of(design, guest) is carrier


def test_a_host_is_no_role_holder_and_a_vm_holds_no_vms() -> None:
    with pytest.raises(TypeError):
        kinds.role_holder(host())
    with pytest.raises(TypeError):
        kinds.require_host(vm())
