"""The designs side by side, also with those of other plans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.features.compare.commands import CompareCommands
    from planner.shell.context import Context


def commands(context: Context) -> CompareCommands:
    """Return what sets another plan beside this one."""
    from planner.features.compare.commands import CompareCommands

    parts = context.parts
    panel = context.the(views.comparison)
    return CompareCommands(context.window, panel, parts.model.library, parts.preferences, parts.plan_store)


FEATURE = Feature(
    order=200,
    actions=(
        ActionSpec(
            id="plan.compare",
            text="Co&mpare with another plan…",
            section="compare",
            synonyms="difference versus against",
            do=lambda context: context.the(commands).add(),
        ),
        ActionSpec(
            id="plan.compare_alone",
            text="Comp&are only this plan",
            section="compare",
            do=lambda context: context.the(commands).alone(),
        ),
        ActionSpec(
            id="plan.check_verdict",
            text="Verif&y the verdict",
            section="compare",
            synonyms="sensitivity assumptions robust depends",
            do=lambda context: context.the(commands).check_verdict(),
        ),
    ),
    panel=PanelSpec(
        name="compare",
        title="Compare",
        place=Place.BOTTOM,
        explore=1,
        make=lambda context: context.the(views.comparison),
    ),
)
