"""The links between the sites of a new plan: from one site, the first until another is chosen, to each other one."""

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from models.errors import FieldError
from models.plan.entities import Link
from models.plan.fields import Field, fields_of
from models.proposing.requirements import SiteLink, site_key
from planner.dialogs.text import words
from planner.presenters import field_text
from planner.theme.letters import for_letters

BANDWIDTH_WIDTH, LATENCY_WIDTH = 104, 76
# With two sites, there is one link.
LEAST_TO_CHOOSE = 3
BANDWIDTH, LATENCY = (fields_of(Link)[name] for name in ("bandwidth_mbit_s", "latency_ms"))


@frozen(eq=False)
class _Line:
    ends: tuple[str, str]
    bandwidth: QLineEdit
    latency: QLineEdit


class AssistantLinks(QScrollArea):
    """A bandwidth and a latency for each link; what was typed is kept while its sites are there."""

    changed = Signal()

    def __init__(self, prototype: Link, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = (
            field_text.format_value(BANDWIDTH, prototype.bandwidth_mbit_s),
            field_text.format_value(LATENCY, prototype.latency_ms),
        )
        self._kept: dict[tuple[str, str], tuple[str, str]] = {}
        self.lines: list[_Line] = []
        self._sites: tuple[str, ...] = ()
        self._hub, self.hub = "", QComboBox()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Links between sites"))
        self.none = words(self.tr("Links appear once there are two sites."), "muted")
        self._fill()

    @property
    def links(self) -> tuple[SiteLink, ...]:
        """Return the links whose values can be read."""
        found = []
        for line in self.lines:
            values = [self._value(line.bandwidth, BANDWIDTH), self._value(line.latency, LATENCY)]
            if None not in values:
                bandwidth, latency = (float(str(value)) for value in values)
                found.append(SiteLink(ends=line.ends, bandwidth_mbit_s=bandwidth, latency_ms=latency))
        return tuple(found)

    def show_sites(self, sites: Sequence[str]) -> None:
        """Show the links of other sites."""
        if tuple(sites) != self._sites:
            self._sites = tuple(sites)
            self._fill()

    def fault(self) -> tuple[QLineEdit, str] | None:
        """Return the first field that cannot be read, and why; None where all can."""
        for line in self.lines:
            for editor, field in ((line.bandwidth, BANDWIDTH), (line.latency, LATENCY)):
                try:
                    _parsed(field, editor.text())
                except FieldError as error:
                    return editor, str(error)
        return None

    def _value(self, editor: QLineEdit, field: Field) -> object:
        try:
            value = _parsed(field, editor.text())
        except FieldError:
            value = None
        editor.setProperty("fault", value is None)
        editor.style().polish(editor)
        return value

    def _choose(self, row: int) -> None:
        self._hub = site_key(self._sites[row])
        self._fill()
        self.changed.emit()

    def _hub_row(self) -> int:
        """Return the row of the site that all others are linked to."""
        keys = [*map(site_key, self._sites)]
        return keys.index(self._hub) if self._hub in keys else 0

    def _choice_of_hub(self) -> QHBoxLayout:
        self.hub = QComboBox()
        self.hub.setAccessibleName(self.tr("Site that all others are linked to"))
        self.hub.addItems(self._sites)
        self.hub.setCurrentIndex(self._hub_row())
        # Rows are made anew only after the choice has closed its list.
        self.hub.activated.connect(self._choose, Qt.ConnectionType.QueuedConnection)
        line = QHBoxLayout()
        line.addWidget(words(self.tr("All linked to"), "muted"))
        line.addWidget(self.hub, 1)
        return line

    def _fill(self) -> None:
        self.lines = []
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        if len(self._sites) >= LEAST_TO_CHOOSE:
            layout.addLayout(self._choice_of_hub())
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        hub = self._hub_row()
        for row, other in enumerate((*self._sites[:hub], *self._sites[hub + 1 :])):
            line = self._line((self._sites[hub], other))
            self.lines.append(line)
            grid.addWidget(words(" – ".join(line.ends)), row, 0)
            grid.addWidget(line.bandwidth, row, 1)
            grid.addWidget(line.latency, row, 2)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)
        if not self.lines:
            self.none = words(self.tr("Links appear once there are two sites."), "muted")
            layout.addWidget(self.none)
        layout.addStretch(1)
        self.setWidget(page)

    def _line(self, ends: tuple[str, str]) -> _Line:
        first, second = sorted(map(site_key, ends))
        key = first, second
        texts = self._kept.get(key, self._usual)
        editors = [_field(text, width) for text, width in zip(texts, (BANDWIDTH_WIDTH, LATENCY_WIDTH), strict=True)]
        named = " – ".join(ends)
        editors[0].setAccessibleName(self.tr("Bandwidth {0}").format(named))
        editors[1].setAccessibleName(self.tr("Latency {0}").format(named))
        for editor in editors:
            editor.textChanged.connect(lambda _text: self._keep(key, editors))
        return _Line(ends, editors[0], editors[1])

    def _keep(self, key: tuple[str, str], editors: Sequence[QLineEdit]) -> None:
        self._kept[key] = (editors[0].text(), editors[1].text())
        self.changed.emit()


def _parsed(field: Field, text: str) -> object:
    value = field_text.parsed(field, text, field.unit)
    if value is None:
        raise FieldError(field_text.range_text(field))
    return value


def _field(text: str, width: int) -> QLineEdit:
    editor = QLineEdit(text)
    editor.setAlignment(Qt.AlignmentFlag.AlignRight)
    editor.setFixedWidth(for_letters(width))
    return editor
