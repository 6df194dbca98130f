"""What an evaluation returns: every machine's use of every resource, and what follows from it."""

from __future__ import annotations

from functools import cached_property
from math import floor, isfinite
from typing import TYPE_CHECKING, Any, Literal

from attrs import field, frozen

from models.capacity.first import first, known, rows_of
from models.units import PERCENT_PLACES
from models.words import tr_noop

if TYPE_CHECKING:
    # Views need these types before there are results: the window appears before numpy is loaded.
    from collections.abc import Callable, Mapping, Sequence

    from models.calibration.figures import Figure
    from models.capacity.floats import Codes, Flags, Floats, Indices

RESOURCES = ("cpu", "memory", "disk", "network")
RESOURCE_LABELS = {
    "cpu": tr_noop("CPU"),
    "memory": tr_noop("memory"),
    "disk": tr_noop("disk"),
    "network": tr_noop("network"),
}
# The response time of a population is explained as if it were a resource.
RESPONSE = "response"
STATES = ("ok", "high", "over", "extrapolated", "no data")
# What users read for each state.
STATE_WORDS = {
    "ok": tr_noop("within its ceiling"),
    "high": tr_noop("above its ceiling"),
    "over": tr_noop("over its capacity"),
    "extrapolated": tr_noop("extrapolated"),
    "no data": tr_noop("no data"),
}
OK, HIGH, OVER, EXTRAPOLATED, NO_DATA = range(len(STATES))
NO_LIMITER = -1
# Which findings to look for: no notes, no causes of wide bands, or all.
Depth = Literal["severe", "quick", "all"]


@frozen
class Gap:
    """A role in which a population is not served.

    Parameters
    ----------
    population, role : str
        Their ids.
    served_from : str
        Id of the site whose servers would, but to which no link leads; empty where there are none.
    """

    population: str
    role: str
    served_from: str = ""


@frozen
class Served:
    """The mailboxes and users that a site's or a machine's servers serve."""

    mailboxes: float
    users: float


@frozen
class Gauge:
    """The utilization of one resource of a machine, or of a link; None means no data, never 0.

    Parameters
    ----------
    utilization, low, high : float or None
        Demand over capacity [fraction], unclipped, with its band.
    ceiling : float
        What the plan allows [fraction].
    state : str
        One of `STATES`.
    is_beyond : bool
        Whether it lies beyond what was measured, be it above its ceiling, too.
    """

    utilization: float | None
    low: float | None
    high: float | None
    ceiling: float
    state: str
    is_beyond: bool = False

    def verdict_on(self, measured: float) -> str:
        """Return whether a measured use is ``inside``, ``above`` or ``below`` the band as shown, in whole percent."""
        if self.low is None or self.high is None:
            return "unknown"
        low, shown, high = (round(use, PERCENT_PLACES) for use in (self.low, measured, self.high))
        return "above" if shown > high else "below" if shown < low else "within the range"


@frozen
class LinkGauge(Gauge):
    """The utilization of a WAN link by clients and by log shipping.

    Parameters
    ----------
    shipping : float
        What log shipping takes of the bandwidth in the peak hour, in the direction that carries more of it [fraction]:
        known even where the traffic of clients is not.
    """

    shipping: float = 0.0


@frozen
class Finding:
    """A sentence about the plan.

    Parameters
    ----------
    rule : str
        Id of the rule, as in ``above-ceiling``.
    severity : str
        ``error``, ``warning`` or ``note``.
    subject : str
        Id of the machine, site, link or population that it speaks of.
    text : str
        What is wrong and how far.
    remedy : str
        What clears it.
    source : str
        Key of the figure or document that says so.
    about : str
        Which of the findings that the rule has for the subject: a resource, role or measure; empty for the only one.
    users : float
        How many users it concerns: of two findings of one severity the one with more costs more.
    short : str
        What is said of its subject where findings alike are put together, as in "144 %".
    """

    rule: str
    severity: str
    subject: str
    text: str
    remedy: str = ""
    source: str = ""
    about: str = ""
    users: float = 0.0
    short: str = ""

    @property
    def key(self) -> tuple[str, str, str]:
        """Return the key of the finding within its design; it does not depend on numbers."""
        return self.rule, self.subject, self.about


