"""Which colour of a bar of clients is which protocol; only those that are used."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from models.plan.choices import PROTOCOLS
from models.words import translate
from planner.theme.tokens import Tokens

SQUARE, GAP, BETWEEN, HEIGHT = 8, 6, 16, 20


class ClientLegend(QWidget):
    """Squares with their words, at the right."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._used: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_clients(self, rows: Sequence[Sequence[float]]) -> None:
        """Show the protocols that any of some rows uses."""
        self._used = tuple(number for number in range(len(PROTOCOLS)) if any(clients[number] for clients in rows))
        self.setAccessibleName(", ".join(self._words()))
        self.update()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of a line."""
        return QSize(0, self._tokens.scaled(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words from right to left."""
        painter = QPainter(self)
        font = QFont(self.font())
        font.setPixelSize(self._tokens.type.card)
        painter.setFont(font)
        right, metrics = float(self.width()), QFontMetricsF(font)
        for number, text in reversed(list(zip(self._used, self._words(), strict=True))):
            width = metrics.horizontalAdvance(text)
            painter.setPen(QColor(self._tokens.muted))
            line = QRectF(right - width, 0, width + 1, self.height())
            painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
            square = QRectF(line.left() - GAP - SQUARE, (self.height() - SQUARE) / 2, SQUARE, SQUARE)
            painter.fillRect(square, QColor(self._tokens.protocols[number]))
            right = square.left() - BETWEEN
        painter.end()

    def _words(self) -> list[str]:
        return [translate(PROTOCOLS[number].label) for number in self._used]
