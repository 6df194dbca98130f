"""Names matched by hand: hosts that virtual machines name with listed ones, or datacenters with sites of the plan."""

from collections.abc import Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from planner.dialogs.text import words
from planner.theme.letters import for_letters, size_for

WIDTH, HEIGHT, FIELD_WIDTH = 640, 480, 260
# Beyond these nobody matches by hand.
MOST_ROWS = 500


@frozen(kw_only=True)
class Matching:
    """What is matched with what.

    Parameters
    ----------
    title, lead, nothing : str
        Words: of the window, above the rows, and of a row that is matched with nothing.
    names : sequence of tuple
        Keys to match, with their words.
    targets : sequence of tuple
        What they can be matched with, with its words.
    similar : mapping
        A proposal; empty where there is none.
    """

    title: str
    lead: str
    nothing: str
    names: Sequence[tuple[object, str]]
    targets: Sequence[tuple[object, str]]
    similar: Mapping[object, object]


class MatchDialog(QDialog):
    """A row for each name; ``matched`` gives what was chosen."""

    matched = Signal(object)

    def __init__(self, matching: Matching, chosen: Mapping[object, object], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(matching.title)
        self._matching = matching
        self._places = {key: place for place, (key, _) in enumerate(matching.targets, 1)}
        # One list for all rows: a thousand hosts to a thousand hosts would be a million entries otherwise.
        self._targets = QStandardItemModel(self)
        for text in (matching.nothing, *(text for _, text in matching.targets)):
            self._targets.appendRow(QStandardItem(text))
        self.fields = {key: self._field(text) for key, text in matching.names[:MOST_ROWS]}
        self._show(chosen)
        self.similar = QPushButton(self.tr("Match similar names"))
        # Enter is OK, also after this was pressed.
        self.similar.setAutoDefault(False)
        self.similar.setVisible(bool(matching.similar))
        self.similar.clicked.connect(lambda: self._show(matching.similar))
        self._arrange()
        self.resize(size_for(self, WIDTH, HEIGHT))

    def accept(self) -> None:
        """Hand the choice over."""
        keys = [None, *(key for key, _ in self._matching.targets)]
        found = {key: keys[field.currentIndex()] for key, field in self.fields.items() if field.currentIndex() > 0}
        super().accept()
        self.matched.emit(found)

    def _show(self, chosen: Mapping[object, object]) -> None:
        for key, field in self.fields.items():
            if key in chosen:
                field.setCurrentIndex(self._places.get(chosen[key], 0))

    def _field(self, text: str) -> QComboBox:
        field = QComboBox()
        field.setModel(self._targets)
        field.setAccessibleName(text)
        field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        field.setMinimumWidth(for_letters(FIELD_WIDTH))
        return field

    def _arrange(self) -> None:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        texts = [text for _, text in self._matching.names]
        for row, (text, field) in enumerate(zip(texts, self.fields.values(), strict=False)):
            grid.addWidget(words(text), row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(len(self.fields), 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inside)
        standard = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        buttons.addButton(self.similar, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(words(self._matching.lead))
        layout.addWidget(area, 1)
        layout.addWidget(buttons)
