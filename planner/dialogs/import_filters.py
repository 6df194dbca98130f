"""Right side of the import, above: what is left out, which clusters and names are taken, which hosts are meant."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from models.importers.inventory import Inventory
from models.importers.inventory_choices import USUAL, ClusterCount, clusters_of, reasons_found
from models.importers.inventory_choices import Selection as Selected
from models.words import count, tr_count, tr_format
from planner.dialogs.text import words
from planner.presenters import import_view as view
from planner.theme.letters import are_large, for_letters
from planner.theme.tooltips import plain_tooltip

TICK_HEIGHT, SHOWN_CLUSTERS, PATTERN_WIDTH, NAME_WIDTH = 26, 4, 196, 150
# More ticks than anybody reads; the other clusters are ticked together.
MOST_CLUSTERS = 100
OTHERS = "\n"


class TickColumn(QWidget):
    """Ticks below each other with a number at the right; ``changed`` is told after each of them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ticks: dict[str, QCheckBox] = {}
        self.numbers: dict[str, QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)

    def add(self, key: str, text: str, *, checked: bool, is_name: bool = False) -> None:
        """Add a tick; a name of the file may be of any length, and is shortened."""
        room = for_letters(NAME_WIDTH)
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room) if is_name else text
        tick, number = QCheckBox(shown.replace("&", "&&")), words("", "muted")
        tick.setAccessibleName(text)
        tick.setToolTip(plain_tooltip(text) if shown != text else "")
        number.setWordWrap(False)
        tick.setChecked(checked)
        tick.toggled.connect(self.changed)
        row = len(self.ticks)
        self._grid.addWidget(tick, row, 0)
        self._grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.setRowStretch(row, 0)
        self._grid.setRowStretch(row + 1, 1)
        self.ticks[key], self.numbers[key] = tick, number

    def tell(self, key: str, text: str) -> None:
        """Show what stands at the right of a tick."""
        self.numbers[key].setText(text)
        self.ticks[key].setAccessibleDescription(text)

    def ticked(self) -> frozenset[str]:
        """Return the keys of the ticks that are set."""
        return frozenset(key for key, tick in self.ticks.items() if tick.isChecked())

    def clear(self) -> None:
        """Take all ticks away."""
        for widget in (*self.ticks.values(), *self.numbers.values()):
            self._grid.removeWidget(widget)
            widget.deleteLater()
        self.ticks, self.numbers = {}, {}


