"""Text on cards: fonts with tabular digits, and lines elided to their area."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter

from planner.theme.labels import unbroken

# Plain numbers: to join flags takes as long as to draw a word.
_LINE = Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextSingleLine.value
LEFT = _LINE | Qt.AlignmentFlag.AlignLeft.value
RIGHT = _LINE | Qt.AlignmentFlag.AlignRight.value
CENTRE = _LINE | Qt.AlignmentFlag.AlignHCenter.value
REMEMBERED = 20_000
MIDDLE, END = Qt.TextElideMode.ElideMiddle, Qt.TextElideMode.ElideRight


def font(size: int, *, bold: bool = False) -> QFont:
    """Return the system font at a height [px], with digits of equal width."""
    return _font(QGuiApplication.font().family(), size, bold)


def text_width(text: str, size: int, *, bold: bool = False) -> float:
    """Return the width of a line [px]."""
    return _width(QGuiApplication.font().family(), text, size, bold)


def elided(text: str, width: float, size: int, *, bold: bool = False, middle: bool = False) -> str:
    """Return the line, with an ellipsis at its end or in its middle if it is too long for the width."""
    return _elided(QGuiApplication.font().family(), text, width, size, bold, MIDDLE if middle else END)


def draw_line(
    painter: QPainter,
    area: QRectF,
    text: str,
    colour: str,
    size: int,
    *,
    bold: bool = False,
    align: int = LEFT,
) -> None:
    """Draw one line into an area, elided if it is too long."""
    family = QGuiApplication.font().family()
    painter.setFont(_font(family, size, bold))
    painter.setPen(QColor(colour))
    painter.drawText(area, align, _elided(family, text, area.width(), size, bold, END))


def draw_lines(painter: QPainter, area: QRectF, text: str, colour: str, size: int) -> None:
    """Draw wrapped text into an area."""
    painter.setFont(font(size))
    painter.setPen(QColor(colour))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(area, flags, unbroken(text))


@lru_cache(maxsize=64)
def _font(family: str, size: int, bold: bool) -> QFont:
    made = QFont(family)
    made.setPixelSize(size)
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


@lru_cache(maxsize=64)
def _metrics(family: str, size: int, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(family, size, bold))


@lru_cache(maxsize=REMEMBERED)
def _width(family: str, text: str, size: int, bold: bool) -> float:
    return _metrics(family, size, bold).horizontalAdvance(text)


@lru_cache(maxsize=REMEMBERED)
def _elided(family: str, text: str, width: float, size: int, bold: bool, left_out: Qt.TextElideMode) -> str:
    if _width(family, text, size, bold) <= width:
        return text
    return _metrics(family, size, bold).elidedText(text, left_out, width)
