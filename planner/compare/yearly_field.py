"""The fields of how fast users grow: what is typed is kept in the plan, from where reports take it, too."""

from contextlib import suppress

from models.errors import PlannerError
from models.plan.edits import set_values
from models.plan.entities import Plan
from models.plan.yearly_growth import rate_of_percent, set_yearly_percent, yearly_percent, yearly_percents
from planner.compare.number_field import NumberField
from planner.compare.rate_form import RateForm
from planner.session.plan_session import PlanSession, Update
from planner.theme.tokens import Tokens


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


class YearlyRates(RateForm):
    """The growth of single populations per year, as the plan keeps it, and that of protocols on top, which it does not.

    What a protocol gains or loses is tried here; the plan's users say how many use it.
    """

    def __init__(self, tokens: Tokens, session: PlanSession) -> None:
        super().__init__(tokens)
        self._session = session
        self.entered.connect(self._keep)

    def show_plan(self, plan: Plan) -> None:
        """Show a field for each population of a plan with its rate, and one for each protocol that is used."""
        super().show_plan(plan)
        self.show_rates(yearly_percents(plan))

    def _keep(self, kind: str, identifier: str) -> None:
        """Keep what is typed for a population; what cannot be meant is said where the number is used, and not kept."""
        if kind != "population":
            return
        with suppress(PlannerError):
            percent = self.fields[kind, identifier].number_or_none()
            rate = None if percent is None else rate_of_percent(percent)
            self._session.do(set_values(self._session.plan, (identifier,), "yearly_growth", rate))
