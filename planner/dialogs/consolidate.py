"""Consolidate: choose, let it be worked out in the background, look at it, take it as a new design."""

import threading
from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from models.capacity.results import Evaluation
from models.consolidation.choices import Choices
from models.consolidation.consolidate import Consolidation
from models.consolidation.packing import Watch
from models.plan.entities import Design, Host, Plan
from planner.dialogs.consolidate_form import ConsolidateForm
from planner.dialogs.consolidate_rules import ConsolidateRules
from planner.dialogs.text import words
from planner.presenters.consolidation import column_names, consolidation_view, progress_sentence
from planner.presenters.consolidation_outlook import more_hosts, outlook_sentences
from planner.session.jobs import Jobs
from planner.theme.columns import header_widths, narrowed, wrapping
from planner.theme.fonts import show_tabular
from planner.theme.letters import for_letters, size_for

WIDTH, HEIGHT = 984, 660
# The form leaves room for the table where letters are large.
FORM_SHARE = 0.42
FORM_WIDTH, NARROWEST, WIDEST = 328, 120, 240
HEAD_PAD = 10
# Beside the choices of the form, its scroll bar among it.
FORM_PAD = 32
LANE = "consolidate"
LOOK_MS = 150
# Columns of names, which give way to what limits a host, and of numbers.
NAMES, NUMBERS = (0, 1), (2, 3, 4)
# What limits a host, and memory before and after.
WRAPPING, ARROW = (5, 3), "→"
# As in the style sheet, on both sides.
CELL_PADDING = 20
RULES_SHARE, TOLD_SHARE, RESULT_SHARE = 2, 3, 3

Work = Callable[[Plan, str, Choices, float, Watch], Consolidation]


@frozen(kw_only=True, eq=False)
class ConsolidateParts:
    """What the dialog works with.

    Parameters
    ----------
    plan, design, evaluation : Plan, Design, Evaluation
        What is consolidated, as it was when the dialog opened.
    work : callable
        Does it, on a worker thread.
    """

    plan: Plan
    design: Design
    evaluation: Evaluation
    jobs: Jobs
    work: Work


