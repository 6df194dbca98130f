"""Reports on screen, paper and in files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell import views
from planner.shell.feature import ActionSpec, Feature, Key

if TYPE_CHECKING:
    from planner.shell.context import Context


def _export(context: Context) -> None:
    context.the(views.reports).export()


def _print(context: Context) -> None:
    context.the(views.reports).print()


FEATURE = Feature(
    order=70,
    actions=(
        ActionSpec(
            id="file.report",
            text="E&xport…",
            section="send",
            tool="Export…",
            tool_group="send",
            tool_place=2,
            icon="report",
            synonyms=("report pdf html png svg xlsx excel csv json drawio diagrams.net graphml picture document save"),
            do=_export,
        ),
        ActionSpec(
            id="file.print", text="&Print…", section="send", keys=Key.Print, synonyms="paper printer", do=_print
        ),
    ),
)
