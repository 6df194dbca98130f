"""Databases with tables that are not ours, or with our tables broken."""

import struct

from models.planfile.versions import VERSIONS
from tests.faults.hostile import PAGE, Hostile, altered, forged, genuine, on_root, patched, root_of, smuggled
from tests.unit.planfile.every_field import FOLDER

SCHEMA = "was not written by this program"
MISSING = "a table of the plan is missing"
DAMAGED = "the file is damaged"
# Which check comes first depends on the version of SQLite.
EITHER = f"{SCHEMA}|{DAMAGED}"
EITHER_TABLE = f"{SCHEMA}|{MISSING}"
FORGING = "PRAGMA writable_schema = ON"
LIST = "UPDATE sqlite_master SET "
VMS = " WHERE name = 'vms'"
COLUMN = "'\"vcpus\" INTEGER NOT NULL'"


def ran(name: str, statement: str, reason: str = SCHEMA) -> Hostile:
    return Hostile(name, reason, lambda: altered(statement))


def wrote(name: str, statement: str, reason: str = DAMAGED) -> Hostile:
    return Hostile(name, reason, lambda: forged(statement))


STRANGE_TABLES = [
    ran("a trigger that deletes", "CREATE TRIGGER t AFTER INSERT ON vms BEGIN DELETE FROM vms; END"),
    ran("a trigger that counts for ever",
        "CREATE TRIGGER t BEFORE UPDATE ON plan BEGIN INSERT INTO sites SELECT i, i, i, i, i, i FROM "
        "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n); END"),
    Hostile("a trigger on a view", SCHEMA, lambda: altered(
        "CREATE VIEW v AS SELECT 1 AS a", "CREATE TRIGGER t INSTEAD OF DELETE ON v BEGIN DELETE FROM vms; END")),
    ran("a view", "CREATE VIEW v AS SELECT * FROM vms"),
    ran("a view that loads code", "CREATE VIEW v AS SELECT load_extension('/tmp/x.so') FROM vms"),
    ran("a view that reads for ever",
        "CREATE VIEW v AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"),
    ran("a view that takes all memory", "CREATE VIEW v AS SELECT hex(zeroblob(1000000000)) AS a"),
    ran("a table for full text", "CREATE VIRTUAL TABLE f USING fts5(a)"),
    ran("a table for full text, old kind", "CREATE VIRTUAL TABLE f USING fts3(a)"),
    ran("a table of rectangles", "CREATE VIRTUAL TABLE r USING rtree(a, b, c)"),
    ran("one more table", "CREATE TABLE extra (a)"),
    ran("one more table with a name of 9,000 signs", f"CREATE TABLE {'x' * 9000} (a)"),
    ran("one more table with a strange name", "CREATE TABLE \"a\n\u202e<img src=x>\" (a)"),
    ran("a thousand more columns", f"CREATE TABLE wide ({', '.join(f'c{number}' for number in range(1000))})",
        DAMAGED),
    ran("an index", "CREATE INDEX i ON vms (name)"),
    ran("an index on an expression", "CREATE INDEX i ON vms (abs(vcpus))"),
    ran("an index of some rows", "CREATE INDEX i ON vms (name) WHERE vcpus > 1"),
    ran("statistics", "ANALYZE"),
    ran("a counter of rows", "CREATE TABLE counted (a INTEGER PRIMARY KEY AUTOINCREMENT)"),
    ran("one more column", "ALTER TABLE vms ADD COLUMN colour TEXT"),
    ran("a computed column", "ALTER TABLE vms ADD COLUMN twice INTEGER GENERATED ALWAYS AS (vcpus * 2) VIRTUAL"),
    ran("a computed table", "CREATE TABLE c (a, b AS (hex(zeroblob(100000000))) STORED)"),
    ran("a table with another name", "ALTER TABLE vms RENAME TO machines"),
    ran("a column with another name", "ALTER TABLE vms RENAME COLUMN vcpus TO cores"),
    ran("a column less", "ALTER TABLE vms DROP COLUMN vcpus"),
    ran("a table less", "DROP TABLE overrides", MISSING),
    ran("a check that takes all memory", "CREATE TABLE c (a CHECK (hex(zeroblob(1000000000)) = a))"),
    ran("a check of great depth", f"CREATE TABLE c (a CHECK ({'(' * 90}a{')' * 90}))"),
    ran("a statement beyond the limit", f"CREATE TABLE c (a CHECK (a <> '{'x' * 20_000}'))", EITHER),
    ran("a foreign key", "CREATE TABLE c (a REFERENCES vms ON DELETE CASCADE)"),
    ran("a default that is code", "CREATE TABLE c (a DEFAULT (randomblob(100000000)))"),
    ran("an order of letters of its own", "CREATE TABLE c (a TEXT COLLATE nocase UNIQUE)"),
    Hostile("ten thousand tables", SCHEMA,
            lambda: altered("BEGIN", *(f"CREATE TABLE t{n} (a)" for n in range(10_000)), "COMMIT")),
]  # fmt: skip

