"""The bar over the canvas that says what a group lost with its members, with the way back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from models.plan.entities import Plan
from planner.presenters.lowered_dags import lowered_dags
from planner.session.plan_session import PlanSession, Update
from planner.theme.labels import WrappedLabel


class LoweredBar(QWidget):
    """Seen from the edit that took members from a group to the next one.

    Signal: ``undo_requested``.
    """

    undo_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = WrappedLabel()
        self.undo, self.close_button = QPushButton(self.tr("Undo")), QPushButton(self.tr("Close"))
        self.undo.clicked.connect(self.undo_requested)
        self.close_button.clicked.connect(self.hide)
        self.setProperty("reason", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Changes to the DAG"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(8)
        layout.addWidget(self.sentence, 1)
        layout.addWidget(self.undo)
        layout.addWidget(self.close_button)
        self.hide()

    def tell(self, sentences: tuple[str, ...]) -> None:
        """Show what an edit took; nothing hides the bar."""
        text = " ".join(sentences)
        self.sentence.setText(text)
        self.setAccessibleDescription(text)
        self.setVisible(bool(text))


class Losses:
    """Compares the groups before and after each edit.

    Parameters
    ----------
    session : PlanSession
        Whose plan is edited.
    """

    def __init__(self, session: PlanSession) -> None:
        self._session, self._document = session, session.document
        self._before: Plan = session.plan

    def after(self, _update: Update) -> tuple[str, ...] | None:
        """Return what groups lost in the last edit; None where there was none."""
        session, before = self._session, self._before
        is_same, self._document, self._before = session.document is self._document, session.document, session.plan
        if session.plan is before:
            return None
        return lowered_dags(before, session.plan) if is_same else ()
