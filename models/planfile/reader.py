"""From the bytes of a file to a plan. A file is a stranger's parcel: read once, not trusted."""

import hashlib
import os
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from attrs import frozen

from models.errors import PlanError
from models.plan.checks import MOST, require_few
from models.plan.costs import Costs, Licence
from models.plan.dags import Dag
from models.plan.entities import (
    Assumptions,
    Design,
    Ignored,
    Link,
    Override,
    Plan,
    Population,
    Site,
)
from models.plan.file_names import refused_here
from models.plan.hardware import MachineModel
from models.plan.kinds import MACHINE_KINDS
from models.plan.overriding import with_present_figures
from models.planfile import schema
from models.planfile.digest import plan_digest
from models.planfile.errors import as_plan_file_error, named, plan_file_error, quoted, unreadable
from models.planfile.guarded import open_untrusted_db
from models.planfile.header import is_database, require_known_kind, require_sound_header, version_of
from models.planfile.interchange import MOST_ROWS, plan_from_json, require_fit, require_short_text
from models.planfile.migrating import added_since
from models.planfile.shapes import Entity, constructed
from models.planfile.tables import entities_of
from models.planfile.versions import tables_of
from models.words import count, tr_format, translate

MOST_BYTES = 64 * 1024 * 1024
CHUNK_BYTES = 1024 * 1024
# On Windows nobody can open a file in the moment in which it is replaced; elsewhere the first answer counts.
PATIENCE_ON_OPEN_S = 0.5 if os.name == "nt" else 0.0
PAUSE_S = 0.02
# Without O_NONBLOCK opening a named pipe would wait for a writer for ever.
OPENING = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)


@frozen
class LoadedPlan:
    """A plan and the file it came from.

    Parameters
    ----------
    plan : Plan
        The plan.
    path : Path
        The file, as asked for.
    sha256 : str
        Digest of the whole file, to see later whether something else changed it.
    """

    plan: Plan
    path: Path
    sha256: str


def load_plan(path: str | os.PathLike[str]) -> LoadedPlan:
    """Return the plan in an `.xplan` or JSON file; its first bytes say which.

    Raises
    ------
    PlanFileError
        If the file cannot be read or is no sound plan: file, place and what is wrong, in one sentence.
    """
    source = Path(path)
    with _told(source):
        data = _bytes_of(source)
    return LoadedPlan(plan_from_bytes(data, source.name), source, hashlib.sha256(data).hexdigest())


def file_bytes(path: str | os.PathLike[str], most: int = MOST_BYTES) -> bytes | None:
    """Return the bytes of an ordinary file, `most` of them and one more, or None where there is no file.

    Raises
    ------
    PlanFileError
        If the file cannot be read.
    """
    source = Path(path)
    with _told(source):
        try:
            return _bytes_of(source, most)
        except FileNotFoundError:
            return None


