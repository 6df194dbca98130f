"""The panels around the canvas as docks: where they stand, what their heads look like."""

from collections.abc import Callable, Mapping
from functools import partial

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QMainWindow,
    QScrollArea,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from planner.panels.elided_label import ElidedLabel
from planner.session.attention import Attention
from planner.theme.icons import icon
from planner.theme.tokens import Tokens

Area = Qt.DockWidgetArea
LEFT_WIDTH, RIGHT_WIDTH, BOTTOM_HEIGHT = 196, 276, 246
BOTTOM_SHARE, FINDINGS_SHARE, PALETTE_SHARE = 0.28, 0.3, 0.66
HEAD_HEIGHT, CHROME_HEIGHT, SMALLEST_TREE = 28, 92, 120
CLOSE_ICON = 12
# The first frame shows what these say of the plan; the others show numbers, which follow it.
AT_ONCE = ("palette", "tree", "inspector")
# Its tab counts the findings, in sight or not.
ALWAYS = "findings"


@frozen
class DockSpec:
    """One dock: its name, title, area, and the dock it shares tabs with."""

    name: str
    title: str
    area: Qt.DockWidgetArea
    tabbed_with: str = ""


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
    """All docks of the window by name."""

    def __init__(self, window: QMainWindow, panels: Mapping[str, Callable[[], QWidget]], tokens: Tokens) -> None:
        self._window, self._tokens = window, tokens
        self._panels, self._heads = panels, list[DockHead]()
        self._seen: set[str] = set()
        self.awake = False
        # While docks are put into their places, those behind others are seen for a moment: what is seen works.
        self._soon = QTimer(window)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._look)
        self.by_name = {spec.name: self._dock(spec, tokens) for spec in _specs()}
        for name in AT_ONCE:
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
        for spec in _specs():
            dock = self.by_name[spec.name]
            dock.setFloating(False)
            window.addDockWidget(spec.area, dock)
            dock.show()
        window.splitDockWidget(self.by_name["palette"], self.by_name["tree"], Qt.Orientation.Vertical)
        window.splitDockWidget(self.by_name["compare"], self.by_name["findings"], Qt.Orientation.Horizontal)
        for spec in _specs():
            if spec.tabbed_with:
                window.tabifyDockWidget(self.by_name[spec.tabbed_with], self.by_name[spec.name])
        for name in ("compare", "findings"):
            self.by_name[name].raise_()
        self.size()

    def bring(self, name: str) -> None:
        """Bring a dock forward and give it the keys."""
        dock = self.by_name[name]
        self.make(name)
        dock.show()
        dock.raise_()
        dock.widget().setFocus()

    def wake(self) -> None:
        """Make the panels that are seen, and from now on every panel when it is first seen."""
        self.awake = True
        for name in (*self._seen, ALWAYS):
            self.make(name)

    def make(self, name: str) -> None:
        """Put a panel into its dock, where it is not there yet."""
        dock = self.by_name[name]
        if dock.widget() is None:
            self._put(name, self._panels[name]())

    def size(self) -> None:
        """Give the docks their share of the window."""
        window, by_name = self._window, self.by_name
        width, height = window.width(), window.height()
        bottom = min(BOTTOM_HEIGHT, int(height * BOTTOM_SHARE))
        horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        sides = [self._tokens.scaled(LEFT_WIDTH), self._tokens.scaled(RIGHT_WIDTH)]
        window.resizeDocks([by_name["palette"], by_name["inspector"]], sides, horizontal)
        window.resizeDocks([by_name["compare"]], [bottom], vertical)
        findings = int(width * FINDINGS_SHARE)
        window.resizeDocks([by_name["compare"], by_name["findings"]], [width - findings, findings], horizontal)
        palette = by_name["palette"].widget().sizeHint().height() + HEAD_HEIGHT
        room = height - CHROME_HEIGHT - bottom
        palette = min(palette, int(room * PALETTE_SHARE))
        tree = max(room - palette, SMALLEST_TREE)
        window.resizeDocks([by_name["palette"], by_name["tree"]], [palette, tree], vertical)

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
            sides = [self.by_name["palette"], self.by_name["inspector"]]
            widths = [round(side.width() * larger) for side in sides]
            self._window.resizeDocks(sides, widths, Qt.Orientation.Horizontal)

    def _dock(self, spec: DockSpec, tokens: Tokens) -> QDockWidget:
        dock = QDockWidget(spec.title, self._window)
        dock.setObjectName(f"dock_{spec.name}")
        # A dock behind another tab stays "visible" to itself; only this signal tells.
        dock.visibilityChanged.connect(partial(self._on_seen, spec.name))
        head: QWidget
        if spec.area == Area.BottomDockWidgetArea:
            head = NoHead(dock)
        else:
            head = DockHead(dock, tokens)
            self._heads.append(head)
        dock.setTitleBarWidget(head)
        # A floating dock needs the system's frame to be moved back.
        dock.topLevelChanged.connect(
            lambda floating, dock=dock, head=head: dock.setTitleBarWidget(None if floating else head)
        )
        return dock

    def _put(self, name: str, panel: QWidget) -> None:
        dock = self.by_name[name]
        dock.setWidget(panel)
        # Qt would show it only when the loop comes round, too late to take the keys.
        panel.show()
        self._tell(name, name in self._seen)

    def _on_seen(self, name: str, seen: bool) -> None:
        (self._seen.add if seen else self._seen.discard)(name)
        if not seen:
            self._tell(name, seen)
        elif self.awake:
            self._soon.start()

    def _look(self) -> None:
        for name in tuple(self._seen):
            self.make(name)
            self._tell(name, seen=True)

    def _tell(self, name: str, seen: bool) -> None:
        attention = getattr(self.by_name[name].widget(), "attention", None)
        if isinstance(attention, Attention):
            attention.set_seen(seen)


