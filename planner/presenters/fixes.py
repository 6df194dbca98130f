"""What clears a finding, or several alike, in words, and the change that does it."""

from collections.abc import Iterable

from attrs import frozen

from models.calibration.library import Library
from models.capacity.evaluate import evaluate
from models.capacity.results import Evaluation, Finding
from models.comparisons.fixes import Evaluate, Fix, fewer_for, fix_for, fixes_for, joined
from models.plan.change import Change
from models.plan.entities import Plan
from models.words import any_of, count, tr_format
from planner.presenters.findings import name_of

MOST_LINES = 8


@frozen(kw_only=True)
class Fixes:
    """What clears findings; nothing where the change is None.

    Parameters
    ----------
    change : Change or None
        All of it, as one step.
    number : int
        How many findings it clears.
    button, label : str
        What the button says, and all that is done, one line for each finding.
    instead : str
        What else would clear it, as in "or 247 fewer users of “London”"; empty where nothing that is known does.
    """

    change: Change | None = None
    number: int = 0
    button: str = ""
    label: str = ""
    instead: str = ""


def evaluating(library: Library) -> Evaluate:
    """Return what evaluates a design of a plan."""

    def evaluated(plan: Plan, design_id: str) -> Evaluation:
        return evaluate(plan, design_id, library)

    return evaluated


def known_fixes(plan: Plan, design_id: str, findings: tuple[Finding, ...], library: Library) -> Fixes:
    """Return what clears a finding, or each of several of one rule, tried by evaluating."""
    if len(findings) == 1:
        return _fix(plan, design_id, findings[0], library)
    found = fixes_for(plan, design_id, findings, library, evaluating(library))
    if not found:
        return Fixes()
    labels = {fix.label for fix in found.values()}
    button = tr_format("Fix all {count}", count=len(found))
    if len(found) < len(findings):
        button = tr_format("Fix {count} of {all}", count=len(found), all=len(findings))
    if len(labels) == 1:
        button = tr_format("{fix_all}: {what}", fix_all=button, what=labels.pop())
    lines = [f"{name_of(plan, key[1])}: {fix.label}" for key, fix in found.items()]
    if len(lines) > MOST_LINES:
        more = len(lines) - MOST_LINES
        lines = [*lines[:MOST_LINES], tr_format("And {count} more.", count=count(more))]
    return Fixes(change=joined(found.values()), number=len(found), button=button, label="\n".join(lines))


def _fix(plan: Plan, design_id: str, finding: Finding, library: Library) -> Fixes:
    fix = fix_for(plan, design_id, finding, library, evaluating(library))
    fewer = fewer_for(plan, design_id, finding, library, evaluating(library))
    if fix is None:
        instead = "" if fewer is None else tr_format("{what} would fix it.", what=fewer.label)
        return Fixes(instead=instead)
    instead = "" if fewer is None else tr_format("or {what}", what=fewer.label)
    return Fixes(
        change=fix.change, number=1, button=tr_format("Fix: {what}", what=fix.label), label=fix.label, instead=instead
    )


def remedy_words(fixes: Iterable[Fix]) -> str:
    """Return what would clear a finding, each tried, as in "1 more vCPU or 247 fewer users would clear it."."""
    labels = [fix.label for fix in fixes]
    return tr_format("{what} would fix it.", what=any_of(labels)) if labels else ""
