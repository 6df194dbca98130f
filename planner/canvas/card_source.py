"""Where items get what they paint: cards made when first asked for, and kept until an update concerns them."""

from typing import Any

from models.capacity.results import Evaluation
from models.plan.entities import Entity, Host, Link, Plan, Population, Server, Site, Vm
from planner.presenters import cards
from planner.theme.tokens import Tokens


class CardSource:
    """The plan, its numbers and the theme, as cards by id."""

    def __init__(self, tokens: Tokens, *, dotted: bool = True) -> None:
        self.tokens = tokens
        self.dotted = dotted
        # Dots of the device for one that a reader can tell from the next.
        self.dots = 1.0
        self.plan = Plan()
        self.rows: dict[str, Entity] = {}
        self.evaluation: Evaluation | None = None
        self._machines: dict[str, cards.MachineCard] = {}
        self._populations: dict[str, cards.PopulationCard] = {}
        self._headers: dict[str, str] = {}

    def renew(
        self, plan: Plan, rows: dict[str, Entity], evaluation: Evaluation | None, changed: frozenset[str] | None
    ) -> frozenset[str]:
        """Return which cards (None: of all) are old in another state of the plan: no other one was ever painted."""
        self.plan, self.rows, self.evaluation = plan, rows, evaluation
        self._headers = {}
        kept: tuple[dict[str, Any], ...] = (self._machines, self._populations)
        made = frozenset().union(*kept)
        old = made if changed is None else changed & made
        for cards_by_id in kept:
            for identifier in old.intersection(cards_by_id):
                del cards_by_id[identifier]
        return old

    def machine(self, identifier: str) -> cards.MachineCard:
        """Return the card of a machine."""
        if identifier not in self._machines:
            row = self.rows[identifier]
            assert isinstance(row, Server | Host | Vm)  # noqa: S101 - machines have machines' items
            self._machines[identifier] = cards.machine_card(row, self.evaluation)
        return self._machines[identifier]

    def population(self, identifier: str) -> cards.PopulationCard:
        """Return the card of a population."""
        if identifier not in self._populations:
            row = self.rows[identifier]
            assert isinstance(row, Population)  # noqa: S101 - populations have populations' items
            self._populations[identifier] = cards.population_card(row)
        return self._populations[identifier]

    def site(self, identifier: str) -> tuple[str, str]:
        """Return the name and the header of a site."""
        row = self.rows[identifier]
        assert isinstance(row, Site)  # noqa: S101 - sites have sites' items
        if not self._headers:
            self._headers = cards.site_headers(self.plan)
        return row.name, self._headers[identifier]

    def link(self, identifier: str) -> cards.LinkLabel:
        """Return the label of a link."""
        row = self.rows[identifier]
        assert isinstance(row, Link)  # noqa: S101 - links have links' items
        return cards.link_label(row, self.evaluation)
