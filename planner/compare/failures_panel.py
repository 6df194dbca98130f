"""Failures: what every outage, and every two at once, do to the design that is shown."""

from collections.abc import Callable, Mapping
from functools import partial

from attrs import frozen
from PySide6.QtWidgets import QCheckBox, QWidget

from models.calibration.library import Library
from models.comparisons.doubts import doubtful_figures
from models.comparisons.failures import Failures, failures
from models.plan.entities import Design, Plan
from models.words import count
from planner.compare.exploring_panel import ExploringPanel
from planner.compare.result_view import ResultPages, ResultTableView
from planner.presenters.doubts import doubt_line
from planner.presenters.failures import doubted_gauges, failure_table, machine_table, names_in, summary_line
from planner.session.jobs import Jobs, Watch
from planner.session.plan_session import PlanSession
from planner.theme.tokens import Tokens

# Nobody reads more; the gravest come first.
MOST_SHOWN = 300


@frozen(kw_only=True, eq=False)
class FailuresAnswer:
    """What the outages do, with the names of all that can be down, and what the answer rests on."""

    found: Failures
    names: Mapping[str, str]
    rests: str


class FailuresPanel(ExploringPanel):
    """Lets machines, sites and links fail; a row selects what is down."""

    def __init__(
        self, session: PlanSession, library: Library, jobs: Jobs, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__("failures of machines", session, library, jobs, tokens, parent)
        self.pairs = QCheckBox(self.tr("Two at a time"))
        self.pairs.setChecked(True)
        self.restart = QCheckBox(self.tr("VMs start again on other hosts"))
        self.by_failure = ResultTableView(self.tr("Failures, the gravest first"), tokens)
        self.by_machine = ResultTableView(self.tr("The worst case of each machine"), tokens)
        self.pages = ResultPages()
        self.pages.add(self.tr("By failure"), self.by_failure)
        self.pages.add(self.tr("By machine"), self.by_machine)
        for table in (self.by_failure, self.by_machine):
            table.chosen.connect(self.choose)
        for box in (self.pairs, self.restart):
            box.toggled.connect(self.start)
        self.arrange(self.tr("Failures"), (self.pairs, self.restart), self.pages)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        super().set_tokens(tokens)
        self.by_failure.set_tokens(tokens)
        self.by_machine.set_tokens(tokens)

    def question(self) -> Callable[[Watch], FailuresAnswer]:
        """Return the failures of what is shown."""
        session, pairs, restart = self._session, self.pairs.isChecked(), self.restart.isChecked()
        design = session.design
        assert design is not None  # noqa: S101 - nobody asks without one
        return partial(_work, session.shown_plan, design, self._library, pairs, restart)

    def show_answer(self, answer: FailuresAnswer) -> str:
        """Show the failures, and return what is survived and what is gravest."""
        found, names = answer.found, answer.names
        self.by_failure.show_table(failure_table(found, names, MOST_SHOWN))
        self.by_machine.show_table(machine_table(found, names))
        words = [summary_line(found, names), answer.rests]
        if len(found.results) > MOST_SHOWN:
            shown = self.tr("The table has the {0} gravest of {1}.")
            words.append(shown.format(count(MOST_SHOWN), count(len(found.results))))
        return " ".join(one for one in words if one)

    def clear(self) -> None:
        """Show no failures."""
        self.by_failure.show_table(None)
        self.by_machine.show_table(None)


def _work(plan: Plan, design: Design, library: Library, pairs: bool, restart: bool, watch: Watch) -> FailuresAnswer:
    found = failures(plan, design.id, library, pairs=pairs, restart=restart, report=watch)
    figures = doubtful_figures(plan, design.id, library, doubted_gauges(found))
    return FailuresAnswer(found=found, names=names_in(plan, design), rests=doubt_line(figures))
