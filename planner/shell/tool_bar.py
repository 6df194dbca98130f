"""The tool bar: its buttons keep their words while there is room, then show their icons alone, group by group."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QToolBar, QToolButton, QWidget

from planner.shell.actions import ActionSet
from planner.shell.feature import ActionSpec
from planner.theme.icons import GAP, action_icon
from planner.theme.tokens import Tokens
from planner.theme.tooltips import plain_tooltip

# The groups from left to right; all after STRETCH stands at the right.
STRETCH, FIND = "stretch", "find"
GROUPS = ("tools", "steps", "zoom", "jobs", STRETCH, FIND, "send")
# Which groups give up their words first where there is too little room; what leaves the program keeps them longest.
SHRINKING = (FIND, "zoom", "steps", "tools", "jobs", "send")
ICON, LARGEST_ICON = 16, 20
WIDEST_ZOOM = "400 %"
Style = Qt.ToolButtonStyle


class MainToolBar(QToolBar):
    """The actions that have a place in it.

    Parameters
    ----------
    actions : ActionSet
        The actions of all features.
    tokens : Tokens
        Colours and sizes of its icons.
    """

    def __init__(self, actions: ActionSet, tokens: Tokens, parent: QWidget) -> None:
        super().__init__(parent)
        self._actions, self._tokens = actions, tokens
        self._dressed, self._shrunk = False, 0
        self._widths: dict[QAction, tuple[int, int]] = {}
        self._rest = 0
        # Of each action the drawing alone, and with room for words behind it.
        self._icons: dict[QAction, dict[int, QIcon]] = {}
        self.setObjectName("main_tools")
        self.setWindowTitle(self.tr("Tools"))
        self.setMovable(False)
        self._specs = {actions.by_id[spec.id]: spec for spec in actions.specs if spec.tool_group in GROUPS}
        self._fill()

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours and sizes of another theme."""
        self._tokens, self._dressed = tokens, False
        if self.isVisible():
            self._dress()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the icons when they are first seen: the start page has no tool bar."""
        super().showEvent(event)
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out words where there is no room for them."""
        super().resizeEvent(event)
        if self._dressed:
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Measure the buttons again when the letters change."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._widths = {}
            if self._dressed:
                self._fit()

    def _fill(self) -> None:
        for at, group in enumerate(GROUPS):
            if group == STRETCH:
                self.addWidget(_stretch())
            elif at and GROUPS[at - 1] != STRETCH:
                self.addSeparator()
            self.addActions(list(self._of_group(group)))
        for action, spec in self._specs.items():
            button = self._button(action)
            button.setObjectName(f"tool_{spec.tool_group}")
            action.setIconVisibleInMenu(False)
            action.setToolTip(plain_tooltip(_with_keys(action)))
            if spec.tool_group == FIND:
                action.setIconText(f"{action.iconText()}  {_keys(action)}".rstrip())

    def _of_group(self, group: str) -> Iterator[QAction]:
        found = ((action, spec) for action, spec in self._specs.items() if spec.tool_group == group)
        return (action for action, _ in sorted(found, key=lambda pair: pair[1].tool_place))

    def _button(self, action: QAction) -> QToolButton:
        button = self.widgetForAction(action)
        assert isinstance(button, QToolButton)  # noqa: S101 - Qt makes one for each action
        return button

    def _dress(self) -> None:
        if self._dressed:
            return
        self._dressed, self._widths = True, {}
        size = min(self._tokens.scaled(ICON), LARGEST_ICON)
        self.setIconSize(QSize(size + GAP, size))
        for action, spec in self._specs.items():
            if spec.icon:
                self._icons[action] = {gap: action_icon(spec.icon, self._tokens, size, gap) for gap in (0, GAP)}
        self._style()
        self._fit()

    def _fit(self) -> None:
        """Take the words of as few groups as the width asks for."""
        if not self._widths:
            self._measure()
        levels = range(len(SHRINKING) + 1)
        wanted = next((level for level in levels if self._needed(level) <= self.width()), levels[-1])
        if wanted != self._shrunk:
            self._shrunk = wanted
            self._style()

    def _needed(self, level: int) -> int:
        alone = SHRINKING[:level]
        return self._rest + sum(
            short if self._specs[action].tool_group in alone else wide for action, (wide, short) in self._widths.items()
        )

    def _measure(self) -> None:
        """Find how wide each button is with its words and without, and all that stands between them."""
        for action, spec in self._specs.items():
            button = self._button(action)
            button.setToolButtonStyle(_style(spec))
            if not spec.icon:
                # The zoom changes, the buttons beside it do not move.
                width = button.fontMetrics().horizontalAdvance
                button.setMinimumWidth(0)
                spare = max(width(WIDEST_ZOOM) - width(button.text()), 0)
                button.setMinimumWidth(button.sizeHint().width() + spare)
            wide = max(button.sizeHint().width(), button.minimumWidth())
            if spec.icon:
                button.setToolButtonStyle(Style.ToolButtonIconOnly)
            alone = button.sizeHint().width() if spec.icon else wide
            self._widths[action] = (wide, alone)
        # Qt keeps the hint of the buttons as they were.
        layout = self.layout()
        if layout is not None:
            layout.invalidate()
        self._rest = self.sizeHint().width() - sum(alone for _, alone in self._widths.values())
        self._style()

    def _style(self) -> None:
        alone = SHRINKING[: self._shrunk]
        for action, spec in self._specs.items():
            shrunk = bool(spec.icon) and spec.tool_group in alone
            self._button(action).setToolButtonStyle(Style.ToolButtonIconOnly if shrunk else _style(spec))
            if action in self._icons:
                action.setIcon(self._icons[action][0 if shrunk else GAP])


def _style(spec: ActionSpec) -> Style:
    """Return how a button with its words stands; what leaves the program has no icon beside them."""
    return Style.ToolButtonTextOnly if not spec.icon or spec.tool_group == "send" else Style.ToolButtonTextBesideIcon


def _with_keys(action: QAction) -> str:
    words = action.text().replace("&", "")
    return f"{words} ({_keys(action)})" if _keys(action) else words


def _keys(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _stretch() -> QWidget:
    stretch = QWidget()
    stretch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return stretch
