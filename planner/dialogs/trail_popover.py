"""Everything behind one number of a machine: steps, figures, documents, and figures of the plan's own."""

from collections.abc import Iterable, Mapping

from attrs import evolve, frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from models.calibration.figures import Figure
from models.capacity.results import RESOURCES
from models.errors import PlannerError
from models.plan.overriding import clear_override, override_figure
from models.words import translate
from planner.dialogs.figure_block import FigureBlock
from planner.dialogs.override_form import OverrideForm
from planner.dialogs.text import words
from planner.presenters.explanation import Explain
from planner.presenters.status import RESOURCE_WORDS
from planner.presenters.trail_page import StepView, TrailPage, trail_page
from planner.session.debounce import Debounce
from planner.session.plan_session import PlanSession
from planner.theme.letters import size_for

# SPARE is what its frame may take in a low window.
WIDTH, HEIGHT, SPARE = 620, 720, 64


@frozen(kw_only=True, eq=False)
class TrailParts:
    """What a trail is told from.

    Parameters
    ----------
    published : mapping of str to Figure
        Every figure as published.
    """

    session: PlanSession
    explain: Explain
    published: Mapping[str, Figure]


class TrailPopover(QDialog):
    """A small window beside the plan; it follows the plan, Esc closes it."""

    def __init__(self, parts: TrailParts, machine_id: str, resource: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self._parts, self._machine_id = parts, machine_id
        self.resource = resource
        self.page: TrailPage | None = None
        self.blocks: dict[str, FigureBlock] = {}
        self.choices: dict[str, QToolButton] = {}
        self._title, self._area = words("", "strong"), QScrollArea()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("trail")
        size = size_for(self, WIDTH, HEIGHT)
        room = parent.window().height() - SPARE if parent is not None else HEIGHT
        self.resize(size.width(), min(size.height(), room))
        self._arrange()
        # All blocks are made anew, which is more than a slider that is being drawn leaves time for.
        self._debounce = Debounce(self.refresh, self)
        parts.session.updated.connect(self._follow)
        self.refresh()

    def choose(self, resource: str) -> None:
        """Show another resource of the same machine."""
        self.resource = resource
        self._area.verticalScrollBar().setValue(0)
        self.refresh()

    def refresh(self) -> None:
        """Tell the trail as the plan is now; close where the machine is gone."""
        self._debounce.end()
        session = self._parts.session
        design = session.design
        machine = design.by_id.get(self._machine_id) if design is not None else None
        if machine is None:
            self.close()
            return
        self.setWindowTitle(machine.name)
        self.choices[self.resource].setChecked(True)
        try:
            trail = self._parts.explain(session.shown_plan, session.design_id, machine.id, self.resource)
            gauge = session.evaluation_of(session.design_id).gauge(machine.id, self.resource)
        except PlannerError as error:
            page = TrailPage(machine.name, str(error), (), ())
        else:
            page = trail_page(trail, gauge, self._parts.published)
        if session.previewing:
            of_what = self.tr("What-if preview:")
            page = evolve(page, summary=f"{of_what} {page.summary}")
        # Most edits change other machines; what is read stays where it is then.
        if page != self.page:
            self.page = page
            self._show(page)

    def _show(self, page: TrailPage) -> None:
        place = self._area.verticalScrollBar().value()
        self._title.setText(page.title)
        self.blocks = {}
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(20, 4, 20, 16)
        layout.setSpacing(8)
        layout.addWidget(words(page.summary))
        self._add_steps(layout, page.steps)
        for end in page.ends:
            layout.addSpacing(12)
            layout.addWidget(words(end.title, "section"))
            self._add_steps(layout, end.steps, "")
        for note in page.notes:
            layout.addWidget(words(note, "muted"))
        layout.addStretch(1)
        before = self._area.takeWidget()
        if before is not None:
            # A button of it may be what asked for the change.
            before.hide()
            before.deleteLater()
        self._area.setWidget(content)
        # The new content has its height only when it is laid out.
        content.adjustSize()
        self._area.verticalScrollBar().setValue(place)

    def _add_steps(self, layout: QVBoxLayout, steps: Iterable[StepView], look: str = "strong") -> None:
        for step in steps:
            layout.addSpacing(4)
            layout.addWidget(words(step.text, look))
            for figure in step.figures:
                layout.addWidget(self._block(figure.key, FigureBlock(figure)))
            for text in step.again:
                layout.addWidget(words(text, "muted"))

    def _block(self, key: str, block: FigureBlock) -> FigureBlock:
        self.blocks[key] = block
        block.override_asked.connect(self._ask_override)
        block.clear_asked.connect(self._clear_override)
        return block

    def _ask_override(self, key: str) -> None:
        published, session = self._parts.published[key], self._parts.session
        mine = next((override for override in session.plan.assumptions.overrides if override.figure == key), None)
        value, reason = (mine.value, mine.reason) if mine is not None else (published.value, "")

        def offer(new_value: float, new_reason: str) -> None:
            session.do(override_figure(session.plan, published, new_value, new_reason))

        OverrideForm(published, value, reason, offer, self).open()

    def _clear_override(self, key: str) -> None:
        session = self._parts.session
        session.do(clear_override(session.plan, self._parts.published[key]))

    def _copy(self) -> None:
        self.refresh()
        if self.page is not None:
            QGuiApplication.clipboard().setText(self.page.as_text())

    def _follow(self, _update: object) -> None:
        self._debounce.wait()

    def _arrange(self) -> None:
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setAccessibleName(self.tr("Steps and figures"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 12, 0, 12)
        layout.setSpacing(8)
        layout.addLayout(self._head())
        layout.addWidget(self._area, 1)
        layout.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setContentsMargins(20, 0, 20, 0)
        head.setSpacing(4)
        head.addWidget(self._title, 1)
        group = QButtonGroup(self)
        for resource in RESOURCES:
            button = QToolButton()
            word = translate(RESOURCE_WORDS[resource])
            button.setText(word[0].upper() + word[1:])
            button.setCheckable(True)
            button.clicked.connect(lambda _checked=False, chosen=resource: self.choose(chosen))
            group.addButton(button)
            head.addWidget(button)
            self.choices[resource] = button
        return head

    def _foot(self) -> QHBoxLayout:
        self.copy = QPushButton(self.tr("Copy as text"))
        self.copy.clicked.connect(self._copy)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.reject)
        for button in (self.copy, close):
            button.setAutoDefault(False)
        foot = QHBoxLayout()
        foot.setContentsMargins(20, 0, 20, 0)
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(close)
        return foot
