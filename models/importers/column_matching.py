"""What each column of a foreign table is, guessed from header and cells: with unit, certainty and reason."""

import re
from collections.abc import Collection, Mapping, Sequence

from attrs import define, evolve, field, frozen

from models.importers import core_columns
from models.importers import inventory_forms as forms
from models.importers.amounts import POINT, amount_in, decimal_mark
from models.importers.foreign_tables import Table
from models.importers.inventory_forms import Form, Forms, plain_header, unit_in, without_accents, without_unit
from models.importers.table_units import likely_unit, unit_named, units_of
from models.importers.tables import Cell
from models.words import tr_format, tr_noop, translate

NUMBERS = frozenset({
    *core_columns.COUNTS, forms.CLOCK, forms.CAPACITY, forms.MEMORY, forms.CPU_LOAD, forms.MEMORY_LOAD,
})  # fmt: skip
# How sure a guess is: the form of a known program, a header that says it, or a part of a header or the cells alone.
BY_FORM, BY_HEADER, BY_GUESS = "form", "header", "guess"
# Less than a guess: a column can count several things, and a user who can be asked has to say which.
OPEN = "open"
# How many rows are looked at, and how many of their cells must be numbers where a column is taken for numbers.
MOST_LOOKED_AT, LEAST_FITTING = 500, 0.5
# A longer word of the data file is looked for within a header, a shorter one must be a word of it.
LONG_WORD = 5

MEANING_NAMES: Mapping[str, str] = {
    forms.NAME: tr_noop("Name"), forms.HOST: tr_noop("Host"), forms.CPUS: tr_noop("vCPUs or cores"),
    forms.MEMORY: tr_noop("Memory"), forms.SOCKETS: tr_noop("Processor sockets"),
    forms.CORES_PER_SOCKET: tr_noop("Cores per socket"), forms.THREADS: tr_noop("Logical processors"),
    forms.CLOCK: tr_noop("Clock"),
    forms.CAPACITY: tr_noop("Clock of all cores"), forms.GUEST: tr_noop("Guest system"),
    forms.POWER: tr_noop("Power state"), forms.CLUSTER: tr_noop("Cluster"), forms.SITE: tr_noop("Site"),
    forms.CPU_LOAD: tr_noop("CPU in use"), forms.MEMORY_LOAD: tr_noop("Memory in use"),
    forms.KIND: tr_noop("Host or VM"), forms.TEMPLATE: tr_noop("Template"), forms.HYPERVISOR: tr_noop("Hypervisor"),
}  # fmt: skip
# What is said of hosts alone.
_OF_HOSTS = frozenset({forms.SOCKETS, forms.THREADS, forms.CLOCK, forms.CAPACITY, forms.HYPERVISOR})
# What is asked for where it is lacking, within a sentence.
HOLDS: Mapping[str, str] = {
    forms.NAME: tr_noop("the names"), forms.CPUS: tr_noop("the vCPUs or cores"), forms.MEMORY: tr_noop("the memory"),
    forms.KIND: tr_noop("what a row is, host or VM"),
}  # fmt: skip


@frozen
class Column:
    """What a column is taken for: its header, one of `inventory_forms.MEANINGS`, and the unit of bare numbers in it."""

    header: str
    meaning: str
    unit: str = ""


@frozen
class ColumnMatch:
    """How a table is read.

    Parameters
    ----------
    columns : tuple of Column
        Those that are read. Of several with one meaning, the first that holds a value counts.
    rows : str
        What the rows are: one of `inventory_forms.ROWS`.
    decimal : str
        What stands before decimals.
    sheet : str
        Which sheet of a workbook it is.
    """

    columns: tuple[Column, ...] = ()
    rows: str = forms.ROWS_VM
    decimal: str = POINT
    sheet: str = ""

    def has(self, meaning: str) -> bool:
        """Return whether a column has a meaning."""
        return any(column.meaning == meaning for column in self.columns)


@frozen
class ColumnGuess:
    """What a column was taken for: nothing where the meaning is empty; then the reason says why, in one sentence."""

    header: str
    meaning: str = ""
    unit: str = ""
    certainty: str = ""
    reason: str = ""

    @property
    def column(self) -> Column:
        """Return how the column is read until a user says otherwise: not at all where a user has to."""
        return Column(self.header, "" if self.certainty == OPEN else self.meaning, self.unit)