FORGED_TABLES = [
    wrote("a table that takes any type", LIST + "sql = replace(sql, 'STRICT, ', '')" + VMS, SCHEMA),
    wrote("a check in one of our tables",
          LIST + f"sql = replace(sql, {COLUMN}, {COLUMN[:-1]} CHECK (hex(randomblob(400000000)) <> 1)')" + VMS, SCHEMA),
    wrote("a check that never ends in one of our tables",
          LIST + f"sql = replace(sql, {COLUMN}, {COLUMN[:-1]} CHECK (vcpus IN (SELECT 1)))')" + VMS, EITHER),
    wrote("a computed column in one of our tables",
          LIST + f"sql = replace(sql, {COLUMN}, '\"vcpus\" INTEGER AS (1)')" + VMS, SCHEMA),
    wrote("a default in one of our tables", LIST + f"sql = replace(sql, {COLUMN}, {COLUMN[:-1]} DEFAULT 1')" + VMS,
          SCHEMA),
    wrote("a comment in one of our tables", LIST + "sql = sql || ' -- x'" + VMS, SCHEMA),
    wrote("a space in one of our tables", LIST + "sql = sql || ' '" + VMS, SCHEMA),
    wrote("one of our tables in capitals", LIST + "sql = upper(sql)" + VMS, EITHER),
    wrote("a view with the name of a table",
          LIST + "sql = 'CREATE VIEW vms AS SELECT 1', type = 'view', rootpage = 0" + VMS, SCHEMA),
    wrote("a virtual table with the name of a table",
          LIST + "sql = 'CREATE VIRTUAL TABLE vms USING fts5(a)', rootpage = 0" + VMS, EITHER),
    wrote("a table without a statement", LIST + "sql = NULL" + VMS, EITHER),
    wrote("a statement that is no text", LIST + "sql = x'00ff'" + VMS, EITHER),
    wrote("a statement that is no UTF-8", LIST + "sql = CAST(x'ff00fe' AS TEXT)" + VMS, EITHER),
    wrote("a table whose name is no UTF-8", LIST + "name = CAST(x'fffe' AS TEXT)" + VMS, EITHER),
    wrote("a name of eight million signs", LIST + "name = printf('%.*c', 8000000, 'x')" + VMS, EITHER),
    wrote("a table on the page of another", LIST + "rootpage = (SELECT rootpage FROM sqlite_master "
          "WHERE name = 'hosts')" + VMS),
    wrote("a table on the first page", LIST + "rootpage = 1" + VMS),
    wrote("a table on page 0", LIST + "rootpage = 0" + VMS, EITHER),
    wrote("a table beyond the end", LIST + "rootpage = 4000" + VMS),
    wrote("a table on a negative page", LIST + "rootpage = -1" + VMS),
    wrote("a table that says it is a trigger", LIST + "type = 'trigger'" + VMS, EITHER),
    wrote("a table named twice", "INSERT INTO sqlite_master SELECT * FROM sqlite_master" + VMS, EITHER),
    wrote("no table at all", "DELETE FROM sqlite_master", MISSING),
    wrote("a view written by hand",
          "INSERT INTO sqlite_master VALUES ('view', 'x', 'x', 0, 'CREATE VIEW x AS SELECT load_extension(1)')",
          SCHEMA),
    wrote("a hidden index", "INSERT INTO sqlite_master VALUES "
          "('index', 'sqlite_autoindex_vms_1', 'vms', 3, NULL)", EITHER),
    wrote("an index for a table that is gone",
          "INSERT INTO sqlite_master VALUES ('index', 'i', 'gone', 3, 'CREATE INDEX i ON gone (a)')", EITHER),
]  # fmt: skip


def of_version(version: int) -> bytes:
    """A sound plan as the files of a version are."""
    return (FOLDER / f"{version}.xplan").read_bytes()


def forged_version(version: int, name: str, statement: str, reason: str) -> Hostile:
    data = of_version(version)
    return Hostile(f"version {version}: {name}", reason, lambda: altered(FORGING, statement, data=data))


ONE_CHECK = f"{LIST}sql = replace(sql, {COLUMN}, {COLUMN[:-1]} CHECK (hex(randomblob(400000000)) <> 1)'){VMS}"
FOREIGN_VERSIONS = [
    hostile
    for version in VERSIONS
    for hostile in (
        forged_version(version, "a check in one of its tables", ONE_CHECK, SCHEMA),
        forged_version(version, "a space in one of its tables", f"{LIST}sql = sql || ' '{VMS}", SCHEMA),
        forged_version(version, "one more table", "CREATE TABLE extra (a)", SCHEMA),
        forged_version(version, "a column of a version still to come",
                       "ALTER TABLE hosts ADD COLUMN \"later\" TEXT", SCHEMA),
        forged_version(version, "a number where a text must be", "UPDATE plan SET digest = 5", "damaged or changed"),
        forged_version(version, "another number of megabytes", "UPDATE servers SET memory_mb = memory_mb + 1",
                       "damaged or changed"),
        *(
            forged_version(version, f"said to be {stated}", f"PRAGMA user_version = {stated}", EITHER_TABLE)
            for stated in VERSIONS
            if stated != version
        ),
    )
]  # fmt: skip


