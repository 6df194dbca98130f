"""What can be added to a plan: cards to drag out, to click, or to add by key."""

from collections.abc import Mapping

from attrs import frozen
from PySide6.QtCore import QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from models.plan.entities import Plan
from planner.panels.form_view import plain_label
from planner.presenters import dragging
from planner.presenters.dragging import TEMPLATE
from planner.theme.icons import icon
from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens

ICON = 20


@frozen
class PaletteItem:
    """One card: the kind it adds, its name, one line about it, and its drawing where that is another kind's."""

    kind: str
    name: str
    line: str
    drawing: str = ""


class PaletteCard(QPushButton):
    """A card of the palette."""

    place_requested = Signal(object, object)
    add_requested = Signal(object)

    def __init__(self, item: PaletteItem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.item = item
        self._pressed_at = QPoint()
        self._by_pointer = False
        self.clicked.connect(self._add_without_pointer)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Add: {0}").format(item.name))
        self.setAccessibleDescription(item.line)
        self._picture = QLabel()
        self._picture.setFixedSize(ICON, ICON)
        self._arrange()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw the icon in the colour of the theme."""
        self._picture.setPixmap(icon(self.item.drawing or self.item.kind, tokens.muted, ICON).pixmap(ICON, ICON))

    def sizeHint(self) -> QSize:
        """Return the size that the labels need."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return a size that lets the words wrap: a button takes no less than its hint otherwise."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Add with Enter, without the pointer."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.add_requested.emit(self.item.kind)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may begin."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag once the pointer has gone far enough."""
        distance = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if event.buttons() & Qt.MouseButton.LeftButton and distance >= QApplication.startDragDistance():
            self._drag()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Arm placing, of many with Ctrl."""
        inside = self.rect().contains(event.position().toPoint())
        pressed, self._by_pointer = self.isDown(), True
        super().mouseReleaseEvent(event)
        self._by_pointer = False
        if inside and pressed and event.button() == Qt.MouseButton.LeftButton:
            many = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.place_requested.emit(self.item.kind, many)

    def _add_without_pointer(self) -> None:
        # Space, or what assistive technology presses: there is no pointer that could place it.
        if not self._by_pointer:
            self.add_requested.emit(self.item.kind)

    def _drag(self) -> None:
        self.setDown(False)
        data = QMimeData()
        data.setData(dragging.MIME_TYPE, dragging.encode(self.item.kind))
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(self._picture.pixmap())
        drag.exec(Qt.DropAction.CopyAction)

    def _arrange(self) -> None:
        name, line = WrappedLabel(self.item.name, ""), WrappedLabel(self.item.line, "muted")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(name)
        words.addWidget(line)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 4, 8, 4)
        layout.setSpacing(8)
        layout.addWidget(self._picture)
        layout.addLayout(words, 1)
        for label in (self._picture, name, line):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class Palette(QWidget):
    """All cards below each other.

    Signals: `place_requested` (kind, many) to place with the pointer, `add_requested` (kind) to add at once.
    """

    place_requested = Signal(object, object)
    add_requested = Signal(object)

    def __init__(self, templates: Mapping[str, Plan], tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Add to the plan"))
        items = (*self._items(), *(_template_item(name, plan) for name, plan in templates.items()))
        self.cards = {item.kind: PaletteCard(item) for item in items}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 8)
        layout.setSpacing(4)
        headed = False
        for card in self.cards.values():
            card.place_requested.connect(self.place_requested)
            card.add_requested.connect(self.add_requested)
            if card.item.kind.startswith(TEMPLATE) and not headed:
                headed = True
                layout.addSpacing(4)
                layout.addWidget(plain_label(self.tr("Templates"), "section"))
            layout.addWidget(card)
        layout.addStretch(1)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        for card in self.cards.values():
            card.set_tokens(tokens)

    def _items(self) -> tuple[PaletteItem, ...]:
        return (
            PaletteItem("site", self.tr("Site"), self.tr("with its own LAN")),
            PaletteItem("server", self.tr("Physical server"), self.tr("roles on bare metal")),
            PaletteItem("host", self.tr("Virtualization host"), self.tr("runs VMs")),
            PaletteItem("vm", self.tr("Virtual machine"), self.tr("drop it on a host")),
            PaletteItem("population", self.tr("User population"), self.tr("with mailboxes")),
            PaletteItem("dag", self.tr("DAG"), self.tr("database copies")),
            PaletteItem("link", self.tr("WAN link"), self.tr("connects two sites")),
        )


def _template_item(name: str, template: Plan) -> PaletteItem:
    hosts = any(machine.kind == "host" for design in template.designs for machine in design.machines)
    drawing = "site" if len(template.sites) > 1 else "host" if hosts else "server"
    return PaletteItem(f"{TEMPLATE}{name}", template.title, template.notes, drawing)
