"""Everything a user can do by name: one table that feeds menus, tool bar, command finder, shortcut page."""

from attrs import frozen
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QKeySequence

Key = QKeySequence.StandardKey
CONTEXT = "Actions"
MENUS = (
    ("file", QT_TRANSLATE_NOOP(CONTEXT, "&File")),
    ("edit", QT_TRANSLATE_NOOP(CONTEXT, "&Edit")),
    ("view", QT_TRANSLATE_NOOP(CONTEXT, "&View")),
    ("insert", QT_TRANSLATE_NOOP(CONTEXT, "&Insert")),
    ("arrange", QT_TRANSLATE_NOOP(CONTEXT, "&Arrange")),
    ("plan", QT_TRANSLATE_NOOP(CONTEXT, "&Plan")),
    ("help", QT_TRANSLATE_NOOP(CONTEXT, "&Help")),
)


@frozen(kw_only=True)
class ActionSpec:
    """One thing to do.

    Parameters
    ----------
    id : str
        As in ``file.save``; the part before the dot is its menu.
    text : str
        What the menu says.
    keys : Key or str or None
        A standard key of the platform, or a sequence such as "Ctrl+K".
    enabled : str
        When it can be done: a name of `planner.shell.action_set.CONDITIONS`, or "findings" while there is any.
    handler : str
        Which command does it, as in ``file.save``; by default the id. An argument follows a colon.
    tool : str
        What the tool bar says; empty for what is not in it.
    checked_as : str
        The canvas tool that the action switches to, for those that stay pressed.
    switch : str
        The switch of `planner.shell.settings.SWITCHES` that it turns on and off; it stays pressed while on.
    submenu : str
        The name of a menu that the window fills itself.
    gap : bool
        Whether a line stands before it in its menu.
    """

    id: str
    text: str
    keys: Key | str | None = None
    enabled: str = "always"
    handler: str = ""
    tool: str = ""
    checked_as: str = ""
    switch: str = ""
    submenu: str = ""
    gap: bool = False

    @property
    def menu(self) -> str:
        """Return the menu it stands in."""
        return self.id.partition(".")[0]

    @property
    def command(self) -> tuple[str, str, str]:
        """Return group, name and argument of the command that does it."""
        path, _, argument = (self.handler or self.id).partition(":")
        group, _, name = path.partition(".")
        return group, name, argument


# The tool bar from left to right; an empty id is a line between groups, and all after STRETCH stands at the right.
STRETCH = "stretch"
TOOL_BAR = (
    "view.select_tool", "view.connect_tool", "", "edit.undo", "edit.redo", "", "view.fit", "view.actual_size", "",
    "view.what_if", STRETCH, "file.mail", "file.report",
)  # fmt: skip


def translated(text: str) -> str:
    """Return a text of the table in the user's language."""
    return QCoreApplication.translate(CONTEXT, text)


