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
        self.setFixedHeight(min(needed, most))
        # Who uses keys scrolls with them; where all is in sight there is nothing to stop at.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if needed > most else Qt.FocusPolicy.NoFocus)
