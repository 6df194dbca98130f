"""What the mailboxes of a group ask of its members and disks, at each bound of the figures."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import numpy as np
from attrs import frozen

from models.calibration.figures import Figure
from models.calibration.heads import MEGACYCLES, STORE
from models.calibration.library import FigureSet, Library
from models.capacity.bounds import Bound, relief_at, value_at
from models.capacity.coefficients import MAILBOX_MESSAGES, cost_figures
from models.capacity.floats import Floats
from models.plan.choices import PROTOCOL_IDS
from models.plan.dags import Dag, Storage
from models.plan.entities import Design, Population
from models.plan.kinds import role_holder
from models.storage.disks import JBOD, capacity_mb, operations
from models.storage.mailboxes import daily_mb, log_mb_a_day, mailbox_on_disk_mb, volume_mb

STORAGE = "storage"
# Not every version has figures of these names.
PASSIVE, FURTHER = "mailbox.cpu.passive-messages", "mailbox.cpu.copy-messages"


@frozen(eq=False, kw_only=True)
class Work:
    """What a database asks, at one bound; each number has a value for each draw where figures are drawn.

    Parameters
    ----------
    active_iops, passive_iops : float
        [1/s]
    database_mb, index_mb : float
        Its size and that of its content index [MB].
    copy_mb, lagged_mb : float
        Space of a copy with its logs, and of a lagged one [MB].
    log_mb : float
        Logs in a day [MB].
    mail_mb : float
        Mail in a day [MB].
    """

    active_iops: float
    passive_iops: float
    database_mb: float
    index_mb: float
    copy_mb: float
    lagged_mb: float
    log_mb: float
    mail_mb: float


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

    def log_mb(self, dag: Dag, populations: Sequence[Population], bound: Bound) -> float:
        """Return the logs of a database in a day when all populations are spread evenly over all databases [MB]."""
        each, messages, kilobytes = _of_populations(populations, "mailboxes", "messages_per_day", "message_kb")
        return _in_all(each / dag.databases, self._logs(messages, kilobytes, bound))

    def work(self, dag: Dag, populations: Sequence[Population], bound: Bound, size: Floats | None = None) -> Work:
        """Return what a database of a group asks when all populations are spread evenly over all databases.

        Parameters
        ----------
        size : (draws, populations), optional
            Factors on their mailboxes.
        """
        names = ("mailboxes", "messages_per_day", "message_kb", "mailbox_mb")
        mailboxes, messages, kilobytes, content = _of_populations(populations, *names)
        each = mailboxes / dag.databases
        if size is not None:
            each = each * size
        sent = _in_all(each, messages)
        mail = daily_mb(messages, kilobytes)
        database = _in_all(each, self._on_disk(dag, content, mail, bound))
        logs = _in_all(each, self._logs(messages, kilobytes, bound))
        index, provision = value_at(self.get("index.share"), bound), value_at(self.get("database.provision"), bound)
        days = value_at(self.get("logs.retention_days"), bound)
        iops = sent * value_at(self.get("iops.per_message"), bound)
        return Work(
            active_iops=iops,
            passive_iops=iops * value_at(self.get("iops.passive_part"), bound),
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
        """Return what the disks of a member hold [MB]; NaN where that is not known."""
        if storage.disks is None or storage.disk_tb is None:
            return np.nan
        most = round(self.get("raid.most_disks").value)
        return capacity_mb(storage.layout, storage.disks, storage.disk_tb, most)

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


def _in_all(each: Floats, of_mailbox: Floats) -> float:
    """Return what the mailboxes of a database ask together: of all draws where there are some.

    Parameters
    ----------
    each : (..., populations)
        Mailboxes.
    of_mailbox : (..., populations)
    """
    if each.ndim == of_mailbox.ndim == 1:
        return float(each @ of_mailbox)
    return cast(float, (each * of_mailbox).sum(axis=-1))


def _by_draw(value: float | Floats) -> float:
    """Return a figure with the axis of its draws, if it is drawn, before that of populations."""
    return cast(float, value[:, np.newaxis]) if isinstance(value, np.ndarray) else value


def _of_populations(populations: Sequence[Population], *names: str) -> tuple[Floats, ...]:
    """Return some of the numbers of populations: (populations,) each."""
    return tuple(np.array([getattr(row, name) for row in populations], dtype=np.float64) for name in names)


def figures_of_dag(design: Design, dag: Dag, library: Library) -> Figures:
    """Return the figures for a group: those of the version and the roles of its first member."""
    first = role_holder(design.by_id[dag.members[0]])
    return Figures(library, first.exchange, library.duties_of(first.exchange, first.roles))
