"""How many users a design carries until the first ceiling: of the plan and of each site, and which machine sets it."""

from collections.abc import Iterator

import numpy as np
from attrs import evolve, frozen

from models.capacity.dags.results import Factor, dags_of
from models.capacity.floats import Indices
from models.capacity.results import RESOURCES
from models.comparisons.candidates import Candidate
from models.words import count, tr_format

# A design that reaches its ceiling exactly at its users carries all of them.
FULL_USER = 1e-6


@frozen(kw_only=True)
class UsersAtCeiling:
    """Users at which the first machine meets a ceiling when all users of the plan grow alike, in their present mix.

    Parameters
    ----------
    users : float
        Whole users, each counted once; infinite where no machine ever meets a ceiling.
    planned : int
        The users of the plan, or of the site.
    machine, resource : str
        Which machine meets which ceiling, or which database availability group meets which of its limits, of `LIMITS`;
        empty where none does.
    is_most : bool
        Whether the CPU of a machine is not known, so that it may be fewer.
    """

    users: float
    planned: int
    machine: str = ""
    resource: str = ""
    is_most: bool = False

    @property
    def carries_all(self) -> bool:
        """Return whether no machine passes a known ceiling with all users that are planned."""
        return self.users >= self.planned


def users_at_ceiling(candidate: Candidate) -> UsersAtCeiling | None:
    """Return the users of the whole plan that a design carries; None where it serves none, or it is not known."""
    rows = np.arange(len(candidate.evaluation.machine_ids))
    found = _at_ceiling(candidate, rows, candidate.work.people)
    return found and _with_groups(candidate, found, "")


def ends_of(candidate: Candidate, site: str = "") -> tuple[float, float]:
    """Return the users that a plan or a site carries at both ends of the figures, high load first [users].

    It evaluates the design many times, so only call it for what is shown.
    """
    rows = candidate.evaluation.serving[site] if site else np.arange(len(candidate.evaluation.machine_ids))
    planned = candidate.work.people_of_sites[site] if site else candidate.work.people
    rows = rows[candidate.evaluation.users[rows] > 0.0]
    ends = [float(end[rows].min()) for end in candidate.evaluation.factor_band]
    for _, _, factor in _group_factors(candidate, site):
        ends = [min(end, other) for end, other in zip(ends, (factor.least, factor.most), strict=True)]
    low, high = (whole_users(planned * end) for end in ends)
    return low, high


def users_at_ceiling_of_site(candidate: Candidate, site: str) -> UsersAtCeiling | None:
    """Return the users of a site that a design carries; None where it serves none of them, or it is not known.

    The machines count that serve its users, wherever they stand.
    """
    serving = candidate.evaluation.serving
    if site not in serving:
        return None
    found = _at_ceiling(candidate, serving[site], candidate.work.people_of_sites[site])
    return found and _with_groups(candidate, found, site)


def _with_groups(candidate: Candidate, found: UsersAtCeiling, site: str) -> UsersAtCeiling:
    """Return what a group allows where that is less than what any machine does on a normal day."""
    for dag, limit, factor in _group_factors(candidate, site):
        users = whole_users(found.planned * factor.in_use)
        if users < found.users:
            found = evolve(found, users=users, machine=dag, resource=limit)
    return found


def _group_factors(candidate: Candidate, site: str) -> Iterator[tuple[str, str, Factor]]:
    """Return what can limit the groups that serve users of the plan, or of a site: id, limit and factor on users."""
    for numbers in dags_of(candidate.evaluation).values():
        served = (candidate.plan.shared_by_id[population] for population in numbers.dag.serves)
        here = any(site in ("", getattr(population, "site", "")) for population in served)
        if here and numbers.mailboxes:
            for limit, factor in numbers.factors.items():
                # The machines themselves have a normal day.
                if limit != "normal":
                    yield numbers.dag.id, limit, factor


def _at_ceiling(candidate: Candidate, rows: Indices, planned: int) -> UsersAtCeiling | None:
    evaluation = candidate.evaluation
    factors = evaluation.factor[rows]
    counted = (evaluation.users[rows] > 0.0) & ~(evaluation.is_most[rows] & np.isinf(factors))
    if not counted.any() or not planned:
        return None
    is_most = bool((evaluation.is_most[rows] & (evaluation.users[rows] > 0.0)).any())
    rows, factors = rows[counted], factors[counted]
    first = int(rows[int(factors.argmin())])
    resource = int(evaluation.binding[first])
    binds = bool(np.isfinite(factors.min()))
    return UsersAtCeiling(
        users=whole_users(planned * float(factors.min())),
        planned=planned,
        machine=evaluation.machine_ids[first] if binds else "",
        resource=RESOURCES[resource] if binds else "",
        is_most=is_most,
    )


def users_words(found: UsersAtCeiling) -> str:
    """Return how many users these are in words, as in "at most 12,965"."""
    if not np.isfinite(found.users):
        return tr_format("any number")
    return tr_format("at most {users}", users=count(found.users)) if found.is_most else count(found.users)


def whole_users(users: float) -> float:
    """Return a number of users rounded down [users]; one that is missing only by rounding counts."""
    return float(np.floor(users + FULL_USER)) if np.isfinite(users) else users
