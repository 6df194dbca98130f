"""What is wrong or doubtful in a plan, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from planner.shell import conditions, views
from planner.shell.feature import ActionSpec, Feature, PanelSpec, Place

if TYPE_CHECKING:
    from planner.features.findings.commands import FindingCommands
    from planner.panels.finding_bar import FindingBar, FindingsPage
    from planner.panels.findings import FindingsPanel
    from planner.shell.context import Context

NAME = "findings"
MENU = ("plan.fix", "plan.ignore", "plan.heed", "", "view.why", "view.fit_selection", "view.next_finding")


def findings(context: Context) -> FindingsPanel:
    """Return the list of findings."""
    from planner.panels.findings import FindingsPanel

    panel = FindingsPanel(context.session, context.selection, context.parts.plan_store.jobs, context.tokens)
    context.give_menu(panel, MENU)
    panel.reveal_requested.connect(context.the(views.canvas).camera.reveal)
    panel.listed.connect(lambda _any: context.actions.refresh())
    panel.counted.connect(lambda number: _count(context, number))
    _count(context, panel.number)
    context.parts.appearance.changed.connect(panel.set_tokens)
    return panel


def finding_bar(context: Context) -> FindingBar:
    """Return what can be done about a finding."""
    from planner.panels.finding_bar import FindingBar

    parts, panel = context.parts, context.the(findings)
    bar = FindingBar(context.session, panel, parts.model.library, parts.plan_store.jobs)
    bar.fix_asked.connect(lambda: context.the(commands).fix())
    bar.ignore_asked.connect(lambda: context.the(commands).ignore())
    bar.unignore_asked.connect(lambda: context.the(commands).unignore())
    return bar


def commands(context: Context) -> FindingCommands:
    """Return what fixes and ignores findings."""
    from planner.features.findings.commands import FindingCommands

    library = context.parts.model.library
    return FindingCommands(context.window, context.session, context.the(findings), library, context.say)


def _page(context: Context) -> FindingsPage:
    from planner.panels.finding_bar import FindingsPage

    page = FindingsPage(context.the(findings), context.the(finding_bar))
    context.actions.refresh()
    return page


def _count(context: Context, number: int) -> None:
    """Show the number of findings on their tab."""
    counted = QCoreApplication.translate("MainWindow", "Findings {0}").format(number)
    context.panels.set_title(NAME, counted if number else "")


def _any_finding(context: Context) -> bool:
    panel = context.found(findings)
    return panel is not None and panel.any


FEATURE = Feature(
    order=220,
    actions=(
        ActionSpec(
            id="view.next_finding",
            text="Next fi&nding",
            section="numbers",
            keys="F8",
            enabled=_any_finding,
            synonyms="problem warning error issue",
            do=lambda context: context.the(findings).next_finding(),
        ),
        ActionSpec(
            id="plan.fix",
            text="&Fix finding",
            section="findings",
            keys="Ctrl+F8",
            enabled=_any_finding,
            synonyms="repair solve quick fix",
            do=lambda context: context.the(commands).fix(),
        ),
        ActionSpec(
            id="plan.ignore",
            text="&Ignore finding…",
            section="findings",
            keys="Shift+F8",
            enabled=_any_finding,
            synonyms="dismiss hide mute",
            do=lambda context: context.the(commands).ignore(),
        ),
        ActionSpec(
            id="plan.heed",
            text="Stop i&gnoring finding",
            section="findings",
            enabled=conditions.any_ignored,
            do=lambda context: context.the(commands).unignore(),
        ),
    ),
    panel=PanelSpec(name=NAME, title="Findings", place=Place.BOTTOM_RIGHT, make=_page, always=True),
)
