"""The page of keyboard shortcuts, made from the actions themselves."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from planner.theme.letters import size_for

WIDTH, HEIGHT = 480, 560


def plain_text(action: QAction) -> str:
    """Return an action's words without the marks of its access key."""
    return action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")


class ShortcutsDialog(QDialog):
    """A table of keys; `pointer` adds what the pointer does with a key held."""

    def __init__(self, actions: Iterable[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        rows = [(plain_text(action), _keys(action)) for action in actions if not action.shortcut().isEmpty()]
        self.table = _table([*rows, *self._with_pointer()])
        self.table.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.addWidget(self.table)
        layout.addWidget(buttons)

    def _with_pointer(self) -> list[tuple[str, str]]:
        return [
            (self.tr("Zoom at the pointer"), self.tr("Ctrl+wheel")),
            (self.tr("Pan"), self.tr("Space+drag, middle button")),
            (self.tr("Move without snapping"), self.tr("Alt+drag")),
            (self.tr("Add several from the palette"), self.tr("Ctrl+click")),
            (self.tr("Nudge the selection"), self.tr("Arrow keys")),
            (self.tr("Next item, previous item"), self.tr("Tab, Shift+Tab on the canvas")),
            (self.tr("Nearest item in a direction"), self.tr("Ctrl+arrow keys on the canvas")),
            (self.tr("Cancel a drag or a tool"), self.tr("Esc")),
        ]


def _keys(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _table(rows: list[tuple[str, str]]) -> QTableWidget:
    table = QTableWidget(len(rows), 2)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().hide()
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    for number, (words, keys) in enumerate(rows):
        table.setItem(number, 0, QTableWidgetItem(words))
        item = QTableWidgetItem(keys)
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        table.setItem(number, 1, item)
    return table
