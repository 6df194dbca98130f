"""The panels that are made when they are first seen or asked for; what shows numbers is among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDockWidget, QToolBar

from planner.shell.late import Late
from planner.shell.workbench import Workbench

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from planner.compare.comparison_panel import ComparisonPanel
    from planner.compare.exploring_panel import ExploringTools
    from planner.compare.failures_panel import FailuresPanel
    from planner.compare.growth_panel import GrowthPanel
    from planner.compare.risk_panel import RiskPanel
    from planner.compare.sweep_panel import SweepPanel
    from planner.panels.find_bar import FindBar
    from planner.panels.finding_bar import FindingBar, FindingsPage
    from planner.panels.findings import FindingsPanel
    from planner.panels.history import HistoryPanel
    from planner.panels.machine_table import MachinesPanel, MachineTable
    from planner.panels.what_if import WhatIfPanel
    from planner.shell.docks import Docks


class PanelWindow(Workbench):
    """A window with panels around its canvas."""

    @Late
    def docks(self) -> Docks:
        """Return the docks, as they stood when the window was left."""
        from planner.shell.arrangement import is_arrangement
        from planner.shell.docks import Docks

        docks = Docks(self, self._panels(), self._tokens())
        state = self.parts.preferences.arrangement("state")
        names = [part.objectName() for kind in (QDockWidget, QToolBar) for part in self.findChildren(kind)]
        if not is_arrangement(state, names) or not self.restoreState(state):
            docks.size()
        return docks

    @Late
    def comparison(self) -> ComparisonPanel:
        """Return the designs side by side."""
        from planner.compare.comparison_panel import ComparisonPanel

        parts = self.parts
        return ComparisonPanel(parts.session, parts.model.library, parts.keeping.jobs, self._tokens())

    @Late
    def machines(self) -> MachineTable:
        """Return the table of the machines."""
        from planner.panels.machine_table import MachineTable

        return MachineTable(self.parts.session, self.parts.selection, self._tokens())

    @Late
    def machines_page(self) -> MachinesPanel:
        """Return the table of the machines with what narrows it."""
        from planner.panels.machine_table import MachinesPanel

        return MachinesPanel(self.machines)

    @Late
    def what_if(self) -> WhatIfPanel:
        """Return the sliders of the what-if."""
        from planner.panels.what_if import WhatIfPanel

        return WhatIfPanel(self.parts.session, self.parts.model.library)

    @Late
    def sweep(self) -> SweepPanel:
        """Return the sweep."""
        from planner.compare.sweep_panel import SweepPanel

        return SweepPanel(self._exploring())

    @Late
    def growth(self) -> GrowthPanel:
        """Return the growth."""
        from planner.compare.growth_panel import GrowthPanel

        return GrowthPanel(self._exploring())

    @Late
    def failures(self) -> FailuresPanel:
        """Return what happens when something fails."""
        from planner.compare.failures_panel import FailuresPanel

        return FailuresPanel(self._exploring())

    @Late
    def risk(self) -> RiskPanel:
        """Return how sure the numbers are."""
        from planner.compare.risk_panel import RiskPanel

        return RiskPanel(self._exploring())

    @Late
    def findings(self) -> FindingsPanel:
        """Return the list of findings."""
        from planner.panels.findings import FindingsPanel

        return FindingsPanel(self.parts.session, self.parts.selection, self.parts.keeping.jobs, self._tokens())

    @Late
    def finding_bar(self) -> FindingBar:
        """Return what can be done about a finding."""
        from planner.panels.finding_bar import FindingBar

        return FindingBar(self.parts.session, self.findings, self.parts.model.library, self.parts.keeping.jobs)

    @Late
    def findings_page(self) -> FindingsPage:
        """Return the list of findings with its bar."""
        from planner.panels.finding_bar import FindingsPage

        return FindingsPage(self.findings, self.finding_bar)

    @Late
    def history(self) -> HistoryPanel:
        """Return the steps that can be undone."""
        from planner.panels.history import HistoryPanel

        return HistoryPanel(self.parts.session.undo_group)

    @Late
    def find_bar(self) -> FindBar:
        """Return the bar that finds items on the canvas."""
        from planner.panels.find_bar import FindBar

        return FindBar(self.parts.session, self.parts.selection, self._tokens(), self.canvas)

    def _panels(self) -> dict[str, Callable[[], QWidget]]:
        return {
            "palette": lambda: self.palette_page,
            "tree": lambda: self.tree,
            "inspector": lambda: self.inspector,
            "compare": lambda: self.comparison,
            "machines": lambda: self.machines_page,
            "what_if": lambda: self.what_if,
            "sweep": lambda: self.sweep,
            "growth": lambda: self.growth,
            "failures": lambda: self.failures,
            "risk": lambda: self.risk,
            "findings": lambda: self.findings_page,
            "history": lambda: self.history,
        }

    def _exploring(self) -> ExploringTools:
        from planner.compare.exploring_panel import ExploringTools

        parts = self.parts
        return ExploringTools(
            session=parts.session, library=parts.model.library, jobs=parts.keeping.jobs, tokens=self._tokens()
        )