# Texts are in English here; `translated` looks them up when they are shown.
ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec(id="file.new", text="&New plan", keys=Key.New),
    ActionSpec(id="file.open", text="&Open…", keys=Key.Open),
    ActionSpec(id="file.start", text="S&tart page", handler="start.show_start"),
    ActionSpec(id="file.samples", text="Open samp&le", submenu="samples"),
    ActionSpec(id="file.recent", text="Open &recent", submenu="recent"),
    ActionSpec(id="file.import_inventory", text="&Import inventory…", handler="import.inventory"),
    ActionSpec(id="file.save", text="&Save", keys=Key.Save, gap=True),
    ActionSpec(id="file.save_as", text="Save &as…", keys="Ctrl+Shift+S"),
    ActionSpec(id="file.mail", text="E-&mail plan…", handler="mail.send", tool="E-mail plan…", gap=True),
    ActionSpec(id="file.report", text="E&xport report…", handler="report.export", tool="Report…"),
    ActionSpec(id="file.print", text="&Print…", keys=Key.Print, handler="report.print"),
    ActionSpec(id="file.versions", text="&Earlier versions…", handler="recovery.versions", gap=True),
    ActionSpec(id="file.recover", text="Reco&ver plans…", handler="recovery.recover"),
    ActionSpec(id="file.quit", text="&Quit", keys="Ctrl+Q", gap=True),
    ActionSpec(id="edit.undo", text="&Undo", keys=Key.Undo, enabled="undo", tool="Undo"),
    ActionSpec(id="edit.redo", text="&Redo", keys=Key.Redo, enabled="redo", tool="Redo"),
    ActionSpec(id="edit.cut", text="Cu&t", keys=Key.Cut, enabled="selection", handler="clipboard.cut", gap=True),
    ActionSpec(id="edit.copy", text="&Copy", keys=Key.Copy, enabled="selection", handler="clipboard.copy"),
    ActionSpec(id="edit.paste", text="&Paste", keys=Key.Paste, handler="clipboard.paste"),
    ActionSpec(id="edit.duplicate", text="Dup&licate", keys="Ctrl+D", enabled="copyable"),
    ActionSpec(id="edit.delete", text="&Delete", keys=Key.Delete, enabled="selection"),
    ActionSpec(id="edit.rename", text="Re&name", keys="F2", enabled="one"),
    ActionSpec(
        id="edit.find", text="&Find in the plan…", keys=Key.Find, enabled="sites", handler="find.open", gap=True
    ),
    ActionSpec(id="edit.select_all", text="Select &all", keys=Key.SelectAll, gap=True),
    ActionSpec(id="edit.select_none", text="Select n&othing", keys="Ctrl+Shift+A", enabled="selection"),
    ActionSpec(id="view.select_tool", text="&Select", keys="Ctrl+1", tool="Select", checked_as="select"),
    ActionSpec(id="view.connect_tool", text="&Connect sites", keys="Ctrl+2", tool="Connect", checked_as="connect"),
    ActionSpec(id="view.fit", text="&Fit the plan", keys="Shift+1", tool="Fit", gap=True),
    ActionSpec(id="view.fit_selection", text="Fit the se&lection", keys="Shift+2", enabled="selection"),
    ActionSpec(id="view.actual_size", text="&100 %", keys="Ctrl+0", tool="100 %"),
    ActionSpec(id="view.zoom_in", text="Zoom &in", keys=Key.ZoomIn),
    ActionSpec(id="view.zoom_out", text="Zoom &out", keys=Key.ZoomOut),
    ActionSpec(id="view.minimap", text="&Minimap", switch="minimap", handler="view.flip:minimap", gap=True),
    ActionSpec(id="view.snap_grid", text="Snap to gri&d", switch="grid", handler="view.flip:grid"),
    ActionSpec(
        id="view.snap_neighbours", text="Snap to neigh&bours", switch="neighbours", handler="view.flip:neighbours"
    ),
    ActionSpec(id="view.why", text="Wh&y this number…", keys="Ctrl+I", enabled="one", handler="why.limiter", gap=True),
    ActionSpec(id="view.next_finding", text="Next fi&nding", keys="F8", enabled="findings"),
    ActionSpec(id="view.what_if", text="W&hat-if", tool="What-if", handler="view.panel:what_if"),
    ActionSpec(id="view.growth", text="Gro&wth", handler="view.panel:growth"),
    ActionSpec(id="view.failures", text="F&ailures", handler="view.panel:failures"),
    ActionSpec(id="view.risk", text="Ris&k", handler="view.panel:risk"),
    ActionSpec(id="view.next_pane", text="Next pan&e", keys="F6", handler="panes.next", gap=True),
    ActionSpec(id="view.previous_pane", text="Pre&vious pane", keys="Shift+F6", handler="panes.previous"),
    ActionSpec(id="view.theme", text="&Theme", submenu="theme", gap=True),
    ActionSpec(id="view.text_size", text="Text si&ze", submenu="text_size"),
    ActionSpec(id="view.full_screen", text="F&ull screen", keys=Key.FullScreen),
    ActionSpec(id="view.language", text="Lan&guage", submenu="language"),
    ActionSpec(id="view.panels", text="&Panels", submenu="panels"),
    ActionSpec(id="view.reset", text="&Reset the arrangement"),
    ActionSpec(id="insert.site", text="&Site", handler="insert.add:site"),
    ActionSpec(id="insert.server", text="Physical se&rver", handler="insert.add:server", enabled="design"),
    ActionSpec(id="insert.host", text="Virtualization &host", handler="insert.add:host", enabled="design"),
    ActionSpec(id="insert.vm", text="&Virtual machine", handler="insert.add:vm", enabled="design"),
    ActionSpec(id="insert.population", text="&User population", handler="insert.add:population"),
    ActionSpec(id="insert.link", text="&WAN link", handler="insert.add:link"),
    ActionSpec(id="insert.templates", text="&Template", submenu="templates", gap=True),
    ActionSpec(id="arrange.tidy", text="&Tidy", keys="Ctrl+Shift+L", handler="view.tidy"),
    ActionSpec(id="arrange.move", text="&Move to host…", keys="Ctrl+M", enabled="vms", handler="edit.move_to_host"),
    ActionSpec(
        id="arrange.move_site",
        text="Move to &site…",
        keys="Ctrl+Shift+M",
        enabled="movable",
        handler="edit.move_to_site",
    ),
    ActionSpec(id="arrange.align_left", text="Align &left", enabled="two", handler="view.align:left", gap=True),
    ActionSpec(id="arrange.align_centre", text="Align &centres", enabled="two", handler="view.align:centre"),
    ActionSpec(id="arrange.align_right", text="Align &right", enabled="two", handler="view.align:right"),
    ActionSpec(id="arrange.align_top", text="Align to&p", enabled="two", handler="view.align:top"),
    ActionSpec(id="arrange.align_middle", text="Align mi&ddles", enabled="two", handler="view.align:middle"),
    ActionSpec(id="arrange.align_bottom", text="Align &bottom", enabled="two", handler="view.align:bottom"),
    ActionSpec(
        id="arrange.distribute_across",
        text="Distribute &horizontally",
        enabled="three",
        handler="view.distribute:across",
        gap=True,
    ),
    ActionSpec(
        id="arrange.distribute_down", text="Distribute &vertically", enabled="three", handler="view.distribute:down"
    ),
    ActionSpec(id="plan.settings", text="&Title and assumptions", enabled="selection", handler="edit.select_none"),
    ActionSpec(
        id="plan.fix", text="&Fix the finding", keys="Ctrl+F8", enabled="findings", handler="finding.fix", gap=True
    ),
    ActionSpec(
        id="plan.ignore", text="&Ignore the finding…", keys="Shift+F8", enabled="findings", handler="finding.ignore"
    ),
    ActionSpec(id="plan.heed", text="No &longer ignore the finding", enabled="ignored", handler="finding.heed"),
    ActionSpec(id="plan.add", text="&New empty design", handler="design.add", gap=True),
    ActionSpec(id="plan.copy", text="&Copy this design", handler="design.copy", enabled="design"),
    ActionSpec(id="plan.rename", text="&Rename this design", handler="design.rename", enabled="design"),
    ActionSpec(id="plan.remove", text="&Delete this design", handler="design.remove", enabled="design"),
    ActionSpec(id="plan.consolidate", text="C&onsolidate…", enabled="design", gap=True),
    ActionSpec(
        id="plan.next",
        text="Ne&xt design",
        keys="Ctrl+PgDown",
        handler="design.next",
        enabled="designs",
        gap=True,
    ),
    ActionSpec(
        id="plan.previous",
        text="&Previous design",
        keys="Ctrl+PgUp",
        handler="design.previous",
        enabled="designs",
    ),
    ActionSpec(id="plan.compare", text="Co&mpare with another plan…", handler="compare.add", gap=True),
    ActionSpec(id="plan.compare_alone", text="Compare this plan &alone", handler="compare.alone"),
    ActionSpec(id="help.getting_started", text="&Getting started", keys="F1", handler="help.page:getting-started"),
    ActionSpec(id="help.model", text="&Where the numbers come from", handler="help.page:model"),
    ActionSpec(id="help.published", text="&Published cases"),
    ActionSpec(id="help.errata", text="&Errors in the documents", handler="help.page:errata"),
    ActionSpec(id="help.find", text="&Find a command…", keys="Ctrl+K", gap=True),
    ActionSpec(id="help.shortcuts", text="&Keyboard shortcuts", keys="Ctrl+/"),
    ActionSpec(id="help.log_folder", text="Open the &log folder", gap=True),
    ActionSpec(id="help.about", text="&About"),
)
