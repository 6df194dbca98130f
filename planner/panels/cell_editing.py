"""Editing a field of a machine in its cell: the same reading of what is typed, and the same change, as in the form."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from models.errors import PlannerError
from planner.panels.form_edits import change_of
from planner.panels.machine_table_model import FilteredMachines
from planner.presenters import field_text
from planner.presenters.inspector import FormRow, form_of
from planner.session.plan_session import PlanSession

Index = QModelIndex | QPersistentModelIndex


class CellLine(QLineEdit):
    """The line in a cell; it knows the field that it edits."""

    def __init__(self, row: FormRow, parent: QWidget) -> None:
        super().__init__(row.text, parent)
        self.row = row
        self.setObjectName("cell_line")
        self.setAccessibleName(row.label)
        if row.field.kind in {"number", "whole"}:
            self.setAlignment(Qt.AlignmentFlag.AlignRight)


class CellEditing(QStyledItemDelegate):
    """Signal: ``refused`` (the sentence that says why a value was not taken)."""

    refused = Signal(object)

    def __init__(self, session: PlanSession, machines: FilteredMachines, table: QTableView) -> None:
        super().__init__(table)
        self._session, self._machines = session, machines

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget | None:  # type: ignore[override]
        """Return a line with the field's value as the form shows it; None for a machine that is gone meanwhile."""
        machine = self._machines.shown_row(index)
        form = form_of(self._session.plan, (machine.id,), tuple)
        rows = (row for section in (*form.main, *form.more) for row in section.rows)
        row = next((row for row in rows if row.path == machine.paths[index.column()]), None)
        # A table that comes forward follows the plan in the next moment; what is raised here would end the program.
        return CellLine(row, parent) if row is not None else None

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Leave what is typed as it is when the table changes below it."""

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Make the change that was typed, as one step; say why where it cannot be."""
        if not isinstance(editor, CellLine) or editor.text() == editor.row.text:
            return
        row, identifier = editor.row, self._machines.shown_row(index).id
        try:
            value = field_text.parsed(row.field, editor.text(), row.unit)
            self._session.do(change_of(self._session.plan, (identifier,), row.path, value))
        except PlannerError as error:
            self.refused.emit(str(error))
