"""A plan of additions: which machine needs more of what, and when, so that growth leaves all below their ceilings.

A step for a machine is a fix of the finding that growth brings, tried by evaluating with the users of a year later, so
that it lasts at least that long; one for a database availability group lasts till it gets members, or to the end. Steps
are found one after the other: each sees what those before it have changed.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from attrs import evolve, frozen

from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation, Finding
from models.capacity.tiles import Report, in_silence
from models.comparisons.crossings import GrowthCrossing, crossings_of, group_crossings_of
from models.comparisons.fixes import fix_for
from models.comparisons.group_growth import MEMBERS, GroupCrossing
from models.comparisons.group_needs import with_additions, with_need
from models.comparisons.growing import Growth, grown_plan
from models.comparisons.grown_months import plan_in_month
from models.plan.change import Change, Replacement
from models.plan.edits import add_design
from models.plan.entities import Machine, Plan
from models.plan.kinds import physical_id
from models.plan.queries import require_design
from models.units import MONTHS_A_YEAR
from models.words import tr_format

# Each has all the groups of a month, or one machine; a list of more steps cannot be read anyway.
MOST_ROUNDS = 16
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
        As in "2 more vCPUs"; empty where nothing larger helps, and for a group.
    lasts : int or None
        The month in which the machine needs more of the same; None where it does not within the time looked at.
    group : GroupCrossing or None
        Of a group: what it passes, and how many members, disks or databases more keep it below.
    until : int or None
        Of a group: the month for which these are enough.
    """

    month: int
    machine_id: str
    resource: str
    words: str
    lasts: int | None = None
    group: GroupCrossing | None = None
    until: int | None = None

    @property
    def case(self) -> tuple[str, str]:
        """Return of what the step is: what is short of what."""
        return self.machine_id, self.resource

    @property
    def helps(self) -> bool:
        """Return whether something is added."""
        return bool(self.words if self.group is None else self.group.needed)


@frozen(eq=False, kw_only=True)
class Additions:
    """All steps in their order, and the plan with them.

    Parameters
    ----------
    complete : bool
        Whether they keep everything below the ceilings.
    is_cut : bool
        Whether later steps were not looked for, as there are too many.
    """

    steps: tuple[Step, ...]
    plan: Plan
    complete: bool
    is_cut: bool = False


def plan_additions(
    plan: Plan, design_id: str, library: Library, growth: Growth, years: int, report: Report = in_silence
) -> Additions:
    """Return what has to be added, and when, so that no machine exceeds a ceiling and no group a limit.

    Raises
    ------
    PlanError
        If growth cannot be projected so.
    """
    adding = _Adding(plan, design_id, library, growth, years)
    for _ in range(MOST_ROUNDS):
        report(0.0)
        first = adding.first()
        if not first:
            return adding.additions(complete=not adding.hopeless)
        adding.add(first)
    return adding.additions(complete=False, is_cut=True)


