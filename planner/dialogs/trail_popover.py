"""Everything behind one number of a machine or a group: steps, figures, documents, and figures of the plan's own."""

from collections.abc import Iterable, Mapping

from attrs import evolve, frozen
from PySide6.QtWidgets import QWidget

from models.calibration.figures import Figure
from models.capacity.dags.member_gauges import gauge_of, gauges_of
from models.capacity.results import RESOURCES
from models.errors import PlannerError
from models.plan.dags import Dag
from models.plan.entities import Machine
from models.plan.kept_reasons import told_reason
from models.plan.overriding import clear_override, override_figure
from models.words import translate
from planner.dialogs.figure_block import FigureBlock
from planner.dialogs.override_form import OverrideForm
from planner.dialogs.trail_window import TrailWindow
from planner.presenters.explanation import Explain
from planner.presenters.group_trail import CHOICES, group_page
from planner.presenters.measured_values import measured_line
from planner.presenters.status import RESOURCE_WORDS
from planner.presenters.trail_page import FigureView, TrailPage, trail_page
from planner.session.plan_session import PlanSession


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


class TrailPopover(TrailWindow):
    """The trail of a resource of a machine or a group; a figure can be overridden in it."""

    def __init__(self, parts: TrailParts, item_id: str, resource: str, parent: QWidget | None = None) -> None:
        self._parts, self._item_id = parts, item_id
        design = parts.session.design
        is_group = design is not None and item_id in design.dags_by_id
        words = CHOICES if is_group else {name: RESOURCE_WORDS[name] for name in _told_of(parts.session, item_id)}
        named = [(name, translate(word)) for name, word in words.items()]
        choices = [(name, word[0].upper() + word[1:]) for name, word in named]
        super().__init__(parts.session, choices, resource, parent)
        self.refresh()

    @property
    def resource(self) -> str:
        """Return the resource that is explained."""
        return self.chosen

    def told(self) -> TrailPage | None:
        """Return the trail as the plan is now; None where the machine or group is gone."""
        session, design = self.session, self.session.design
        if design is None:
            return None
        item = design.by_id.get(self._item_id) or design.dags_by_id.get(self._item_id)
        if item is None:
            return None
        self.setWindowTitle(item.name)
        try:
            page = self._page(item)
        except PlannerError as error:
            page = TrailPage(item.name, str(error), (), ())
        if session.previewing:
            of_what = self.tr("What-if preview:")
            page = evolve(page, summary=f"{of_what} {page.summary}")
        return page

    def _page(self, item: Machine | Dag) -> TrailPage:
        session, published = self.session, self._parts.published
        trail = self._parts.explain(session.shown_plan, session.design_id, item.id, self.resource)
        evaluation = session.evaluation_of(session.design_id)
        if isinstance(item, Dag):
            return group_page(trail, item.name, evaluation, published)
        gauge = gauge_of(evaluation, item.id, self.resource)
        page = trail_page(trail, gauge, published)
        measured = measured_line(item, self.resource, gauge)
        return evolve(page, notes=(measured, *page.notes)) if measured else page

    def made_block(self, figure: FigureView) -> FigureBlock:
        """Return the block of a figure, with what overrides it."""
        block = super().made_block(figure)
        block.override_asked.connect(self._ask_override)
        block.clear_asked.connect(self._clear_override)
        return block

    def _ask_override(self, key: str) -> None:
        published, session = self._parts.published[key], self.session
        mine = next((override for override in session.plan.assumptions.overrides if override.figure == key), None)
        value, reason = (mine.value, mine.reason) if mine is not None else (published.value, "")

        told = told_reason(reason)

        def offer(new_value: float, new_reason: str) -> None:
            # What nobody changed stays for readers of every language.
            kept = reason if new_reason == told else new_reason
            session.do(override_figure(session.plan, published, new_value, kept))

        OverrideForm(published, value, told, offer, self).open()

    def _clear_override(self, key: str) -> None:
        self.session.do(clear_override(self.session.plan, self._parts.published[key]))


def _told_of(session: PlanSession, machine_id: str) -> Iterable[str]:
    """Return the resources of a machine that have a trail."""
    evaluation = session.evaluation_of(session.design_id)
    return gauges_of(evaluation, machine_id) if machine_id in evaluation.rows else RESOURCES