@frozen
class TableGuess:
    """What a table was taken for: a guess for each column, and the form of the program that wrote it, where known."""

    columns: tuple[ColumnGuess, ...]
    rows: str
    decimal: str
    sheet: str = ""
    form: Form | None = None

    @property
    def match(self) -> ColumnMatch:
        """Return how the table is read if nobody chooses otherwise."""
        order = [*self.form.columns] if self.form is not None else []
        taken = [guess for guess in self.columns if guess.meaning]
        taken.sort(key=lambda guess: _place(order, guess.header))
        columns = tuple(Column(guess.header, guess.meaning, guess.unit) for guess in taken)
        return ColumnMatch(columns, self.rows, self.decimal, self.sheet)

    @property
    def open(self) -> tuple[ColumnGuess, ...]:
        """Return the columns of which the user has to say what they are."""
        return tuple(guess for guess in self.columns if guess.certainty == OPEN)

    @property
    def optional(self) -> Collection[str]:
        """Return the necessary meanings that this form never has."""
        return self.form.lacks if self.form is not None else ()


def lacking(match: ColumnMatch, optional: Collection[str] = ()) -> tuple[str, ...]:
    """Return the meanings without which a table cannot be read, and that no column has."""
    needed = [forms.NAME, forms.CPUS, forms.MEMORY]
    if match.rows == forms.ROWS_COLUMN:
        needed.append(forms.KIND)
    has_cpus = match.has(forms.THREADS) or (match.has(forms.SOCKETS) and match.has(forms.CORES_PER_SOCKET))
    # Of some hosts only the clock of all cores is known: memory and use are worth more than nothing.
    has_cpus |= match.rows == forms.ROWS_HOST and match.has(forms.CAPACITY)
    return tuple(
        meaning
        for meaning in needed
        if not match.has(meaning) and meaning not in optional and not (meaning == forms.CPUS and has_cpus)
    )


def unit_is_guessed() -> str:
    """Return what is said of a unit that neither header nor cells name."""
    return tr_format("The unit is guessed from the numbers.")


def is_said(column: Column, cells: Sequence[Cell], decimal: str) -> bool:
    """Return whether the header of a column or most of its cells name a unit that it can have."""
    named, bare = _named_units(column, cells, decimal)
    return unit_named(unit_in(column.header)) in units_of(column.meaning) or len(named) > len(bare)


def with_unit(column: Column, cells: Sequence[Cell], decimal: str, known: Forms, rows: str) -> Column:
    """Return a column with the unit of bare numbers in it: its own, that of the header, of the cells, or a guess."""
    units = units_of(column.meaning)
    if not units or column.unit in units:
        return column if units else evolve(column, unit="")
    said = unit_named(unit_in(column.header))
    named, bare = _named_units(column, cells, decimal)
    if said not in units and len(named) > len(bare):
        said = max(named, key=named.count)
    if said not in units:
        said = likely_unit(column.meaning, bare, plain_header(column.header), known.typical, rows)
    return evolve(column, unit=said)


def _named_units(column: Column, cells: Sequence[Cell], decimal: str) -> tuple[list[str], list[float]]:
    """Return the units that cells name, of those that the column can have, and the numbers above 0 that name none."""
    amounts = [amount for cell in cells[:MOST_LOOKED_AT] if (amount := amount_in(cell, decimal)) is not None]
    named = [unit_named(amount.unit) for amount in amounts if amount.unit]
    bare = [amount.number for amount in amounts if not amount.unit and amount.number > 0.0]
    return [unit for unit in named if unit in units_of(column.meaning)], bare


def guessed(table: Table, known: Forms, rows: str = "") -> TableGuess:
    """Return what the columns of a table are taken for.

    Parameters
    ----------
    rows : str
        What its rows are, where that is known: one of `inventory_forms.ROWS`.
    """
    return _Guessing(table, known, rows).guess()


