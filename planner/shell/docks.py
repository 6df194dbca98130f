"""The panels around the canvas as docks: where they stand, what their heads look like."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QMainWindow,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from planner.panels.elided_label import ElidedLabel
from planner.shell.context import Context
from planner.shell.dock_panels import DockPanels, title_of
from planner.shell.feature import Feature, PanelSpec, Place
from planner.theme.icons import icon
from planner.theme.tokens import Tokens

Area = Qt.DockWidgetArea
LEFT_WIDTH, RIGHT_WIDTH, BOTTOM_HEIGHT = 196, 296, 246
BOTTOM_SHARE, LARGEST_BOTTOM_SHARE, RIGHT_SHARE, LEFT_SHARE = 0.28, 0.4, 0.3, 0.66
HEAD_HEIGHT, CHROME_HEIGHT, SMALLEST_LEFT = 28, 92, 120
CLOSE_ICON = 12
AREAS = {
    Place.LEFT: Area.LeftDockWidgetArea,
    Place.LEFT_BELOW: Area.LeftDockWidgetArea,
    Place.RIGHT: Area.RightDockWidgetArea,
    Place.BOTTOM: Area.BottomDockWidgetArea,
    Place.BOTTOM_RIGHT: Area.BottomDockWidgetArea,
}
# What stands beside or below what.
SPLITS = (
    (Place.LEFT, Place.LEFT_BELOW, Qt.Orientation.Vertical),
    (Place.BOTTOM, Place.BOTTOM_RIGHT, Qt.Orientation.Horizontal),
)


class DockHead(QWidget):
    """The head of a dock that stands alone: its title and a button that closes it; dragging it moves the dock."""

    def __init__(self, dock: QDockWidget, tokens: Tokens) -> None:
        super().__init__(dock)
        self._title = ElidedLabel(dock.windowTitle())
        self._title.setProperty("section", True)
        self._close = QToolButton()
        self._close.setObjectName("dock_close")
        self._close.setFixedSize(24, 24)
        self._close.setIconSize(QSize(CLOSE_ICON, CLOSE_ICON))
        self._close.clicked.connect(dock.close)
        dock.windowTitleChanged.connect(self._rename)
        self._rename(dock.windowTitle())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 4, 0)
        layout.addWidget(self._title, 1)
        layout.addWidget(self._close)
        self.setProperty("panel", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.set_tokens(tokens)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme."""
        self._close.setIcon(icon("close", tokens.idle, CLOSE_ICON))

    def _rename(self, title: str) -> None:
        self._title.setText(title)
        self._close.setAccessibleName(self.tr("Close {0}").format(title))


class NoHead(QWidget):
    """The head of a dock whose tab is head enough."""

    def sizeHint(self) -> QSize:
        """Return nothing."""
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        """Return nothing."""
        return QSize(0, 0)


