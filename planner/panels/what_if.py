"""What-if: sliders and exact fields side by side; what they say is previewed everywhere, and becomes one step."""

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from models.calibration.library import Library
from models.errors import PlannerError
from models.plan.queries import first_free_name
from models.plan.scenario import Scenario, scenario_change, scenario_design
from planner.panels.editors import EDITORS, Editor
from planner.panels.elided_label import ElidedLabel
from planner.panels.form_view import plain_label
from planner.presenters.what_if import WhatIfRow, WhatIfView, what_if_view, with_value
from planner.session.plan_session import PlanSession, Update
from planner.theme.focus_ring import paint_focus_ring
from planner.theme.labels import WrappedLabel
from planner.theme.letters import for_letters

FRAME_MS = 16
EDITOR_WIDTH, SLIDER_WIDTH, ROW_HEIGHT = 88, 96, 28
SLIDER, EFFECT = 1, 3
RESTYLED = frozenset({QEvent.Type.FontChange, QEvent.Type.StyleChange})


class WhatIfPanel(QWidget):
    """Holds one scenario; the plan changes only by Apply or New design.

    Signals: ``message`` (a sentence for the status bar), ``changed`` (the scenario is another one).
    """

    message = Signal(str)
    changed = Signal()

    def __init__(self, session: PlanSession, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._library = session, library
        self._plan, self._mine = session.plan, False
        self.scenario = Scenario()
        self.rows: dict[str, _Row] = {}
        self._known: dict[str, _Row] = {}
        self.sentence = WrappedLabel("", "muted")
        self.apply_button = QPushButton(self.tr("Apply"))
        self.add_button = QPushButton(self.tr("New design"))
        self.reset_button = QPushButton(self.tr("Reset"))
        self._grid = QGridLayout()
        # One evaluation a frame, however fast a slider is drawn.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(FRAME_MS)
        self._soon.timeout.connect(self.show_preview)
        self._arrange()
        session.updated.connect(self._on_update)
        self.refresh()

    @property
    def view(self) -> WhatIfView:
        """Return what the panel shows."""
        return what_if_view(
            self._session.plan, self._session.plan.design(self._session.design_id), self.scenario, self._library
        )

    def refresh(self) -> None:
        """Show the scenario on the plan as it is."""
        view = self.view
        if [row.key for row in view.rows] != list(self.rows):
            self._build(view)
        for row in view.rows:
            self.rows[row.key].show_row(row)
        self._say(view)

    def set_scenario(self, scenario: Scenario) -> None:
        """Look at another scenario; the preview follows within a frame."""
        if scenario != self.scenario:
            self.scenario = scenario
            self.refresh()
            self._soon.start()
            self.changed.emit()

    def reset(self) -> None:
        """Go back to what is planned."""
        self.set_scenario(Scenario())
        self.show_preview()

    def apply(self) -> None:
        """Make the scenario the plan, as one step."""
        self._soon.stop()
        session, scenario = self._session, self.scenario
        try:
            session.do(scenario_change(session.plan, session.design_id, scenario, self._library))
        except PlannerError as error:
            self.message.emit(str(error))
            return
        self.message.emit(self.tr("The what-if was applied to the plan. Undo reverts it in one step."))
        self.reset()

    def add_design(self) -> None:
        """Add a design in which the scenario holds, and show it."""
        session, scenario = self._session, self.scenario
        design = session.design
        if design is None:
            return
        self._soon.stop()
        wanted = self.tr("{0} (what-if)").format(design.name)
        name = first_free_name({design.name for design in session.plan.designs}, wanted)
        try:
            session.do(scenario_design(session.plan, design.id, name, scenario))
        except PlannerError as error:
            self.message.emit(str(error))
            return
        self.reset()
        session.show_design(session.plan.designs[-1].id)

    def show_preview(self) -> None:
        """Show the scenario's numbers in every view, now."""
        self._soon.stop()
        session, self._mine = self._session, True
        try:
            session.preview(scenario_change(session.plan, session.design_id, self.scenario, self._library))
        except PlannerError as error:
            self.sentence.setText(str(error))
        finally:
            self._mine = False

    def changeEvent(self, event: QEvent) -> None:
        """Give the fields their room when the letters change."""
        super().changeEvent(event)
        if event.type() in RESTYLED:
            for row in self.rows.values():
                row.fit()

    def _on_update(self, update: Update) -> None:
        if self._mine:
            return
        if update.whole and self._session.plan is not self._plan:
            self.scenario = Scenario()
        self._plan = self._session.plan
        self.refresh()
        # An edit ends the preview; the scenario goes on, on the plan as it is now.
        if not self.scenario.is_plan:
            self._soon.start()

    def _enter(self, key: str, value: object) -> None:
        self.set_scenario(with_value(self.scenario, key, value, self.rows[key].row.planned))

    def _refuse(self, sentence: object) -> None:
        self.sentence.setText(str(sentence) or self.view.says)

    def _say(self, view: WhatIfView) -> None:
        self.sentence.setText(view.says)
        self.apply_button.setEnabled(view.may_apply)
        self.reset_button.setEnabled(view.may_apply)
        self.add_button.setEnabled(view.may_add)
        self.add_button.setToolTip(view.add_says)
        self.add_button.setAccessibleDescription(view.add_says)

    def _build(self, view: WhatIfView) -> None:
        for line in self.rows.values():
            for shown in filter(None, line.parts):
                shown.hide()
        self.rows = {row.key: self._known.get(row.key) or self._made(row) for row in view.rows}
        above: QWidget = self.apply_button
        for number, line in enumerate(self.rows.values()):
            for column, part in enumerate(line.parts):
                if part is not None:
                    self._grid.addWidget(part, number, column)
                    part.show()
            for control in line.controls:
                self.setTabOrder(above, control)
                above = control

    def _made(self, row: WhatIfRow) -> "_Row":
        """Return the line of a row that was not shown before; it stays, as there are few and they come again."""
        self._known[row.key] = line = _Row(row, self)
        line.entered.connect(self._enter)
        line.refused.connect(self._refuse)
        return line

    def _arrange(self) -> None:
        self.setAccessibleName(self.tr("What-if"))
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        head = QHBoxLayout()
        head.setContentsMargins(12, 8, 12, 4)
        head.setSpacing(8)
        head.addWidget(self.sentence, 1)
        for button, work in (
            (self.reset_button, self.reset), (self.add_button, self.add_design), (self.apply_button, self.apply),
        ):  # fmt: skip
            button.clicked.connect(work)
            head.addWidget(button)
        body = QWidget()
        self._grid.setContentsMargins(12, 4, 12, 8)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        for column, stretch in ((SLIDER, 2), (EFFECT, 1)):
            self._grid.setColumnStretch(column, stretch)
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(self._grid)
        inner.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(area, 1)


class _Slider(QSlider):
    """A slider that leaves the wheel to the page, so that scrolling past it changes nothing."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pass the wheel on."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the slider, and a ring where it has the keys."""
        super().paintEvent(event)
        paint_focus_ring(self)


class _Row(QObject):
    """The widgets of one row: label, slider, exact field, what it comes to. A flag has its box alone."""

    entered = Signal(object, object)
    refused = Signal(object)

    def __init__(self, row: WhatIfRow, parent: QObject) -> None:
        super().__init__(parent)
        self.row = row
        field = row.form.field
        self.editor: Editor = EDITORS[field.kind](row.form)
        self.editor.setAccessibleName(row.form.label)
        self.editor.entered.connect(self._pass_on)
        self.editor.refused.connect(self.refused)
        self.slider: _Slider | None = None
        self.label: QLabel | None = None
        self.effect = ElidedLabel("")
        self.effect.setProperty("muted", True)
        if field.kind != "flag":
            self.label = plain_label(row.form.label)
            self.label.setBuddy(self.editor)
            self.slider = self._slider_made(row.form.label)
            self.fit()

    def fit(self) -> None:
        """Take the width that a value needs in the letters in use."""
        if self.slider is not None:
            self.editor.setFixedWidth(for_letters(EDITOR_WIDTH))

    @property
    def parts(self) -> tuple[QWidget | None, ...]:
        """Return the widgets by column."""
        if self.label is None:
            return self.editor, None, None, self.effect
        return self.label, self.slider, self.editor, self.effect

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """Return what takes the keys, in its order."""
        return (self.editor,) if self.slider is None else (self.slider, self.editor)

    def show_row(self, row: WhatIfRow) -> None:
        """Show another value; what is being typed or drawn stays."""
        self.row = row
        self.editor.show_row(row.form)
        self.effect.setText(row.effect)
        if self.slider is not None:
            with QSignalBlocker(self.slider):
                self._set_range(self.slider)
                self.slider.setValue(self._place(row.form.value))

    def _slider_made(self, label: str) -> _Slider:
        slider = _Slider(Qt.Orientation.Horizontal)
        slider.setMinimumSize(SLIDER_WIDTH, ROW_HEIGHT)
        self._set_range(slider)
        slider.setAccessibleName(self.tr("{0}, slider").format(label))
        slider.valueChanged.connect(self._slide)
        return slider

    def _set_range(self, slider: _Slider) -> None:
        """Give the slider the places of the row: their number can depend on the plan."""
        slider.setRange(0, round((self.row.high - self.row.low) / self.row.step))
        slider.setPageStep(max(slider.maximum() // 10, 1))

    def _place(self, value: float | None) -> int:
        return 0 if value is None else round((value - self.row.low) / self.row.step)

    def _slide(self, place: int) -> None:
        value = round(self.row.low + place * self.row.step, 6)
        self.entered.emit(self.row.key, round(value) if self.row.form.field.kind == "whole" else value)

    def _pass_on(self, value: object) -> None:
        self.entered.emit(self.row.key, value)
