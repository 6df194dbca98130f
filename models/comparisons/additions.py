"""A plan of additions: which machine needs more of what, and when, so that growth leaves all below their ceilings.

Each step is a fix of the finding that growth brings, tried by evaluating with the users of a year later, so that it
lasts at least that long. Steps are found one after the other: each sees what those before it have changed.
"""

from functools import partial

from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation, Finding
from models.capacity.tiles import Report, in_silence
from models.comparisons.fixes import fix_for
from models.comparisons.group_growth import GroupCrossing
from models.comparisons.growing import Growth, grown_plan
from models.comparisons.growth import crossings_of, group_crossings_of
from models.plan.change import Change, Replacement
from models.plan.edits import add_design
from models.plan.entities import Plan
from models.units import MONTHS_A_YEAR
from models.words import tr_format

MOST_STEPS = 16
RULES = ("over-capacity", "above-ceiling")


@frozen(kw_only=True)
class Step:
    """What is added to a machine from a month on.

    Parameters
    ----------
    month : int
        From now.
    machine_id, resource : str
        A machine and what of it is short, or a database availability group and which of its `LIMITS` is passed.
    words : str
        As in "2 more vCPUs"; empty where nothing larger helps.
    lasts : int or None
        The month in which the machine needs more of the same; None where it does not within the time looked at.
    group : GroupCrossing or None
        Of a group: what it passes, and how many members or disks more would keep it below.
    """

    month: int
    machine_id: str
    resource: str
    words: str
    lasts: int | None = None
    group: GroupCrossing | None = None


@frozen(eq=False, kw_only=True)
class Additions:
    """All steps in their order, and the plan with them.

    Parameters
    ----------
    complete : bool
        Whether they keep everything below the ceilings.
    """

    steps: tuple[Step, ...]
    plan: Plan
    complete: bool


def plan_additions(
    plan: Plan, design_id: str, library: Library, growth: Growth, years: int, report: Report = in_silence
) -> Additions:
    """Return what has to be added, and when, so that no machine of a design exceeds a ceiling.

    The limits of groups that are still passed then come as steps without a change.

    Raises
    ------
    PlanError
        If growth cannot be projected so.
    """
    last = years * MONTHS_A_YEAR
    steps: list[Step] = []
    hopeless: set[str] = set()
    while len(steps) < MOST_STEPS:
        report(0.0)
        found = [
            crossing
            for crossing in crossings_of(plan, design_id, library, growth, years)
            if crossing.month is not None and crossing.machine_id not in hopeless
        ]
        if not found:
            break
        first = min(found, key=lambda crossing: (crossing.month or 0, crossing.machine_id))
        month = first.month or 0
        case = (first.machine_id, first.resource)
        change, words = _step(plan, design_id, library, growth, (month, last), case)
        if change is None:
            hopeless.add(first.machine_id)
        else:
            plan = change.apply(plan)
        steps.append(Step(month=month, machine_id=first.machine_id, resource=first.resource, words=words))
    else:
        hopeless.add("")
    short = [
        Step(month=crossing.month, machine_id=crossing.dag_id, resource=crossing.limit, words="", group=crossing)
        for crossing in group_crossings_of(plan, design_id, library, growth, years)
        if crossing.month is not None
    ]
    ordered = sorted((*_with_ends(steps), *short), key=lambda step: step.month)
    return Additions(steps=tuple(ordered), plan=plan, complete=not hopeless and not short)


def _step(
    plan: Plan, design_id: str, library: Library, growth: Growth, months: tuple[int, int], case: tuple[str, str]
) -> tuple[Change | None, str]:
    """Return the change that clears what is above its ceiling on a machine a year later, or at least in that month."""
    month, last = months
    for ahead in (min(month + MONTHS_A_YEAR, last), month):
        grown = grown_plan(plan, growth, ahead)
        now = evaluate(grown, design_id, library)
        finding = _worst(now, case)
        fix = finding and fix_for(grown, design_id, finding, library, partial(_evaluated, library))
        if fix:
            return fix.change, fix.label
    return None, ""


def _evaluated(library: Library, plan: Plan, design_id: str) -> Evaluation:
    return evaluate(plan, design_id, library)


def _worst(evaluation: Evaluation, case: tuple[str, str]) -> Finding | None:
    """Return the finding about a resource of a machine that is too full, over its capacity before above its ceiling."""
    found = [finding for finding in evaluation.severe_findings if (finding.subject, finding.about) == case]
    full = (finding for finding in found if finding.rule in RULES)
    return min(full, key=lambda finding: RULES.index(finding.rule), default=None)


def _with_ends(steps: list[Step]) -> tuple[Step, ...]:
    """Return the steps, each with the month of the next one for the same resource of the machine."""
    ended = []
    for number, step in enumerate(steps):
        same = step.machine_id, step.resource
        following = (later.month for later in steps[number + 1 :] if (later.machine_id, later.resource) == same)
        ended.append(evolve(step, lasts=next(following, None)))
    return tuple(ended)


def design_with(plan: Plan, design_id: str, additions: Additions, name: str) -> Change:
    """Return the change that adds a copy of a design with everything that has to be added.

    Raises
    ------
    ChangeError
        If there is no such design.
    """
    made = add_design(additions.plan, name, design_id).replacements[0].after[-1]
    label = tr_format("Add design {name}", name=name)
    return Change(label, (Replacement("designs", "", plan.designs, (*plan.designs, made)),))
