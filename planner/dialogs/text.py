"""Labels of dialogs: always plain text, wrapped, and to be copied; and the margins of numbers."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QLabel

# As in other fields; a style sheet does not reach the text of a spin box.
INSET = 8
FLAGS = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


def words(text: str, voice: str = "") -> QLabel:
    """Return a label that shows its text as it is; `voice` is a name of the style sheet, as in "muted"."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setTextInteractionFlags(FLAGS)
    # Labels are read in order by screen readers; Tab goes on to what can be pressed.
    label.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    if voice:
        label.setProperty(voice, True)
    return label


def inset(box: QAbstractSpinBox) -> None:
    """Keep the number of a spin box as far from its frame as texts are from theirs."""
    box.lineEdit().setTextMargins(INSET, 0, INSET, 0)
