"""A mail with the plan: what goes along, and how large it is. It is sent in the user's own mail program."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from models.errors import PlannerError
from models.exporters.mail import LONGEST_SUBJECT, Attachment
from planner.dialogs.text import words
from planner.presenters.mail import MailOffer, total_words
from planner.theme.letters import for_letters
from planner.theme.tooltips import plain_tooltip

WIDTH = 520
# Margins of the dialog, box and gap.
BESIDE_WORDS = 80


@frozen
class MailChoice:
    """What the user wants to send: a subject, the text and the files that go along."""

    subject: str
    body: str
    files: tuple[Attachment, ...]


Take = Callable[[MailChoice], bool]


class MailDialog(QDialog):
    """Offers a mail; `hand_over` and `save` take what was chosen, or raise an error whose sentence is shown.

    Both return whether it is done; the dialog stays open where it is not.
    """

    def __init__(self, offer: MailOffer, hand_over: Take, save: Take, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offer, self._hand_over, self._save = offer, hand_over, save
        self.boxes = {enclosure.key: _box(enclosure.label) for enclosure in offer.enclosures}
        self.subject = QLineEdit(offer.subject)
        self.total, self.fault = words("", "muted"), words("", "fault")
        self.begin = QPushButton(self.tr("&Create draft"))
        self.keep = QPushButton(self.tr("&Save draft…"))
        self.cancel = QPushButton(self.tr("Cancel"))
        self._arrange()
        self._join()
        self._follow()

    @property
    def choice(self) -> MailChoice:
        """Return what is chosen now."""
        files = tuple(enclosure.file for enclosure in self._offer.enclosures if self.boxes[enclosure.key].isChecked())
        return MailChoice(self.subject.text(), self._offer.body, files)

    def accept(self) -> None:
        """Hand the mail over to the mail program."""
        self._try(self._hand_over)

    def _try(self, take: Take) -> None:
        try:
            done = take(self.choice)
        except PlannerError as error:
            self.fault.setText(str(error))
            self.fault.show()
            return
        if done:
            super().accept()

    def _join(self) -> None:
        for box in self.boxes.values():
            box.toggled.connect(self._follow)
        self.subject.textEdited.connect(self.fault.hide)
        self.begin.clicked.connect(self.accept)
        self.keep.clicked.connect(lambda: self._try(self._save))
        self.cancel.clicked.connect(self.reject)

    def _follow(self) -> None:
        text, large = total_words(self.choice.files)
        self.total.setText(text)
        self.total.setProperty("muted", not large)
        self.total.setProperty("fault", large)
        self.total.style().polish(self.total)

    def _arrange(self) -> None:
        self.setWindowTitle(self.tr("E-mail plan"))
        self.setMinimumWidth(for_letters(WIDTH))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(words(self.tr("Creates a draft in your mail program with"), "strong"))
        layout.addLayout(self._files())
        layout.addLayout(self._letter())
        layout.addWidget(self.fault)
        promise = self.tr("You add the recipients and send it there; this program sends nothing itself.")
        layout.addWidget(words(promise, "muted"))
        layout.addLayout(self._buttons())
        self.fault.hide()

    def _files(self) -> QVBoxLayout:
        files = QVBoxLayout()
        files.setSpacing(4)
        for box in self.boxes.values():
            files.addWidget(box)
        files.addWidget(self.total)
        return files

    def _letter(self) -> QGridLayout:
        self.subject.setAccessibleName(self.tr("Subject"))
        self.subject.setMaxLength(LONGEST_SUBJECT)
        letter = QGridLayout()
        letter.setHorizontalSpacing(16)
        letter.setVerticalSpacing(8)
        letter.setColumnStretch(1, 1)
        letter.addWidget(words(self.tr("Subject")), 0, 0)
        letter.addWidget(self.subject, 0, 1)
        letter.addWidget(words(self.tr("Text")), 1, 0, Qt.AlignmentFlag.AlignTop)
        letter.addWidget(words(self._offer.body), 1, 1, Qt.AlignmentFlag.AlignTop)
        return letter

    def _buttons(self) -> QHBoxLayout:
        self.begin.setDefault(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.keep)
        row.addStretch(1)
        row.addWidget(self.cancel)
        row.addWidget(self.begin)
        return row


def _box(label: str) -> QCheckBox:
    room = for_letters(WIDTH - BESIDE_WORDS)
    words_there = QFontMetrics(QApplication.font()).elidedText(label, Qt.TextElideMode.ElideMiddle, room)
    # An ampersand in a name would else underline the letter behind it.
    box = QCheckBox(words_there.replace("&", "&&"))
    box.setAccessibleName(label)
    box.setToolTip(plain_tooltip(label) if words_there != label else "")
    box.setMinimumHeight(24)
    box.setChecked(True)
    return box
