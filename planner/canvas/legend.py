"""The legend over the canvas: what colours, symbols and shapes mean, until it is closed."""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QToolButton, QWidget

from planner.canvas.items import card_text
from planner.canvas.items.card import paint_background
from planner.presenters.cards import SYMBOLS
from planner.theme.gauge_paint import paint_gauge, paint_symbol
from planner.theme.icons import icon
from planner.theme.tokens import Tokens

CORNER, PAD, GAP, LINE, RADIUS, CROSS = 8, 8, 12, 24, 6, 24
SWATCH, SYMBOL, SPACE = 24.0, 9.0, 4.0
# A canvas lower than this has no room for a legend [heights of the legend].
LEAST_ROOM = 6


@frozen
class Swatch:
    """The use of a gauge that stands for a state."""

    fraction: float | None
    state: str
    low: float | None = None
    high: float | None = None
    ceiling: float | None = None
    overhead: float = 0.0
    measured: float | None = None


@frozen
class Entry:
    """One explained mark: its width, what paints it into an area, its words."""

    width: float
    paint: Callable[[QPainter, QRectF, Tokens], None]
    words: str


class Legend(QWidget):
    """An overlay in the lower left corner of the canvas.

    Signal ``closed``: the user pressed its cross.
    """

    closed = Signal()

    def __init__(self, view: QGraphicsView, tokens: Tokens) -> None:
        super().__init__(view)
        self._view, self._tokens, self._on = view, tokens, False
        self._beneath = False
        self._picture = QPixmap()
        self._painted_of: tuple[object, ...] = ()
        self.setObjectName("legend")
        self.setAccessibleName(self.tr("Legend"))
        self._cross = QToolButton(self)
        self._cross.setStyleSheet("padding: 0;")
        self._cross.setAutoRaise(True)
        self._cross.setToolTip(self.tr("Hide legend"))
        self._cross.setAccessibleName(self.tr("Hide legend"))
        self._cross.setIcon(icon("close", tokens.muted))
        self._cross.clicked.connect(self.closed)
        self.hide()

    def set_on(self, on: bool) -> None:
        """Show or hide the legend; on a canvas with little room it stays hidden."""
        self._on = on
        self.fit()

    def set_dragging(self, point: QPoint | None) -> None:
        """Hide while something is dragged to a point beneath, until the drag ends (None)."""
        if point is None or self.geometry().contains(point):
            self._beneath = point is not None
            self.fit()

    def set_tokens(self, tokens: Tokens) -> None:
        """Change the theme."""
        self._tokens = tokens
        self._cross.setIcon(icon("close", tokens.muted))
        self.fit()
        self.update()

    @property
    def height_taken(self) -> int:
        """Return how much of the canvas it takes from below [px]."""
        return self.height() + 2 * CORNER if self._on and self._has_room() else 0

    def sizeHint(self) -> QSize:
        """Return the size of its lines."""
        lines = self._lines()
        return QSize(self._width(lines), LINE * len(lines) + PAD)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the event from the canvas below."""
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the cross in the upper right corner."""
        super().resizeEvent(event)
        self._cross.setGeometry(self.width() - CROSS - 4, (LINE + PAD - CROSS) // 2, CROSS, CROSS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, kept as pixels: what is painted below them has them painted again."""
        ratio, letters = self.devicePixelRatioF(), QGuiApplication.font().family()
        now = (self._tokens, self.size(), ratio, letters)
        if now != self._painted_of:
            self._painted_of = now
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            self._paint(QPainter(self._picture))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        tokens, small = self._tokens, self._tokens.type.card
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_background(painter, QRectF(self.rect()), RADIUS, tokens.card, tokens.border)
        for number, line in enumerate(self._lines()):
            left, top = float(PAD), PAD / 2 + number * LINE
            for entry in line:
                entry.paint(painter, QRectF(left, top, entry.width, LINE), tokens)
                words = QRectF(left + entry.width + SPACE, top, self._width_of(entry), LINE)
                card_text.draw_line(painter, words, entry.words, tokens.text, small)
                left += self._width_of(entry)
        painter.end()

    def fit(self) -> None:
        """Stay in the corner of the canvas, where it has room."""
        area = self._view.viewport().geometry()
        self.setAccessibleDescription(", ".join(entry.words for entry in (*self._load(), *self._shapes())))
        self.resize(self.sizeHint())
        self.move(area.left() + CORNER, area.bottom() - self.height() - CORNER + 1)
        self.setVisible(self._on and not self._beneath and self._has_room())

    def _has_room(self) -> bool:
        area, size = self._view.viewport().size(), self.sizeHint()
        return area.width() >= size.width() + 2 * CORNER and area.height() >= LEAST_ROOM * size.height()

    def _width_of(self, entry: Entry) -> float:
        return entry.width + SPACE + card_text.text_width(entry.words, self._tokens.type.card) + GAP

    def _width(self, lines: Sequence[Sequence[Entry]]) -> int:
        return round(max(sum(map(self._width_of, line)) for line in lines)) + 2 * PAD + CROSS

    def _lines(self) -> Sequence[Sequence[Entry]]:
        """Return all entries on one line if the canvas is wide enough, else load above shapes."""
        one = [[*self._load(), *self._shapes()]]
        return one if self._width(one) <= self._view.viewport().width() - 2 * CORNER else [self._load(), self._shapes()]

    def _load(self) -> Sequence[Entry]:
        return (
            Entry(SWATCH, _gauge(Swatch(0.6, "ok")), self.tr("within ceiling")),
            Entry(SWATCH + 2 * SYMBOL, _gauge(Swatch(0.85, "high")), self.tr("above ceiling")),
            Entry(SWATCH + 2 * SYMBOL, _gauge(Swatch(1.0, "over")), self.tr("over capacity")),
            Entry(SWATCH, _gauge(Swatch(None, "no data")), self.tr("no data")),
            Entry(SWATCH, _gauge(Swatch(0.4, "ok", measured=0.75)), self.tr("measured")),
        )

    def _shapes(self) -> Sequence[Entry]:
        return (
            Entry(SWATCH, _card(dashed=False), self.tr("server or host")),
            Entry(SWATCH, _card(dashed=True), self.tr("virtual machine")),
            Entry(SWATCH, _paint_site, self.tr("site")),
            Entry(SWATCH, _paint_link, self.tr("link")),
        )


def _middle(area: QRectF, height: float) -> QRectF:
    return QRectF(area.left(), area.center().y() - height / 2, SWATCH, height)


def _gauge(swatch: Swatch) -> Callable[[QPainter, QRectF, Tokens], None]:
    def paint(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
        bar = _middle(area, SYMBOL)
        paint_gauge(painter, bar, swatch, tokens)
        if swatch.state in SYMBOLS:
            place = QRectF(bar.right() + SPACE, bar.top(), SYMBOL, SYMBOL)
            paint_symbol(painter, place, SYMBOLS[swatch.state], tokens.of_state(swatch.state))

    return paint


def _card(*, dashed: bool) -> Callable[[QPainter, QRectF, Tokens], None]:
    def paint(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
        fill, line = (tokens.card_inner, tokens.vm_border) if dashed else (tokens.card, tokens.card_border)
        paint_background(painter, _middle(area, 2 * SYMBOL), 4, fill, line, dashed=dashed)

    return paint


def _paint_site(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    paint_background(painter, _middle(area, 2 * SYMBOL), 6, tokens.site, tokens.site_border, dashed=True)


def _paint_link(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    pen = QPen(QColor(tokens.wire), 1.5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = area.center().y()
    painter.drawLine(QPointF(area.left(), middle), QPointF(area.left() + SWATCH, middle))
