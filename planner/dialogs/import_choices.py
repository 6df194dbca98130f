"""The page of the import with facts on the left and choices on the right."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from models.importers.inventory import Inventory, InventoryHost
from models.importers.inventory_choices import InventoryChoices, Selection, clusters_of, selected
from models.importers.inventory_hosts import HostKey, Placement, placed, similar_names
from models.importers.inventory_plan import known_to_share
from models.importers.inventory_telling import lines_of
from models.plan.entities import Site
from models.words import natural_order
from planner.dialogs.import_exchange import ImportExchange
from planner.dialogs.import_facts import ImportFacts
from planner.dialogs.import_filters import ImportFilters
from planner.dialogs.import_matching import MatchDialog, Matching
from planner.dialogs.import_sites import SiteCards
from planner.dialogs.text import words
from planner.presenters import import_view as view
from planner.theme.tokens import Tokens


@frozen(eq=False)
class Chosen:
    """An inventory, what is chosen of it, and what that leaves."""

    inventory: Inventory
    choices: InventoryChoices
    selection: Selection


@frozen(eq=False)
class RememberedHosts:
    """Names of hosts that were matched by hand, from one import to the next.

    Parameters
    ----------
    known : callable
        Returns what is known of the names of a file, which is given as nothing is matched by hand.
    keep : callable
        Takes what was matched now.
    """

    known: Callable[[Placement], dict[HostKey, HostKey]]
    keep: Callable[[Placement, Mapping[HostKey, HostKey]], None]


@frozen(eq=False)
class Prepared:
    """An inventory with what its first look takes: made beside the interface, as it grows with the file.

    Parameters
    ----------
    order : tuple of int
        The places of its virtual machines in the order of their names.
    usual : Selection
        What the usual choices leave.
    """

    inventory: Inventory
    order: tuple[int, ...]
    usual: Selection


def prepared(inventory: Inventory) -> Prepared:
    """Return an inventory with what its first look takes; for a worker thread."""
    usual = selected(inventory, placed(inventory), InventoryChoices())
    return Prepared(inventory, view.reading_order(inventory), usual)


class ImportChoices(QWidget):
    """Every tick changes the counts at once; ``changed`` is told after each."""

    changed = Signal()

    def __init__(
        self, version: str, tokens: Tokens, remembered: RememberedHosts, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._remembered = remembered
        self.facts, self.filters = ImportFacts(tokens), ImportFilters()
        self.exchange = ImportExchange(version)
        self.load, self.load_line = QCheckBox(), words("", "muted")
        self.sharing, self.sharing_line = QCheckBox(), words("", "muted")
        self.sites = SiteCards(tokens)
        self.load.setText(self.tr("Keep the measured load of the other VMs"))
        self.sharing.setText(self.tr("Count page sharing on hosts that use it"))
        self.chosen: Chosen | None = None
        self.plan_sites: Sequence[Site] = ()
        self._inventory, self._placement = Inventory(), placed(Inventory())
        self._hosts: dict[HostKey, HostKey] = {}
        self._sites: dict[str, str] = {}
        for part in (self.filters, self.exchange):
            part.changed.connect(self.refresh)
        for tick in (self.load, self.sharing):
            tick.toggled.connect(self.refresh)
        self.filters.match_hosts_asked.connect(self._match_hosts)
        self.filters.match_sites_asked.connect(self._match_sites)
        self.facts.copy_asked.connect(self._copy)
        self.exchange.roles_offered.connect(self._order_keys)
        self._arrange()

    def begin(self, given: Prepared) -> None:
        """Show an inventory with the usual choices."""
        self.chosen = None
        inventory = self._inventory = given.inventory
        self._hosts, self._sites, self._placement = {}, {}, given.usual.placement
        self._hosts = self._remembered.known(self._placement)
        if self._hosts:
            self._placement = placed(inventory, self._hosts)
        self.filters.begin(inventory, clusters_of(given.usual))
        self.exchange.begin(given.order)
        self._order_keys()
        for tick in (self.load, self.sharing):
            tick.setChecked(True)
        self.chosen = Chosen(inventory, InventoryChoices(), given.usual)
        self.refresh()

    def refresh(self) -> None:
        """Show what the choices leave."""
        if self.chosen is None:
            return
        choices, inventory = self._choices(), self._inventory
        selection = selected(inventory, self._placement, choices)
        self.chosen = Chosen(inventory, choices, selection)
        self.facts.show_facts(inventory, selection, choices)
        self.filters.show_counts(selection)
        self.exchange.show_choice(inventory, selection, choices)
        self._show_load(inventory, selection)
        self.changed.emit()

    def show_sites(self, sites: Sequence[Site]) -> None:
        """Offer the sites of the plan that the design goes into; none for a plan of its own."""
        self.plan_sites = tuple(sites)
        self.filters.match_sites.setVisible(bool(sites))

    def _order_keys(self) -> None:
        """Let Tab go on as the page is read: ticks are made anew for every file and every version."""
        parts = [self.facts.copy, *self.filters.in_order(), *self.exchange.in_order(), self.load, self.sharing]
        for before, after in pairwise(parts):
            QWidget.setTabOrder(before, after)

    def _choices(self) -> InventoryChoices:
        return InventoryChoices(
            leave_out=self.filters.leave_out.ticked(),
            clusters=self.filters.chosen_clusters(),
            names=self.filters.names.text(),
            only_listed=self.filters.only_listed.isChecked() and not self.filters.only_listed.isHidden(),
            hosts_by_hand=dict(self._hosts),
            sites_by_hand=dict(self._sites),
            exchange=self.exchange.rules(),
            keep_load=self.load.isChecked(),
            page_sharing=self.sharing.isChecked(),
        )

    def _show_load(self, inventory: Inventory, selection: Selection) -> None:
        measured = view.is_measured(inventory)
        self.load.setVisible(measured)
        self.load_line.setText(view.load_line(inventory, selection) if measured else view.no_load_line(inventory))
        shares = any(known_to_share(selection.placement.hosts[row]) for row in selection.hosts)
        self.sharing.setVisible(shares)
        self.sharing_line.setVisible(shares)
        self.sharing_line.setText(view.sharing_line(inventory))
        self.sites.show_sites(view.sites_of(inventory, selection))
        # Names are matched against what the file says, whatever was matched before.
        unmatched = placed(inventory) if self._hosts else self._placement
        self.filters.match_hosts.setVisible(bool(unmatched.listed and unmatched.unlisted))
        self.filters.show_matched(len(self._hosts))

    def _match_hosts(self) -> None:
        plain = placed(self._inventory)
        named = sorted((host for host in plain.unlisted if host.name), key=_by_name)
        matching = Matching(
            title=self.tr("Match host names"),
            lead=self.tr("Virtual machines refer to these hosts, but the list of hosts does not contain them."),
            nothing=self.tr("a new host"),
            names=[(host.key, host.name) for host in named],
            targets=[(host.key, host.name) for host in sorted(plain.hosts[: plain.listed], key=_by_name)],
            similar=similar_names(plain),  # type: ignore[arg-type]
        )
        dialog = MatchDialog(matching, self._hosts, self)  # type: ignore[arg-type]
        dialog.matched.connect(self._take_hosts)
        dialog.open()

    def _take_hosts(self, found: dict[HostKey, HostKey]) -> None:
        self._remembered.keep(placed(self._inventory), found)
        self._hosts = found
        self._placement = placed(self._inventory, found)
        self.refresh()

    def _match_sites(self) -> None:
        names = {host.site.casefold(): host.site for host in self._placement.hosts}
        sites = [(site.id, site.name) for site in self.plan_sites]
        by_name = {site.name.casefold(): site.id for site in self.plan_sites}
        matching = Matching(
            title=self.tr("Match sites"),
            lead=self.tr("Choose the site of the open plan for each datacenter in the file."),
            nothing=self.tr("a new site"),
            names=[(key, name or self.tr("Imported site")) for key, name in names.items()],
            targets=sites,
            similar={},
        )
        known = self._sites or {key: by_name[key] for key in names if key in by_name}
        dialog = MatchDialog(matching, known, self)  # type: ignore[arg-type]
        dialog.matched.connect(self._take_sites)
        dialog.open()

    def _take_sites(self, found: dict[str, str]) -> None:
        names = {host.site.casefold() for host in self._placement.hosts}
        self._sites = {name: found.get(name, "") for name in names}
        self.refresh()

    def _copy(self) -> None:
        if self.chosen is not None:
            lines = lines_of(self.chosen.inventory, self.chosen.selection)
            QGuiApplication.clipboard().setText("\n".join(lines))

    def _arrange(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(self.filters)
        column.addWidget(_line())
        column.addWidget(self.exchange, 1)
        column.addWidget(_line())
        rest = QVBoxLayout()
        rest.setSpacing(4)
        for part in (self.load, self.load_line, self.sharing, self.sharing_line, self.sites):
            rest.addWidget(part)
        column.addLayout(rest)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.facts)
        layout.addWidget(area, 1)


def _line() -> QFrame:
    line = QFrame()
    line.setObjectName("import_line")
    line.setFixedHeight(1)
    return line


def _by_name(host: InventoryHost) -> tuple[str, HostKey]:
    return (natural_order(host.name), host.key)
