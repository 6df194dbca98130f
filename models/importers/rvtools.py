"""An inventory that RVTools exported: its hosts and virtual machines, as the one form of all inventories."""

from collections.abc import Mapping
from pathlib import PurePosixPath

from models.errors import InventoryError
from models.importers.foreign_tables import is_json
from models.importers.inventory import Inventory
from models.importers.recognition import LOOKED_AT, OF_MACHINES, require
from models.importers.rvtools_reading import Reading
from models.importers.rvtools_sheets import (
    HOST,
    SHEETS,
    VM,
    refusal,
    sheet_of_csv,
    sheet_of_name,
    with_plain_headers,
)
from models.importers.tables import (
    CsvRows,
    Report,
    Row,
    headers_of_csv,
    in_silence,
    part_of,
    rows_of_csv,
    sheets_of_workbook,
)
from models.importers.zip_guard import is_workbook, unpacked
from models.words import tr_format

# Sheets that list machines.
_LISTS = {"vinfo", "vhost"}
# How much of the work is done when all rows are read.
ROWS_READ = 0.6


def inventory_of(data: bytes, name: str, report: Report = in_silence) -> Inventory:
    """Return what an exported inventory says, .xlsx or .csv by its first bytes.

    Parameters
    ----------
    data : bytes
        The whole file.
    name : str
        Its name without the ending.
    report : callable
        Hears how far the reading is.

    Raises
    ------
    InventoryError
        If it cannot be read, or holds no inventory; the sentence says what else it looks like.
    """
    given, others = _sheets(data, part_of(report, 0.0, ROWS_READ))
    sheets = {sheet: with_plain_headers(found.rows, sheet) for sheet, found in given.items()}
    if data.startswith(b"PK") and not any(sheets.values()) and not is_workbook(data):
        raise _empty_archive(given)
    if not _has(sheets.get("vinfo", []), VM) and not _has(sheets.get("vhost", []), HOST):
        raise refusal()
    return Reading(sheets, given, others).inventory(name, part_of(report, ROWS_READ, 1.0))


def _sheets(data: bytes, report: Report) -> tuple[dict[str, CsvRows], list[str]]:
    """Return the sheets of an export by their names, and the names of others that an archive holds."""
    if data.startswith((b"PK", b"\xd0\xcf\x11\xe0")):
        if not is_workbook(data):
            return _sheets_of_archive(data)
        return {sheet: CsvRows(rows) for sheet, rows in sheets_of_workbook(data, SHEETS, report).items()}, []
    require(data[:LOOKED_AT], OF_MACHINES)
    # A table of another program, that may be written otherwise, is read elsewhere.
    sheet = "" if is_json(data) else sheet_of_csv(headers_of_csv(data))
    if not sheet:
        raise refusal()
    return {sheet: rows_of_csv(data)}, []


def _sheets_of_archive(data: bytes) -> tuple[dict[str, CsvRows], list[str]]:
    """Return the sheets of an export whose CSV files are packed together; their names say which is which.

    Of several exports the first that has most sheets is read.
    """
    found: dict[str, dict[str, bytes]] = {}
    for name, part in unpacked(data):
        path = PurePosixPath(name)
        named = sheet_of_name(path.name)
        if named is not None:
            found.setdefault(str(path.parent / named[0]), {}).setdefault(named[1], part)
    exports = {name: sheets for name, sheets in found.items() if sheets.keys() & _LISTS} or found
    chosen = max(exports, key=lambda name: len(exports[name]), default="")
    sheets = {sheet: rows_of_csv(part) for sheet, part in exports.get(chosen, {}).items()}
    return sheets, [name for name in exports if name != chosen]


def _empty_archive(given: Mapping[str, CsvRows]) -> InventoryError:
    if given:
        return InventoryError(
            tr_format("the tables in this archive have headers but no row below them. Export it again.")
        )
    return InventoryError(
        tr_format(
            "this archive has no table of RVTools (files such as RVTools_tabvInfo.csv). Unpack it and choose the table "
            "itself."
        )
    )


def _has(rows: list[Row], headers: tuple[str, ...]) -> bool:
    return bool(rows) and any(header in rows[0] for header in headers)
