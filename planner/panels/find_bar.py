"""Finding an item of the plan and going there: a small bar over the canvas."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QToolButton, QWidget
from shiboken6 import isValid

from planner.panels.form_view import plain_label
from planner.presenters.searching import found
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.theme.icons import icon
from planner.theme.tokens import Tokens

MARGIN, LINE_WIDTH, COUNT_WIDTH, BUTTON, ICON = 12, 200, 76, 24, 12


class FindBar(QFrame):
    """A line to type in; what matches is selected and shown, Enter goes on, Shift+Enter back, Esc closes.

    Signal: ``shown`` (the id of the match that is selected now).
    """

    shown = Signal(object)

    def __init__(self, session: PlanSession, selection: Selection, tokens: Tokens, over: QWidget) -> None:
        super().__init__(over)
        self._session, self._selection, self._over = session, selection, over
        self._before: QWidget | None = None
        self._matches: tuple[str, ...] = ()
        self._current = ""
        self.line = QLineEdit()
        self.count = plain_label("", "muted")
        self._previous, self._next, self._close = QToolButton(), QToolButton(), QToolButton()
        self._arrange()
        self.set_tokens(tokens)
        self._document = session.document
        self.line.textEdited.connect(self._search)
        self.line.installEventFilter(self)
        over.installEventFilter(self)
        session.updated.connect(self._on_update)
        self.hide()

    def open(self) -> None:
        """Show the bar and take what is typed."""
        if not self._over.isVisible():
            return
        focus = QApplication.focusWidget()
        if focus is not self.line:
            self._before = focus
        self._place()
        self.show()
        self.raise_()
        self.line.setFocus()
        self.line.selectAll()
        self._search(self.line.text())

    def close_bar(self) -> None:
        """Hide the bar and give the focus back."""
        before, self._before = self._before, None
        self.hide()
        # What had the keys may be gone: the inspector keeps the fields of some kinds of items only.
        if before is None or not isValid(before) or not before.isVisible():
            before = self._over
        before.setFocus()

    def step(self, direction: int) -> None:
        """Go to the next or the previous match, and round."""
        if not self._matches:
            return
        at = self._matches.index(self._current) if self._current in self._matches else -max(direction, 0)
        self._show(self._matches[(at + direction) % len(self._matches)])

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        for button, name in ((self._previous, "arrow-up"), (self._next, "arrow-down"), (self._close, "close")):
            button.setIcon(icon(name, tokens.muted, ICON))
        self.line.setFixedWidth(tokens.scaled(LINE_WIDTH))
        self.count.setFixedWidth(tokens.scaled(COUNT_WIDTH))
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner of the canvas; take the keys of the line."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self._place()
        elif watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._take_key(event)
        return super().eventFilter(watched, event)

    def _take_key(self, event: QKeyEvent) -> bool:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            return False
        return True

    def _search(self, text: str) -> None:
        self._matches = found(self._session.plan, self._session.design, text)
        if self._matches:
            chosen = next(
                (identifier for identifier in self._selection.ids if identifier in self._matches), self._matches[0]
            )
            self._show(chosen)
        else:
            self._current = ""
            self._say()

    def _show(self, identifier: str) -> None:
        self._current = identifier
        self._selection.set((identifier,))
        self.shown.emit(identifier)
        self._say()

    def _say(self) -> None:
        if not self.line.text().strip():
            self.count.setText("")
        elif not self._matches:
            self.count.setText(self.tr("no match"))
        else:
            place = self._matches.index(self._current) + 1
            self.count.setText(self.tr("{0} of {1}").format(place, len(self._matches)))
        for button in (self._previous, self._next):
            button.setEnabled(bool(self._matches))

    def _on_update(self, _update: object) -> None:
        if self._session.document is not self._document:
            self._document = self._session.document
            self.line.clear()
        if not self.isHidden():
            self._matches = found(self._session.plan, self._session.design, self.line.text())
            if self._current not in self._matches:
                self._current = self._matches[0] if self._matches else ""
            self._say()

    def _place(self) -> None:
        self.adjustSize()
        self.move(max(self._over.width() - self.width() - MARGIN, 0), MARGIN)

    def _arrange(self) -> None:
        self.setObjectName("find_bar")
        self.line.setPlaceholderText(self.tr("Name, role or hardware"))
        self.line.setAccessibleName(self.tr("Find in the plan"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(4)
        layout.addWidget(self.line)
        layout.addWidget(self.count)
        words = (
            (self._previous, self.tr("Previous match"), lambda: self.step(-1)),
            (self._next, self.tr("Next match"), lambda: self.step(1)),
            (self._close, self.tr("Close"), self.close_bar),
        )
        for button, name, act in words:
            button.setObjectName("find_button")
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.setFixedSize(BUTTON, BUTTON)
            button.clicked.connect(act)
            layout.addWidget(button)
