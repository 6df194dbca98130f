"""First page of the new-plan assistant: sites, users and links."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from models.capacity.results import Evaluation
from models.errors import PlannerError
from models.plan.entities import Link, Plan
from models.proposing.offered import Offered
from models.proposing.requirements import work_of
from planner.dialogs.assistant_clients import ClientsDialog
from planner.dialogs.assistant_legend import ClientLegend
from planner.dialogs.assistant_links import AssistantLinks
from planner.dialogs.assistant_preview import Picture, PlanPreview
from planner.dialogs.assistant_rows import UserRowsModel, UserTable
from planner.dialogs.text import words
from planner.presenters.assistant_paste import PastedUsers, pasted_users
from planner.presenters.assistant_rows import NAME, ReadRows, UserRow, read_rows
from planner.presenters.assistant_summary import load_line
from planner.theme.letters import are_large
from planner.theme.tokens import Tokens

Draw = Callable[[Plan, str, Evaluation | None], Picture]
# The preview follows typing within a tenth of a second.
FOLLOW_MS = 40
TABLE_SHARE, REST_SHARE = 3, 4


class UsersPage(QWidget):
    """Rows of users, links and a preview.

    Signals: ``changed`` (after each edit), ``import_asked`` (rows out of files are wanted).
    """

    changed = Signal()
    import_asked = Signal()

    def __init__(self, offered: Offered, link: Link, draw: Draw, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw, self._offered = draw, offered
        self._shown: Sequence[UserRow] = ()
        self._before_paste: Sequence[UserRow] = ()
        self.model = UserRowsModel(offered, self)
        self.table = UserTable(self.model, offered.messages_per_day, tokens)
        self.links = AssistantLinks(link)
        self.legend, self.preview = ClientLegend(tokens), PlanPreview(tokens)
        self.load = words("", "muted")
        self.fault = words("", "fault")
        self.banner, self.told = QFrame(), words("")
        self.undo = QPushButton(self.tr("Undo"))
        self.from_files = QPushButton(self.tr("Import from files…"))
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(FOLLOW_MS)
        self._follow.timeout.connect(self._show_preview)
        self._connect()
        self._arrange()
        self._on_change()

    @property
    def read(self) -> ReadRows:
        """Return what the rows mean."""
        return read_rows(self.model.rows)

    def is_ready(self) -> bool:
        """Return whether the page can be left; where not, the first fault is shown and has the keys."""
        self.model.ask_for_empty()
        if not self.model.rows:
            self._tell(self.tr("Enter at least one site with its mailboxes."))
            self.table.show_cell(0, 0)
            return False
        for fault in self.model.faults:
            self._tell(fault.sentence)
            self.table.show_cell(fault.row, fault.column)
            return False
        wrong = self.links.fault()
        if wrong is not None:
            self._tell(wrong[1])
            wrong[0].setFocus()
            return False
        return True

    def paste(self) -> None:
        """Add the rows of the clipboard, and say what was left out and why."""
        self.take(lambda: pasted_users(QGuiApplication.clipboard().text(), self._offered.usual_messages))

    def take(self, make: Callable[[], PastedUsers | None]) -> None:
        """Add the rows that are made, and say what was left out and why; the fault where they cannot be made."""
        try:
            pasted = make()
        except PlannerError as error:
            self._say(str(error), can_undo=False)
            return
        if pasted is None:
            return
        self._before_paste = self.model.rows
        self.model.set_rows((*self.model.rows, *pasted.rows))
        self._say(pasted.sentence, can_undo=bool(pasted.rows))

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self.table.cells.tokens = tokens
        self.legend.set_tokens(tokens)
        self.preview.set_tokens(tokens)
        self.table.viewport().update()
        self._show_preview()

    def _connect(self) -> None:
        self.model.changed.connect(self._on_change)
        self.links.changed.connect(self._on_change)
        self.table.pasted.connect(self.paste)
        self.table.clients_asked.connect(self._ask_clients)
        self.table.cells.typed.connect(self._on_typing)
        self.undo.clicked.connect(self._undo_paste)
        self.from_files.clicked.connect(self.import_asked)

    def _on_typing(self, rows: object) -> None:
        assert isinstance(rows, tuple)  # noqa: S101 - told by the cells
        self._shown = rows
        self._follow.start()

    def _on_change(self) -> None:
        self._shown = self.model.rows
        self.links.show_sites(self.read.sites)
        self.legend.show_clients([row.clients for row in self.model.rows])
        self._follow.start()
        faults = self.model.faults
        self._tell(faults[0].sentence if faults else "")
        self.changed.emit()

    def _show_preview(self) -> None:
        read = read_rows(self._shown)
        text = load_line(read.groups) if read.groups else ""
        self.load.setText(text)
        work = work_of(read.groups, self.links.links)
        self.preview.show_picture(self._draw(work, "", None) if read.groups else None, text)

    def _ask_clients(self, row: int) -> None:
        rows = self.model.rows
        dialog = ClientsDialog(rows[row].texts[NAME], rows[row].clients, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            chosen = [number for number in range(len(rows)) if dialog.for_all.isChecked() or number == row]
            self.model.set_rows(
                [each.with_clients(dialog.clients) if number in chosen else each for number, each in enumerate(rows)]
            )
        dialog.deleteLater()

    def _undo_paste(self) -> None:
        self.model.set_rows(self._before_paste)
        self.banner.hide()
        self.table.setFocus()

    def _say(self, sentence: str, *, can_undo: bool) -> None:
        self.told.setText(sentence)
        self.undo.setVisible(can_undo)
        self.banner.show()

    def _tell(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(32, 24, 32, 16)
        layout.setSpacing(8)
        layout.addWidget(words(self.tr("Who uses mail, and where?"), "page_title"))
        hint = self.tr("One row for each group of users. Copy rows from a spreadsheet and press Ctrl+V.")
        line = QHBoxLayout()
        line.addWidget(words(hint, "muted"), 1)
        line.addWidget(self.from_files)
        self.from_files.setAutoDefault(False)
        layout.addLayout(line)
        self._arrange_banner()
        layout.addWidget(self.banner)
        layout.addWidget(self.table, TABLE_SHARE)
        layout.addWidget(self.legend)
        layout.addWidget(self.fault)
        lower = QBoxLayout(QBoxLayout.Direction.TopToBottom if are_large() else QBoxLayout.Direction.LeftToRight)
        lower.setSpacing(24)
        lower.addLayout(self._left(), 1)
        lower.addLayout(self._right(), 1)
        layout.addLayout(lower, REST_SHARE)

    def _arrange_banner(self) -> None:
        self.banner.setProperty("reason", True)
        self.banner.hide()
        self.undo.setProperty("link", True)
        self.undo.setAutoDefault(False)
        row = QHBoxLayout(self.banner)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self.told, 1)
        row.addWidget(self.undo, 0, Qt.AlignmentFlag.AlignTop)

    def _left(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(words(self.tr("Links between sites"), "strong"))
        column.addWidget(self.links, 1)
        return column

    def _right(self) -> QVBoxLayout:
        column, head = QVBoxLayout(), QHBoxLayout()
        column.setSpacing(8)
        head.addWidget(_short(words(self.tr("Preview"), "strong")))
        head.addWidget(self.load, 1)
        self.load.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(head)
        column.addWidget(self.preview, 1)
        return column


def _short(label: QLabel) -> QLabel:
    label.setWordWrap(False)
    return label
