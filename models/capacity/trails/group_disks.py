"""Why the disks of a group's members are as full and as busy as they are."""

from collections.abc import Iterator

from attrs import frozen

from models.calibration.figures import Figure
from models.capacity.bounds import BOUNDS
from models.capacity.context import Context
from models.capacity.dags.disks import Disks
from models.capacity.dags.member_gauges import STORAGE
from models.capacity.dags.results import DagNumbers, Home, dags_of
from models.capacity.dags.shipping import FIGURES as LOG_FIGURES
from models.capacity.dags.work import Figures, Work, contents_of, figures_of_dag
from models.capacity.floats import Floats
from models.capacity.held import Held
from models.capacity.trail import Step
from models.capacity.trails.subject import Subject
from models.storage.disks import JBOD
from models.units import MB_A_GB
from models.words import count, percent, significant, tr_count, tr_format

SIZE_FIGURES = ("mailbox.whitespace_days", "mailbox.recovery_share", "mailbox.calendar_share")
COPY_FIGURES = ("index.share", "database.provision", "logs.retention_days")


@frozen(eq=False)
class GroupDisks:
    """The disks of a group's members in the worst of the failures that it is to survive, or of one on a normal day.

    Parameters
    ----------
    normal_of : str
        The id of the member of which a normal day is told; empty for the failure.
    """

    context: Context
    numbers: DagNumbers
    normal_of: str = ""

    @property
    def figures(self) -> Figures:
        """Return the figures of the group's version."""
        return figures_of_dag(self.context.compiled.design, self.numbers.dag, self.context.library)

    def member(self, resource: str) -> int:
        """Return the number of the member that is told, or else needs most of the space, or of the operations."""
        if self.normal_of:
            return self.numbers.dag.members.index(self.normal_of)
        work = self._work(0)
        return int((self._space(work) if resource == "capacity" else self._operations(work)).argmax())

    def space_steps(self, bound: int) -> Iterator[Step]:
        """Return the steps of the space that the fullest member needs, of what its disks hold."""
        dag, work, member = self.numbers.dag, self._work(bound), self.member("capacity")
        for number, home in enumerate(self.numbers.homes):
            yield from self._size_steps(work, number, home)
        for number, home in enumerate(self.numbers.homes):
            yield from self._copies_steps(work, number, home, member)
        yield from self._held_step()
        total, have = float(self._space(work)[member]), self.figures.disks_hold_mb(dag.storage)
        yield Step(f"{_gb(total)} ÷ {_gb(have)} = {percent(total / have)}", total / have)

    def _size_steps(self, work: Work, number: int, home: Home) -> Iterator[Step]:
        """Return the steps of the size of a database of a home, and of a copy."""
        size, copy = float(work.database_mb[number]), float(work.copy_mb[number])
        given = {"mailboxes": count(home.mailboxes), "databases": count(home.databases), "size": _gb(size)}
        text = tr_format("{mailboxes} mailboxes in {databases} databases: {size} each", **given)
        if home.site:
            text = tr_format(
                "{mailboxes} mailboxes in {databases} databases active in {site}: {size} each",
                **given, site=self._site(home),
            )  # fmt: skip
        yield Step(text, size / MB_A_GB, "GB", self._get(*SIZE_FIGURES))
        text = tr_format("A copy with its content index, free space and logs: {size}", size=_gb(copy))
        yield Step(text, copy / MB_A_GB, "GB", self._get(*COPY_FIGURES, *LOG_FIGURES))

    def _copies_steps(self, work: Work, number: int, home: Home, member: int) -> Iterator[Step]:
        """Return the steps of the copies of a home's databases on a member."""
        plain, lagged = int(self._disks.held[number, member]), int(self._disks.lagged[number, member])
        total, each = plain * float(work.copy_mb[number]), float(work.lagged_mb[number])
        given = {"member": self._name(member), "copies": count(plain), "size": _gb(total)}
        text = tr_format("{member} holds {copies} copies: {size}", **given)
        if home.site:
            text = tr_format(
                "{member} holds {copies} copies of databases active in {site}: {size}", **given, site=self._site(home)
            )
        yield Step(text, total / MB_A_GB, "GB", adds=True)
        if lagged:
            text = tr_format(
                "It holds {copies} lagged copies, each {size} with the logs of its lag: {all}",
                copies=count(lagged), size=_gb(each), all=_gb(lagged * each),
            )  # fmt: skip
            yield Step(text, lagged * each / MB_A_GB, "GB", adds=True)

    def operations_steps(self, bound: int) -> Iterator[Step]:
        """Return the steps of the operations of the busiest member's disks, of what they do."""
        work, member = self._work(bound), self.member("operations")
        active, passive = self._disks.active.sum(axis=0), self._disks.passive.sum(axis=0)
        figures = self._get("iops.per_message", "iops.passive_part")
        for number, home in enumerate(self.numbers.homes):
            each = float(work.active_iops[number])
            given = {"active": significant(each), "passive": significant(float(work.passive_iops[number]))}
            text = tr_format("IOPS per database: {active} for the active copy, {passive} for a passive copy", **given)
            if home.site:
                text = tr_format(
                    "IOPS per database active in {site}: {active} for the active copy, {passive} for a passive copy",
                    **given, site=self._site(home),
                )  # fmt: skip
            yield Step(text, each, "1/s", figures)
        total = float(self._operations(work)[member])
        given = {"member": self._name(member), "active": count(float(active[member])),
                 "passive": count(float(passive[member])), "total": significant(total)}  # fmt: skip
        text = tr_format("{member} then has {active} active and {passive} passive databases: {total} IOPS", **given)
        if self.normal_of:
            text = tr_format("{member} has {active} active and {passive} passive databases: {total} IOPS", **given)
        yield Step(text, total, "1/s", adds=True)
        yield from self._done_step(bound)
        have = self.figures.disks_do(self.numbers.dag.storage, BOUNDS[bound])
        yield Step(f"{significant(total)} ÷ {significant(have)} = {percent(total / have)}", total / have)

    def _held_step(self) -> Iterator[Step]:
        storage = self.numbers.dag.storage
        have = self.figures.disks_hold_mb(storage)
        given = {"size": significant(storage.disk_tb or 0.0), "all": _gb(have)}
        disks = storage.disks or 0
        text = tr_count(
            disks, "{count} disk of {size} TB holds {all}", "{count} disks of {size} TB hold {all}", **given
        )
        figures: tuple[Figure, ...] = ()
        if storage.layout != JBOD:
            text = tr_format("{disks} disks of {size} TB in RAID hold {all}", disks=count(disks), **given)
            figures = self._get("raid.most_disks")
        yield Step(text, have / MB_A_GB, "GB", figures)

    def _done_step(self, bound: int) -> Iterator[Step]:
        storage, figures = self.numbers.dag.storage, self.figures
        each = figures.disk_iops(storage)
        used = [each] if isinstance(each, Figure) else []
        if storage.layout != JBOD:
            used += self._get("iops.read_share", f"raid.writes_{storage.layout}")
        have = figures.disks_do(storage, BOUNDS[bound])
        text = tr_count(
            storage.disks or 0,
            "{count} disk delivers {all} database IOPS",
            "{count} disks deliver {all} database IOPS",
            all=significant(have),
        )
        yield Step(text, have, "1/s", tuple(used))

    @property
    def _held(self) -> Held:
        compiled = self.context.compiled
        return next(held for held in compiled.groups if held.dag.id == self.numbers.dag.id)

    def _work(self, bound: int) -> Work:
        contents = contents_of(self._held, self.context.compiled.workload)
        return self.figures.work(self.numbers.dag, contents, BOUNDS[bound])

    def _get(self, *keys: str) -> tuple[Figure, ...]:
        return tuple(self.figures.get(key) for key in keys)

    def _name(self, member: int) -> str:
        return self.context.compiled.design.by_id[self.numbers.dag.members[member]].name

    def _site(self, home: Home) -> str:
        plan = self.context.compiled.plan
        return next(site.name for site in plan.sites if site.id == home.site)

    @property
    def _disks(self) -> Disks:
        """Return what is on the disks in the failure."""
        row = self.numbers.normal if self.normal_of else self.numbers.worst
        dag, gone = self.numbers.dag, row.peaks["operations"].failed
        failed = [row for row, member in enumerate(dag.members) if member in gone]
        return Disks(self.figures, self._held, failed)

    def _space(self, work: Work) -> Floats:
        return self._disks.space_needed(work.copy_mb, work.lagged_mb)

    def _operations(self, work: Work) -> Floats:
        return self._disks.operations_needed(work.active_iops, work.passive_iops)


def _gb(megabytes: float) -> str:
    return f"{significant(megabytes / MB_A_GB)} GB"


def steps_of_database_disks(subject: Subject, resource: str) -> Iterator[Step]:
    """Return the steps of the space or the operations of a member's database disks on a normal day."""
    member = subject.machine.id
    numbers = next(row for row in dags_of(subject.context.evaluation).values() if member in row.dag.members)
    disks = GroupDisks(subject.context, numbers, member)
    yield from disks.space_steps(subject.bound) if resource == STORAGE else disks.operations_steps(subject.bound)
