"""Pages to read, finding commands, seeing the keys, and what this program is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from planner.features.help.dialog_key import DialogKey
from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.help.commands import HelpCommands
    from planner.shell.context import Context

HERE = "help.here"


def commands(context: Context) -> HelpCommands:
    """Return help and what the program says of itself."""
    from planner.features.help.commands import HelpCommands

    parts = context.parts
    return HelpCommands(
        context.window,
        lambda: list(context.actions.by_id.values()),
        parts.model.library,
        parts.appearance,
        parts.plan_store.jobs,
        context.say,
    )


def _page(name: str, context: Context) -> None:
    context.the(commands).page(name)


def _connect(context: Context) -> None:
    DialogKey(context.actions.by_id[HERE], context.window)


FEATURE = Feature(
    order=900,
    connect=_connect,
    actions=(
        ActionSpec(
            id=HERE,
            text="&Help",
            section="pages",
            keys="F1",
            synonyms="manual documentation F1",
            do=lambda context: context.the(commands).here(),
        ),
        ActionSpec(
            id="help.getting_started",
            text="&Getting started",
            section="pages",
            synonyms="tutorial introduction first steps",
            do=partial(_page, "getting-started"),
        ),
        ActionSpec(
            id="help.model",
            text="&Where the numbers come from",
            section="pages",
            synonyms="source calculation formula evidence",
            do=partial(_page, "model"),
        ),
        ActionSpec(
            id="help.published",
            text="&Published cases",
            section="pages",
            synonyms="validation evidence measured documents",
            do=lambda context: context.the(commands).published(),
        ),
        ActionSpec(id="help.errata", text="&Errors in the documents", section="pages", do=partial(_page, "errata")),
        ActionSpec(
            id="help.glossary",
            text="Gl&ossary",
            section="pages",
            synonyms="terms words meaning",
            do=partial(_page, "glossary"),
        ),
        ActionSpec(
            id="help.find",
            text="&Find a command…",
            section="commands",
            keys="Ctrl+K",
            tool="Find or run",
            tool_group="find",
            icon="find",
            do=lambda context: context.the(commands).find(list(context.actions.submenus.values())),
        ),
        ActionSpec(
            id="help.shortcuts",
            text="&Keyboard shortcuts",
            section="commands",
            keys="Ctrl+/",
            synonyms="keys hotkeys",
            do=lambda context: context.the(commands).shortcuts(),
        ),
        ActionSpec(
            id="help.log_folder",
            text="Open the &log folder",
            section="about",
            synonyms="errors log file",
            do=lambda context: context.the(commands).log_folder(),
        ),
        ActionSpec(
            id="help.copy_diagnosis",
            text="&Copy diagnosis",
            section="about",
            synonyms="bug report support error",
            do=lambda context: context.the(commands).copy_diagnosis(),
        ),
        ActionSpec(
            id="help.about",
            text="&About",
            section="about",
            synonyms="version license",
            do=lambda context: context.the(commands).about(),
        ),
    ),
)
