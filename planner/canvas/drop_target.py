"""Drag and drop from the palette onto the canvas."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QCursor, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QGraphicsView

from planner.canvas.tool_dispatcher import ToolDispatcher
from planner.presenters.dragging import MIME_TYPE, decode


class DropTarget(QObject):
    """Shows where a dragged palette entry may be dropped, and adds it there; files are left to the window.

    Parameters
    ----------
    when_ended : callable
        Called when the drag was dropped or has left the canvas.
    """

    def __init__(self, view: QGraphicsView, tools: ToolDispatcher, when_ended: Callable[[], None]) -> None:
        super().__init__(view)
        self._when_ended = when_ended
        # What tries to add the entry at the last place, where that was refused.
        self._refused: Callable[[], bool] | None = None
        self._view, self._tools, self._placement = view, tools, tools.placement
        # Only the viewport accepts drops: what it ignores, such as files, must reach the window, not QGraphicsView.
        view.setAcceptDrops(False)
        view.viewport().setAcceptDrops(True)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle drag and drop events of the viewport; return whether the event is one."""
        if event.type() == QEvent.Type.DragLeave:
            self._leave()
        elif isinstance(event, QDragMoveEvent):
            self._move(event)
        elif isinstance(event, QDropEvent):
            self._drop(event)
        else:
            return False
        return True

    def _move(self, event: QDragMoveEvent) -> None:
        """Accept the entry when it enters, then only where it may be dropped."""
        entered, kind = event.type() == QEvent.Type.DragEnter, _kind(event)
        self._refused = None
        if kind and (entered or self._may_drop(kind, event)):
            event.acceptProposedAction()
        else:
            self._refused = partial(self._add, kind or "", self._point(event), freely=_is_free(event))
            event.ignore()

    def _leave(self) -> None:
        self._placement.clear()
        self._when_ended()
        # Where the last place was refused, letting go is leaving: the reason is said, as nothing else happens.
        refused, self._refused = self._refused, None
        viewport = self._view.viewport()
        if refused is not None and viewport.rect().contains(viewport.mapFromGlobal(QCursor.pos())):
            refused()

    def _drop(self, event: QDropEvent) -> None:
        self._when_ended()
        self._refused = None
        if self._add(_kind(event) or "", self._point(event), freely=_is_free(event)):
            event.acceptProposedAction()
            self._view.setFocus()

    def _add(self, kind: str, point: QPointF, *, freely: bool) -> bool:
        if kind == "link":
            return self._tools.link_from(point)
        return bool(kind) and self._placement.drop(kind, point, freely=freely)

    def _may_drop(self, kind: str, event: QDragMoveEvent) -> bool:
        """Preview the entry under the pointer; a link begins at the site that it is dropped on."""
        point = self._point(event)
        return (
            self._tools.hover_link(point)
            if kind == "link"
            else self._placement.hover(kind, point, freely=_is_free(event))
        )

    def _point(self, event: QDropEvent) -> QPointF:
        return self._view.mapToScene(event.position().toPoint())


def _is_free(event: QDropEvent) -> bool:
    """Return whether Alt switches snapping off."""
    return bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)


def _kind(event: QDropEvent) -> str | None:
    data = event.mimeData()
    return decode(bytes(data.data(MIME_TYPE).data())) if data.hasFormat(MIME_TYPE) else None
