"""Asking which host or site items move to: the way by keys of what a drag does."""

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from models.plan.entities import Host, Site
from planner.dialogs.text import words

LEAST_LETTERS = 28


class PlaceChooser(QDialog):
    """A list of places by name; those of one name are told apart by their ids."""

    def __init__(
        self, places: Sequence[Host | Site], current: str, title: str, label: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._places = tuple(places)
        self.setWindowTitle(title)
        self.box = QComboBox()
        self.box.setAccessibleName(label)
        # Else a long name makes the dialog wider than the screen.
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(LEAST_LETTERS)
        names = [place.name for place in places]
        self.box.addItems(
            [place.name if names.count(place.name) == 1 else f"{place.name} ({place.id})" for place in places]
        )
        self.box.setCurrentIndex(next((at for at, place in enumerate(places) if place.id == current), 0))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Move"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(8)
        layout.addWidget(words(label))
        layout.addWidget(self.box)
        layout.addSpacing(8)
        layout.addWidget(buttons)

    @property
    def chosen(self) -> str:
        """Return the id of the place that is shown."""
        return self._places[self.box.currentIndex()].id


def ask_place(
    parent: QWidget | None, places: Sequence[Host | Site], current: str, title: str, label: str
) -> str | None:
    """Return the id of the chosen host or site, or None."""
    dialog = PlaceChooser(places, current, title, label, parent)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.chosen
    dialog.deleteLater()
    return chosen if accepted else None
