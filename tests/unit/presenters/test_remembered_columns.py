"""How tables were read before: found by their headers in any order, without anything of what is in them."""

from models.importers.column_matching import Column, ColumnMatch
from planner.presenters.remembered_columns import LONGEST_REMEMBERED, MOST_REMEMBERED, remembered, with_match

HEADERS = ("VM", "Host", "RAM")
MATCH = ColumnMatch((Column("VM", "name"), Column("RAM", "memory", "GB")), "host", ",", "Sheet 1")


def test_the_order_of_the_headers_does_not_count():
    kept = with_match((), HEADERS, MATCH)
    found = remembered(kept, ("RAM", "VM", "Host"), "Other")
    assert (found.columns, found.rows, found.decimal, found.sheet) == (MATCH.columns, "host", ",", "Other")
    assert remembered(kept, (*HEADERS, "more")) is None


def test_the_last_choice_counts_and_old_ones_go():
    kept = with_match(with_match((), HEADERS, MATCH), HEADERS, ColumnMatch((Column("RAM", "memory", "MB"),)))
    assert len(kept) == 1
    assert remembered(kept, HEADERS).columns == (Column("RAM", "memory", "MB"),)
    for number in range(MOST_REMEMBERED + 5):
        kept = with_match(kept, (f"Column {number}",), ColumnMatch())
    assert len(kept) == MOST_REMEMBERED
    assert remembered(kept, HEADERS) is None


def test_what_is_damaged_or_too_long_counts_as_not_there():
    kept = with_match((), HEADERS, MATCH)
    for text in ("", "[]", "[1]", "{", kept[0].replace("memory", "colour"), kept[0].replace("RAM", "ROM")):
        assert remembered((text,), HEADERS) is None
    long = ColumnMatch((Column("x" * LONGEST_REMEMBERED, "name"),))
    assert with_match(kept, HEADERS, long) == ()
