"""What is asked when a plan's file would lose by being replaced, and when another computer's lock is in the way."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from models.planfile import Way
from planner.dialogs.messages import clicked, message_box

CONTEXT = "AccessQuestions"
Role = QMessageBox.ButtonRole


def ask_way(parent: QWidget | None, name: str, things: str) -> Way | None:
    """Return how a file is to be saved that would lose some things by being replaced, or None for not at all."""
    text = _words("Saving {0} as a new file would lose {1}.").format(name, things)
    box = message_box(parent, QMessageBox.Icon.Warning, text)
    box.setInformativeText(
        _words(
            "Writing in place keeps them. The old content is backed up until the new content is written, so a "
            "crash loses nothing. Saving as a new file may lock out people who could open the plan, but gives "
            "nobody else access."
        )
    )
    in_place = box.addButton(_words("&Write in place"), Role.AcceptRole)
    new = box.addButton(_words("Save as &new file"), Role.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(in_place)
    return {id(in_place): Way.IN_PLACE, id(new): Way.NEW}.get(id(clicked(box)))


def ask_take_over(parent: QWidget | None, sentences: Sequence[str]) -> bool:
    """Return whether the lock of another computer is taken over; the sentences say whose it is."""
    box = message_box(parent, QMessageBox.Icon.Question, sentences[0])
    box.setInformativeText("\n\n".join(sentences[1:]))
    take_over = box.addButton(_words("&Take over"), Role.DestructiveRole)
    read_only = box.addButton(_words("Open &read-only"), Role.RejectRole)
    box.setDefaultButton(read_only)
    box.setEscapeButton(read_only)
    return clicked(box) is take_over


def _words(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)