class _Adding:
    """A plan of additions on its way: the steps so far, the plan with them, and what nothing helps."""

    def __init__(self, plan: Plan, design_id: str, library: Library, growth: Growth, years: int) -> None:
        self.plan, self.design_id, self.library = plan, design_id, library
        self.growth, self.years = growth, years
        self.steps: list[Step] = []
        self.last: list[str] = []
        self.of_groups: list[GroupCrossing] = []
        self.passed: list[GrowthCrossing | GroupCrossing] = []
        self.hopeless: set[tuple[str, str]] = set()

    def additions(self, *, complete: bool, is_cut: bool = False) -> Additions:
        """Return what has been added."""
        ordered = sorted(_with_ends(self.steps), key=lambda step: step.month)
        return Additions(steps=tuple(ordered), plan=self.plan, complete=complete, is_cut=is_cut)

    def first(self) -> list[GrowthCrossing] | list[GroupCrossing]:
        """Return what passes a limit first: all groups of a month, as more members relieve their like, or a machine."""
        case = self.plan, self.design_id, self.library, self.growth, self.years
        changed = self._changed_groups()
        kept = [row for row in self.of_groups if row.dag_id not in changed]
        self.of_groups = [*kept, *group_crossings_of(*case, changed)]
        found: tuple[GrowthCrossing | GroupCrossing, ...] = (*self.of_groups, *crossings_of(*case))
        self.passed = [row for row in found if row.month is not None and row.case not in self.hopeless]
        first = min(self.passed, key=_order, default=None)
        if not isinstance(first, GroupCrossing):
            return [] if first is None else [first]
        of_month = (row for row in self.passed if isinstance(row, GroupCrossing) and row.month == first.month)
        one_each = {row.dag_id: row for row in sorted(of_month, key=_order, reverse=True)}
        return sorted(one_each.values(), key=_order)

    def _changed_groups(self) -> set[str]:
        """Return the groups that the last round has changed, or a machine that a member stands on; at first all."""
        design = require_design(self.plan, self.design_id)
        if not self.steps:
            return set(design.dags_by_id)
        by_id = design.by_id
        touched = {_place(by_id, name) for name in self.last}
        return {dag.id for dag in design.dags if touched & {dag.id, *(_place(by_id, member) for member in dag.members)}}

    def add(self, first: Sequence[GrowthCrossing] | Sequence[GroupCrossing]) -> None:
        """Add what keeps a machine below its ceiling for a year, or groups below their limits to the end."""
        new = [self._for_group(row) if isinstance(row, GroupCrossing) else self._for_machine(row) for row in first]
        for step in new:
            self._take(step)
        self.last = [step.machine_id for step in new]

    def _take(self, step: Step) -> None:
        """Append a step; what a group gets in the month of an earlier one is added to that, as users come in wholes."""
        same = [row for row, known in enumerate(self.steps) if (known.case, known.month) == (step.case, step.month)]
        before = self.steps[same[0]].group if same else None
        if before is not None and step.group is not None and step.helps:
            needed = (before.needed or 0) + (step.group.needed or 0)
            self.steps[same[0]] = evolve(step, group=evolve(step.group, needed=needed))
            return
        # What a machine passes in the same month as before is not helped.
        if same or not step.helps:
            self.hopeless.add(step.case)
        self.steps.append(step)

    def _for_machine(self, crossing: GrowthCrossing) -> Step:
        case = crossing.machine_id, crossing.resource
        months = crossing.month or 0, self.years * MONTHS_A_YEAR
        change, words = _step(self.plan, self.design_id, self.library, self.growth, months, case)
        if change is not None:
            self.plan = change.apply(self.plan)
        return Step(month=months[0], machine_id=crossing.machine_id, resource=crossing.resource, words=words)

    def _for_group(self, crossing: GroupCrossing) -> Step:
        until = self._until(crossing)
        grown = plan_in_month(self.plan, self.growth, until)
        found = with_need(crossing, self.plan, self.design_id, self.library, grown)
        if found.needed:
            self.plan = with_additions(self.plan, self.design_id, found)
        return Step(
            month=found.month or 0, machine_id=found.dag_id, resource=found.limit, words="", group=found, until=until
        )

    def _until(self, crossing: GroupCrossing) -> int:
        """Return how long what a group gets is to be enough: disks and databases till it gets more members."""
        if crossing.mended_by != MEMBERS:
            for row in sorted(self.passed, key=lambda row: row.month or 0):
                if isinstance(row, GroupCrossing) and row.dag_id == crossing.dag_id and row.mended_by == MEMBERS:
                    return row.month or 0
        return self.years * MONTHS_A_YEAR


def _order(crossing: GrowthCrossing | GroupCrossing) -> tuple[int, bool, tuple[str, str]]:
    return crossing.month or 0, isinstance(crossing, GrowthCrossing), crossing.case


def _place(by_id: Mapping[str, Machine], identifier: str) -> str:
    """Return the id of the physical machine of a machine; that of a group as it is."""
    return physical_id(by_id[identifier]) if identifier in by_id else identifier


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
        following = (later.month for later in steps[number + 1 :] if later.case == step.case)
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
