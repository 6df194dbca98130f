"""Line drawings from resources/icons, in the colour of a token."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from resources import folder

SCALE = 3


def icon(name: str, colour: str, size: int = 16) -> QIcon:
    """Return a drawing as an icon, sharp up to three times its size.

    Parameters
    ----------
    name : str
        A file of resources/icons without its ending, as in "server".
    colour : str
        "#RRGGBB" of a token.
    size : int
        Edge [px].
    """
    return QIcon(QPixmap.fromImage(_image(name, colour, size)))


def paint_icon(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    """Paint a drawing into a rectangle, as lines at any zoom."""
    renderer(name, colour).render(painter, rect)


@lru_cache(maxsize=256)
def renderer(name: str, colour: str) -> QSvgRenderer:
    """Return the drawing in a colour, parsed once."""
    drawing = (folder() / "icons" / f"{name}.svg").read_text("utf-8")
    return QSvgRenderer(QByteArray(drawing.replace("currentColor", colour).encode()))


def _image(name: str, colour: str, size: int) -> QImage:
    image = QImage(QSize(size, size) * SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer(name, colour).render(painter, QRectF(0, 0, size * SCALE, size * SCALE))
    painter.end()
    image.setDevicePixelRatio(SCALE)
    return image