class ImportFilters(QWidget):
    """Signals: ``changed``, ``match_hosts_asked``, ``match_sites_asked``."""

    changed = Signal()
    match_hosts_asked = Signal()
    match_sites_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leave_out, self.clusters = TickColumn(), TickColumn()
        self._area, self._others = QScrollArea(), frozenset[str]()
        self.names = QLineEdit()
        self.names.setClearButtonEnabled(True)
        self.names.setPlaceholderText(self.tr("all names"))
        self.names.setAccessibleName(self.tr("Only names matching"))
        self.only_listed = QCheckBox()
        self.match_hosts = _link(self.tr("Match host names manually…"))
        self.match_sites = _link(self.tr("Match sites manually…"))
        for part in (self.leave_out, self.clusters):
            part.changed.connect(self.changed)
        self.names.textChanged.connect(self.changed)
        self.only_listed.toggled.connect(self.changed)
        self.match_hosts.clicked.connect(self.match_hosts_asked)
        self.match_sites.clicked.connect(self.match_sites_asked)
        self._arrange()

    def begin(self, inventory: Inventory, clusters: Sequence[ClusterCount]) -> None:
        """Offer what an inventory has, with the usual choices."""
        reasons: Counter[str] = reasons_found(inventory)
        self.leave_out.clear()
        for key, text, number in view.tick_names(reasons):
            self.leave_out.add(key, text, checked=key in USUAL)
            self.leave_out.tell(key, count(number))
        self.clusters.clear()
        self._others = frozenset(cluster.name.casefold() for cluster in clusters[MOST_CLUSTERS:])
        for cluster in clusters[:MOST_CLUSTERS]:
            name = cluster.name or tr_format("No cluster")
            self.clusters.add(cluster.name.casefold(), name, checked=True, is_name=True)
        if self._others:
            text = tr_count(len(self._others), "1 more cluster", "{count} more clusters")
            self.clusters.add(OTHERS, text, checked=True)
        shown = min(len(self.clusters.ticks), SHOWN_CLUSTERS)
        self._area.setFixedHeight(for_letters(shown * TICK_HEIGHT) + 2 * self._area.frameWidth())
        with QSignalBlocker(self):
            self.names.clear()
            self.only_listed.setChecked(False)

    def in_order(self) -> list[QWidget]:
        """Return what the keys reach, in the order in which it is read."""
        parts = [*self.leave_out.ticks.values(), self.names, *self.clusters.ticks.values()]
        return [*parts, self.only_listed, self.match_hosts, self.match_sites]

    def chosen_clusters(self) -> frozenset[str] | None:
        """Return the clusters that are ticked; None where all are."""
        ticked = self.clusters.ticked()
        if len(ticked) == len(self.clusters.ticks):
            return None
        return ticked - {OTHERS} | (self._others if OTHERS in ticked else frozenset())

    def show_counts(self, selection: Selected) -> None:
        """Show how many machines each cluster has, and whether names of hosts differ."""
        hosts, machines = Counter[str](), Counter[str]()
        for cluster in clusters_of(selection):
            key = cluster.name.casefold()
            key = OTHERS if key in self._others else key
            hosts[key] += cluster.hosts
            machines[key] += cluster.vms
        for key in self.clusters.ticks:
            of_hosts = tr_count(hosts[key], "1 host", "{count} hosts")
            self.clusters.tell(key, f"{of_hosts}, {tr_count(machines[key], '1 VM', '{count} VMs')}")
        placement = selection.placement
        differ = len(placement.unlisted) if placement.listed else 0
        self.only_listed.setText(
            tr_count(
                differ,
                "Import only listed hosts (1 is not listed)",
                "Import only listed hosts ({count} are not listed)",
            )
        )
        self.only_listed.setVisible(bool(differ))

    def show_matched(self, number: int) -> None:
        """Show how many names of hosts are matched by hand, now or in an import before."""
        some = tr_format("Match host names manually ({count} matched)…", count=count(number))
        self.match_hosts.setText(some if number else self.tr("Match host names manually…"))

    def _arrange(self) -> None:
        area = self._area
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.clusters)
        left, right = QVBoxLayout(), QVBoxLayout()
        # Beside each other, both are wider than half a window where letters are large.
        direction = QBoxLayout.Direction.TopToBottom if are_large() else QBoxLayout.Direction.LeftToRight
        for column, head, part in (
            (left, self.tr("Leave out"), self.leave_out),
            (right, self.tr("Clusters"), area),
        ):
            column.setSpacing(4)
            column.addWidget(words(head, "strong"))
            column.addWidget(part)
        names = QHBoxLayout()
        names.setSpacing(8)
        names.addWidget(words(self.tr("Only names matching")))
        self.names.setMaximumWidth(for_letters(PATTERN_WIDTH))
        names.addWidget(self.names, 1)
        left.addLayout(names)
        left.addStretch(1)
        links = QBoxLayout(direction)
        links.setSpacing(4 if are_large() else 16)
        for link in (self.match_hosts, self.match_sites):
            links.addWidget(link, 0, Qt.AlignmentFlag.AlignLeft)
        links.addStretch(1)
        right.addWidget(self.only_listed)
        right.addLayout(links)
        right.addStretch(1)
        columns = QBoxLayout(direction, self)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(16 if are_large() else 32)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)


def _link(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("link", True)
    button.setAutoDefault(False)
    return button
