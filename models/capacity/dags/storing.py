"""Numbers of a group in addition to its gauges: databases, logs, disks, SSDs and transport."""

from collections.abc import Iterator

from models.capacity.dags.work import Figures, Work
from models.capacity.results import Measure
from models.plan.dags import Dag
from models.storage.disks import JBOD, copies_on_disk, disks_for, tb_to_mb
from models.storage.mailboxes import transport_mb
from models.units import MB_A_GB
from models.words import tr_format


def measures_of(figures: Figures, dag: Dag, work: Work, held: int) -> Iterator[Measure]:
    """Return the measures of a group.

    Parameters
    ----------
    work : Work
        What a database asks with the figures in use.
    held : int
        Copies of databases on the member that holds most.
    """
    yield _of_database(figures, dag, work)
    provided = ("index.share", "database.provision", "logs.retention_days")
    yield Measure(
        dag.id, "copy-size", tr_format("Space per database copy, with logs"),
        work.copy_mb / MB_A_GB, "GB", None,
        tuple(figures.get(key) for key in provided),
    )  # fmt: skip
    most = figures.get("dag.databases_per_server")
    yield Measure(dag.id, "copies-held", tr_format("Database copies per member"), held, "", most.value, (most,))
    logs = ("logs.per_message", "logs.log_mb", "logs.message_kb", "logs.size_exponent")
    yield Measure(
        dag.id, "logs", tr_format("Transaction logs per day"), work.log_mb * dag.databases / MB_A_GB, "GB/day", None,
        tuple(figures.get(key) for key in logs),
    )  # fmt: skip
    yield from _of_disks(figures, dag, work, held)
    yield _of_transport(figures, dag, work)
    maintenance = figures.get("maintenance.per_copy")
    yield Measure(
        dag.id, "maintenance", tr_format("Background maintenance per member"), held * maintenance.value, "MB/s", None,
        (maintenance,),
    )  # fmt: skip


def _of_database(figures: Figures, dag: Dag, work: Work) -> Measure:
    keys = ("mailbox.whitespace_days", "mailbox.recovery_share", "mailbox.calendar_share")
    used = tuple(figures.get(key) for key in keys)
    label = tr_format("Database size")
    return Measure(dag.id, "database-size", label, work.database_mb / MB_A_GB, "GB", dag.most_database_gb, used)


def _of_disks(figures: Figures, dag: Dag, work: Work, held: int) -> Iterator[Measure]:
    storage = dag.storage
    if storage.layout == JBOD and storage.disk_tb is not None:
        disks = disks_for(held, largest_copy_mb(dag, work), storage.disk_tb, storage.databases_per_disk)
        if disks is not None:
            label = tr_format("Disks needed per member, including spares")
            have = None if storage.disks is None else float(storage.disks + storage.spare_disks)
            yield Measure(dag.id, "disks", label, float(disks + storage.spare_disks), "", have)
    if storage.ssds:
        yield from _of_ssds(figures, dag, work, held)


def copies_per_disk(dag: Dag, work: Work) -> int | None:
    """Return how many copies share a disk without RAID, 0 where not one fits; None with RAID.

    Parameters
    ----------
    work : Work
        What a database asks with the figures in use.
    """
    storage = dag.storage
    if storage.layout != JBOD:
        return None
    if storage.disk_tb is None:
        return storage.databases_per_disk
    return copies_on_disk(largest_copy_mb(dag, work), storage.disk_tb, storage.databases_per_disk)


def largest_copy_mb(dag: Dag, work: Work) -> float:
    """Return the space of the largest copy of a database, with its logs [MB]."""
    return work.lagged_mb if dag.lagged else work.copy_mb


def _of_ssds(figures: Figures, dag: Dag, work: Work, held: int) -> Iterator[Measure]:
    share, usable = figures.get("mcdb.share"), figures.get("mcdb.usable_share")
    have = None
    if dag.storage.ssd_tb is not None:
        have = dag.storage.ssds * tb_to_mb(dag.storage.ssd_tb) * usable.value / MB_A_GB
    label = tr_format("MetaCache databases per member")
    yield Measure(
        dag.id, "metacache", label, held * work.database_mb * share.value / MB_A_GB, "GB", have, (share, usable)
    )
    if dag.storage.disks is not None:
        ratio = figures.get("mcdb.disks_per_ssd")
        wanted = float(-(-dag.storage.disks // round(ratio.value)))
        label = tr_format("SSDs needed per member")
        yield Measure(dag.id, "ssds", label, wanted, "", float(dag.storage.ssds), (ratio,))


def _of_transport(figures: Figures, dag: Dag, work: Work) -> Measure:
    keys = ("transport.queue_days", "transport.queue_share", "transport.safety_net_days", "transport.copies")
    used = tuple(figures.get(key) for key in keys)
    queue_days, queue_share, kept_days, copies = (figure.value for figure in used)
    left = max(len(dag.members) - dag.failures, 1)
    size = transport_mb(work.mail_mb * dag.databases, queue_days, queue_share, kept_days, copies, float(left))
    label = tr_format("Transport database per member")
    return Measure(dag.id, "transport", label, size / MB_A_GB, "GB", None, used)
