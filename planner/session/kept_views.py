"""How each design of a plan was last looked at: it is seen so again, and another plan begins anew."""

from collections.abc import Callable
from typing import Generic, TypeVar

from planner.session.document import Document
from planner.session.plan_session import PlanSession

View = TypeVar("View")


class KeptViews(Generic[View]):
    """Keeps what a panel shows of each design: place and zoom, a filter, a scroll position. Nothing of it is saved.

    Parameters
    ----------
    session : PlanSession
        Says which plan and which design of it is shown.
    take : callable
        Returns how the shown design is looked at.
    give : callable
        Shows a design as it was looked at; it gets None for one that was not yet seen.
    """

    def __init__(self, session: PlanSession, take: Callable[[], View], give: Callable[[View | None], None]) -> None:
        self._session, self._take, self._give = session, take, give
        self._document: Document | None = None
        self._design_id = ""
        self._kept: dict[str, View] = {}

    @property
    def another_plan(self) -> bool:
        """Return whether another plan is about to be shown."""
        return self._session.document is not self._document

    def leave(self) -> None:
        """Keep how a design was looked at, if another one is about to be shown."""
        if self.another_plan:
            self._kept.clear()
        elif self._session.design_id != self._design_id:
            self._kept[self._design_id] = self._take()

    def enter(self) -> None:
        """Show a design as it was looked at, if it is another one than before."""
        shown = self._session.document, self._session.design_id
        if shown != (self._document, self._design_id):
            self._document, self._design_id = shown
            self._give(self._kept.get(self._design_id))
