"""What the mailboxes of a group ask of its members and disks, at each bound of the figures."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.heads import MEGACYCLES, STORE
from models.calibration.library import FigureSet, Library
from models.capacity.arrays import Workload
from models.capacity.bounds import Bound, relief_at, value_at
from models.capacity.coefficients import MAILBOX_MESSAGES, cost_figures
from models.capacity.floats import Floats
from models.capacity.held import Held
from models.capacity.members import lodged_in
from models.plan.choices import PROTOCOL_IDS
from models.plan.dags import Dag, Storage
from models.plan.entities import Design, Population
from models.plan.kinds import role_holder
from models.storage.disks import JBOD, capacity_mb, operations
from models.storage.mailboxes import daily_mb, log_mb_a_day, mailbox_on_disk_mb, volume_mb

STORAGE = "storage"
# Not every version has figures of these names.
PASSIVE, FURTHER = "mailbox.cpu.passive-messages", "mailbox.cpu.copy-messages"


@frozen(eq=False)
class Contents:
    """Whose mailboxes the databases of a group hold.

    Parameters
    ----------
    populations : sequence of Population
        Those that the group serves.
    mailboxes : (homes, populations)
        In each database of a home.
    """

    populations: Sequence[Population]
    mailboxes: Floats

    @classmethod
    def spread(cls, populations: Sequence[Population], databases: int) -> "Contents":
        """Return what some databases hold when all populations are spread evenly over all of them."""
        (mailboxes,) = _of_populations(populations, "mailboxes")
        return cls(populations, mailboxes[np.newaxis] / databases)

    def each(self) -> "Iterator[Contents]":
        """Yield what the databases hold of each population."""
        for number, population in enumerate(self.populations):
            yield Contents([population], self.mailboxes[:, [number]])


@frozen(eq=False, kw_only=True)
class Work:
    """What a database of each home asks, at one bound; with a leading axis of draws where figures are drawn.

    Parameters
    ----------
    active_iops, passive_iops : (..., homes)
        [1/s]
    database_mb, index_mb : (..., homes)
        Its size and that of its content index [MB].
    copy_mb, lagged_mb : (..., homes)
        Space of a copy with its logs, and of a lagged one [MB].
    log_mb : (..., homes)
        Logs in a day [MB].
    mail_mb : (..., homes)
        Mail in a day [MB].
    """

    active_iops: Floats
    passive_iops: Floats
    database_mb: Floats
    index_mb: Floats
    copy_mb: Floats
    lagged_mb: Floats
    log_mb: Floats
    mail_mb: Floats


@frozen(eq=False)
class Figures:
    """The figures of one Exchange version for groups.

    Parameters
    ----------
    version : str
        The version of the members.
    duties : tuple of str
        What a member does.
    """

    library: Library
    version: str
    duties: tuple[str, ...]

    @property
    def storage(self) -> FigureSet:
        """Return the figures of databases, logs and disks."""
        return self.library.calibrations[STORAGE]

    @property
    def calibration(self) -> FigureSet:
        """Return the figures of the version."""
        return self.library.calibration_of(self.version)

    @property
    def beside(self) -> FigureSet | None:
        """Return the figures of the version by another method; None where there is none."""
        return self.library.calibrations.get(self.calibration.head.beside)

    @property
    def counts_copies(self) -> bool:
        """Return whether the CPU of members counts passive copies: costs by protocol know of none."""
        return self.calibration.head.cpu_unit == MEGACYCLES

    @property
    def has_groups(self) -> bool:
        """Return whether the version has groups: whether a passive copy costs anything, by either method."""
        each = self.calibration if self.counts_copies else self.beside
        return each is not None and each.find(PASSIVE) is not None

    def get(self, key: str) -> Figure:
        """Return a figure of databases, logs and disks for the version."""
        return self.storage.get(key, self.version, *(self.beside.head.versions if self.beside else ()))

    def behind_cpu(self, populations: Iterable[Population], variants: tuple[str, ...]) -> Iterator[Figure]:
        """Return the figures of what the members' CPU does for populations in their databases.

        Parameters
        ----------
        variants : tuple of str
            Those of a member, as `variants_of` has them.
        """
        if not self.has_groups:
            return
        if self.counts_copies:
            for key in (*(f"{duty}.cpu.{MAILBOX_MESSAGES}" for duty in self.duties), PASSIVE, FURTHER):
                figure = self.calibration.find(key)
                if figure is not None:
                    yield figure
            return
        counts = [zip(PROTOCOL_IDS, row.users.counts(), strict=True) for row in populations]
        used = {protocol for each in counts for protocol, users in each if users}
        for protocol, (figure, factor) in cost_figures(self.calibration, STORE, "cpu", variants).items():
            if protocol in used:
                yield from (figure, *([factor] if factor else []))

    def log_mb(self, contents: Contents, bound: Bound) -> Floats:
        """Return the logs of a database of each home in a day: (homes,) [MB]."""
        messages, kilobytes = _of_populations(contents.populations, "messages_per_day", "message_kb")
        return _in_all(contents.mailboxes, self._logs(messages, kilobytes, bound))

    def work(self, dag: Dag, contents: Contents, bound: Bound, size: Floats | None = None) -> Work:
        """Return what a database of each home of a group asks.

        Parameters
        ----------
        size : (draws, populations), optional
            Factors on the mailboxes of the populations.
        """
        names = ("messages_per_day", "message_kb", "mailbox_mb")
        messages, kilobytes, content = _of_populations(contents.populations, *names)
        each = contents.mailboxes
        if size is not None:
            each = each * size[:, np.newaxis]
        sent = _in_all(each, messages)
        mail = daily_mb(messages, kilobytes)
        database = _in_all(each, self._on_disk(dag, content, mail, bound))
        logs = _in_all(each, self._logs(messages, kilobytes, bound))
        keys = ("index.share", "database.provision", "logs.retention_days")
        index, provision, days = (_by_draw(value_at(self.get(key), bound)) for key in keys)
        iops = sent * _by_draw(value_at(self.get("iops.per_message"), bound))
        return Work(
            active_iops=iops,
            passive_iops=iops * _by_draw(value_at(self.get("iops.passive_part"), bound)),
            database_mb=database,
            index_mb=database * index,
            copy_mb=volume_mb(database, index, provision, logs, days),
            lagged_mb=volume_mb(database, index, provision, logs, days + dag.lag_days),
            log_mb=logs,
            mail_mb=_in_all(each, mail),
        )

    def _on_disk(self, dag: Dag, content: Floats, mail: Floats, bound: Bound) -> Floats:
        kept = value_at(self.get("mailbox.recovery_share"), bound) + value_at(self.get("mailbox.calendar_share"), bound)
        whitespace = value_at(self.get("mailbox.whitespace_days"), bound)
        return mailbox_on_disk_mb(content, mail, _by_draw(whitespace), dag.deleted_item_days, _by_draw(kept))

    def _logs(self, messages: Floats, kilobytes: Floats, bound: Bound) -> Floats:
        get, exponent = self.get, self.get("logs.size_exponent")
        each, size, at = (_by_draw(get(key).value) for key in ("logs.per_message", "logs.log_mb", "logs.message_kb"))
        if bound == "central":
            return log_mb_a_day(messages, kilobytes, each, size, at, _by_draw(exponent.value))
        # Below the size of the table a larger exponent makes logs smaller.
        ends = [log_mb_a_day(messages, kilobytes, each, size, at, power) for power in (exponent.low, exponent.high)]
        return np.minimum(*ends) if bound == "low" else np.maximum(*ends)

    def disk_iops(self, storage: Storage) -> Figure | float | None:
        """Return the operations of a disk: as the plan has it, the figure for its type, or None where none is known."""
        if storage.disk_iops is not None:
            return storage.disk_iops
        return self.storage.find(f"disk.iops_{storage.disk_type}")

    def disks_hold_mb(self, storage: Storage) -> float:
        """Return what the disks of a member hold [MB]; NaN where that is not known, or nothing: a finding tells it."""
        if storage.disks is None or storage.disk_tb is None:
            return np.nan
        most = round(self.get("raid.most_disks").value)
        return capacity_mb(storage.layout, storage.disks, storage.disk_tb, most) or np.nan

    def disks_do(self, storage: Storage, bound: Bound) -> float:
        """Return the operations that the disks of a member do for databases [1/s]; NaN where that is not known."""
        each = self.disk_iops(storage)
        if storage.disks is None or each is None:
            return np.nan
        iops = each if isinstance(each, float) else relief_at(each, bound)
        writes = 1.0
        if storage.layout != JBOD:
            writes = value_at(self.get(f"raid.writes_{storage.layout}"), bound)
        share = relief_at(self.get("iops.read_share"), bound)
        return operations(storage.layout, storage.disks, iops, share, writes)


def _in_all(each: Floats, of_mailbox: Floats) -> Floats:
    """Return what the mailboxes of a database of each home ask together: (..., homes).

    Parameters
    ----------
    each : (..., homes, populations)
        Mailboxes.
    of_mailbox : (..., populations)
    """
    if of_mailbox.ndim == 1 and each.ndim == of_mailbox.ndim + 1:
        return np.array([float(home @ of_mailbox) for home in each])
    total: Floats = (each * of_mailbox[..., np.newaxis, :]).sum(axis=-1)
    return total


def _by_draw(value: float | Floats) -> float:
    """Return a figure with the axis of its draws, if it is drawn, before that of populations or homes."""
    return cast(float, value[:, np.newaxis]) if isinstance(value, np.ndarray) else value


def _of_populations(populations: Sequence[Population], *names: str) -> tuple[Floats, ...]:
    """Return some of the numbers of populations: (populations,) each."""
    return tuple(np.array([getattr(row, name) for row in populations], dtype=np.float64) for name in names)


def figures_of_dag(design: Design, dag: Dag, library: Library) -> Figures:
    """Return the figures for a group: those of the version and the roles of its first member."""
    first = role_holder(design.by_id[dag.members[0]])
    return Figures(library, first.exchange, library.duties_of(first.exchange, first.roles))


def contents_of(held: Held, workload: Workload) -> Contents:
    """Return whose mailboxes the databases of a group of a design hold."""
    served = [row for row, population in enumerate(workload.plan.populations) if population.id in held.dag.serves]
    populations = [workload.plan.populations[row] for row in served]
    (mailboxes,) = _of_populations(populations, "mailboxes")
    return Contents(populations, lodged_in(held, workload)[:, served] * mailboxes / held.databases_at[:, np.newaxis])
