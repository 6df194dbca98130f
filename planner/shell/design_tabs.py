"""A tab for each design of the plan, and a plus that adds one."""

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QTabBar, QToolButton, QWidget

from planner.session.plan_session import PlanSession, Update
from planner.theme.plain_tooltip import plain_tooltip

LONGEST_TAB = 40


class DesignTabBar(QTabBar):
    """The tabs; a double click edits a name in place."""

    edit_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("design_tabs")
        self.setExpanding(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
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
        self._editor: QLineEdit | None = None
        self.bar = DesignTabBar()
        self.plus = QToolButton()
        self._arrange()
        self.bar.currentChanged.connect(self._show)
        self.bar.edit_requested.connect(self.edit_name)
        self.bar.customContextMenuRequested.connect(self._show_asked)
        session.updated.connect(self._on_update)
        self.refresh()

    def refresh(self) -> None:
        """Show the designs of the plan."""
        designs = self._session.plan.designs
        with QSignalBlocker(self.bar):
            while self.bar.count() > len(designs):
                self.bar.removeTab(self.bar.count() - 1)
            for index, design in enumerate(designs):
                name = design.name or self.tr("No name")
                shown = name if len(name) <= LONGEST_TAB else f"{name[: LONGEST_TAB - 1]}…"
                if index >= self.bar.count():
                    self.bar.addTab("")
                self.bar.setTabText(index, shown.replace("&", "&&"))
                self.bar.setTabToolTip(index, plain_tooltip(name) if shown != name else "")
                if design.id == self._session.design_id:
                    self.bar.setCurrentIndex(index)

    def edit_name(self, index: int) -> None:
        """Edit the name of a design in its tab."""
        design = self._session.plan.designs[index]
        editor = QLineEdit(design.name, self.bar)
        editor.setAccessibleName(self.tr("Name of the design"))
        editor.setGeometry(self.bar.tabRect(index).adjusted(2, 3, -2, -3))
        editor.selectAll()
        editor.editingFinished.connect(lambda: self._finish(design.id))
        self._editor = editor
        editor.show()
        editor.setFocus()

    def edit_current_name(self) -> None:
        """Edit the name of the design that is shown."""
        if self.bar.currentIndex() >= 0:
            self.edit_name(self.bar.currentIndex())

    def step(self, direction: int) -> None:
        """Show the design so many tabs away, and round."""
        if self.bar.count():
            self.bar.setCurrentIndex((self.bar.currentIndex() + direction) % self.bar.count())

    def _finish(self, design_id: str) -> None:
        editor, self._editor = self._editor, None
        if editor is None:
            return
        name = editor.text().strip()
        editor.hide()
        editor.deleteLater()
        design = self._session.plan.design(design_id)
        if design is not None and name and name != design.name:
            self.renamed.emit(design_id, name)

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
