"""What dialogs around one form have in common: a form, a line for what is wrong, OK and Cancel."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from planner.dialogs.text import words
from planner.panels.entity_form import EntityForm
from planner.theme.letters import size_for

MARGIN, SPACING, BESIDE_BAR = 20, 12, 12


class FormDialog(QDialog):
    """A window-modal dialog; `content` is what is edited. A subclass says in `finished_with` what it gives."""

    def __init__(self, title: str, width: int, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.fault = words("", "fault")
        self.fault.hide()
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.content = QVBoxLayout()
        self.content.setContentsMargins(0, 0, 0, 0)
        self.content.setSpacing(SPACING)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN - 4)
        layout.setSpacing(SPACING)
        layout.addLayout(self.content, 1)
        layout.addWidget(self.fault)
        layout.addWidget(self.buttons)
        self.resize(size_for(self, width, height))

    def show_fault(self, sentence: str) -> None:
        """Show what is wrong, or nothing."""
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    def begin_in(self, form: EntityForm) -> None:
        """Put the keys into the first field of a form."""
        next(iter(form.view.rows.values())).editor.setFocus()

    def finish_typing(self) -> None:
        """Enter what is being typed: OK by the Enter key leaves the editor where it is."""
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            focus.clearFocus()


def scrolled(widget: QWidget) -> QScrollArea:
    """Return a widget that scrolls where the screen is too small for it."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    held = QWidget()
    column = QVBoxLayout(held)
    column.setContentsMargins(0, 0, BESIDE_BAR, 0)
    column.addWidget(widget)
    column.addStretch(1)
    area.setWidget(held)
    return area
