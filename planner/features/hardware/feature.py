"""The library of machines, prices, and what the plan says of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.hardware.commands import HardwareCommands
    from planner.shell.context import Context


def commands(context: Context) -> HardwareCommands:
    """Return what opens the library and the forms of prices and properties."""
    from planner.features.hardware.commands import HardwareCommands

    return HardwareCommands(context)


FEATURE = Feature(
    order=320,
    actions=(
        ActionSpec(
            id="plan.properties",
            text="Prop&erties…",
            section="settings",
            do=lambda context: context.the(commands).properties(),
        ),
        ActionSpec(
            id="plan.hardware",
            text="&Hardware library…",
            section="settings",
            do=lambda context: context.the(commands).library(),
        ),
        ActionSpec(
            id="plan.costs",
            text="Co&sts…",
            section="settings",
            do=lambda context: context.the(commands).costs(),
        ),
    ),
)
