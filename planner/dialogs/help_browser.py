"""One page of the help: our own text and plots of the model. Nothing is ever fetched from elsewhere."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from planner.presenters.chart_spec import ChartSpec
from planner.presenters.help_search import is_named
from planner.theme.tokens import Tokens

# Figures grow with the letters as far as a page has room for them.
FIGURE_SIZE, MOST_SCALE = QSize(640, 340), 1.4
MARGIN = 32
LINE_HEIGHT, BELOW, NARROW = 135, 12, 4
# What stands in the text for a picture.
OBJECT = "\ufffc"
HEADINGS = {1: (20, 4), 2: (15, 20), 3: (13, 16)}
FEATURES = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


@frozen(kw_only=True, eq=False)
class HelpParts:
    """Where pages and plots come from.

    Parameters
    ----------
    text : callable
        Returns a page as Markdown by its name.
    page : callable
        Does the same, after the numbers of its plots are ready.
    plot : callable
        Returns a chart by its name, or None where there is none.
    """

    text: Callable[[str], str]
    page: Callable[[str], str]
    plot: Callable[[str], ChartSpec | None]


class HelpBrowser(QTextBrowser):
    """Shows one page. Its links lead to other pages only; its pictures are our own plots only."""

    # The name of a page, and the heading on it.
    page_asked = Signal(str, str)

    def __init__(self, parts: HelpParts, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts, self._tokens, self._text, self._marked = parts, tokens, "", -1
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("help_page")
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(self._follow)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.show_text(self._text, mark=self._marked)

    def show_text(self, text: str, heading: str = "", mark: int = -1) -> None:
        """Show a page given as Markdown.

        Parameters
        ----------
        heading : str
            The heading to scroll to, as in a link.
        mark : int
            The number of the paragraph to scroll to and highlight.
        """
        self._text, self._marked = text, mark
        document = self.document()
        # Pictures of the other theme would be kept.
        document.clear()
        document.setMarkdown(text, FEATURES)
        self._dress(document)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.setExtraSelections([])
        if mark >= 0:
            self._show_block(document.findBlockByNumber(mark), highlighted=True)
        elif heading:
            self._show_block(_heading(document, heading), highlighted=False)

    def _show_block(self, block: QTextBlock, *, highlighted: bool) -> None:
        if not block.isValid():
            return
        cursor = QTextCursor(block)
        self.setTextCursor(cursor)
        # A cursor alone comes into view at the bottom edge.
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(int(top) - BELOW)
        if highlighted:
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            selection.format.setBackground(QColor(self._tokens.accent_tint))
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            self.setExtraSelections([selection])

    def loadResource(self, _kind: int, name: QUrl | str) -> object:
        """Return a plot of our own; anything else is one empty dot, and nothing is fetched."""
        url = QUrl(name)
        chart = self._parts.plot(url.path()) if url.scheme() == "plot" else None
        return _dot() if chart is None else self._picture(chart)

    def _picture(self, chart: ChartSpec) -> QImage:
        # The library that draws is loaded with the first figure.
        from planner.charts.chart_widget import render_chart

        scale = min(self._tokens.scale, MOST_SCALE)
        return render_chart(
            chart, self._tokens.at_scale(scale), FIGURE_SIZE * scale, max(self.devicePixelRatioF(), 1.0)
        )

    def _table_format(self, table: QTextTable) -> QTextTableFormat:
        layout = table.format().toTableFormat()
        layout.setBorderBrush(QBrush(QColor(self._tokens.hairline)))
        # Qt's own, raised, is lighter than its colour: on a light ground it cannot be seen.
        layout.setBorderStyle(QTextTableFormat.BorderStyle.BorderStyle_Solid)
        layout.setCellPadding(NARROW)
        layout.setBottomMargin(BELOW)
        return layout

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "help":
            self.page_asked.emit(url.path(), url.fragment())

    def _dress(self, document: QTextDocument) -> None:
        """Give every paragraph room, and headings their size, as one change: after each, Qt lays out anew."""
        whole = QTextCursor(document)
        whole.beginEditBlock()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                frame.setFormat(self._table_format(frame))
        block = document.begin()
        while block.isValid():
            self._dress_block(block)
            block = block.next()
        whole.endEditBlock()

    def _dress_block(self, block: QTextBlock) -> None:
        cursor, level = QTextCursor(block), block.blockFormat().headingLevel()
        in_table = isinstance(cursor.currentTable(), QTextTable)
        layout = QTextBlockFormat()
        layout.setBottomMargin(0 if in_table else NARROW if block.textList() is not None else BELOW)
        if OBJECT not in block.text():
            # In proportion to a picture, the gap below it would be as wide as a paragraph.
            layout.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if level in HEADINGS:
            layout.setTopMargin(HEADINGS[level][1])
        cursor.mergeBlockFormat(layout)
        if level in HEADINGS:
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(_letters(self._tokens.scaled(HEADINGS[level][0])))


def page_lines(text: str) -> list[str]:
    """Return the paragraphs of a page without markup, numbered as in the browser."""
    document = QTextDocument()
    document.setMarkdown(text, FEATURES)
    block, lines = document.begin(), list[str]()
    while block.isValid():
        lines.append(block.text())
        block = block.next()
    return lines


def _heading(document: QTextDocument, name: str) -> QTextBlock:
    """Return the paragraph of a heading, or an invalid one."""
    block = document.begin()
    while block.isValid() and not (block.blockFormat().headingLevel() and is_named(block.text(), name)):
        block = block.next()
    return block


def _letters(size: int) -> QTextCharFormat:
    """Return the letters of a heading; the importer's own are in steps of the body's size."""
    letters = QTextCharFormat()
    letters.setProperty(QTextCharFormat.Property.FontPixelSize, size)
    letters.setFontWeight(QFont.Weight.DemiBold)
    return letters


def _dot() -> QImage:
    dot = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    dot.fill(Qt.GlobalColor.transparent)
    return dot
