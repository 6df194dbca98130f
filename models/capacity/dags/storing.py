"""Numbers of a group in addition to its gauges: databases, logs, disks, SSDs and transport."""

from collections.abc import Iterator

import numpy as np

from models.capacity.dags.work import Figures, Work
from models.capacity.floats import Floats
from models.capacity.held import Held
from models.capacity.results import Measure
from models.plan.dags import Dag
from models.storage.disks import JBOD, copies_on_disk, packed, tb_to_mb
from models.storage.mailboxes import transport_mb
from models.units import MB_A_GB
from models.words import tr_format


def measures_of(figures: Figures, held: Held, work: Work) -> Iterator[Measure]:
    """Return the measures of a group: of its largest database, and of the member that holds most.

    Parameters
    ----------
    work : Work
        What the databases ask with the figures in use.
    """
    dag, databases = held.dag, held.databases_at
    on_members = held.copies_at(slice(None))
    most_held = int(on_members.sum(axis=0).max())
    yield _of_database(figures, dag, work)
    provided = ("index.share", "database.provision", "logs.retention_days")
    yield Measure(
        dag.id, "copy-size", tr_format("Space per database copy, with logs"),
        float(work.copy_mb.max()) / MB_A_GB, "GB", None,
        tuple(figures.get(key) for key in provided),
    )  # fmt: skip
    most = figures.get("dag.databases_per_server")
    yield Measure(dag.id, "copies-held", tr_format("Database copies per member"), most_held, "", most.value, (most,))
    logs = ("logs.per_message", "logs.log_mb", "logs.message_kb", "logs.size_exponent")
    yield Measure(
        dag.id, "logs", tr_format("Transaction logs per day"), float(work.log_mb @ databases) / MB_A_GB, "GB/day", None,
        tuple(figures.get(key) for key in logs),
    )  # fmt: skip
    yield from _of_disks(held, work)
    if dag.storage.ssds:
        yield from _of_ssds(figures, dag, float((work.database_mb @ on_members).max()))
    yield _of_transport(figures, dag, float(work.mail_mb @ databases))
    maintenance = figures.get("maintenance.per_copy")
    yield Measure(
        dag.id, "maintenance", tr_format("Background maintenance per member"),
        most_held * maintenance.value, "MB/s", None, (maintenance,),
    )  # fmt: skip


def _of_database(figures: Figures, dag: Dag, work: Work) -> Measure:
    keys = ("mailbox.whitespace_days", "mailbox.recovery_share", "mailbox.calendar_share")
    used = tuple(figures.get(key) for key in keys)
    label = tr_format("Database size")
    size = float(work.database_mb.max()) / MB_A_GB
    return Measure(dag.id, "database-size", label, size, "GB", dag.most_database_gb, used)


def _of_disks(held: Held, work: Work) -> Iterator[Measure]:
    dag, storage = held.dag, held.dag.storage
    if storage.layout == JBOD and storage.disk_tb is not None and copies_per_disk(held, work):
        label = tr_format("Disks needed per member, including spares")
        have = None if storage.disks is None else float(storage.disks + storage.spare_disks)
        needed = _disks_of_members(held, work, tb_to_mb(storage.disk_tb)) + storage.spare_disks
        yield Measure(dag.id, "disks", label, float(needed), "", have)


def _disks_of_members(held: Held, work: Work, disk_mb: float) -> int:
    """Return the disks without RAID of the member that needs most for its copies, each of its own size."""
    sizes, copies = _sizes(held, work)
    each = (np.repeat(sizes, numbers.astype(np.int64)).tolist() for numbers in np.unique(copies, axis=1).T)
    return max(max(packed(some, disk_mb, held.dag.storage.databases_per_disk), default=-1) + 1 for some in each)


def _sizes(held: Held, work: Work) -> tuple[Floats, Floats]:
    """Return the sizes of copies [MB], and how many of each every member holds: (sizes,), (sizes, members)."""
    usable = held.dag.active_copies
    copies = np.concatenate((held.copies_at(slice(usable)), held.copies_at(slice(usable, None))))
    there = copies.any(axis=1)
    return np.concatenate((work.copy_mb, work.lagged_mb))[there], copies[there]


def copies_per_disk(held: Held, work: Work) -> int | None:
    """Return how many copies share a disk without RAID, of the smallest ones; None with RAID.

    0 where the largest does not fit.

    Parameters
    ----------
    work : Work
        What a database asks with the figures in use.
    """
    storage = held.dag.storage
    if storage.layout != JBOD:
        return None
    if storage.disk_tb is None:
        return storage.databases_per_disk
    sizes, _ = _sizes(held, work)
    fit = [copies_on_disk(float(size), storage.disk_tb, storage.databases_per_disk) for size in sizes]
    return max(fit) if min(fit) else 0


def largest_copy_mb(dag: Dag, work: Work) -> float:
    """Return the space of the largest copy of any database, with its logs [MB]."""
    return float((work.lagged_mb if dag.lagged else work.copy_mb).max())


def _of_ssds(figures: Figures, dag: Dag, databases_mb: float) -> Iterator[Measure]:
    share, usable = figures.get("mcdb.share"), figures.get("mcdb.usable_share")
    have = None
    if dag.storage.ssd_tb is not None:
        have = dag.storage.ssds * tb_to_mb(dag.storage.ssd_tb) * usable.value / MB_A_GB
    label = tr_format("MetaCache databases per member")
    yield Measure(dag.id, "metacache", label, databases_mb * share.value / MB_A_GB, "GB", have, (share, usable))
    if dag.storage.disks is not None:
        ratio = figures.get("mcdb.disks_per_ssd")
        wanted = float(-(-dag.storage.disks // round(ratio.value)))
        label = tr_format("SSDs needed per member")
        yield Measure(dag.id, "ssds", label, wanted, "", float(dag.storage.ssds), (ratio,))


def _of_transport(figures: Figures, dag: Dag, mail_mb: float) -> Measure:
    keys = ("transport.queue_days", "transport.queue_share", "transport.safety_net_days", "transport.copies")
    used = tuple(figures.get(key) for key in keys)
    queue_days, queue_share, kept_days, copies = (figure.value for figure in used)
    left = max(len(dag.members) - dag.failures, 1)
    size = transport_mb(mail_mb, queue_days, queue_share, kept_days, copies, float(left))
    label = tr_format("Transport database per member")
    return Measure(dag.id, "transport", label, size / MB_A_GB, "GB", None, used)
