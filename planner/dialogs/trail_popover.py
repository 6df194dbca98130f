"""Everything behind one number of a machine: steps, figures, documents, and figures of the plan's own."""

from collections.abc import Mapping

from attrs import evolve, frozen
from PySide6.QtWidgets import QWidget

from models.calibration.figures import Figure
from models.capacity.results import RESOURCES
from models.errors import PlannerError
from models.plan.overriding import clear_override, override_figure
from models.words import translate
from planner.dialogs.figure_block import FigureBlock
from planner.dialogs.override_form import OverrideForm
from planner.dialogs.trail_window import TrailWindow
from planner.presenters.explanation import Explain
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
    """The trail of a resource of a machine; a figure can be overridden in it."""

    def __init__(self, parts: TrailParts, machine_id: str, resource: str, parent: QWidget | None = None) -> None:
        self._parts, self._machine_id = parts, machine_id
        named = [(name, translate(RESOURCE_WORDS[name])) for name in RESOURCES]
        choices = [(name, word[0].upper() + word[1:]) for name, word in named]
        super().__init__(parts.session, choices, resource, parent)
        self.refresh()

    @property
    def resource(self) -> str:
        """Return the resource that is explained."""
        return self.chosen

    def told(self) -> TrailPage | None:
        """Return the trail as the plan is now; None where the machine is gone."""
        session = self.session
        design = session.design
        machine = design.by_id.get(self._machine_id) if design is not None else None
        if machine is None:
            return None
        self.setWindowTitle(machine.name)
        try:
            trail = self._parts.explain(session.shown_plan, session.design_id, machine.id, self.resource)
            gauge = session.evaluation_of(session.design_id).gauge(machine.id, self.resource)
        except PlannerError as error:
            page = TrailPage(machine.name, str(error), (), ())
        else:
            page = trail_page(trail, gauge, self._parts.published)
            measured = measured_line(machine, self.resource, gauge)
            page = evolve(page, notes=(measured, *page.notes)) if measured else page
        if session.previewing:
            of_what = self.tr("What-if preview:")
            page = evolve(page, summary=f"{of_what} {page.summary}")
        return page

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

        def offer(new_value: float, new_reason: str) -> None:
            session.do(override_figure(session.plan, published, new_value, new_reason))

        OverrideForm(published, value, reason, offer, self).open()

    def _clear_override(self, key: str) -> None:
        self.session.do(clear_override(self.session.plan, self._parts.published[key]))
