"""Buttons side by side of which one is chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QWidget

ENDS = {(True, True): "only", (True, False): "first", (False, False): "middle", (False, True): "last"}


class Segmented(QWidget):
    """A segmented control: one of a few values is chosen, by click or arrow key.

    Parameters
    ----------
    choices : sequence of (str, str)
        Each value with the words on its button; the first is chosen.
    name : str
        What a screen reader calls it.

    Signal: ``chosen`` (the value that the user chose).
    """

    chosen = Signal(object)

    def __init__(self, choices: Sequence[tuple[str, str]], name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for at, (value, words) in enumerate(choices):
            button = QPushButton(words)
            button.setCheckable(True)
            button.setProperty("segment", ENDS[at == 0, at == len(choices) - 1])
            button.clicked.connect(lambda _checked=False, value=value: self.chosen.emit(value))
            self._group.addButton(button)
            layout.addWidget(button)
            self.buttons[value] = button
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.choose(choices[0][0])

    @property
    def value(self) -> str:
        """Return the value that is chosen."""
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def choose(self, value: str) -> None:
        """Choose a value; no signal tells of it."""
        self.buttons[value].setChecked(True)

    def minimumSizeHint(self) -> QSize:
        """Return the whole size: cut words cannot be told apart."""
        return self.sizeHint()
