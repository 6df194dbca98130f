"""What the inspector says of a database availability group: how many failures it survives, and what each asks for."""

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from models.capacity.dags.homes import home_sentences
from models.capacity.dags.results import dags_of
from models.plan.dags import Dag
from planner.panels.form_view import plain_label
from planner.panels.gauge_bar import GaugeBar
from planner.presenters.dag_failures import DagFailure, dag_failures, dag_resources, survival_words
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.theme import layouts
from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens

LABEL, VALUE = 104, 92


class DagSection(QWidget):
    """A gauge for each failure of a group, and for each other resource; a click selects the members that fail."""

    def __init__(
        self, session: PlanSession, selection: Selection, tokens: Tokens, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._selection, self._tokens = session, selection, tokens
        self._shown: tuple[tuple[DagFailure, ...], ...] = ()
        self.gauges: list[GaugeBar] = []
        self._failures, self._resources = QVBoxLayout(), QVBoxLayout()
        self.survival = WrappedLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.survival)
        for title, lines in (
            (self.tr("CPU of the busiest member"), self._failures),
            (self.tr("Other resources, worst failure"), self._resources),
        ):
            lines.setSpacing(0)
            layout.addWidget(plain_label(title, "section"))
            layout.addLayout(lines)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        for gauge in self.gauges:
            gauge.set_tokens(tokens)

    def chain_after(self, control: QWidget) -> QWidget:
        """Let Tab go on from a control through the gauges, and return the last one."""
        for following in self.gauges:
            self.setTabOrder(control, following)
            control = following
        return control

    def show_dag(self, dag: Dag) -> None:
        """Show the failures of a group of the design that is shown."""
        session = self._session
        numbers = dags_of(session.evaluation).get(dag.id) if session.evaluation is not None else None
        self.setVisible(numbers is not None)
        if numbers is None or session.design is None:
            return
        # Loads numpy, which a window without a DAG does not need for its first frame.
        from planner.presenters.failures import names_in

        names = names_in(session.shown_plan, session.design)
        self.survival.setText("\n".join((survival_words(numbers), *home_sentences(numbers, names))))
        shown = dag_failures(numbers, names), dag_resources(numbers, names)
        if shown != self._shown:
            self._shown = shown
            self.gauges = [
                *self._gauges(self._failures, shown[0]),
                *self._gauges(self._resources, shown[1]),
            ]

    def _gauges(self, layout: QVBoxLayout, lines: Sequence[DagFailure]) -> Iterator[GaugeBar]:
        layouts.empty(layout)
        for line in lines:
            gauge = GaugeBar(line.row, self._tokens, self, label_width=LABEL, value_width=VALUE)
            gauge.setCheckable(False)
            gauge.setToolTip(line.sentence)
            gauge.setAccessibleName(line.sentence)
            gauge.setEnabled(bool(line.failed))
            # Queued: selecting something else removes the gauge.
            gauge.clicked.connect(partial(self._select, line.failed), Qt.ConnectionType.QueuedConnection)
            layout.addWidget(gauge)
            yield gauge

    def _select(self, members: Sequence[str], _checked: bool = False) -> None:
        self._selection.set(members)
