"""What this program is."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from planner import __version__


class AboutDialog(QDialog):
    """Name, version, and what it does not do: talk to anyone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 16)
        layout.setSpacing(12)
        for text, voice in (
            (f"{QCoreApplication.applicationName()} {__version__}", "strong"),
            (self.tr("Plans Microsoft Exchange topologies, physical or virtual, from published figures."), ""),
            (self.tr("It uses no network, needs no account and reports nothing to anyone."), "muted"),
        ):
            layout.addWidget(_line(text, voice))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)


def _line(text: str, voice: str) -> QLabel:
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setMinimumWidth(360)
    if voice:
        label.setProperty(voice, True)
    return label
