"""How tables were read before, by their headers: names of columns and what they are, never what is in them."""

import hashlib
import json
from collections.abc import Sequence

from attrs import evolve

from models.errors import InventoryError
from models.importers.column_matching import ColumnMatch
from models.importers.seen_tables import match_from_text, match_to_text

MOST_REMEMBERED, LONGEST_REMEMBERED = 20, 16_384


def remembered(kept: Sequence[str], headers: Sequence[str], sheet: str = "") -> ColumnMatch | None:
    """Return how a table with the same headers, in any order, was read last; None where none was."""
    key = _key(headers)
    for text in kept:
        try:
            given, line = json.loads(text)
            match = match_from_text(line) if given == key else None
        except (ValueError, TypeError, RecursionError, InventoryError):
            continue
        if match is not None and all(column.header in headers for column in match.columns):
            return evolve(match, sheet=sheet)
    return None


def with_match(kept: Sequence[str], headers: Sequence[str], match: ColumnMatch) -> tuple[str, ...]:
    """Return what is kept with one more way of reading, the latest first."""
    key = _key(headers)
    text = json.dumps([key, match_to_text(evolve(match, sheet=""))])
    others = [other for other in kept if not other.startswith(f'["{key}"')]
    latest = [text] if len(text) <= LONGEST_REMEMBERED else []
    return tuple([*latest, *others][:MOST_REMEMBERED])


def _key(headers: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(sorted(headers)).encode()).hexdigest()
