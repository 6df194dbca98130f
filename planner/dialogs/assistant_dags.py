"""What the new-plan assistant asks of database availability groups: copies, where they are, and lagged ones."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from models.errors import FieldError
from models.plan.fields import Choice
from models.proposing.requirements import DAG_SITES, DISK_TB, EACH_SITE, LAG_DAYS, MOST_COPIES, USUAL_LAG_DAYS
from models.words import translate
from planner.presenters.assistant_dags import copies_words
from planner.presenters.field_text import format_value, parsed


class DagChoices(QObject):
    """The fields of a page; ``changed`` is told after each choice, but not while the lag is typed."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        alone = Choice("1", self.tr("1 (no DAG)"))
        self.copies = combo([alone, *_numbers(2, MOST_COPIES)], self.tr("Copies of each database"))
        self.sites = combo(DAG_SITES, self.tr("DAGs"))
        none = Choice("0", self.tr("None"))
        self.lagged = combo([none, *_numbers(1, MOST_COPIES - 1)], self.tr("Lagged copies"))
        self.lag = QLineEdit(format_value(LAG_DAYS, USUAL_LAG_DAYS))
        self.lag.setAccessibleName(self.tr("Lag in days"))
        self.disk = QLineEdit()
        self.disk.setAccessibleName(self.tr("Capacity per database disk"))
        self.disk.setPlaceholderText(self.tr("unknown"))
        self.disk.setToolTip(self.tr("Members get as many disks as their database copies need. Empty: unknown."))
        self._follow()
        for box in (self.copies, self.sites, self.lagged):
            box.currentIndexChanged.connect(self._follow)
            box.currentIndexChanged.connect(self.changed)

    @property
    def fields(self) -> tuple[tuple[str, QWidget], ...]:
        """Return the fields with what stands above them."""
        return (
            (self.tr("Copies of each database"), self.copies),
            (self.tr("DAGs"), self.sites),
            (self.tr("Lagged copies"), self.lagged),
            (self.tr("Lag in days"), self.lag),
            (self.tr("TB per database disk"), self.disk),
        )

    @property
    def values(self) -> dict[str, Any]:
        """Return what was chosen, by the names of `Requirements`; without a DAG nothing of it."""
        copies, lagged = int(self.copies.currentData()), int(self.lagged.currentData())
        if copies == 1:
            return {"copies": copies}
        lag, disk_tb = self._lag() if lagged else USUAL_LAG_DAYS, self._disk_tb()
        return {
            "copies": copies,
            "lagged": lagged,
            "lag_days": USUAL_LAG_DAYS if isinstance(lag, str) else lag,
            "dag_sites": str(self.sites.currentData()),
            "disk_tb": None if isinstance(disk_tb, str) else disk_tb,
        }

    @property
    def words(self) -> tuple[str, str]:
        """Return the copies, and that a DAG is over two sites; nothing of what is not there."""
        values = self.values
        if values["copies"] == 1:
            return "", ""
        over_two = values["dag_sites"] != EACH_SITE
        copies = copies_words(values["copies"], values["lagged"], values["lag_days"])
        return copies, self.tr("a DAG over two sites") if over_two else ""

    @property
    def faults(self) -> dict[QLineEdit, str]:
        """Return what is wrong with each number that is typed, where it counts; empty where nothing is."""
        read = {self.lag: self._lag(), self.disk: self._disk_tb()}
        return {field: value if isinstance(value, str) and field.isEnabled() else "" for field, value in read.items()}

    def offer(self, *, has_dags: bool) -> None:
        """Offer copies where the version has groups; others have one copy of each database."""
        self.copies.setEnabled(has_dags)
        self.copies.setToolTip("" if has_dags else self.tr("This Exchange version has no DAGs."))
        if not has_dags:
            self.copies.setCurrentIndex(0)

    def _follow(self) -> None:
        is_dag = self.copies.currentIndex() > 0
        self.sites.setEnabled(is_dag)
        self.lagged.setEnabled(is_dag)
        self.disk.setEnabled(is_dag)
        self.lag.setEnabled(is_dag and self.lagged.currentIndex() > 0)

    def _lag(self) -> float | str:
        """Return the lag that was typed [days], or what is wrong with it."""
        try:
            return float(str(parsed(LAG_DAYS, self.lag.text(), LAG_DAYS.unit)))
        except FieldError as error:
            return str(error)

    def _disk_tb(self) -> float | str | None:
        """Return the capacity that was typed [TB], None where nothing was, or what is wrong with it."""
        try:
            read = parsed(DISK_TB, self.disk.text(), DISK_TB.unit)
        except FieldError as error:
            return str(error)
        return None if read is None else float(str(read))


def _numbers(first: int, last: int) -> list[Choice]:
    return [Choice(str(number), str(number)) for number in range(first, last + 1)]


def combo(choices: Sequence[Choice], name: str) -> QComboBox:
    """Return a drop-down list of choices."""
    box = QComboBox()
    for choice in choices:
        box.addItem(translate(choice.label), choice.value)
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    # A long name, as of a hypervisor, is cut off in the box: the tooltip and the list show it in full.
    box.currentTextChanged.connect(box.setToolTip)
    box.setToolTip(box.currentText())
    box.view().setTextElideMode(Qt.TextElideMode.ElideNone)
    box.view().setMinimumWidth(box.view().sizeHintForColumn(0))
    return box
