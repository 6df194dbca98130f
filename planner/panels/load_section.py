"""The lower half of the inspector: the load of a machine, why a gauge is what it is, and the room left."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from models.capacity.dags.member_gauges import SHOWN, gauge_of, limiter_of
from models.errors import PlannerError
from models.plan.entities import Machine
from planner.panels.form_view import plain_label
from planner.panels.gauge_bar import GaugeBar
from planner.presenters.cards import GaugeRow, gauge_rows
from planner.presenters.explanation import Explain, Explanation, explanation_of, measure_lines, room_lines, served_lines
from planner.presenters.measured_values import measured_line
from planner.session.after_frame import AfterFrame
from planner.session.plan_session import PlanSession
from planner.theme import layouts
from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens

# Wide enough for the longest name of a resource.
LABEL = 48


class _Lines:
    """Labels below each other; one that says the same or something else stays, as to make one takes long."""

    def __init__(self, layout: QVBoxLayout, role: str) -> None:
        self._layout, self._role = QVBoxLayout(), role
        self._layout.setSpacing(layout.spacing())
        layout.addLayout(self._layout)
        self._labels: list[QLabel] = []

    def show(self, lines: Sequence[str]) -> None:
        """Show these lines and no others."""
        while len(self._labels) > len(lines):
            layouts.release(self._layout, self._labels.pop())
        for label, line in zip(self._labels, lines, strict=False):
            label.setText(line)
        for line in lines[len(self._labels) :]:
            self._labels.append(_selectable(line, self._role))
            self._layout.addWidget(self._labels[-1])


class WhyBox(QFrame):
    """A tinted box with the steps that made a number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("reason", True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 8, 8)
        layout.setSpacing(4)
        self._steps, self._sources = _Lines(layout, ""), _Lines(layout, "muted")

    def show_lines(self, lines: Sequence[str], sources: Sequence[str]) -> None:
        """Show the steps, and muted what they rest on."""
        self._steps.show(lines)
        self._sources.show(sources)


class LoadSection(QWidget):
    """Gauges of one machine; a click on one explains it."""

    chosen = Signal(object)
    trail_asked = Signal(object, object)

    def __init__(self, session: PlanSession, explain: Explain, tokens: Tokens, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._explain, self._tokens = session, explain, tokens
        self._machine_id = ""
        self.resource = "cpu"
        self.gauges: dict[str, GaugeBar] = {}
        self.why_title = plain_label("", "section")
        self._why = WhyBox()
        self.more = QPushButton(self.tr("Show all figures…"))
        self.room = _selectable("", "muted")
        self._beside_title = plain_label(self.tr("Other figures"), "section")
        self._beside = _selectable("", "muted")
        self._rest = AfterFrame(self._show_rest, self)
        self._gauges = QVBoxLayout()
        self._gauges.setSpacing(0)
        self._arrange()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        for gauge in self.gauges.values():
            gauge.set_tokens(tokens)

    def chain_after(self, control: QWidget) -> None:
        """Let Tab go on from a control through the gauges."""
        for following in (*self.gauges.values(), self.more):
            self.setTabOrder(control, following)
            control = following

    def show_machine(self, machine: Machine) -> None:
        """Show the load of a machine of the design that is shown."""
        evaluation = self._session.evaluation
        if evaluation is None or machine.id not in evaluation.rows:
            self.hide()
            return
        is_another = machine.id != self._machine_id
        if is_another:
            self._machine_id = machine.id
            self.resource = limiter_of(evaluation, machine.id) or "cpu"
        self._show_gauges(gauge_rows(machine, evaluation))
        if is_another or self.isHidden():
            self._rest.do_now()
        else:
            self._rest.ask()
        self.show()

    def _show_rest(self) -> None:
        """Show what explains the gauges, if the machine is still there."""
        evaluation, machine = self._session.evaluation, self._machine_id
        if evaluation is None or machine not in evaluation.rows:
            return
        self._show_why()
        self.room.setText("\n".join((*served_lines(evaluation, machine), *room_lines(evaluation, machine))))
        beside = measure_lines(evaluation, machine)
        self._beside_title.setVisible(bool(beside))
        self._beside.setVisible(bool(beside))
        self._beside.setText("\n".join(beside))

    def _show_gauges(self, rows: Sequence[GaugeRow]) -> None:
        for row in rows:
            if row.resource not in self.gauges:
                self._add_gauge(row)
            gauge = self.gauges[row.resource]
            gauge.show_row(row)
            gauge.setChecked(row.resource == self.resource)
        told = {row.resource for row in rows}
        for resource, gauge in self.gauges.items():
            gauge.setVisible(resource in told)

    def _add_gauge(self, row: GaugeRow) -> None:
        gauge = GaugeBar(row, self._tokens, label_width=LABEL)
        gauge.clicked.connect(lambda _checked=False, resource=row.resource: self._choose(resource))
        made = {**self.gauges, row.resource: gauge}
        self.gauges = {resource: made[resource] for resource in SHOWN if resource in made}
        place = [*self.gauges].index(row.resource)
        self._gauges.insertWidget(place, gauge)
        following = [self, *self.gauges.values(), self.more]
        self.setTabOrder(following[place], gauge)
        self.setTabOrder(gauge, following[place + 2])

    def _choose(self, resource: str) -> None:
        self.resource = resource
        self._show_why()
        self.chosen.emit(resource)

    def _show_why(self) -> None:
        answer = self._answer()
        self.why_title.setText(answer.title)
        self._why.show_lines(answer.lines, answer.sources)
        self._why.setVisible(bool(answer.lines or answer.sources))

    def _answer(self) -> Explanation:
        session = self._session
        try:
            trail = self._explain(session.shown_plan, session.design_id, self._machine_id, self.resource)
        except PlannerError as error:
            return Explanation(self.tr("Why"), (str(error),), ())
        evaluation = session.evaluation_of(session.design_id)
        gauge, design = gauge_of(evaluation, self._machine_id, self.resource), session.design
        answer = explanation_of(trail, gauge)
        measured = measured_line(design.by_id[self._machine_id], self.resource, gauge) if design is not None else ""
        return evolve(answer, lines=(measured, *answer.lines)) if measured else answer

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(plain_label(self.tr("Load"), "section"))
        layout.addLayout(self._gauges)
        # Above the reasons, which are long: a planner asks first what still fits.
        layout.addWidget(plain_label(self.tr("Headroom"), "section"))
        layout.addWidget(self.room)
        layout.addWidget(self.why_title)
        layout.addWidget(self._why)
        self.more.setProperty("link", True)
        self.more.setCursor(Qt.CursorShape.PointingHandCursor)
        self.more.setToolTip(self.tr("Every step and figure with its source (Ctrl+I for the machine's bottleneck)"))
        self.more.clicked.connect(lambda _checked=False: self.trail_asked.emit(self._machine_id, self.resource))
        layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._beside_title)
        layout.addWidget(self._beside)


def _selectable(text: str, voice: str) -> QLabel:
    label = WrappedLabel(text, voice)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
