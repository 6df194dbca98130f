"""Keeping the window, the system's frame around it included, on the screen that it opens on."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

# What a frame takes at the most while the system has not said it yet: its edges, and a title bar [px].
FRAME = QSize(8, 40)


def before_shown(window: QWidget, smallest: QSize) -> None:
    """Bound the size of a window that is not shown yet by what its screen has room for."""
    room = window.screen().availableSize() - FRAME
    window.setMinimumSize(smallest.boundedTo(room))
    window.resize(window.size().boundedTo(room))


def once_shown(window: QWidget, smallest: QSize, size: QSize) -> QSize:
    """Bring a window with its frame onto its screen, and return its size.

    One that fills the screen is the system's, and one that no longer has the size that it was given is the user's.
    """
    if window.isMaximized() or window.isFullScreen() or window.size() != size:
        return size
    area, frame, inner = window.screen().availableGeometry(), window.frameGeometry(), window.geometry()
    fitting = within(area, frame, inner)
    window.setMinimumSize(smallest.boundedTo(area.size() - (frame.size() - inner.size())))
    if fitting != frame:
        window.resize(fitting.size() - (frame.size() - inner.size()))
        window.move(fitting.topLeft())
    return window.size()


def within(area: QRect, frame: QRect, inner: QRect) -> QRect:
    """Return where a window's frame stands so that all of it is in an area, moved and shrunk no more than needed.

    Parameters
    ----------
    area : QRect
        What the screen has free.
    frame, inner : QRect
        The window with its frame, and without.
    """
    edges = frame.size() - inner.size()
    size = (inner.size().boundedTo(area.size() - edges)) + edges
    last = QPoint(area.x() + area.width() - size.width(), area.y() + area.height() - size.height())
    corner = QPoint(
        max(min(frame.x(), last.x()), area.x()),
        max(min(frame.y(), last.y()), area.y()),
    )
    return QRect(corner, size)
