"""A design as boxes and lines with data, which programs for drawings and for graphs read alike.

Names of data are those of the plan's JSON form and stay English; numbers of use are in percent, and what is not known
is left out.
"""

import re
from collections.abc import Iterator, Mapping
from operator import attrgetter

from attrs import field, frozen

from models.capacity.dags.member_gauges import gauges_of
from models.capacity.dags.results import LIMITS, DagNumbers, dags_of
from models.capacity.dags.survival import survival_of, survival_sentence
from models.capacity.results import Evaluation
from models.exporters.cells import LIMIT_HEADINGS, rounded
from models.plan.columns import leaf_fields
from models.plan.entities import Design, Entity, Link, Machine, Plan, Population, Site
from models.plan.kinds import KINDS, container_of, is_population, is_virtual
from models.plan.unknown_hardware import PART_OF_PATH, unknown_parts
from models.units import PERCENT
from models.words import percent, tr_count, translate, trimmed

Value = str | float
# What XML has no way to write.
UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# What a line stands for.
LINK, MEMBER = "link", "member"
# A slow line has a part of a Mbit/s.
SPEED_DECIMALS = 3


@frozen(kw_only=True)
class Node:
    """A site, a population, a machine or a database availability group.

    Parameters
    ----------
    id, kind, name : str
        As in the plan.
    inside : str
        The id of the site or host that holds it; "" for a site or a group.
    data : mapping of str to str or float
        Its fields and its use of resources by name.
    lines : tuple of str
        What a drawing says below the name.
    """

    id: str
    kind: str
    name: str
    inside: str
    data: Mapping[str, Value]
    lines: tuple[str, ...] = ()


@frozen(kw_only=True)
class Line:
    """A WAN link between two sites, or what joins a group and a member."""

    id: str
    ends: tuple[str, ...]
    data: Mapping[str, Value] = field(factory=dict)
    words: str = ""
    kind: str = LINK


@frozen(kw_only=True)
class Diagram:
    """One design: what holds others stands before what it holds, and groups come last."""

    id: str
    name: str
    nodes: tuple[Node, ...]
    lines: tuple[Line, ...]


def diagram_of(plan: Plan, design: Design, evaluation: Evaluation) -> Diagram:
    """Return a design of a plan with its numbers as boxes and lines."""
    machines = sorted(design.machines, key=lambda machine: (is_virtual(machine), machine.id))
    models = {model.id: model.name for model in plan.models}
    groups = tuple(dags_of(evaluation).values())
    rows: tuple[Site | Population, ...] = (*plan.sites, *plan.populations)
    shared = (
        Node(id=row.id, kind=row.kind, name=writable(row.name), inside=container_of(row), data=_fields(row, models),
             lines=_people(row))
        for row in rows
    )  # fmt: skip
    return Diagram(
        id=design.id,
        name=writable(design.name),
        nodes=(*shared, *(_machine(row, models, evaluation) for row in machines), *map(_group, groups)),
        lines=(
            *(Line(id=link.id, ends=link.ends, data=_fields(link, models), words=_speed(link)) for link in plan.links),
            *(
                Line(id=f"{numbers.dag.id}/{member}", ends=(numbers.dag.id, member), kind=MEMBER)
                for numbers in groups
                for member in numbers.dag.members
            ),
        ),
    )  # fmt: skip


def writable(text: str) -> str:
    """Return a text without the characters that XML cannot hold."""
    return UNWRITABLE.sub("", text)


def _machine(machine: Machine, models: Mapping[str, str], evaluation: Evaluation) -> Node:
    data = _fields(machine, models)
    lines: list[str] = []
    for resource, gauge in gauges_of(evaluation, machine.id).items():
        for part, value in (("", gauge.utilization), ("_low", gauge.low), ("_high", gauge.high)):
            if value is not None:
                data[f"use_{resource}{part}_percent"] = rounded(value * PERCENT)
        if gauge.utilization is not None:
            lines.append(f"{translate(LIMIT_HEADINGS[resource])} {percent(gauge.utilization)}")
            data[f"use_{resource}_state"] = gauge.state
    return Node(
        id=machine.id, kind=machine.kind, name=writable(machine.name), inside=container_of(machine), data=data,
        lines=tuple(lines),
    )  # fmt: skip


def _group(numbers: DagNumbers) -> Node:
    dag, worst = numbers.dag, numbers.worst
    data = {**_fields(dag, {}), "mailboxes": numbers.mailboxes}
    lines = [
        tr_count(dag.databases, "{count} database", "{count} databases"),
        tr_count(dag.copies, "{count} copy each", "{count} copies each"),
    ]
    for resource in ("cpu", "memory"):
        use = worst.peaks[resource].gauge.utilization
        if use is not None:
            data[f"worst_failure_{resource}_percent"] = rounded(use * PERCENT)
            lines.append(f"{translate(LIMITS[resource])} {percent(use)}")
    lines.append(survival_sentence(survival_of(numbers)))
    if numbers.room is not None:
        data["room_mailboxes"] = numbers.room
    if numbers.site_room is not None:
        data["room_mailboxes_site_lost"] = numbers.site_room
    return Node(id=dag.id, kind=dag.kind, name=writable(dag.name), inside="", data=data, lines=tuple(lines))


def _fields(row: Entity, models: Mapping[str, str]) -> dict[str, Value]:
    return dict(_values(row, models))


def _values(row: Entity, models: Mapping[str, str]) -> Iterator[tuple[str, Value]]:
    unknown = unknown_parts(row)
    for path, described in leaf_fields(KINDS[row.kind].entity):
        if PART_OF_PATH.get(path) in unknown:
            continue
        value = attrgetter(path)(row)
        name = path.replace(".", "_")
        if name == "name" or value is None or value in ("", ()):
            continue
        if isinstance(value, bool):
            yield name, str(value).lower()
        elif isinstance(value, int | float):
            yield name, value
        elif isinstance(value, tuple):
            yield name, writable(", ".join(value))
        else:
            yield name, writable(models.get(value, value) if described.target == "models" else str(value))


def _speed(link: Link) -> str:
    return f"{trimmed(link.bandwidth_mbit_s, SPEED_DECIMALS)} Mbit/s"


def _people(row: Entity) -> tuple[str, ...]:
    return (tr_count(row.mailboxes, "{count} mailbox", "{count} mailboxes"),) if is_population(row) else ()
