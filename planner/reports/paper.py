"""A report on paper: the pages of a PDF file or of a printer."""

from collections.abc import Callable, Iterator

from attrs import frozen
from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QEventLoop,
    QIODevice,
    QLocale,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QUrl,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QGuiApplication,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
    QTextTableCell,
)

from planner.canvas.picture import PlanPicture
from planner.presenters.report import Report
from planner.reports.executor import Executor, at_once, pause
from planner.reports.markup import Placed, markup, style
from planner.theme.fonts import own_family, tabular
from planner.theme.tokens import Tokens

TEXT_POINTS, FOOT_POINTS = 9, 8
MARGINS = QMarginsF(18, 16, 18, 12)
# The foot of a page, of its height; and the most of a page that the picture takes.
FOOT_SHARE, PICTURE_SHARE = 0.03, 0.72
RESOLUTION = 1200
# Paper is read at the size of a screen, but twice as sharp [dots an inch].
READ_DOTS = 192


def pdf_of(report: Report, picture: PlanPicture | None, tokens: Tokens, run: Executor = at_once) -> bytes:
    """Return a report as the bytes of a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(report.title)
    writer.setCreator(QGuiApplication.applicationName())
    set_page(writer)
    size, paper = picture.size if picture is not None else None, paper_of(writer)
    run(lambda: Pages(report, size, tokens, paper)).paint(picture, writer, between=lambda: pause(run))
    return bytes(buffer.data().data())


def set_page(device: QPagedPaintDevice) -> None:
    """Give a device the paper of the user's country, upright, with the report's margins."""
    american = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize(QPageSize.PageSizeId.Letter if american else QPageSize.PageSizeId.A4)
    device.setPageLayout(
        QPageLayout(size, QPageLayout.Orientation.Portrait, MARGINS, QPageLayout.Unit.Millimeter),
    )


@frozen
class Paper:
    """What a device's pages are like, which goes to another thread where the device itself may not."""

    layout: QPageLayout
    resolution: int
    screen_resolution: float

    @property
    def scale(self) -> float:
        """Return the pixels of the device for one of the screen: Qt takes those of the markup for the screen's."""
        return self.resolution / self.screen_resolution

    @property
    def area(self) -> QSizeF:
        """Return the size of a page within its margins [pixels of the device]."""
        return QSizeF(self.layout.paintRectPixels(self.resolution).size())


def paper_of(device: QPagedPaintDevice) -> Paper:
    """Return what a device's pages are like now."""
    return Paper(device.pageLayout(), device.logicalDpiY(), QGuiApplication.primaryScreen().logicalDotsPerInchY())


class Pages:
    """A report on paper: laid out on any thread, which takes the time, and painted on the interface's."""

    def __init__(self, report: Report, picture_size: QSizeF | None, tokens: Tokens, paper: Paper) -> None:
        self.paper = paper
        self._title, self._page_words, self._tokens = report.title, report.headings["page"], tokens
        self._size = QSizeF(paper.area.width(), paper.area.height() * (1 - FOOT_SHARE))
        # What lays text out has timers, and a thread has those only once it can have a loop of events.
        QEventLoop()
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._device = QPdfWriter(self._buffer)
        self._device.setResolution(paper.resolution)
        self._device.setPageLayout(paper.layout)
        self._document = _document(report, picture_size, tokens, self._device, (self._size, paper.scale))
        self._place = _picture_rect(self._document)
        self._count = self._document.pageCount()
        application = QCoreApplication.instance()
        if application is not None:
            for part in (self._document, self._device, self._buffer):
                part.moveToThread(application.thread())

    def paint(
        self,
        picture: PlanPicture | None,
        device: QPagedPaintDevice,
        *,
        printed: bool = False,
        between: Callable[[], None] = lambda: None,
    ) -> None:
        """Paint all pages on a device that has this paper.

        Parameters
        ----------
        picture : PlanPicture or None
            The picture, whose size the pages were laid out for.
        device : QPagedPaintDevice
            What is painted on.
        printed : bool
            Whether nobody can look closer, as a screen lets one.
        between : callable
            Done after each page.
        """
        dots = self.paper.resolution / READ_DOTS if printed else 1.0
        painter = QPainter(device)
        for number in range(self._count):
            if number:
                device.newPage()
            self._paint_page(painter, number, picture, dots)
            between()
        painter.end()

    def _paint_page(self, painter: QPainter, number: int, picture: PlanPicture | None, dots: float) -> None:
        window = QRectF(QPointF(0, number * self._size.height()), self._size)
        painter.save()
        painter.translate(0, -window.top())
        self._document.drawContents(painter, window)
        if picture is not None and self._place is not None and window.contains(self._place.center()):
            picture.paint(painter, self._place, dots)
        painter.restore()
        foot = self._page_words.format(page=number + 1, pages=self._count)
        _paint_foot(painter, self.paper.area, self._title, f" · {foot}", self._tokens)


class _Text(QTextDocument):
    """A text that fetches nothing: whatever address stands in it is an empty picture."""

    def loadResource(self, kind: int, name: QUrl | str) -> QImage:
        """Return an empty picture."""
        empty = QImage(1, 1, QImage.Format.Format_ARGB32)
        empty.fill(Qt.GlobalColor.transparent)
        return empty


