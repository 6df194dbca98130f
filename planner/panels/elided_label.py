"""A label that shortens its text to the room there is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QStyle, QStyleOption, QWidget

from planner.theme.plain_tooltip import plain_tooltip


class ElidedLabel(QLabel):
    """One line of plain text with an ellipsis where it does not fit; the whole text is then the tooltip."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(24)

    def minimumSizeHint(self) -> QSize:
        """Return a size that lets the label shrink."""
        return QSize(24, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say the whole text in the tooltip when it is shortened."""
        super().resizeEvent(event)
        fits = self.fontMetrics().horizontalAdvance(self.text()) <= self.contentsRect().width()
        self.setToolTip("" if fits else plain_tooltip(self.text()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text, shortened at its end."""
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        alignment = self.alignment()
        role = self.foregroundRole()
        self.style().drawItemText(painter, room, int(alignment), self.palette(), self.isEnabled(), text, role)
        painter.end()
