"""A tab for each design of the plan, and a plus that adds one."""

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QTabBar, QToolButton, QWidget

from planner.canvas.rename_field import RenameField
from planner.session.plan_session import PlanSession, Update
from planner.theme.tooltips import plain_tooltip

LONGEST_TAB = 40


class DesignTabBar(QTabBar):
    """The tabs; a double click edits a name in place."""

    edit_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("design_tabs")
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        self.setAccessibleName(self.tr("Designs"))

    def minimumSizeHint(self) -> QSize:
        """Return no more than the tabs need: Qt counts buttons to scroll with even for one tab."""
        return super().minimumSizeHint().boundedTo(self.sizeHint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ask for the name of the tab to be edited."""
        index = self.tabAt(event.position().toPoint())
        if index >= 0:
            self.edit_requested.emit(index)


class DesignTabs(QWidget):
    """The row of tabs over the canvas; it asks for changes and makes none."""

    add_requested = Signal()
    copy_requested = Signal(object)
    renamed = Signal(object, object)

    def __init__(self, session: PlanSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.bar = DesignTabBar()
        self.plus = QToolButton()
        self._arrange()
        self.bar.currentChanged.connect(self._show)
        # The tab in front is bold, and wider.
        self.bar.currentChanged.connect(self.bar.updateGeometry)
        self.bar.edit_requested.connect(self.edit_name)
        self.bar.customContextMenuRequested.connect(self._show_asked)
        session.updated.connect(self._on_update)
        self.refresh()

    def refresh(self) -> None:
        """Show the designs of the plan."""
        designs = self._session.plan.designs
        # A bar in sight lays out all tabs again with each one that comes or goes.
        shown = self.bar.isVisibleTo(self)
        if abs(self.bar.count() - len(designs)) > 1:
            self.bar.hide()
        with QSignalBlocker(self.bar):
            while self.bar.count() > len(designs):
                self.bar.removeTab(self.bar.count() - 1)
            for index, design in enumerate(designs):
                self._show_name(index, design.name or self.tr("Unnamed"))
                if design.id == self._session.design_id:
                    self.bar.setCurrentIndex(index)
        self.bar.updateGeometry()
        self.bar.setVisible(shown)

    def _show_name(self, index: int, name: str) -> None:
        # Names that the program forms differ at their ends: "…, moved to Exchange SE", "…, with additions".
        half = LONGEST_TAB // 2
        shown = name if len(name) <= LONGEST_TAB else f"{name[: half - 1].rstrip()}…{name[-half:].lstrip()}"
        text = shown.replace("&", "&&")
        if index >= self.bar.count():
            self.bar.addTab(text)
        elif self.bar.tabText(index) != text:
            self.bar.setTabText(index, text)
        # Even a short name is cut where there are many tabs.
        self.bar.setTabToolTip(index, plain_tooltip(name))

    def edit_name(self, index: int) -> None:
        """Edit the name of a design in its tab."""
        design = self._session.plan.designs[index]
        area = self.bar.tabRect(index).adjusted(2, 3, -2, -3)
        field = RenameField(design.name, area, lambda name: self._take_name(design.id, name), self.bar)
        field.setAccessibleName(self.tr("Name of the design"))

    def edit_current_name(self) -> None:
        """Edit the name of the design that is shown."""
        if self.bar.currentIndex() >= 0:
            self.edit_name(self.bar.currentIndex())

    def step(self, direction: int) -> None:
        """Show the design so many tabs away, and round."""
        if self.bar.count():
            self.bar.setCurrentIndex((self.bar.currentIndex() + direction) % self.bar.count())

    def add_right(self, control: QWidget) -> None:
        """Put a control at the right end of the row."""
        layout = self.layout()
        assert layout is not None  # noqa: S101 - `_arrange` makes it
        layout.addWidget(control)

    def _take_name(self, design_id: str, name: str) -> bool:
        """Return whether the design has the name now, or is gone."""
        if self._session.plan.design(design_id) is None:
            return True
        self.renamed.emit(design_id, name)
        design = self._session.plan.design(design_id)
        return design is None or design.name == name

    def _show(self, index: int) -> None:
        designs = self._session.plan.designs
        if 0 <= index < len(designs):
            self._session.show_design(designs[index].id)

    def _on_update(self, _update: Update) -> None:
        self.refresh()

    def _show_asked(self, place: QPoint) -> None:
        """Show the design that a menu is asked for: the menu is about the one that is shown."""
        index = self.bar.tabAt(place)
        if index >= 0:
            self.bar.setCurrentIndex(index)

    def _arrange(self) -> None:
        self.setObjectName("design_row")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.bar.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.plus.setText("+")
        self.plus.setObjectName("add_design")
        self.plus.setAccessibleName(self.tr("Add a design"))
        self.plus.setToolTip(self.tr("Add a design"))
        self.plus.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.plus)
        menu.addAction(self.tr("Copy of this design"), lambda: self.copy_requested.emit(self._session.design_id))
        menu.addAction(self.tr("Empty design"), self.add_requested.emit)
        self.plus.setMenu(menu)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 0)
        layout.setSpacing(4)
        layout.addWidget(self.bar)
        layout.addWidget(self.plus)
        layout.addStretch(1)
