"""Keeps the field that has the focus where it is while what stands above it in a scroll area grows or shrinks."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid


class ScrollAnchor(QObject):
    """Scrolls an area by as much as layouts move the widget in it that has the focus."""

    def __init__(self, area: QScrollArea, content: QWidget) -> None:
        super().__init__(area)
        self._area, self._content = area, content
        # The focused widget, then what it is in.
        self._watched: list[QWidget] = []
        self._place, self._asked = 0, False
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # noqa: S101 - widgets have one
        application.focusChanged.connect(self._follow)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Ask where the focused widget is once the layouts have come to rest."""
        if event.type() == QEvent.Type.Move and not self._asked:
            self._asked = True
            QTimer.singleShot(0, self, self._keep)
        return False

    def _keep(self) -> None:
        self._asked = False
        before, self._place = self._place, self._place_now()
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + self._place - before)

    def _place_now(self) -> int:
        """Return how far below the top of the content the focused widget begins."""
        if not self._watched or not isValid(self._watched[0]):
            return self._place
        return self._watched[0].mapTo(self._content, QPoint()).y()

    def _follow(self, _before: QWidget | None, focused: QWidget | None) -> None:
        """Watch the widget that has the focus, and all that it is in, up to the content."""
        for widget in filter(isValid, self._watched):
            widget.removeEventFilter(self)
        self._watched = []
        content = self._content
        while focused is not None and content.isAncestorOf(focused):
            self._watched.append(focused)
            focused.installEventFilter(self)
            focused = focused.parentWidget()
        self._place = self._place_now()
