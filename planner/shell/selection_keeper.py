"""Keeps the selection real: what is gone, or stands in another design, is selected no more."""

from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection


def keep_selection_real(session: PlanSession, selection: Selection) -> None:
    """Drop ids from the selection that the shown design does not hold; connect before any view does."""

    def drop(_update: Update) -> None:
        if selection.ids:
            real = _ids_of(session)
            selection.set(identifier for identifier in selection.ids if identifier in real)

    session.updated.connect(drop)


def _ids_of(session: PlanSession) -> set[str]:
    plan, design = session.plan, session.design
    tables = (plan.sites, plan.links, plan.populations)
    rows = {row.id for table in tables for row in table}
    return rows if design is None else rows | design.by_id.keys() | design.dags_by_id.keys()
