"""Which part of the window hears of which: the connections across parts, and nothing else."""

from PySide6.QtWidgets import QMenu, QWidget

from planner.panels.machine_table import usual_columns
from planner.shell.context_menus import ON_DESIGN, ON_FINDINGS, ON_HISTORY, ContextMenus
from planner.shell.main_window import MainWindow
from planner.shell.menus import LivingMenus, fill_templates


def join(window: MainWindow) -> None:
    """Return None after every part hears of what concerns it."""
    _join_menus(window)
    _join_canvas(window)
    _join_panels(window)
    _join_designs(window)
    _join_title(window)


def _join_menus(window: MainWindow) -> None:
    parts, actions = window.parts, window.actions_of_plan
    window.menus = LivingMenus(
        actions.submenus, window.files, parts.preferences, parts.appearance, window.status.say, window
    )
    _fill_panels_menu(window, actions.submenus["panels"])
    fill_templates(actions.submenus["templates"], parts.catalogue.templates, window.inserts.add)
    menus: dict[QWidget, tuple[str, ...]] = dict.fromkeys((window.canvas, window.tree, window.machines), ())
    menus |= {window.findings: ON_FINDINGS, window.history: ON_HISTORY, window.tabs.bar: ON_DESIGN}
    ContextMenus(actions, menus, window)


def _fill_panels_menu(window: MainWindow, menu: QMenu) -> None:
    for dock in window.docks.by_name.values():
        menu.addAction(dock.toggleViewAction())


def _join_canvas(window: MainWindow) -> None:
    canvas, actions, preferences = window.canvas, window.actions_of_plan, window.parts.preferences
    window.palette_panel.place_requested.connect(canvas.place)
    window.palette_panel.add_requested.connect(window.inserts.add)
    window.find_bar.shown.connect(canvas.centre)
    window.findings.reveal_requested.connect(canvas.reveal)
    bar, commands = window.finding_bar, window.finding_commands
    bar.fix_asked.connect(commands.fix)
    bar.ignore_asked.connect(commands.ignore)
    bar.heed_asked.connect(commands.heed)
    canvas.message.connect(window.status.say)
    canvas.rename_requested.connect(lambda _identifier: _rename_in_tree(window))
    window.findings.listed.connect(actions.show_findings)
    actions.show_findings(window.findings.any)
    canvas.tool_changed.connect(actions.show_tool)
    actions.show_tool("select")
    for turn in (canvas.turn, actions.show_switch):
        preferences.switched.connect(turn)
    preferences.tell_switches()


def _rename_in_tree(window: MainWindow) -> None:
    """Edit the selected name where it can be read: from far, the canvas shows none."""
    window.docks.bring("tree")
    window.tree.rename_current()


def _join_panels(window: MainWindow) -> None:
    machines, preferences = window.machines, window.parts.preferences
    for told in (window.tree.message, window.what_if.message, window.sweep.chart.failed, machines.refused):
        told.connect(window.status.say)
    for chart in (window.growth.chart, window.risk.chart):
        chart.failed.connect(window.status.say)
    for exploring in (window.growth, window.failures, window.risk):
        exploring.chosen.connect(window.selection.set)
        exploring.reveal_requested.connect(window.canvas.reveal)
    window.preview_bar.reset_requested.connect(window.what_if.reset)
    window.preview_bar.apply_requested.connect(window.what_if.apply)
    machines.columns_chosen.connect(preferences.keep_columns)
    machines.show_columns(preferences.columns or usual_columns())
    for numbers in (window.inspector.load.trail_asked, window.canvas.number_asked, machines.number_asked):
        numbers.connect(window.trails.show)


def _join_designs(window: MainWindow) -> None:
    window.tabs.add_requested.connect(window.designs.add)
    window.tabs.copy_requested.connect(window.designs.copy)
    window.tabs.renamed.connect(window.designs.give_name)


def _join_title(window: MainWindow) -> None:
    inspector = window.docks.by_name["inspector"]
    window.inspector.titled.connect(inspector.setWindowTitle)
    inspector.setWindowTitle(window.inspector.title)
    window.findings.counted.connect(window.count_findings)
    window.count_findings(window.findings.number)
    window.session.file_changed.connect(window.show_title)
    window.parts.appearance.changed.connect(window.set_tokens)
