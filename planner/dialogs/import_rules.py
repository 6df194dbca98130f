"""The rules for Exchange of an import, one line each: the first that chooses a virtual machine counts for it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QRadioButton, QSizePolicy, QWidget

from planner.theme.tooltips import plain_tooltip


class RuleList(QWidget):
    """A line for each rule, the one that is edited marked; nothing is seen of a single one.

    Signals: ``chosen`` (the place of the rule to be edited), ``removed`` (the place of one that is not wanted).
    """

    chosen = Signal(int)
    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[QRadioButton] = []
        self.removers: list[QPushButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)

    def show_rules(self, texts: Sequence[str], current: int) -> None:
        """Show rules in words, and which of them is edited."""
        while len(self.lines) < len(texts):
            self._add()
        while len(self.lines) > len(texts):
            for part in (self.lines.pop(), self.removers.pop()):
                self._grid.removeWidget(part)
                part.deleteLater()
        for line, remover, text in zip(self.lines, self.removers, texts, strict=True):
            line.setText(text.replace("&", "&&"))
            line.setAccessibleName(text)
            line.setToolTip(plain_tooltip(text))
            remover.setAccessibleName(self.tr("Remove {0}").format(text))
        with QSignalBlocker(self.lines[current]):
            self.lines[current].setChecked(True)
        self.setVisible(len(texts) > 1)

    def _add(self) -> None:
        place = len(self.lines)
        line, remover = QRadioButton(), QPushButton(self.tr("Remove"))
        line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        line.clicked.connect(partial(self.chosen.emit, place))
        remover.setProperty("link", True)
        remover.setAutoDefault(False)
        remover.clicked.connect(partial(self.removed.emit, place))
        self._grid.addWidget(line, place, 0)
        self._grid.addWidget(remover, place, 1)
        self.lines.append(line)
        self.removers.append(remover)
