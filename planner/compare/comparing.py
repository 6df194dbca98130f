"""The work of a comparison: at once what the evaluations say, later failures and doubtful figures."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QTimer, Signal

from models.calibration.library import Library
from models.comparisons.candidates import Candidate, OtherPlan, candidates_of, with_details
from models.comparisons.designs import compare_candidates
from models.comparisons.table import Comparison
from models.comparisons.verdict import SensitivityCheck, check_sensitivity_among, takes_long
from models.errors import PlannerError
from planner.presenters.foundation import checking_line, foundation_lines, untold_line
from planner.session.jobs import Jobs, Watch
from planner.session.plan_session import PlanSession

LANE = "comparison"
# A slider asks many times a second; what takes longer waits until it rests.
REST_MS = 250


@frozen(eq=False, kw_only=True)
class Compared:
    """What is known of a comparison so far.

    Parameters
    ----------
    sentence : str
        The verdict, or why there is none.
    comparison : Comparison or None
        The rows; None where there is nothing to compare.
    candidates : tuple of Candidate
        The designs, in the order of the rows' cells.
    pending : bool
        Whether failures and doubtful figures are still to come.
    lines : tuple of str
        What the verdict depends on.
    previewing : bool
        Whether the numbers are those of a what-if.
    """

    sentence: str
    comparison: Comparison | None = None
    candidates: tuple[Candidate, ...] = ()
    pending: bool = False
    lines: tuple[str, ...] = ()
    previewing: bool = False


@frozen(eq=False)
class _Looked:
    """What takes longer: the table with failures and with the ranges of the figures, and what the verdict rests on."""

    comparison: Comparison
    foundation: SensitivityCheck | None


class Comparing(QObject):
    """Compares the designs of the plan, and of plans beside it, against a baseline.

    Signals: ``told`` (a `Compared`), ``failed`` (why what takes longer is not known).
    """

    told = Signal(object)
    failed = Signal(str)

    def __init__(self, session: PlanSession, library: Library, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self._library, self._jobs = library, jobs
        self.chosen_baseline = ""
        self.others: tuple[OtherPlan, ...] = ()
        # Whether the verdict is checked however long it takes: until the plan or the baseline is another.
        self._is_patient = False
        # What was told last, which is looked at more closely once edits pause.
        self._shown: tuple[Comparison, list[Candidate]] | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(REST_MS)
        self._soon.timeout.connect(self._look)

    def refresh(self) -> None:
        """Compare the designs as they are; what takes longer follows."""
        self._jobs.cancel(LANE)
        self._soon.stop()
        self._shown = None
        try:
            candidates = self._candidates()
            comparison = self._compared(candidates) if candidates else None
        except PlannerError as error:
            self.told.emit(Compared(sentence=str(error)))
            return
        if comparison is None:
            self.told.emit(Compared(sentence=self.tr("The plan has no design yet.")))
            return
        self._shown = comparison, candidates
        self._is_patient = False
        self.told.emit(evolve(self._answer(comparison, candidates), pending=True))
        self._soon.start()

    def check_verdict(self) -> None:
        """Check what the verdict depends on, however many machines there are."""
        if self._shown is None:
            return
        self._jobs.cancel(LANE)
        self._soon.stop()
        self._is_patient = True
        comparison, candidates = self._shown
        self.told.emit(evolve(self._answer(comparison, candidates), pending=True, lines=(checking_line(),)))
        self._look()

    def candidate(self, key: str) -> Candidate | None:
        """Return the design of a column as the plan is now; None where it is not compared any more."""
        try:
            return next((candidate for candidate in self._candidates() if candidate.key == key), None)
        except PlannerError:
            return None

    def _answer(self, comparison: Comparison, candidates: Sequence[Candidate]) -> Compared:
        return Compared(
            sentence=comparison.sentence,
            comparison=comparison,
            candidates=tuple(candidates),
            previewing=self.session.previewing,
        )

    def _candidates(self) -> list[Candidate]:
        session = self.session
        plan = session.shown_plan
        numbers = {design.id: session.evaluation_of(design.id) for design in plan.designs}
        return candidates_of(plan, numbers, self.others)

    def _compared(self, candidates: Sequence[Candidate]) -> Comparison:
        known = {candidate.key for candidate in candidates}
        return compare_candidates(candidates, self.chosen_baseline if self.chosen_baseline in known else "")

    def _look(self) -> None:
        """Look at failures and doubtful figures beside the interface."""
        if self._shown is None:
            return
        (comparison, candidates), library = self._shown, self._library
        too_long = takes_long(candidates) and not self._is_patient

        def work(watch: Watch) -> _Looked:
            whole = []
            for candidate in candidates:
                watch(0.0)
                whole += with_details((candidate,), library)
            closer = compare_candidates(whole, comparison.baseline)
            foundation = None if too_long else check_sensitivity_among(candidates, comparison, library, watch)
            return _Looked(closer, foundation)

        def complete(looked: _Looked) -> None:
            names = dict(zip(looked.comparison.design_ids, looked.comparison.design_names, strict=True))
            lines = foundation_lines(looked.foundation, names)
            if looked.comparison.best and not lines:
                lines = (untold_line(),)
            self.told.emit(evolve(self._answer(looked.comparison, candidates), lines=lines))

        self._jobs.start_long(LANE, work, complete, self.failed.emit, _not_told)


def _not_told(_progress: object) -> None:
    """Say nothing: the table shows that something is still to come."""
