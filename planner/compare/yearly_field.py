"""The field of how fast all users grow: what is typed is kept in the plan, from where reports take it, too."""

from contextlib import suppress

from models.errors import PlannerError
from models.plan.yearly_growth import set_yearly_percent, yearly_percent
from planner.compare.number_field import NumberField
from planner.session.plan_session import PlanSession, Update


class YearlyField(NumberField):
    """The growth of all users per year [%], as the plan keeps it."""

    def __init__(self, name: str, session: PlanSession) -> None:
        super().__init__(name, yearly_percent(session.plan))
        self._session = session
        self.changed.connect(self._keep)
        session.updated.connect(self._show_kept)

    def _keep(self) -> None:
        """Keep what is typed; what cannot be meant is said where the number is used, and not kept."""
        with suppress(PlannerError):
            self._session.do(set_yearly_percent(self._session.plan, self.number()))

    def _show_kept(self, update: Update) -> None:
        if update.whole or "assumptions" in update.touched:
            self.set_number(yearly_percent(self._session.plan))