@frozen
class Measure:
    """A number shown in addition to the gauges.

    Parameters
    ----------
    subject : str
        Id of a machine or site.
    key, label : str
        Its name, and what a user reads.
    value : float
        In `unit`.
    limit : float or None
        What a document names as its limit, or None.
    figures : tuple of Figure
        What it rests on.
    """

    subject: str
    key: str
    label: str
    value: float
    unit: str
    limit: float | None = None
    figures: tuple[Figure, ...] = ()


@frozen
class Response:
    """How fast a population is answered on a protocol: 95th percentile [ms].

    None where there is no data, and where a time grows without limit: the state tells the two apart.
    """

    population: str
    protocol: str
    p95_ms: float | None
    low: float | None
    high: float | None
    state: str


def _nothing(_evaluation: Evaluation, _subject: str) -> tuple[()]:
    return ()


def _no_findings(_evaluation: Evaluation, _depth: Depth) -> tuple[()]:
    return ()


@frozen(eq=False, kw_only=True)
class Evaluation:
    """The numbers of one design; ``...`` stands for leading scenario axes.

    Parameters
    ----------
    machine_ids : tuple of str
        Sorted; the order of the last axis.
    utilization, low, high : (..., resources, machines)
        Demand over capacity [fraction]; NaN where there is no data.
    ceiling : (resources, machines)
        [fraction]
    state : (..., resources, machines)
        Index into `STATES`.
    beyond : (..., resources, machines)
        Whether the answer lies beyond what was measured, be it above its ceiling, too.
    limiter : (..., machines)
        Index into `RESOURCES` of the resource with the highest use against its own ceiling; -1 for none.
    room_users, users : (..., machines)
        Users until the first ceiling (negative when beyond; NaN when unknown), and users served: people, each counted
        once.
    mailboxes : (..., machines)
    sites : mapping of str to Served
        The mailboxes that the servers of each site hold, and the people whom they serve.
    factor : (..., machines)
        Factor on all users at which a machine's first ceiling is met, by what is known of it; infinite for none.
    binding : (..., machines)
        Index into `RESOURCES` of the resource whose ceiling that is; -1 for none.
    is_most : (..., machines)
        Whether a machine's CPU is unknown, so that it meets a ceiling at that factor or before.
    overhead : (..., machines)
        Part of a host's CPU spent on virtualization [fraction].
    sharing_mb : (machines,)
        Memory that page sharing returns on a host [MB].
    recommended_mb : (machines,)
        What the rules say to install for the roles [MB]; NaN where there is no rule.
    core_mhz : (machines,)
        What a core is worth of the reference core [MHz].
    is_off, is_host : (machines,)
        Which machines are VMs that are switched off, and which are hosts.
    dags : mapping
        The numbers of each database availability group by its id; `dags_of` says of which type.
    make_findings, make_measures, find_… , check_complete : callable
        What makes `findings`, `measures_of`, `responses`, `gaps`, `serving`, `factor_band` and `is_complete` when first
        asked for.
    """

    machine_ids: tuple[str, ...]
    utilization: Floats
    low: Floats
    high: Floats
    ceiling: Floats
    state: Codes
    beyond: Flags
    limiter: Codes
    room_users: Floats
    users: Floats
    mailboxes: Floats
    sites: Mapping[str, Served]
    factor: Floats
    binding: Codes
    is_most: Flags
    overhead: Floats
    sharing_mb: Floats
    recommended_mb: Floats
    core_mhz: Floats
    is_off: Flags
    is_host: Flags
    links: Mapping[str, LinkGauge] = field(factory=dict)
    dags: Mapping[str, Any] = field(factory=dict)
    make_findings: Callable[[Evaluation, Depth], tuple[Finding, ...]] = _no_findings
    make_measures: Callable[[Evaluation, str], tuple[Measure, ...]] = _nothing
    find_responses: Callable[[], tuple[Response, ...]] = tuple
    find_gaps: Callable[[], tuple[Gap, ...]] = tuple
    check_complete: Callable[[], bool] | None = None
    find_serving: Callable[[], dict[str, Indices]] = dict
    find_factor_band: Callable[[], tuple[Floats, Floats]] | None = None

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """Return what the numbers mean in sentences, the most severe first; found when first asked for."""
        return self.make_findings(self, "all")

    @cached_property
    def quick_findings(self) -> tuple[Finding, ...]:
        """Return the same findings in a small part of the time: none says which figure makes most of a band."""
        return self.make_findings(self, "quick")

    @cached_property
    def severe_findings(self) -> tuple[Finding, ...]:
        """Return the findings that are more than notes, which take longer to find than all others together."""
        return self.make_findings(self, "severe")

    def measures_of(self, subject: str) -> tuple[Measure, ...]:
        """Return the numbers in addition to the gauges of a machine or site, by its id."""
        return self.make_measures(self, subject)

    @cached_property
    def responses(self) -> tuple[Response, ...]:
        """Return how fast each population is answered on each protocol that it uses; found when first asked for."""
        return self.find_responses()

    @cached_property
    def gaps(self) -> tuple[Gap, ...]:
        """Return who is not served in a role that they need; found when first asked for."""
        return self.find_gaps()

    @cached_property
    def serving(self) -> dict[str, Indices]:
        """Return the rows of the machines that serve the users of each site, by its id: (machines of the site,)."""
        return self.find_serving()

    @cached_property
    def is_complete(self) -> bool:
        """Return whether everybody is served in every role that they need; without that there is no verdict."""
        return not self.gaps if self.check_complete is None else self.check_complete()

    @cached_property
    def factor_band(self) -> tuple[Floats, Floats]:
        """Return the factors on all users at both ends of the figures, high load first: two of (machines,)."""
        return (self.factor, self.factor) if self.find_factor_band is None else self.find_factor_band()

    @cached_property
    def rows(self) -> dict[str, int]:
        """Return the row of each machine."""
        return rows_of(self.machine_ids)

    def gauge(self, machine_id: str, resource: str) -> Gauge:
        """Return the gauge of one resource of one machine, of the first scenario."""
        row, column = self.rows[machine_id], RESOURCES.index(resource)
        return Gauge(
            utilization=known(self.utilization, column, row),
            low=known(self.low, column, row),
            high=known(self.high, column, row),
            ceiling=float(self.ceiling[column, row]),
            state=STATES[int(first(self.state)[column, row])],
            is_beyond=bool(first(self.beyond)[column, row]),
        )

    def limiter_of(self, machine_id: str) -> str | None:
        """Return the resource that limits a machine, or None where none has data."""
        index = int(first(self.limiter, 1)[self.rows[machine_id]])
        return None if index == NO_LIMITER else RESOURCES[index]

    def busiest(self, among: Sequence[int] | None = None) -> str | None:
        """Return the machine nearest to, or furthest above, the ceiling of its limiter; None where none has data.

        Parameters
        ----------
        among : sequence of int or None
            Rows of the machines to choose from; by default all.
        """
        import numpy as np

        rows = np.arange(len(self.machine_ids)) if among is None else np.array(among, dtype=np.int64)
        limiter = first(self.limiter, 1)[rows]
        part = first(self.utilization)[limiter, rows] / self.ceiling[limiter, rows]
        part[limiter == NO_LIMITER] = np.nan
        return None if np.isnan(part).all() else self.machine_ids[int(rows[np.nanargmax(part)])]

    def binding_of(self, machine_id: str) -> str | None:
        """Return the resource whose ceiling is met first as users come, or None where none is."""
        index = int(first(self.binding, 1)[self.rows[machine_id]])
        return None if index == NO_LIMITER else RESOURCES[index]

    def room_of(self, machine_id: str) -> int | None:
        """Return how many more users fit until the first ceiling (negative: too many), or None."""
        room = float(first(self.room_users, 1)[self.rows[machine_id]])
        return floor(room) if isfinite(room) else None

    def users_of(self, machine_id: str) -> float:
        """Return the users that a machine serves [users]; for a host, those of its VMs."""
        return float(first(self.users, 1)[self.rows[machine_id]])

    def mailboxes_of(self, machine_id: str) -> float:
        """Return the mailboxes that a machine holds [mailboxes]; for a host, those of its VMs."""
        return float(first(self.mailboxes, 1)[self.rows[machine_id]])

    def is_short_without_users(self, machine_id: str) -> bool:
        """Return whether no number of users would fit: its memory is too small even without any."""
        return float(first(self.factor, 1)[self.rows[machine_id]]) == 0.0 and self.binding_of(machine_id) == "memory"

    def overhead_of(self, machine_id: str) -> float:
        """Return the part of a host's CPU that virtualization takes [fraction]; 0 for others."""
        return float(first(self.overhead, 1)[self.rows[machine_id]])

    def sharing_of(self, machine_id: str) -> float:
        """Return the memory that page sharing returns on a host [MB]; 0 for others."""
        return float(self.sharing_mb[self.rows[machine_id]])


# Most edits leave the machines as they are.
