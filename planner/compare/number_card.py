"""A number that a comparison is about, with what it means and whether it is better."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout

from models.units import PERCENT
from planner.presenters.comparison import BETTER, PLAIN, WORSE
from planner.presenters.large_comparison import BigNumber
from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

# Letters [%] beyond which a number's note stands below its tag.
LARGE_LETTERS = 140


class NumberCard(QFrame):
    """Shows one number large, its label and note beside it."""

    def __init__(self, number: BigNumber, tokens: Tokens) -> None:
        super().__init__()
        self.setObjectName("number_card")
        # Words that do not fit are cut rather than the page made wider than the window.
        self.setMinimumWidth(1)
        value, label, note = QLabel(number.value), WrappedLabel(number.label), WrappedLabel(number.note)
        value.setProperty("number", True)
        label.setProperty("strong", True)
        note.setProperty("muted", True)
        value.setTextFormat(Qt.TextFormat.PlainText)
        note.setToolTip(plain_tooltip(number.note))
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(label)
        column.addLayout(self._tag_and_note(number, note, tokens))
        column.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 16, 8)
        layout.setSpacing(16)
        layout.addWidget(value)
        layout.addLayout(column, 1)

    def _tag_and_note(self, number: BigNumber, note: QLabel, tokens: Tokens) -> QBoxLayout:
        # Large letters leave no room for words beside the tag.
        is_large = tokens.scaled(PERCENT) > LARGE_LETTERS
        line = QBoxLayout(QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight)
        line.setSpacing(8)
        if number.tone != PLAIN:
            words = {BETTER: self.tr("better"), WORSE: self.tr("worse")}
            tag = QLabel(words[number.tone])
            tag.setProperty("tone", number.tone)
            line.addWidget(tag, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        line.addWidget(note, 1)
        return line
