"""New, open, save: the commands of the File menu."""

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path

from attrs import frozen
from PySide6.QtWidgets import QWidget

from models.errors import PlannerError
from models.plan.entities import Design, Plan
from models.planfile import load_plan, plan_from_json, save_plan
from planner.dialogs import files, messages
from planner.presenters.status import file_name
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.shell.preferences import Preferences


@frozen
class Sample:
    """A plan that comes with the program."""

    name: str
    title: str
    file: Traversable


def samples_in(folder: Traversable) -> tuple[Sample, ...]:
    """Return the samples in a folder, by name."""
    found = (file for file in folder.iterdir() if file.name.endswith(".json")) if folder.is_dir() else ()
    named = {file.name.removesuffix(".json"): file for file in found}
    return tuple(Sample(name, _title(name), named[name]) for name in sorted(named))


def empty_plan() -> Plan:
    """Return what a new plan begins with: one design and nothing in it."""
    return Plan(designs=(Design(id="design-1", name="Design 1"),))


class FileCommands:
    """What can be done with files; nothing unsaved is lost without a question."""

    def __init__(
        self,
        window: QWidget,
        session: PlanSession,
        selection: Selection,
        preferences: Preferences,
        samples: Sequence[Sample],
    ) -> None:
        self._window, self._session, self._selection = window, session, selection
        self._preferences = preferences
        self.samples = tuple(samples)

    def new(self) -> None:
        """Begin an empty plan."""
        if self.may_leave():
            self._take(empty_plan(), None)

    def open(self) -> None:
        """Ask for a plan and open it."""
        if self.may_leave():
            path = files.ask_open(self._window, self._preferences.folder)
            if path is not None:
                self._read(path)

    def open_path(self, path: Path) -> None:
        """Open a plan whose file is known, as from the recent ones or a drop."""
        if self.may_leave():
            self._read(path)

    def open_sample(self, sample: Sample) -> None:
        """Open a copy of a sample, without a file yet."""
        if not self.may_leave():
            return
        try:
            self._take(plan_from_json(sample.file.read_text("utf-8"), sample.file.name), None)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, str(error))

    def save(self) -> bool:
        """Return whether the plan now stands in its file."""
        path = self._session.path
        return self.save_as() if path is None else self._write(path)

    def save_as(self) -> bool:
        """Return whether the plan now stands in a file that was asked for."""
        name = self._session.plan.title or "plan"
        safe = "".join(character if character.isalnum() or character in " -_" else "-" for character in name)
        suggested = self._session.path or self._preferences.folder / f"{safe.strip()}.xplan"
        path = files.ask_save(self._window, suggested)
        return path is not None and self._write(path)

    def quit(self) -> None:
        """Close the window, which asks about what is not saved."""
        self._window.close()

    def may_leave(self) -> bool:
        """Return whether the plan may be left: it is saved, or the user lets it go."""
        if not self._session.modified:
            return True
        answer = messages.ask_unsaved(self._window, file_name(self._session.path))
        if answer == messages.SAVE:
            return self.save()
        return answer == messages.DISCARD

    def _read(self, path: Path) -> None:
        try:
            self._take(load_plan(path).plan, path)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, _sentence(error, path))
            return
        self._preferences.note_file(path)

    def _take(self, plan: Plan, path: Path | None) -> None:
        self._session.replace(plan, path)
        self._selection.clear()

    def _write(self, path: Path) -> bool:
        try:
            save_plan(self._session.plan, path)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, _sentence(error, path))
            return False
        self._session.saved(path)
        self._preferences.note_file(path)
        return True


def _sentence(error: Exception, path: Path) -> str:
    if isinstance(error, OSError):
        return f"{path.name}: {error.strerror or error}. The plan in the window is as it was."
    return f"{error}" if path.name in str(error) else f"{path.name}: {error}"


def _title(name: str) -> str:
    words = name.replace("-", " ")
    return words[:1].upper() + words[1:]
