"""A plan that any version of the program wrote is opened, and the classes agree with the newest version of files."""

import json
import re
import sqlite3
from collections import Counter
from contextlib import closing
from itertools import permutations
from pathlib import Path

import attrs
import pytest

from models.errors import PlanFileError
from models.plan import edits
from models.plan.entities import Plan
from models.plan.fields import fields_of
from models.planfile import load_plan, plan_from_bytes, plan_from_json, plan_to_bytes, plan_to_json
from models.planfile import versions as frozen
from models.planfile.header import version_of
from models.planfile.schema import TABLES, columns_of
from models.planfile.shapes import shape_of
from models.planfile.version_for import version_for
from models.planfile.versions import NEWEST, VERSIONS
from tests.unit.planfile.every_field import FOLDER, plan_with_every_field
from tests.unit.planfile.example import plan

STORAGE = {"number": "REAL", "whole": "INTEGER", "flag": "INTEGER"}
STORED = sorted(FOLDER.glob("*.json")) + sorted(FOLDER.glob("*.xplan"))
HOW = (
    "Where no program has been given out that writes version {newest}, correct {newest}.sql and "
    "{newest}_from_{before}.sql in models/planfile/versions. Else leave those as they are: say since={next} in the "
    "field, copy {newest}.sql to {next}.sql with the column, write {next}_from_{newest}.sql with "
    "ALTER TABLE … ADD COLUMN, set NEWEST = {next}, and store plans of the new version with "
    "`python -m tests.unit.planfile.every_field`."
).format(newest=NEWEST, before=NEWEST - 1, next=NEWEST + 1)


def version_named(path: Path) -> int:
    return int(path.stem.partition("-")[0])


def content(text: str) -> dict[str, object]:
    document = json.loads(text)
    document.pop("digest", None)
    return document


# ------------------------------------------------------------------ classes and the newest version


def test_the_classes_agree_with_the_newest_version() -> None:
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(";".join(table.statement for table in frozen.tables_of(NEWEST).values()))
        found = {name: {column[:3] for column in columns} for name, columns in declared(database).items()}
    expected = {table.name: set(_expected(table)) for table in TABLES}
    assert expected.keys() == found.keys(), f"Tables of the classes and of version {NEWEST} differ. {HOW}"
    for table, columns in expected.items():
        lacking = ", ".join(map(_declaration, sorted(columns - found[table])))
        extra = ", ".join(map(_declaration, sorted(found[table] - columns)))
        assert columns == found[table], (
            f"The table {table} of version {NEWEST} lacks what the classes have ({lacking or 'nothing'}) or has what "
            f"they lack ({extra or 'nothing'}). {HOW}"
        )


def test_what_came_later_says_its_version() -> None:
    for table in TABLES:
        for entity in table.entities:
            for column, since in _versions_of(entity, _before(table, entity)):
                first = next(
                    version for version in VERSIONS
                    if table.name in (tables := frozen.tables_of(version)) and column in tables[table.name].columns
                )  # fmt: skip
                came = next(version for version in VERSIONS if table.name in frozen.tables_of(version))
                assert since == first or (since == 1 and first == came), (
                    f"{table.name}.{column} is in files since version {first}: say since={first} in its field."
                )


def test_what_came_later_may_be_absent() -> None:
    later = [part for table in TABLES for entity in table.entities for part in shape_of(entity).parts if part.is_later]
    assert later
    assert all(part.default is not attrs.NOTHING for part in later), "A later field needs a default for older plans."


def test_a_plan_with_every_field_needs_the_newest_version() -> None:
    assert version_for(plan_with_every_field()) == NEWEST
    assert version_for(Plan()) == 1


def _expected(table):
    around = {"digest": "TEXT", "design": "TEXT", "rank": "INTEGER"}
    yield from ((name, around[name], 1) for name in (*table.before, *table.after))
    for entity in table.entities:
        names = columns_of(entity, _before(table, entity))
        yield from ((name, *storage) for name, storage in zip(names, _storages(entity), strict=True))


def _before(table, entity: type) -> str:
    return "" if entity is table.entities[0] else f"{entity.__name__.lower()}_"


def _storages(entity: type, optional: bool = False):
    for field in fields_of(entity).values():
        if field.group is not None:
            yield from _storages(field.group, optional or field.optional)
        else:
            yield STORAGE.get(field.kind, "TEXT"), int(not (optional or field.optional))


def _versions_of(entity: type, prefix: str):
    yield from zip(columns_of(entity, prefix), _sinces(entity), strict=True)


def _sinces(entity: type, since: int = 1):
    for field in fields_of(entity).values():
        own = max(since, field.since)
        if field.group is not None:
            yield from _sinces(field.group, own)
        else:
            yield own


def _declaration(column: tuple[str, str, int]) -> str:
    name, storage, required = column
    return f'"{name}" {storage}{" NOT NULL" if required else ""}'


@pytest.mark.parametrize("version", VERSIONS[1:])
def test_a_step_to_a_version_only_adds(version: int) -> None:
    """Rows of older files are read as they are: what a step changed in them would be lost."""
    statements = [text.strip() for text in frozen.step_to(version).split(";") if text.strip()]
    assert statements
    for text in statements:
        assert text.startswith("CREATE TABLE ") or re.fullmatch(r'ALTER TABLE \w+ ADD COLUMN "[^;]+', text), text


