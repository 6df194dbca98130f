"""The results of one design as plain values: machines, links, groups, findings, growth and failures."""

from collections.abc import Iterable
from math import isfinite
from typing import Any

from models.capacity.dags.homes import homes_as_json
from models.capacity.dags.member_gauges import days_of_member, gauges_of, limiter_day_of, limiter_of, room_of
from models.capacity.dags.results import DagNumbers, FailureRow, dags_of
from models.capacity.dags.survival import hinges_on_witness, is_carried, limit_of, survival_as_json, survival_of
from models.capacity.results import RESOURCES, Evaluation, Finding, Gauge, Measure
from models.comparisons.crossings import GrowthCrossing
from models.comparisons.failure_results import FailureResult
from models.comparisons.failures import Failures
from models.comparisons.group_growth import GroupCrossing
from models.comparisons.growing import Growth, growth_of
from models.comparisons.growth import Forecast
from models.exporters.dag_tables import databases_of
from models.plan.dns_names import dns_name
from models.plan.entities import Design, Machine, Plan
from models.plan.ignoring import reasons_of
from models.plan.kinds import is_virtual
from models.plan.queries import site_of
from models.units import MONTHS_A_YEAR
from planner.presenters.report_outlook import Explored

Values = dict[str, Any]
MEASURE = ("key", "label", "value", "unit", "limit")


def design_results(plan: Plan, answer: Explored, evaluation: Evaluation) -> Values:
    """Return the numbers of a design of a plan, and what growth and failures do to it.

    Parameters
    ----------
    answer : Explored
        The design, its growth and its failures.
    """
    design = answer.design
    return {
        "id": design.id,
        "name": design.name,
        "complete": evaluation.is_complete,
        "gaps": [
            {"population": gap.population, "role": gap.role, "served_from": gap.served_from or None}
            for gap in evaluation.gaps
        ],
        "sites": [
            {"id": site.id, "name": site.name, "users": served.users, "mailboxes": served.mailboxes,
             "measures": _measures(evaluation.measures_of(site.id))}
            for site in plan.sites
            if (served := evaluation.sites.get(site.id)) is not None
        ],
        "machines": machine_results(design, evaluation),
        "links": [
            {"id": name, "bandwidth": _gauge(gauge), "log_shipping": gauge.shipping}
            for name, gauge in evaluation.links.items()
        ],
        "dags": [_dag(design, numbers) for numbers in dags_of(evaluation).values()],
        "responses": [
            {"population": row.population, "protocol": row.protocol, "p95_ms": row.p95_ms, "low_ms": row.low,
             "high_ms": row.high, "state": row.state}
            for row in evaluation.responses
        ],
        "findings": list(_findings(plan, design, evaluation.findings)),
        "growth": None if answer.growth is None else _growth(answer.growth, growth_of(plan)),
        "failures": None if answer.failures is None else _failures(answer.failures),
    }  # fmt: skip


def machine_results(design: Design, evaluation: Evaluation) -> list[Values]:
    """Return the numbers of each machine of a design."""
    return [_machine(design, machine, evaluation) for machine in design.machines]


def _machine(design: Design, machine: Machine, evaluation: Evaluation) -> Values:
    return {
        "id": machine.id,
        "name": machine.name,
        "dns_name": dns_name(machine) or None,
        "kind": machine.kind,
        "site": site_of(design, machine),
        "host": machine.host if is_virtual(machine) else None,
        "resources": {name: _gauge(gauge) for name, gauge in gauges_of(evaluation, machine.id).items()},
        "worst_failure": {name: _gauge(day) for name, (_, day) in days_of_member(evaluation, machine.id).items()},
        "limiter": limiter_of(evaluation, machine.id),
        "limiter_day": limiter_day_of(evaluation, machine.id),
        "room_users": room_of(evaluation, machine.id),
        "users": evaluation.users_of(machine.id),
        "mailboxes": evaluation.mailboxes_of(machine.id),
        "measures": _measures(evaluation.measures_of(machine.id)),
    }


def _gauge(gauge: Gauge) -> Values:
    return {
        "use_fraction": gauge.utilization,
        "low_fraction": gauge.low,
        "high_fraction": gauge.high,
        "ceiling_fraction": gauge.ceiling,
        "state": gauge.state,
    }


def _measures(measures: Iterable[Measure]) -> list[Values]:
    return [{name: getattr(measure, name) for name in MEASURE} for measure in measures]


