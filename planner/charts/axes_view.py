"""What a chart is drawn on: two axes and what lies between them, with pyqtgraph.

Its own spec widget would do the same, but makes some fifty fields of a menu that nobody sees, and Qt dresses all of
them in every theme.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import numpy as np
import pyqtgraph
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QFrame, QGraphicsGridLayout, QGraphicsItem, QGraphicsWidget, QSizePolicy

Part = TypeVar("Part", bound=QGraphicsWidget)
Values = Sequence[float] | np.ndarray
# Axes stand before what is drawn at 0, words and marks before the axes.
AXES_ABOVE = 0.5
MARGIN, MOST_ALPHA = 1, 255
# The row and column of what the axes are about, and how much more of the room it takes.
MIDDLE_ROW, MIDDLE_COLUMN, SHARE = 1, 1, 100


class AxesView(pyqtgraph.GraphicsView):  # type: ignore[misc]
    """Shows items between a left and a bottom axis; nothing in it follows the mouse."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.enableMouse(False)
        self.items_shown: list[QGraphicsItem] = []
        self._whole = pyqtgraph.GraphicsWidget()
        self.box = pyqtgraph.ViewBox(parent=self._whole, enableMenu=False)
        self.box.setMouseEnabled(x=False, y=False)
        self._axes = {side: self._axis(side) for side in ("left", "bottom")}
        self._key = pyqtgraph.LabelItem(justify="right", parent=self._whole)
        self._beside: QGraphicsWidget | None = None
        self._above: dict[type, QGraphicsWidget] = {}
        self._whole.setLayout(self._arranged())
        self.setCentralItem(self._whole)

    def axis(self, side: str) -> pyqtgraph.AxisItem:
        """Return the axis at a side, "left" or "bottom"."""
        return self._axes[side]

    def add(self, item: QGraphicsItem) -> None:
        """Show an item between the axes."""
        self.items_shown.append(item)
        self.box.addItem(item)

    def add_line(self, x: Values, y: Values, pen: QPen) -> None:
        """Join points by a line, with gaps where a value is not known."""
        self.add(pyqtgraph.PlotCurveItem(np.asarray(x, float), np.asarray(y, float), pen=pen, connect="finite"))

    def add_symbols(self, x: Values, y: Values, **looks: Any) -> pyqtgraph.ScatterPlotItem:
        """Return the symbols at those points whose value is known."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        known = np.isfinite(y)
        item = pyqtgraph.ScatterPlotItem(x[known], y[known], **looks)
        self.add(item)
        return item

    def beside(self, make: Callable[[QGraphicsWidget], Part]) -> Part:
        """Return what stands right of the items; it is made once."""
        if self._beside is None:
            self._beside = make(self._whole)
            self._whole.layout().addItem(self._beside, MIDDLE_ROW, MIDDLE_COLUMN + 1)
        self._beside.show()
        return cast("Part", self._beside)

    def above(self, kind: type[Part], make: Callable[[QGraphicsWidget], Part]) -> Part:
        """Return what lies over the items, as large as they have room; one of each kind is made."""
        if not self._above:
            self.box.geometryChanged.connect(self._cover)
        if kind not in self._above:
            self._above[kind] = make(self._whole)
        self._above[kind].show()
        self._cover()
        return cast("Part", self._above[kind])

    def leave_alone(self) -> None:
        """Show nothing beside and over the items."""
        for part in self._above.values():
            part.hide()
        if self._beside is not None:
            self._beside.hide()
            self._beside.setMinimumWidth(0.0)
            self._beside.setMaximumWidth(0.0)

    def _cover(self) -> None:
        for part in self._above.values():
            part.setGeometry(self.box.geometry())

    def clear(self) -> None:
        """Show nothing between the axes."""
        for item in self.items_shown:
            self.box.removeItem(item)
        self.items_shown = []

    def settle(self) -> None:
        """Lay out the axes and what lies between them at once, in the room there is."""
        self._whole.setGeometry(QRectF(self.rect()))
        self._whole.layout().activate()

    def show_key(self, markup: str, colour: str, size: int) -> None:
        """Show what symbols mean, at the top right, with room beside the last tick; nothing for an empty markup."""
        right = 2 * size if markup else MARGIN
        self._whole.layout().setContentsMargins(MARGIN, MARGIN, right, MARGIN)
        self._key.setText(markup, color=colour, size=f"{size}px")
        self._key.setMaximumHeight(self._key.itemRect().height() if markup else 0)
        self._key.setVisible(bool(markup))

    def show_grid(self, alpha: float) -> None:
        """Rule lines at the values of the left axis; none at 0."""
        self.axis("left").setGrid(int(alpha * MOST_ALPHA) if alpha else False)

    def _axis(self, side: str) -> pyqtgraph.AxisItem:
        axis = pyqtgraph.AxisItem(side, parent=self._whole)
        axis.linkToView(self.box)
        axis.setZValue(AXES_ABOVE)
        axis.setFlag(QGraphicsItem.GraphicsItemFlag.ItemNegativeZStacksBehindParent)
        return axis

    def _arranged(self) -> QGraphicsGridLayout:
        layout = QGraphicsGridLayout()
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(0)
        layout.addItem(self._key, MIDDLE_ROW - 1, MIDDLE_COLUMN)
        layout.addItem(self.axis("left"), MIDDLE_ROW, 0)
        layout.addItem(self.box, MIDDLE_ROW, MIDDLE_COLUMN)
        layout.addItem(self.axis("bottom"), MIDDLE_ROW + 1, MIDDLE_COLUMN)
        layout.setRowStretchFactor(MIDDLE_ROW, SHARE)
        layout.setColumnStretchFactor(MIDDLE_COLUMN, SHARE)
        return layout
