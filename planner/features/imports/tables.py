"""Files that are no export of RVTools: read as tables, once it is said what their columns are."""

from collections.abc import Sequence
from pathlib import Path

from attrs import evolve

from models.importers.column_matching import ColumnMatch
from models.importers.inventory import Inventory
from models.importers.seen_tables import SeenTable
from models.importers.table_joining import joined
from models.importers.tables import part_of
from planner.session.child_process import UnknownTableError
from planner.session.jobs import Watch
from planner.session.reader_process import read_inventory_in_process
from planner.session.table_process import read_table_in_process, seen_in_process

# How much of the work is done when it is known that a file is no export of RVTools.
TRIED = 0.5


def read(path: Path, watch: Watch) -> Inventory | tuple[SeenTable, ...]:
    """Return what an inventory says, or what is seen of the tables of a file that is none; on a worker thread."""
    try:
        return read_inventory_in_process(path, report=watch)
    except UnknownTableError:
        return seen_in_process(path, report=part_of(watch, TRIED, 1.0))


def read_tables(path: Path, matches: Sequence[ColumnMatch], hosts: Inventory | None, watch: Watch) -> Inventory:
    """Return what tables of a file say, with the hosts of another; on a worker thread."""
    found = read_table_in_process(path, matches, report=watch)
    return found if hosts is None else joined([found, evolve(hosts, vms=())])
