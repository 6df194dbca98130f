"""Tables that somebody has damaged: read or refused in one sentence, never anything else."""

from hypothesis import given
from hypothesis import strategies as some

import resources
from models.errors import InventoryError
from models.importers.amounts import COMMA, POINT, amount_in
from models.importers.column_matching import guessed, lacking
from models.importers.foreign_tables import tables_in
from models.importers.inventory import inventory_from_json, inventory_to_json
from models.importers.inventory_forms import read_forms
from models.importers.seen_tables import seen, seen_from_json, seen_to_json
from models.importers.table_joining import joined
from models.importers.table_reading import inventory_of_table
from tests.faults import foreign_tables as samples

FORMS = read_forms(resources.folder())
FILES = some.sampled_from([data for data, *_ in samples.DIALECTS.values()])
PIECES = some.sampled_from(
    [b"1e300 GB", b"nan", b'"', b";", b",", b"\n", b"\0", b"=1+1", b"\xff\xfe", b"{", b"[", b"9" * 400, "②".encode()]
)
ONE_PLACE = some.tuples(some.floats(0.0, 1.0), some.integers(0, 20), PIECES | some.binary(max_size=3))
DAMAGE = some.lists(ONE_PLACE, max_size=6)


@given(FILES, DAMAGE)
def test_a_damaged_table_is_read_or_refused(data: bytes, damage: list[tuple[float, int, bytes]]) -> None:
    for where, gone, put in damage:
        place = int(where * len(data))
        data = data[:place] + put + data[place + gone :]
    try:
        tables = tables_in(data)
    except InventoryError as error:
        assert "\n" not in str(error)
        return
    for table in tables:
        (shown,) = seen_from_json(seen_to_json(seen([table], FORMS)), FORMS)
        guess = guessed(table, FORMS)
        assert shown.guess == guess
        if not lacking(guess.match, guess.optional):
            found = joined([inventory_of_table(table, guess.match, FORMS, "x")])
            assert inventory_from_json(inventory_to_json(found)) == found
            assert len(found.hosts) + len(found.vms) <= len(table.rows)


@given(some.floats(0.0, 1e9).map(lambda number: round(number, 3)), some.sampled_from([POINT, COMMA]))
def test_a_number_is_read_as_it_is_written_with_either_mark(number: float, mark: str) -> None:
    plain = f"{number:.3f}".replace(".", mark)
    other = COMMA if mark == POINT else POINT
    whole, _, decimals = plain.partition(mark)
    grouped = f"{int(whole):,}".replace(",", other) + mark + decimals
    for text in (plain, grouped, f"{grouped} GB"):
        found = amount_in(text, mark)
        assert found is not None
        assert found.number == number