def _document(
    report: Report, picture_size: QSizeF | None, tokens: Tokens, device: QPagedPaintDevice, sizes: tuple[QSizeF, float]
) -> QTextDocument:
    page, scale = sizes
    document = _Text()
    document.setDocumentMargin(0)
    document.setDefaultFont(_font(TEXT_POINTS))
    document.documentLayout().setPaintDevice(device)
    size = QSizeF(1, 1)
    if picture_size is not None:
        room = QSizeF(page.width(), page.height() * PICTURE_SHARE) / scale
        size = picture_size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    placed = Placed("picture", int(size.width()), int(size.height()))
    document.setHtml(markup(report, style("paper", tokens, _font(TEXT_POINTS).family()), placed))
    document.setPageSize(page)
    _keep_together(document, scale)
    return document


def _font(points: int) -> QFont:
    """Return Inter, which comes with the program, with digits of one width."""
    font = tabular(QFont(own_family()))
    font.setPointSize(points)
    return font


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _picture_rect(document: QTextDocument) -> QRectF | None:
    """Return where the picture goes, which alone has its paragraph."""
    for block in _blocks(document):
        if _is_picture(block):
            return document.documentLayout().blockBoundingRect(block)
    return None


def _is_picture(block: QTextBlock) -> bool:
    part = block.begin()
    return not part.atEnd() and part.fragment().charFormat().isImageFormat()


def _keep_together(document: QTextDocument, scale: float) -> None:
    """Begin a page with what its end would cut: a heading from what it heads, a row, the picture.

    From the top downwards, since each move shifts only what follows it.
    """
    heading: QTextBlock | None = None
    for block in _blocks(document):
        if _heads(block):
            heading = heading or block
            continue
        if heading is not None:
            _keep_heading(document, heading, block)
            heading = None
        _keep_row(document, _row_begun_by(block), scale)


def _keep_heading(document: QTextDocument, heading: QTextBlock, headed: QTextBlock) -> None:
    layout, height = document.documentLayout(), document.pageSize().height()
    top, bottom = layout.blockBoundingRect(heading).top(), layout.blockBoundingRect(headed).top()
    table = _table_of(headed)
    if table is not None:
        # The head of a table is nothing without its first row.
        last = min(1, table.rows() - 1)
        bottom = max(_end_of(layout, table.cellAt(last, column)) for column in range(table.columns()))
    elif _is_picture(headed):
        bottom = layout.blockBoundingRect(headed).bottom()
    if bottom >= (top // height + 1) * height:
        cursor = QTextCursor(heading)
        shape = cursor.blockFormat()
        shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        cursor.setBlockFormat(shape)
        _arrange_again(document)


def _keep_row(document: QTextDocument, cells: list[QTextTableCell], scale: float) -> None:
    if not cells:
        return
    layout, height = document.documentLayout(), document.pageSize().height()
    top = min(layout.blockBoundingRect(cell.firstCursorPosition().block()).top() for cell in cells)
    room = (top // height + 1) * height - top
    if max(_end_of(layout, cell) for cell in cells) - top < room:
        return
    for cell in cells:
        shape = cell.format().toTableCellFormat()
        # A line that begins where the page ends is moved by Qt, below the head of the table.
        shape.setTopPadding(shape.topPadding() + room / scale - 1)
        cell.setFormat(shape)
    _arrange_again(document)


def _row_begun_by(block: QTextBlock) -> list[QTextTableCell]:
    """Return the cells of the row that begins with a paragraph; the first row of a table counts as part of its head."""
    table = _table_of(block)
    if table is None:
        return []
    cell = table.cellAt(block.position())
    if cell.column() or not cell.row() or cell.firstCursorPosition().block() != block:
        return []
    return [table.cellAt(cell.row(), column) for column in range(table.columns())]


def _table_of(block: QTextBlock) -> QTextTable | None:
    # Qt's own types do not say that there may be none.
    table: QTextTable | None = QTextCursor(block).currentTable()
    return table


def _end_of(layout: QAbstractTextDocumentLayout, cell: QTextTableCell) -> float:
    return layout.blockBoundingRect(cell.lastCursorPosition().block()).bottom()


def _arrange_again(document: QTextDocument) -> None:
    # Else Qt leaves some lines behind a move without their place.
    document.markContentsDirty(0, document.characterCount())


def _heads(block: QTextBlock) -> bool:
    following = block.next()
    return following.isValid() and (block.blockFormat().headingLevel() > 0 or _is_picture(following))


def _paint_foot(painter: QPainter, area: QSizeF, title: str, page: str, tokens: Tokens) -> None:
    painter.save()
    painter.setFont(_font(FOOT_POINTS))
    painter.setPen(QColor(tokens.muted))
    foot = QRectF(0, area.height() * (1 - FOOT_SHARE), area.width(), area.height() * FOOT_SHARE)
    letters = painter.fontMetrics()
    room = int(area.width()) - letters.horizontalAdvance(page)
    text = letters.elidedText(title, Qt.TextElideMode.ElideRight, room) + page
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, text)
    painter.restore()