# ------------------------------------------------------------------ old files


@pytest.mark.parametrize("version", VERSIONS)
def test_plans_of_every_version_are_stored(version: int) -> None:
    endings = {path.suffix for path in STORED if version_named(path) == version}
    assert endings == {".json", ".xplan"}, "Run `python -m tests.unit.planfile.every_field` and add what it wrote."


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_a_plan_of_every_version_is_opened_as_it_was_written(path: Path) -> None:
    opened = load_plan(path).plan
    written = (FOLDER / f"{version_named(path)}.json").read_text("utf-8")
    assert content(plan_to_json(opened)) == content(written)
    assert set(_empty(opened, version_named(path))) <= {
        "Site.serves",
        "Design.machines",
        "Design.dags",
        "Dag.lagged",
        "Vm.powered_off",
    }


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_an_old_plan_is_saved_again_in_its_own_version(path: Path) -> None:
    opened = load_plan(path).plan
    data = plan_to_bytes(opened)
    assert version_of(data) == version_named(path) == version_for(opened)
    assert plan_from_bytes(data, "again.xplan") == opened
    assert plan_from_json(plan_to_json(opened), "again.json") == opened
    assert schema_of(data) == schema_of((FOLDER / f"{version_named(path)}.xplan").read_bytes())


def _empty(entity: object, version: int) -> Counter[str]:
    """The parts of a plan that hold nothing or their default, those of later versions aside."""
    found: Counter[str] = Counter()
    for part in shape_of(type(entity)).parts:
        value = getattr(entity, part.name)
        if part.since > version:
            continue
        if value == part.default:
            found[f"{type(entity).__name__}.{part.name}"] += 1
        rows = value if part.items else (value,) if part.group is not None else ()
        for row in rows:
            found += _empty(row, version)
    return found


def schema_of(data: bytes) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(data)
        return database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid").fetchall()


@pytest.mark.parametrize(
    ("path", "value", "version", "in_json"),
    [
        ("sockets", 2, 2, 1),
        ("processor.threads_per_core", 2, 3, 3),
        ("processor.specrate2017_int_base", 80.5, 3, 3),
    ],
)
def test_a_plan_is_written_in_the_oldest_version_that_holds_it(path, value, version, in_json) -> None:
    changed = edits.set_values(plan(), ["esx-1"], path, value).apply(plan())
    assert version_of(plan_to_bytes(plan())) == json.loads(plan_to_json(plan()))["version"] == 1
    assert version_of(plan_to_bytes(changed)) == version
    assert json.loads(plan_to_json(changed))["version"] == in_json
    assert plan_from_bytes(plan_to_bytes(changed), "a.xplan") == changed
    assert plan_from_json(plan_to_json(changed), "a.json") == changed
    back = edits.set_values(changed, ["esx-1"], path, None).apply(changed)
    assert plan_to_bytes(back) == plan_to_bytes(plan())


def test_a_later_key_added_by_hand_changes_the_digest() -> None:
    text = (
        (FOLDER / "2-with-digest.json").read_text("utf-8").replace('"cores": 2,', '"cores": 2, "threads_per_core": 2,')
    )
    with pytest.raises(PlanFileError, match="the plan was changed after it was written"):
        plan_from_json(text, "a.json")
    assert plan_from_json(json.dumps(content(text)), "a.json").designs[0].by_id["host"].processor.threads_per_core == 2


# ------------------------------------------------------------------ versions and steps


@pytest.mark.parametrize("version", VERSIONS)
def test_the_frozen_tables_are_those_of_the_files(version: int) -> None:
    tables = frozen.tables_of(version).values()
    stored = schema_of((FOLDER / f"{version}.xplan").read_bytes())
    assert [("table", table.name, table.name, table.statement) for table in tables] == stored
    assert all("STRICT" in table.statement for table in tables)


@pytest.mark.parametrize("version", VERSIONS[:-1])
def test_each_step_leads_to_the_tables_of_the_newest_version(version: int) -> None:
    with closing(sqlite3.connect(":memory:")) as old, closing(sqlite3.connect(":memory:")) as newest:
        old.executescript(";".join(table.statement for table in frozen.tables_of(version).values()))
        newest.executescript(";".join(table.statement for table in frozen.tables_of(NEWEST).values()))
        for newer in VERSIONS[version:]:
            old.executescript(frozen.step_to(newer))
        assert declared(old) == declared(newest)


def declared(database: sqlite3.Connection) -> dict[str, set[tuple[str, str, int, int]]]:
    """Name, type, whether it is required and place in the key, for each column of each table."""
    tables = database.execute("SELECT name FROM sqlite_master").fetchall()
    query = 'SELECT name, type, "notnull", pk FROM pragma_table_info(?)'
    return {name: set(database.execute(query, (name,))) for (name,) in tables}


@pytest.mark.parametrize(("stated", "version"), list(permutations(VERSIONS, 2)))
def test_a_file_that_states_another_version_is_refused(stated: int, version: int) -> None:
    data = bytearray((FOLDER / f"{version}.xplan").read_bytes())
    data[60:64] = stated.to_bytes(4, "big")
    with pytest.raises(PlanFileError, match=r"forged\.xplan: schema: "):
        plan_from_bytes(bytes(data), "forged.xplan")
