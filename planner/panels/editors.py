"""The editors of a form, one class for each kind of field. Each shows a row and says what was entered."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from models.errors import FieldError
from models.words import tr_format, translate
from planner.presenters import field_text
from planner.presenters.inspector import FormRow
from planner.theme.tooltips import plain_tooltip

NOTES_HEIGHT = 72
ARROW, ARROW_INSET = 4, 13
# Of the words in the opened list, with its frame and bar.
LIST_INSET = 40
BOX = 16
# Of a drop-down list before it scrolls.
MOST_ROWS = 16


def is_undo_key(event: QEvent) -> bool:
    """Return whether an editor is asked if it wants the key of Undo or Redo for itself."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


class TextEditor(QLineEdit):
    """A line of text, entered with Enter or by leaving the field."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self.editingFinished.connect(self._finish)
        self.show_row(row, anew=True)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show a value; text being typed stays unless the value became another one."""
        same = row.value == self._row.value and row.mixed == self._row.mixed
        self._row = row
        self.setPlaceholderText(row.placeholder)
        if anew or not (same and self.isModified()):
            self.setText(row.text)
            self.setCursorPosition(0)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the plan while nothing is being typed."""
        if not self.isModified() and is_undo_key(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Escape as "as it was"."""
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.show_row(self._row, anew=True)
            self.refused.emit("")
        else:
            super().keyPressEvent(event)

    def _finish(self) -> None:
        if self.isModified() and self.text() != self._row.text:
            self.setModified(False)
            self.entered.emit(self.text())


class NumberEditor(QLineEdit):
    """A number with its unit; what is typed counts at once while it is valid."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = self._before = row
        self._taking_back = False
        self._unit = ""
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.textEdited.connect(self._enter)
        self.editingFinished.connect(self._finish)
        self.show_row(row, anew=True)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show a value; text that reads as the value already is left as typed."""
        same = row.value == self._row.value and row.mixed == self._row.mixed
        self._row = row
        self.setPlaceholderText(row.placeholder)
        typing = self.isModified() and (same or self._taking_back or self._reads_as(row.value))
        if anew or not typing:
            self._before, self._unit = row, row.unit
            self.setText(row.text)

    def take_back(self) -> None:
        """Let the value from before the typing count again; what was typed stays, to be corrected.

        Of "15" where 14 is the most, the "1" counted already.
        """
        before = self._before
        if self._taking_back or before.mixed or before.value == self._row.value:
            return
        self._taking_back = True
        self.entered.emit(before.value)
        self._taking_back = False

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the plan: what is typed is a step there already."""
        if is_undo_key(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with Up and Down; take Escape as "as it was"."""
        steps = {int(Qt.Key.Key_Up): 1, int(Qt.Key.Key_Down): -1}
        if event.key() in steps:
            self._step(steps[event.key()])
        elif event.key() == Qt.Key.Key_Escape and self.isModified():
            self.show_row(self._row, anew=True)
            self.refused.emit("")
        else:
            super().keyPressEvent(event)

    def _enter(self, text: str) -> None:
        if not text.strip() and not self._row.field.optional:
            return
        try:
            value = field_text.parsed(self._row.field, text, self._unit)
        except FieldError as error:
            self.take_back()
            self.refused.emit(str(error))
            return
        self.refused.emit("")
        self.entered.emit(value)

    def _finish(self) -> None:
        if not self.isModified():
            return
        if self._reads_as(self._row.value) and not self._row.mixed:
            self.show_row(self._row, anew=True)
        elif not self.text().strip() and self._row.mixed:
            self.setModified(False)
        elif not self.text().strip():
            self.refused.emit(tr_format("{field} is missing.", field=self._row.label))

    def _reads_as(self, value: object) -> bool:
        try:
            return bool(field_text.parsed(self._row.field, self.text(), self._unit) == value)
        except FieldError:
            return False

    def _step(self, direction: int) -> None:
        value = self._row.value
        if not isinstance(value, int | float):
            return
        size = 0.01 if field_text.is_fraction(self._row.field) else 1.0
        factors = field_text.OTHER_UNITS.get(self._row.field.unit, {})
        stepped = round(value + direction * size * factors.get(self._unit, 1), field_text.DECIMALS)
        try:
            checked = self._row.field.checked(stepped)
        except FieldError as error:
            self.refused.emit(str(error))
            return
        self.setModified(False)
        self.refused.emit("")
        self.entered.emit(checked)