def _dag(design: Design, numbers: DagNumbers) -> Values:
    dag = numbers.dag
    return {
        "id": dag.id,
        "name": dag.name,
        "members": list(dag.members),
        "mailboxes": numbers.mailboxes,
        "failures": [_failure_of_dag(row, numbers) for row in numbers.rows],
        "worst_failure": numbers.rows.index(numbers.worst),
        "worst_site": None if numbers.worst_site is None else numbers.rows.index(numbers.worst_site),
        "survival": survival_as_json(survival_of(numbers)),
        "disk_space": _gauge(numbers.capacity),
        "disk_operations": _gauge(numbers.operations),
        "room_mailboxes": numbers.room,
        "limiter": numbers.limit or None,
        "limiter_day": numbers.day_of(numbers.limit) if numbers.limit else None,
        "tightest": numbers.tightest,
        "tightest_day": numbers.day_of(numbers.tightest),
        "room_mailboxes_site_lost": numbers.site_room,
        "measures": _measures(numbers.measures),
        "replication": [
            {"from_site": here, "to_site": there, "mbit_s": flow} for here, there, flow in numbers.replication
        ],
        "homes": homes_as_json(numbers),
        "databases": [
            {"name": row.name, "copies": [{"server": copy.server, "lag_days": copy.lag_days} for copy in row.copies]}
            for row in databases_of(design, numbers)
        ],
    }


def _failure_of_dag(row: FailureRow, numbers: DagNumbers) -> Values:
    return {
        "members_down": list(row.failed),
        "site_down": row.site or None,
        "busiest": row.busiest,
        "cpu": _gauge(row.cpu),
        "memory": _gauge(row.memory),
        "disk_operations": _gauge(row.operations),
        "active_databases_least": row.active[0],
        "active_databases_most": row.active[1],
        "databases_not_served": row.lost,
        "votes": row.votes,
        "votes_needed": row.needed,
        "quorum": None if hinges_on_witness(row, numbers) else row.has_quorum,
        "quorum_depends_on_witness": hinges_on_witness(row, numbers),
        "survived": is_carried(row, numbers),
        "short_of": limit_of(row, numbers) or None,
    }


def _findings(plan: Plan, design: Design, findings: Iterable[Finding]) -> Iterable[Values]:
    reasons = reasons_of(plan, design.id)
    for row in findings:
        yield {
            "rule": row.rule,
            "severity": row.severity,
            "subject": row.subject,
            "about": row.about or None,
            "text": row.text,
            "remedy": row.remedy or None,
            "users": row.users,
            "source": row.source or None,
            "ignored_because": reasons.get(row.key) or None,
        }


def _growth(found: Forecast, growth: Growth) -> Values:
    """Return the use of each machine year by year: today comes first."""
    return {
        "yearly_fraction": growth.everyone,
        "yearly_fraction_by_population": dict(growth.populations),
        "months": len(found.use) - 1,
        "lacking": found.lacking or None,
        "users": list(found.people[::MONTHS_A_YEAR]),
        "crossings": [{"machine": row.machine_id, "resource": row.resource, **_when(row)} for row in found.crossings],
        "dags": [
            {"dag": row.dag_id, "limit": row.limit, "machine": row.machine_id or None, **_when(row), **row.more}
            for row in found.groups
        ],
        "additions": [
            {"month": row.month, "machines_like": list(row.machine_ids), "count": row.count} for row in found.additions
        ],
        "machines": [
            {"id": name, **{resource: _yearly(found, number, row) for number, resource in enumerate(RESOURCES)}}
            for row, name in enumerate(found.machine_ids)
        ],
    }


def _when(crossing: GrowthCrossing | GroupCrossing) -> Values:
    return {"month": crossing.month, "earliest_month": crossing.earliest, "latest_month": crossing.latest}


def _yearly(found: Forecast, resource: int, row: int) -> Values:
    tables = (("", found.use), ("low_", found.low), ("high_", found.high))
    return {
        f"{name}of_ceiling_fraction": [
            value if isfinite(value) else None for value in table[::MONTHS_A_YEAR, resource, row].tolist()
        ]
        for name, table in tables
    }


def _failures(found: Failures) -> Values:
    return {
        "machines_that_may_fail": found.may_fail,
        "lacking": found.lacking or None,
        "dags_with_unknown_witness": list(found.unknown_witness),
        "outages": [_outage(row) for row in found.results],
    }


def _outage(row: FailureResult) -> Values:
    return {
        "down": list(row.outage.down),
        "users_not_served": row.unserved,
        "dags_without_quorum": list(row.dismounted),
        "dag_members_cut_off": list(row.cut_off),
        "users_whose_mailboxes_are_on_no_other_server": row.restorable,
        "machines_above_a_ceiling": list(row.above),
        "vms_stopped": row.stopped,
        "busiest": row.busiest or None,
        "resource": row.resource or None,
        "of_ceiling_fraction": row.use,
        "survived": row.survived,
    }
