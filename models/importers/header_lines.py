"""Which lines of a table are headers: titles and groups above them, and units or the same headers again below them."""

import itertools
from collections.abc import Iterator, Sequence

from models.importers.amounts import amount_in
from models.importers.inventory_forms import plain_header, unit_in, without_unit
from models.importers.table_units import unit_named
from models.importers.tables import Cell, cell_of

# Titles and empty lines above a table are looked past in so many of its first lines.
MOST_TITLES = 20
LEAST_COLUMNS = 2
BRACKETS = " ()[]{}"
# Cells of a line that only draws a rule, or that has no unit to name.
RULE = frozenset("-–—=_+:#* ")
# At least this share of the filled cells are headers or units in a line that holds nothing else.
LEAST_SAID = 0.5

Line = Sequence[object]


def headers_and_rest(lines: Iterator[Line]) -> tuple[Line, Iterator[Line]]:
    """Return the line with the headers, and those below it.

    It is the first one that is filled as the table is; titles above have fewer cells, and so have the names of groups
    of columns, which stand directly above the headers.
    """
    top = list(itertools.islice(lines, MOST_TITLES))
    filled = [_filled(line) for line in top]
    least = max(LEAST_COLUMNS, max(filled, default=0) // 2 + 1)
    place = next((place for place, number in enumerate(filled) if number >= least), None)
    if place is None:
        return (), lines
    if len(top) > place + 2 and _is_group_line(*top[place : place + 3]):
        place += 1
    return top[place], itertools.chain(top[place + 1 :], lines)


def says_headers(row: Sequence[Cell], headers: Sequence[str], *, is_first: bool) -> bool:
    """Return whether a line is no machine: it has the headers again, their units, or a rule below them.

    Parameters
    ----------
    is_first : bool
        Whether it is directly below the headers: units stand nowhere else.
    """
    filled = [(str(cell), header) for cell, header in zip(row, headers, strict=True) if cell != ""]
    told = [(cell, header) for cell, header in filled if not RULE.issuperset(cell)]
    if any(amount_in(cell) is not None for cell, _ in told):
        return False
    said = sum(_is_header(cell, header) or (is_first and _unit_of(cell) != "") for cell, header in told)
    return said >= LEAST_SAID * len(told)


def with_units(headers: Sequence[str], row: Sequence[Cell]) -> tuple[str, ...]:
    """Return headers with the units that the line below them names; what has a unit keeps it."""
    units = [_unit_of(str(cell)) or unit_in(str(cell)) for cell in row]
    return tuple(
        f"{header} ({unit})" if unit and not unit_in(header) else header
        for header, unit in zip(headers, units, strict=True)
    )


def _is_group_line(*lines: Line) -> bool:
    """Return whether the first of three lines names groups of columns, the second the columns, and numbers follow."""
    first, second, third = ([cell_of(value) for value in line if _is_filled(value)] for line in lines)
    is_fuller = len(second) > len(first) and len({*second}) == len(second)
    return is_fuller and not _has_number(first) and not _has_number(second) and _has_number(third)


def _has_number(cells: Sequence[Cell]) -> bool:
    return any(amount_in(cell) is not None for cell in cells)


def _is_header(cell: str, header: str) -> bool:
    same, bare = ({plain_header(text), plain_header(without_unit(text))} - {""} for text in (cell, header))
    return not same.isdisjoint(bare)


def _unit_of(cell: str) -> str:
    """Return the unit that a cell consists of; one letter is a unit in brackets alone."""
    bare = cell.strip(BRACKETS).casefold().removeprefix("in ")
    unit = unit_named(bare)
    return unit if unit and (len(bare) > 1 or not bare.isalpha() or bare != cell.strip().casefold()) else ""


def _filled(line: Line) -> int:
    return sum(map(_is_filled, line))


def _is_filled(value: object) -> bool:
    return value is not None and str(value).strip() != ""