class Docks:
    """The docks of all features' panels, by name.

    Parameters
    ----------
    features : sequence of Feature
        Whose panels they are.
    context : Context
        Handed to what makes a panel.
    canvas : QWidget
        What they stand around.
    """

    def __init__(self, features: Sequence[Feature], context: Context, canvas: QWidget) -> None:
        self._window, self._tokens, self._canvas = context.window, context.tokens, canvas
        self._heads = list[DockHead]()
        self.instead: Callable[[str], bool] | None = None
        self.awake = False
        # While docks are put into their places, those behind others are seen for a moment: what is seen works.
        self._soon = QTimer(self._window)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._look)
        self._specs = {spec.name: spec for spec in panels_of(features)}
        self.by_name: dict[str, QDockWidget] = {}
        self.held = DockPanels(self._specs, self.by_name, context)
        self.by_name |= {spec.name: self._dock(spec) for spec in self._specs.values()}

    def furnish(self) -> None:
        """Make the panels of the first frame, and put every dock into its place."""
        window = self._window
        for name, spec in self._specs.items():
            if spec.at_once:
                self.make(name)
        options = QMainWindow.DockOption.AllowTabbedDocks | QMainWindow.DockOption.AllowNestedDocks
        # Docks glide into place, unless the system asks for less motion.
        if QApplication.isEffectEnabled(Qt.UIEffect.UI_General):
            options |= QMainWindow.DockOption.AnimatedDocks
        window.setDockOptions(options)
        window.setTabPosition(Area.AllDockWidgetAreas, QTabWidget.TabPosition.North)
        self.place()

    def place(self) -> None:
        """Put every dock into its own place."""
        window = self._window
        for name, spec in self._specs.items():
            dock = self.by_name[name]
            dock.setFloating(False)
            window.addDockWidget(AREAS[spec.place], dock)
            dock.show()
        for first, second, orientation in SPLITS:
            window.splitDockWidget(self._at(first)[0], self._at(second)[0], orientation)
        for place in Place:
            first_dock, *others = self._at(place)
            for dock in others:
                window.tabifyDockWidget(first_dock, dock)
            if others:
                first_dock.raise_()
        self.size()

    def bring(self, name: str) -> None:
        """Bring a panel forward and give it the keys."""
        if self.instead is not None and self.instead(name):
            return
        dock, panel = self.by_name[name], self.held.make(name)
        dock.show()
        dock.raise_()
        panel.setFocus()

    def set_title(self, name: str, title: str) -> None:
        """Name a panel; without a title it has its own."""
        self.by_name[name].setWindowTitle(title or title_of(self._specs[name]))

    def toggles(self) -> Sequence[QAction]:
        """Return what shows and hides each dock."""
        return [dock.toggleViewAction() for dock in self.by_name.values()]

    def contents(self) -> Sequence[QWidget]:
        """Return the panels that are made, and the canvas behind those at its left."""
        left = {name for name, spec in self._specs.items() if AREAS[spec.place] == Area.LeftDockWidgetArea}
        before = [self.held.panel(name) for name in self.by_name if name in left]
        behind = [self.held.panel(name) for name in self.by_name if name not in left]
        return [panel for panel in (*before, self._canvas, *behind) if panel is not None]

    def wake(self) -> None:
        """Make the panels that are seen, and from now on every panel when it is first seen."""
        self.awake = True
        for name in (*self.held.seen, *(name for name, spec in self._specs.items() if spec.always)):
            self.make(name)

    def make(self, name: str) -> None:
        """Put a panel into its dock, where it is not there yet."""
        self.held.make(name)

    def size(self) -> None:
        """Give the docks their share of the window."""
        window = self._window
        width, height = window.width(), window.height()
        bottom = _bottom_height(self._window, self._tokens)
        horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        window.resizeDocks(
            self._sides(), [self._tokens.scaled(LEFT_WIDTH), self._tokens.scaled(RIGHT_WIDTH)], horizontal
        )
        window.resizeDocks([self._at(Place.BOTTOM)[0]], [bottom], vertical)
        right = int(width * RIGHT_SHARE)
        bottoms = [self._at(Place.BOTTOM)[0], self._at(Place.BOTTOM_RIGHT)[0]]
        window.resizeDocks(bottoms, [width - right, right], horizontal)
        lefts = [self._at(Place.LEFT)[0], self._at(Place.LEFT_BELOW)[0]]
        room = height - CHROME_HEIGHT - bottom
        upper = min(lefts[0].widget().sizeHint().height() + HEAD_HEIGHT, int(room * LEFT_SHARE))
        window.resizeDocks(lefts, [upper, max(room - upper, SMALLEST_LEFT)], vertical)

    def settle_soon(self) -> None:
        """Settle the tabs once Qt has laid them out."""
        QTimer.singleShot(0, self._window, self.settle_tabs)

    def settle_tabs(self) -> None:
        """Name the rows of tabs, and hide those that Qt leaves behind under a dock, where Tab would still go."""
        bars = self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        corners = {dock.geometry().topLeft() for dock in self.by_name.values() if dock.isVisible()}
        for bar in bars:
            bar.setAccessibleName(QCoreApplication.translate("Docks", "Panels"))
            stands = bar.geometry().bottomLeft() + QPoint(0, 1) in corners
            if not stands and any(_same_tabs(bar, other) for other in bars if other is not bar):
                bar.hide()

    def is_behind(self, widget: QWidget) -> bool:
        """Return whether a widget stands in a dock behind another tab, which Qt keeps shown but out of sight."""
        docks = (dock for dock in self.by_name.values() if dock.isAncestorOf(widget))
        return any(dock.visibleRegion().isEmpty() for dock in docks)

    def set_tokens(self, tokens: Tokens) -> None:
        """Take the colours of another theme; larger letters make the sides wider, as they stand."""
        larger, self._tokens = tokens.scale / self._tokens.scale, tokens
        for head in self._heads:
            head.set_tokens(tokens)
        if larger != 1.0:
            sides = self._sides()
            widths = [round(side.width() * larger) for side in sides]
            self._window.resizeDocks(sides, widths, Qt.Orientation.Horizontal)
            self._window.resizeDocks(
                [self._at(Place.BOTTOM)[0]], [_bottom_height(self._window, self._tokens)], Qt.Orientation.Vertical
            )

    def _at(self, place: Place) -> list[QDockWidget]:
        return [self.by_name[name] for name, spec in self._specs.items() if spec.place is place]

    def _sides(self) -> list[QDockWidget]:
        return [self._at(Place.LEFT)[0], self._at(Place.RIGHT)[0]]

    def _dock(self, spec: PanelSpec) -> QDockWidget:
        dock = QDockWidget(title_of(spec), self._window)
        dock.setObjectName(f"dock_{spec.name}")
        # A dock behind another tab stays "visible" to itself; only this signal tells.
        dock.visibilityChanged.connect(partial(self._on_seen, spec.name))
        head: QWidget
        if AREAS[spec.place] == Area.BottomDockWidgetArea:
            head = NoHead(dock)
        else:
            head = DockHead(dock, self._tokens)
            self._heads.append(head)
        dock.setTitleBarWidget(head)
        # A floating dock needs the system's frame to be moved back.
        dock.topLevelChanged.connect(
            lambda floating, dock=dock, head=head: dock.setTitleBarWidget(None if floating else head)
        )
        return dock

    def _on_seen(self, name: str, seen: bool) -> None:
        (self.held.seen.add if seen else self.held.seen.discard)(name)
        if not seen:
            self.held.tell(name, seen)
        elif self.awake:
            self._soon.start()

    def _look(self) -> None:
        for name in tuple(self.held.seen):
            self.make(name)
            self.held.tell(name, seen=True)


def _bottom_height(window: QWidget, tokens: Tokens) -> int:
    """Return the height of the panels below the canvas: larger letters ask for more of the window [px]."""
    share = min(BOTTOM_SHARE * tokens.scale, LARGEST_BOTTOM_SHARE)
    return min(tokens.scaled(BOTTOM_HEIGHT), int(window.height() * share))


def _same_tabs(bar: QTabBar, other: QTabBar) -> bool:
    """Return whether two rows of tabs are of the same docks; Qt keeps the dock of a tab as its data."""
    docks = [{row.tabData(at) for at in range(row.count())} for row in (bar, other)]
    return docks[0] == docks[1]


def panels_of(features: Sequence[Feature]) -> Iterator[PanelSpec]:
    """Return the panels of features, from left to right and top to bottom where they share a place."""
    panels = [feature.panel for feature in sorted(features, key=lambda feature: feature.order) if feature.panel]
    return iter(sorted(panels, key=lambda panel: list(Place).index(panel.place)))
