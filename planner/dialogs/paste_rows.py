"""Looking at rows before they are pasted: what they become, which columns are understood."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.errors import PlannerError
from planner.dialogs.text import words
from planner.presenters.pasted_table import PastedTable
from planner.theme.letters import size_for

MOST_SHOWN = 8
WIDTH, HEIGHT = 640, 360
NOTHING = "–"


class PasteRowsDialog(QDialog):
    """The first rows, what each column is taken for, and what the rows become.

    Parameters
    ----------
    make : callable
        Makes the items of a kind; its error says why they cannot be pasted so.
    """

    def __init__(self, table: PastedTable, make: Callable[[str], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._make = table, make
        self.setWindowTitle(self.tr("Paste rows"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.kinds = QComboBox()
        self.preview = self._preview()
        self.fault = words("", "fault")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Paste"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._fill_kinds()
        self._arrange()
        self.kinds.currentIndexChanged.connect(self._check)
        self._check()

    @property
    def kind(self) -> str:
        """Return what the rows become."""
        return str(self.kinds.currentData())

    def _fill_kinds(self) -> None:
        choices = (
            ("server", self.tr("physical servers")),
            ("host", self.tr("virtualization hosts")),
            ("vm", self.tr("virtual machines")),
            ("population", self.tr("user populations")),
        )
        for kind, text in choices:
            self.kinds.addItem(text, kind)
        self.kinds.setCurrentIndex(self.kinds.findData(self._table.kind))
        self.kinds.setAccessibleName(self.tr("Paste rows as"))

    def _preview(self) -> QTableWidget:
        table = self._table
        preview = QTableWidget(min(len(table.rows), MOST_SHOWN), len(table.columns))
        preview.setAccessibleName(self.tr("The first rows"))
        preview.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        preview.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        preview.setTabKeyNavigation(False)
        preview.setShowGrid(False)
        preview.verticalHeader().hide()
        preview.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for number, column in enumerate(table.columns):
            heading = f"{column.heading} ({column.unit})" if column.unit not in column.heading else column.heading
            preview.setHorizontalHeaderItem(number, QTableWidgetItem(heading))
        for row, cells in enumerate(table.rows[:MOST_SHOWN]):
            for number, cell in enumerate(cells):
                preview.setItem(row, number, QTableWidgetItem(cell or NOTHING))
        preview.resizeColumnsToContents()
        return preview

    def _arrange(self) -> None:
        count = len(self._table.rows)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(words(self.tr("1 row becomes") if count == 1 else self.tr("{0} rows become").format(count)))
        line.addWidget(self.kinds)
        line.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        if not self._table.states_kind:
            layout.addLayout(line)
        layout.addWidget(self.preview, 1)
        if self._table.unknown:
            left_out = self.tr("Columns left out (no such field): {0}.").format(", ".join(self._table.unknown))
            layout.addWidget(words(left_out, "muted"))
        layout.addWidget(self.fault)
        layout.addWidget(self.buttons)

    def _check(self) -> None:
        sentence = ""
        try:
            self._make(self.kind)
        except PlannerError as error:
            sentence = str(error)
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not sentence)


def ask_rows(parent: QWidget | None, table: PastedTable, make: Callable[[str], object]) -> str | None:
    """Return what the rows become, or None where they are not to be pasted."""
    dialog = PasteRowsDialog(table, make, parent)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    kind = dialog.kind
    dialog.deleteLater()
    return kind if accepted else None
