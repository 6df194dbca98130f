"""Where everything stands in the scene, whether or not an item of it is made."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import QPointF, QRectF

from models.plan.kinds import container_of
from planner.canvas.boxes import Box
from planner.canvas.card_source import CardSource
from planner.canvas.collapsing import Collapsing
from planner.canvas.layout import Layout


class Standing:
    """The places of rows by id: those that the layout gives them, and of lifted cards those to which they are dragged.

    Parameters
    ----------
    source : CardSource
        The rows.
    collapsing : Collapsing
        Which sites are only as high as their header.
    """

    def __init__(self, source: CardSource, collapsing: Collapsing) -> None:
        self._source, self._collapsing = source, collapsing
        self.layout = Layout({})
        # Corners of the cards that are being dragged.
        self.lifted: dict[str, QPointF] = {}

    def drop_lifted(self) -> list[str]:
        """Let lifted cards stand where the layout has them; return the ids of those that are still in the plan."""
        lifted = [name for name in self.lifted if name in self._source.rows]
        self.lifted.clear()
        return lifted

    def corner_of(self, identifier: str) -> QPointF:
        """Return the upper left corner of a card in the scene."""
        x = y = 0.0
        while identifier:
            lifted = self.lifted.get(identifier)
            if lifted is not None:
                return lifted + QPointF(x, y)
            box = self.layout.boxes[identifier]
            x, y = x + box.x, y + box.y
            identifier = container_of(self._source.rows[identifier])
        return QPointF(x, y)

    def area_of(self, identifier: str) -> QRectF:
        """Return the area of a card in the scene; it is empty where no card stands."""
        box = self.layout.boxes.get(identifier)
        if box is None or identifier not in self._source.rows:
            return QRectF()
        box = self._collapsing.box_of(identifier, box)
        corner = self.corner_of(identifier)
        return QRectF(corner.x(), corner.y(), box.width, box.height)

    def is_collapsed(self, site: str) -> bool:
        """Return whether a site is only as high as its header."""
        return site in self._collapsing.sites

    def boxes_in(self, site: str, skipped: Collection[str] = ()) -> dict[str, Box]:
        """Return the boxes of the cards that stand in a site, from its corner; the lifted and the skipped are left out.

        Without a site, those of the sites.
        """
        contents, boxes = self.layout.contents, self.layout.boxes
        if not site:
            shown = {name: self._collapsing.box_of(name, boxes[name]) for name in contents.physical}
            return {name: box for name, box in shown.items() if name not in self.lifted and name not in skipped}
        names = (*contents.populations.get(site, ()), *contents.physical.get(site, ()))
        return {name: boxes[name] for name in names if name not in self.lifted and name not in skipped}

    def machine_at(self, site: str, point: QPointF, margin: float, skipped: Collection[str] = ()) -> str:
        """Return the server or host of a site at a point of the scene, or an empty string.

        Parameters
        ----------
        margin : float
            How far beside a card it is still hit [px of the scene].
        """
        around = QRectF(point.x() - margin, point.y() - margin, 2 * margin, 2 * margin)
        found = (name for name in self._physical_in(site, around) if name not in skipped)
        return next(reversed(list(found)), "")

    def machines_in(self, area: QRectF) -> list[str]:
        """Return the servers and hosts of which any part is in an area of the scene."""
        return [name for site in self.layout.contents.physical for name in self._physical_in(site, area)]

    def machines_within(self, area: QRectF) -> list[str]:
        """Return the machines that are wholly in an area of the scene, but not the VMs of such a host."""
        found = []
        for name in self.machines_in(area):
            if area.contains(self.area_of(name)):
                found.append(name)
            else:
                found += [vm for vm in self.layout.contents.vms.get(name, ()) if area.contains(self.area_of(vm))]
        return found

    def _physical_in(self, site: str, area: QRectF) -> Iterator[str]:
        """Yield the servers and hosts of a site of which any part is in an area of the scene."""
        if site in self._collapsing.sites or not self.area_of(site).intersects(area):
            return
        corner, boxes = self.corner_of(site), self.layout.boxes
        left, top = area.x() - corner.x(), area.y() - corner.y()
        right, bottom = left + area.width(), top + area.height()
        for name in self.layout.contents.physical[site]:
            box = boxes[name]
            if box.x < right and left < box.right and box.y < bottom and top < box.bottom and name not in self.lifted:
                yield name
