"""A plan with a value in every field, and how the files of a version are written that tests open for ever.

When a version of files is complete: `.venv/bin/python -m tests.unit.planfile.every_field`, which adds those of the
newest version and leaves all others as the programs of their time wrote them.
"""

from itertools import count
from pathlib import Path
from typing import Any

import attrs

from models.plan.costs import Costs, Licence
from models.plan.dags import Dag
from models.plan.entities import (
    Assumptions,
    Design,
    Ignored,
    Link,
    Override,
    Plan,
    Population,
    Site,
)
from models.plan.fields import Field, fields_of
from models.plan.hardware import MachineModel
from models.plan.kinds import MACHINE_KINDS
from models.planfile import save_plan
from models.planfile.versions import NEWEST

# One transparent pixel.
SMALLEST_PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

FOLDER = Path(__file__).parent / "versions"


def filled(entity: type, **fixed: Any) -> Any:
    """Return an entity with a value in every field, none of them a default."""
    numbers = count(1)
    described = {name: field for name, field in fields_of(entity).items() if name not in fixed}
    return entity(**fixed, **{name: _value(entity, name, field, next(numbers)) for name, field in described.items()})


def plan_with_every_field() -> Plan:
    """Return a plan with two of everything that has a row of its own, and a value in every field."""
    sites = [filled(Site, id="a", serves=("b",)), filled(Site, id="b", serves=())]
    machines = [
        filled(MACHINE_KINDS["server"], id="server", site="a", model="model"),
        filled(MACHINE_KINDS["host"], id="host", site="b", hypervisor="esx-3.0.1", model="model"),
        filled(MACHINE_KINDS["vm"], id="vm", host="host"),
    ]
    more = [attrs.evolve(machine, id=f"{machine.id}-2") for machine in machines]
    # A member of a DAG runs.
    machines[2] = attrs.evolve(machines[2], powered_off=False)
    alone = {"databases": 12, "copies": 1, "lagged": 0, "failures": 0, "second_site_copies": 1}
    groups = [
        filled(Dag, id=f"dag-{member}", members=(member,), serves=(served,), witness_site="a", second_site="b", **alone)
        for member, served in (("server", "pa"), ("vm", "pb"))
    ]
    ignored = [filled(Ignored, design="first", rule=rule) for rule in ("rule-1", "rule-2")]
    return Plan(
        title="Größe 計画",
        notes="Two\nlines",
        customer="Contoso 顧客",
        author="Ä. Planer",
        logo=SMALLEST_PICTURE,
        costs=filled(Costs, licences=[filled(Licence, id=name) for name in ("core", "windows")]),
        models=[filled(MachineModel, id=name) for name in ("model", "model-2")],
        assumptions=filled(
            Assumptions, overrides=[filled(Override, figure=name) for name in ("f", "g")], ignored=ignored
        ),
        sites=sites,
        links=[filled(Link, id="wan", ends=("a", "b")), filled(Link, id="wan-2", ends=("a", "b"))],
        populations=[filled(Population, id=f"p{row}", site=row) for row in "ab"],
        designs=[
            filled(Design, id="first", machines=[*machines, *more[:2]], dags=groups),
            filled(Design, id="a-second", machines=[], dags=[]),
        ],
    )


def _value(entity: type, name: str, field: Field, number: int) -> Any:
    if field.group is not None:
        return filled(field.group)
    if field.kind in {"number", "whole"}:
        return _number(field, number)
    default = attrs.fields_dict(entity)[name].default
    if field.kind == "flag":
        return not default
    if field.kind in {"choice", "choices"}:
        other = next(choice.value for choice in field.choices if choice.value != default)
        return other if field.kind == "choice" else (other,)
    return f"{name} ä {number}"


def _number(field: Field, number: int) -> float:
    least = field.minimum or 0
    most = field.maximum or 1_000
    if least + number <= most:
        return least + number
    between = least + (most - least) / (number + 2)
    return between if field.kind == "number" else round(between) + 1


if __name__ == "__main__":
    for ending in (".xplan", ".json"):
        if not (target := FOLDER / f"{NEWEST}{ending}").exists():
            save_plan(plan_with_every_field(), target)
