"""The parts of the window that several features use. Each is imported and made when it is first asked for.

Every function here that returns a part is given to `Context.the`, which makes one of each for a window.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from planner.canvas.view import CanvasView
    from planner.compare.cluster_choice import ClusterChoice
    from planner.compare.comparison_panel import ComparisonPanel
    from planner.compare.exploring_panel import ExploringPanel, ExploringTools
    from planner.panels.inspector import Inspector
    from planner.panels.machine_table import MachineTable
    from planner.panels.plan_tree import PlanTree
    from planner.session.tasks import Tasks
    from planner.shell.adding_commands import DesignCommands, InsertCommands
    from planner.shell.context import Context
    from planner.shell.design_tabs import DesignTabs
    from planner.shell.explore import Explore
    from planner.shell.preview_bar import PreviewBar
    from planner.shell.report_commands import ReportCommands
    from planner.shell.start_page import StartPage
    from planner.shell.told_bar import ToldBar
    from planner.shell.trail_commands import TrailCommands
    from planner.theme.tokens import Tokens

Explorer = TypeVar("Explorer", bound="ExploringPanel")

ON_DESIGN = ("plan.rename", "plan.copy", "plan.remove", "", "plan.add")
BEGIN = ("file.assistant", "file.new", "file.open", "file.import_inventory")


def canvas(context: Context) -> CanvasView:
    """Return the drawing of the plan."""
    from planner.canvas.view import CanvasView

    parts, preferences = context.parts, context.parts.preferences
    view = CanvasView(parts.session, parts.selection, parts.catalogue, context.tokens.at_scale(1.0), context.window)
    context.give_menu(view, ())
    parts.session.completed = view.context.with_places_kept
    view.message.connect(context.say)
    view.editor.number_asked.connect(partial(explain, context))
    view.editor.rename_requested.connect(lambda _identifier: _rename_in_tree(context))
    view.tools.tool_changed.connect(context.actions.show_tool)
    view.camera.zoom_changed.connect(partial(_show_zoom, context))
    view.legend.closed.connect(lambda: preferences.flip("legend"))
    preferences.switched.connect(view.set_option)
    preferences.tell_switches()
    view.set_letters(context.tokens.scale)
    parts.plan_store.tasks.changed.connect(partial(_invite, view, parts.plan_store.tasks))
    parts.appearance.changed.connect(partial(_dress, view))
    return view


def told_bar(context: Context) -> ToldBar:
    """Return the bar below the plan that says in full what was done."""
    from planner.shell.told_bar import ToldBar

    bar = ToldBar(context.session, context.window)
    context.column.addWidget(bar)
    return bar


def _dress(view: CanvasView, tokens: Tokens) -> None:
    """Give the canvas colours, and letters as large as the user chose: there the zoom scales the designed ones."""
    view.set_tokens(tokens.at_scale(1.0))
    view.set_letters(tokens.scale)


def tabs(context: Context) -> DesignTabs:
    """Return the tabs of the designs."""
    from planner.shell.design_tabs import DesignTabs

    row = DesignTabs(context.session)
    context.give_menu(row.bar, ON_DESIGN)
    row.add_requested.connect(lambda: context.the(designs).add())
    row.copy_requested.connect(lambda design_id: context.the(designs).copy(design_id))
    row.renamed.connect(lambda design_id, name: context.the(designs).give_name(design_id, name))
    return row


def preview_bar(context: Context) -> PreviewBar:
    """Return what says that a preview is seen."""
    from planner.shell.preview_bar import PreviewBar

    return PreviewBar(context.session)


def explore(context: Context) -> Explore:
    """Return the canvas, or the panels that explore in its place."""
    from planner.shell.explore import Explore

    return Explore(context, context.the(canvas))


def middle(context: Context) -> QWidget:
    """Return the canvas with what stands over it."""
    from PySide6.QtWidgets import QVBoxLayout, QWidget

    page = QWidget()
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(context.the(tabs))
    layout.addWidget(context.the(preview_bar))
    layout.addWidget(context.the(explore), 1)
    context.the(tabs).add_right(context.the(explore).switch)
    return page


def put_over_canvas(context: Context, bar: QWidget) -> None:
    """Put a bar between the tabs and the canvas."""
    from PySide6.QtWidgets import QVBoxLayout

    layout = context.the(middle).layout()
    if isinstance(layout, QVBoxLayout):
        layout.insertWidget(layout.count() - 1, bar)


def start_page(context: Context) -> StartPage:
    """Return the page before any plan."""
    from planner.presenters.samples import has_content
    from planner.shell.pictures import look_of
    from planner.shell.start_page import StartPage, StartParts

    model, actions = context.parts.model, context.actions.by_id
    page = StartPage(
        StartParts(
            begin=[actions[name] for name in BEGIN],
            samples=model.samples,
            templates=model.templates,
            recent=lambda: context.parts.preferences.recent,
            picture_of_file=context.pictures.of,
            look_at=lambda sample: look_of(sample, model.evaluate, context.tokens),
            has_plan=lambda: has_content(context.session.plan) or context.session.path is not None,
        )
    )
    page.sample_chosen.connect(context.files.open_sample)
    page.file_chosen.connect(context.files.open_path)
    context.parts.appearance.changed.connect(page.set_tokens)
    context.when_appeared(page.draw)
    return page


def tree(context: Context) -> PlanTree:
    """Return the plan as a tree."""
    from planner.panels.plan_tree import PlanTree

    view = PlanTree(context.session, context.selection)
    context.give_menu(view, ())
    view.message.connect(context.say)
    return view


def inspector(context: Context) -> Inspector:
    """Return the form of what is selected."""
    from planner.panels.inspector import Inspector

    model, appearance = context.parts.model, context.parts.appearance
    form = Inspector(context.session, context.selection, model.explain, lambda: model.hypervisors, context.tokens)
    form.load.trail_asked.connect(partial(explain, context))
    # What is only kept for later is made anew sooner than it is dressed in another theme.
    appearance.changing.connect(form.forget_hidden)
    appearance.changed.connect(form.set_tokens)
    return form


def machines(context: Context) -> MachineTable:
    """Return the table of the machines."""
    from planner.panels.machine_table import MachineTable

    table, preferences = MachineTable(context.session, context.selection, context.tokens), context.parts.preferences
    context.give_menu(table, ())
    table.refused.connect(context.say)
    table.columns_chosen.connect(preferences.keep_columns)
    if preferences.columns:
        table.show_columns(preferences.columns)
    table.number_asked.connect(partial(explain, context))
    context.parts.appearance.changed.connect(table.set_tokens)
    return table


def comparison(context: Context) -> ComparisonPanel:
    """Return the designs side by side."""
    from planner.compare.comparison_panel import ComparisonPanel

    parts = context.parts
    panel = ComparisonPanel(parts.session, parts.model.library, parts.plan_store.jobs, context.tokens)
    parts.appearance.changed.connect(panel.set_tokens)
    panel.failed.connect(context.say)
    panel.assign_requested.connect(partial(_show_unserved, context))
    panel.cost_asked.connect(partial(_explain_cost, context))
    return panel


def _explain_cost(context: Context, design_key: str, key: str) -> None:
    """Show what a cost of a compared design consists of."""
    find = partial(context.the(comparison).comparing.candidate, design_key)
    context.the(trails).show_cost(find, key, context.actions.by_id["plan.costs"].trigger)


def _show_unserved(context: Context, design_id: str, populations: Sequence[str]) -> None:
    """Show populations of a design on the canvas, where they are given servers."""
    context.the(explore).close_page()
    context.session.show_design(design_id)
    context.selection.set(tuple(populations))
    context.the(canvas).camera.reveal(populations[0])


def designs(context: Context) -> DesignCommands:
    """Return what adds, copies and removes designs."""
    from planner.shell.adding_commands import DesignCommands

    return DesignCommands(context.session, context.the(tabs), context.say)


def inserts(context: Context) -> InsertCommands:
    """Return what adds items."""
    from planner.shell.adding_commands import InsertCommands

    return InsertCommands(context.session, context.selection, context.parts.catalogue, context.say)


def reports(context: Context) -> ReportCommands:
    """Return what prints and exports."""
    from planner.shell.report_commands import ReportCommands, ReportParts

    parts = ReportParts(
        session=context.session,
        library=context.parts.model.library,
        baseline=lambda: context.the(comparison).baseline,
        suggested=context.files.beside,
        jobs=context.parts.plan_store.jobs,
        tasks=context.parts.plan_store.tasks,
    )
    return ReportCommands(context.window, parts, context.say)


def trails(context: Context) -> TrailCommands:
    """Return what tells why a number is so."""
    from planner.dialogs.trail_popover import TrailParts
    from planner.shell.trail_commands import TrailCommands

    model = context.parts.model
    parts = TrailParts(session=context.session, explain=model.explain, published=model.library.figures())
    return TrailCommands(context.window, parts, context.selection, context.say)


def explain(context: Context, machine_id: str, resource: str) -> None:
    """Show why a number is what it is."""
    context.the(trails).show(machine_id, resource)


def exploring_tools(context: Context) -> ExploringTools:
    """Return what panels need that try many plans."""
    from planner.compare.exploring_panel import ExploringTools

    parts = context.parts
    return ExploringTools(
        session=parts.session,
        library=parts.model.library,
        jobs=parts.plan_store.jobs,
        tokens=context.tokens,
        cluster=context.the(_cluster),
    )


def _cluster(context: Context) -> ClusterChoice:
    from planner.compare.cluster_choice import ClusterChoice

    preferences = context.parts.preferences
    return ClusterChoice(preferences.scheduler, preferences.keep_scheduler)


def explored(context: Context, panel: Explorer) -> Explorer:
    """Return a panel that tries many plans, connected: what is chosen in it is selected and shown."""
    panel.chosen.connect(context.selection.set)
    panel.reveal_requested.connect(context.the(canvas).camera.reveal)
    context.parts.appearance.changed.connect(panel.set_tokens)
    context.selection.changed.connect(panel.show_selection)
    panel.show_selection(context.selection.ids)
    return panel


def _invite(view: CanvasView, tasks: Tasks) -> None:
    """Say on an empty canvas how to begin, but not while another plan is being opened."""
    view.invites = tasks.running is None
    view.viewport().update()


def _rename_in_tree(context: Context) -> None:
    """Edit the selected name where it can be read: from far, the canvas shows none."""
    context.panels.bring("tree")
    context.the(tree).rename_current()


def _show_zoom(context: Context, zoom: float) -> None:
    """Show the zoom on the button that goes back to 100 %."""
    from models.words import percent

    context.actions.by_id["view.actual_size"].setIconText(percent(zoom))
