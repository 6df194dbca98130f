"""What a card on the canvas says of a database availability group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from models.calibration.heads import STORE
from models.capacity.dags.failure_names import lost_words
from models.capacity.dags.homes import home_sentences
from models.capacity.dags.results import LIMITS, ON_DAY, DagNumbers, dags_of
from models.capacity.dags.survival import survival_of, survival_words
from models.capacity.results import Evaluation
from models.plan.choices import duties_of
from models.plan.dags import Dag
from models.plan.entities import Machine, Plan
from models.plan.kinds import runs_roles
from models.words import capital, count, local, percent, tr_count, tr_format, tr_noop, translate
from planner.presenters.cards import LABELS, SEPARATOR, SYMBOLS, WARNED, GaugeRow, gauge_row
from planner.presenters.numbers import NO_DATA

if TYPE_CHECKING:
    from models.comparisons.failure_preview import GroupThen

# What can limit a group, as a word beside a gauge.
LIMIT_LABELS = {
    "cpu": LABELS["cpu"], "normal": LABELS["cpu"], "memory": LABELS["memory"], "capacity": tr_noop("Disk space"),
    "operations": tr_noop("Disk operations"),
}  # fmt: skip
# Whose use on a normal day the gauge shows, too.
IN_FAILURES = ("cpu", "memory", "operations")


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
        As in "Survives 1 of 2 failures" and "then short of memory".
    survived : bool or None
        Whether it does: all databases are served, and no member is above a ceiling; None where that is not known.
    gauge : GaugeRow
        What is nearest to its ceiling, on a normal day or in the worst failure: CPU, memory, disk space or disk
        operations of the member that needs most of it.
    band : str
        As in "71 to 94 %"; empty where the use is unknown or has no range.
    limit : str
        What limits, and the room left.
    about : str
        What the gauge shows.
    lost : str
        Which failure it is of, as in "EX-1 and EX-2 lost"; empty on a normal day.
    homes : tuple of str
        Where databases that follow their users are, and whose mailboxes they hold.
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
    survived: bool | None
    gauge: GaugeRow
    band: str
    limit: str
    about: str
    lost: str = ""
    homes: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """Return the card in words, as for a tooltip or a screen reader."""
        first = f"{self.name}: {self.head}"
        worst = f"{capital(self.about)}: {self.gauge.text}"
        worst = f"{worst} ({self.band})" if self.band else worst
        worst = f"{worst}, {self.lost}" if self.lost else worst
        failures = f"{self.failures}, {self.failures_note}" if self.failures_note else self.failures
        rest = (self.copies, self.copies_note, failures, worst, self.limit, *self.homes)
        return "\n".join((first, *(part for part in rest if part)))


def dag_card(dag: Dag, plan: Plan, evaluation: Evaluation | None) -> DagCard:
    """Return the card of a group."""
    numbers = dags_of(evaluation).get(dag.id) if evaluation is not None else None
    mailboxes = sum(row.mailboxes for row in plan.populations if row.id in dag.serves)
    head = (
        tr_count(dag.databases, "{count} database", "{count} databases"),
        tr_count(mailboxes, "{count} mailbox", "{count} mailboxes"),
        *_witness(dag, plan),
    )
    survival = None if numbers is None else survival_of(numbers)
    failures, note = _survival(dag, numbers)
    return DagCard(
        name=dag.name,
        head=SEPARATOR.join(head),
        copies=tr_count(dag.copies, "{count} copy", "{count} copies"),
        copies_note=_lagged(dag),
        active=dag.active_copies,
        lagged=dag.lagged,
        members=len(dag.members),
        may_fail=dag.failures,
        failures=failures,
        failures_note=note,
        survived=None if survival is None else survival.holds,
        gauge=_gauge(numbers),
        band=_band(numbers),
        limit=_limit(numbers),
        about=translate(ON_DAY["cpu" if numbers is None else numbers.tightest]),
        lost=_lost(dag, plan, numbers),
        homes=() if numbers is None else home_sentences(numbers, {site.id: site.name for site in plan.sites}),
    )


def dag_card_then(dag: Dag, plan: Plan, then: GroupThen) -> DagCard:
    """Return the card of a group in a failure that is shown: what is served then, and the CPU of its busiest member."""
    gauge, usual = then.use, dag_card(dag, plan, None)
    failures, note = _then(then)
    known = gauge.utilization is not None
    above = known and gauge.state in WARNED
    return evolve(
        usual,
        may_fail=then.down,
        failures=failures,
        failures_note=note,
        survived=False if then.lost or above else True if known else None,
        gauge=gauge_row("cpu", gauge),
        band="",
        about=tr_format("CPU in this failure"),
        lost="",
    )


def _then(then: GroupThen) -> tuple[str, str]:
    """Return what a failure leaves of a group, in two parts of a few words."""
    if not then.quorum:
        return tr_format("No quorum"), tr_format("databases dismounted")
    down = tr_count(then.down, "{count} member down", "{count} members down")
    if not then.lost and then.cut_off:
        return down, tr_count(
            len(then.cut_off), "copies of {count} member fall behind", "copies of {count} members fall behind"
        )
    if not then.lost:
        return down, tr_format("all databases served")
    return down, tr_count(then.lost, "{count} database not served", "{count} databases not served")


def _survival(dag: Dag, numbers: DagNumbers | None) -> tuple[str, str]:
    """Return how many failures a group survives, and what breaks then; the votes that are left where nothing does."""
    if numbers is None:
        return tr_count(dag.failures, "{count} failure to survive", "{count} failures to survive"), ""
    failures, note = survival_words(survival_of(numbers))
    worst = numbers.worst
    votes = tr_count(
        worst.votes, "{count} vote left, {needed} needed", "{count} votes left, {needed} needed",
        needed=count(worst.needed),
    )  # fmt: skip
    return failures, note or votes


def misfits(members: Sequence[Machine]) -> frozenset[str]:
    """Return the ids of the members that hold no mailboxes, or run another version than the first one."""
    holders = [member for member in members if runs_roles(member)]
    return frozenset(
        member.id
        for member in holders
        if STORE not in duties_of(member.exchange, member.roles) or member.exchange != holders[0].exchange
    )


def _lagged(dag: Dag) -> str:
    if not dag.lagged:
        return ""
    if dag.lag_days == 1:
        return tr_format("{lagged} lagged by 1 day", lagged=count(dag.lagged))
    days = local(f"{dag.lag_days:g}")
    return tr_format("{lagged} lagged by {days} days", lagged=count(dag.lagged), days=days)


def _band(numbers: DagNumbers | None) -> str:
    gauge = None if numbers is None else numbers.limits[numbers.tightest]
    if gauge is None or gauge.low is None or gauge.high is None:
        return ""
    low, high = percent(gauge.low), percent(gauge.high)
    return "" if low == high else tr_format("{low} to {high}", low=low.removesuffix("%").rstrip(), high=high)


def _witness(dag: Dag, plan: Plan) -> tuple[str, ...]:
    """Return where the witness is; nothing of one not given that has no vote, as members are odd in number."""
    site = next((site.name for site in plan.sites if site.id == dag.witness_site), "")
    if site:
        return (tr_format("witness in {site}", site=site),)
    return () if len(dag.members) % 2 else (tr_format("witness not given"),)


def _gauge(numbers: DagNumbers | None) -> GaugeRow:
    """Return the gauge of what is nearest to its ceiling, with its use on a normal day where failures change it."""
    limit = "cpu" if numbers is None else numbers.tightest
    gauge = None if numbers is None else numbers.limits[limit]
    known = gauge is not None and gauge.utilization is not None
    usual, worst = gauge, None
    if numbers is not None and limit in IN_FAILURES:
        usual, worst = numbers.normal.peaks[limit].gauge, gauge
    return GaugeRow(
        resource=limit,
        label=translate(LIMIT_LABELS[limit]),
        fraction=usual.utilization if known and usual is not None else None,
        worst=worst.utilization if worst is not None else None,
        low=gauge.low if gauge is not None else None,
        high=gauge.high if gauge is not None else None,
        ceiling=gauge.ceiling if gauge is not None else 1.0,
        text=percent(gauge.utilization) if gauge is not None and known else NO_DATA,
        symbol=SYMBOLS.get(gauge.state, "") if gauge is not None else "",
        state=gauge.state if gauge is not None else "no data",
    )


def _lost(dag: Dag, plan: Plan, numbers: DagNumbers | None) -> str:
    """Return which failure the gauge is of; "" where no failure changes it."""
    design = next((design for design in plan.designs if dag.id in design.dags_by_id), None)
    if numbers is None or design is None or numbers.tightest not in IN_FAILURES:
        return ""
    failed = numbers.worst.peaks[numbers.tightest].failed
    return lost_words(failed, "", {member: design.by_id[member].name for member in failed})


def _limit(numbers: DagNumbers | None) -> str:
    if numbers is None or numbers.room is None:
        return ""
    what = translate(LIMITS[numbers.limit])
    if numbers.limit in LABELS:
        what = translate(LABELS[numbers.limit])
    return f"{capital(what)}: {room_words(numbers.room)}"


def room_words(mailboxes: int) -> str:
    """Return how many more mailboxes fit, or how many are too many where the number is negative."""
    if mailboxes < 0:
        return tr_count(-mailboxes, "{count} mailbox too many", "{count} mailboxes too many")
    return tr_count(mailboxes, "room for {count} mailbox", "room for {count} mailboxes")
