"""The rates of growth of single populations and protocols, a line for each."""

from collections.abc import Mapping, Sequence
from functools import partial

from attrs import define
from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLabel, QWidget

from models.plan.choices import PROTOCOLS, label_of
from models.plan.entities import Plan
from models.units import PERCENT
from planner.compare.number_field import NumberField, NumberForm
from planner.theme import layouts
from planner.theme.labels import WrappedLabel
from planner.theme.tokens import Tokens

# Lines that are made at once; more follow when the window has drawn these.
MOST_AT_ONCE = 24
Key = tuple[str, str]


@define(eq=False)
class _Line:
    """What stands in one line: for whom, and the field among the widgets; and in which row."""

    name: str
    field: NumberField
    parts: tuple[QWidget, ...]
    row: int = -1


class RateForm(NumberForm):
    """Fields for rates; what was typed stays while there is something to type it for.

    Signals: ``entered`` with the kind and the id of one rate, then ``changed``.
    """

    changed, entered = Signal(), Signal(str, str)

    def __init__(self, tokens: Tokens) -> None:
        super().__init__(tokens)
        self._rates: dict[str, float] = {}
        self._wanted: dict[Key, str] = {}
        self._lines: dict[Key, _Line] = {}
        self._titles = {
            "population": self._title(self.tr("Growth per population")),
            "protocol": self._title(self.tr("Extra growth per protocol")),
        }
        self._placeholders = {"population": "", "protocol": "0"}
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._catch_up)

    @property
    def fields(self) -> dict[Key, NumberField]:
        """Return the fields by kind and id."""
        return {key: line.field for key, line in self._lines.items()}

    def show_plan(self, plan: Plan) -> None:
        """Show a field for each population of a plan and each protocol that is used in it."""
        counts = [
            sum(each) for each in zip(*(population.users.counts() for population in plan.populations), strict=True)
        ]
        used = [protocol.value for protocol, users in zip(PROTOCOLS, counts, strict=False) if users]
        self.show_fields(
            [("population", population.id, population.name) for population in plan.populations],
            [("protocol", entry, label_of(PROTOCOLS, entry)) for entry in used],
        )

    def show_everyone(self, rate: str) -> None:
        """Show in empty fields of populations how fast all users grow."""
        self._placeholders["population"] = rate
        for (kind, _), field in self.fields.items():
            if kind == "population":
                field.setPlaceholderText(rate)

    def show_rates(self, rates: Mapping[str, float]) -> None:
        """Show how fast single populations grow [%], by id; what is typed stays where that is as it was."""
        before, self._rates = self._rates, dict(rates)
        for (kind, key), field in self.fields.items():
            if kind == "population" and before.get(key) != self._rates.get(key):
                field.set_number(self._rates.get(key))

    def given(self, sort: str) -> dict[str, float]:
        """Return the rates that are typed, by id [fraction].

        Raises
        ------
        FieldError
            If one is no number.
        """
        numbers = {key: field.number_or_none() for (kind, key), field in self.fields.items() if kind == sort}
        return {key: number / PERCENT for key, number in numbers.items() if number is not None}

    def show_fields(
        self, populations: Sequence[tuple[str, str, str]], protocols: Sequence[tuple[str, str, str]]
    ) -> None:
        """Show a field for each: its kind, id and name."""
        wanted = {(kind, key): name for kind, key, name in (*populations, *protocols)}
        if wanted != self._wanted:
            self._wanted = wanted
            self._catch_up()

    def _catch_up(self) -> None:
        """Let lines go that nobody wants any more, and make some of those that are missing."""
        for key in [key for key in self._lines if key not in self._wanted]:
            self._release(self._lines.pop(key))
        stale = [key for key, name in self._wanted.items() if key not in self._lines or self._lines[key].name != name]
        for key in stale[:MOST_AT_ONCE]:
            self._renew(key)
        self._place_all()
        if len(stale) > MOST_AT_ONCE:
            self._rest.start()

    def _renew(self, key: Key) -> None:
        """Make the line of a field; what was typed under another name stays."""
        before = self._lines.get(key)
        name = self._wanted[key]
        field = NumberField(
            self.tr("Growth of {0} per year, in percent").format(name), placeholder=self._placeholders[key[0]]
        )
        if key[0] == "population":
            field.setToolTip(self.tr("Empty: grows like all users"))
            field.set_number(self._rates.get(key[1]))
        if before is not None:
            field.setText(before.field.text())
            self._release(before)
        field.changed.connect(partial(self.entered.emit, *key))
        field.changed.connect(self.changed)
        self._lines[key] = _Line(name, field, self.line(name, field, self.tr("% per year")))

    def _place_all(self) -> None:
        """Put titles and lines below each other; Tab goes through them in that order."""
        row = 0
        above: QWidget = self
        for kind, title in self._titles.items():
            lines = [self._lines[key] for key in self._wanted if key[0] == kind and key in self._lines]
            title.setVisible(bool(lines))
            self.place(row, (title,))
            for line in lines:
                row += 1
                self._place_line(row, line, above)
                above = line.field
            row += 1

    def _place_line(self, row: int, line: _Line, above: QWidget) -> None:
        if line.row != row:
            line.row = row
            self.place(row, line.parts)
            self.setTabOrder(above, line.field)

    def _title(self, words: str) -> QLabel:
        title = WrappedLabel(words, parent=self)
        title.setProperty("section", True)
        return title

    def _release(self, line: _Line) -> None:
        for part in line.parts:
            layouts.release(self._grid, part)
