"""The content that items paint: cards, made on demand and cached until an update concerns them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import frozen

from models.capacity.results import Evaluation
from models.plan.dags import Dag
from models.plan.entities import Entity, Host, Link, Plan, Population, Server, Site, Vm
from models.plan.kinds import container_of
from planner.presenters import cards
from planner.presenters.dag_cards import DagCard, dag_card, dag_card_then, misfits
from planner.presenters.link_labels import LinkLabel, link_label
from planner.presenters.roll_up import RollUp, roll_up, users_by_site
from planner.presenters.short_names import short_names
from planner.presenters.topology import Contents, holders_of, machines_in
from planner.theme.tokens import Tokens

if TYPE_CHECKING:
    from models.comparisons.failure_preview import FailurePreview


@frozen
class _Site:
    """The machines of a site, and their names within it."""

    machines: tuple[str, ...]
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
        # The failure that is shown, while one is.
        self.preview: FailurePreview | None = None
        # What lights a group, by the ids of its row and of its members.
        self.lights: dict[str, Callable[[bool], None]] = {}
        self._machines: dict[str, cards.MachineCard] = {}
        self._populations: dict[str, cards.PopulationCard] = {}
        self._headers: dict[str, str] = {}
        # What stands in each site and on each host.
        self.contents = Contents({}, {}, {})
        self._sites: dict[str, _Site] = {}
        self._rows_of: tuple[tuple[str, ...], dict[str, tuple[_Site, list[int]]]] = ((), {})
        self._users: dict[str, int] | None = None
        self._roll_ups: dict[str, RollUp] = {}

    def update(
        self, plan: Plan, rows: dict[str, Entity], evaluation: Evaluation | None, changed: frozenset[str] | None
    ) -> frozenset[str]:
        """Set another state of the plan; return the ids of cached cards that `changed` (None: all) outdates."""
        before, self.plan, self.rows, self.evaluation = self.rows, plan, rows, evaluation
        self._headers, self._users = {}, None
        outdated = [*self._roll_ups] if changed is None else changed | holders_of(changed, (before, rows))
        for site in outdated:
            self._roll_ups.pop(site, None)
        kept: tuple[dict[str, Any], ...] = (self._machines, self._populations)
        made = frozenset().union(*kept)
        old = made if changed is None else changed & made
        for cards_by_id in kept:
            for identifier in old.intersection(cards_by_id):
                del cards_by_id[identifier]
        return old

    def forget_names(self, sites: Iterable[str] | None = None) -> None:
        """Find the machines of some sites anew, or of all, and what their names have in common.

        Some of them are new, renamed or elsewhere.
        """
        for site in [*self._sites] if sites is None else sites:
            self._sites.pop(site, None)

    def notes(self, identifier: str) -> str:
        """Return the notes of a row."""
        return str(getattr(self.rows.get(identifier), "notes", "")).strip()

    def names(self, identifier: str) -> tuple[str, str]:
        """Return the name of a machine, in full and without what all machines of its site begin with."""
        row = self.rows[identifier]
        inside = container_of(row)
        site = self._site_now(container_of(self.rows[inside]) or inside)
        return str(getattr(row, "name", "")), site.short[identifier]

    def roll_up(self, site: str) -> RollUp:
        """Return what is said of a site that is seen from afar."""
        if site not in self._roll_ups:
            here, users = self._site_now(site), self._users
            if users is None:
                users = self._users = users_by_site(self.plan.populations)
            count, busiest = len(here.machines), self._busiest_of(site)
            name = self.names(busiest)[0] if busiest is not None else ""
            self._roll_ups[site] = roll_up(
                self.site(site)[0], users.get(site, 0), count, busiest, name, self.evaluation
            )
        return self._roll_ups[site]

    def machines_of(self, site: str) -> Sequence[str]:
        """Return the ids of the machines of a site."""
        return self._site_now(site).machines

    def _busiest_of(self, site: str) -> str | None:
        """Return the busiest machine of a site; the rows of its machines are cached, as most edits keep them."""
        evaluation, here = self.evaluation, self._site_now(site)
        if evaluation is None:
            return None
        if self._rows_of[0] != evaluation.machine_ids:
            self._rows_of = (evaluation.machine_ids, {})
        known = self._rows_of[1]
        if site not in known or known[site][0] is not here:
            rows = [evaluation.rows[name] for name in here.machines if name in evaluation.rows]
            known[site] = (here, rows)
        rows = known[site][1]
        return evaluation.busiest(rows) if rows else None

    def _site_now(self, site: str) -> _Site:
        if site not in self._sites:
            ids = tuple(machines_in(self.contents, site))
            self._sites[site] = _Site(ids, short_names(self.rows, {site: ids}))
        return self._sites[site]

    def machine(self, identifier: str) -> cards.MachineCard:
        """Return the card of a machine."""
        if identifier not in self._machines:
            row = self.rows[identifier]
            assert isinstance(row, Server | Host | Vm)  # noqa: S101 - the kind of the item says so
            card, preview = cards.machine_card(row, self.evaluation), self.preview
            self._machines[identifier] = card if preview is None else cards.in_failure(card, preview)
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

    def dag(self, identifier: str) -> DagCard:
        """Return the card of a database availability group."""
        row = self.rows[identifier]
        assert isinstance(row, Dag)  # noqa: S101 - as above
        if self.preview is not None and identifier in self.preview.groups:
            return dag_card_then(row, self.plan, self.preview.groups[identifier])
        return dag_card(row, self.plan, self.evaluation)

    def light(self, identifier: str, on: bool) -> None:
        """Light the group that a row is or belongs to, or put the light out; others have none."""
        if identifier in self.lights:
            self.lights[identifier](on)

    def members(self, identifier: str) -> tuple[str, ...]:
        """Return the ids of a group's members."""
        row = self.rows.get(identifier)
        return row.members if isinstance(row, Dag) else ()

    def misfits(self, identifier: str) -> frozenset[str]:
        """Return the ids of a group's members that cannot be in it."""
        members = (self.rows.get(member) for member in self.members(identifier))
        return misfits([row for row in members if isinstance(row, Server | Vm)])

    def link(self, identifier: str) -> LinkLabel:
        """Return the label of a link."""
        row = self.rows[identifier]
        assert isinstance(row, Link)  # noqa: S101 - as above
        return link_label(row, self.evaluation)
