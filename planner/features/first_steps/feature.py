"""Three hints for the first plan, shown until they are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.panels.first_steps import FirstSteps
    from planner.shell.context import Context

SWITCH = "first_steps"


def first_steps(context: Context) -> FirstSteps:
    """Return the hints, below the canvas."""
    from planner.panels.first_steps import FirstSteps

    line = FirstSteps(context.session, context.selection)
    line.dismissed.connect(lambda: _flip(context))
    context.column.insertWidget(context.column.indexOf(context.stage) + 1, line)
    return line


def _flip(context: Context) -> None:
    context.parts.preferences.flip(SWITCH)


def _follow(context: Context) -> None:
    """Show the hints beside a plan, as long as they are wanted."""
    wanted = context.parts.preferences.is_on(SWITCH) and not context.stage.at_start
    line = context.the(first_steps) if wanted else context.found(first_steps)
    if line is not None:
        line.setVisible(wanted)


def _connect(context: Context) -> None:
    def soon(*_what: object) -> None:
        # Once what is shown in the middle has settled: a start passes by the plan before it shows the start page.
        QTimer.singleShot(0, context.window, lambda: _follow(context))

    def begin() -> None:
        soon()
        context.stage.currentChanged.connect(soon)
        context.parts.preferences.switched.connect(soon)

    context.when_appeared(begin)


FEATURE = Feature(
    order=890,
    connect=_connect,
    actions=(
        ActionSpec(
            id="help.first_steps",
            text="F&irst steps",
            section="pages",
            switch=SWITCH,
            synonyms="hints tutorial introduction onboarding",
            do=_flip,
        ),
    ),
)