class NotesEditor(QPlainTextEdit):
    """Several lines of text, entered by leaving the field."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self.setFixedHeight(NOTES_HEIGHT)
        self.setTabChangesFocus(True)
        self.show_row(row, anew=True)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show a value; text being typed stays unless the value became another one."""
        same = row.value == self._row.value and row.mixed == self._row.mixed
        self._row = row
        self.setPlaceholderText(row.placeholder)
        if anew or not (same and self.document().isModified()):
            self.setPlainText(row.text)
            self.document().setModified(False)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Enter what was typed."""
        super().focusOutEvent(event)
        if self.document().isModified() and self.toPlainText() != self._row.text:
            self.document().setModified(False)
            self.entered.emit(self.toPlainText())


class ChoiceEditor(QComboBox):
    """One of several values."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        self._shown: list[tuple[str, object]] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        # All Windows versions are seen at once.
        self.setMaxVisibleItems(MOST_ROWS)
        self.setMinimumContentsLength(6)
        self.activated.connect(lambda index: self.entered.emit(self._shown[index][1]))
        self.show_row(row)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show a value and what can be chosen instead."""
        self._row = row
        options: list[tuple[str, object]] = [(choice.label, choice.value) for choice in row.options]
        if row.field.optional:
            options.insert(0, (translate(field_text.NOT_GIVEN), None))
        values = [value for _, value in options]
        with QSignalBlocker(self):
            if options != self._shown:
                self._fill(options)
            unknown = row.mixed or row.value not in values
            self.setPlaceholderText(translate(field_text.MIXED) if row.mixed else str(row.value or ""))
            self.setCurrentIndex(-1 if unknown else values.index(row.value))
        # A name may be cut off in the editor.
        told = (self.currentText(), field_text.range_text(row.field))
        self.setToolTip(plain_tooltip("\n".join(filter(None, told))))

    def showPopup(self) -> None:
        """Show the list as wide as its words; it is made now, since most are never opened."""
        words = (self.fontMetrics().horizontalAdvance(label) for label, _ in self._shown)
        self.view().setMinimumWidth(max(words, default=0) + LIST_INSET)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the panel: scrolling must not change a value."""
        event.ignore()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text shortened in its middle; the arrow is the style sheet's."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        room = self.width() - 2 * ARROW_INSET - 2 * ARROW
        text = self.currentText() or self.placeholderText()
        option.currentText = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room)
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def _fill(self, options: list[tuple[str, object]]) -> None:
        self._shown = options
        self.clear()
        self.addItems([label for label, _ in options])


class FlagEditor(QCheckBox):
    """Yes or no."""

    entered = Signal(object)
    refused = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(row.label, parent)
        self.clicked.connect(self._enter)
        self.show_row(row)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show a value; half checked stands for mixed."""
        with QSignalBlocker(self):
            self.setTristate(row.mixed)
            mixed, checked = Qt.CheckState.PartiallyChecked, Qt.CheckState.Checked
            self.setCheckState(mixed if row.mixed else checked if row.value else Qt.CheckState.Unchecked)

    def sizeHint(self) -> QSize:
        """Return the room for the box and its words."""
        return QSize(BOX + 8 + self.fontMetrics().horizontalAdvance(self.text()) + 8, 28)

    def hitButton(self, place: QPoint) -> bool:
        """Return whether a click there counts: the words are part of the target."""
        return self.rect().contains(place)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the box in the colours of the theme, so that it is seen in the dark too."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0.5, (self.height() - BOX) / 2 + 0.5, BOX - 1, BOX - 1)
        self._paint_box(painter, box)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        words = self.rect().adjusted(BOX + 8, 0, 0, 0)
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, words.width())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.end()

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        colours, state = self.palette(), self.checkState()
        filled = state == Qt.CheckState.Checked
        edge = QPalette.ColorRole.Highlight if filled or self.hasFocus() else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(colours.color(edge), 2 if self.hasFocus() else 1))
        painter.setBrush(colours.color(QPalette.ColorRole.Highlight if filled else QPalette.ColorRole.Window))
        painter.drawRoundedRect(box, 3, 3)
        if state == Qt.CheckState.Unchecked:
            return
        mark = QPalette.ColorRole.HighlightedText if filled else QPalette.ColorRole.WindowText
        painter.setPen(QPen(colours.color(mark), 2))
        ticked = [(0.22, 0.52), (0.42, 0.72), (0.78, 0.30)] if filled else [(0.25, 0.5), (0.75, 0.5)]
        points = [box.topLeft() + QPointF(x * box.width(), y * box.height()) for x, y in ticked]
        painter.drawPolyline(points)

    def _enter(self) -> None:
        self.entered.emit(self.checkState() != Qt.CheckState.Unchecked)


Editor = TextEditor | NumberEditor | NotesEditor | ChoiceEditor | FlagEditor
EDITORS: dict[str, Callable[[FormRow], Editor]] = {
    "text": TextEditor,
    "notes": NotesEditor,
    "number": NumberEditor,
    "whole": NumberEditor,
    "choice": ChoiceEditor,
    "reference": ChoiceEditor,
    "flag": FlagEditor,
}
