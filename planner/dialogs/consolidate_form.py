"""What is chosen before a design is consolidated: host types, ceilings, spare hosts, policies."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from models.consolidation.choices import LARGER, MOST_SPARE, PREDICTED, Choices
from models.consolidation.packing import TIME_LIMIT_S
from models.plan.entities import Assumptions, Host
from models.plan.fields import Choice
from models.plan.hardware import MachineModel
from models.units import PERCENT
from planner.dialogs.text import inset, words
from planner.presenters.consolidation import counted_choices, host_type_words
from planner.theme.letters import for_letters
from planner.theme.tooltips import plain_tooltip

MOST_SECONDS = 600
MOST_RATIO, RATIO_STEP = 8.0, 0.25
LIST_HEIGHT, ROW_HEIGHT = 128, 24
# How many machines of the same role a host may have.
SEPARATE, AS_TODAY, ANY = "separate", "as-today", "any"


class ConsolidateForm(QWidget):
    """The choices of the left column; ``add_asked``: a machine of the library is to be a host type, too."""

    add_asked = Signal()

    def __init__(
        self,
        hosts: Sequence[Host],
        hypervisors: Sequence[Choice],
        assumptions: Assumptions,
        parent: QWidget | None = None,
        *,
        ticked: int = 1,
        is_measured: bool = False,
    ) -> None:
        super().__init__(parent)
        self._hosts: tuple[Host, ...] = ()
        self._models: tuple[MachineModel, ...] = ()
        self.hosts, self.add = QListWidget(), QPushButton(self.tr("Add a machine from the library…"))
        self._fill_types(hosts, ticked)
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
        sizes = [(LARGER, self.tr("measurement, if higher")), (PREDICTED, self.tr("prediction"))]
        self.size_by, self._is_measured = _combo([Choice(*each) for each in sizes]), is_measured
        self.seconds = QSpinBox()
        self._set_up_seconds()
        self._arrange()

    def _set_up_seconds(self) -> None:
        self.seconds.setRange(1, MOST_SECONDS)
        self.seconds.setValue(round(TIME_LIMIT_S))
        self.seconds.setSuffix(self.tr(" s"))

    def choices(self) -> Choices:
        """Return what is chosen."""
        items = [self.hosts.item(row) for row in range(self.hosts.count())]
        chosen = [item.checkState() == Qt.CheckState.Checked for item in items]
        return Choices(
            hosts=tuple(host for host, wanted in zip(self._hosts, chosen, strict=True) if wanted),
            models=self._models,
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
            size_by=str(self.size_by.currentData()),
        )

    def add_machine(self, host: Host, model: MachineModel) -> None:
        """Add a machine from the library to the host types, ticked; the same one again takes its other memory."""
        known = [number for number, other in enumerate(self._hosts) if other.model == host.model and host.model]
        for number in reversed(known):
            self.hosts.takeItem(number)
            self._hosts = (*self._hosts[:number], *self._hosts[number + 1 :])
        self._models = (*(other for other in self._models if other.id != model.id), model)
        self._add_type(host, is_ticked=True)
        fewest = self.fewest.currentData()
        self.fewest.clear()
        _fill(self.fewest, counted_choices(self._hosts))
        self.fewest.setCurrentIndex(max(self.fewest.findData(fewest), 0))
        self.hosts.setCurrentRow(self.hosts.count() - 1)

    def _fill_types(self, hosts: Sequence[Host], ticked: int) -> None:
        self.hosts.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.hosts.setAccessibleName(self.tr("Host types to choose from"))
        for row, host in enumerate(hosts):
            self._add_type(host, is_ticked=row < ticked)
        self.add.setProperty("link", True)
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self.add_asked)

    def _add_type(self, host: Host, *, is_ticked: bool) -> None:
        self._hosts = (*self._hosts, host)
        item = QListWidgetItem(host_type_words(host), self.hosts)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked)
        item.setSizeHint(QSize(0, for_letters(ROW_HEIGHT)))
        item.setToolTip(plain_tooltip(host_type_words(host)))
        needed = len(self._hosts) * for_letters(ROW_HEIGHT) + 2 * self.hosts.frameWidth()
        # Room that few types leave keeps the form below them from scrolling.
        self.hosts.setFixedHeight(min(needed, for_letters(LIST_HEIGHT)))

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
            (self.tr("Size VMs by"), self.size_by),
            (self.tr("Time limit"), self.seconds),
        ):
            editor.setAccessibleName(label)
            if isinstance(editor, QAbstractSpinBox):
                inset(editor)
            form.addRow(label, editor)
        form.setRowVisible(self.size_by, self._is_measured)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(words(self.tr("Host types to choose from"), "strong"))
        layout.addWidget(self.hosts)
        layout.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(form)
        for box in (self.combine, self.sharing):
            layout.addWidget(box)
        layout.addStretch(1)


def _combo(choices: Sequence[Choice]) -> QComboBox:
    box = QComboBox()
    _fill(box, choices)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    return box


def _fill(box: QComboBox, choices: Sequence[Choice]) -> None:
    for choice in choices:
        box.addItem(choice.label, choice.value)


def _percent(fraction: float) -> QSpinBox:
    box = QSpinBox()
    box.setRange(1, int(PERCENT))
    box.setValue(round(fraction * PERCENT))
    box.setSuffix(" %")
    return box