@define
class _Guessing:
    """The guesses for one table, made in the order of their certainty: a meaning goes to the surest column."""

    table: Table
    known: Forms
    rows: str = ""
    form: Form | None = None
    cells: Mapping[str, list[Cell]] = field(factory=dict)
    decimal: str = POINT
    found: dict[str, ColumnGuess] = field(factory=dict)
    # What has the header of a meaning that another column has already, and may be something else.
    doubled: set[str] = field(factory=set)
    names_hosts: bool = False

    def guess(self) -> TableGuess:
        rows = self.table.rows[:MOST_LOOKED_AT]
        self.cells = {
            header: [row[place] for row in rows if row[place] != ""] for place, header in enumerate(self.table.headers)
        }
        self.form = self.known.known(self.table.headers)
        candidates = sorted(self._candidates(), key=lambda each: each[0])
        # A version or an address with full stops is no number of this table.
        numbers = {header for _, header, meaning, _ in candidates if meaning in NUMBERS} or {*self.table.headers}
        told = (cell for header in self.table.headers if header in numbers for cell in self.cells[header])
        self.decimal = decimal_mark(told, self.table.decimal)
        for candidate in candidates:
            self._take(*candidate[1:])
        self._name_hosts()
        if self.form is None and self._rows() != forms.ROWS_COLUMN:
            self._settle_counts(candidates)
        columns = tuple(self._with_unit(self._column(header)) for header in self.table.headers)
        return TableGuess(columns, self._rows(), self.decimal, self.table.sheet, self.form)

    def _name_hosts(self) -> None:
        """Take hosts for what the rows are where nothing else has a name: it is a list of hosts."""
        by_meaning = {guess.meaning: guess for guess in self.found.values()}
        host = by_meaning.get(forms.HOST)
        is_virtual = {forms.NAME, forms.GUEST, forms.TEMPLATE} & by_meaning.keys() or self._names_vcpus
        if self.form is None and host is not None and not is_virtual:
            self.found[host.header] = evolve(host, meaning=forms.NAME)
            self.names_hosts = True

    def _settle_counts(self, candidates: Sequence[tuple[tuple[int, int], str, str, str]]) -> None:
        """Read what counts processors by its numbers where words leave it open, or leave it to the user."""
        options: dict[str, tuple[str, ...]] = {}
        for _, header, meaning, certainty in candidates:
            taken = self.found[header].meaning
            if header in options or (taken and taken not in core_columns.COUNTS):
                continue
            found = core_columns.options_of(plain_header(without_unit(header)), meaning, self.known, self._rows())
            is_doubled = len(found) == 1 and found in options.values()
            if found and not is_doubled and not self._against(header, meaning, certainty):
                options[header] = found
        readings = core_columns.fitting(options, {header: self._numbers(header) for header in options})
        for header, possible in options.items() if readings else ():
            meanings = {reading[header] for reading in readings}
            if len(meanings) > 1:
                asked = core_columns.question(meaning for meaning in possible if meaning in meanings)
                is_needed = not meanings.isdisjoint((forms.CPUS, forms.CORES_PER_SOCKET))
                self.found[header] = (
                    ColumnGuess(header, readings[0][header], certainty=OPEN, reason=asked)
                    if is_needed
                    else ColumnGuess(header, reason=asked)
                )
            elif meanings != {self.found[header].meaning}:
                self.found[header] = ColumnGuess(header, meanings.pop(), certainty=BY_GUESS)

    def _numbers(self, header: str) -> list[float | None]:
        place = self.table.headers.index(header)
        amounts = [amount_in(row[place], self.decimal) for row in self.table.rows[:MOST_LOOKED_AT]]
        return [None if amount is None else amount.number for amount in amounts]

    def _candidates(self) -> list[tuple[tuple[int, int], str, str, str]]:
        """Return what each column could be: its rank, header, meaning and certainty."""
        found = []
        for header in self.table.headers:
            plain, bare = plain_header(header), plain_header(without_unit(header))
            if self.form is not None:
                for name in (plain, bare):
                    if name in self.form.columns:
                        place = [*self.form.columns].index(name)
                        found.append(((0, place), header, self.form.columns[name][0], BY_FORM))
            for meaning, words in self.known.words.items():
                ranks = [words.whole.index(name) for name in (plain, bare) if name in words.whole]
                if ranks:
                    found.append(((1, min(ranks)), header, meaning, BY_HEADER))
                elif without_accents(bare) in words.maybe:
                    found.append(((2, 0), header, meaning, BY_GUESS))
                elif self._is_called(header, meaning):
                    found.append(((2, len(plain)), header, meaning, BY_GUESS))
        return found

    def _is_called(self, header: str, meaning: str) -> bool:
        words, plain = self.known.words[meaning], plain_header(without_unit(header))
        parts = {*re.findall(r"[^\W\d_]+", re.sub(r"(?<=[a-zäöüß])(?=[A-ZÄÖÜ])", " ", header).casefold())}
        has, lacks = (
            any(word in parts or (len(word) >= LONG_WORD and word in plain) for word in said)
            for said in (words.within, words.without)
        )
        return has and not lacks

    def _take(self, header: str, meaning: str, certainty: str) -> None:
        """Take a column for what it can be, unless it or the meaning is taken, or its cells speak against it."""
        known = self.found.get(header)
        is_open = certainty == BY_FORM or header in self.doubled
        if known is not None and (known.meaning or not is_open):
            return
        before = [guess for guess in self.found.values() if guess.meaning == meaning]
        both_by_form = certainty == BY_FORM and all(guess.certainty == BY_FORM for guess in before)
        reason = self._against(header, meaning, certainty)
        if not reason and before and not both_by_form:
            reason = tr_format(
                "“{other}” is already read as {meaning}.",
                other=before[0].header,
                meaning=translate(MEANING_NAMES[meaning]),
            )
        if reason:
            self.doubled |= {header} if before else set()
            self.found.setdefault(header, ColumnGuess(header, reason=reason))
        else:
            self.found[header] = ColumnGuess(header, meaning, certainty=certainty)

    def _against(self, header: str, meaning: str, certainty: str) -> str:
        """Return why the cells of a column cannot be what its header says; empty where they can."""
        cells = self.cells[header]
        if not cells:
            return tr_format("The column is empty.")
        if meaning == forms.OF_HOST:
            return tr_format("It is a share of the host's capacity, which this file does not state.")
        if meaning in NUMBERS:
            numbers = sum(amount_in(cell, self.decimal) is not None for cell in cells)
            return "" if numbers >= LEAST_FITTING * len(cells) else tr_format("Its cells are not numbers.")
        words = {forms.KIND: self.known.kinds, forms.POWER: self.known.power}.get(meaning)
        if words is not None and not any(plain_header(str(cell)) in words for cell in cells):
            return tr_format("None of its values is recognized.")
        is_text = any(amount_in(cell, self.decimal) is None for cell in cells)
        is_named = certainty != BY_GUESS and meaning != forms.HOST
        return "" if is_text or is_named or meaning == forms.TEMPLATE else tr_format("Its cells are only numbers.")

    def _column(self, header: str) -> ColumnGuess:
        known = self.found.get(header)
        if known is not None:
            return known
        reason = (
            tr_format("The column is empty.") if not self.cells[header] else tr_format("The header is not recognized.")
        )
        return ColumnGuess(header, reason=reason)

    def _with_unit(self, guess: ColumnGuess) -> ColumnGuess:
        said = self._form_unit(guess.header) if guess.meaning else ""
        column = Column(guess.header, guess.meaning, said)
        found = with_unit(column, self.cells[guess.header], self.decimal, self.known, self._rows())
        if found.unit and not said and not is_said(column, self.cells[guess.header], self.decimal):
            return evolve(guess, unit=found.unit, certainty=BY_GUESS, reason=unit_is_guessed())
        return evolve(guess, unit=found.unit)

    def _form_unit(self, header: str) -> str:
        if self.form is None or self.found[header].certainty != BY_FORM:
            return ""
        names = (plain_header(header), plain_header(without_unit(header)))
        return next((self.form.columns[name][1] for name in names if name in self.form.columns), "")

    @property
    def _names_vcpus(self) -> bool:
        return any("vcpu" in plain_header(header) for header in self.table.headers)

    def _rows(self) -> str:
        """Return what the rows are."""
        if self.rows:
            return self.rows
        meanings = {guess.meaning for guess in self.found.values()}
        # A list of one kind need not say which.
        if self.form is not None and (self.form.rows != forms.ROWS_COLUMN or forms.KIND in meanings):
            return self.form.rows
        if forms.KIND in meanings:
            return forms.ROWS_COLUMN
        is_virtual = {forms.HOST, forms.GUEST, forms.TEMPLATE} & meanings or self._names_vcpus
        is_host = self.names_hosts or _OF_HOSTS & meanings
        return forms.ROWS_HOST if is_host and not is_virtual else forms.ROWS_VM


def _place(order: Sequence[str], header: str) -> int:
    names = (plain_header(header), plain_header(without_unit(header)))
    return next((order.index(name) for name in names if name in order), len(order))
