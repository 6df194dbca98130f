"""The content that items paint: cards, made on demand and cached until an update concerns them."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import frozen

from models.capacity.results import Evaluation
from models.plan.entities import Entity, Host, Link, Plan, Population, Server, Site, Vm
from planner.presenters import cards
from planner.presenters.roll_up import RollUp, machines_by_site, roll_up, users_by_site
from planner.presenters.short_names import short_names
from planner.theme.tokens import Tokens


@frozen
class _Sites:
    """The machines of each site, and their names within it."""

    machines: Mapping[str, Sequence[str]]
    short: Mapping[str, str]


class CardSource:
    """The plan, its evaluation and the theme, as cards by id."""

    def __init__(self, tokens: Tokens, *, dotted: bool = True) -> None:
        self.tokens = tokens
        self.dotted = dotted
        # Dots of the device for each dot that is legible.
        self.dots = 1.0
        self.plan = Plan()
        self.rows: dict[str, Entity] = {}
        self.evaluation: Evaluation | None = None
        # The numbers without the failure that is shown, while one is.
        self.usual: Evaluation | None = None
        self._machines: dict[str, cards.MachineCard] = {}
        self._populations: dict[str, cards.PopulationCard] = {}
        self._headers: dict[str, str] = {}
        self._sites: _Sites | None = None
        self._rows_of: tuple[_Sites | None, tuple[str, ...], dict[str, list[int]]] = (None, (), {})
        self._users: dict[str, int] | None = None
        self._roll_ups: dict[str, RollUp] = {}

    def update(
        self, plan: Plan, rows: dict[str, Entity], evaluation: Evaluation | None, changed: frozenset[str] | None
    ) -> frozenset[str]:
        """Set another state of the plan; return the ids of cached cards that `changed` (None: all) outdates."""
        self.plan, self.rows, self.evaluation = plan, rows, evaluation
        self._headers, self._users, self._roll_ups = {}, None, {}
        kept: tuple[dict[str, Any], ...] = (self._machines, self._populations)
        made = frozenset().union(*kept)
        old = made if changed is None else changed & made
        for cards_by_id in kept:
            for identifier in old.intersection(cards_by_id):
                del cards_by_id[identifier]
        return old

    def forget_names(self) -> None:
        """Find the machines of sites anew, and what their names have in common: some are new, renamed or elsewhere."""
        self._sites = None

    def notes(self, identifier: str) -> str:
        """Return the notes of a row."""
        return str(getattr(self.rows.get(identifier), "notes", "")).strip()

    def names(self, identifier: str) -> tuple[str, str]:
        """Return the name of a machine, in full and without what all machines of its site begin with."""
        return str(getattr(self.rows[identifier], "name", "")), self._sites_now().short[identifier]

    def roll_up(self, site: str) -> RollUp:
        """Return what is said of a site that is seen from afar."""
        if site not in self._roll_ups:
            sites, users = self._sites_now(), self._users
            if users is None:
                users = self._users = users_by_site(self.plan.populations)
            count = len(sites.machines.get(site, ()))
            busiest = self._busiest_of(site)
            self._roll_ups[site] = roll_up(
                self.site(site)[0], users.get(site, 0), count, busiest, sites.short, self.evaluation
            )
        return self._roll_ups[site]

    def machines_of(self, site: str) -> Sequence[str]:
        """Return the ids of the machines of a site."""
        return self._sites_now().machines.get(site, ())

    def _busiest_of(self, site: str) -> str | None:
        """Return the busiest machine of a site; the rows of its machines are cached, as most edits keep them."""
        evaluation, sites = self.evaluation, self._sites_now()
        if evaluation is None:
            return None
        if self._rows_of[0] is not sites or self._rows_of[1] != evaluation.machine_ids:
            self._rows_of = (sites, evaluation.machine_ids, {})
        rows = self._rows_of[2]
        if site not in rows:
            rows[site] = [evaluation.rows[name] for name in sites.machines.get(site, ()) if name in evaluation.rows]
        return evaluation.busiest(rows[site]) if rows[site] else None

    def _sites_now(self) -> _Sites:
        if self._sites is None:
            machines = (name for name, row in self.rows.items() if isinstance(row, Server | Host | Vm))
            of_site = machines_by_site(self.rows, machines)
            self._sites = _Sites(of_site, short_names(self.rows, of_site))
        return self._sites

    def machine(self, identifier: str) -> cards.MachineCard:
        """Return the card of a machine."""
        if identifier not in self._machines:
            row = self.rows[identifier]
            assert isinstance(row, Server | Host | Vm)  # noqa: S101 - the kind of the item says so
            card = cards.machine_card(row, self.evaluation)
            self._machines[identifier] = card if self.usual is None else cards.with_use_before(card, self.usual)
        return self._machines[identifier]

    def population(self, identifier: str) -> cards.PopulationCard:
        """Return the card of a population."""
        if identifier not in self._populations:
            row = self.rows[identifier]
            assert isinstance(row, Population)  # noqa: S101 - as above
            self._populations[identifier] = cards.population_card(row)
        return self._populations[identifier]

    def site(self, identifier: str) -> tuple[str, str]:
        """Return the name and the header of a site."""
        row = self.rows[identifier]
        assert isinstance(row, Site)  # noqa: S101 - as above
        if not self._headers:
            self._headers = cards.site_headers(self.plan)
        return row.name, self._headers[identifier]

    def link(self, identifier: str) -> cards.LinkLabel:
        """Return the label of a link."""
        row = self.rows[identifier]
        assert isinstance(row, Link)  # noqa: S101 - as above
        return cards.link_label(row, self.evaluation)
