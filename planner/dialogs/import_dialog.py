"""The import of an inventory: read in a process apart, looked at, chosen from, and taken in one step."""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from models.plan.entities import Site
from models.units import PERCENT
from planner.dialogs.import_choices import Chosen, ImportChoices, Prepared, RememberedHosts
from planner.dialogs.text import words
from planner.presenters import import_view as view
from planner.session.jobs import Progress
from planner.theme.letters import for_letters, size_for
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

WIDTH, HEIGHT, NAME_WIDTH = 1160, 830, 420


@frozen(kw_only=True, eq=False)
class ImportDialogParts:
    """What the dialog works with.

    Parameters
    ----------
    version : str
        The Exchange version that is offered first.
    sites : callable
        Returns the sites of the plan in the window, or None where no plan is open.
    tokens : Tokens
        The colours in use.
    hosts : RememberedHosts
        Names of hosts that were matched by hand.
    """

    version: str
    hosts: RememberedHosts
    sites: Callable[[], Sequence[Site] | None]
    tokens: Tokens


class ImportDialog(QDialog):
    """Busy, a sentence, or the choices. The plan in the window can be worked on meanwhile.

    Signals: ``another_asked`` (another file is wanted), ``cancelled`` (closed without an import), ``taken`` (a
    `Chosen`, and whether it becomes a design of the plan that is open). It stays open until `accept` is called.
    """

    another_asked = Signal()
    cancelled = Signal()
    taken = Signal(object, bool)

    def __init__(self, parts: ImportDialogParts, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Import an inventory"))
        self._parts, self._working = parts, False
        self.file, self.about = words("", "strong"), words("", "muted", narrow=True)
        self.another = QPushButton(self.tr("Choose another file…"))
        self.another.setProperty("link", True)
        self.progress, self.sentence = QProgressBar(), words("", narrow=True)
        self.choices = ImportChoices(parts.version, parts.tokens, parts.hosts)
        self.pages = QStackedWidget()
        self._parts_of_pages = (self.progress, self.sentence, self.choices)
        self.new_plan = QRadioButton(self.tr("New plan"))
        self.new_design = QRadioButton(self.tr("New design in the open plan"))
        self.reason = words("", "muted")
        self.cancel, self.take = QPushButton(self.tr("&Cancel")), QPushButton(self.tr("Import"))
        for button in (self.another, self.cancel):
            button.setAutoDefault(False)
        self._connect()
        self._arrange()
        self.resize(size_for(self, WIDTH, HEIGHT))

    def show_busy(self, name: str) -> None:
        """Show that a file is being read."""
        shown = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, for_letters(NAME_WIDTH))
        self.file.setText(shown)
        self.file.setToolTip(plain_tooltip(name) if shown != name else "")
        self.about.setText(self.tr("The file is being read…"))
        self.progress.setValue(0)
        self.progress.setAccessibleName(self.tr("Importing {0}…").format(name))
        self._show_page(self.progress)
        self.cancel.setFocus()

    def tell(self, progress: Progress) -> None:
        """Show how far the reading is."""
        self.progress.setValue(round(progress.done * PERCENT))

    def show_fault(self, sentence: str) -> None:
        """Show why a file cannot be imported."""
        self.about.setText("")
        self.sentence.setText(sentence)
        self._show_page(self.sentence)
        self.another.setFocus()

    def show_inventory(self, given: Prepared) -> None:
        """Show what was read, and what can be chosen."""
        self.about.setText(view.file_line(given.inventory))
        open_sites = self._parts.sites()
        self.new_design.setEnabled(open_sites is not None)
        if open_sites is None:
            self.new_plan.setChecked(True)
        self.choices.begin(given)
        self._show_page(self.choices)
        self._follow_target()
        self.choices.exchange.pattern.setFocus()

    def set_working(self, *, working: bool) -> None:
        """Take no input while the plan is made."""
        self._working = working
        for part in (self.choices, self.another, self.cancel, self.new_plan, self.new_design, self.take):
            part.setEnabled(not working)
        if not working:
            self.new_design.setEnabled(self._parts.sites() is not None)
            self._show_state()

    def reject(self) -> None:
        """Close without an import; not while the plan is made."""
        if self._working:
            return
        self.cancelled.emit()
        super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on to the next field at Enter while something is typed: nobody means to import then."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(self.focusWidget(), QLineEdit):
            self.focusNextChild()
            return
        super().keyPressEvent(event)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.choices.facts.bar.set_tokens(tokens)
        self.choices.sites.set_tokens(tokens)

    def _connect(self) -> None:
        self.another.clicked.connect(self.another_asked)
        self.cancel.clicked.connect(self.reject)
        self.take.clicked.connect(self._take)
        self.choices.changed.connect(self._show_state)
        self.new_plan.setChecked(True)
        self.new_design.toggled.connect(self._follow_target)

    def _take(self) -> None:
        chosen = self.choices.chosen
        if chosen is not None and self.take.isEnabled():
            self.taken.emit(chosen, self.new_design.isChecked())

    def _follow_target(self) -> None:
        sites = self._parts.sites() if self.new_design.isChecked() else ()
        self.choices.show_sites(sites or ())
        self._show_state()

    def _show_state(self) -> None:
        chosen: Chosen | None = self.choices.chosen
        is_ready = chosen is not None and self.pages.currentWidget() is self.choices
        for part in (self.new_plan, self.new_design, self.reason):
            part.setVisible(is_ready)
        self.take.setVisible(is_ready)
        if chosen is None or not is_ready:
            return
        why_not = view.why_not(chosen.selection, chosen.choices)
        promise = self.tr("Can be undone in one step") if self.new_design.isChecked() else ""
        self.reason.setText(why_not or promise)
        self.take.setText(view.button_text(chosen.selection))
        self.take.setEnabled(not why_not)

    def _show_page(self, part: QWidget) -> None:
        self.pages.setCurrentIndex(self._parts_of_pages.index(part))
        self.another.setVisible(part is not self.progress)
        self._show_state()

    def _arrange(self) -> None:
        self.progress.setRange(0, round(PERCENT))
        self.progress.setTextVisible(False)
        for part in self._parts_of_pages:
            self.pages.addWidget(part if part is self.choices else _above(part))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head())
        layout.addWidget(self.pages, 1)
        layout.addWidget(self._foot())
        self.take.setDefault(True)

    def _head(self) -> QVBoxLayout:
        head = QVBoxLayout()
        head.setContentsMargins(24, 16, 24, 16)
        head.setSpacing(2)
        head.addWidget(words(self.tr("Import an inventory"), "page_title"))
        line = QHBoxLayout()
        line.setSpacing(8)
        self.file.setWordWrap(False)
        line.addWidget(self.file)
        line.addWidget(self.about, 1)
        line.addWidget(self.another)
        head.addLayout(line)
        return head

    def _foot(self) -> QFrame:
        foot = QFrame()
        foot.setObjectName("assistant_foot")
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        row.setSpacing(12)
        row.addWidget(self.new_plan)
        row.addWidget(self.new_design)
        row.addStretch(1)
        self.reason.setWordWrap(False)
        for part in (self.reason, self.cancel, self.take):
            row.addWidget(part)
        return foot


def _above(part: QWidget) -> QWidget:
    """Return a page with one part at its top."""
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(24, 16, 24, 16)
    layout.addWidget(part)
    layout.addStretch(1)
    return page
