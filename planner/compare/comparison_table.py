"""The designs of the plan side by side: a sentence, then a table against a baseline."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QStyleOptionHeader,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.capacity.results import Evaluation
from models.comparisons.table import Comparison
from models.errors import PlannerError
from models.plan.entities import Plan
from planner.presenters.comparison import (
    BETTER,
    WORSE,
    ComparisonCell,
    ComparisonView,
    comparison_view,
    tab_separated,
)
from planner.session.attention import Attention
from planner.session.plan_session import PlanSession, Update
from planner.theme.tokens import Tokens

Compare = Callable[[Plan, dict[str, Evaluation], str], Comparison]
# As in the style sheet of the panels.
HEAD_PADDING = 11
ROW_HEIGHT = 28


class ComparisonPanel(QWidget):
    """Compares every design; a click on a column's head, or Enter in the column, makes that design the baseline."""

    def __init__(self, session: PlanSession, compare: Compare, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._compare, self._tokens = session, compare, tokens
        self._baseline = ""
        self.attention = Attention(self.refresh)
        self.view: ComparisonView | None = None
        self.sentence = QLabel()
        self.table = _ComparisonTable(tokens)
        self._arrange()
        session.updated.connect(self._on_update)
        self.refresh()

    @property
    def baseline(self) -> str:
        """Return the id of the design that the others are held against."""
        ids = [design.id for design in self._session.plan.designs]
        return self._baseline if self._baseline in ids else next(iter(ids), "")

    def set_baseline(self, design_id: str) -> None:
        """Hold the designs against another one."""
        self._baseline = design_id
        self.refresh()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.refresh()

    def refresh(self) -> None:
        """Compare the designs as they are."""
        plan = self._session.shown_plan
        try:
            evaluations = {design.id: self._session.evaluation_of(design.id) for design in plan.designs}
            self.view = comparison_view(self._compare(plan, evaluations, self.baseline)) if evaluations else None
        except PlannerError as error:
            self.view = None
            self.sentence.setText(str(error))
        else:
            self.sentence.setText(self.view.sentence if self.view else self.tr("The plan has no design yet."))
        self.table.show_view(self.view, self._tokens)

    def _on_update(self, _update: Update) -> None:
        self.attention.ask()

    def _choose_baseline(self, column: int) -> None:
        if self.view is not None and column > 0:
            self.set_baseline(self.view.design_ids[column - 1])

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("Compare"))
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setContentsMargins(12, 8, 12, 4)
        self.table.setAccessibleName(self.tr("Comparison of the designs"))
        self.table.horizontalHeader().sectionClicked.connect(self._choose_baseline)
        self.table.cellActivated.connect(lambda _row, column: self._choose_baseline(column))
        self.table.horizontalHeader().setToolTip(self.tr("Click a design to hold the others against it"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.sentence)
        layout.addWidget(self.table, 1)


class _Header(QHeaderView):
    """Heads shortened to the room that the style sheet leaves them: Qt reckons without its padding and bold letters."""

    def __init__(self, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the sizes of another theme."""
        self._letters = tokens.type.small
        self.setMinimumHeight(tokens.scaled(ROW_HEIGHT))

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, column: int) -> None:
        """Shorten the text of one head."""
        super().initStyleOptionForIndex(option, column)
        letters = QFont(self.font())
        letters.setPixelSize(self._letters)
        letters.setWeight(QFont.Weight.DemiBold)
        room = self.sectionSize(column) - 2 * HEAD_PADDING
        option.text = QFontMetrics(letters).elidedText(option.text, Qt.TextElideMode.ElideRight, room)


class _ComparisonTable(QTableWidget):
    """The rows; Ctrl+C copies them all."""

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._view: ComparisonView | None = None
        self.setObjectName("comparison")
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self._header = _Header(tokens, self)
        self.setHorizontalHeader(self._header)

    def show_view(self, view: ComparisonView | None, tokens: Tokens) -> None:
        """Show a comparison, or nothing."""
        self._view = view
        self.clear()
        self.verticalHeader().setDefaultSectionSize(tokens.scaled(ROW_HEIGHT))
        self._header.set_tokens(tokens)
        self.setRowCount(len(view.rows) if view else 0)
        self.setColumnCount(1 + len(view.headers) if view else 0)
        if view is None:
            return
        for column, text in enumerate((view.corner, *view.headers)):
            head = _item(text, column)
            head.setToolTip(text.replace("<", "(").replace(">", ")"))
            self.setHorizontalHeaderItem(column, head)
        for number, row in enumerate(view.rows):
            self.setItem(number, 0, _item(row.label, 0))
            for column, cell in enumerate(row.cells, start=1):
                self.setItem(number, column, _cell_item(cell, column, tokens))

    def event(self, event: QEvent) -> bool:
        """Take the key of Copy for the table, not for what is selected in the plan."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(event.matches(QKeySequence.StandardKey.Copy))
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the table as tab-separated text."""
        if event.matches(QKeySequence.StandardKey.Copy) and self._view is not None:
            QGuiApplication.clipboard().setText(tab_separated(self._view))
        else:
            super().keyPressEvent(event)


def _item(text: str, column: int) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return item


def _cell_item(cell: ComparisonCell, column: int, tokens: Tokens) -> QTableWidgetItem:
    item = _item(cell.text, column)
    colours = {BETTER: tokens.ok, WORSE: tokens.over, "high": tokens.high, "over": tokens.over}
    item.setForeground(QColor(colours.get(cell.tone, tokens.text)))
    # Qt reads markup in tooltips; a name from a plan must stay text.
    item.setToolTip(cell.note.replace("<", "(").replace(">", ")"))
    return item
