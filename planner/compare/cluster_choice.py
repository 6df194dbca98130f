"""Where the parts of long work are done: on this computer, or by the workers of a cluster that somebody runs."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from models.comparisons.spreading import Spread, here
from models.plan.entities import Plan
from models.words import tr_count
from planner.cluster import on_cluster
from planner.session.jobs import Watch

SpreadWork = Callable[[Watch, Spread], Any]


class ClusterChoice(QObject):
    """The address of a scheduler, one for all panels that explore; without one, this computer does the work.

    Signals: ``changed`` (another address), ``joined`` (how many workers do the work).

    Parameters
    ----------
    address : str
        As it was kept.
    keep : callable
        Keeps another one.
    """

    changed = Signal()
    joined = Signal(object)

    def __init__(self, address: str, keep: Callable[[str], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.address, self._keep = address, keep

    def set_address(self, address: str) -> None:
        """Take another address."""
        address = address.strip()
        if address != self.address:
            self.address = address
            self._keep(address)
            self.changed.emit()

    def spread(self, work: SpreadWork, plan: Plan, design_id: str) -> Callable[[Watch], Any]:
        """Return work on a design that is done where it is chosen now; the first call to the watch that raises ends it.

        The returned work raises a ClusterError where the cluster cannot be used.
        """
        if not self.address:
            return lambda watch: work(watch, here)
        return partial(_on_cluster, self.address, plan, design_id, work, self.joined.emit)


def _on_cluster(
    address: str, plan: Plan, design_id: str, work: SpreadWork, joined: Callable[[int], None], watch: Watch
) -> Any:
    with on_cluster(address, plan, design_id, joined, watch.check) as spread:
        return work(watch, spread)


class ClusterField(QWidget):
    """The address in a line, and below it how many workers do the work."""

    def __init__(self, choice: ClusterChoice) -> None:
        super().__init__()
        self._choice = choice
        self.address = QLineEdit()
        self.address.setAccessibleName(self.tr("Cluster"))
        self.address.setPlaceholderText(self.tr("this computer"))
        self.address.setToolTip(
            self.tr(
                "Address of a Dask scheduler, such as tcp://10.0.0.7:8786. Leave it empty to calculate on "
                "this computer."
            )
        )
        self.state = QLabel()
        self.state.setProperty("muted", True)
        label = QLabel(self.tr("Cluster"))
        label.setBuddy(self.address)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self.address, 0, 1)
        grid.addWidget(self.state, 1, 1)
        self.address.editingFinished.connect(lambda: choice.set_address(self.address.text()))
        choice.changed.connect(self._show)
        choice.joined.connect(self._say)
        self._show()

    def _show(self) -> None:
        self.address.setText(self._choice.address)
        self.state.clear()
        self.state.hide()

    def _say(self, workers: int) -> None:
        self.state.setText(tr_count(workers, "{count} worker", "{count} workers"))
        self.state.setVisible(bool(self._choice.address))
