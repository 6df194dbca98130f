"""The SQLite form: what other tools see in it, and that nothing but a plan of ours is opened."""

import hashlib
import json
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest
from attrs import evolve

from models.errors import PlanError, PlanFileError
from models.plan.entities import Host, Plan, Population
from models.planfile import plan_from_bytes, plan_to_bytes, plan_to_json
from models.planfile.schema import APPLICATION_ID
from models.planfile.versions import NEWEST
from tests.unit.planfile.example import plan

VM = "designs[physical].machines[mbx-1]"


def refusal(data: bytes) -> str:
    with pytest.raises(PlanFileError) as caught:
        plan_from_bytes(data, "contoso.xplan")
    sentence = str(caught.value)
    assert sentence.startswith("contoso.xplan: ")
    assert sentence.isprintable()
    assert len(sentence) < 600
    return sentence.removeprefix("contoso.xplan: ")


def altered(*statements: str) -> bytes:
    """The example's bytes after another program ran statements on it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        database.deserialize(plan_to_bytes(plan()))
        for statement in statements:
            database.execute(statement)
        return database.serialize()


def patched(offset: int, value: bytes) -> bytes:
    data = bytearray(plan_to_bytes(plan()))
    data[offset : offset + len(value)] = value
    return bytes(data)


# ------------------------------------------------------------------ what is written


def test_the_file_says_what_it_is():
    data = plan_to_bytes(plan())
    assert APPLICATION_ID == 0x5854504C
    assert data[:16] == b"SQLite format 3\x00"
    assert data[68:72] == b"XTPL"
    assert data[60:64] == (1).to_bytes(4, "big")
    assert data[18:20] == b"\x01\x01"


def test_other_tools_read_it():
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(plan_to_bytes(plan()))
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        query = "SELECT id, processor_cores, processor_clock_mhz, roles, position_x FROM servers"
        assert database.execute(query).fetchall() == [("cas-1", 8, 2000.0, '["cas"]', None)]
        query = "SELECT users_outlook_anywhere FROM populations"
        assert database.execute(query).fetchall() == [(800,)]
        assert database.execute("SELECT rank, id FROM designs").fetchall() == [(0, "physical")]


def test_the_digest_is_that_of_the_json_form():
    document = json.loads(plan_to_json(plan()))
    digest = document.pop("digest")
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(plan_to_bytes(plan()))
        stored = database.execute("SELECT digest FROM plan").fetchone()[0]
    assert stored == digest == hashlib.sha256(text.encode()).hexdigest()


def test_the_same_plan_gives_the_same_bytes_in_another_process():
    program = (
        "import hashlib; from models.planfile import plan_to_bytes; from tests.unit.planfile.example import plan;"
        "print(hashlib.sha256(plan_to_bytes(plan())).hexdigest())"
    )
    path = {"PYTHONPATH": ":".join(entry or "." for entry in sys.path), "PYTHONHASHSEED": "7"}
    printed = subprocess.run([sys.executable, "-c", program], env=path, capture_output=True, check=True, text=True)
    assert printed.stdout.strip() == hashlib.sha256(plan_to_bytes(plan())).hexdigest()


def test_an_unsound_plan_gives_no_bytes():
    with pytest.raises(PlanError, match=r"populations\[p\]\.site: there is no site"):
        plan_to_bytes(Plan(populations=(Population(id="p", name="P", site="gone", mailboxes=1),)))


def test_designs_keep_their_order_and_machines_their_design():
    first = plan().designs[0]
    hosts = [evolve(machine, id="esx-2") for machine in first.machines if isinstance(machine, Host)]
    both = evolve(plan(), designs=(first, evolve(first, id="a-later", machines=hosts)))
    assert plan_from_bytes(plan_to_bytes(both), "a.xplan") == both


# ------------------------------------------------------------------ what is refused by its header


def test_a_newer_version_is_named():
    sentence = (
        f"this plan was written by a newer version of the program (format {NEWEST + 1}; this version reads {NEWEST})."
    )
    assert refusal(altered(f"PRAGMA user_version = {NEWEST + 1}")) == f"header.user_version: {sentence}"


@pytest.mark.parametrize("version", [0, -1])
def test_a_version_that_never_was(version):
    assert refusal(altered(f"PRAGMA user_version = {version}")).startswith("header.user_version: ")


def test_another_programs_database():
    assert refusal(altered("PRAGMA application_id = 0")).startswith("header: this is an SQLite database of another")
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("CREATE TABLE bookmarks (url TEXT)")
        assert "another program" in refusal(database.serialize())


@pytest.mark.parametrize("marks", [b"\x02\x02", b"\x01\x02", b"\x02\x01"])
def test_write_ahead_mode(marks):
    assert refusal(patched(18, marks)).startswith("header: another program put this file into write-ahead mode")


@pytest.mark.parametrize(
    ("offset", "value"),
    [
        (16, b"\x00\x00"), (16, b"\x0f\xff"), (16, b"\x00\x01"), (16, b"\x80\x00"), (18, b"\x03\x03"), (20, b"\xff"),
        (28, b"\x00\x00\x00\x00"), (28, b"\xff\xff\xff\xff"), (36, b"\x00\x00\x00\x05"), (44, b"\x00\x00\x00\x09"),
        (52, b"\x00\x00\x00\x03"), (56, b"\x00\x00\x00\x02"), (56, b"\x00\x00\x00\x09"),
    ],
)  # fmt: skip
def test_a_damaged_header(offset, value):
    refusal(patched(offset, value))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file is empty."),
        (b"  \n", "the file is empty."),
        (bytes(4096), "the file contains only zero bytes."),
        (b"\x89PNG\r\n\x1a\n" + bytes(50), "this is not a plan: it looks like a PNG image."),
        (b"PK\x03\x04" + bytes(50), "this is not a plan: it looks like a ZIP archive or an Office document."),
        (b"%PDF-1.4", "this is not a plan: it looks like a PDF document."),
        (b"\x7fELF", "this is not a plan: it is neither an .xplan file nor JSON."),
        (b"[1, 2]", "this is not a plan: it is neither an .xplan file nor JSON."),
        (b"SQLite for", "header: the file is truncated."),
        (b"SQLite format 3\x00", "header: the file is truncated."),
    ],
)
def test_what_is_no_plan(data, sentence):
    assert refusal(data) == sentence


@pytest.mark.parametrize("length", [99, 100, 511, 4096, 40_000])
def test_a_cut_off_file(length):
    assert refusal(plan_to_bytes(plan())[:length]).startswith("header: the file is truncated")


def test_bytes_behind_the_end():
    assert refusal(plan_to_bytes(plan()) + bytes(4096)).startswith("header: the file is damaged")


def test_a_file_beyond_the_limit():
    assert refusal(b"{" + b" " * (64 * 2**20)) == "the file is too large to be a plan (more than 64 MB)."


# ------------------------------------------------------------------ what is refused by its schema


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON vms BEGIN DELETE FROM vms; END",
        "CREATE VIEW v AS SELECT * FROM vms",
        "CREATE TABLE extra (a)",
        "CREATE INDEX i ON vms (name)",
        "CREATE VIRTUAL TABLE f USING fts5(a)",
        "ALTER TABLE vms ADD COLUMN colour TEXT",
        "ALTER TABLE vms ADD COLUMN twice INTEGER GENERATED ALWAYS AS (vcpus * 2) VIRTUAL",
        "ALTER TABLE vms RENAME TO machines",
        "DROP TABLE overrides",
        "CREATE TABLE wide (" + ", ".join(f"c{number}" for number in range(1000)) + ")",
        f"CREATE TABLE long (a CHECK (a <> '{'x' * 20_000}'))",
        f"CREATE TABLE deep (a CHECK ({'(' * 90}a{')' * 90}))",
        "CREATE TABLE sqlx (a CHECK (hex(zeroblob(1000000000)) = a))",
    ],
)
def test_a_schema_that_is_not_ours(statement):
    sentence = refusal(altered(statement))
    assert sentence.startswith(("schema: ", "the file is damaged ("))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE sqlite_master SET sql = replace(sql, 'STRICT', '') WHERE name = 'vms'",
        "UPDATE sqlite_master SET sql = replace(sql, '\"vcpus\" INTEGER NOT NULL',"
        " '\"vcpus\" INTEGER NOT NULL CHECK (hex(randomblob(400000000)) <> 1)')",
        "UPDATE sqlite_master SET sql = 'CREATE VIEW vms AS SELECT 1', type = 'view', rootpage = 0 WHERE name = 'vms'",
        "UPDATE sqlite_master SET sql = 'CREATE VIRTUAL TABLE vms USING fts5(a)', rootpage = 0 WHERE name = 'vms'",
        "UPDATE sqlite_master SET sql = CAST(x'ff00fe' AS TEXT) WHERE name = 'vms'",
        "UPDATE sqlite_master SET sql = NULL WHERE name = 'vms'",
        "UPDATE sqlite_master SET name = CAST(x'fffe' AS TEXT) WHERE name = 'vms'",
        "UPDATE sqlite_master SET rootpage = 1 WHERE name = 'vms'",
        "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'hosts')"
        " WHERE name = 'vms'",
        "UPDATE sqlite_master SET rootpage = 4000 WHERE name = 'vms'",
        "UPDATE sqlite_master SET type = 'trigger' WHERE name = 'vms'",
        "INSERT INTO sqlite_master VALUES ('view', 'x', 'x', 0, 'CREATE VIEW x AS SELECT load_extension(1)')",
        "DELETE FROM sqlite_master",
    ],
)
def test_a_schema_forged_by_hand(statement):
    refusal(altered("PRAGMA writable_schema = ON", statement))


# ------------------------------------------------------------------ what is refused by its values


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("UPDATE vms SET vcpus = 0", f"{VM}.vcpus: Virtual CPUs must be at least 1 vCPU; it is 0."),
        ("UPDATE vms SET memory_mb = -5", f"{VM}.memory_mb: Memory must be at least 1 MB; it is -5."),
        ("UPDATE vms SET memory_mb = 9223372036854775807", f"{VM}.memory_mb: Memory is too large."),
        ("UPDATE vms SET weight = 9e999", f"{VM}.weight: Weight must be a finite number."),
        ("UPDATE vms SET exchange = '2031'", f"{VM}.exchange: Exchange version must be one of"),
        ("UPDATE vms SET roles = '[\"um\"]'", f"{VM}.roles: Roles must be one of"),
        ("UPDATE vms SET roles = 'cas'", f"{VM}.roles: the value is not a list."),
        ("UPDATE vms SET roles = '{}'", f"{VM}.roles: the value is not a list."),
        ("UPDATE vms SET roles = '[[1]]'", f"{VM}.roles: Roles must be one of"),
        ("UPDATE vms SET name = 'a' || char(10)", f"{VM}.name: Name contains a control character (U+000A); remove it."),
        ("UPDATE vms SET name = 'a' || char(0) || 'b'", f"{VM}.name: Name contains a control character (U+0000)"),
        ("UPDATE vms SET name = CAST(x'ff' AS TEXT)", "the file is damaged (Could not decode to UTF-8"),
        ("UPDATE vms SET host = 'gone'", f"{VM}.host: there is no host with the id 'gone' in this design."),
        ("UPDATE vms SET design = 'gone'", "designs[gone].machines[mbx-1]: there is no design with the id 'gone'."),
        ("UPDATE vms SET id = 'cas-1'", "designs[physical].machines[cas-1]: the id 'cas-1' is used twice"),
        ("UPDATE vms SET id = ''", "designs[physical].machines[0].id: ID must not be empty"),
        ("UPDATE vms SET position_x = 1.0", f"{VM}.position.y: Y is missing."),
        ("UPDATE hosts SET large_pages = 2", "designs[physical].machines[esx-1].large_pages: Large memory pages must"),
        ("UPDATE populations SET users_owa = -1", "populations[hq].users.owa: Outlook Web App must be at least 0"),
        ('UPDATE links SET ends = \'["london","paris"]\'', "links[l1].ends: there is no site with the id 'paris'."),
        ("UPDATE plan SET assumptions_cpu_ceiling = 2", "assumptions.cpu_ceiling: CPU ceiling must be at most 1"),
        ("UPDATE designs SET id = 'london'", "designs[physical].machines[cas-1]: there is no design with the id"),
        ("INSERT INTO plan SELECT * FROM plan", "plan: a plan file contains one plan; this one contains 2."),
        ("DELETE FROM plan", "plan: a plan file contains one plan; this one contains 0."),
        ("INSERT INTO overrides VALUES ('f', 1, '')", "plan.digest: the content was damaged or changed"),
        ("UPDATE vms SET vcpus = 3", "plan.digest: the content was damaged or changed by another program."),
        ("DELETE FROM vms", "plan.digest: the content was damaged or changed by another program."),
    ],
)
def test_a_value_that_another_program_wrote(statement, sentence):
    assert refusal(altered(statement)).startswith(sentence)


def test_what_changes_no_content_is_no_fault():
    assert plan_from_bytes(altered("VACUUM"), "a.xplan") == plan()


def repeated(number: int, table: str, values: str) -> bytes:
    """The example's bytes with rows that another program added."""
    numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {number})"
    return altered(f"{numbers} INSERT INTO {table} SELECT {values} FROM n")


def test_more_rows_than_a_plan_may_have():
    data = repeated(200_001, "overrides", "'f' || i, 1, ''")
    assert refusal(data) == "overrides: a plan has at most 200,000 of them."


@pytest.mark.parametrize(
    ("table", "most", "values"),
    [
        ("designs", "200", "i + 9, 'd' || i, '', ''"),
        ("sites", "5,000", "'s' || i, '', '[]', NULL, NULL, ''"),
        ("links", "10,000", "'link-' || i, '[]', 1, 0, ''"),
    ],
)
def test_more_than_anybody_means(table, most, values):
    data = repeated(int(most.replace(",", "")), table, values)
    assert refusal(data) == f"{table}: a plan has at most {most} {table}."
