"""Tables of other programs, read in the throw-away process: what is seen of them, then the one that was chosen."""

from collections.abc import Sequence
from pathlib import Path

import resources
from models.errors import InventoryError
from models.importers.column_matching import ColumnMatch
from models.importers.inventory import Inventory, inventory_from_json
from models.importers.inventory_forms import read_forms
from models.importers.seen_tables import SeenTable, matches_to_text, seen_from_json
from models.importers.tables import Report, in_silence
from models.planfile import file_bytes
from models.planfile.errors import plan_file_error
from models.words import tr_format, translate
from planner.session.child_process import GAVE_UP, Limits
from planner.session.reader_process import LIMITS, text_of_process

TABLES, TABLE = "tables", "table"


def seen_in_process(path: Path, limits: Limits = LIMITS, report: Report = in_silence) -> tuple[SeenTable, ...]:
    """Return what is seen of the tables of a file, the one first that is read best; see `read_table_in_process`."""
    text = text_of_process(TABLES, _bytes_of(path), path.name, limits, report)
    try:
        found = seen_from_json(text, read_forms(resources.folder()))
    except InventoryError as error:
        raise plan_file_error(path.name, translate(GAVE_UP)) from error
    report(1.0)
    return found


def read_table_in_process(
    path: Path, matches: Sequence[ColumnMatch], limits: Limits = LIMITS, report: Report = in_silence
) -> Inventory:
    """Return what tables of a file say together, read as their columns were chosen.

    Parameters
    ----------
    path : Path
        A file of at most 64 MB.
    matches : sequence of ColumnMatch
        Which sheets, and what their columns are.
    limits : Limits
        What reading it may cost.
    report : callable
        Hears every moment how far the reading is; whatever it raises ends the process and is raised here.

    Raises
    ------
    PlanFileError
        If it cannot be read, in one sentence, whatever it did to the process.
    """
    given = matches_to_text(matches).encode() + b"\n" + _bytes_of(path)
    text = text_of_process(TABLE, given, path.name, limits, report)
    try:
        inventory = inventory_from_json(text)
    except InventoryError as error:
        raise plan_file_error(path.name, translate(GAVE_UP)) from error
    report(1.0)
    return inventory


def _bytes_of(path: Path) -> bytes:
    data = file_bytes(path)
    if data is None:
        raise plan_file_error(path.name, tr_format("the file does not exist."))
    return data
