"""A table of results: words in rows, the load state of each cell, and what each row speaks of."""

from attrs import evolve, frozen

from models.plan.columns import Cell
from planner.presenters import spreadsheet_text
from planner.presenters.status import STATE_SYMBOLS
from planner.presenters.what_if_names import named_of_what_if


@frozen(kw_only=True)
class ResultRow:
    """One line.

    Parameters
    ----------
    ids : tuple of str
        What it speaks of in the plan.
    states : tuple of str
        A load state for each cell; empty for those that have none.
    copied : tuple of str, float or None
        What a spreadsheet gets: bare numbers, words, None without data; the cells as they are read where empty.
    """

    ids: tuple[str, ...]
    cells: tuple[str, ...]
    states: tuple[str, ...]
    copied: tuple[Cell, ...] = ()


@frozen(kw_only=True)
class ResultTable:
    """A table.

    Parameters
    ----------
    right : tuple of int
        The columns that are set to the right.
    notes : tuple of str
        What each column means, for its tooltip; empty where its name says it.
    copied_head : tuple of str
        The headings above `ResultRow.copied`, with units; the head as it is read where empty.
    spare : tuple of int
        The columns that may be left out where there is no room for all, the first first.
    """

    head: tuple[str, ...]
    rows: tuple[ResultRow, ...]
    right: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()
    copied_head: tuple[str, ...] = ()
    spare: tuple[int, ...] = ()

    @property
    def lines(self) -> list[tuple[str, ...]]:
        """Return the words, the head first."""
        return [self.head, *(row.cells for row in self.rows)]


def table_of_what_if(table: ResultTable) -> ResultTable:
    """Return a table whose head says that it is of a what-if."""
    heads = ((named_of_what_if(head[0]), *head[1:]) if head else () for head in (table.head, table.copied_head))
    head, copied_head = heads
    return evolve(table, head=head, copied_head=copied_head)


def row_of(ids: tuple[str, ...], *cells: tuple[str, str], copied: tuple[Cell, ...] = ()) -> ResultRow:
    """Return a row of cells, each a text and its load state; the state's symbol stands behind the text."""
    words = tuple(f"{text} {STATE_SYMBOLS.get(state, '')}".rstrip() for text, state in cells)
    return ResultRow(ids=ids, cells=words, states=tuple(state for _, state in cells), copied=copied)


def result_tsv(table: ResultTable) -> str:
    """Return a table as text for a spreadsheet."""
    lines = [table.copied_head or table.head, *(row.copied or row.cells for row in table.rows)]
    return spreadsheet_text.tab_separated(lines)