class ConsolidateDialog(QDialog):
    """Choices on the left; rules and the result on the right."""

    accepted_result = Signal(object)

    def __init__(self, parts: ConsolidateParts, form: ConsolidateForm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Consolidate “{0}”").format(parts.design.name))
        self._parts, self.form = parts, form
        self._stop = threading.Event()
        self._heard: tuple[float, float, float] | None = None
        self._open = True
        self.result_found: Consolidation | None = None
        machines = [machine for machine in parts.design.machines if not isinstance(machine, Host)]
        self.rules = ConsolidateRules(machines, parts.plan.sites)
        self._make_result()
        self._make_buttons()
        self._clock = QTimer(self)
        self._clock.setInterval(LOOK_MS)
        self._clock.timeout.connect(self._look)
        self._arrange()
        self.resize(size_for(self, WIDTH, HEIGHT))
        first = self.tr(
            "Set the options on the left, then calculate the placement. Nothing changes until you add the result "
            "as a design."
        )
        self._say("\n".join((first, *outlook_sentences(parts.design, parts.evaluation))))
        self._show_state(running=False)

    def start(self) -> None:
        """Work it out in the background."""
        choices, seconds = self.rules.with_rules(self.form.choices()), float(self.form.seconds.value())
        self._stop, self._heard, self.result_found = threading.Event(), None, None
        parts, watch = self._parts, Watch(progress=self._hear, cancelled=self._stop.is_set)
        self.table.setRowCount(0)
        self._say(self.tr("Sizing the virtual machines…"))
        self._show_state(running=True)
        self._clock.start()
        parts.jobs.start(
            LANE,
            lambda: parts.work(parts.plan, parts.design.id, choices, seconds, watch),
            self._take,
            self._fail,
        )

    def stop(self) -> None:
        """End the search; the best placing so far is taken."""
        self._stop.set()

    def done(self, code: int) -> None:
        """Leave; a search that runs is ended and its answer dropped."""
        self._open = False
        self._stop.set()
        super().done(code)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names what the numbers leave."""
        super().resizeEvent(event)
        self._share_columns()

    def _share_columns(self) -> None:
        """Show all columns side by side: long names wrap, and their tooltips tell them."""
        table, header = self.table, self.table.horizontalHeader()
        room = table.contentsRect().width() - table.verticalScrollBar().sizeHint().width() - 1
        # Heads of two words take two lines where letters are large.
        lines = 1 if sum(self._widths(1)) <= room else 2
        header.setFixedHeight(lines * header.fontMetrics().lineSpacing() + for_letters(HEAD_PAD))
        widths = self._widths(lines)
        # Rows that wrap may need the bar at the side.
        room -= sum(width for column, width in enumerate(widths) if column not in NAMES)
        names = [min(widths[column], for_letters(WIDEST)) for column in NAMES]
        widths[: len(NAMES)] = narrowed(names, room, for_letters(NARROWEST))
        # Where letters are large, what limits a host wraps, too, and then a change of memory.
        excess = sum(widths[: len(NAMES)]) - room
        for column in WRAPPING:
            least = self._widest_part(column)
            narrower = max(widths[column] - max(excess, 0), min(least, widths[column]))
            excess -= widths[column] - narrower
            widths[column] = narrower
        for column, width in enumerate(widths):
            table.setColumnWidth(column, width)
        table.resizeRowsToContents()

    def _widest_part(self, column: int) -> int:
        """Return the least width in which no word is cut, and a change is broken at its arrow alone."""
        metrics, model = self.table.fontMetrics(), self.table.model()
        cells = (str(model.index(row, column).data()) for row in range(model.rowCount()))
        parts = (part for cell in cells for part in (cell.replace(ARROW, f"{ARROW}\n").split("\n")
                 if ARROW in cell else cell.split()))  # fmt: skip
        widest = max((metrics.horizontalAdvance(part.strip()) for part in parts), default=0)
        return max(widest + for_letters(CELL_PADDING), header_widths(self.table.horizontalHeader(), 2)[column])

    def _widest_choice(self) -> int:
        """Return the width in which no choice of the form is cut."""
        boxes = self.form.findChildren(QCheckBox)
        for box in boxes:
            box.ensurePolished()
        return max(box.sizeHint().width() for box in boxes) + for_letters(FORM_PAD)

    def _widths(self, lines: int) -> list[int]:
        heads = header_widths(self.table.horizontalHeader(), lines)
        return [max(width, self.table.sizeHintForColumn(column)) for column, width in enumerate(heads)]

    def _hear(self, best: float, bound: float, gap: float) -> None:
        # On the worker's thread: one assignment, looked at by the clock on the interface's own.
        self._heard = (best, bound, gap)

    def _look(self) -> None:
        if self._heard is not None:
            best, bound, gap = self._heard
            self.progress.setValue(round((1.0 - gap) * self.progress.maximum()))
            self._say(progress_sentence(best, bound, str(self.form.fewest.currentData())))

    def _take(self, result: Consolidation) -> None:
        if not self._open:
            return
        self._clock.stop()
        self.result_found = result
        view = consolidation_view(self._parts.plan, self._parts.design, self._parts.evaluation, result)
        self._say("\n".join(view.sentences))
        self.table.setRowCount(len(view.rows))
        for row, cells in enumerate(view.rows):
            for column, text in enumerate(cells):
                self.table.setItem(row, column, _cell(column, text))
        self._share_columns()
        self._show_state(running=False)
        # What takes more hosts than now is shown, but the obvious next step is another try.
        offered = self.start_button if self._is_no_saving() else self.accept_button
        offered.setFocus()

    def _fail(self, sentence: str) -> None:
        if not self._open:
            return
        self._clock.stop()
        self._say(sentence)
        self._show_state(running=False)

    def _accept_result(self) -> None:
        if self.result_found is not None:
            result = self.result_found
            self.accept()
            self.accepted_result.emit(result)

    def _say(self, text: str) -> None:
        self.sentence.setText(text)

    def _show_state(self, *, running: bool) -> None:
        self.progress.setVisible(running)
        self.stop_button.setVisible(running)
        self.start_button.setEnabled(not running)
        self.form.setEnabled(not running)
        self.rules.setEnabled(not running)
        found = self.result_found is not None
        self.accept_button.setEnabled(found and not running)
        offered = found and not self._is_no_saving()
        self.accept_button.setDefault(offered)
        self.start_button.setDefault(not offered)

    def _is_no_saving(self) -> bool:
        return self.result_found is not None and more_hosts(self._parts.design, self.result_found) > 0

    def _make_result(self) -> None:
        self.sentence = words("")
        self.sentence.setAccessibleName(self.tr("Result"))
        self.progress = QProgressBar()
        self.progress.setRange(0, 1000)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Gap between the best placement and the lower bound"))
        texts = list(column_names())
        self.table = QTableWidget(0, len(texts))
        show_tabular(self.table)
        self.table.setAccessibleName(self.tr("Which host runs each virtual machine"))
        for column, text in enumerate(texts):
            self.table.setHorizontalHeaderItem(column, _cell(column, text))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)

    def _make_buttons(self) -> None:
        self.start_button = QPushButton(self.tr("Calculate &placement"))
        self.start_button.clicked.connect(self.start)
        self.stop_button = QPushButton(self.tr("&Use best so far"))
        self.stop_button.clicked.connect(self.stop)
        self.accept_button = QPushButton(self.tr("A&dd as a new design"))
        self.accept_button.clicked.connect(self._accept_result)
        self.close_button = QPushButton(self.tr("&Cancel"))
        self.close_button.clicked.connect(self.reject)

    def _told(self) -> QScrollArea:
        """Return the sentences, as many as there are, so that they leave room for the table."""
        told = _scrolling(self.sentence)
        # The keyboard scrolls what is longer than its room.
        told.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        told.setAccessibleName(self.sentence.accessibleName())
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        return told

    def _arrange(self) -> None:
        form = _scrolling(self.form)
        form.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        shared = round(size_for(self, WIDTH, HEIGHT).width() * FORM_SHARE)
        form.setFixedWidth(min(for_letters(FORM_WIDTH), max(shared, self._widest_choice())))
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self.rules, RULES_SHARE)
        right.addWidget(self._told(), TOLD_SHARE)
        right.addWidget(self.progress)
        right.addWidget(self.table, RESULT_SHARE)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        columns.addWidget(form)
        columns.addLayout(right, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.start_button)
        buttons.addWidget(self.stop_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.accept_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(16)
        layout.addLayout(columns, 1)
        layout.addLayout(buttons)


def _scrolling(content: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    return area


def _cell(column: int, text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setToolTip(text)
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    item.setData(Qt.ItemDataRole.TextAlignmentRole, wrapping(side | Qt.AlignmentFlag.AlignVCenter))
    return item
