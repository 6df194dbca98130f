"""One figure of a trail on the screen: value, status, document, readings, errors, and the plan's own value."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from planner.dialogs.text import words
from planner.presenters.trail_page import FigureView, ReadingRow
from planner.theme.letters import for_letters

NAME_WIDTH, VALUE_WIDTH, MARK_WIDTH = 84, 128, 68


class FigureBlock(QFrame):
    """A figure in full; it asks for another value, or for the published one."""

    override_asked = Signal(object)
    clear_asked = Signal(object)

    def __init__(self, figure: FigureView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure = figure
        self.setProperty("reason", True)
        self.override = QPushButton(self.tr("Change…") if figure.yours else self.tr("Override for this plan…"))
        self.clear = QPushButton(self.tr("Restore published value"))
        self._arrange()

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 12)
        layout.setSpacing(8)
        layout.addLayout(self._head())
        layout.addLayout(self._facts())
        if self.figure.readings:
            layout.addWidget(words(self.tr("Interpretations side by side"), "section"))
            layout.addLayout(self._readings(self.figure.readings))
        if self.figure.errata:
            layout.addWidget(words(self.tr("Errors in the document"), "section"))
            for erratum in self.figure.errata:
                layout.addWidget(words(erratum, "muted"))
        layout.addLayout(self._buttons())

    def _head(self) -> QVBoxLayout:
        value = QHBoxLayout()
        value.setSpacing(8)
        value.addWidget(words(self.figure.value), 1)
        value.addWidget(_chip(self.figure.status, yours=self.figure.yours))
        head = QVBoxLayout()
        head.setSpacing(4)
        head.addWidget(words(self.figure.label, "strong"))
        head.addLayout(value)
        return head

    def _facts(self) -> QGridLayout:
        grid = _grid()
        for row, (name, text) in enumerate(self.figure.facts):
            grid.addWidget(_narrow(words(name, "muted"), NAME_WIDTH), row, 0)
            grid.addWidget(words(text), row, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _readings(self, readings: Sequence[ReadingRow]) -> QGridLayout:
        grid = _grid()
        for row, reading in enumerate(readings):
            voice = "strong" if reading.chosen else "muted"
            used = self.tr("✓ used") if reading.chosen else self.tr("not used")
            grid.addWidget(_narrow(words(used, voice), MARK_WIDTH), row, 0)
            grid.addWidget(_narrow(words(reading.value, "strong" if reading.chosen else ""), VALUE_WIDTH), row, 1)
            grid.addWidget(words(reading.text), row, 2)
        grid.setColumnStretch(2, 1)
        return grid

    def _buttons(self) -> QHBoxLayout:
        key = self.figure.key
        self.override.setAccessibleName(f"{self.override.text()} {self.figure.label}")
        self.clear.setAccessibleName(f"{self.clear.text()}: {self.figure.label}")
        self.override.clicked.connect(lambda _checked=False: self.override_asked.emit(key))
        self.clear.clicked.connect(lambda _checked=False: self.clear_asked.emit(key))
        self.clear.setVisible(self.figure.yours)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.override, self.clear):
            # Enter in a window of figures must not override one.
            button.setAutoDefault(False)
        row.addWidget(self.override)
        row.addWidget(self.clear)
        row.addStretch(1)
        return row


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    return grid


def _narrow(label: QLabel, width: int) -> QLabel:
    label.setFixedWidth(for_letters(width))
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    return label


def _chip(text: str, *, yours: bool) -> QLabel:
    chip = words(text)
    chip.setObjectName("status_chip")
    chip.setProperty("yours", yours)
    chip.setWordWrap(False)
    chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return chip
