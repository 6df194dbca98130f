"""Findings that a planner knows of and lets be: each with a reason, kept in the plan."""

from collections.abc import Iterable

from attrs import evolve

from models.errors import ChangeError
from models.plan.change import Change, Replacement
from models.plan.entities import Ignored, Plan
from models.words import tr_count, tr_format

Key = tuple[str, str, str]


def reasons_of(plan: Plan, design_id: str) -> dict[Key, str]:
    """Return the reasons why findings of a design are ignored, by rule, subject and about."""
    mine = (ignored for ignored in plan.assumptions.ignored if ignored.design == design_id)
    return {(ignored.rule, ignored.subject, ignored.about): ignored.reason for ignored in mine}


def ignore(plan: Plan, design_id: str, keys: Iterable[Key], reason: str) -> Change:
    """Return the change that ignores findings; a finding that is ignored already gets the new reason.

    Raises
    ------
    ChangeError
        If there is no reason.
    """
    if not reason.strip():
        raise ChangeError(tr_format("Enter a reason: the report states it."))
    chosen = tuple(keys)
    fresh = (
        Ignored(design=design_id, rule=rule, subject=subject, about=about, reason=reason.strip())
        for rule, subject, about in chosen
    )
    label = tr_count(len(chosen), "Ignore finding", "Ignore {count} findings")
    return _with(plan, (*_without(plan, design_id, chosen), *fresh), label)


def unignore(plan: Plan, design_id: str, keys: Iterable[Key]) -> Change:
    """Return the change that no longer ignores findings."""
    chosen = tuple(keys)
    label = tr_count(len(chosen), "Stop ignoring finding", "Stop ignoring {count} findings")
    return _with(plan, _without(plan, design_id, chosen), label)


def _without(plan: Plan, design_id: str, keys: Iterable[Key]) -> tuple[Ignored, ...]:
    gone = {(design_id, *key) for key in keys}
    return tuple(ignored for ignored in plan.assumptions.ignored if ignored.key not in gone)


def _with(plan: Plan, ignored: tuple[Ignored, ...], label: str) -> Change:
    after = evolve(plan.assumptions, ignored=ignored)
    return Change(label, (Replacement("assumptions", "", plan.assumptions, after),))
