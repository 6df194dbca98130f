"""Fields for numbers, written as the user's language writes them, and forms of such fields."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from models.errors import FieldError
from models.words import plain, tr_format, typed
from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

WIDTH, GAP = 64, 8
# Of all that stands above each other beside an answer, and its widest with larger letters.
CONTROLS_WIDTH, WIDEST = 288, 420
# Scroll bar and margin.
BESIDE = 20


def controls_width(tokens: Tokens) -> int:
    """Return how wide the controls beside an answer are [px]."""
    return min(tokens.scaled(CONTROLS_WIDTH), WIDEST)


class NumberField(QLineEdit):
    """A number that counts when Enter is pressed or the field is left.

    Signal: ``changed``.
    """

    changed = Signal()

    def __init__(self, name: str, number: float | None = None, placeholder: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(placeholder)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFixedWidth(for_letters(WIDTH))
        self.set_number(number)
        self.editingFinished.connect(self._finish)

    def set_number(self, number: float | None) -> None:
        """Show a number, or nothing."""
        self.setText("" if number is None else plain(number))

    def number_or_none(self) -> float | None:
        """Return the number, or None where the field is empty.

        Raises
        ------
        FieldError
            If what stands there is no number; the field is marked then.
        """
        text = self.text().strip()
        try:
            number = typed(text) if text else None
        except ValueError:
            self._mark(wrong=True)
            raise FieldError(tr_format("{field}: enter a number.", field=self.accessibleName())) from None
        self._mark(wrong=False)
        return number

    def number(self) -> float:
        """Return the number.

        Raises
        ------
        FieldError
            If there is none; the field is marked then.
        """
        number = self.number_or_none()
        if number is None:
            self._mark(wrong=True)
            raise FieldError(tr_format("{field}: enter a number.", field=self.accessibleName()))
        return number

    def whole_number(self) -> int:
        """Return the number where it is a whole one.

        Raises
        ------
        FieldError
            If it is none; the field is marked then.
        """
        number = self.number()
        if not number.is_integer():
            self._mark(wrong=True)
            raise FieldError(tr_format("{field}: enter a whole number.", field=self.accessibleName()))
        return int(number)

    def changeEvent(self, event: QEvent) -> None:
        """Take the width that a number needs when the letters change."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.setFixedWidth(for_letters(WIDTH))

    def _mark(self, *, wrong: bool) -> None:
        if bool(self.property("fault")) != wrong:
            self.setProperty("fault", wrong)
            self.style().polish(self)

    def _finish(self) -> None:
        if self.isModified():
            self.setModified(False)
            self.changed.emit()


class NumberForm(QWidget):
    """Fields below each other, each with a label that has its room and a unit."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)

    def add(self, name: str, field: NumberField, unit: str = "") -> None:
        """Add a field."""
        self.place(self._grid.rowCount(), self.line(name, field, unit))

    def line(self, name: str, field: NumberField, unit: str = "") -> tuple[QWidget, ...]:
        """Return what stands beside each other for a field."""
        label = self._label(name, unit)
        label.setBuddy(field)
        return label, field, QLabel(unit)

    def place(self, row: int, line: Sequence[QWidget]) -> None:
        """Put a line into a row; a single widget takes all of it."""
        for column, part in enumerate(line):
            self._grid.addWidget(part, row, column, 1, 3 if len(line) == 1 else 1)

    def _label(self, name: str, unit: str) -> QLabel:
        label = QLabel()
        label.setTextFormat(Qt.TextFormat.PlainText)
        font = label.font()
        font.setPixelSize(self._tokens.type.body)
        metrics = QFontMetrics(font)
        room = controls_width(self._tokens) - BESIDE - for_letters(WIDTH) - 2 * GAP - metrics.horizontalAdvance(unit)
        label.setText(metrics.elidedText(name, Qt.TextElideMode.ElideRight, room))
        label.setToolTip(plain_tooltip(name))
        return label
