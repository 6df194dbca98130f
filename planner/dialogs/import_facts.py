"""Left side of the import: what is in the file, what is left out and why, and what the file contradicts."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from models.importers.inventory import Inventory, Remark
from models.importers.inventory_choices import InventoryChoices, Selection
from models.words import count
from planner.dialogs.text import words
from planner.presenters import import_view as view
from planner.theme.letters import for_letters
from planner.theme.tokens import Tokens

WIDTH, BAR, LINE, SQUARE, GAP, LEAST_PART = 400, 8, 20, 8, 8, 2.0
BETWEEN = 8
NUMBERS = (1, 2, 3)


class SharesBar(QWidget):
    """One bar of all virtual machines: what is taken, and what is left out for which reason, with its legend."""

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self.shares: Sequence[tuple[str, int]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_shares(self, shares: Sequence[tuple[str, int]]) -> None:
        """Show the parts, each with its words and its number."""
        self.shares = shares
        self.setAccessibleName(", ".join(f"{text}: {count(number)}" for text, number in shares))
        self.updateGeometry()
        self.update()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the bar and its legend."""
        return QSize(0, for_letters(BAR + GAP + LINE * len(self.shares)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, and below it a line for each part."""
        painter, whole = QPainter(self), sum(number for _, number in self.shares)
        left, bar, line = 0.0, for_letters(BAR), for_letters(LINE)
        metrics = QFontMetricsF(painter.font())
        for place, (text, number) in enumerate(self.shares):
            colour = QColor(self._tokens.protocols[place % len(self._tokens.protocols)])
            if number:
                width = max(self.width() * number / whole, LEAST_PART)
                painter.fillRect(QRectF(left, 0, max(width - 1.0, LEAST_PART), bar), colour)
                left += width
            top = bar + for_letters(GAP) + place * line
            painter.fillRect(QRectF(0, top + (line - SQUARE) / 2, SQUARE, SQUARE), colour)
            figure = count(number)
            room = metrics.horizontalAdvance(figure)
            painter.setPen(QColor(self._tokens.text))
            row = QRectF(SQUARE + GAP, top, self.width() - SQUARE - GAP, line)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width() - room - GAP)
            painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
            painter.drawText(row, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, figure)
        painter.end()


class ImportFacts(QFrame):
    """Facts to read; ``copy_asked`` tells that the list of what is left out is wanted as text."""

    copy_asked = Signal()

    def __init__(self, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("assistant_rail")
        self.cells = [[words("") for _ in range(4)] for _ in range(5)]
        self.left_out, self.remarks_head = words("", "strong"), words("", "strong")
        self.bar = SharesBar(tokens)
        self.remarks = QVBoxLayout()
        self._shown: tuple[Remark, ...] | None = None
        self.copy = QPushButton(self.tr("Copy this list"))
        self.copy.setProperty("link", True)
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self.copy_asked)
        self._arrange()

    def show_facts(self, inventory: Inventory, selection: Selection, choices: InventoryChoices) -> None:
        """Show what the choices leave of the file."""
        rows = view.fact_rows(inventory, selection)
        for cells, row in zip(self.cells[1:], rows, strict=True):
            for cell, text in zip(cells, row.texts, strict=True):
                cell.setText(text)
        self.left_out.setText(view.left_out_title(selection))
        self.bar.show_shares(view.shares(inventory, selection))
        remarks = view.remarks_of(inventory, selection, choices)
        if remarks != self._shown:
            self._show_remarks(remarks)
        self.remarks_head.setText(view.remarks_title(inventory, selection, choices))

    def _show_remarks(self, remarks: tuple[Remark, ...]) -> None:
        self._shown = remarks
        while (item := self.remarks.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for remark in remarks:
            self.remarks.addWidget(words(f"▲ {view.shown(remark.text)}"))
            self.remarks.addWidget(words(view.shown(remark.done), "muted"))
            self.remarks.addSpacing(BETWEEN)

    def _arrange(self) -> None:
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addWidget(words(self.tr("What is in the file"), "strong"))
        layout.addLayout(self._grid())
        layout.addWidget(self.left_out)
        layout.addWidget(self.bar)
        layout.addWidget(self.remarks_head)
        self.remarks.setSpacing(2)
        layout.addLayout(self.remarks)
        layout.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setObjectName("import_facts")
        area.setWidget(inside)
        area.setAccessibleName(self.tr("What is in the file"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        self.setFixedWidth(for_letters(WIDTH))

    def _grid(self) -> QGridLayout:
        heads = ("", self.tr("In the file"), self.tr("Imported"), self.tr("Left out"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for row, cells in enumerate(self.cells):
            for column, cell in enumerate(cells):
                side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
                cell.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                cell.setWordWrap(column == 0)
                if row == 0:
                    cell.setText(heads[column])
                    cell.setProperty("muted", True)
                elif column == NUMBERS[1]:
                    cell.setProperty("strong", True)
                grid.addWidget(cell, row, column)
        grid.setColumnStretch(0, 1)
        return grid
