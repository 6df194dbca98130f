"""The table of actions as Qt's actions: menus, tool bar, and when each can be done."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QWidget

from models.plan import queries
from models.plan.entities import Link, Site, Vm
from models.plan.ignoring import reasons_of
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.shell.actions import ACTIONS, MENUS, STRETCH, TOOL_BAR, ActionSpec, translated
from planner.theme.tooltips import plain_tooltip

Condition = Callable[[PlanSession, Selection], bool]
SEVERAL, MANY = 2, 3


def _has_vms(session: PlanSession, selection: Selection) -> bool:
    design = session.design
    chosen = [design.by_id.get(one) for one in selection.ids] if design is not None else []
    return bool(chosen) and all(machine is not None and machine.kind == "vm" for machine in chosen)


def _can_change_site(session: PlanSession, selection: Selection) -> bool:
    if len(session.plan.sites) < SEVERAL:
        return False
    items = [queries.find(session.plan, one) for one in selection.ids]
    return bool(items) and all(getattr(item, "site", "") for item in items)


def _is_copyable(session: PlanSession, selection: Selection) -> bool:
    items = [queries.find(session.plan, one) for one in selection.ids]
    return any(item is not None and not isinstance(item, Site | Link) for item in items)


def _placeable(session: PlanSession, selection: Selection) -> int:
    """Return how many of the selected have a place of their own on the canvas."""
    items = (queries.find(session.plan, one) for one in selection.ids)
    return sum(item is not None and not isinstance(item, Vm | Link) for item in items)


CONDITIONS: dict[str, Condition] = {
    "always": lambda _session, _selection: True,
    "undo": lambda session, _selection: session.undo_group.canUndo(),
    "redo": lambda session, _selection: session.undo_group.canRedo(),
    "selection": lambda _session, selection: bool(selection.ids),
    "one": lambda _session, selection: len(selection.ids) == 1,
    "two": lambda session, selection: _placeable(session, selection) >= SEVERAL,
    "three": lambda session, selection: _placeable(session, selection) >= MANY,
    "copyable": _is_copyable,
    "vms": _has_vms,
    "movable": _can_change_site,
    "sites": lambda session, _selection: bool(session.plan.sites),
    "design": lambda session, _selection: session.design is not None,
    "designs": lambda session, _selection: len(session.plan.designs) >= SEVERAL,
    "ignored": lambda session, _selection: bool(reasons_of(session.plan, session.design_id)),
}


class ActionSet(QObject):
    """One QAction for each row of the table, kept enabled or not as the plan and the selection are."""

    def __init__(
        self, session: PlanSession, selection: Selection, commands: Callable[[str], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._selection = session, selection
        self._any_finding = False
        self._conditions = CONDITIONS | {"findings": lambda _session, _selection: self._any_finding}
        self.submenus: dict[str, QMenu] = {}
        self._tools = QActionGroup(self)
        self.by_id = {spec.id: self._action(spec, commands) for spec in ACTIONS if not spec.submenu}
        for signal in (session.updated, selection.changed):
            signal.connect(self._follow)
        # Bound methods, not lambdas: Qt drops their connections when this object goes.
        session.undo_group.indexChanged.connect(self._follow)
        session.undo_group.undoTextChanged.connect(self._follow)
        self.refresh()

    def anything_selected(self) -> bool:
        """Return whether any item of the plan is selected."""
        return bool(self._selection.ids)

    def refresh(self) -> None:
        """Enable what can be done now, and say what Undo and Redo would do."""
        able = {name: condition(self._session, self._selection) for name, condition in self._conditions.items()}
        for spec in ACTIONS:
            if spec.id in self.by_id:
                self.by_id[spec.id].setEnabled(able[spec.enabled])
        history = self._session.undo_group
        self._name_step("edit.undo", self.tr("&Undo {0}"), self.tr("&Undo"), history.undoText())
        self._name_step("edit.redo", self.tr("&Redo {0}"), self.tr("&Redo"), history.redoText())

    def _follow(self, _what: object) -> None:
        self.refresh()

    def show_findings(self, there: bool) -> None:
        """Allow what is done about findings while there is any; the list tells, as it is the one to ask for them."""
        self._any_finding = there
        self.refresh()

    def show_tool(self, tool: str) -> None:
        """Press the button of the canvas tool in use."""
        for spec in ACTIONS:
            if spec.checked_as:
                self.by_id[spec.id].setChecked(spec.checked_as == tool)

    def show_switch(self, switch: str, on: bool) -> None:
        """Press what turns a switch on and off."""
        for spec in ACTIONS:
            if spec.switch and spec.switch == switch:
                self.by_id[spec.id].setChecked(on)

    def fill_menus(self, window: QMainWindow) -> None:
        """Make the menu bar."""
        menus = {name: window.menuBar().addMenu(translated(str(text))) for name, text in MENUS}
        for spec in ACTIONS:
            menu = menus[spec.menu]
            if spec.gap:
                menu.addSeparator()
            if spec.submenu:
                self.submenus[spec.submenu] = menu.addMenu(translated(spec.text))
            else:
                menu.addAction(self.by_id[spec.id])

    def fill_tool_bar(self, tool_bar: QToolBar) -> None:
        """Put the actions with a place there into the tool bar."""
        for identifier in TOOL_BAR:
            if identifier == STRETCH:
                tool_bar.addWidget(_stretch())
            elif identifier:
                tool_bar.addAction(self.by_id[identifier])
            else:
                tool_bar.addSeparator()

    def _action(self, spec: ActionSpec, commands: Callable[[str], object]) -> QAction:
        action = QAction(translated(spec.text), self)
        action.setObjectName(spec.id)
        if spec.keys is not None:
            action.setShortcut(QKeySequence(spec.keys))
        if spec.tool:
            action.setIconText(translated(spec.tool))
        action.setCheckable(bool(spec.checked_as or spec.switch))
        if spec.checked_as:
            self._tools.addAction(action)
        # Who does it is asked when it is done: until then the commands of its group need not be there.
        action.triggered.connect(lambda _checked=False: handler_of(spec, commands)())
        return action

    def _name_step(self, identifier: str, with_step: str, alone: str, step: str) -> None:
        action = self.by_id[identifier]
        words = with_step.format(step.replace("&", "&&")) if step else alone
        icon_text = action.iconText()
        action.setText(words)
        # Qt takes the tool bar's words from the text when they were never set apart.
        action.setIconText(icon_text)
        plain = words.replace("&&", "\0").replace("&", "").replace("\0", "&")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(plain_tooltip(f"{plain} ({keys})" if keys else plain))


def handler_of(spec: ActionSpec, commands: Callable[[str], object]) -> Callable[[], object]:
    """Return what does the action of a row; `commands` returns the commands of a group."""
    group, name, argument = spec.command
    handler = getattr(commands(group), name)
    return partial(handler, argument) if argument else handler


def _stretch() -> QWidget:
    stretch = QWidget()
    stretch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return stretch
