"""Accessibility of the canvas: each item has a name, a role, a position and a state; focus follows the selection.

Qt has accessible interfaces of widgets only. A factory adds one for the canvas and one for each item, made only when
assistive technology asks for them. Qt accepts None as "no interface", though its type hints do not say so.
"""

from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject, QWindow
from PySide6.QtWidgets import QGraphicsView

from models.plan.entities import Design, Plan
from planner.canvas.hit_testing import item_at
from planner.canvas.tool_context import ToolContext
from planner.presenters.plan_tree import reading_order
from planner.presenters.spoken import accessible_gauges, accessible_name


class AccessibleHandle(QObject):
    """The QObject of an item's interface; Qt deletes the interface with it."""

    def __init__(self, identifier: str, items: "AccessibleItems") -> None:
        super().__init__(items)
        self.identifier, self.items = identifier, items
        # Qt keeps no counted reference to it.
        self.interface = AccessibleItem(self)


class AccessibleItems(QObject):
    """The accessible items of a canvas by id, made on demand."""

    def __init__(self, view: QGraphicsView, context: ToolContext) -> None:
        super().__init__(view)
        self.view, self.context = view, context
        self.interface: AccessibleCanvas | None = None
        self._handles: dict[str, AccessibleHandle] = {}
        self._read: tuple[Plan, Design | None, tuple[str, ...]] | None = None
        _install_factory()
        context.selection.changed.connect(self._on_selection)
        context.session.updated.connect(self._on_update)

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the ids of the items in reading order."""
        session = self.context.session
        plan, design = session.shown_plan, session.design
        # Cached because it is asked for with every item, and sorting thousands each time is slow.
        if self._read is None or self._read[0] is not plan or self._read[1] is not design:
            self._read = (plan, design, reading_order(plan, design))
        return self._read[2]

    def handle(self, identifier: str) -> AccessibleHandle:
        """Return the handle of an item."""
        if identifier not in self._handles:
            self._handles[identifier] = AccessibleHandle(identifier, self)
        return self._handles[identifier]

    def at(self, place: QPoint) -> str:
        """Return the id of the item at a point of the screen, or an empty string."""
        point = self.view.viewport().mapFromGlobal(place)
        item = item_at(self.context.scene, self.view.mapToScene(point))
        return item.identifier if item is not None else ""

    def rect_of(self, identifier: str) -> QRect:
        """Return the rectangle of an item on the screen."""
        view = self.view
        area = view.mapFromScene(self.context.scene.content_rect((identifier,))).boundingRect()
        return QRect(view.viewport().mapToGlobal(area.topLeft()), area.size())

    def notify_focus(self) -> None:
        """Notify assistive technology, if active, which item has the focus."""
        if not (QAccessible.isActive() and self.view.hasFocus()):
            return
        ids = self.context.selection.ids
        QAccessible.updateAccessibility(
            QAccessibleEvent(self.handle(ids[0]) if len(ids) == 1 else self.view, QAccessible.Event.Focus)
        )

    def _on_selection(self, _ids: object) -> None:
        self.notify_focus()

    def _on_update(self, _update: object) -> None:
        for identifier in self._handles.keys() - self.context.scene.source.rows.keys():
            self._handles.pop(identifier).deleteLater()


class AccessibleObject(QAccessibleObject):
    """What the canvas and its items have in common."""

    def __init__(self, represented: QObject, items: AccessibleItems) -> None:
        super().__init__(represented)
        self._items = items

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Do nothing: names are edited in the tree and the inspector."""

    def window(self) -> QWindow:
        """Return the window."""
        return self._items.view.window().windowHandle()


class AccessibleItem(AccessibleObject):
    """One item of the canvas."""

    def __init__(self, handle: AccessibleHandle) -> None:
        super().__init__(handle, handle.items)
        self._identifier = handle.identifier

    def parent(self) -> QAccessibleInterface:
        """Return the canvas."""
        return QAccessible.queryAccessibleInterface(self._items.view)

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return None: the list of items is flat, their names say what they are in."""
        return None

    def childCount(self) -> int:
        """Return 0."""
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return -1."""
        return -1

    def role(self) -> QAccessible.Role:
        """Return the role."""
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name or the description."""
        source = self._items.context.scene.source
        row = source.rows.get(self._identifier)
        if row is None:
            return ""
        if kind == QAccessible.Text.Name:
            return accessible_name(row, source.rows, source.plan, source.evaluation)
        return accessible_gauges(row, source.evaluation) if kind == QAccessible.Text.Description else ""

    def state(self) -> QAccessible.State:
        """Return whether the item is selected, has the focus, and is in sight."""
        items, state = self._items, QAccessible.State()
        ids = items.context.selection.ids
        state.focusable = state.selectable = True
        state.selected = self._identifier in ids
        state.focused = ids == (self._identifier,) and items.view.hasFocus()
        state.offscreen = not items.rect_of(self._identifier).intersects(_screen_rect(items.view))
        return state

    def rect(self) -> QRect:
        """Return the rectangle on the screen."""
        return self._items.rect_of(self._identifier)


class AccessibleCanvas(AccessibleObject):
    """The canvas as a list of its items."""

    def __init__(self, items: AccessibleItems) -> None:
        super().__init__(items.view, items)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the parent of the canvas."""
        parent = self._items.view.parentWidget()
        return QAccessible.queryAccessibleInterface(parent) if parent is not None else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return an item by its index in reading order."""
        ids = self._items.ids
        return self._of(ids[index]) if 0 <= index < len(ids) else None

    def childCount(self) -> int:
        """Return the number of items."""
        return len(self._items.ids)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the index of an item in reading order, or -1 if it is none."""
        handle = child.object() if child is not None else None
        ids = self._items.ids
        return ids.index(handle.identifier) if isinstance(handle, AccessibleHandle) and handle.identifier in ids else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the item at a point of the screen."""
        identifier = self._items.at(QPoint(x, y))
        return self._of(identifier) if identifier else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the item that has the focus."""
        ids = self._items.context.selection.ids
        return self._of(ids[0]) if len(ids) == 1 and self._items.view.hasFocus() else None

    def role(self) -> QAccessible.Role:
        """Return the role."""
        return QAccessible.Role.List

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name or the description."""
        view = self._items.view
        texts = {
            QAccessible.Text.Name: view.accessibleName(),
            QAccessible.Text.Description: view.accessibleDescription(),
        }
        return texts.get(kind, "")

    def state(self) -> QAccessible.State:
        """Return whether the canvas has the focus and is visible."""
        view, state = self._items.view, QAccessible.State()
        state.focusable = state.multiSelectable = True
        state.focused = view.hasFocus()
        state.invisible = not view.isVisible()
        return state

    def rect(self) -> QRect:
        """Return the rectangle on the screen."""
        return _screen_rect(self._items.view)

    def _of(self, identifier: str) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._items.handle(identifier))


def _screen_rect(view: QGraphicsView) -> QRect:
    return QRect(view.mapToGlobal(QPoint()), view.size())


def _interface_of(_kind: str, asked: QObject) -> QAccessibleInterface | None:
    """Return the interface of a canvas or of an item's handle, None for all other objects."""
    if isinstance(asked, AccessibleHandle):
        return asked.interface
    if not isinstance(asked, QGraphicsView):
        return None
    items = asked.findChild(AccessibleItems, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if items is None:
        return None
    if items.interface is None:
        items.interface = AccessibleCanvas(items)
    return items.interface


@cache
def _install_factory() -> None:
    """Install the factory once for the process: Qt has no way to remove it."""
    QAccessible.installFactory(_interface_of)