class ScrolledPanel(QScrollArea):
    """A panel that scrolls where the window is too low for it."""

    def sizeHint(self) -> QSize:
        """Return the size of the whole panel."""
        return QSize(super().sizeHint().width(), self.whole_height(LEFT_WIDTH))

    def whole_height(self, width: int) -> int:
        """Return the height at which nothing of the panel need scroll."""
        panel = self.widget()
        layout = panel.layout() if panel is not None else None
        return layout.totalHeightForWidth(width) if layout is not None else super().sizeHint().height()


def _same_tabs(one: QTabBar, other: QTabBar) -> bool:
    """Return whether two rows of tabs are of the same docks; Qt keeps the dock of a tab as its data."""
    docks = [{bar.tabData(at) for at in range(bar.count())} for bar in (one, other)]
    return docks[0] == docks[1]


def scrolled(panel: QWidget) -> ScrolledPanel:
    """Return a panel in an area that scrolls only up and down."""
    area = ScrolledPanel()
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(panel)
    return area


def _specs() -> tuple[DockSpec, ...]:
    return (
        DockSpec("palette", QCoreApplication.translate("Docks", "Add to the plan"), Area.LeftDockWidgetArea),
        DockSpec("tree", QCoreApplication.translate("Docks", "Plan"), Area.LeftDockWidgetArea),
        DockSpec("inspector", QCoreApplication.translate("Docks", "Inspector"), Area.RightDockWidgetArea),
        DockSpec("compare", QCoreApplication.translate("Docks", "Compare"), Area.BottomDockWidgetArea),
        DockSpec("machines", QCoreApplication.translate("Docks", "Machines"), Area.BottomDockWidgetArea, "compare"),
        DockSpec("what_if", QCoreApplication.translate("Docks", "What-if"), Area.BottomDockWidgetArea, "compare"),
        DockSpec("sweep", QCoreApplication.translate("Docks", "Sweep"), Area.BottomDockWidgetArea, "compare"),
        DockSpec("growth", QCoreApplication.translate("Docks", "Growth"), Area.BottomDockWidgetArea, "compare"),
        DockSpec("failures", QCoreApplication.translate("Docks", "Failures"), Area.BottomDockWidgetArea, "compare"),
        DockSpec("risk", QCoreApplication.translate("Docks", "Risk"), Area.BottomDockWidgetArea, "compare"),
        DockSpec("findings", QCoreApplication.translate("Docks", "Findings"), Area.BottomDockWidgetArea),
        DockSpec("history", QCoreApplication.translate("Docks", "History"), Area.BottomDockWidgetArea, "findings"),
    )
