"""What is painted as an SVG drawing, in letters that every browser finds."""

import html
import re
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator

# Qt names one family; where it is missing a browser would take its own default, which has serifs.
SANS_SERIF = ("Inter", "Segoe UI", "Helvetica Neue", "Roboto", "Arial")
GENERIC = "sans-serif"
# Widths of lines are kept, as most stand in many places; they are measured at this size [px].
MOST_KEPT, MEASURED_PX = 4_096, 1_000
TEXT = re.compile(
    rb'<text [^>]*?font-family="(?P<family>[^"]*)" font-size="(?P<size>[\d.]+)" font-weight="(?P<weight>\d+)"[^>]*>'
    rb"(?P<words>[^<]*)</text>"
)
FAMILY = re.compile(rb'(?<=\sfont-family=")[^"]*(?=")')


def svg_of(
    area: QRectF, title: str, paint: Callable[[QPainter], None], resolution: int | None = None, seen: str = ""
) -> bytes:
    """Return a drawing as the bytes of an SVG file.

    Parameters
    ----------
    area : QRectF
        What is seen of it [px].
    title : str
        Its name.
    paint : callable
        Paints it.
    resolution : int or None
        Dots an inch that letters were measured with; Qt's own where None.
    seen : str
        What is seen, for those who do not see it.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(area.size().toSize())
    generator.setViewBox(area)
    generator.setTitle(title)
    # Without words Qt would write its own.
    generator.setDescription(seen or title)
    if resolution is not None:
        generator.setResolution(resolution)
    painter = QPainter(generator)
    paint(painter)
    painter.end()
    return FAMILY.sub(_with_others, TEXT.sub(_as_wide, bytes(buffer.data().data())))


def _as_wide(text: re.Match[bytes]) -> bytes:
    """Return a text that is as wide in any font as in that which it was painted in, so it stays within its frame."""
    words = html.unescape(text["words"].decode())
    width = _width(text["family"].decode().strip("'"), float(text["size"]), int(text["weight"]), words)
    if not width:
        return text[0]
    length = f'<text textLength="{width:.2f}" lengthAdjust="spacingAndGlyphs"'.encode()
    return length + text[0].removeprefix(b"<text")


@lru_cache(MOST_KEPT)
def _width(family: str, size: float, weight: int, words: str) -> float:
    """Return the width of a line [px], from letters so large that their rounding does not count."""
    font = QFont(family.split(",", maxsplit=1)[0].strip("' "))
    font.setPixelSize(MEASURED_PX)
    font.setWeight(QFont.Weight(weight))
    return QFontMetricsF(font).horizontalAdvance(words) * size / MEASURED_PX


def _with_others(family: re.Match[bytes]) -> bytes:
    # Qt writes several families of one font as if they were one name.
    own = (name.strip() for name in family.group().decode().strip("'").split(","))
    names = dict.fromkeys((*own, *SANS_SERIF))
    return ", ".join((*(f"'{name}'" for name in names), GENERIC)).encode()
