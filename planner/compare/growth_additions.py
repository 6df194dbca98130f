"""The plan of additions beside a chart of growth: what to add when, as a list, as text, and as a design."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from models.comparisons.additions import Additions
from models.words import tr_count
from planner.presenters.growth import GrowthLine
from planner.theme.labels import WrappedLabel, unbroken
from planner.theme.tokens import Tokens

ITEM_PAD, LEAST_HEIGHT = 8, 160
IDS, STATE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


@frozen(kw_only=True, eq=False)
class AdditionsShown:
    """A plan of additions in sentences."""

    found: Additions
    lines: tuple[GrowthLine, ...]


class AdditionsList(QWidget):
    """Lists the steps.

    Signals: ``chosen`` (the ids that a chosen step speaks of), ``design_requested`` (a design with all steps is to be
    made).
    """

    chosen = Signal(object)
    design_requested = Signal()

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self.shown: AdditionsShown | None = None
        self.title, self.count = QLabel(self.tr("Plan of additions")), QLabel()
        self.steps = Sentences(tokens, self.tr("What to add, and when"))
        self.make_button = QPushButton(self.tr("Make a design from this"))
        self.copy_button = QPushButton(self.tr("Copy list"))
        self.make_button.setToolTip(self.tr("Add a copy of this design with the steps listed"))
        self.reason = WrappedLabel()
        self.reason.setProperty("muted", True)
        self.make_button.clicked.connect(self.design_requested)
        self.copy_button.clicked.connect(self.copy_list)
        self.steps.chosen.connect(self.chosen)
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setProperty("section", True)
        self.count.setProperty("muted", True)
        self.steps.setMinimumHeight(LEAST_HEIGHT)
        # One above the other: side by side they are wider than the controls where letters are large.
        head, foot = QHBoxLayout(), QVBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        foot.addWidget(self.make_button)
        foot.addWidget(self.reason)
        foot.addWidget(self.copy_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addLayout(head)
        column.addWidget(self.steps, 1)
        column.addLayout(foot)
        self.show_additions(None)

    def show_additions(self, shown: AdditionsShown | None) -> None:
        """Show other steps, or none while they are looked for."""
        self.shown = shown
        number = len(shown.found.steps) if shown is not None else 0
        self.steps.show_lines(shown.lines if shown is not None else ())
        self.count.setText(tr_count(number, "{count} step", "{count} steps") if number else "")
        helped = shown is not None and any(step.helps for step in shown.found.steps)
        self.make_button.setEnabled(helped)
        reason = self._reason(shown.found, helped=helped) if shown is not None else ""
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.copy_button.setEnabled(bool(number))

    def _reason(self, found: Additions, *, helped: bool) -> str:
        """Return why no design can be made, or what it leaves out; empty where it has all that is needed."""
        if found.is_cut:
            return self.tr("More steps follow these: make a design, and open Growth for it.")
        if all(step.helps for step in found.steps):
            return ""
        if helped:
            return self.tr("The design leaves out the steps that nothing helps.")
        return self.tr("No design can be made: nothing that can be added is enough.")

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.steps.set_tokens(tokens)

    def copy_list(self) -> None:
        """Copy the steps as text, a line each."""
        if self.shown is not None:
            QGuiApplication.clipboard().setText("\n".join(line.text for line in self.shown.lines))


class WrappedItems(QStyledItemDelegate):
    """Gives each sentence the height that it needs in the width there is."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the height of the wrapped sentence."""
        # As if the scroll bar were there: it appears only after the heights are asked for.
        room = self._view.width() - self._view.verticalScrollBar().sizeHint().width() - 2 * ITEM_PAD
        text = unbroken(str(index.data(Qt.ItemDataRole.DisplayRole)))
        words = option.fontMetrics.boundingRect(QRect(0, 0, max(room, 1), 10_000), Qt.TextFlag.TextWordWrap, text)
        return QSize(0, words.height() + ITEM_PAD)

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Paint a number and its unit on one line."""
        super().initStyleOption(option, index)
        option.text = unbroken(option.text)


class Sentences(QListWidget):
    """Sentences of a forecast, each with the machines that it speaks of.

    Signal: ``chosen`` (the ids that a chosen sentence speaks of).
    """

    chosen = Signal(object)

    def __init__(self, tokens: Tokens, name: str) -> None:
        super().__init__()
        self._tokens = tokens
        self.setAccessibleName(name)
        self.setItemDelegate(WrappedItems(self))
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemSelectionChanged.connect(self._choose)

    def show_lines(self, lines: Sequence[GrowthLine]) -> None:
        """Show other sentences; none is chosen."""
        self.blockSignals(True)
        self.clear()
        for line in lines:
            item = QListWidgetItem(line.marked, self)
            item.setData(IDS, line.ids)
            item.setData(STATE, line.state)
            self._paint(item)
        self.blockSignals(False)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        for row in range(self.count()):
            self._paint(self.item(row))

    def _choose(self) -> None:
        for item in self.selectedItems():
            self.chosen.emit(item.data(IDS))

    def _paint(self, item: QListWidgetItem) -> None:
        state = item.data(STATE)
        item.setForeground(QColor(self._tokens.of_state(state) if state else self._tokens.text))
