"""The servers, databases and copies of database availability groups, as rows and as CSV."""

import csv
import io
from collections.abc import Iterator, Mapping
from math import inf

from attrs import frozen

from models.capacity.dags.results import DagNumbers
from models.capacity.dags.survival import survival_of, survival_sentence
from models.capacity.results import Gauge
from models.exporters.cells import MARK, harmless
from models.plan import queries
from models.plan.entities import Design, Plan
from models.storage.disks import packed, tb_to_mb
from models.units import MB_A_GB, PERCENT
from models.words import tr_noop, translate

GROUPS, SERVERS, DATABASES, COPIES = "dags", "servers", "databases", "copies"
TABLES = (GROUPS, SERVERS, DATABASES, COPIES)
HEADINGS = {
    GROUPS: (
        tr_noop("DAG"), tr_noop("Members"), tr_noop("Databases"), tr_noop("Copies"), tr_noop("Lagged copies"),
        tr_noop("Mailboxes"), tr_noop("Failures to survive"), tr_noop("Fails at worst"),
        tr_noop("CPU of the busiest member [%]"), tr_noop("CPU in the worst failure [%]"),
        tr_noop("RAM in the worst failure [%]"), tr_noop("Disk space [%]"),
        tr_noop("Disk operations in the worst failure [%]"), tr_noop("Disks of a member"), tr_noop("Size [GB]"),
        tr_noop("Logs a day [GB]"), tr_noop("Log shipping in the peak hour [Mbit/s]"), tr_noop("Room [mailboxes]"),
        tr_noop("Outcome"), tr_noop("Room with any one site lost [mailboxes]"),
    ),
    SERVERS: (
        tr_noop("Server"), tr_noop("DAG"), tr_noop("Site"), tr_noop("Active databases"), tr_noop("Passive copies"),
        tr_noop("Lagged copies"), tr_noop("Disks"), tr_noop("Spare disks"),
    ),
    DATABASES: (
        tr_noop("Database"), tr_noop("DAG"), tr_noop("Server of the active copy"), tr_noop("Copies"),
        tr_noop("Lagged copies"), tr_noop("Mailboxes"), tr_noop("Size [GB]"),
    ),
    COPIES: (
        tr_noop("Database"), tr_noop("Server"), tr_noop("Preference"), tr_noop("Lag [days]"), tr_noop("Volume"),
    ),
}  # fmt: skip
Cell = str | int | float | None


@frozen
class Copy:
    """One copy of a database.

    Parameters
    ----------
    server : str
        The name of the member that holds it.
    preference : int
        1 for the copy that is active on a normal day.
    lag_days : float
        0 for a copy that is not lagged [days].
    volume : int
        The number of the disk or volume on the member, from 1.
    """

    server: str
    preference: int
    lag_days: float
    volume: int


@frozen
class Database:
    """A database of a group with its copies in the order of preference."""

    name: str
    copies: tuple[Copy, ...]


def databases_of(design: Design, numbers: DagNumbers) -> tuple[Database, ...]:
    """Return the databases of a group, named after it, each with its copies."""
    dag, volumes = numbers.dag, _volumes(numbers)
    digits = len(str(dag.databases))
    databases = []
    for number, (row, on) in enumerate(zip(numbers.copies.tolist(), volumes, strict=True), 1):
        copies = []
        for preference, (member, volume) in enumerate(zip(row, on, strict=True), 1):
            lag = dag.lag_days if preference > dag.active_copies else 0.0
            copies.append(Copy(design.by_id[dag.members[member]].name, preference, lag, volume))
        databases.append(Database(f"{dag.name}-DB{number:0{digits}}", tuple(copies)))
    return tuple(databases)


