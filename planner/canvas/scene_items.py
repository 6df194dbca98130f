"""The items of a scene: of sites, links and populations all, of machines those in sight and those asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from models.plan.kinds import container_of, is_machine, is_virtual
from planner.canvas.card_source import CardSource
from planner.canvas.collapsing import Collapsing
from planner.canvas.items.card import CardItem
from planner.canvas.items.classes import ITEM_CLASSES
from planner.canvas.items.site import SiteItem
from planner.canvas.standing import Standing

# So many machines out of sight keep their items: making one takes longer than painting it.
MOST_MADE = 1_500


class SceneItems(Mapping[str, CardItem]):
    """The items by id of their rows; one of a machine is made when it is first asked for.

    A host is made with its VMs, so that what is made on it is all that stands on it.

    Parameters
    ----------
    scene : QGraphicsScene
        Gets the items.
    source, standing, collapsing
        The rows, where they stand, and in which sites they are hidden.
    cached : bool
        Whether Qt keeps cards as pixels.
    when_made : callable
        Called with each new item.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        source: CardSource,
        standing: Standing,
        collapsing: Collapsing,
        *,
        cached: bool,
        when_made: Callable[[CardItem], None],
    ) -> None:
        self._scene, self._source, self._standing, self._collapsing = scene, source, standing, collapsing
        self._cached, self._when_made = cached, when_made
        self._made: dict[str, CardItem] = {}
        self._selected: frozenset[str] = frozenset()

    def __getitem__(self, identifier: str) -> CardItem:
        """Return the item of a row, made now if it is none yet.

        Raises
        ------
        KeyError
            If the row is not on the canvas.
        """
        if identifier not in self._made:
            self._make(identifier)
        return self._made[identifier]

    def __contains__(self, identifier: object) -> bool:
        """Return whether a row is on the canvas."""
        return identifier in self._source.rows

    def __iter__(self) -> Iterator[str]:
        """Yield the ids of all rows on the canvas."""
        return iter(self._source.rows)

    def __len__(self) -> int:
        """Return how many rows are on the canvas."""
        return len(self._source.rows)

    def made(self, ids: Iterable[str] | None = None) -> list[CardItem]:
        """Return the items that are made: of some rows, or of all; with their companions."""
        chosen = self._made.values() if ids is None else [self._made[name] for name in ids if name in self._made]
        return [item for made in chosen for item in (made, *made.companions)]

    def select(self, ids: Iterable[str]) -> None:
        """Show which items are selected."""
        before, self._selected = self._selected, frozenset(ids)
        for item in self.made(before ^ self._selected):
            item.set_selected_look(item.identifier in self._selected)

    def follow(self, elsewhere: Iterable[str], touched: Iterable[str]) -> list[CardItem]:
        """Make, place and remove what an edit asks for; return the removed items.

        Parameters
        ----------
        elsewhere : iterable of str
            Rows that may stand elsewhere than before.
        touched : iterable of str
            Rows that may be new.
        """
        rows = self._source.rows
        gone = [name for name, item in self._made.items() if name not in rows or rows[name].kind != item.kind]
        removed = [self._remove(name) for name in gone]
        new = [name for name in touched if name not in self._made and name in rows and not is_machine(rows[name])]
        for name in sorted(new, key=lambda name: bool(container_of(rows[name]))):
            self._add(name)
        for name in sorted({*elsewhere, *new}, key=lambda name: name in rows and is_virtual(rows[name])):
            removed += self._follow(name)
        return removed

    def make_all(self) -> None:
        """Make what is not made yet, for a scene that is painted as a whole."""
        for name in self._source.rows:
            if name not in self._made:
                self._make(name)

    def make_in(self, area: QRectF, kept: Iterable[str]) -> None:
        """Make the machines in an area of the scene; where many are made, remove those outside that are not kept."""
        here = self._standing.machines_in(area)
        for name in here:
            if name not in self._made:
                self._make(name)
        if len(self._made) > MOST_MADE + len(here):
            self._remove_but({*here, *kept})

    def place(self, identifier: str) -> None:
        """Put an item where the layout has it."""
        item, row = self._made[identifier], self._source.rows[identifier]
        container = container_of(row)
        parent = self[container] if container else None
        if item.parentItem() is not parent:
            item.setParentItem(parent)  # type: ignore[arg-type]
        layout = self._standing.layout
        item.vm_count = len(layout.contents.vms.get(identifier, ()))
        item.set_box(self._collapsing.box_of(identifier, layout.boxes[identifier]))
        item.setVisible(container not in self._collapsing.sites)
        if isinstance(item, SiteItem):
            item.collapsed = identifier in self._collapsing.sites

    def _follow(self, identifier: str) -> list[CardItem]:
        """Place a row that may stand elsewhere; return its item if its new host has none and so it has none either."""
        row = self._source.rows.get(identifier)
        if row is None or identifier not in self._standing.layout.boxes:
            return []
        if is_virtual(row) and row.host not in self._made:
            return [self._remove(identifier)] if identifier in self._made else []
        if is_virtual(row) and identifier not in self._made:
            self._add(identifier)
        if identifier in self._made:
            self.place(identifier)
        return []

    def _make(self, identifier: str) -> None:
        row = self._source.rows[identifier]
        if is_virtual(row):
            self._make(row.host)
            return
        for name in (identifier, *self._standing.layout.contents.vms.get(identifier, ())):
            self._add(name)
            if name in self._standing.layout.boxes:
                self.place(name)

    def _add(self, identifier: str) -> None:
        made = ITEM_CLASSES[self._source.rows[identifier].kind](identifier, self._source)
        self._made[identifier] = made
        for item in (made, *made.companions):
            item.set_selected_look(identifier in self._selected)
            if self._cached and item.cached:
                item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
            self._scene.addItem(item)
        self._when_made(made)

    def _remove(self, identifier: str) -> CardItem:
        removed = self._made.pop(identifier)
        for item in (removed, *removed.companions):
            for child in item.childItems():
                child.setParentItem(None)  # type: ignore[arg-type]
            self._scene.removeItem(item)
        return removed

    def _remove_but(self, kept: set[str]) -> None:
        """Remove the items of servers and hosts with their VMs; a host stays where one of its VMs is kept."""
        contents = self._standing.layout.contents
        for names in list(contents.physical.values()):
            for name in names:
                vms = contents.vms.get(name, ())
                if name in self._made and name not in kept and kept.isdisjoint(vms):
                    for each in (*vms, name):
                        self._remove(each)
