"""One gauge of the inspector's load: label, bar, value, symbol, as on a card."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from planner.presenters.cards import GaugeRow
from planner.theme.gauge_paint import GaugeFigures, paint_gauge
from planner.theme.tokens import Tokens

HEIGHT, LABEL_WIDTH, VALUE_WIDTH, GAP, LEAST_BAR = 24, 36, 64, 4, 24


class GaugeBar(QAbstractButton):
    """A gauge that can be chosen, to see why it is what it is."""

    def __init__(
        self,
        row: GaugeRow,
        tokens: Tokens,
        parent: QWidget | None = None,
        *,
        label_width: int = LABEL_WIDTH,
        value_width: int = VALUE_WIDTH,
        bar: GaugeFigures | None = None,
    ) -> None:
        super().__init__(parent)
        self._tokens, self._label_width, self._value_width = tokens, label_width, value_width
        # What is drawn where that is not what the words say.
        self._bar = bar
        self.row = row
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Show how this value is calculated"))
        self.show_row(row)

    def show_row(self, row: GaugeRow) -> None:
        """Show another value."""
        self.row = row
        self.setAccessibleName(row.sentence)
        self.update()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a row."""
        return QSize(200, self._tokens.scaled(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        self._paint_frame(painter, area)
        label, value = self._tokens.scaled(self._label_width), self._tokens.scaled(self._value_width)
        # A name gives way to the bar where letters are large.
        label = min(label, int(area.width()) - value - 4 * GAP - LEAST_BAR)
        bar = QRectF(0, 0, area.width() - label - value - 4 * GAP, self._tokens.sizes.gauge_bar)
        bar.moveLeft(area.left() + GAP + label)
        bar.moveTop(area.center().y() - bar.height() / 2)
        paint_gauge(painter, bar, self._bar or self.row, self._tokens)
        self._paint_words(painter, area, bar)
        painter.end()

    def _paint_frame(self, painter: QPainter, area: QRectF) -> None:
        fill = self._tokens.accent_wash if self.isChecked() else self._tokens.hover if self.underMouse() else ""
        painter.setPen(QPen(QColor(self._tokens.accent), 2) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 4, 4)

    def _paint_words(self, painter: QPainter, area: QRectF, bar: QRectF) -> None:
        font = QFont(self.font())
        font.setPixelSize(self._tokens.type.card)
        font.setBold(self.row.is_limiter)
        painter.setFont(font)
        painter.setPen(QColor(self._tokens.muted))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        room = bar.left() - area.left() - 2 * GAP
        label = QFontMetricsF(font).elidedText(self.row.label, Qt.TextElideMode.ElideRight, room)
        painter.drawText(area.adjusted(GAP, 0, 0, 0), int(middle), label)
        marked = self.row.state in {"high", "over"}
        painter.setPen(QColor(self._tokens.of_state(self.row.state) if marked else self._tokens.text))
        value = area.adjusted(bar.right() - area.left() + 3 * GAP, 0, 0, 0)
        painter.drawText(value, int(middle), f"{self.row.text} {self.row.symbol}".rstrip())
