"""A button of wrapped lines, as wide as there is room."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens


class TextButton(QAbstractButton):
    """A line, and a muted one below it; it is painted as text, with a wash under the pointer."""

    def __init__(self, text: str, below: str, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self.setText(text)
        self.setAccessibleName(f"{text}. {below}" if below else text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(0)
        for line, voice in ((text, ""), (below, "muted")):
            if line:
                label = WrappedLabel(line, voice)
                label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                layout.addWidget(label)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the wash and the focus ring; the labels paint themselves."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._tokens.accent), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._tokens.hover) if self.underMouse() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
