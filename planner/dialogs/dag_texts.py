"""Tables and commands of database availability groups, shown before they are copied or saved; nothing is run."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from planner.dialogs.text import words
from planner.presenters.dag_texts import DagText
from planner.theme.letters import for_letters, size_for

WIDTH, HEIGHT, LIST_WIDTH, ROW_HEIGHT = 960, 640, 300, 32


class DagTextsDialog(QDialog):
    """The texts at the left, the chosen one at the right."""

    save_requested = Signal(object)

    def __init__(self, texts: Sequence[DagText], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = tuple(texts)
        self.setWindowTitle(self.tr("Database copies"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.names, self.text = QListWidget(), QPlainTextEdit()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = self.buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.save = self.buttons.addButton(self.tr("&Save…"), QDialogButtonBox.ButtonRole.ActionRole)
        self._fill()
        self._arrange()
        self.names.currentRowChanged.connect(self._show)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.current.shown))
        self.save.clicked.connect(lambda: self.save_requested.emit(self.current))
        self.buttons.rejected.connect(self.reject)
        self.names.setCurrentRow(0)

    @property
    def current(self) -> DagText:
        """Return the text that is shown."""
        return self._texts[max(self.names.currentRow(), 0)]

    def _show(self, row: int) -> None:
        self.text.setPlainText(self._texts[row].shown)

    def _fill(self) -> None:
        for text in self._texts:
            item = QListWidgetItem(text.label)
            item.setSizeHint(QSize(0, for_letters(ROW_HEIGHT)))
            self.names.addItem(item)

    def _arrange(self) -> None:
        self.names.setAccessibleName(self.tr("What is shown"))
        self.names.setFixedWidth(for_letters(LIST_WIDTH))
        self.text.setAccessibleName(self.tr("Text"))
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.names)
        middle.addWidget(self.text, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        layout.addWidget(
            words(
                self.tr(
                    "Generated from the plan. The program does not run any of it; review the commands "
                    "before you run them."
                )
            )
        )
        layout.addLayout(middle, 1)
        layout.addWidget(self.buttons)
