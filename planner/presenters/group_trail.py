"""The trail of a database availability group as a page: titles, and the gauge that it ends with."""

from collections.abc import Mapping

from attrs import evolve

from models.calibration.figures import Figure
from models.capacity.dags.results import LIMITS, dags_of
from models.capacity.results import Evaluation, Gauge
from models.capacity.trail import Trail
from models.capacity.trails.groups import CPU, LIMIT, MEMORY, OPERATIONS, SPACE, UNKNOWN, VOTES
from models.words import percent, tr_format, tr_noop, translate
from planner.presenters.trail_page import TrailPage, trail_page

# What the buttons say.
CHOICES = {
    CPU: tr_noop("CPU"),
    MEMORY: tr_noop("Memory"),
    SPACE: tr_noop("Disk space"),
    OPERATIONS: tr_noop("Disk operations"),
    VOTES: tr_noop("Votes"),
    LIMIT: tr_noop("Limit"),
}


def group_gauge(evaluation: Evaluation, trail: Trail) -> Gauge:
    """Return the gauge that the trail of a group ends with; one without data for what has none."""
    return dags_of(evaluation)[trail.machine].limits.get(trail.resource, UNKNOWN)


def group_page(trail: Trail, name: str, evaluation: Evaluation, published: Mapping[str, Figure]) -> TrailPage:
    """Return the page of a group's trail.

    Parameters
    ----------
    name : str
        Of the group.
    published : mapping of str to Figure
        Every figure as published, by its full key.
    """
    gauge = group_gauge(evaluation, trail)
    return evolve(trail_page(trail, gauge, published), title=_title(trail.resource, gauge, name))


def _title(resource: str, gauge: Gauge, name: str) -> str:
    if resource == VOTES:
        return tr_format("Votes of {dag}", dag=name)
    if resource == LIMIT:
        return tr_format("What limits {dag}", dag=name)
    words = translate(LIMITS[resource])
    if gauge.utilization is None:
        return tr_format("No data: {resource}", resource=words)
    if resource == OPERATIONS:
        return tr_format("Why {resource} are at {use}", resource=words, use=percent(gauge.utilization))
    return tr_format("Why {resource} is {use}", resource=words, use=percent(gauge.utilization))