def many_notes() -> bytes:
    """The plan with two texts that go on over several pages."""
    return altered(
        "UPDATE sites SET notes = printf('%.*c', 15000, 'n') WHERE id = 'leeds'",
        "UPDATE sites SET notes = printf('%.*c', 15000, 'm') WHERE id = 'london'",
    )


def first_page_of(filler: bytes, data: bytes) -> int:
    """The first page of a text that goes on: no other page of it leads there."""
    pages = [number for number in range(2, len(data) // PAGE + 1)
             if data[(number - 1) * PAGE + 1000 :][:2000] == filler * 2000]  # fmt: skip
    leading = {int.from_bytes(data[(number - 1) * PAGE :][:4], "big") for number in pages}
    (first,) = (number for number in pages if number not in leading)
    return first


def text_in_a_circle() -> bytes:
    data = many_notes()
    page = first_page_of(b"n", data)
    return patched((page - 1) * PAGE, page.to_bytes(4, "big"), data)


def text_beyond_the_end() -> bytes:
    data = many_notes()
    return patched((first_page_of(b"n", data) - 1) * PAGE, b"\x7f\xff\xff\xff", data)


def text_of_two_rows() -> bytes:
    """Both rows lead to the same pages, as a small file would that unfolds to a large one."""
    data = many_notes()
    own, other = (first_page_of(filler, data).to_bytes(4, "big") for filler in (b"n", b"m"))
    start = (root_of("sites", data) - 1) * PAGE
    leaf = data[start : start + PAGE]
    assert leaf.count(own) == 1
    return patched(start, leaf.replace(own, other), data)


def row_beyond_its_page() -> bytes:
    data = genuine()
    start = (root_of("vms", data) - 1) * PAGE
    (cell,) = struct.unpack(">H", data[start + 8 : start + 10])
    return patched(start + cell, b"\xff\xff\xff\xff\xff\xff\xff\xff\x7f", data)


def number_type_reserved() -> bytes:
    """A row one of whose values has a type that SQLite keeps for later."""
    data = genuine()
    start = (root_of("vms", data) - 1) * PAGE
    (cell,) = struct.unpack(">H", data[start + 8 : start + 10])
    return patched(start + cell + 2, b"\x0b\x0a", data)


PAGES = [
    Hostile("a page of a kind that is none", DAMAGED, lambda: on_root("vms", 0, b"\x63")),
    Hostile("a page of another kind", DAMAGED, lambda: on_root("vms", 0, b"\x0d")),
    Hostile("a page that branches", DAMAGED, lambda: on_root("vms", 0, b"\x02")),
    Hostile("65,535 rows on a page", DAMAGED, lambda: on_root("vms", 3, b"\xff\xff")),
    Hostile("rows that begin in the header", DAMAGED, lambda: on_root("vms", 8, b"\x00\x00")),
    Hostile("free space in a circle", DAMAGED, lambda: on_root("vms", 1, b"\x0f\xfc")),
    Hostile("a page that overlaps itself", DAMAGED, lambda: on_root("sites", 5, b"\x00\x01")),
    Hostile("a row beyond its page", EITHER, row_beyond_its_page),
    Hostile("a value of a reserved type", EITHER, number_type_reserved),
    Hostile("a text in a circle", DAMAGED, text_in_a_circle),
    Hostile("a text beyond the end", DAMAGED, text_beyond_the_end),
    Hostile("one text for two rows", DAMAGED, text_of_two_rows),
    Hostile("a word where a number belongs", DAMAGED,
            lambda: smuggled("vms", "STRICT, -> ", "UPDATE vms SET vcpus = 'many'")),
    Hostile("bytes where a text belongs", DAMAGED,
            lambda: smuggled("vms", "STRICT, -> ", "UPDATE vms SET name = x'00ff'")),
    Hostile("bytes where a number belongs", DAMAGED,
            lambda: smuggled("vms", "STRICT, -> ", "UPDATE vms SET weight = zeroblob(1000000)")),
    Hostile("nothing where a value must be", DAMAGED,
            lambda: smuggled("vms", '"vcpus" INTEGER NOT NULL -> "vcpus" INTEGER', "UPDATE vms SET vcpus = NULL")),
    Hostile("a fraction where a whole number belongs", DAMAGED,
            lambda: smuggled("vms", '"vcpus" INTEGER -> "vcpus" REAL', "UPDATE vms SET vcpus = 2.5")),
]  # fmt: skip
