"""Line drawings from resources/icons, in the colour of a token."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from planner.theme.tokens import Tokens
from resources import folder

SCALE = 3
# Qt alone leaves 2 px between an icon and its words.
GAP = 4


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


def action_icon(name: str, tokens: Tokens, size: int, gap: int = 0) -> QIcon:
    """Return a drawing as the icon of a button, in the colours of one that can be pressed, cannot, or is.

    Parameters
    ----------
    size, gap : int
        Its edge, and what stays free between it and the words beside it [px].
    """
    drawn = QIcon()
    on, off = QIcon.State.On, QIcon.State.Off
    for colour, mode, state in (
        (tokens.text, QIcon.Mode.Normal, off),
        (tokens.border, QIcon.Mode.Disabled, off),
        (tokens.accent, QIcon.Mode.Normal, on),
    ):
        drawn.addPixmap(QPixmap.fromImage(_image(name, colour, size, gap)), mode, state)
    return drawn


def paint_icon(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    """Paint a drawing into a rectangle, as lines at any zoom."""
    renderer(name, colour).render(painter, rect)


@lru_cache(maxsize=256)
def renderer(name: str, colour: str) -> QSvgRenderer:
    """Return the drawing in a colour, parsed once."""
    drawing = (folder() / "icons" / f"{name}.svg").read_text("utf-8")
    return QSvgRenderer(QByteArray(drawing.replace("currentColor", colour).encode()))


def _image(name: str, colour: str, size: int, gap: int = 0) -> QImage:
    image = QImage(QSize(size + gap, size) * SCALE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer(name, colour).render(painter, QRectF(0, 0, size * SCALE, size * SCALE))
    painter.end()
    image.setDevicePixelRatio(SCALE)
    return image