def _volumes(numbers: DagNumbers) -> list[list[int]]:
    """Return the volume of each copy on its member: a disk without RAID, else the only volume: (databases, copies)."""
    volumes = [[1] * len(row) for row in numbers.copies.tolist()]
    if numbers.per_disk is None:
        return volumes
    dag = numbers.dag
    # A copy too large for any disk has one to itself; a finding says that it does not fit.
    disk_mb, per_disk = dag.storage.disk_tb, dag.storage.databases_per_disk
    on_member: dict[int, list[tuple[int, int, float]]] = {}
    for database, (row, home) in enumerate(zip(numbers.copies.tolist(), numbers.home, strict=True)):
        for copy, member in enumerate(row):
            sizes = numbers.homes[home]
            size = sizes.copy_mb if copy < dag.active_copies else sizes.lagged_mb
            on_member.setdefault(member, []).append((database, copy, size))
    for held in on_member.values():
        sizes_mb = [size for _, _, size in held]
        disks = packed(sizes_mb, inf if disk_mb is None else tb_to_mb(disk_mb), per_disk)
        for (database, copy, _), disk in zip(held, disks, strict=True):
            volumes[database][copy] = disk + 1
    return volumes


def rows_of(plan: Plan, design: Design, groups: Mapping[str, DagNumbers], table: str) -> list[tuple[Cell, ...]]:
    """Return the rows of one of the tables `TABLES`, without its headings."""
    make = {GROUPS: _groups, SERVERS: _servers, DATABASES: _databases, COPIES: _copies}[table]
    return [row for numbers in groups.values() for row in make(plan, design, numbers)]


def _groups(_plan: Plan, design: Design, numbers: DagNumbers) -> Iterator[tuple[Cell, ...]]:
    dag, worst, logs = numbers.dag, numbers.worst, numbers.measure("logs")
    yield (
        dag.name,
        ", ".join(design.by_id[member].name for member in dag.members),
        dag.databases,
        dag.copies,
        dag.lagged,
        numbers.mailboxes,
        dag.failures,
        ", ".join(design.by_id[member].name for member in worst.failed),
        *map(_percent, (numbers.normal.cpu, worst.cpu, worst.memory, numbers.capacity, numbers.operations)),
        dag.storage.disks,
        round(numbers.database_mb / MB_A_GB, 1),
        None if logs is None else round(logs.value, 1),
        round(sum(traffic for _, _, traffic in numbers.replication), 1),
        numbers.room,
        survival_sentence(survival_of(numbers)),
        numbers.site_room,
    )


def _percent(gauge: Gauge) -> float | None:
    return None if gauge.utilization is None else round(gauge.utilization * PERCENT, 1)


def _servers(plan: Plan, design: Design, numbers: DagNumbers) -> Iterator[tuple[Cell, ...]]:
    dag = numbers.dag
    names = {site.id: site.name for site in plan.sites}
    able = numbers.copies[:, : dag.active_copies]
    for row, member in enumerate(dag.members):
        machine = design.by_id[member]
        active, lagged = int((numbers.copies[:, 0] == row).sum()), int((numbers.copies == row).sum())
        mounted = int((able == row).sum())
        yield (
            machine.name, dag.name, names[queries.site_of(design, machine)], active, mounted - active,
            lagged - mounted, dag.storage.disks, dag.storage.spare_disks,
        )  # fmt: skip


def _databases(_plan: Plan, design: Design, numbers: DagNumbers) -> Iterator[tuple[Cell, ...]]:
    dag = numbers.dag
    each = zip(databases_of(design, numbers), numbers.home, numbers.mailboxes_of_databases, strict=True)
    for database, home, mailboxes in each:
        size = round(numbers.homes[home].database_mb / MB_A_GB, 1)
        yield database.name, dag.name, database.copies[0].server, dag.copies, dag.lagged, mailboxes, size


def _copies(_plan: Plan, design: Design, numbers: DagNumbers) -> Iterator[tuple[Cell, ...]]:
    for database in databases_of(design, numbers):
        for copy in database.copies:
            yield database.name, copy.server, copy.preference, copy.lag_days, copy.volume


def csv_text(plan: Plan, design: Design, groups: Mapping[str, DagNumbers], table: str) -> str:
    """Return a table as CSV with a mark for UTF-8; no cell is ever taken for a formula."""
    stream = io.StringIO()
    writer = csv.writer(stream)
    writer.writerow(map(translate, HEADINGS[table]))
    for row in rows_of(plan, design, groups, table):
        writer.writerow("" if cell is None else harmless(cell) for cell in row)
    return MARK + stream.getvalue()
