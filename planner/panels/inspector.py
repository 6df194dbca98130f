"""The inspector: a form of what is selected, its load, why its numbers are as they are, the room left."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QToolButton, QVBoxLayout, QWidget

from models.capacity.results import RESPONSE, Evaluation
from models.errors import PlannerError
from models.plan import queries
from models.plan.edits import series_of
from models.plan.entities import Entity
from models.plan.fields import Choice
from models.plan.kinds import is_dag, is_link, is_machine, is_population, is_site
from planner.panels.dag_section import DagSection
from planner.panels.editors import NumberEditor
from planner.panels.form_edits import change_of
from planner.panels.form_view import FormView
from planner.panels.load_section import LoadSection
from planner.panels.scroll_anchor import ScrollAnchor
from planner.panels.site_section import SiteSection
from planner.presenters.explanation import Explain, link_lines, measure_lines, response_lines
from planner.presenters.faults import fault_words
from planner.presenters.inspector import LIBRARY, MODEL, Form, form_of
from planner.session.plan_session import PlanSession, Update
from planner.session.selection import Selection
from planner.session.step import before_series
from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens


def _lines_beside(item: Entity | None, evaluation: Evaluation | None) -> tuple[str, ...]:
    """Return what the numbers say of an item that has no gauges of its own."""
    if evaluation is None:
        return ()
    if is_link(item):
        return link_lines(evaluation.links.get(item.id))
    if is_population(item):
        return response_lines(evaluation, item.id)
    return measure_lines(evaluation, item.id) if is_site(item) else ()


class Inspector(QScrollArea):
    """Made from the descriptions of the fields: a new field of an entity needs no line here."""

    titled = Signal(object)
    # A model of hardware is to be chosen from the library for what is selected.
    library_asked = Signal()

    def __init__(
        self,
        session: PlanSession,
        selection: Selection,
        explain: Explain,
        hypervisors: Callable[[], Iterable[Choice]],
        tokens: Tokens,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._selection = session, selection
        self._hypervisors, self._explain = hypervisors, explain
        self._form: Form | None = None
        self._letters = tokens.type
        self.main, self.more = FormView(), FormView()
        self.load = LoadSection(session, explain, tokens)
        self.site = SiteSection(session, selection, tokens)
        self.dag = DagSection(session, selection, tokens)
        self.unfold = QToolButton()
        self._beside = WrappedLabel("", "muted")
        self._arrange()
        self.main.entered.connect(self._enter)
        self.more.entered.connect(self._enter)
        session.updated.connect(self._on_update)
        selection.changed.connect(self._on_selection)
        self.refresh()

    @property
    def form(self) -> Form | None:
        """Return the form that is shown."""
        return self._form

    @property
    def title(self) -> str:
        """Return what is shown, as in "EX-MBX-1 · virtual machine"."""
        return self._form.title if self._form is not None else ""

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours and letters of another theme; fields are as wide as their letters."""
        self.load.set_tokens(tokens)
        self.site.set_tokens(tokens)
        self.dag.set_tokens(tokens)
        if tokens.type != self._letters:
            self._letters, self._form = tokens.type, None
            for view in (self.main, self.more):
                view.forget()
            self.refresh()

    def forget_hidden(self) -> None:
        """Let the editors of other kinds of items go, at once."""
        for view in (self.main, self.more):
            view.forget_hidden()

    def refresh(self) -> None:
        """Show what is selected; editors stay where the fields are the same."""
        self._finish_typing()
        form = form_of(self._session.plan, self._selection.ids, self._hypervisors)
        before, self._form = self._form, form
        anew = before is None or before.ids != form.ids
        if before is None or before.shape() != form.shape():
            self._build(form)
            if anew:
                # Another kind of item begins with its name; among items alike, the same field stays in sight.
                self.verticalScrollBar().setValue(0)
        self.main.show_values(form.main, anew=anew)
        self.more.show_values(form.more, anew=anew)
        if before is None or before.title != form.title:
            self.titled.emit(form.title)
        self._show_load(form.ids)

    def _finish_typing(self) -> None:
        """Enter what is being typed for the item shown so far: leaving its editor later would enter it for the next."""
        focus = QApplication.focusWidget()
        leaving = self._form is not None and self._form.ids != tuple(self._selection.ids)
        if leaving and focus is not None and self.isAncestorOf(focus):
            focus.clearFocus()

    def _build(self, form: Form) -> None:
        self.main.build(form.main)
        self.more.build(form.more)
        self.unfold.setVisible(bool(form.more))
        self.more.setVisible(bool(form.more) and self.unfold.isChecked())
        # New editors would come after everything else in the window.
        self.setTabOrder(self.main.chain_after(self), self.unfold)
        self.load.chain_after(self.more.chain_after(self.unfold))

    def _show_load(self, ids: Sequence[str]) -> None:
        item = queries.find(self._session.plan, ids[0]) if len(ids) == 1 else None
        if is_machine(item):
            self.load.show_machine(item)
        else:
            self.load.hide()
        if is_site(item):
            self.site.show_site(item)
            self.setTabOrder(self.site.chain_after(self.main.chain_after(self)), self.unfold)
        else:
            self.site.hide()
        if is_dag(item):
            self.dag.show_dag(item)
            self.setTabOrder(self.dag.chain_after(self.main.chain_after(self)), self.unfold)
        else:
            self.dag.hide()
        self.unfold.setText(self.tr("Storage and more settings") if is_dag(item) else self.tr("More settings"))
        lines = (*_lines_beside(item, self._session.evaluation), *self._steps(item))
        self._beside.setVisible(bool(lines))
        self._beside.setText("\n".join(lines))

    def _steps(self, item: Entity | None) -> tuple[str, ...]:
        """Return the steps behind the number of a link or a population."""
        resource = "network" if is_link(item) else RESPONSE if is_population(item) else ""
        session = self._session
        if item is None or not resource or session.design is None:
            return ()
        return tuple(
            step.text for step in self._explain(session.shown_plan, session.design_id, item.id, resource).steps
        )

    def _enter(self, path: str, value: object) -> None:
        form = self._form
        if form is None:
            return
        rows = self.main.rows | self.more.rows
        rows[path].show_fault("")
        if path == MODEL and value == LIBRARY:
            self.main.show_values(form.main, anew=True)
            self.library_asked.emit()
            return
        try:
            plan = self._session.plan
            base = before_series(self._session.undo_stack, plan, series_of(form.ids, path))
            self._session.do(change_of(plan, form.ids, path, value, base))
        except PlannerError as error:
            editor = rows[path].editor
            if isinstance(editor, NumberEditor):
                editor.take_back()
            rows[path].show_fault(fault_words(error))
            if isinstance(value, bool):
                # A tick that was refused is none; text is left to be corrected.
                self._restore(path)

    def _restore(self, path: str) -> None:
        """Show the plan's own value in one editor again."""
        form = self._form
        sections = () if form is None else (*form.main, *form.more)
        row = next((row for section in sections for row in section.rows if row.path == path), None)
        if row is not None:
            (self.main.rows | self.more.rows)[path].editor.show_row(row, anew=True)

    def _on_selection(self, _ids: object) -> None:
        self.refresh()

    def _on_update(self, _update: Update) -> None:
        self.refresh()

    def _fold(self, unfolded: bool) -> None:
        self.unfold.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)
        self.more.setVisible(unfolded)

    def _arrange(self) -> None:
        self.setObjectName("inspector")
        self.setAccessibleName(self.tr("Inspector"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.unfold.setObjectName("unfold")
        self.unfold.setCheckable(True)
        self.unfold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.unfold.setArrowType(Qt.ArrowType.RightArrow)
        self.unfold.toggled.connect(self._fold)
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(12, 4, 12, 12)
        layout.setSpacing(8)
        for widget in (self.main, self.site, self.dag, self.unfold, self.more, self._beside, self.load):
            layout.addWidget(widget)
        layout.addStretch(1)
        self.setWidget(content)
        ScrollAnchor(self, content)
