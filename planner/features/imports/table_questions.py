"""What is asked about a table before it is read: its columns, and a file that lists the hosts of its machines."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

import resources
from models.importers.column_matching import ColumnMatch
from models.importers.inventory import Inventory
from models.importers.inventory_forms import read_forms
from models.importers.seen_tables import SeenTable
from planner.dialogs import files, messages
from planner.dialogs.column_dialog import ColumnDialog
from planner.features.imports import tables
from planner.presenters import safety
from planner.presenters.remembered_columns import remembered, with_match
from planner.session.jobs import Jobs
from planner.shell.preferences import Preferences

LANE = "import hosts"
# Takes how the tables of a file are to be read, and the hosts of another file, if one was added.
Answered = Callable[[Sequence[ColumnMatch], Inventory | None], None]


class TableQuestions(QObject):
    """Asks what the columns of a table are, and remembers it."""

    def __init__(self, jobs: Jobs, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs, self._preferences = jobs, preferences

    def ask(self, over: QWidget, path: Path, seen: Sequence[SeenTable], then: Answered) -> ColumnDialog:
        """Return the dialog, shown; it can add a file with hosts."""
        dialog = self._dialog(over, path, seen)
        dialog.offer_hosts()
        dialog.hosts_asked.connect(lambda: self._ask_hosts(dialog))
        dialog.finished.connect(lambda _result: self._jobs.cancel(LANE))
        dialog.accepted.connect(lambda: self._answer(dialog, lambda: then(dialog.matches, dialog.hosts)))
        dialog.open()
        return dialog

    def _dialog(self, over: QWidget, path: Path, seen: Sequence[SeenTable]) -> ColumnDialog:
        known, kept = read_forms(resources.folder()), self._preferences.table_columns
        name = safety.sanitize_file_name(path.name)
        dialog = ColumnDialog(name, seen, known, partial(remembered, kept), over)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    def _answer(self, dialog: ColumnDialog, then: Callable[[], None]) -> None:
        kept = self._preferences.table_columns
        self._preferences.keep_table_columns(with_match(kept, dialog.headers, dialog.match))
        then()

    def _ask_hosts(self, dialog: ColumnDialog) -> None:
        path = files.ask_inventory(dialog, self._preferences.folder)
        if path is not None:
            self._read(dialog, path, partial(tables.read, path))

    def _read(self, dialog: ColumnDialog, path: Path, work: Callable[..., object]) -> None:
        name = safety.sanitize_file_name(path.name)
        dialog.tell_hosts(self.tr("{0} is being read…").format(name), reading=True)
        self._jobs.start_long(
            LANE,
            work,
            lambda found: self._take_hosts(dialog, path, found),
            lambda sentence: self._refuse(dialog, sentence),
            lambda _progress: None,
        )

    def _take_hosts(self, dialog: ColumnDialog, path: Path, found: Inventory | tuple[SeenTable, ...]) -> None:
        name = safety.sanitize_file_name(path.name)
        if not isinstance(found, Inventory):
            dialog.tell_hosts("")
            columns = self._dialog(dialog, path, found)
            read = partial(tables.read_tables, path)
            columns.accepted.connect(
                lambda: self._answer(columns, lambda: self._read(dialog, path, partial(read, columns.matches, None)))
            )
            columns.open()
        elif found.hosts:
            dialog.take_hosts(name, found)
        else:
            self._refuse(dialog, self.tr("{0} lists no hosts.").format(name))

    def _refuse(self, dialog: ColumnDialog, sentence: str) -> None:
        dialog.tell_hosts("")
        messages.show_error(dialog, sentence)
