"""The help: pages of our own and plots made from the model, and nothing from anywhere else."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QSize, Qt, QUrl, Signal
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
    QTextTable,
    QTextTableFormat,
)
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from models.words import translate
from planner.presenters.chart_spec import ChartSpec
from planner.presenters.help_pages import PAGES
from planner.theme.letters import for_letters, size_for
from planner.theme.tokens import Tokens

CONTEXT = "Help"
# Figures grow with the letters as far as a page has room for them.
FIGURE_SIZE, MOST_SCALE = QSize(640, 340), 1.4
WIDTH, HEIGHT, CONTENTS_WIDTH, MARGIN = 960, 760, 216, 32
LINE_HEIGHT, BELOW, NARROW, ROW_HEIGHT = 135, 12, 4, 32
# What stands in the text for a picture.
OBJECT = "\ufffc"
HEADINGS = {1: (20, 4), 2: (15, 20), 3: (13, 16)}
FEATURES = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML


@frozen(kw_only=True, eq=False)
class HelpParts:
    """Where pages and plots come from.

    Parameters
    ----------
    page : callable
        Returns a page as Markdown by its name.
    plot : callable
        Returns a chart by its name, or None where there is none.
    """

    page: Callable[[str], str]
    plot: Callable[[str], ChartSpec | None]


class HelpBrowser(QTextBrowser):
    """Shows one page. Its links lead to other pages only; its pictures are our own plots only."""

    page_asked = Signal(object)

    def __init__(self, parts: HelpParts, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts, self._tokens, self._text = parts, tokens, ""
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("help_page")
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(self._follow)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.show_text(self._text)

    def show_text(self, text: str) -> None:
        """Show a page given as Markdown."""
        self._text = text
        document = self.document()
        # Pictures of the other theme would be kept.
        document.clear()
        document.setMarkdown(text, FEATURES)
        self._dress(document)
        self.moveCursor(QTextCursor.MoveOperation.Start)

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
            self.page_asked.emit(url.path())

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


class HelpWindow(QDialog):
    """Contents at the left, the page at the right."""

    def __init__(self, parts: HelpParts, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self.contents, self.browser = QListWidget(), HelpBrowser(parts, tokens)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.resize(size_for(self, WIDTH, HEIGHT))
        self._arrange()

    def show_page(self, name: str) -> None:
        """Show a page by its name; one that does not exist changes nothing."""
        names = [page for page, _ in PAGES]
        if name in names:
            self.contents.setCurrentRow(names.index(name))

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.browser.set_tokens(tokens)

    def _show_row(self, row: int) -> None:
        name, title = PAGES[row]
        self.setWindowTitle(translate(title))
        self.browser.setAccessibleName(translate(title))
        self.browser.show_text(self._parts.page(name))

    def _arrange(self) -> None:
        self.contents.setAccessibleName(_words("Contents"))
        self.contents.setObjectName("help_contents")
        self.contents.setFixedWidth(for_letters(CONTENTS_WIDTH))
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        for _, title in PAGES:
            item = QListWidgetItem(translate(title))
            item.setSizeHint(QSize(0, for_letters(ROW_HEIGHT)))
            self.contents.addItem(item)
        self.contents.currentRowChanged.connect(self._show_row)
        self.browser.page_asked.connect(self.show_page)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 12, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.contents)
        layout.addWidget(self.browser, 1)


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


def _words(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)
