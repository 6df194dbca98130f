"""Looking at the populations of files before they are imported: what becomes of each."""

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from models.errors import PlannerError
from models.importers.population_change import (
    Choice,
    about_logs,
    about_missing,
    added_beside,
    change_of,
    suggested,
)
from models.importers.population_joining import LEVEL_WORDS, LEVELS, has_levels, joined, names_sites_and_servers
from models.importers.population_sites import joined_by_site, known_servers, sites_by_choice, sites_of_servers
from models.importers.populations import Populations
from models.plan.catalogue import Catalogue
from models.plan.entities import Plan
from models.words import translate
from planner.dialogs.population_table import PopulationRows, PopulationTable, needed_site
from planner.dialogs.text import words
from planner.presenters.population_rows import Option, counted, forms_line, site_options
from planner.theme.letters import size_for

WIDTH, HEIGHT = 1240, 600
LEAST_LETTERS = 20


class PopulationsDialog(QDialog):
    """A row for each population of the files; ``chosen`` gives what was chosen for each.

    Parameters
    ----------
    plan : Plan
        As it is when the dialog opens.
    found : sequence of Populations
        What the files hold.
    catalogue : Catalogue
        Says what an added population has that no file says.
    """

    chosen = Signal(object)

    def __init__(
        self,
        plan: Plan,
        found: Sequence[Populations],
        catalogue: Catalogue,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._plan, self._found, self._catalogue = plan, found, catalogue
        self._sentences: tuple[str, ...] = ()
        self._by_hand: dict[str, str] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Import populations"))
        self.resize(size_for(self, WIDTH, HEIGHT))
        self.rows = PopulationRows(plan, self)
        self.table = PopulationTable(self.rows)
        self.level, self.site = QComboBox(), QComboBox()
        self.forms, self.told = words(""), words("", "muted")
        self.fault, self.count = words("", "fault"), words("", "muted")
        self.button = QPushButton(self.tr("Import"))
        self._fill()
        self._arrange()
        self._join()
        self.level.currentIndexChanged.connect(lambda _index: self._join())
        self.site.activated.connect(lambda _index: self._place())
        self.rows.changed.connect(self._follow)

    def accept(self) -> None:
        """Hand the choices over; stay open where they are not complete."""
        if self.button.isEnabled():
            super().accept()
            self.chosen.emit(self.rows.choices)

    def _fill(self) -> None:
        by_site = names_sites_and_servers(self._found)
        for level in LEVELS if by_site else [level for level in LEVELS if level != "site"]:
            self.level.addItem(translate(LEVEL_WORDS[level]), level)
        known = by_site and sites_of_servers(suggested(self._plan, joined(self._found).drafts))
        self.level.setCurrentIndex(self.level.findData("site" if known else LEVELS[0]))
        self.level.setAccessibleName(self.tr("One population for"))
        self.site.setAccessibleName(self.tr("Site for populations without a site"))
        self.site.setPlaceholderText(self.tr("Choose a site"))
        for box in (self.level, self.site):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(LEAST_LETTERS)

    def _arrange(self) -> None:
        buttons = QDialogButtonBox()
        buttons.addButton(self.button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        # Enter in the table opens a cell and never imports.
        self.button.setAutoDefault(False)
        self._level_row = _row(self.tr("One population for"), self.level)
        self._site_row = _row(self.tr("Site for populations without a site"), self.site)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        for part in (self.forms, self._level_row, self._site_row):
            layout.addWidget(part)
        layout.addWidget(self.table, 1)
        for part in (self.count, self.told, self.fault, buttons):
            layout.addWidget(part)
        self._level_row.setVisible(has_levels(self._found))

    def _join(self, before: Sequence[Choice] = ()) -> None:
        """Join the files anew; what was chosen of rows before stays."""
        by_site = self.rows.joins_sites = self.level.currentData() == "site"
        whole = (
            joined_by_site(self._plan, self._found, by_hand=self._by_hand)
            if by_site
            else joined(self._found, str(self.level.currentData()))
        )
        self.forms.setText(forms_line(whole.forms))
        self._sentences = whole.sentences
        chosen = {_key(choice): choice for choice in before}
        choices = suggested(self._plan, whole.drafts)
        self.rows.show_choices(evolve(chosen.get(_key(choice), choice), draft=choice.draft) for choice in choices)
        self._offer_sites()
        self._check()

    def _offer_sites(self) -> None:
        unplaced = [choice for choice in self.rows.choices if needed_site([choice])]
        self._site_row.setVisible(bool(unplaced))
        self.site.clear()
        if unplaced:
            for option in site_options(self._plan, unplaced[0], ()):
                self.site.addItem(option.words, option)
        self.site.setCurrentIndex(-1)

    def _place(self) -> None:
        option = self.site.currentData()
        if isinstance(option, Option):
            self.rows.place(option.choice)

    def _follow(self) -> None:
        """Join servers with the site of the files that is placed where they are, by the plan or by hand."""
        if self.level.currentData() != "site":
            self._check()
            return
        before = self.rows.choices
        found = sites_by_choice(self._plan, self._found, before)
        of_plan = {choice.draft.server.casefold() for choice in known_servers(self._plan, self._found)}
        by_hand = {server: site for server, site in self._by_hand.items() if server not in of_plan} | found
        if by_hand == self._by_hand:
            self._check()
            return
        self._by_hand = by_hand
        self._join(before)

    def _check(self) -> None:
        choices = self.rows.choices
        sentence = ""
        try:
            change_of(self._plan, choices, self._catalogue)
        except PlannerError as error:
            sentence = str(error)
        told = "\n".join((*self._sentences, *about_logs(self._plan, choices), *about_missing(choices, self._catalogue)))
        self.told.setText(told)
        self.told.setVisible(bool(told))
        self.count.setText(" ".join((counted(choices), *added_beside(self._plan, choices))))
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
        self.button.setEnabled(not sentence)


def _key(choice: Choice) -> tuple[str, str]:
    return choice.draft.site, choice.draft.name


def _row(text: str, control: QWidget) -> QWidget:
    row = QWidget()
    label = words(text)
    label.setWordWrap(False)
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(8)
    layout.addWidget(label)
    layout.addWidget(control)
    layout.addStretch(1)
    return row
