"""The bar over the canvas that says: what is seen is a preview."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from planner.panels.elided_label import ElidedLabel
from planner.panels.form_view import plain_label
from planner.session.plan_session import PlanSession, Update


class PreviewBar(QWidget):
    """Seen while the numbers are those of a preview.

    Signals: ``reset_requested``, ``apply_requested``.
    """

    reset_requested = Signal()
    apply_requested = Signal()

    def __init__(self, session: PlanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.reset = QPushButton(self.tr("Reset"))
        self.apply = QPushButton(self.tr("Apply"))
        self.reset.clicked.connect(self.reset_requested)
        self.apply.clicked.connect(self.apply_requested)
        self.setProperty("reason", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Preview"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(8)
        layout.addWidget(plain_label(self.tr("Preview"), "strong"))
        layout.addWidget(ElidedLabel(self.tr("You are looking at what-if values. The plan is unchanged.")), 1)
        layout.addWidget(self.reset)
        layout.addWidget(self.apply)
        session.updated.connect(self._on_update)
        self.hide()

    def _on_update(self, _update: Update) -> None:
        self.setVisible(self._session.previewing)
