"""The plan in a mail: a draft with the plan, a picture and a page, in the user's own mail program."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from models.errors import PlannerError
from models.exporters.mail import Attachment, attachments_of, body_of, draft, subject_of
from models.plan.entities import Plan
from models.plan.file_names import safe_stem
from models.planfile import plan_from_bytes, plan_to_bytes, write_atomically
from models.words import tr_format, tr_noop
from planner.dialogs import files, messages, save_questions
from planner.dialogs.mail_dialog import MailChoice, MailDialog
from planner.presenters import mail
from planner.presenters.report import ReportSource, comparison_page
from planner.presenters.status import file_name
from planner.session.document import Document
from planner.session.draft_store import DraftStore
from planner.session.email_commands import Email
from planner.session.mail_handoff import CLOSED, KEPT, TAKEN, MailHandoff, Outcome
from planner.session.plan_session import PlanSession
from planner.session.plan_store import PlanStore
from planner.session.tasks import Task
from planner.shell.file_commands import FileCommands

Say = Callable[[str], None]
DRAFT_SUFFIX = ".eml"
LANE = "mail"


class MailCommands(QObject):
    """Offers a mail, hands it over, and says in one sentence what became of it."""

    def __init__(
        self,
        window: QWidget,
        session: PlanSession,
        plan_store: PlanStore,
        file_commands: FileCommands,
        report: Callable[[], ReportSource],
        show_message: Say,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._plan_store = window, session, plan_store
        self._files, self._report, self._say = file_commands, report, show_message
        self._drafts = DraftStore(plan_store.folder)
        self.door = MailHandoff()
        self.dialog: MailDialog | None = None

    def send(self) -> Task:
        """Offer a mail with the plan as it stands in its file, or as a copy where the user says so."""
        return self._files.tasks.start(self.tr("Send the plan"), self._send)

    async def _send(self) -> None:
        try:
            plan = await self._plan_bytes(self._session.document)
            offer = None if plan is None else await self._offer_of(plan)
        except (PlannerError, OSError) as error:
            messages.show_error(self._window, str(error))
            return
        if offer is None:
            return
        self._plan_store.jobs.start("outbox", self._drafts.delete_expired)
        self.dialog = MailDialog(offer, self._hand_over, self._save_draft, self._window)
        self.dialog.finished.connect(self._release)
        self.dialog.open()

    def _release(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None

    async def _plan_bytes(self, document: Document) -> bytes | None:
        """Return a document's own file or a sound copy of its plan; None where the user wants neither."""
        own = await self._plan_store.own_bytes(document)
        if own is not None:
            return own
        why = mail.not_saved() if document.path is None else mail.not_in_file(document.path.name)
        answer = save_questions.ask_before_mail(self._window, why)
        if answer == save_questions.SAVE:
            if not await self._files.saving(document):
                return None
            return await self._plan_store.own_bytes(document) or await self._copy(document)
        return await self._copy(document) if answer == save_questions.COPY else None

    async def _copy(self, document: Document) -> bytes:
        plan = document.plan
        return await self._plan_store.jobs.answer(lambda: _sound_copy(plan))

    async def _offer_of(self, plan: bytes) -> mail.MailOffer:
        from planner.canvas.picture import PIXELS_TO_READ, png_of
        from planner.reports.drawings import Drawings, picture_of
        from planner.reports.paper import pdf_of, usual_paper

        source, answer = self._report(), self._plan_store.jobs.answer
        page, picture = await answer(lambda: comparison_page(source)), picture_of(source)
        image = picture.image(PIXELS_TO_READ) if picture is not None else None
        paper = usual_paper()
        pdf = await answer(lambda: pdf_of(page, Drawings(), paper)) if page.comparison else None
        png = await answer(lambda: png_of(image)) if image else None
        design = source.plan.design(source.design_id)
        parts = {
            mail.PLAN: attachments_of(self._name(plan), plan=plan),
            mail.PICTURE: attachments_of(self._name(plan), picture=png),
            mail.PAGE: attachments_of(self._name(plan), pdf=pdf),
        }
        name = design.name if design is not None else ""
        enclosures = tuple(mail.enclosure(key, file, name) for key, found in parts.items() for file in found)
        plan_words = tr_format("Attached: the plan “{title}”.", title=self._session.plan.title)
        # The sentence about a single design tells its planner what to do next; a recipient has no use for it.
        body = body_of(page.sentence if len(source.plan.designs) > 1 else plan_words)
        return mail.MailOffer(enclosures, mail.subject_for(self._session.plan), body)

    def _name(self, plan: bytes) -> str:
        """Return the name that the receiver sees, with the ending of what the bytes are."""
        file = self._session.document.file
        name = file_name(file.source, file.suggested) if file.source or file.suggested else self._session.plan.title
        ending = ".json" if plan.lstrip().startswith(b"{") else ".xplan"
        return safe_stem(name) + ending

    def _hand_over(self, choice: MailChoice) -> bool:
        written, email = self._written(choice)
        self._plan_store.jobs.start(
            LANE,
            partial(self.door.hand_over, email, written),
            then=partial(self._tell, len(choice.files)),
            failed=partial(messages.show_error, self._window),
        )
        return True

    def _written(self, choice: MailChoice) -> tuple[Path, Email]:
        """Return the draft file and the letter, both with the same files."""
        subject = subject_of(choice.subject)
        data = draft(choice.files, subject, choice.body)
        stem = safe_stem(file_name(self._session.document.file.source, self._session.document.file.suggested))
        *attached, eml = self._drafts.put((*choice.files, Attachment(stem + DRAFT_SUFFIX, data)))
        return eml, Email(subject, body_of(choice.body), tuple(attached))

    def _save_draft(self, choice: MailChoice) -> bool:
        data = draft(choice.files, choice.subject, choice.body)
        path = files.ask_draft(self.dialog, self._files.beside(DRAFT_SUFFIX))
        if path is None:
            return False
        write_atomically(path, data, tr_noop("the draft"))
        self._say(mail.saved_draft(path))
        return True

    def _tell(self, number: int, outcome: Outcome) -> None:
        if outcome.what == TAKEN:
            self._say(mail.taken(number))
        elif outcome.what == CLOSED:
            self._say(mail.closed())
        else:
            kept = outcome.what == KEPT
            sentence = mail.kept_as_file(outcome.draft) if kept else mail.opened_as_file(outcome.draft)
            self._offer_folder(sentence, outcome.draft)

    def _offer_folder(self, sentence: str, path: Path) -> None:
        if not messages.ask_show_in_folder(self._window, sentence):
            return
        try:
            self.door.show_in_folder(path)
        except PlannerError as error:
            messages.show_error(self._window, str(error))


def _sound_copy(plan: Plan) -> bytes:
    data = plan_to_bytes(plan)
    # Nothing goes out that the receiver could not open.
    plan_from_bytes(data, "plan")
    return data
