"""Which part of the window hears of which: the connections across parts, and nothing else."""

from types import MappingProxyType

from planner.shell.context_menus import ON_DESIGN, ON_FINDINGS, ON_HISTORY, ContextMenus
from planner.shell.late import Joins
from planner.shell.main_window import MainWindow
from planner.shell.menus import LivingMenus, fill_templates


def join(window: MainWindow) -> None:
    """Return None after every part hears of what concerns it, and those that come later will."""
    parts, actions = window.parts, window.actions_of_plan
    window.joins = JOINS
    window.context_menus = ContextMenus(actions, window)
    window.menus = LivingMenus(
        actions.submenus, window.files, parts.preferences, parts.appearance, window.status.say, window
    )
    actions.show_tool("select")
    parts.preferences.switched.connect(actions.show_switch)
    parts.preferences.tell_switches()
    parts.appearance.changing.connect(window.forget_hidden)
    parts.appearance.changed.connect(window.set_tokens)
    parts.appearance.changed.connect(window.show_title)
    window.session.file_changed.connect(window.show_title)


def _join_docks(window: MainWindow) -> None:
    menus = window.actions_of_plan.submenus
    for dock in window.docks.by_name.values():
        menus["panels"].addAction(dock.toggleViewAction())
    fill_templates(menus["templates"], window.parts.catalogue.templates, window.inserts.add)
    head = window.docks.by_name["inspector"]
    window.inspector.titled.connect(head.setWindowTitle)
    head.setWindowTitle(window.inspector.title)
    window.stage.plan_shown.connect(window.docks.settle_soon)
    if window.stage.at_start:
        window.stage.put_away()


def _join_canvas(window: MainWindow) -> None:
    canvas, preferences = window.canvas, window.parts.preferences
    window.context_menus.give(canvas)
    canvas.message.connect(window.status.say)
    canvas.number_asked.connect(window.explain)
    canvas.rename_requested.connect(lambda _identifier: _rename_in_tree(window))
    canvas.tool_changed.connect(window.actions_of_plan.show_tool)
    preferences.switched.connect(canvas.turn)
    preferences.tell_switches()


def _rename_in_tree(window: MainWindow) -> None:
    """Edit the selected name where it can be read: from far, the canvas shows none."""
    window.docks.bring("tree")
    window.tree.rename_current()


def _join_palette(window: MainWindow) -> None:
    window.palette_panel.place_requested.connect(window.canvas.place)
    window.palette_panel.add_requested.connect(window.inserts.add)


def _join_tree(window: MainWindow) -> None:
    window.context_menus.give(window.tree)
    window.tree.message.connect(window.status.say)


def _join_inspector(window: MainWindow) -> None:
    window.inspector.load.trail_asked.connect(window.explain)


def _join_tabs(window: MainWindow) -> None:
    window.context_menus.give(window.tabs.bar, ON_DESIGN)
    window.tabs.add_requested.connect(window.designs.add)
    window.tabs.copy_requested.connect(window.designs.copy)
    window.tabs.renamed.connect(window.designs.give_name)


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
JOINS: Joins = MappingProxyType(
    {
        "docks": _join_docks,
        "canvas": _join_canvas,
        "palette_panel": _join_palette,
        "tree": _join_tree,
        "inspector": _join_inspector,
        "tabs": _join_tabs,
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
