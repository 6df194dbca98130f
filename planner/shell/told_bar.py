"""The bar below the plan that says in full what was done, until it is closed: a status bar has one line."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from planner.dialogs.text import words
from planner.session.plan_session import PlanSession, Update


class ToldBar(QWidget):
    """Seen where several sentences are to be read; it goes with their plan, or when what they tell is undone."""

    def __init__(self, session: PlanSession, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._document, self._step = session, session.document, 0
        self.label = words("")
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.clicked.connect(self.hide)
        self.setProperty("reason", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Result"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(8)
        layout.addWidget(self.label, 1)
        layout.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        session.updated.connect(self._on_update)
        self.hide()

    def tell(self, sentences: Sequence[str]) -> None:
        """Show sentences; one alone fits the status bar."""
        self._document, self._step = self._session.document, self._session.undo_stack.index()
        self.label.setText(" ".join(sentences))
        self.setVisible(len(sentences) > 1)

    def _on_update(self, _update: Update) -> None:
        if self._session.document is not self._document or self._session.undo_stack.index() < self._step:
            self.hide()
