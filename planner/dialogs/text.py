"""Labels of dialogs: always plain text, wrapped, and to be copied; and the margins of numbers."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractSpinBox, QLabel

from planner.theme.labels import WrappedLabel

# As in other fields; a style sheet does not reach the text of a spin box.
INSET = 8
FLAGS = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard


def words(text: str, voice: str = "", *, narrow: bool = False) -> QLabel:
    """Return a label that shows its text as it is; `voice` is a name of the style sheet, as in "muted"."""
    label = WrappedLabel(text, voice, narrow=narrow)
    label.setTextInteractionFlags(FLAGS)
    # Labels are read in order by screen readers; Tab goes on to what can be pressed.
    label.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    return label


def inset(box: QAbstractSpinBox) -> None:
    """Keep the number of a spin box as far from its frame as texts are from theirs."""
    box.lineEdit().setTextMargins(INSET, 0, INSET, 0)
