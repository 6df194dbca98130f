"""Shows the tables and commands of a design's database availability groups, and saves them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from models.capacity.dags.results import dags_of
from models.errors import PlannerError
from models.planfile import write_atomically
from models.words import tr_format, tr_noop
from planner.dialogs import files, messages
from planner.dialogs.dag_texts import DagTextsDialog
from planner.presenters import safety
from planner.presenters.dag_texts import DagText, dag_texts
from planner.session.plan_session import PlanSession


class DagCommands:
    """Shows what administrators take away.

    Parameters
    ----------
    folder : callable
        Returns where a file is suggested.
    """

    def __init__(
        self, window: QWidget, session: PlanSession, folder: Callable[[], Path], say: Callable[[str], None]
    ) -> None:
        self._window, self._session, self._folder, self._say = window, session, folder, say

    def show(self) -> None:
        """Show all texts of the design that is shown."""
        session, design = self._session, self._session.design
        if design is None or not design.dags:
            return
        groups = dags_of(session.own_evaluation_of(design.id))
        dialog = DagTextsDialog(dag_texts(session.plan, design, groups), self._window)
        dialog.save_requested.connect(self._save)
        dialog.open()

    def _save(self, text: DagText) -> None:
        form = tr_format("Table (*.csv)") if text.suffix == ".csv" else tr_format("PowerShell script (*.ps1)")
        path = files.ask_export(self._window, self._folder() / f"{text.stem}{text.suffix}", form, text.suffix)
        if path is None:
            return
        try:
            write_atomically(path, text.data.encode("utf-8"), tr_noop("the file"))
        except PlannerError as error:
            messages.show_error(self._window, str(error))
            return
        self._say(safety.saved(path))
