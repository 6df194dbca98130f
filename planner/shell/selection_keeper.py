"""Keeps the selection real: what is gone, or stands in another design, is selected no more."""

from collections.abc import Container

from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection


def keep_selection_real(session: PlanSession, selection: Selection) -> None:
    """Drop ids from the selection that the shown design does not hold; connect before any view does."""

    def drop(_update: Update) -> None:
        tables = _tables(session)
        selection.set(name for name in selection.ids if any(name in table for table in tables))

    session.updated.connect(drop)


def _tables(session: PlanSession) -> tuple[Container[str], ...]:
    """Return what can be selected, by id."""
    shared, design = session.plan.shared_by_id, session.design
    return (shared,) if design is None else (shared, design.by_id, design.dags_by_id)
