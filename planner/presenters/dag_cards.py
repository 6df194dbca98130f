"""What a card on the canvas says of a database availability group."""

from collections.abc import Sequence

from attrs import frozen

from models.calibration.heads import STORE
from models.capacity.dags.results import LIMITS, DagNumbers, FailureRow, dags_of
from models.capacity.results import Evaluation
from models.plan.choices import duties_of
from models.plan.dags import Dag
from models.plan.entities import Machine, Plan
from models.plan.kinds import runs_roles
from models.words import count, local, percent, tr_count, tr_format, translate
from planner.presenters.cards import LABELS, SEPARATOR, SYMBOLS, GaugeRow
from planner.presenters.numbers import NO_DATA


@frozen(kw_only=True)
class DagCard:
    """What the card of a group says.

    Parameters
    ----------
    head : str
        Beside the name, as in "40 databases · 11,600 mailboxes".
    copies, copies_note : str
        As in "4 copies" and "1 lagged by 7 days".
    active, lagged : int
        Copies that can be activated, and lagged ones.
    members, may_fail : int
        Servers, and those of them whose failure it is to survive.
    failures, failures_note : str
        As in "Survives 2 failures", and what fails then.
    survived : bool
        Whether it does: all databases are served, and no member is above its ceiling.
    gauge : GaugeRow
        The CPU of the busiest member in the worst failure.
    band : str
        As in "71 to 94 %"; empty where the CPU is unknown or has no range.
    limit : str
        What limits, and the room left.
    about : str
        What the gauge shows.
    """

    name: str
    head: str
    copies: str
    copies_note: str
    active: int
    lagged: int
    members: int
    may_fail: int
    failures: str
    failures_note: str
    survived: bool
    gauge: GaugeRow
    band: str
    limit: str
    about: str

    @property
    def sentence(self) -> str:
        """Return the card in words, as for a tooltip or a screen reader."""
        first = f"{self.name}: {self.head}"
        worst = f"{self.about}: {self.gauge.text}"
        worst = f"{worst} ({self.band})" if self.band else worst
        rest = (self.copies, self.copies_note, self.failures, worst, self.limit)
        return "\n".join((first, *(part for part in rest if part)))


def dag_card(dag: Dag, plan: Plan, evaluation: Evaluation | None) -> DagCard:
    """Return the card of a group."""
    numbers = dags_of(evaluation).get(dag.id) if evaluation is not None else None
    mailboxes = sum(row.mailboxes for row in plan.populations if row.id in dag.serves)
    head = (
        tr_count(dag.databases, "{count} database", "{count} databases"),
        tr_count(mailboxes, "{count} mailbox", "{count} mailboxes"),
        _witness(dag, plan),
    )
    survived = numbers is None or all(map(_is_carried, numbers.rows[: dag.failures + 1]))
    return DagCard(
        name=dag.name,
        head=SEPARATOR.join(head),
        copies=tr_count(dag.copies, "{count} copy", "{count} copies"),
        copies_note=_lagged(dag),
        active=dag.active_copies,
        lagged=dag.lagged,
        members=len(dag.members),
        may_fail=dag.failures,
        failures=_failures(dag.failures, survived=survived),
        failures_note=_quorum(numbers),
        survived=survived,
        gauge=_gauge(numbers),
        band=_band(numbers),
        limit=_limit(numbers),
        about=translate(LIMITS["cpu"]),
    )


def _is_carried(row: FailureRow) -> bool:
    """Return whether a failure is survived as failures of machines are: all are served below the ceilings."""
    use = row.cpu.utilization
    return row.survived and (use is None or use <= row.cpu.ceiling)


def misfits(members: Sequence[Machine]) -> frozenset[str]:
    """Return the ids of the members that hold no mailboxes, or run another version than the first one."""
    holders = [member for member in members if runs_roles(member)]
    return frozenset(
        member.id
        for member in holders
        if STORE not in duties_of(member.exchange, member.roles) or member.exchange != holders[0].exchange
    )


def _failures(number: int, *, survived: bool) -> str:
    if not number:
        return tr_format("Survives no failure")
    if survived:
        return tr_count(number, "Survives {count} failure", "Survives {count} failures")
    return tr_count(number, "Does not survive {count} failure", "Does not survive {count} failures")


def _lagged(dag: Dag) -> str:
    if not dag.lagged:
        return ""
    if dag.lag_days == 1:
        return tr_format("{lagged} lagged by 1 day", lagged=count(dag.lagged))
    days = local(f"{dag.lag_days:g}")
    return tr_format("{lagged} lagged by {days} days", lagged=count(dag.lagged), days=days)


def _band(numbers: DagNumbers | None) -> str:
    gauge = None if numbers is None else numbers.worst.cpu
    if gauge is None or gauge.low is None or gauge.high is None:
        return ""
    low, high = percent(gauge.low), percent(gauge.high)
    return "" if low == high else tr_format("{low} to {high}", low=low.removesuffix("%").rstrip(), high=high)


def _witness(dag: Dag, plan: Plan) -> str:
    site = next((site.name for site in plan.sites if site.id == dag.witness_site), "")
    return tr_format("witness in {site}", site=site) if site else tr_format("witness elsewhere")


def _quorum(numbers: DagNumbers | None) -> str:
    if numbers is None:
        return ""
    worst = numbers.worst
    return tr_count(
        worst.votes, "{count} vote left, {needed} needed", "{count} votes left, {needed} needed",
        needed=count(worst.needed),
    )  # fmt: skip


def _gauge(numbers: DagNumbers | None) -> GaugeRow:
    gauge = None if numbers is None else numbers.worst.cpu
    known = gauge is not None and gauge.utilization is not None
    normal = None if numbers is None else numbers.normal.cpu.utilization
    return GaugeRow(
        resource="cpu",
        label=translate(LABELS["cpu"]),
        fraction=normal if known and normal is not None else None,
        worst=gauge.utilization if gauge is not None else None,
        low=gauge.low if gauge is not None else None,
        high=gauge.high if gauge is not None else None,
        ceiling=gauge.ceiling if gauge is not None else 1.0,
        text=percent(gauge.utilization) if gauge is not None and known else NO_DATA,
        symbol=SYMBOLS.get(gauge.state, "") if gauge is not None else "",
        state=gauge.state if gauge is not None else "no data",
    )


def _limit(numbers: DagNumbers | None) -> str:
    if numbers is None or numbers.room is None:
        return ""
    what = translate(LIMITS[numbers.limit])
    if numbers.limit == "cpu":
        what = translate(LABELS["cpu"])
    if numbers.room < 0:
        mailboxes = tr_count(-numbers.room, "{count} mailbox too many", "{count} mailboxes too many")
    else:
        mailboxes = tr_count(numbers.room, "room for {count} mailbox", "room for {count} mailboxes")
    return f"{what[:1].upper()}{what[1:]}: {mailboxes}"
