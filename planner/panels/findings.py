"""The findings: what is wrong with the plan, and what clears it."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from models.capacity.results import Evaluation
from models.plan import queries
from models.plan.ignoring import reasons_of
from planner.presenters.findings import FindingRow, finding_rows
from planner.session.jobs import Jobs
from planner.session.pausing import Pause
from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

ROW = Qt.ItemDataRole.UserRole
SYMBOL_WIDTH, PAD, LINE_GAP = 20, 8, 2
# Nobody reads more; the worst come first.
MOST_SHOWN = 200
# With more machines, sentences take longer than a frame: they are made when edits pause, beside the interface.
MOST_AT_ONCE = 500
LANE = "findings"
MOST_MEASURED = 4_000
Index = QModelIndex | QPersistentModelIndex
WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


class FindingDelegate(QStyledItemDelegate):
    """Paints a finding: symbol, sentence, remedy, hairline."""

    def __init__(self, tokens: Tokens, parent: QListWidget) -> None:
        super().__init__(parent)
        self.tokens = tokens
        self._list = parent
        self._heights: dict[tuple[object, ...], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height that the wrapped sentences need."""
        row: FindingRow = index.data(ROW)
        width = self._width()
        key = row.text, row.remedy, width, self.tokens.type, option.font.key()
        if key not in self._heights:
            # Most findings stay from edit to edit, and measuring is most of the work of showing them.
            if len(self._heights) > MOST_MEASURED:
                self._heights.clear()
            self._heights[key] = self._needed(row, width, option)
        return QSize(0, self._heights[key])

    def _width(self) -> int:
        # As if the scroll bar were there: it appears only after the heights are asked for.
        room = self._list.width() - self._list.verticalScrollBar().sizeHint().width()
        room = min(room, self._list.viewport().width())
        return max(room - self.tokens.scaled(SYMBOL_WIDTH) - 2 * PAD, 40)

    def _needed(self, row: FindingRow, width: int, option: QStyleOptionViewItem) -> int:
        strong, small = self._fonts(option)
        height = self._height(strong, row.text, width)
        if row.remedy:
            height += LINE_GAP + self._height(small, row.remedy, width)
        return height + 2 * PAD

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one finding."""
        row: FindingRow = index.data(ROW)
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            selected = state & QStyle.StateFlag.State_Selected
            painter.fillRect(area, QColor(self.tokens.accent_wash if selected else self.tokens.hover))
        painter.setPen(QColor(self.tokens.hairline))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        self._paint_words(painter, area.adjusted(PAD, PAD, -PAD, -PAD), row, option)
        painter.restore()

    def _paint_words(self, painter: QPainter, area: QRect, row: FindingRow, option: QStyleOptionViewItem) -> None:
        strong, small = self._fonts(option)
        words = area.adjusted(self.tokens.scaled(SYMBOL_WIDTH), 0, 0, 0)
        painter.setFont(strong)
        painter.setPen(QColor(self.tokens.of_state(row.state)))
        painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, row.symbol)
        painter.setPen(QColor(self.tokens.muted if row.ignored else self.tokens.text))
        painter.drawText(words, int(WRAPPED), row.text)
        words.setTop(words.top() + self._height(strong, row.text, words.width()) + LINE_GAP)
        painter.setFont(small)
        painter.setPen(QColor(self.tokens.muted))
        painter.drawText(words, int(WRAPPED), row.remedy)

    def _fonts(self, option: QStyleOptionViewItem) -> tuple[QFont, QFont]:
        strong, small = QFont(option.font), QFont(option.font)
        strong.setPixelSize(self.tokens.type.body)
        strong.setWeight(QFont.Weight.Medium)
        small.setPixelSize(self.tokens.type.small)
        return strong, small

    @staticmethod
    def _height(font: QFont, text: str, width: int) -> int:
        return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10_000), int(WRAPPED), text).height()


class FindingsPanel(QListWidget):
    """The list of findings; a click selects and shows what it speaks of.

    Signals: ``counted`` (how many are not ignored), ``listed`` (whether there is any, be it ignored), ``chosen``
    (the row that is current, or None).
    """

    reveal_requested = Signal(object)
    counted = Signal(object)
    listed = Signal(object)
    chosen = Signal(object)

    def __init__(
        self, session: PlanSession, selection: Selection, jobs: Jobs, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._session, self._selection = session, selection
        self._rows: tuple[FindingRow, ...] = ()
        self._delegate = FindingDelegate(tokens, self)
        self._pause = Pause(self._find_beside, self)
        self.setObjectName("findings")
        self.setAccessibleName(self.tr("Findings"))
        self.setItemDelegate(self._delegate)
        self.setMouseTracking(True)
        # Only so does Qt ask for the heights again when nothing but the width changes.
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self.currentItemChanged.connect(self._tell_chosen)
        session.updated.connect(self._on_update)
        self.refresh()

    @property
    def number(self) -> int:
        """Return how many findings there are that are not ignored."""
        self._catch_up()
        return sum(not row.ignored for row in self._rows)

    @property
    def any(self) -> bool:
        """Return whether there is any finding, be it ignored."""
        self._catch_up()
        return bool(self._rows)

    @property
    def chosen_row(self) -> FindingRow | None:
        """Return the finding that is current in the list."""
        self._catch_up()
        return self._current()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._delegate.tokens = tokens
        self.viewport().update()

    def refresh(self) -> None:
        """Show the findings of the design that is shown, now."""
        self._pause.end()
        session, evaluation = self._session, self._session.evaluation
        reasons = reasons_of(session.plan, session.design_id)
        rows = finding_rows(evaluation.findings if evaluation is not None else (), reasons)
        if rows == self._rows and self.count():
            return
        before = self._current()
        self._rows = rows
        self.clear()
        for row in rows[:MOST_SHOWN]:
            self._add(row)
        if len(rows) > MOST_SHOWN:
            self._add_words(self.tr("And {0} more.").format(len(rows) - MOST_SHOWN))
        if not rows:
            self._add_words(self.tr("Nothing to report."))
        self._keep_chosen(before)
        self.counted.emit(self.number)
        self.listed.emit(self.any)

    def next_finding(self) -> None:
        """Go to the finding after the current one, and round; ignored ones are passed over."""
        if self.number:
            self.setCurrentRow((self.currentRow() + 1) % min(self.number, MOST_SHOWN))
            self._choose(self.currentItem())

    def _current(self) -> FindingRow | None:
        item = self.currentItem()
        row = item.data(ROW) if item is not None else None
        return row if isinstance(row, FindingRow) and row.subject else None

    def _keep_chosen(self, before: FindingRow | None) -> None:
        """Keep the finding current that was, whatever its numbers are now."""
        keys = [row.key for row in self._rows[:MOST_SHOWN]]
        if before is not None and before.key in keys:
            self.setCurrentRow(keys.index(before.key))
        self._tell_chosen()

    def _tell_chosen(self, *_items: object) -> None:
        self.chosen.emit(self._current())

    def _on_update(self, update: Update) -> None:
        evaluation = self._session.evaluation
        if update.whole or evaluation is None or len(evaluation.machine_ids) <= MOST_AT_ONCE:
            self.refresh()
        else:
            self._pause.wait()

    def _catch_up(self) -> None:
        if self._pause.waiting:
            self.refresh()

    def _find_beside(self) -> None:
        evaluation = self._session.evaluation
        if evaluation is not None:
            self._jobs.start(LANE, lambda: evaluation.findings, lambda _found: self._take(evaluation))

    def _take(self, evaluation: Evaluation) -> None:
        if evaluation is self._session.evaluation:
            self._catch_up()

    def _add(self, row: FindingRow) -> None:
        item = QListWidgetItem(self)
        item.setData(ROW, row)
        item.setToolTip(plain_tooltip(row.remedy))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{row.severity}: {row.text} {row.remedy}")

    def _add_words(self, words: str) -> None:
        item = QListWidgetItem(self)
        item.setData(ROW, FindingRow("", "ok", "", words, "", ""))
        item.setFlags(Qt.ItemFlag.NoItemFlags)

    def _choose(self, item: QListWidgetItem | None) -> None:
        row = item.data(ROW) if item is not None else None
        # What it speaks of may be gone while the list waits for a pause.
        if isinstance(row, FindingRow) and queries.find(self._session.plan, row.subject) is not None:
            self._selection.set((row.subject,))
            self.reveal_requested.emit(row.subject)
