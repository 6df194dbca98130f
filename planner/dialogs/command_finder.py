"""Running any command by a few letters of its name."""

from collections.abc import Iterator, Sequence

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QMenu, QVBoxLayout, QWidget

from planner.dialogs.shortcuts import plain_text
from planner.theme.letters import size_for

WIDTH, HEIGHT = 420, 360
# The property in which an action keeps other words by which it is found.
SYNONYMS = "synonyms"
STEPS = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}


@frozen(eq=False)
class _Command:
    """What is found: its name, other words that lead to it, and its action."""

    name: str
    synonyms: str
    action: QAction


class CommandFinder(QDialog):
    """A line to type in and the commands that match; Enter runs the one that is marked.

    Entries of submenus are commands, too, behind the name of their menu: "Theme: Dark".
    """

    def __init__(
        self, actions: Sequence[QAction], parent: QWidget | None = None, *, menus: Sequence[QMenu] = ()
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Find a command"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self._commands = [_Command(plain_text(action), _synonyms(action), action) for action in actions]
        self._commands += [command for menu in menus for command in _commands_of(menu)]
        self._commands = [command for command in self._commands if command.action.isEnabled()]
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("Type a few letters of a command"))
        self.line.setAccessibleName(self.windowTitle())
        self.line.installEventFilter(self)
        self.line.textChanged.connect(self._narrow)
        self.line.returnPressed.connect(self._run)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.itemClicked.connect(lambda _item: self._run())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        self._narrow("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the mark with Up and Down while typing."""
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = STEPS.get(event.key(), 0)
            if step and self.list.count():
                self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        """List the commands by their names, then those that only other words lead to."""
        words = text.casefold().split()
        self.list.clear()
        ranked = [(_rank(command, words), number) for number, command in enumerate(self._commands)]
        for _, number in sorted(pair for pair in ranked if pair[0] is not None):
            command = self._commands[number]
            keys = command.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            item = QListWidgetItem(f"{command.name}    {keys}".rstrip(), self.list)
            item.setData(Qt.ItemDataRole.UserRole, number)
        if not self.list.count():
            none = QListWidgetItem(self.tr("No command matches “{0}”.").format(text.strip()), self.list)
            none.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.setAccessibleDescription(none.text())
        else:
            self.list.setAccessibleDescription("")
            self.list.setCurrentRow(0)

    def _run(self) -> None:
        item = self.list.currentItem()
        if item is None or not item.flags() & Qt.ItemFlag.ItemIsEnabled:
            return
        action = self._commands[item.data(Qt.ItemDataRole.UserRole)].action
        self.accept()
        # What an action does may take long and ask questions: it begins in the next turn of the event loop, when this
        # dialog is gone, and not at all where the action is gone, too.
        QTimer.singleShot(0, action, action.trigger)


def _commands_of(menu: QMenu) -> Iterator[_Command]:
    """Return the entries of a menu."""
    whole = menu.menuAction()
    for action in menu.actions():
        if action.text() and action.menu() is None:
            yield _Command(f"{plain_text(whole)}: {plain_text(action)}", _synonyms(whole), action)


def _synonyms(action: QAction) -> str:
    return str(action.property(SYNONYMS) or "")


def _rank(command: _Command, words: Sequence[str]) -> int | None:
    """Return 0 where the name holds every word, 1 where synonyms are needed, None where a word is not found."""
    name = command.name.casefold()
    known = f"{name} {command.synonyms}".casefold()
    if all(word in name for word in words):
        return 0
    return 1 if all(word in known for word in words) else None
