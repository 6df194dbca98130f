"""A form on the screen: labels, editors, and under each the sentence that says what is wrong."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from models.words import translate
from planner.panels.chips import ChipsEditor, ReferencesEditor
from planner.panels.editors import EDITORS, Editor
from planner.panels.elided_label import ElidedLabel
from planner.presenters import field_text
from planner.presenters.inspector import FormRow, FormSection, shape_of
from planner.theme import layouts
from planner.theme.labels import WrappedLabel
from planner.theme.tooltips import plain_tooltip

NARROW, WIDE, GAP = 96, 144, 8
LONGEST_NUMBER = "100,000 MB "
# As long as numbers are whose unit is in words, and what stands between them and the edges of their field.
LONG_NUMBER, INSET = "10,000", 22
# The inspector at its first width, less margins and scroll bar.
USUAL_WIDTH = 260
# Kinds of items, and of several at once, whose editors are kept.
MOST_PAGES = 8
BELOW_LABEL = frozenset({"choices", "notes"})
NUMBERS = frozenset({"number", "whole"})


def plain_label(text: str, voice: str = "") -> QLabel:
    """Return a label that shows its text as it is, never as markup; `voice` is a name of the style sheet."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if voice:
        label.setProperty(voice, True)
    return label


class FieldRow(QWidget):
    """One field: label, editor, fault."""

    entered = Signal(object, object)

    def __init__(self, row: FormRow, *, wide: bool = False) -> None:
        super().__init__()
        self.path, self._wide = row.path, wide
        self.editor = self._editor_of(row)
        self.editor.setAccessibleName(row.label)
        self.editor.setAccessibleDescription(field_text.range_text(row.field))
        self.editor.setToolTip(plain_tooltip(field_text.range_text(row.field)))
        self.editor.entered.connect(self._pass_on)
        self.editor.refused.connect(self.show_fault)
        # A flag says its name beside its box.
        self._label = ElidedLabel(row.label, self)
        self._label.setVisible(row.field.kind != "flag")
        self._label.setBuddy(self.editor)
        self._fault = WrappedLabel("", "fault")
        self._fault.hide()
        self._arrange(row)

    def show_row(self, row: FormRow, *, anew: bool = False) -> None:
        """Show another value in the same editor."""
        self.editor.show_row(row, anew=anew)
        # Chips have no room for the word "mixed" of their own.
        mixed = row.mixed and row.field.kind == "choices"
        self._label.setText(f"{row.label} · {translate(field_text.MIXED)}" if mixed else row.label)
        if anew:
            self.show_fault("")

    def show_fault(self, sentence: str) -> None:
        """Show what is wrong under the field, or nothing."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))
        self.editor.setProperty("fault", bool(sentence))
        self.editor.style().polish(self.editor)

    @property
    def fault(self) -> str:
        """Return the sentence that is shown under the field."""
        return self._fault.text()

    @staticmethod
    def _editor_of(row: FormRow) -> Editor | ChipsEditor | ReferencesEditor:
        if row.field.kind == "choices":
            return ChipsEditor(row)
        if row.field.kind == "references":
            return ReferencesEditor(row)
        return EDITORS[row.field.kind](row)

    def _arrange(self, row: FormRow) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(4)
        if row.field.kind == "flag":
            outer.addWidget(self.editor)
        elif row.field.kind in BELOW_LABEL or not self._fits_beside(row):
            outer.addWidget(self._label)
            if row.field.kind in NUMBERS:
                # Under a long label, a number stands below those that have their label beside them.
                self.editor.setFixedWidth(self._editor_width(row))
                outer.addWidget(self.editor, alignment=Qt.AlignmentFlag.AlignRight)
            else:
                outer.addWidget(self.editor)
        else:
            outer.addLayout(self._beside(row))
        outer.addWidget(self._fault)

    def _beside(self, row: FormRow) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(GAP)
        grows = row.field.kind == "text" or (self._wide and row.field.kind not in NUMBERS)
        # A name takes what its label leaves.
        line.addWidget(self._label, 0 if grows and not self._wide else 1)
        if not grows:
            self.editor.setFixedWidth(self._editor_width(row))
        line.addWidget(self.editor, 2 if grows else 0)
        return line

    def _fits_beside(self, row: FormRow) -> bool:
        if self._wide:
            return True
        room = USUAL_WIDTH - GAP - self._editor_width(row)
        return self.fontMetrics().horizontalAdvance(row.label) <= room

    def _editor_width(self, row: FormRow) -> int:
        advance = self.fontMetrics().horizontalAdvance
        narrow = max(NARROW, advance(LONGEST_NUMBER))
        if row.field.kind not in NUMBERS:
            return max(WIDE, narrow)
        return max(narrow, advance(f"{LONG_NUMBER} {field_text.unit_words(row.field.unit)}") + INSET)

    def _pass_on(self, value: object) -> None:
        self.entered.emit(self.path, value)


class _Page(QWidget):
    """The editors of one shape of form, below each other."""

    def __init__(self, sections: Sequence[FormSection], entered: SignalInstance, *, wide: bool) -> None:
        super().__init__()
        self.rows: dict[str, FieldRow] = {}
        layout = _column(self)
        for section in sections:
            if section.title:
                layout.addWidget(plain_label(section.title, "section"))
            for row in section.rows:
                field_row = FieldRow(row, wide=wide)
                field_row.entered.connect(entered)
                layout.addWidget(field_row)
                self.rows[row.path] = field_row


class FormView(QWidget):
    """The sections of a form below each other; going back and forth between kinds of items makes no editors anew.

    Parameters
    ----------
    wide : bool
        Whether it stands in a dialog, where there is more room than in a panel: words get what is left of a line.
    """

    entered = Signal(object, object)

    def __init__(self, *, wide: bool = False) -> None:
        super().__init__()
        self._wide = wide
        self._pages: dict[tuple[object, ...], _Page] = {}
        self._layout = _column(self)

    @property
    def rows(self) -> dict[str, FieldRow]:
        """Return the fields that are shown, by their path."""
        return next(reversed(self._pages.values())).rows if self._pages else {}

    def build(self, sections: Sequence[FormSection]) -> None:
        """Show the editors of other fields."""
        for other in self._pages.values():
            other.hide()
        shape = shape_of(sections)
        page = self._pages.pop(shape, None)
        if page is None:
            page = _Page(sections, self.entered, wide=self._wide)
            self._layout.addWidget(page)
        self._pages[shape] = page
        page.show()
        if len(self._pages) > MOST_PAGES:
            self._release(next(iter(self._pages)))

    def forget(self) -> None:
        """Let all editors go, as when letters get another size."""
        for shape in tuple(self._pages):
            self._release(shape)

    def forget_hidden(self) -> None:
        """Let the editors that are not shown go, at once."""
        for shape in tuple(self._pages)[:-1]:
            page = self._release(shape)
            QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)

    def chain_after(self, control: QWidget) -> QWidget:
        """Return the last editor, after Tab was told to go through all of them in their order, from a control on."""
        for row in self.rows.values():
            # Qt leaves out what stands inside an editor when that is new.
            parts = row.editor.chips.values() if isinstance(row.editor, ChipsEditor) else (row.editor,)
            for part in parts:
                QWidget.setTabOrder(control, part)
                control = part
        return control

    def show_values(self, sections: Sequence[FormSection], *, anew: bool) -> None:
        """Show values in the editors that stand there already."""
        for section in sections:
            for row in section.rows:
                self.rows[row.path].show_row(row, anew=anew)

    def _release(self, shape: tuple[object, ...]) -> _Page:
        page = self._pages.pop(shape)
        layouts.release(self._layout, page)
        return page


def _column(widget: QWidget) -> QVBoxLayout:
    layout = QVBoxLayout(widget)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    return layout
