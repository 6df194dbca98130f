"""Which part of the window hears of which: the connections across parts, and nothing else."""

from collections.abc import Callable
from types import MappingProxyType

from PySide6.QtWidgets import QMenu

from planner.shell.context_menus import ON_DESIGN, ON_FINDINGS, ON_HISTORY, ContextMenus
from planner.shell.main_window import MainWindow
from planner.shell.menus import LivingMenus, fill_templates


def join(window: MainWindow) -> None:
    """Return None after every part hears of what concerns it, and those that come later will."""
    window.joins = JOINS
    _join_menus(window)
    _join_canvas(window)
    _join_designs(window)
    _join_title(window)


def _join_menus(window: MainWindow) -> None:
    parts, actions = window.parts, window.actions_of_plan
    window.menus = LivingMenus(
        actions.submenus, window.files, parts.preferences, parts.appearance, window.status.say, window
    )
    _fill_panels_menu(window, actions.submenus["panels"])
    fill_templates(actions.submenus["templates"], parts.catalogue.templates, window.inserts.add)
    window.context_menus = ContextMenus(actions, window)
    window.context_menus.give(window.canvas)
    window.context_menus.give(window.tree)
    window.context_menus.give(window.tabs.bar, ON_DESIGN)


def _fill_panels_menu(window: MainWindow, menu: QMenu) -> None:
    for dock in window.docks.by_name.values():
        menu.addAction(dock.toggleViewAction())


def _join_canvas(window: MainWindow) -> None:
    canvas, actions, preferences = window.canvas, window.actions_of_plan, window.parts.preferences
    window.palette_panel.place_requested.connect(canvas.place)
    window.palette_panel.add_requested.connect(window.inserts.add)
    for numbers in (window.inspector.load.trail_asked, canvas.number_asked):
        numbers.connect(window.explain)
    for told in (window.tree.message, canvas.message):
        told.connect(window.status.say)
    canvas.rename_requested.connect(lambda _identifier: _rename_in_tree(window))
    canvas.tool_changed.connect(actions.show_tool)
    actions.show_tool("select")
    for turn in (canvas.turn, actions.show_switch):
        preferences.switched.connect(turn)
    preferences.tell_switches()


def _rename_in_tree(window: MainWindow) -> None:
    """Edit the selected name where it can be read: from far, the canvas shows none."""
    window.docks.bring("tree")
    window.tree.rename_current()


def _join_designs(window: MainWindow) -> None:
    window.tabs.add_requested.connect(window.designs.add)
    window.tabs.copy_requested.connect(window.designs.copy)
    window.tabs.renamed.connect(window.designs.give_name)


def _join_title(window: MainWindow) -> None:
    inspector = window.docks.by_name["inspector"]
    window.inspector.titled.connect(inspector.setWindowTitle)
    inspector.setWindowTitle(window.inspector.title)
    window.session.file_changed.connect(window.show_title)
    window.stage.plan_shown.connect(window.docks.settle_soon)
    window.parts.appearance.changed.connect(window.set_tokens)


def _join_machines(window: MainWindow) -> None:
    machines, preferences = window.machines, window.parts.preferences
    window.context_menus.give(machines)
    machines.refused.connect(window.status.say)
    machines.columns_chosen.connect(preferences.keep_columns)
    if preferences.columns:
        machines.show_columns(preferences.columns)
    machines.number_asked.connect(window.explain)


def _join_what_if(window: MainWindow) -> None:
    window.what_if.message.connect(window.status.say)
    window.preview_bar.reset_requested.connect(window.what_if.reset)
    window.preview_bar.apply_requested.connect(window.what_if.apply)


def _join_sweep(window: MainWindow) -> None:
    window.sweep.chart.failed.connect(window.status.say)


def _join_growth(window: MainWindow) -> None:
    window.growth.chart.failed.connect(window.status.say)
    window.growth.chosen.connect(window.selection.set)
    window.growth.reveal_requested.connect(window.canvas.reveal)


def _join_failures(window: MainWindow) -> None:
    window.failures.chosen.connect(window.selection.set)
    window.failures.reveal_requested.connect(window.canvas.reveal)


def _join_risk(window: MainWindow) -> None:
    window.risk.chart.failed.connect(window.status.say)
    window.risk.chosen.connect(window.selection.set)
    window.risk.reveal_requested.connect(window.canvas.reveal)


def _join_findings(window: MainWindow) -> None:
    window.context_menus.give(window.findings, ON_FINDINGS)
    window.findings.reveal_requested.connect(window.canvas.reveal)
    window.findings.listed.connect(window.actions_of_plan.show_findings)
    window.actions_of_plan.show_findings(window.findings.any)
    window.findings.counted.connect(window.count_findings)
    window.count_findings(window.findings.number)


def _join_finding_bar(window: MainWindow) -> None:
    bar, commands = window.finding_bar, window.finding_commands
    bar.fix_asked.connect(commands.fix)
    bar.ignore_asked.connect(commands.ignore)
    bar.heed_asked.connect(commands.heed)


def _join_history(window: MainWindow) -> None:
    window.context_menus.give(window.history, ON_HISTORY)


def _join_start_page(window: MainWindow) -> None:
    page = window.start_page
    page.sample_chosen.connect(window.files.open_sample)
    page.file_chosen.connect(window.files.open_path)
    if window.has_appeared:
        page.draw()
    else:
        window.appeared.connect(page.draw)


def _join_find_bar(window: MainWindow) -> None:
    window.find_bar.shown.connect(window.canvas.centre)


# What is made when it is first asked for joins the others then.
JOINS: MappingProxyType[str, Callable[[MainWindow], None]] = MappingProxyType(
    {
        "machines": _join_machines,
        "what_if": _join_what_if,
        "sweep": _join_sweep,
        "growth": _join_growth,
        "failures": _join_failures,
        "risk": _join_risk,
        "findings": _join_findings,
        "finding_bar": _join_finding_bar,
        "history": _join_history,
        "find_bar": _join_find_bar,
        "start_page": _join_start_page,
    }
)
