"""Findings that a planner knows of and lets be: each with a reason, kept in the plan."""

from attrs import evolve

from models.errors import ChangeError
from models.plan.change import Change, Replacement
from models.plan.entities import Ignored, Plan
from models.words import say


def reasons_of(plan: Plan, design_id: str) -> dict[tuple[str, str, str], str]:
    """Return why findings of a design are ignored, by rule, subject and what of it they are about."""
    mine = (one for one in plan.assumptions.ignored if one.design == design_id)
    return {(one.rule, one.subject, one.about): one.reason for one in mine}


def ignore(plan: Plan, design_id: str, key: tuple[str, str, str], reason: str) -> Change:
    """Return the change that lets a finding be; one that is ignored already gets the new reason.

    Raises
    ------
    ChangeError
        If there is no reason.
    """
    if not reason.strip():
        raise ChangeError(say("Give a reason: the report prints it."))
    rule, subject, about = key
    fresh = Ignored(design=design_id, rule=rule, subject=subject, about=about, reason=reason.strip())
    return _with(plan, (*_without(plan, design_id, key), fresh), say("Ignore a finding"))


def heed(plan: Plan, design_id: str, key: tuple[str, str, str]) -> Change:
    """Return the change that takes it back that a finding is ignored."""
    return _with(plan, _without(plan, design_id, key), say("No longer ignore a finding"))


def _without(plan: Plan, design_id: str, key: tuple[str, str, str]) -> tuple[Ignored, ...]:
    return tuple(one for one in plan.assumptions.ignored if one.key != (design_id, *key))


def _with(plan: Plan, ignored: tuple[Ignored, ...], label: str) -> Change:
    after = evolve(plan.assumptions, ignored=ignored)
    return Change(label, (Replacement("assumptions", "", plan.assumptions, after),))
