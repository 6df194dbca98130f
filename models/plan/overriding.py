"""Figures that a plan sets otherwise than published, each with its reason."""

from collections.abc import Sequence

from attrs import evolve, frozen

from models.calibration.figures import Figure
from models.errors import ChangeError
from models.plan.change import Change, Replacement
from models.plan.entities import Override, Plan
from models.words import significant, tr_count, tr_format, translate

# Figures that have another key since a plan could override them, by their former one.
RENAMED = {
    "exchange-2010/mailbox.megacycles.mailbox-messages": "exchange-2010-megacycles/mailbox.cpu.mailbox-messages",
}


def with_present_figures(plan: Plan) -> Plan:
    """Return a plan that was read, with the present keys of the figures that it overrides."""
    overrides = plan.assumptions.overrides
    if not any(override.figure in RENAMED for override in overrides):
        return plan
    renamed = tuple(evolve(row, figure=RENAMED.get(row.figure, row.figure)) for row in overrides)
    return evolve(plan, assumptions=evolve(plan.assumptions, overrides=renamed))


def override_figure(plan: Plan, figure: Figure, value: float, reason: str) -> Change:
    """Return the change that overrides a published figure in this plan.

    Parameters
    ----------
    figure : Figure
        As published; a value far outside its range is refused.
    reason : str
        Why; it is shown beside the figure.

    Raises
    ------
    ChangeError
        If there is no reason, or the value cannot be meant.
    """
    least, most = figure.plausible()
    if not reason.strip():
        raise ChangeError(tr_format("Enter a reason: it is shown next to the figure."))
    if not least <= value <= most:
        raise ChangeError(
            tr_format(
                "Enter a value from {least} to {most} {unit}.",
                least=significant(least),
                most=significant(most),
                unit=figure.unit,
            )
        )
    others = _overrides_without(plan, figure.key)
    override = Override(figure=figure.key, value=value, reason=reason.strip())
    return _overridden(plan, (*others, override), tr_format("Override {figure}", figure=translate(figure.label)))


@frozen(kw_only=True)
class OwnFigure:
    """A value of the plan's own for a published figure, with its range and the reason for it."""

    figure: Figure
    value: float
    low: float
    high: float
    reason: str


def keep_figures(plan: Plan, kept: Sequence[OwnFigure]) -> Change:
    """Return the change that overrides figures by values with ranges, all in one step.

    A value beyond what can be meant is taken to the end of that.

    Raises
    ------
    ChangeError
        If there is nothing to keep.
    """
    if not kept:
        raise ChangeError(tr_format("Tick at least one factor to keep."))
    mine = {own.figure.key: _within(own) for own in kept}
    others = tuple(override for override in plan.assumptions.overrides if override.figure not in mine)
    label = tr_count(len(mine), "Keep {count} fitted figure", "Keep {count} fitted figures")
    return _overridden(plan, (*others, *mine.values()), label)


def _within(own: OwnFigure) -> Override:
    least, most = own.figure.plausible()
    low, value, high = (min(max(end, least), most) for end in (own.low, own.value, own.high))
    return Override(figure=own.figure.key, value=value, low=low, high=high, reason=own.reason)


def clear_override(plan: Plan, figure: Figure) -> Change:
    """Return the change that restores a figure's published value."""
    label = tr_format("Restore published value of {figure}", figure=translate(figure.label))
    return _overridden(plan, _overrides_without(plan, figure.key), label)


def _overrides_without(plan: Plan, figure_key: str) -> tuple[Override, ...]:
    return tuple(override for override in plan.assumptions.overrides if override.figure != figure_key)


def _overridden(plan: Plan, overrides: tuple[Override, ...], label: str) -> Change:
    after = evolve(plan.assumptions, overrides=overrides)
    return Change(label, (Replacement("assumptions", "", plan.assumptions, after),))
