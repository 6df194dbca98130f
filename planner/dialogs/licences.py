"""Every part of the program with its version, and its licence in full."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase
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
from planner.presenters.licences import Component
from planner.theme.letters import for_letters, size_for
from planner.theme.tooltips import plain_tooltip

WIDTH, HEIGHT, LIST_WIDTH, ROW_HEIGHT = 900, 640, 264, 32


class LicencesDialog(QDialog):
    """The parts at the left, the text of one at the right."""

    def __init__(self, components: Sequence[Component], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._components = tuple(components)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.parts, self.terms, self.text = QListWidget(), words("", "strong"), QPlainTextEdit()
        self._fill()
        self._arrange()
        self.parts.currentRowChanged.connect(self._show)
        self.parts.setCurrentRow(0)

    def _show(self, row: int) -> None:
        one = self._components[row]
        self.terms.setText(one.licence or self.tr("See the licence text"))
        self.text.setPlainText(one.text or self.tr("This component states only the name of its licence."))

    def _fill(self) -> None:
        for component in self._components:
            item = QListWidgetItem(f"{component.name} {component.version}".rstrip())
            item.setToolTip(plain_tooltip(item.text()))
            item.setSizeHint(QSize(0, for_letters(ROW_HEIGHT)))
            self.parts.addItem(item)

    def _arrange(self) -> None:
        self.parts.setAccessibleName(self.tr("Components of the program"))
        self.parts.setFixedWidth(for_letters(LIST_WIDTH))
        self.text.setAccessibleName(self.tr("Licence"))
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.terms)
        right.addWidget(self.text, 1)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.parts)
        middle.addLayout(right, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(16)
        layout.addLayout(middle, 1)
        layout.addWidget(buttons)
