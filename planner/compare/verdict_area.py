"""The words above a table: all of them where there is room, else they scroll, so that none is cut off."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

# More of the panel than this belongs to the table.
MOST_OF_PANEL = 0.6
# The style sheet draws a border of this width around what has the keys, and keeps its room else [px].
BORDER = 1


class VerdictArea(QScrollArea):
    """Shows labels one below the other, as high as their words need, up to a part of the panel."""

    def __init__(self, *labels: QWidget) -> None:
        super().__init__()
        self.setObjectName("verdict")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._page = QWidget()
        self._lines = QVBoxLayout(self._page)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(4)
        self._labels = labels
        for label in labels:
            self._lines.addWidget(label)
        self._lines.addStretch(1)
        self.setWidget(self._page)
        for transparent in (self, self.viewport(), self._page):
            transparent.setAutoFillBackground(False)

    def fit(self, panel_height: int) -> None:
        """Take the height that the words need in a panel of a height."""
        needed = self._lines.totalHeightForWidth(max(self.width() - 2 * BORDER, 1)) + 2 * BORDER
        most = int(panel_height * MOST_OF_PANEL)
        self.setFixedHeight(needed if needed <= most else self._whole_lines(most))
        # Who uses keys scrolls with them; where all is in sight there is nothing to stop at.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if needed > most else Qt.FocusPolicy.NoFocus)

    def _whole_lines(self, most: int) -> int:
        """Return the largest height up to another at which no line is cut through."""
        width, top, fitting = self.width() - 2 * BORDER, BORDER, 0
        for label in self._labels:
            if label.isHidden():
                continue
            line, height = label.fontMetrics().lineSpacing(), label.heightForWidth(width)
            for number in range(1, round(height / line) + 1):
                foot = top + number * line + BORDER
                fitting = foot if foot <= most else fitting
            top += height + self._lines.spacing()
        return fitting or most
