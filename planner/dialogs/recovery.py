"""Plans that a crash left behind: what each is, and what becomes of it."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from planner.dialogs.text import words
from planner.session.recovery import KeptPlan
from planner.theme.letters import size_for

SIZE = (600, 360)
# What a row of the list leaves of the dialog's width: margins, frame, scroll bar.
LESS = 64
# The padding of an item by the style sheet, and the leading that a wrapped label leaves out.
SLACK = 12


class RecoveryDialog(QDialog):
    """A list of kept plans; nothing happens to any of them unless a button is pressed."""

    recover_asked = Signal(object)
    save_asked = Signal(object)
    discard_asked = Signal(object)

    def __init__(self, kept: Sequence[KeptPlan], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Recover plans"))
        self.setMinimumSize(size_for(self, *SIZE))
        self._kept = list(kept)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Recoverable plans"))
        self.list.currentRowChanged.connect(self._follow)
        self._make_buttons()
        # As the button does, which is off where there is nothing to recover.
        self.list.itemActivated.connect(lambda _item: self.recover.click())
        self._arrange()
        for entry in self._kept:
            self._add(entry)
        self.list.setCurrentRow(0)

    @property
    def current(self) -> KeptPlan | None:
        """Return the plan that is marked."""
        row = self.list.currentRow()
        return self._kept[row] if 0 <= row < len(self._kept) else None

    def drop(self, kept: KeptPlan) -> None:
        """Take a plan off the list; the dialog closes with the last one."""
        row = self._kept.index(kept)
        del self._kept[row]
        self.list.takeItem(row)
        self._follow()
        if not self._kept:
            self.accept()

    def _add(self, kept: KeptPlan) -> None:
        item, row = QListWidgetItem(self.list), _row(kept)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, "\n".join(_lines(kept)))
        self.list.setItemWidget(item, row)
        # The theme's fonts count, which a row has only inside the dialog.
        for label in row.findChildren(QLabel):
            label.ensurePolished()
        item.setSizeHint(QSize(0, row.heightForWidth(self.minimumWidth() - LESS) + SLACK))

    def _make_buttons(self) -> None:
        self.recover = self._button(self.tr("&Recover"), self.recover_asked)
        self.recover.setDefault(True)
        self.save = self._button(self.tr("&Save as…"), self.save_asked)
        self.discard = self._button(self.tr("&Discard"), self.discard_asked)
        self.later = QPushButton(self.tr("&Later"))
        self.later.clicked.connect(self.reject)

    def _button(self, text: str, asked: SignalInstance) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda _checked=False: self._ask(asked))
        return button

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(words(self.tr("These plans had unsaved changes when the program ended."), "strong"))
        layout.addWidget(words(self._promise(), "muted"))
        layout.addWidget(self.list, 1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.discard)
        row.addStretch(1)
        for button in (self.later, self.save, self.recover):
            row.addWidget(button)
        layout.addLayout(row)

    def _promise(self) -> str:
        return self.tr(
            "Their files are as last saved. Recover opens the unsaved changes as a copy; Discard keeps them "
            "for 14 more days; Later asks again at the next start."
        )

    def _ask(self, asked: SignalInstance) -> None:
        if self.current is not None:
            asked.emit(self.current)

    def _follow(self, _row: int = 0) -> None:
        kept = self.current
        readable = kept is not None and kept.readable
        self.recover.setEnabled(readable)
        self.save.setEnabled(readable)
        self.discard.setEnabled(kept is not None and kept.recoverable.slot is not None)


def _lines(kept: KeptPlan) -> list[str]:
    place = f"{kept.time} — {kept.folder}" if kept.folder else kept.time
    return [kept.title, place, kept.differs]


def _row(kept: KeptPlan) -> QWidget:
    row = QWidget()
    # A click belongs to the list, which marks the row.
    row.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    layout = QVBoxLayout(row)
    layout.setContentsMargins(12, 8, 12, 8)
    layout.setSpacing(4)
    for text, voice in zip(_lines(kept), ("strong", "muted", ""), strict=True):
        layout.addWidget(_line(text, voice))
    return row


def _line(text: str, voice: str) -> QLabel:
    label = words(text, voice)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return label
