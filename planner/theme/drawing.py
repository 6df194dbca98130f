"""What is painted as an SVG drawing, in letters that every browser finds."""

import re
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

# Qt names one family; where it is missing a browser would take its own default, which has serifs.
SANS_SERIF = ("Inter", "Segoe UI", "Helvetica Neue", "Roboto", "Arial")
GENERIC = "sans-serif"
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
    return FAMILY.sub(_with_others, bytes(buffer.data().data()))


def _with_others(family: re.Match[bytes]) -> bytes:
    # Qt writes several families of one font as if they were one name.
    own = (name.strip() for name in family.group().decode().strip("'").split(","))
    names = dict.fromkeys((*own, *SANS_SERIF))
    return ", ".join((*(f"'{name}'" for name in names), GENERIC)).encode()
