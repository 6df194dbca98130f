"""What a log says of the published figures: a box for each factor, ticked where it is worth keeping."""

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from models.comparisons.role_fits import Factor, RoleFit
from models.plan.entities import Design
from models.words import translate
from planner.presenters.calibration import (
    HOW_SURE,
    NOT_FITTED,
    interval_words,
    kept_words,
    left_out,
    left_out_as_other,
    machines_of,
    quality,
    times,
    title_of,
    told,
)
from planner.theme.labels import WrappedLabel
from planner.theme.layouts import empty
from planner.theme.tokens import Tokens

BAR_HEIGHT, TUBE, ROOM, TALL = 18, 7.0, 1.12, 14.0
FILL_ALPHA = 110


class CalibrationView(QWidget):
    """Shows the fits of all roles, and lets the user keep what is ticked.

    Signals: ``asked`` (fit the log), ``taken_in`` (the ids of outliers to fit with the others), ``kept`` (pairs of
    RoleFit and Factor), ``dropped``, ``ticked`` (others are ticked now).
    """

    asked = Signal()
    taken_in = Signal(object)
    kept = Signal(object)
    dropped = Signal()
    ticked = Signal()

    def __init__(self, tokens: Tokens) -> None:
        super().__init__()
        self._tokens = tokens
        self.boxes: list[tuple[QCheckBox, RoleFit, Factor]] = []
        self.about = WrappedLabel(self.tr("Fits the published figures to this log, for this plan only."))
        self.fit_button = QPushButton(self.tr("Calibrate"))
        self.keep_button = QPushButton()
        self.drop_button = QPushButton(self.tr("Discard"))
        self.would_change = WrappedLabel()
        self._roles, self._foot = QVBoxLayout(), QWidget()
        self._arrange()
        self.fit_button.clicked.connect(self.asked)
        self.keep_button.clicked.connect(self._keep)
        self.drop_button.clicked.connect(self.dropped)
        self.clear()

    @property
    def chosen(self) -> list[tuple[RoleFit, Factor]]:
        """Return the factors that are ticked."""
        return [(role, factor) for box, role, factor in self.boxes if box.isChecked()]

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        for bar in self.findChildren(FactorBar):
            bar.set_tokens(tokens)

    def clear(self) -> None:
        """Show no fit."""
        empty(self._roles)
        self.boxes = []
        self._foot.hide()
        self.show_change(())

    def show_change(self, lines: Sequence[str]) -> None:
        """Say what the ticked factors would change; nothing while that is not known."""
        head = self.tr("What calibration would change")
        self.would_change.setText("\n".join((head, *lines)) if lines else "")
        self.would_change.setVisible(bool(lines))

    def show_fits(self, roles: Sequence[RoleFit], design: Design, stale: Sequence[str] = ()) -> None:
        """Show what was found for each role, and which machines had another CPU when they were measured."""
        self.clear()
        if stale:
            self._roles.addWidget(WrappedLabel(left_out_as_other(stale, design)))
        elif not roles:
            self._roles.addWidget(
                WrappedLabel(self.tr("The log has no CPU data for a machine with a role, so there is nothing to fit."))
            )
        for role in roles:
            self._roles.addWidget(self._role(role, design))
        if self.boxes:
            for words in (NOT_FITTED, HOW_SURE):
                note = WrappedLabel(translate(words))
                note.setProperty("muted", True)
                self._roles.addWidget(note)
        self._foot.setVisible(bool(self.boxes))
        self._count()

    def _role(self, role: RoleFit, design: Design) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(4)
        title = WrappedLabel(title_of(role))
        title.setProperty("strong", True)
        column.addWidget(title)
        machines = WrappedLabel(machines_of(role, design))
        machines.setProperty("muted", True)
        column.addWidget(machines)
        if words := left_out(role, design):
            column.addWidget(WrappedLabel(words))
            link = QPushButton(self.tr("Include them in the fit"))
            link.setProperty("link", True)
            link.clicked.connect(lambda: self.taken_in.emit(role.outliers))
            column.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        if role.refusal:
            column.addWidget(WrappedLabel(role.refusal))
            return box
        for factor in role.factors:
            column.addWidget(self._factor(role, factor))
        if role.fit is not None:
            column.addWidget(WrappedLabel(quality(role.fit)))
        return box

    def _factor(self, role: RoleFit, factor: Factor) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 2, 0, 4)
        column.setSpacing(2)
        box = QCheckBox(factor.label)
        box.setChecked(role.is_worth_keeping(factor))
        # Where the published figure stays, there is nothing to keep.
        box.setEnabled(role.may_be_kept(factor))
        box.toggled.connect(lambda is_ticked: self._tick(role, factor, is_ticked=is_ticked))
        self.boxes.append((box, role, factor))
        value, interval = QLabel(times(factor.value)), QLabel(interval_words(factor.low, factor.high))
        value.setProperty("strong", role.is_worth_keeping(factor))
        interval.setProperty("muted", True)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(box, 1)
        line.addWidget(value)
        line.addWidget(interval)
        sentence = WrappedLabel(told(role, factor))
        box.setAccessibleDescription(f"{times(factor.value)} ({interval.text()}). {sentence.text()}")
        column.addLayout(line)
        column.addWidget(FactorBar(factor, self._tokens))
        column.addWidget(sentence)
        return whole

    def _tick(self, role: RoleFit, factor: Factor, *, is_ticked: bool) -> None:
        """Tick those, too, of which with this one only the sum is known."""
        together = role.together(factor)
        for box, _, other in self.boxes:
            if any(other is each for each in together):
                with QSignalBlocker(box):
                    box.setChecked(is_ticked)
        self._count()

    def _count(self) -> None:
        number = len(self.chosen)
        self.keep_button.setText(kept_words(number))
        self.keep_button.setEnabled(number > 0)
        self.ticked.emit()

    def _keep(self) -> None:
        self.kept.emit(self.chosen)

    def _arrange(self) -> None:
        title = WrappedLabel(self.tr("Calibrate"))
        title.setProperty("strong", True)
        self.about.setProperty("muted", True)
        self.keep_button.setProperty("primary", True)
        foot = QVBoxLayout(self._foot)
        foot.setContentsMargins(0, 4, 0, 0)
        buttons = QHBoxLayout()
        buttons.addWidget(self.keep_button, 1)
        buttons.addWidget(self.drop_button)
        # Above the sentences that come and go with each tick: a button that moves is missed.
        foot.addLayout(buttons)
        foot.addWidget(self.would_change)
        note = WrappedLabel(self.tr("Saved as values you changed, with this log as the reason. The library is "
                                      "unchanged. You can undo this in one step."))  # fmt: skip
        note.setProperty("muted", True)
        foot.addWidget(note)
        column = QVBoxLayout(self)
        # Clear of the bar that scrolls it.
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(4)
        for part in (title, self.about, self.fit_button):
            column.addWidget(part)
        column.addLayout(self._roles)
        column.addWidget(self._foot)
        column.addStretch(1)


