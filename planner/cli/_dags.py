"""Database availability groups in the JSON that commands print."""

from typing import Any

from models.capacity.dags.homes import homes_as_json
from models.capacity.dags.results import DagNumbers, FailureRow
from models.capacity.dags.survival import hinges_on_witness, is_carried, limit_of, survival_as_json, survival_of
from models.capacity.results import Gauge
from models.exporters.dag_tables import databases_of
from models.plan.entities import Design


def dag_as_json(design: Design, group: DagNumbers) -> dict[str, Any]:
    """Return the numbers of a group as the JSON form has them."""
    dag = group.dag
    return {
        "id": dag.id,
        "name": dag.name,
        "members": list(dag.members),
        "serves": list(dag.serves),
        "mailboxes": group.mailboxes,
        "copies": dag.copies,
        "lagged": dag.lagged,
        "active": dag.active,
        "failures_to_survive": dag.failures,
        "passive_copies_counted": group.counts_copies,
        "survival": survival_as_json(survival_of(group)),
        "worst_failure": _row_as_json(group.worst, group),
        "worst_site": None if group.worst_site is None else _row_as_json(group.worst_site, group),
        "disks": {"number": dag.storage.disks, "spare": dag.storage.spare_disks, "layout": dag.storage.layout},
        "failures": [_row_as_json(row, group) for row in group.rows],
        "capacity": _gauge_as_json(group.capacity),
        "operations": _gauge_as_json(group.operations),
        "room_mailboxes": group.room,
        **_limits_as_json(group),
        "room_mailboxes_site_lost": group.site_room,
        "measures": [
            {"key": row.key, "value": row.value, "unit": row.unit, "limit": row.limit} for row in group.measures
        ],
        "replication": [{"from": here, "to": there, "mbit_s": flow} for here, there, flow in group.replication],
        "homes": homes_as_json(group),
        "databases": [
            {
                "name": database.name,
                "copies": [{"server": copy.server, "lag_days": copy.lag_days} for copy in database.copies],
            }
            for database in databases_of(design, group)
        ],
    }


def _limits_as_json(group: DagNumbers) -> dict[str, Any]:
    """Return what room for mailboxes is limited by, and what is nearest to its ceiling now, each with its day."""
    tightest = group.tightest
    return {
        "limit": group.limit or None,
        "limit_day": group.day_of(group.limit) if group.limit else None,
        "tightest": {
            "resource": tightest, "day": group.day_of(tightest), **_gauge_as_json(group.limits[tightest]),
        },
    }  # fmt: skip


def _row_as_json(row: FailureRow, group: DagNumbers) -> dict[str, Any]:
    return {
        "failed": list(row.failed),
        "site": row.site or None,
        "busiest": row.busiest,
        "cpu": _gauge_as_json(row.cpu),
        "memory": _gauge_as_json(row.memory),
        "operations": _gauge_as_json(row.operations),
        "active_databases": list(row.active),
        "lost_databases": row.lost,
        "votes": row.votes,
        "votes_needed": row.needed,
        "quorum": None if hinges_on_witness(row, group) else row.has_quorum,
        "quorum_depends_on_witness": hinges_on_witness(row, group),
        "survived": is_carried(row, group),
        "short_of": limit_of(row, group) or None,
    }


def _gauge_as_json(gauge: Gauge) -> dict[str, Any]:
    return {name: getattr(gauge, name) for name in ("utilization", "low", "high", "ceiling", "state")}
