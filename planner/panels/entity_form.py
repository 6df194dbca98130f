"""A form of something that is not in the plan yet: edited here, and taken as a whole."""

from typing import Any

from attrs import evolve
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from models.errors import FieldError
from planner.panels.form_view import FormView
from planner.presenters.inspector import FormSection, entity_rows


class EntityForm(QWidget):
    """Editors of the fields of one entity; ``changed`` tells the entity with each value that was entered."""

    changed = Signal(object)

    def __init__(self, entity: Any, names: tuple[str, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entity, self._names = entity, names
        self.view = FormView(wide=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.view.build(self._sections())
        self.view.show_values(self._sections(), anew=True)
        self.view.entered.connect(self._enter)

    def show_entity(self, entity: Any) -> None:
        """Show another entity of the same class."""
        self.entity = entity
        self.view.show_values(self._sections(), anew=True)

    @property
    def fault(self) -> str:
        """Return what is wrong with what stands in the editors; empty where nothing is."""
        return next((row.fault for row in self.view.rows.values() if row.fault), "")

    def _sections(self) -> tuple[FormSection, ...]:
        return (FormSection("", entity_rows(self.entity, self._names)),)

    def _enter(self, path: str, value: object) -> None:
        row = self.view.rows[path]
        row.show_fault("")
        try:
            self.entity = evolve(self.entity, **{path: value})
        except FieldError as error:
            row.show_fault(str(error))
            return
        self.view.show_values(self._sections(), anew=False)
        self.changed.emit(self.entity)
