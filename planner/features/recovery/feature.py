"""Earlier versions of a plan, and plans that were never saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.recovery.commands import RecoveryCommands
    from planner.shell.context import Context


def commands(context: Context) -> RecoveryCommands:
    """Return what brings plans back."""
    from planner.features.recovery.commands import RecoveryCommands

    return RecoveryCommands(context.window, context.session, context.parts.plan_store, context.files, context.say)


FEATURE = Feature(
    order=75,
    actions=(
        ActionSpec(
            id="file.versions",
            text="&Earlier versions…",
            section="recover",
            synonyms="history backup restore older",
            do=lambda context: context.the(commands).versions(),
        ),
        ActionSpec(
            id="file.recover",
            text="Reco&ver plans…",
            section="recover",
            synonyms="crash restore lost autosave",
            do=lambda context: context.the(commands).recover(),
        ),
    ),
)
