"""Messages and questions, always plain text."""

from functools import cache

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QStyle, QWidget

PICTURES = {
    QMessageBox.Icon.Information: QStyle.StandardPixmap.SP_MessageBoxInformation,
    QMessageBox.Icon.Question: QStyle.StandardPixmap.SP_MessageBoxQuestion,
    QMessageBox.Icon.Warning: QStyle.StandardPixmap.SP_MessageBoxWarning,
}
CONTEXT = "Messages"
SAVE, DISCARD, CANCEL = "save", "discard", "cancel"


def show_error(parent: QWidget | None, sentence: str) -> None:
    """Show what went wrong, in one sentence."""
    box = message_box(parent, QMessageBox.Icon.Warning, sentence)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.exec()


def show_note(parent: QWidget | None, sentence: str) -> None:
    """Show what the user should know, in one sentence."""
    box = message_box(parent, QMessageBox.Icon.Information, sentence)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.exec()


def ask_unsaved(parent: QWidget | None, name: str) -> str:
    """Return "save", "discard" or "cancel"."""
    question = _words("Save changes to {0}?").format(name)
    box = message_box(parent, QMessageBox.Icon.Question, question)
    box.setInformativeText(_words("Unsaved changes will be lost."))
    buttons = QMessageBox.StandardButton
    box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    answers = {buttons.Save.value: SAVE, buttons.Discard.value: DISCARD}
    return answers.get(box.exec(), CANCEL)


def ask_replace(parent: QWidget | None, name: str) -> bool:
    """Return whether the user wants a file that is there already to be replaced."""
    box = message_box(parent, QMessageBox.Icon.Question, _words("{0} already exists. Replace it?").format(name))
    replace = box.addButton(_words("&Replace"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
    return clicked(box) is replace


def ask_show_in_folder(parent: QWidget | None, sentence: str) -> bool:
    """Return whether the user wants to see the file that the sentence speaks of in its folder."""
    box = message_box(parent, QMessageBox.Icon.Information, sentence)
    show = box.addButton(_words("Show in &folder"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Close)
    box.setDefaultButton(show)
    return clicked(box) is show


def clicked(box: QMessageBox) -> QAbstractButton:
    """Return the button with which the user answers a message; it may only be compared."""
    # Else the box would be gone with its buttons before the answer is read.
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    box.exec()
    button = box.clickedButton()
    box.deleteLater()
    return button


def message_box(parent: QWidget | None, picture: QMessageBox.Icon, text: str) -> QMessageBox:
    """Return an empty message of plain text, for one of its own kind of buttons."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle(QCoreApplication.applicationName())
    box.setIconPixmap(_pixmap(box, picture))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box


def _pixmap(box: QMessageBox, picture: QMessageBox.Icon) -> QPixmap:
    edge = box.style().pixelMetric(QStyle.PixelMetric.PM_MessageBoxIconSize, None, box)
    return QPixmap.fromImage(_drawn(picture, edge, box.devicePixelRatio()))


@cache
def _drawn(picture: QMessageBox.Icon, edge: int, ratio: float) -> QImage:
    """Return a picture of the style's own; asked for once, as Qt's styles let what they draw for it never go."""
    icon = QApplication.style().standardIcon(PICTURES[picture])
    return icon.pixmap(QSize(edge, edge), ratio).toImage()


def _words(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)
