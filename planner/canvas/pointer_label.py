"""A label at the pointer during a drag, and for some seconds after it: why the item may not be dropped here."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtWidgets import QGraphicsView

from planner.theme.labels import WrappedLabel

AWAY = QPoint(16, 20)
MARGIN = 8
WIDEST = 320
# How long it stays when nothing moves [ms].
SHOWN_MS = 8_000
# What takes it away: it would stand over what the user turns to.
ENDING = (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class PointerLabel(WrappedLabel):
    """A label that follows the pointer inside a view and never takes mouse events."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(parent=view)
        self._view = view
        self.setObjectName("pointer_label")
        self.setProperty("notice", True)
        self.setAccessibleName(self.tr("Why this cannot be dropped here"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._end = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._end.timeout.connect(self.hide)
        view.viewport().installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide as soon as the next gesture begins."""
        if event.type() in ENDING:
            self.hide()
        return super().eventFilter(watched, event)

    def show_text(self, sentence: str, point: QPointF) -> None:
        """Show a sentence beside a point of the scene; an empty one hides the label."""
        if not sentence:
            self.hide()
            return
        if sentence != self.text():
            self.setText(sentence)
            self._resize_to_text()
        self.move(self._place_at(self._view.mapFromScene(point)))
        self.show()
        self.raise_()
        self._end.start()

    def _resize_to_text(self) -> None:
        self.ensurePolished()
        line = self.fontMetrics().horizontalAdvance(super().text()) + 2 * MARGIN + 4
        width = min(line, WIDEST)
        self.resize(width, self.heightForWidth(width))

    def _place_at(self, point: QPoint) -> QPoint:
        """Return a corner below and right of the pointer, or above and left of it if there is no room."""
        inside = self._view.viewport().geometry().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        area = QRect(point + AWAY, self.size())
        if area.right() > inside.right():
            area.moveRight(max(point.x() - MARGIN, inside.left() + self.width()))
        if area.bottom() > inside.bottom():
            area.moveBottom(point.y() - MARGIN)
        return area.topLeft()