class FactorBar(QWidget):
    """Draws a factor: outline for its range before, fill for its interval, dotted for the published, solid for it."""

    def __init__(self, factor: Factor, tokens: Tokens) -> None:
        super().__init__()
        self._factor, self._tokens = factor, tokens
        self.setFixedHeight(tokens.scaled(BAR_HEIGHT))
        self.setToolTip(
            self.tr(
                "Outline: range of the figure. Fill: 80 % interval after the fit. Dotted: published. Solid: fitted."
            )
        )

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._tokens = tokens
        self.setFixedHeight(tokens.scaled(BAR_HEIGHT))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it; all bars have 0 at the left and the farthest end of their own range at the right."""
        painter, factor, tokens = QPainter(self), self._factor, self._tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = max(1.0 + factor.spread, factor.high) * ROOM
        middle, wide = self.height() / 2, self.width() - 2.0

        def x(value: float) -> float:
            return 1.0 + max(value, 0.0) / top * wide

        painter.setPen(QPen(QColor(tokens.hairline), 1.0))
        painter.drawLine(QLineF(0.0, middle, self.width(), middle))
        fill = QColor(tokens.ok)
        fill.setAlpha(FILL_ALPHA)
        painter.fillRect(QRectF(x(factor.low), middle - TUBE / 2, x(factor.high) - x(factor.low), TUBE), fill)
        painter.setPen(QPen(QColor(tokens.border), 1.0))
        start, end = x(1.0 - factor.spread), x(1.0 + factor.spread)
        painter.drawRoundedRect(QRectF(start, middle - TUBE / 2, end - start, TUBE), TUBE / 2, TUBE / 2)
        painter.setPen(QPen(QColor(tokens.text), 1.4, Qt.PenStyle.DotLine))
        painter.drawLine(QLineF(x(1.0), middle - TALL / 2, x(1.0), middle + TALL / 2))
        painter.setPen(QPen(QColor(tokens.accent), 2.0))
        painter.drawLine(QLineF(x(factor.value), middle - TALL / 2, x(factor.value), middle + TALL / 2))
        painter.end()
