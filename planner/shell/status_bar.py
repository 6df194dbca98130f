"""The status bar: users, machines, the busiest one, the time it took, saved or not."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QWidget

from planner.panels.form_view import plain_label
from planner.presenters.status import status_line
from planner.session.plan_session import PlanSession, Update

MESSAGE_MS = 8000
# What is shown in a narrow window, the first the longest.
KEPT = ("busiest", "users", "machines", "evaluated")
GAP = 8


class StatusBar(QStatusBar):
    """What the plan amounts to, in a line; a message takes its place for some seconds."""

    def __init__(self, session: PlanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.parts: dict[str, QLabel] = {}
        for name in ("users", "machines", "busiest", "evaluated"):
            self.parts[name] = plain_label("")
            self.addWidget(self.parts[name])
        self.saved = plain_label("")
        self.addPermanentWidget(self.saved)
        self.setSizeGripEnabled(False)
        self.setAccessibleName(self.tr("Status"))
        self.messageChanged.connect(self._follow)
        session.updated.connect(self._follow)
        session.file_changed.connect(self.refresh)
        self.messageChanged.connect(self._after_message)
        self.refresh()

    def refresh(self) -> None:
        """Show the plan as it is."""
        session = self._session
        evaluation = session.evaluation
        line = status_line(session.shown_plan, session.design, evaluation, session.evaluation_seconds)
        for name, label in self.parts.items():
            text = str(getattr(line, name))
            label.setText(text)
        self.saved.setText(self._saved_text())
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what has no room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the parts that there is room for, those that are missed least gone first."""
        room = self.width() - self.saved.sizeHint().width() - GAP
        for name in KEPT:
            label = self.parts[name]
            room -= label.sizeHint().width() + GAP
            # A message stands in their place; shown beneath it they could be read through it.
            label.setVisible(bool(label.text()) and not self.currentMessage() and room >= 0)

    def say(self, sentence: str) -> None:
        """Show a sentence for some seconds."""
        self.showMessage(sentence, MESSAGE_MS)

    def _after_message(self, sentence: str) -> None:
        if not sentence:
            self.refresh()

    def _follow(self, _what: Update | str) -> None:
        self.refresh()

    def _saved_text(self) -> str:
        if self._session.document.file.read_only:
            return self.tr("Edited, read-only") if self._session.modified else self.tr("Read-only")
        if self._session.modified:
            return self.tr("Not saved yet") if self._session.path is None else self.tr("Unsaved changes")
        return self.tr("Saved") if self._session.path is not None else self.tr("Nothing to save")
