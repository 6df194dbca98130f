"""A cost of a design as a page of steps, as any other number is explained."""

from models.capacity.trail import Trail
from models.comparisons.lines import LICENCES, MACHINES, POWER, PURCHASE, THREE_YEARS
from models.words import tr_format, tr_noop, translate
from planner.presenters.trail_page import StepView, TrailPage

COST_WORDS = {
    MACHINES: tr_noop("Hardware"),
    LICENCES: tr_noop("Licences"),
    POWER: tr_noop("Electricity"),
    PURCHASE: tr_noop("Purchase"),
    THREE_YEARS: tr_noop("Three years"),
}


def with_hint(note: str, key: str) -> str:
    """Return the tooltip of a cell of a comparison: its note, and that a click explains it where it is a cost."""
    hint = tr_format("Click for a breakdown.") if key in COST_WORDS else ""
    return "\n".join(part for part in (note, hint) if part)


def cost_page(trail: Trail, design: str) -> TrailPage:
    """Return the page of a cost's trail.

    Parameters
    ----------
    design : str
        What the design is called where it is compared.
    """
    return TrailPage(
        title=tr_format("{cost}: “{design}”", cost=translate(COST_WORDS[trail.resource]), design=design),
        summary=trail.summary,
        steps=tuple(StepView(step.text, ()) for step in trail.steps),
        notes=trail.notes,
    )
