"""The gauges of a machine as cards, tables and files show them: those of a group's member count its database disks."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from models.capacity.dags.results import FAILURE, NORMAL, dags_of
from models.rounding import ROUNDING

if TYPE_CHECKING:
    from models.capacity.dags.results import DagNumbers
    from models.capacity.results import Evaluation, Gauge

DISK, STORAGE = "disk", "storage"
# What the numbers of a group call the resources of its members.
OF_MEMBERS = {"cpu": "cpu", "memory": "memory", STORAGE: "capacity", DISK: "operations"}
# In the order of a card.
SHOWN = ("cpu", "memory", STORAGE, DISK, "network")

Days = dict[str, "tuple[Gauge, Gauge]"]


def group_of(evaluation: Evaluation, machine_id: str) -> DagNumbers | None:
    """Return the numbers of the group that a machine is a member of, or None."""
    return next((row for row in dags_of(evaluation).values() if machine_id in row.dag.members), None)


def days_of_member(evaluation: Evaluation, machine_id: str) -> Days:
    """Return the use of a member of a group by resource, on a normal day and in the failure that it feels most.

    ``storage`` and ``disk`` are the space and the operations of the disks that hold its database copies. Where the
    machine itself has a gauge of its disks, that one counts their operations. Machines in no group have none of these.
    """
    group = group_of(evaluation, machine_id)
    if group is None:
        return {}
    known = {resource: group.members.get(name, {}) for resource, name in OF_MEMBERS.items()}
    days = {resource: members[machine_id] for resource, members in known.items() if machine_id in members}
    if evaluation.gauge(machine_id, DISK).utilization is not None:
        days.pop(DISK, None)
    return days


def gauge_of(evaluation: Evaluation, machine_id: str, resource: str) -> Gauge:
    """Return the gauge of a resource of a machine on a normal day, or that of its database disks.

    Raises
    ------
    KeyError
        If ``storage`` is asked of a machine that is in no group.
    """
    if resource not in {DISK, STORAGE}:
        return evaluation.gauge(machine_id, resource)
    return _gauge(evaluation, machine_id, resource, days_of_member(evaluation, machine_id))


def gauges_of(evaluation: Evaluation, machine_id: str) -> dict[str, Gauge]:
    """Return all gauges of a machine on a normal day by resource; ``storage`` of members of groups alone."""
    days = days_of_member(evaluation, machine_id)
    return {
        resource: _gauge(evaluation, machine_id, resource, days)
        for resource in SHOWN
        if STORAGE in days or resource != STORAGE
    }


def _gauge(evaluation: Evaluation, machine_id: str, resource: str, days: Days) -> Gauge:
    of_group = resource == STORAGE or (resource == DISK and DISK in days)
    return days[resource][0] if of_group else evaluation.gauge(machine_id, resource)


def limiter_of(evaluation: Evaluation, machine_id: str) -> str | None:
    """Return the resource that limits a machine; of a member, what is nearest to its ceiling on any day."""
    return _limit_of(evaluation, machine_id)[0]


def limiter_day_of(evaluation: Evaluation, machine_id: str) -> str | None:
    """Return when that is so of a member of a group: on a `NORMAL` day, or in a `FAILURE`; None of other machines."""
    return _limit_of(evaluation, machine_id)[1]


def _limit_of(evaluation: Evaluation, machine_id: str) -> tuple[str | None, str | None]:
    days, usual = days_of_member(evaluation, machine_id), evaluation.limiter_of(machine_id)
    if not days:
        return usual, None
    gauges = {(name, FAILURE): failure for name, (_, failure) in days.items() if name != STORAGE}
    gauges |= {(name, NORMAL): normal for name, (normal, _) in days.items()}
    if usual is not None and usual not in days:
        gauges[usual, NORMAL] = evaluation.gauge(machine_id, usual)
    # Of equals, the first: what no failure makes worse is tight on a normal day already.
    known = {
        key: gauge.utilization / gauge.ceiling
        for key, gauge in reversed(gauges.items())
        if gauge.utilization is not None
    }
    return max(known, key=known.__getitem__, default=(None, None))


def room_in_group(evaluation: Evaluation, machine_id: str) -> int | None:
    """Return how many more users fit on a member until its group meets a ceiling (negative: too many).

    None where the machine itself meets one before, where that is not known, and for machines in no group.
    """
    group, own = group_of(evaluation, machine_id), evaluation.room_of(machine_id)
    if group is None or own is None or not group.limit:
        return None
    room = floor(evaluation.users_of(machine_id) * (group.factors[group.limit].in_use - 1.0) + ROUNDING)
    return room if room < own else None


def room_of(evaluation: Evaluation, machine_id: str) -> int | None:
    """Return how many more users fit on a machine until it or its group meets a ceiling, or None."""
    room = room_in_group(evaluation, machine_id)
    return evaluation.room_of(machine_id) if room is None else room
