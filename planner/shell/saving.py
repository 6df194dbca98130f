"""Saving a document: where it goes, what is asked when it cannot simply go there, and what is said of it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from models.errors import PlannerError
from models.plan.file_names import safe_stem
from models.planfile import AccessLostError, Way
from models.planfile.errors import quoted
from models.planfile.replacing import lost_words
from models.words import tr_format
from planner.dialogs import access_questions, files, messages, save_questions
from planner.presenters import safety
from planner.session.document import Document
from planner.session.outside import CHANGED, GONE, Outside
from planner.session.plan_store import Opened, PlanStore
from planner.shell.preferences import Preferences

# Systems take 255 bytes, and a letter has up to four.


class Saving:
    """The steps of a save; each is about the document that it is given, whatever else happens meanwhile."""

    def __init__(
        self,
        window: QWidget,
        plan_store: PlanStore,
        preferences: Preferences,
        take: Callable[[Opened], None],
        show_message: Callable[[str], None],
    ) -> None:
        self._window, self._plan_store, self._preferences = window, plan_store, preferences
        self._take, self._say = take, show_message

    async def saving(self, document: Document) -> bool:
        """Return whether a document now stands in its file, after asking whatever has to be asked."""
        file = document.file
        if file.path is None or file.read_only:
            return await self.saving_as(document)
        try:
            found = await self._plan_store.look_outside(document)
        except PlannerError as error:
            return await self._save_elsewhere(document, str(error), file.path)
        if not found.change:
            return await self._write(document, file.path, seen=found.sha256)
        if found.change == CHANGED:
            return await self._resolve(document, file.path, found)
        return await self._place_anew(document, file.path, found)

    def suggested_for(self, document: Document) -> Path:
        """Return where a document is offered to be saved."""
        file = document.file
        if file.read_only and file.suggested is not None:
            return file.suggested
        return file.path or file.suggested or self._preferences.folder / f"{safe_stem(document.plan.title)}.xplan"

    async def _write(
        self, document: Document, path: Path, *, again: bool = True, way: Way | None = None, seen: str | None = None
    ) -> bool:
        used = way or (Way.IN_PLACE if path == document.in_place else Way.KEEP)
        try:
            saved = await self._plan_store.store(document, path, used, seen)
        except AccessLostError as error:
            chosen = access_questions.ask_way(
                self._window, safety.sanitize_file_name(path.name), lost_words(error.lost)
            )
            return chosen is not None and await self._write(document, path, again=again, way=chosen, seen=seen)
        except (PlannerError, OSError) as error:
            sentence = sentence_of(error, path)
            if again:
                return await self._save_elsewhere(document, sentence, path)
            messages.show_error(self._window, sentence)
            return False
        if way is not None:
            # A new file has nothing left to lose; one that is written in place would be asked about each time.
            document.in_place = path if way is Way.IN_PLACE else None
        self._say(safety.saved(path) if saved.confirmed else safety.not_confirmed(path))
        if saved.displaced:
            messages.show_note(self._window, safety.saved_meanwhile(path, saved.copy))
        self._preferences.note_file(path)
        return True

    async def saving_as(self, document: Document) -> bool:
        """Return whether a document now stands in a file that was asked for."""
        return await self._save_to(document, self.suggested_for(document))

    async def _save_elsewhere(self, document: Document, sentence: str, path: Path) -> bool:
        wanted = save_questions.ask_elsewhere(self._window, sentence)
        return wanted and await self._save_to(document, self._plan_store.elsewhere(path))

    async def _save_to(self, document: Document, suggested: Path) -> bool:
        path = files.ask_save(self._window, suggested)
        return path is not None and await self._write(document, path, again=False)

    async def _place_anew(self, document: Document, path: Path, found: Outside) -> bool:
        """Return whether the plan was saved after all, though its file is gone or its folder is another one."""
        sentence = safety.gone(path) if found.change == GONE else safety.moved(path)
        answer = save_questions.ask_lost_place(self._window, sentence)
        if answer == save_questions.OVERWRITE:
            return await self._write(document, path, seen=found.sha256)
        return answer == save_questions.COPY and await self._save_to(document, self._plan_store.elsewhere(path))

    async def _resolve(self, document: Document, path: Path, found: Outside) -> bool:
        """Return whether the plan was saved after all, though something else had changed its file."""
        words = await self._plan_store.difference_outside(document, path)
        answer = save_questions.ask_outside_change(self._window, safety.sanitize_file_name(path.name), words)
        if answer == save_questions.OVERWRITE:
            return await self._write(document, path, seen=found.sha256)
        if answer == save_questions.COPY:
            return await self._save_to(document, self._plan_store.copy_path(path, "copy"))
        if answer == save_questions.RELOAD:
            await self._reload(document, path)
        return False

    async def _reload(self, document: Document, path: Path) -> None:
        try:
            opened = await self._plan_store.evaluated(await self._plan_store.open(path))
            await self._plan_store.keep_mine(document)
            self._take(opened)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, sentence_of(error, path))


def sentence_of(error: Exception, path: Path) -> str:
    """Return what went wrong with a file, in a sentence that names it."""
    name = safety.sanitize_file_name(path.name)
    if isinstance(error, OSError):
        reason = error.strerror or error
        return tr_format("{file}: {reason}. The plan in the window is unchanged.", file=name, reason=reason)
    return f"{error}" if name in str(error) or quoted(path.name) in str(error) else f"{name}: {error}"
