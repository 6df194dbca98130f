"""The parts of the window that F6 goes through, as users of other programs expect it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


class FocusCycle:
    """Gives the keys to the next part of the window that is seen, or to the one before.

    Parameters
    ----------
    parts : callable
        Returns the parts of the window in their order.
    """

    def __init__(self, parts: Callable[[], Sequence[QWidget]]) -> None:
        self._parts = parts

    def next(self) -> None:
        """Go to the next part."""
        self._step(1)

    def previous(self) -> None:
        """Go to the part before."""
        self._step(-1)

    def _step(self, by: int) -> None:
        panes = [pane for pane in self._parts() if not pane.visibleRegion().isEmpty()]
        focus = QApplication.focusWidget()
        here = next((at for at, pane in enumerate(panes) if _is_in(focus, pane)), -1 if by > 0 else 0)
        for far in range(1, len(panes) + 1):
            control = _first_control(panes[(here + by * far) % len(panes)])
            if control is not None:
                control.setFocus(Qt.FocusReason.TabFocusReason)
                return


def _is_in(widget: QWidget | None, pane: QWidget) -> bool:
    return widget is not None and (widget is pane or pane.isAncestorOf(widget))


def _first_control(pane: QWidget) -> QWidget | None:
    """Return what takes the keys first in a part of the window, None where nothing does."""
    if _takes_keys(pane):
        return pane
    control = pane.nextInFocusChain()
    while control is not None and control is not pane:
        if pane.isAncestorOf(control) and _takes_keys(control):
            return control
        control = control.nextInFocusChain()
    return None


def _takes_keys(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isVisible() and widget.isEnabled()
