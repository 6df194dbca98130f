"""Names of machines seen from afar: drawn wherever they can be read, without what a site's machines share."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from models.plan.entities import Entity
from planner.canvas.items import card_text
from planner.canvas.items.machine import name_band
from planner.canvas.items.machine_raster import MachineRaster
from planner.theme.tokens import Tokens

# On the screen.
NAME_PX, SIDE_PX = 10, 3.0
SEPARATORS = "-_. "


class FarNames:
    """The names of the machines of a raster; `rows` is the plan as it is, by id."""

    def __init__(self, raster: MachineRaster, rows: Mapping[str, Entity]) -> None:
        self._raster = raster
        self.rows = rows
        # What the names of each machine's kind begin with in its site.
        self._prefix: dict[int, str] = {}
        for group in raster.groups:
            for members in raster.by_site(group.members.tolist()):
                self._prefix |= dict.fromkeys(members, shared_prefix(map(self._name, members)))

    def paint(
        self, painter: QPainter, exposed: QRectF, corners: Mapping[str, QPointF], tokens: Tokens, letters: float
    ) -> None:
        """Draw the names of the cards in sight that have room for them.

        Parameters
        ----------
        letters : float
            How much larger than usual the user wants them.
        """
        world, size = painter.worldTransform(), round(NAME_PX * letters)
        painter.save()
        painter.resetTransform()
        for group in self._raster.groups:
            head = group.item.head(QSizeF(*group.size))
            band = name_band(head, world.m11(), letters)
            if not band:
                continue
            for at, corner, is_marked in self._raster.in_sight(group, exposed, corners):
                area = world.mapRect(QRectF(corner.x(), corner.y(), head.width(), band))
                area = area.adjusted(SIDE_PX, 1, -SIDE_PX, 0)
                text = self._fitting(at, area.width(), size, bold=is_marked)
                if text:
                    card_text.draw_line(painter, area, text, tokens.text, size, bold=is_marked)
        painter.restore()

    def _name(self, at: int) -> str:
        return str(getattr(self.rows[self._raster.ids[at]], "name", ""))

    def _fitting(self, at: int, width: float, size: int, *, bold: bool) -> str:
        name = self._name(at)
        texts = (name, name.removeprefix(self._prefix[at]))
        return next((text for text in texts if card_text.text_width(text, size, bold=bold) <= width), "")


def shared_prefix(names: Iterable[str]) -> str:
    """Return what several names begin with, up to a separator: "LON-" of LON-EX1 and LON-EX2."""
    given = list(names)
    if len(given) < 2:  # noqa: PLR2004 - one name shares nothing
        return ""
    first, last = min(given), max(given)
    same = next((at for at, letter in enumerate(first) if at >= len(last) or letter != last[at]), len(first))
    end = max((first[:same].rfind(separator) for separator in SEPARATORS), default=-1)
    return first[: end + 1]
