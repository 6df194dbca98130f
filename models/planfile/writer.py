"""From a plan to the bytes of a file, and from there safely onto the disk."""

import hashlib
import os
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from attrs import frozen

from models.errors import PlanError
from models.plan.checks import require_sound
from models.plan.costs import Licence
from models.plan.dags import Dag
from models.plan.entities import Design, Ignored, Link, Override, Plan, Population, Site
from models.plan.hardware import MachineModel
from models.plan.kinds import MACHINE_KINDS
from models.planfile import schema
from models.planfile.atomic import AS_IT_IS, write_atomically
from models.planfile.digest import plan_digest
from models.planfile.errors import as_plan_file_error
from models.planfile.interchange import plan_to_json
from models.planfile.reader import plan_from_bytes
from models.planfile.replacing import Replacing
from models.planfile.version_for import version_for
from models.planfile.versions import tables_of
from models.words import tr_format

Rows = Iterable[Sequence[Any]]

# secure_delete: no page carries left-over memory, so equal plans are equal bytes.
SETTINGS = (
    f"PRAGMA page_size = {schema.PAGE_SIZE}",
    "PRAGMA encoding = 'UTF-8'",
    "PRAGMA secure_delete = ON",
    f"PRAGMA application_id = {schema.APPLICATION_ID}",
)


@frozen
class SavedFile:
    """A plan on the disk.

    Parameters
    ----------
    path : Path
        Where it was saved, as asked for.
    sha256 : str
        Digest of the whole file.
    confirmed : bool
        Whether the folder confirmed it; if not, a power cut now could still bring back the old file.
    displaced : bool
        Whether somebody else had saved the file since it was looked at; that was kept.
    copy : Path or None
        The file beside it that holds what somebody else had saved, where it could not be kept otherwise.
    """

    path: Path
    sha256: str
    confirmed: bool = True
    displaced: bool = False
    copy: Path | None = None


def plan_to_bytes(plan: Plan) -> bytes:
    """Return the plan as the bytes of an `.xplan` file; equal plans give equal bytes.

    Raises
    ------
    PlanError
        If the plan is not sound.
    """
    require_sound(plan)
    version = version_for(plan)
    tables = tables_of(version)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for setting in SETTINGS:
            database.execute(setting)
        database.execute(f"PRAGMA user_version = {version}")
        database.execute("BEGIN")
        for created in tables.values():
            database.execute(created.statement)
        for table, rows in _contents(plan):
            if written := tables.get(table.name):
                database.executemany(written.insertion, table.rows_for(written, rows))
        database.execute("COMMIT")
        return database.serialize()


def _contents(plan: Plan) -> Iterable[tuple[schema.Table, Rows]]:
    plan_row = (*schema.row_of(plan), *schema.row_of(plan.assumptions), *schema.row_of(plan.costs), plan_digest(plan))
    yield schema.PLAN, [plan_row]
    yield schema.OVERRIDES, schema.rows_of(Override, plan.assumptions.overrides)
    yield schema.IGNORED, schema.rows_of(Ignored, plan.assumptions.ignored)
    yield schema.SITES, schema.rows_of(Site, plan.sites)
    yield schema.LINKS, schema.rows_of(Link, plan.links)
    yield schema.POPULATIONS, schema.rows_of(Population, plan.populations)
    yield schema.LICENCES, schema.rows_of(Licence, plan.costs.licences)
    yield schema.MODELS, schema.rows_of(MachineModel, plan.models)
    yield schema.DESIGNS, ((rank, *schema.row_of(design)) for rank, design in enumerate(plan.designs))
    for kind, table in schema.MACHINES.items():
        yield table, _machines(plan, kind)
    yield schema.DAGS, _in_designs(plan, Dag, lambda design: design.dags)


def _machines(plan: Plan, kind: str) -> Rows:
    def of_kind(design: Design) -> Sequence[Any]:
        return [machine for machine in design.machines if machine.kind == kind]

    return _in_designs(plan, MACHINE_KINDS[kind], of_kind)


def _in_designs(plan: Plan, entity: type, rows_in: Callable[[Design], Sequence[Any]]) -> Rows:
    for design in sorted(plan.designs, key=lambda design: design.id):
        for row in schema.rows_of(entity, rows_in(design)):
            yield (design.id, *row)


def save_plan(plan: Plan, path: str | os.PathLike[str], replacing: Replacing = AS_IT_IS) -> SavedFile:
    """Return what was saved: the plan, as JSON where the name ends so and as `.xplan` elsewhere.

    Parameters
    ----------
    plan : Plan
        What to save; nothing is written of a plan that could not be opened again.
    path : path
        Where; an existing file is replaced as a whole.
    replacing : Replacing
        How an existing file may be replaced.

    Raises
    ------
    AccessLostError
        If an existing file would lose something by it that it may not lose.
    PlanFileError
        If the plan is not sound or the file could not be written; the old file is then as it was.
    """
    target = Path(path)
    with as_plan_file_error(target.name):
        require_sound(plan)
        data = _bytes_for(plan, target)
        if plan_from_bytes(data, target.name) != plan:
            raise PlanError(
                "",
                tr_format("the plan was not saved: reading it back would give different content; please report this."),
            )
    written = write_atomically(target, data, replacing=replacing)
    return SavedFile(target, hashlib.sha256(data).hexdigest(), written.confirmed, written.displaced, written.copy)


def _bytes_for(plan: Plan, target: Path) -> bytes:
    if target.suffix.lower() == ".json":
        return plan_to_json(plan).encode()
    return plan_to_bytes(plan)
