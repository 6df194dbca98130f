"""What is asked when a plan cannot simply be saved where it was."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from planner.dialogs.messages import CANCEL, clicked, message_box

CONTEXT = "SaveQuestions"
RELOAD, OVERWRITE, COPY, SAVE = "reload", "overwrite", "copy", "save"
Role = QMessageBox.ButtonRole


def ask_outside_change(parent: QWidget | None, name: str, difference: str) -> str:
    """Return "reload", "overwrite", "copy" or "cancel"; `difference` says what stands against what."""
    text = _words("{0} was changed outside this window after it was opened.").format(name)
    box = message_box(parent, QMessageBox.Icon.Warning, text)
    kept = _words("Nothing is lost: the version you do not choose is kept under File > Earlier versions.")
    box.setInformativeText(f"{difference}\n\n{kept}")
    copy = box.addButton(_words("Save a &copy…"), Role.AcceptRole)
    overwrite = box.addButton(_words("&Overwrite the file"), Role.DestructiveRole)
    reload_file = box.addButton(_words("&Reload the file"), Role.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(copy)
    answers = {id(copy): COPY, id(overwrite): OVERWRITE, id(reload_file): RELOAD}
    return answers.get(id(clicked(box)), CANCEL)


def ask_lost_place(parent: QWidget | None, sentence: str) -> str:
    """Return "copy", "overwrite" or "cancel", for a plan whose place is not what it was, as the sentence says."""
    box = message_box(parent, QMessageBox.Icon.Warning, sentence)
    box.setInformativeText(_words("Your plan is still open, with unsaved changes."))
    copy = box.addButton(_words("Save &elsewhere…"), Role.AcceptRole)
    here = box.addButton(_words("Save &here anyway"), Role.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(copy)
    answers = {id(copy): COPY, id(here): OVERWRITE}
    return answers.get(id(clicked(box)), CANCEL)


def ask_elsewhere(parent: QWidget | None, sentence: str) -> bool:
    """Return whether the user wants to save elsewhere, after a save that failed as the sentence says."""
    box = message_box(parent, QMessageBox.Icon.Warning, sentence)
    box.setInformativeText(_words("The file is unchanged, and your plan is still open."))
    elsewhere = box.addButton(_words("Save &elsewhere…"), Role.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(elsewhere)
    return clicked(box) is elsewhere


def ask_before_mail(parent: QWidget | None, sentence: str) -> str:
    """Return "save", "copy" or "cancel", for a plan that is to be sent and is not what stands in its file."""
    box = message_box(parent, QMessageBox.Icon.Question, sentence)
    box.setInformativeText(
        _words("The recipient gets a file: save the plan first, or attach a copy of its current state.")
    )
    save = box.addButton(_words("&Save and attach"), Role.AcceptRole)
    copy = box.addButton(_words("Attach a &copy"), Role.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(save)
    answers = {id(save): SAVE, id(copy): COPY}
    return answers.get(id(clicked(box)), CANCEL)


def _words(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)
