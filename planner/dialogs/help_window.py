"""The help: contents or hits at the left, the page at the right."""

from attrs import define, field, frozen
from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from models.words import translate
from planner.dialogs.help_browser import HelpBrowser, HelpParts, page_lines
from planner.presenters.help_pages import PAGES
from planner.presenters.help_search import Hit, search
from planner.theme.letters import for_letters, size_for
from planner.theme.tokens import Tokens

CONTEXT = "Help"
WIDTH, HEIGHT, CONTENTS_WIDTH, ROW_HEIGHT, BUTTON, GAP = 1040, 760, 272, 28, 28, 4
TITLES = dict(PAGES)


@frozen
class Stop:
    """A place in the help: a page, and a heading or the number of a paragraph on it."""

    page: str
    heading: str = ""
    line: int = -1


@define
class Visits:
    """The places that were shown, for Back and Forward."""

    stops: list[Stop] = field(factory=list)
    position: int = -1

    def add(self, stop: Stop) -> None:
        """Add a place after the current one; what lay forward is dropped."""
        if not self.stops or self.stops[self.position] != stop:
            self.stops[self.position + 1 :] = [stop]
            self.position += 1

    def can_move(self, step: int) -> bool:
        """Return whether there is a place so many steps forward, or back if negative."""
        return 0 <= self.position + step < len(self.stops)

    def move(self, step: int) -> Stop:
        """Return the place so many steps forward, or back if negative, which is the current one now."""
        self.position += step
        return self.stops[self.position]


class HelpWindow(QDialog):
    """All pages of the help with contents, search, links, Back and Forward."""

    def __init__(self, parts: HelpParts, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts, self._visits = parts, Visits()
        self._lines: dict[str, list[str]] = {}
        self.contents, self.hits, self.no_match = (
            QListWidget(),
            QListWidget(),
            QLabel(_words("No help page contains these words.")),
        )
        self.browser, self.search, self._lists = HelpBrowser(parts, tokens), QLineEdit(), QStackedWidget()
        self.back = self._button("←", _words("Back"), QKeySequence.StandardKey.Back, -1)
        self.forward = self._button("→", _words("Forward"), QKeySequence.StandardKey.Forward, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.resize(size_for(self, WIDTH, HEIGHT))
        self._fill()
        self._arrange()
        self._connect()

    def show_page(self, name: str, heading: str = "") -> None:
        """Show a page by its name, at a heading where one is named; a page that does not exist changes nothing."""
        if name in TITLES:
            self._go(Stop(name, heading))

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.browser.set_tokens(tokens)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the search on Esc before Esc closes the window."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def _go(self, stop: Stop) -> None:
        self._visits.add(stop)
        self._show(stop)

    def _move(self, step: int) -> None:
        if self._visits.can_move(step):
            self._show(self._visits.move(step))

    def _show(self, stop: Stop) -> None:
        title = translate(TITLES[stop.page])
        self.setWindowTitle(title)
        self.browser.setAccessibleName(title)
        self.browser.show_text(self._parts.page(stop.page), stop.heading, stop.line)
        with QSignalBlocker(self.contents):
            self.contents.setCurrentRow(list(TITLES).index(stop.page))
        self.back.setEnabled(self._visits.can_move(-1))
        self.forward.setEnabled(self._visits.can_move(1))

    def _search(self, words: str) -> None:
        if not self._lines:
            self._lines = {name: page_lines(self._parts.text(name)) for name in TITLES}
        found = search(self._lines, words)
        with QSignalBlocker(self.hits):
            self.hits.clear()
            for hit in found:
                item = QListWidgetItem(f"{translate(TITLES[hit.page])}\n{hit.text}")
                item.setData(Qt.ItemDataRole.UserRole, hit)
                self.hits.addItem(item)
        self._lists.setCurrentWidget(self.hits if found else self.no_match if words.strip() else self.contents)

    def _open_first(self) -> None:
        if self.hits.count() and self.search.text().strip():
            self.hits.setCurrentRow(0)
            self.hits.setFocus()

    def _show_row(self, row: int) -> None:
        self._go(Stop(PAGES[row][0]))

    def _show_hit(self, row: int) -> None:
        if row >= 0:
            hit: Hit = self.hits.item(row).data(Qt.ItemDataRole.UserRole)
            self._go(Stop(hit.page, line=hit.line))

    def _fill(self) -> None:
        for _, title in PAGES:
            item = QListWidgetItem(translate(title))
            item.setSizeHint(QSize(0, for_letters(ROW_HEIGHT)))
            self.contents.addItem(item)
        for widget, name in ((self.contents, _words("Contents")), (self.hits, _words("Search results"))):
            widget.setAccessibleName(name)
            widget.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.setObjectName("help_contents")
        self.hits.setWordWrap(True)
        self.hits.setSpacing(GAP)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.no_match.setWordWrap(True)
        self.no_match.setMargin(GAP)
        self.no_match.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.search.setPlaceholderText(_words("Search the help"))
        self.search.setAccessibleName(_words("Search the help"))
        self.search.setClearButtonEnabled(True)

    def _arrange(self) -> None:
        for widget in (self.contents, self.hits, self.no_match):
            self._lists.addWidget(widget)
        top = QHBoxLayout()
        for control in (self.back, self.forward, self.search):
            top.addWidget(control)
        side = QWidget()
        side.setFixedWidth(for_letters(CONTENTS_WIDTH))
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addWidget(self._lists, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 12, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(side)
        layout.addWidget(self.browser, 1)

    def _connect(self) -> None:
        """Connect search, lists and links to what they show."""
        self.contents.currentRowChanged.connect(self._show_row)
        self.hits.currentRowChanged.connect(self._show_hit)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_first)
        self.browser.page_asked.connect(self.show_page)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)

    def _button(self, sign: str, name: str, key: QKeySequence.StandardKey, step: int) -> QToolButton:
        button = QToolButton()
        button.setText(sign)
        button.setAccessibleName(name)
        button.setToolTip(f"{name} ({QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)})")
        button.setShortcut(key)
        button.setMinimumSize(BUTTON, BUTTON)
        button.clicked.connect(lambda: self._move(step))
        return button


def _words(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)
