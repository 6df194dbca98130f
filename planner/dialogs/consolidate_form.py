"""What is chosen before a design is consolidated: host types, ceilings, spare hosts, policies."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from models.consolidation.choices import Choices
from models.consolidation.packing import TIME_LIMIT_S
from models.plan.entities import Assumptions, Host
from models.plan.fields import Choice
from models.units import PERCENT
from planner.dialogs.text import words
from planner.presenters.consolidation import counted_choices, host_type_words
from planner.theme.letters import for_letters
from planner.theme.tooltips import plain_tooltip

MOST_SPARE, MOST_SECONDS = 9, 600
MOST_RATIO, RATIO_STEP = 8.0, 0.25
LIST_HEIGHT, ROW_HEIGHT, INSET = 128, 24, 6
# How many machines of the same role a host may have.
SEPARATE, AS_TODAY, ANY = "separate", "as-today", "any"


class ConsolidateForm(QWidget):
    """The choices of the left column."""

    def __init__(
        self,
        hosts: Sequence[Host],
        hypervisors: Sequence[Choice],
        assumptions: Assumptions,
        parent: QWidget | None = None,
        *,
        ticked: int = 1,
    ) -> None:
        super().__init__(parent)
        self._hosts = tuple(hosts)
        self.hosts = self._host_list(ticked)
        self.hypervisor = _combo([Choice("", self.tr("As set for the host type")), *hypervisors])
        self.fewest = _combo(counted_choices(hosts))
        self.spare = QSpinBox()
        self.spare.setRange(0, MOST_SPARE)
        self.cpu = _percent(assumptions.cpu_ceiling)
        self.memory = _percent(assumptions.memory_ceiling)
        self.ratio = QDoubleSpinBox()
        self.ratio.setRange(0.0, MOST_RATIO)
        self.ratio.setSingleStep(RATIO_STEP)
        self.ratio.setSpecialValueText(self.tr("as recommended"))
        self.sharing = QCheckBox(self.tr("Count shared memory pages as free memory"))
        self.sharing.setChecked(assumptions.count_page_sharing)
        self.same_role = _combo(
            [
                Choice(SEPARATE, self.tr("no, on separate hosts")),
                Choice(AS_TODAY, self.tr("as many as today")),
                Choice(ANY, self.tr("any number")),
            ]
        )
        self.combine = QCheckBox(self.tr("CAS and Hub of a site on one VM"))
        self.seconds = QSpinBox()
        self.seconds.setRange(1, MOST_SECONDS)
        self.seconds.setValue(round(TIME_LIMIT_S))
        self.seconds.setSuffix(self.tr(" s"))
        self._arrange()

    def choices(self) -> Choices:
        """Return what is chosen."""
        items = [self.hosts.item(row) for row in range(self.hosts.count())]
        chosen = [item.checkState() == Qt.CheckState.Checked for item in items]
        return Choices(
            hosts=tuple(host for host, wanted in zip(self._hosts, chosen, strict=True) if wanted),
            hypervisor=str(self.hypervisor.currentData()),
            cpu_ceiling=self.cpu.value() / PERCENT,
            memory_ceiling=self.memory.value() / PERCENT,
            spare=self.spare.value(),
            roles_apart=self.same_role.currentData() != ANY,
            roles_as_today=self.same_role.currentData() == AS_TODAY,
            vcpus_per_core=self.ratio.value() or None,
            count_page_sharing=self.sharing.isChecked(),
            combine_roles=self.combine.isChecked(),
            fewest=str(self.fewest.currentData()),
        )

    def _host_list(self, ticked: int) -> QListWidget:
        shown = QListWidget()
        shown.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        shown.setAccessibleName(self.tr("Host types to choose from"))
        needed = len(self._hosts) * for_letters(ROW_HEIGHT) + 2 * shown.frameWidth()
        # Room that few types leave keeps the form below them from scrolling.
        shown.setFixedHeight(min(needed, for_letters(LIST_HEIGHT)))
        for row, host in enumerate(self._hosts):
            item = QListWidgetItem(host_type_words(host), shown)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if row < ticked else Qt.CheckState.Unchecked)
            item.setSizeHint(QSize(0, for_letters(ROW_HEIGHT)))
            item.setToolTip(plain_tooltip(host_type_words(host)))
        return shown

    def _arrange(self) -> None:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(8)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for label, editor in (
            (self.tr("Hypervisor"), self.hypervisor),
            (self.tr("Minimize"), self.fewest),
            (self.tr("Same role on one host"), self.same_role),
            (self.tr("Spare hosts per site"), self.spare),
            (self.tr("CPU ceiling"), self.cpu),
            (self.tr("Memory ceiling"), self.memory),
            (self.tr("Max. vCPUs per core"), self.ratio),
            (self.tr("Time limit"), self.seconds),
        ):
            editor.setAccessibleName(label)
            if isinstance(editor, QAbstractSpinBox):
                editor.lineEdit().setTextMargins(INSET, 0, INSET, 0)
            form.addRow(label, editor)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(words(self.tr("Host types to choose from"), "strong"))
        layout.addWidget(self.hosts)
        layout.addLayout(form)
        for box in (self.combine, self.sharing):
            layout.addWidget(box)
        layout.addStretch(1)


def _combo(choices: Sequence[Choice]) -> QComboBox:
    box = QComboBox()
    for choice in choices:
        box.addItem(choice.label, choice.value)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return box


def _percent(fraction: float) -> QSpinBox:
    box = QSpinBox()
    box.setRange(1, int(PERCENT))
    box.setValue(round(fraction * PERCENT))
    box.setSuffix(" %")
    return box
