"""Menus, tool bar, keys and names: the actions of all features as Qt's, enabled as plan and selection are."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from planner.shell import views
from planner.shell.context import Context
from planner.shell.feature import ActionSpec, Feature
from planner.theme.tooltips import plain_tooltip

CONTEXT = "Actions"
# Each menu with its sections from top to bottom; lines stand between them. Other sections come after these.
MENUS = {
    "file": (QT_TRANSLATE_NOOP(CONTEXT, "&File"), ("begin", "save", "send", "recover", "quit")),
    "edit": (QT_TRANSLATE_NOOP(CONTEXT, "&Edit"), ("steps", "items", "find", "selection")),
    "view": (QT_TRANSLATE_NOOP(CONTEXT, "&View"), ("tools", "zoom", "aids", "numbers", "panes", "window")),
    "insert": (QT_TRANSLATE_NOOP(CONTEXT, "&Insert"), ("items", "templates")),
    "arrange": (QT_TRANSLATE_NOOP(CONTEXT, "&Arrange"), ("places", "align", "distribute")),
    "plan": (
        QT_TRANSLATE_NOOP(CONTEXT, "&Plan"),
        ("settings", "findings", "designs", "consolidate", "order", "compare"),
    ),
    "help": (QT_TRANSLATE_NOOP(CONTEXT, "&Help"), ("pages", "commands", "about")),
}


def translated(text: str) -> str:
    """Return the text of an action or menu in the user's language."""
    return QCoreApplication.translate(CONTEXT, text)


def specs_of(features: Sequence[Feature]) -> tuple[ActionSpec, ...]:
    """Return the actions of features in the order of the menus."""
    given = [spec for feature in sorted(features, key=lambda feature: feature.order) for spec in feature.actions]
    menus = list(MENUS)
    return tuple(sorted(given, key=lambda spec: (menus.index(spec.menu), _section(spec))))


def _section(spec: ActionSpec) -> int:
    sections = MENUS[spec.menu][1]
    return sections.index(spec.section) if spec.section in sections else len(sections)


class ActionSet(QObject):
    """One QAction for each action of the features, kept enabled or not as the plan and the selection are.

    Parameters
    ----------
    features : sequence of Feature
        Whose actions they are.
    context : Context
        Handed to what does an action.
    """

    def __init__(self, features: Sequence[Feature], context: Context) -> None:
        super().__init__(context.window)
        self._context = context
        self.specs = specs_of(features)
        self.submenus: dict[str, QMenu] = {}
        self._tools = QActionGroup(self)
        self.by_id = {spec.id: self._action(spec) for spec in self.specs if spec.fill is None}
        for signal in (context.session.updated, context.selection.changed):
            signal.connect(self._follow)
        # Bound methods, not lambdas: Qt drops their connections when this object goes.
        context.session.undo_group.indexChanged.connect(self._follow)
        context.session.undo_group.undoTextChanged.connect(self._follow)
        self.refresh()

    def refresh(self) -> None:
        """Enable what can be done now, and say what Undo and Redo would do."""
        able = {condition: condition(self._context) for condition in {spec.enabled for spec in self.specs}}
        for spec in self.specs:
            if spec.id in self.by_id:
                self.by_id[spec.id].setEnabled(able[spec.enabled])
        history = self._context.session.undo_group
        self._name_step("edit.undo", self.tr("&Undo {0}"), self.tr("&Undo"), history.undoText())
        self._name_step("edit.redo", self.tr("&Redo {0}"), self.tr("&Redo"), history.redoText())

    def _follow(self, _what: object) -> None:
        self.refresh()

    def show_tool(self, tool: str) -> None:
        """Press the button of the canvas tool in use."""
        for spec in self.specs:
            if spec.checked_as:
                self.by_id[spec.id].setChecked(spec.checked_as == tool)

    def show_switch(self, switch: str, on: bool) -> None:
        """Press what turns a switch on and off."""
        for spec in self.specs:
            if spec.switch and spec.switch == switch:
                self.by_id[spec.id].setChecked(on)

    def fill_menus(self, window: QMainWindow) -> None:
        """Make the menu bar; submenus stay empty until `fill_submenus`."""
        menus = {name: window.menuBar().addMenu(translated(str(text))) for name, (text, _) in MENUS.items()}
        before = ActionSpec(id="", text="")
        for spec in self.specs:
            menu = menus[spec.menu]
            if spec.menu == before.menu and _section(spec) != _section(before):
                menu.addSeparator()
            if spec.fill is not None:
                submenu = self.submenus[spec.id] = menu.addMenu(translated(spec.text))
                submenu.menuAction().setProperty("synonyms", translated(spec.synonyms) if spec.synonyms else "")
            else:
                menu.addAction(self.by_id[spec.id])
            before = spec

    def fill_submenus(self) -> None:
        """Make the entries of the submenus."""
        for spec in self.specs:
            if spec.fill is not None:
                spec.fill(self._context, self.submenus[spec.id])

    def _action(self, spec: ActionSpec) -> QAction:
        action = QAction(translated(spec.text), self)
        action.setObjectName(spec.id)
        # The command finder looks there.
        action.setProperty("synonyms", translated(spec.synonyms) if spec.synonyms else "")
        if spec.keys is not None:
            action.setShortcut(QKeySequence(spec.keys))
        if spec.tool:
            action.setIconText(translated(spec.tool))
        action.setCheckable(bool(spec.checked_as or spec.switch))
        if spec.checked_as:
            self._tools.addAction(action)
        if spec.do is not None:
            action.triggered.connect(partial(_do, spec, self._context))
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


def _do(spec: ActionSpec, context: Context, _checked: bool = False) -> None:
    explore = context.found(views.explore)
    if spec.on_canvas and explore is not None:
        explore.close_page()
    if spec.do is not None:
        spec.do(context)
