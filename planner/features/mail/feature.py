"""Sending the plan by e-mail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planner.shell.feature import ActionSpec, Feature

if TYPE_CHECKING:
    from planner.features.mail.commands import MailCommands
    from planner.shell.context import Context


def commands(context: Context) -> MailCommands:
    """Return what sends the plan."""
    from planner.features.mail.commands import MailCommands
    from planner.shell.views import reports

    source = context.the(reports).source
    return MailCommands(context.window, context.session, context.parts.plan_store, context.files, source, context.say)


FEATURE = Feature(
    order=60,
    actions=(
        ActionSpec(
            id="file.mail",
            text="E-&mail plan…",
            section="send",
            tool="E-mail plan…",
            tool_group="send",
            tool_place=1,
            icon="mail",
            synonyms="send e-mail share attach Outlook",
            do=lambda context: context.the(commands).send(),
        ),
    ),
)
