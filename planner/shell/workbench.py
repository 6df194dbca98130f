"""Where a plan is worked on: the canvas with its tabs, and the panels that show all of the plan but numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from planner.shell.late import Joins, Late, no_joins

if TYPE_CHECKING:
    from planner.canvas.view import CanvasView
    from planner.panels.inspector import Inspector
    from planner.panels.palette import Palette
    from planner.panels.plan_tree import PlanTree
    from planner.shell.design_tabs import DesignTabs
    from planner.shell.parts import Parts
    from planner.shell.preview_bar import PreviewBar
    from planner.theme.tokens import Tokens


class Workbench(QMainWindow):
    """A window on a plan; while it shows the start page, it needs nothing of this."""

    # What is to be done when a late part has come, by its name; `planner.shell.joining` says it.
    joins: Joins = no_joins
    parts: Parts

    @Late
    def canvas(self) -> CanvasView:
        """Return the drawing of the plan."""
        from planner.canvas.view import CanvasView

        parts = self.parts
        tokens = self._tokens().at_scale(1.0)
        return CanvasView(parts.session, parts.selection, parts.catalogue, tokens, self)

    @Late
    def tabs(self) -> DesignTabs:
        """Return the tabs of the designs."""
        from planner.shell.design_tabs import DesignTabs

        return DesignTabs(self.parts.session)

    @Late
    def preview_bar(self) -> PreviewBar:
        """Return what says that a preview is seen."""
        from planner.shell.preview_bar import PreviewBar

        return PreviewBar(self.parts.session)

    @Late
    def middle(self) -> QWidget:
        """Return the canvas with what stands over it."""
        middle = QWidget()
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tabs)
        layout.addWidget(self.preview_bar)
        layout.addWidget(self.canvas, 1)
        return middle

    @Late
    def palette_panel(self) -> Palette:
        """Return what can be added."""
        from planner.panels.palette import Palette

        return Palette(self.parts.catalogue.templates, self._tokens())

    @Late
    def palette_page(self) -> QWidget:
        """Return what can be added, scrolled where there is no room for it."""
        from planner.shell.docks import scrolled

        return scrolled(self.palette_panel)

    @Late
    def tree(self) -> PlanTree:
        """Return the plan as a tree."""
        from planner.panels.plan_tree import PlanTree

        return PlanTree(self.parts.session, self.parts.selection)

    @Late
    def inspector(self) -> Inspector:
        """Return the form of what is selected."""
        from planner.panels.inspector import Inspector

        parts, model = self.parts, self.parts.model
        return Inspector(parts.session, parts.selection, model.explain, lambda: model.hypervisors, self._tokens())

    def _tokens(self) -> Tokens:
        return self.parts.appearance.tokens
