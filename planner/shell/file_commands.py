"""New, open, save: the commands of the File menu."""

from collections.abc import Callable, Sequence
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from models import words
from models.errors import PlannerError
from models.planfile.refusals import quoted
from planner.dialogs import files, messages, save_questions
from planner.presenters import safety
from planner.presenters.samples import Sample, empty_plan
from planner.presenters.status import safe_file_name
from planner.session.plan_file import PlanFile
from planner.session.plan_session import PlanSession
from planner.session.recovery import plan_or_none
from planner.session.safekeeping import Opened, Safekeeping
from planner.session.selection import Selection
from planner.shell.preferences import Preferences

Say = Callable[[str], None]
# Systems take 255 bytes, and a letter has up to four.
LONGEST_NAME = 60
LOOK_AGAIN_MS = 100


@frozen(kw_only=True, eq=False)
class FileParts:
    """What the commands of files work on."""

    session: PlanSession
    selection: Selection
    keeping: Safekeeping
    preferences: Preferences
    samples: Sequence[Sample]


class FileCommands(QObject):
    """What can be done with files; nothing unsaved is lost without a question."""

    def __init__(self, window: QWidget, parts: FileParts, say: Say) -> None:
        super().__init__(window)
        self._window, self._say = window, say
        self._session, self._selection = parts.session, parts.selection
        self._keeping, self._preferences = parts.keeping, parts.preferences
        self.samples = tuple(parts.samples)

    def new(self) -> None:
        """Begin an empty plan."""
        if self.may_leave():
            self.take(Opened(empty_plan(), PlanFile()))

    def open(self) -> None:
        """Ask for a plan and open it."""
        if self.may_leave():
            path = files.ask_open(self._window, self._preferences.folder)
            if path is not None:
                self._read(path)

    def import_inventory(self) -> None:
        """Ask for the inventory of another program and open it as a new plan."""
        path = files.ask_inventory(self._window, self._preferences.folder)
        if path is None or not self.may_leave():
            return
        self._say(self.tr("Reading {0}…").format(safety.shown(path.name)))
        try:
            self.take(self._keeping.import_inventory(path), unsaved=True)
        except (PlannerError, OSError) as error:
            self._say("")
            messages.show_error(self._window, _sentence(error, path))

    def open_path(self, path: Path) -> None:
        """Open a plan whose file is known, as from the recent ones or a drop.

        Other programs ask for that at any moment: in the middle of a save the plan stays until it is saved.
        """
        if self._keeping.jobs.waited_for:
            QTimer.singleShot(LOOK_AGAIN_MS, self, lambda: self.open_path(path))
        elif self.may_leave():
            self._read(path)

    def open_sample(self, sample: Sample) -> None:
        """Open a copy of a sample, without a file yet."""
        if not self.may_leave():
            return
        try:
            self.take(Opened(sample.read(), PlanFile()))
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, str(error))

    def save(self) -> bool:
        """Return whether the plan now stands in its file."""
        file = self._session.file
        if file.path is None or file.read_only:
            return self.save_as()
        try:
            changed = self._keeping.changed_outside()
        except PlannerError as error:
            return self._save_elsewhere(str(error), file.path)
        return self._resolve(file.path) if changed else self._write(file.path)

    def save_as(self) -> bool:
        """Return whether the plan now stands in a file that was asked for."""
        return self._save_to(self._suggested())

    def quit(self) -> None:
        """Close the window, which asks about what is not saved."""
        self._window.close()

    def may_leave(self) -> bool:
        """Return whether the plan may be left: it is saved, or the user lets it go."""
        if not self._session.modified:
            return True
        file = self._session.file
        answer = messages.ask_unsaved(self._window, safe_file_name(file.path, file.suggested))
        if answer == messages.SAVE:
            return self.save()
        if answer == messages.DISCARD:
            self._keeping.autosave.set_aside()
        return answer == messages.DISCARD

    def take(self, opened: Opened, *, unsaved: bool = False) -> None:
        """Show a plan that was read.

        Raises
        ------
        PlanError
            If it cannot be evaluated; the one before stays.
        """
        self._keeping.take(opened, unsaved=unsaved)
        self._selection.clear()
        if opened.sentence:
            self._say(opened.sentence)

    def close(self) -> None:
        """End: leave nothing of a saved plan behind."""
        self._keeping.close()

    def beside(self, suffix: str) -> Path:
        """Return where a file made from the plan is offered to be saved: beside it, by its name."""
        return self._suggested().with_suffix(suffix)

    def _suggested(self) -> Path:
        file = self._session.file
        if file.read_only and file.suggested is not None:
            return file.suggested
        title = self._session.plan.title
        safe = "".join(character if character.isalnum() or character in " -_" else "-" for character in title)
        name = safe.strip()[:LONGEST_NAME].rstrip() or "plan"
        return file.path or file.suggested or self._preferences.folder / f"{name}.xplan"

    def _read(self, path: Path) -> None:
        try:
            opened = self._keeping.open(path)
            self.take(opened)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, _sentence(error, path))
            return
        # A copy out of a temporary folder has no file that could be found again.
        if opened.file.path is not None:
            self._preferences.note_file(path)

    def _write(self, path: Path, *, again: bool = True) -> bool:
        try:
            saved = self._keeping.store(path)
        except (PlannerError, OSError) as error:
            sentence = _sentence(error, path)
            if again:
                return self._save_elsewhere(sentence, path)
            messages.show_error(self._window, sentence)
            return False
        self._say(safety.saved(path) if saved.confirmed else safety.not_confirmed(path))
        self._preferences.note_file(path)
        return True

    def _save_elsewhere(self, sentence: str, path: Path) -> bool:
        return save_questions.ask_elsewhere(self._window, sentence) and self._save_to(self._keeping.elsewhere(path))

    def _save_to(self, suggested: Path) -> bool:
        path = files.ask_save(self._window, suggested)
        return path is not None and self._write(path, again=False)

    def _resolve(self, path: Path) -> bool:
        """Return whether the plan was saved after all, though something else had changed its file."""
        found = safety.outside_change(path, self._session.plan, plan_or_none(path))
        answer = save_questions.ask_outside_change(self._window, safety.shown(path.name), found)
        if answer == save_questions.OVERWRITE:
            return self._write(path)
        if answer == save_questions.COPY:
            return self._save_to(self._keeping.beside(path, "copy"))
        if answer == save_questions.RELOAD:
            self._reload(path)
        return False

    def _reload(self, path: Path) -> None:
        try:
            opened = self._keeping.open(path)
            self._keeping.keep_mine()
            self.take(opened)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, _sentence(error, path))


def _sentence(error: Exception, path: Path) -> str:
    name = safety.shown(path.name)
    if isinstance(error, OSError):
        reason = error.strerror or error
        return words.say("{file}: {reason}. The plan in the window is as it was.", file=name, reason=reason)
    return f"{error}" if name in str(error) or quoted(path.name) in str(error) else f"{name}: {error}"