def plan_from_bytes(data: bytes, name: str) -> Plan:
    """Return the plan that the bytes of an `.xplan` or JSON file hold.

    Parameters
    ----------
    data : bytes
        The whole content.
    name : str
        The file's name, for the sentence of an error.

    Raises
    ------
    PlanFileError
        If the bytes are no sound plan, whatever they are.
    """
    with as_plan_file_error(name):
        if len(data) > MOST_BYTES:
            raise PlanError(
                "", tr_format("the file is too large to be a plan (more than {size} MB).", size=MOST_BYTES // 2**20)
            )
        require_known_kind(data)
        if not is_database(data):
            require_short_text(data)
            return plan_from_json(data.decode("utf-8-sig"), name)
        require_sound_header(data)
        return _plan_in_database(data)


# ------------------------------------------------------------------ bytes


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        sentence = _refusal(path) or tr_format("the file does not exist.")
        raise plan_file_error(path.name, sentence) from error
    except IsADirectoryError as error:
        raise plan_file_error(path.name, tr_format("this is a folder, not a plan.")) from error
    except (OSError, ValueError) as error:
        if isinstance(error, PermissionError) and path.is_dir():
            # What Windows says of a folder that is opened as a file.
            raise plan_file_error(path.name, tr_format("this is a folder, not a plan.")) from error
        raise plan_file_error(path.name, _refusal(path) or unreadable(error)) from error


def _refusal(path: Path) -> str:
    refused = refused_here(str(path.absolute()))
    return f"{translate(refused)}." if refused else ""


def _bytes_of(path: Path, most: int = MOST_BYTES) -> bytes:
    descriptor = _opened(path)
    try:
        mode = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(mode):
            raise plan_file_error(path.name, tr_format("this is a folder, not a plan."))
        if not stat.S_ISREG(mode):
            raise plan_file_error(path.name, tr_format("this is not a regular file, so it cannot be a plan."))
        return _read_up_to(descriptor, most + 1)
    finally:
        os.close(descriptor)


def _opened(path: Path) -> int:
    deadline = time.monotonic() + PATIENCE_ON_OPEN_S
    while True:
        try:
            return os.open(path, OPENING)
        except PermissionError:
            if time.monotonic() >= deadline or not path.is_file():
                raise
        time.sleep(PAUSE_S)


def _read_up_to(descriptor: int, most: int) -> bytes:
    parts = []
    while most > 0:
        part = os.read(descriptor, min(most, CHUNK_BYTES))
        if not part:
            break
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


# ------------------------------------------------------------------ database


def _plan_in_database(data: bytes) -> Plan:
    version = version_of(data)
    with open_untrusted_db(data) as database:
        _require_schema(database, version)
        _require_integrity(database)
        _require_one_plan(database)
        plan, digest = _PlanTables(database, version).plan()
    # The checks come first: where a change broke the plan, they say what and where.
    require_fit(plan)
    if plan_digest(plan) != digest:
        raise PlanError("plan.digest", tr_format("the content was damaged or changed by another program."))
    return with_present_figures(plan)


def _require_schema(database: sqlite3.Connection, version: int) -> None:
    expected = sorted(("table", table.name, table.name, table.statement) for table in tables_of(version).values())
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name LIMIT ?"
    found = database.execute(query, (len(expected) + 1,)).fetchall()
    for row in found:
        if row not in expected:
            what = f"{quoted(str(row[0]))} '{quoted(str(row[1]))}'"
            raise PlanError("schema", tr_format("the {what} was not written by this program.", what=what))
    if found != expected:
        raise PlanError("schema", tr_format("a table of the plan is missing."))


def _require_integrity(database: sqlite3.Connection) -> None:
    answer = database.execute("PRAGMA quick_check(1)").fetchone()
    if answer != ("ok",):
        raise PlanError(
            "",
            tr_format(
                "the file is damaged ({reason}).", reason=quoted(str(answer[0]) if answer else tr_format("no response"))
            ),
        )


def _require_one_plan(database: sqlite3.Connection) -> None:
    """Refuse another number of plans before any row is copied."""
    name = schema.PLAN.name
    number = len(database.execute(f"SELECT 1 FROM {name} LIMIT ?", (MOST_ROWS,)).fetchall())  # noqa: S608 - our own name
    if number != 1:
        raise PlanError(
            name, tr_format("a plan file contains one plan; this one contains {number}.", number=count(number))
        )


class _PlanTables:
    """The tables of a database, read as those of the newest version."""

    def __init__(self, database: sqlite3.Connection, version: int) -> None:
        self._database = database
        self._added = added_since(version)

    def plan(self) -> tuple[Plan, str]:
        """Return the plan that the tables hold, and the digest that was stored with it."""
        values, assumed, priced, digest = self._single_row()
        overrides = self._entities(schema.OVERRIDES, Override, "assumptions.overrides")
        ignored = self._entities(schema.IGNORED, Ignored, "assumptions.ignored")
        assumed |= {"overrides": overrides, "ignored": ignored}
        priced |= {"licences": self._entities(schema.LICENCES, Licence, "costs.licences")}
        whole = {
            **values,
            "assumptions": constructed(Assumptions, assumed, "assumptions"),
            "costs": constructed(Costs, priced, "costs"),
            "models": self._entities(schema.MODELS, MachineModel, "models"),
            "sites": self._entities(schema.SITES, Site, "sites"),
            "links": self._entities(schema.LINKS, Link, "links"),
            "populations": self._entities(schema.POPULATIONS, Population, "populations"),
            "designs": tuple(self._designs()),
        }
        return constructed(Plan, whole, ""), digest

    def _rows(self, table: schema.Table) -> list[Any]:
        if table.name not in self._added:
            return []
        most = MOST.get(table.name, MOST_ROWS)
        rows = self._database.execute(table.selection(self._added[table.name]), (most + 1,)).fetchall()
        require_few(table.name, len(rows))
        if len(rows) > MOST_ROWS:
            raise PlanError(table.name, tr_format("a plan has at most {most} of them.", most=count(MOST_ROWS)))
        return rows

    def _single_row(self) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any], str]:
        """Return the values of the plan, those of its assumptions and of its costs, and the digest."""
        (row,) = self._rows(schema.PLAN)
        assumed = schema.width_of(Plan)
        priced = assumed + schema.width_of(Assumptions)
        values = schema.values_of(Plan, row[:assumed], "")
        assumptions = schema.values_of(Assumptions, row[assumed:priced], "assumptions")
        return values, assumptions, schema.values_of(Costs, row[priced:-1], "costs"), row[-1]

    def _entities(self, table: schema.Table, entity: type[Entity], place: str) -> list[Entity]:
        rows = self._rows(table)
        made = entities_of(entity, list(zip(*rows, strict=True))) if rows else []
        if made is not None:
            return made
        return [schema.entity_of(entity, row, f"{place}[{named(row[0], number)}]") for number, row in enumerate(rows)]

    def _designs(self) -> list[Design]:
        rows = [row[1:] for row in self._rows(schema.DESIGNS)]
        machines: dict[str, list[Any]] = {row[0]: [] for row in rows}
        dags: dict[str, list[Any]] = {row[0]: [] for row in rows}
        for kind, table in schema.MACHINES.items():
            self._add_rows(machines, MACHINE_KINDS[kind], table, "machines")
        self._add_rows(dags, Dag, schema.DAGS, "dags")
        return [
            self._design(row, f"designs[{named(row[0], number)}]", {"machines": machines[row[0]], "dags": dags[row[0]]})
            for number, row in enumerate(rows)
        ]

    def _add_rows(self, held: dict[str, list[Any]], entity: type[Any], table: schema.Table, key: str) -> None:
        """Add the rows of a table to those that each design holds under a key."""
        if not (rows := self._rows(table)):
            return
        designs, *columns = zip(*rows, strict=True)
        made = entities_of(entity, columns) if held.keys() >= set(designs) else None
        if made is not None:
            for design, item in zip(designs, made, strict=True):
                held[design].append(item)
            return
        for number, row in enumerate(rows):
            design = row[0]
            place = f"designs[{named(design, number)}].{key}[{named(row[1], number)}]"
            if design not in held:
                raise PlanError(place, tr_format("there is no design with the id '{id}'.", id=quoted(str(design))))
            held[design].append(schema.entity_of(entity, row[1:], place))

    def _design(self, row: Any, place: str, held: dict[str, list[Any]]) -> Design:
        return constructed(Design, {**schema.values_of(Design, row, place), **held}, place)
