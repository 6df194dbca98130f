"""Shows one failure on the canvas: worked out beside the interface, painted over the cards, gone without a trace."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from models.calibration.library import Library
from models.comparisons.failure_preview import FailurePreview, preview_failure
from models.comparisons.outages import Outage
from models.plan.entities import Design, Plan
from planner.canvas.failure_overlay import FailureLook, Shown
from planner.canvas.scene import PlanScene
from planner.presenters.failure_preview import preview_words
from planner.session.jobs import Jobs, Watch
from planner.session.plan_session import PlanSession, Update

LANE = "preview of a failure"


class Previewing(QObject):
    """Shows what a failure does; any change of the plan ends it.

    Signals: ``shown`` (the `PreviewWords` of what is seen now), ``ended``, ``failed`` (why it cannot be shown).
    """

    shown = Signal(object)
    ended = Signal()
    failed = Signal(str)

    def __init__(self, session: PlanSession, library: Library, jobs: Jobs, scene: PlanScene, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._library, self._jobs, self._scene = session, library, jobs, scene
        self._look = FailureLook(scene)
        self.down: tuple[str, ...] = ()
        self.restart = False
        session.updated.connect(self._on_update)

    def show(self, down: tuple[str, ...], *, restart: bool) -> None:
        """Show what happens when these machines, sites and links fail together."""
        plan, design = self._session.shown_plan, self._session.design
        if design is None or (self.down, self.restart) == (down, restart):
            return
        if not all(name in design.by_id or name in plan.shared_by_id for name in down):
            # An answer about the plan as it was: the one about this plan is on its way.
            return
        self.down, self.restart = down, restart

        def work(_watch: Watch) -> FailurePreview:
            return preview_failure(plan, design.id, self._library, Outage(down), restart=restart)

        self._jobs.start_long(LANE, work, partial(self._take, plan, design), self.failed.emit, _not_told)

    def end(self) -> None:
        """Show the plan as it is."""
        if self.down:
            self._jobs.cancel(LANE)
            self.down = ()
            self._look.end()
            self.ended.emit()

    def _take(self, plan: Plan, design: Design, preview: FailurePreview) -> None:
        words = preview_words(preview, plan, design)
        shown = Shown(words=words, failed=preview.failed, tag=self.tr("Failed"), not_served=self.tr("Not served"))
        self._look.show(preview, shown, plan, design)
        self.shown.emit(words)

    def _on_update(self, _update: Update) -> None:
        if self.down:
            self._jobs.cancel(LANE)
            self.down = ()
            # The scene shows the plan that is new; only what was painted over it goes.
            self._look.forget()
            session = self._session
            self._scene.refresh(session.shown_plan, session.design, session.evaluation)
            self.ended.emit()


def _not_told(_progress: object) -> None:
    """Say nothing: it takes a moment."""
