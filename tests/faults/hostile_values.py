"""Databases whose tables are ours and whose values are not those of a plan."""

import struct

from tests.faults.hostile import Hostile, altered, with_bits

DAMAGED = "the file is damaged"
DIGEST = "damaged or changed by another program"
COUNTED = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {}) INSERT INTO {} FROM n"
SITE = "sites SELECT 's' || i, '', '[]', NULL, NULL, ''"
MARK = 123.4375


def ran(name: str, statement: str, reason: str) -> Hostile:
    return Hostile(name, reason, lambda: altered(statement))


def weight(name: str, bits: int, reason: str) -> Hostile:
    return Hostile(name, reason, lambda: with_number("UPDATE vms SET weight = ?", bits))


def latency(name: str, bits: int, reason: str) -> Hostile:
    return Hostile(name, reason, lambda: with_number("UPDATE links SET latency_ms = ?", bits))


def with_number(statement: str, bits: int) -> bytes:
    """The plan with a number that no statement can write."""
    return with_bits(statement.replace("?", str(MARK)), struct.pack(">d", MARK), struct.pack(">Q", bits))


def named(name: str, sql: str, reason: str) -> Hostile:
    return ran(name, f"UPDATE vms SET name = {sql}", reason)


CONTROL = "Name contains a control character"

# SQLite reads what is not a number as nothing, and 3.49 says so when it checks the file, which 3.40 does not.
NOTHING = r"Latency is missing|NULL value in links\.latency_ms"

NUMBERS = [
    latency("not a number", 0x7FF8000000000000, NOTHING),
    latency("not a number, signalling", 0x7FF0000000000001, NOTHING),
    latency("not a number, with a message", 0xFFF8DEADBEEF0000, NOTHING),
    weight("an infinite number", 0x7FF0000000000000, "Weight must be a finite number"),
    weight("a negative infinite number", 0xFFF0000000000000, "Weight must be a finite number"),
    weight("the smallest number there is", 1, DIGEST),
    weight("the largest number there is", 0x7FEFFFFFFFFFFFFF, "Weight must be at most"),
    ran("no processors", "UPDATE vms SET vcpus = 0", "vcpus: Virtual CPUs must be at least 1"),
    ran("a processor less than none", "UPDATE vms SET vcpus = -1", "vcpus: Virtual CPUs must be at least 1"),
    ran("the largest whole number", "UPDATE vms SET memory_mb = 9223372036854775807", "Memory is too large"),
    ran("the smallest whole number", "UPDATE vms SET memory_mb = -9223372036854775808", "Memory is too large"),
    ran("one beyond exact numbers", "UPDATE vms SET memory_mb = 9007199254740993", "Memory is too large"),
    ran("more mailboxes than the world has", "UPDATE populations SET mailboxes = 1 << 52", "Mailboxes must be at most"),
    ran("fewer users than none", "UPDATE populations SET users_owa = -1", "must be at least 0"),
    ran("a ceiling of 200 %", "UPDATE plan SET assumptions_cpu_ceiling = 2", "CPU ceiling must be at most 1"),
    ran("neither yes nor no", "UPDATE hosts SET large_pages = 2", "Large memory pages must"),
    ran("half a position", "UPDATE vms SET position_x = 1.0", "position.y: Y is missing"),
    ran("a position beyond the canvas", "UPDATE vms SET position_x = 1e300, position_y = 0", "X must be at most"),
]

TEXTS = [
    named("a zero in a name", "'a' || char(0) || 'b'", CONTROL),
    named("a line break in a name", "'a' || char(10) || 'Bcc: all'", CONTROL),
    named("a bell in a name", "char(7)", CONTROL),
    named("commands for a terminal in a name", "char(27) || '[2J'", CONTROL),
    named("control characters of the upper half", "char(0x9b) || '31m'", CONTROL),
    named("a name that reads backwards", "'plan' || char(0x202e) || 'nalpx.exe'", CONTROL),
    named("a name with an embedding", "char(0x202a) || 'a'", CONTROL),
    named("a name with an isolate", "char(0x2066) || 'a' || char(0x2069)", CONTROL),
    named("a line separator in a name", "'a' || char(0x2028)", CONTROL),
    named("half a character in a name", "CAST(x'61eda080' AS TEXT)", DAMAGED),
    named("a name that is no UTF-8", "CAST(x'ff' AS TEXT)", DAMAGED),
    named("a name in overlong UTF-8", "CAST(x'c080' AS TEXT)", DAMAGED),
    named("a name cut within a character", "CAST(x'61e282' AS TEXT)", DAMAGED),
    named("a name of 201 signs", "printf('%.*c', 201, 'x')", "Name may have at most 200 characters"),
    named("a name of seven million signs", "printf('%.*c', 7000000, 'x')", "Name may have at most 200 characters"),
    named("a name of nine million signs", "printf('%.*c', 9000000, 'x')", DAMAGED),
    ran("notes of seven million signs", "UPDATE plan SET notes = printf('%.*c', 7000000, 'x')",
        "Notes may have at most"),
    ran("notes that read backwards", "UPDATE plan SET notes = char(0x202e)", "Notes contains a control character"),
    ran("an Exchange that is none", "UPDATE vms SET exchange = '2014'", "Exchange version must be one of"),
    ran("a role that is none", "UPDATE vms SET roles = '[\"gateway\"]'", "Roles must be one of"),
    ran("roles that are no list", "UPDATE vms SET roles = '{}'", "the value is not a list"),
    ran("roles of great depth", "UPDATE vms SET roles = printf('%.*c', 100000, '[')", "nested too deeply"),
    ran("a million roles", "UPDATE vms SET roles = '[' || printf('%.*c', 1999999, '0,') || '0]'", "not a list"),
    ran("a million lists as roles",
        "UPDATE vms SET roles = '[' || replace(hex(zeroblob(500000)), '00', '[],') || '0]'", "Roles must be one of"),
    ran("a role with all the digits", "UPDATE vms SET roles = '[' || printf('%.*c', 1000000, '9') || ']'",
        "not a list"),
]  # fmt: skip

REFERENCES = [
    ran("an empty id", "UPDATE vms SET id = ''", "ID must not be empty"),
    ran("an id of spaces", "UPDATE vms SET id = ' '", "ID must not be empty"),
    ran("an id of 101 signs", "UPDATE vms SET id = printf('%.*c', 101, 'x')", "ID may have at most 100"),
    ran("an id with a line break", "UPDATE vms SET id = 'a' || char(10)", "ID contains a control character"),
    ran("an id used twice", "UPDATE vms SET id = 'cas-1'", "the id 'cas-1' is used twice"),
    ran("a machine with the id of a site", "UPDATE vms SET id = 'london'", "the id 'london' is used twice"),
    Hostile("the same key twice in one table", f"is used twice|{DAMAGED}",
            lambda: with_bits("INSERT INTO sites SELECT 'leedt', 'T', '[]', NULL, NULL, ''", b"leedt", b"leeds")),
    Hostile("keys in the wrong order", f"{DIGEST}|{DAMAGED}",
            lambda: with_bits("INSERT INTO sites SELECT 'zzzz', 'T', '[]', NULL, NULL, ''", b"zzzz", b"aaaa")),
    ran("a VM on no host", "UPDATE vms SET host = 'gone'", "there is no host with the id 'gone'"),
    ran("a VM on a server", "UPDATE vms SET host = 'cas-1'", "is not a virtualization host"),
    ran("a VM on itself", "UPDATE vms SET host = 'mbx-1'", "is not a virtualization host"),
    ran("a machine in no design", "UPDATE vms SET design = 'gone'", "there is no design with the id 'gone'"),
    ran("a server at no site", "UPDATE servers SET site = 'gone'", "there is no site with the id 'gone'"),
    ran("users at no site", "UPDATE populations SET site = 'gone'", "there is no site with the id 'gone'"),
    ran("a link to nowhere", 'UPDATE links SET ends = \'["london","paris"]\'', "there is no site with the id 'paris'"),
    ran("a link with one end", "UPDATE links SET ends = '[\"london\"]'", "must have 2 entries"),
    ran("a link to itself", 'UPDATE links SET ends = \'["london","london"]\'', "twice"),
    ran("a site that serves itself", "UPDATE sites SET serves = json_array(id)", "a site serves itself anyway"),
    ran("a site served by two",
        "INSERT INTO sites VALUES ('x', '', '[\"leeds\"]', NULL, NULL, ''), ('y', '', '[\"leeds\"]', NULL, NULL, '')",
        "already served"),
    ran("two designs in one place", "INSERT INTO designs SELECT rank + 1, id, name, notes FROM designs",
        "is used twice"),
    ran("no plan", "DELETE FROM plan", "this one contains 0"),
    ran("two plans", "INSERT INTO plan SELECT * FROM plan", "this one contains 2"),
    ran("5,001 sites", COUNTED.format(5_001, SITE), "at most 5,000 sites"),
    ran("200,001 sites", COUNTED.format(200_001, SITE), "at most 5,000 sites"),
    ran("20,000 designs", COUNTED.format(20_000, "designs SELECT i + 9, 'd' || i, '', ''"), "at most 200 designs"),
    ran("200,001 overrides", COUNTED.format(200_001, "overrides SELECT 'f' || i, 1, ''"), "at most 200,000"),
    ran("300,000 plans", COUNTED.format(300_000, "plan SELECT plan.*").replace(" FROM n", " FROM n, plan"),
        "contains one plan"),
]  # fmt: skip

CONTENT = [
    ran("one more processor", "UPDATE vms SET vcpus = vcpus + 1", DIGEST),
    ran("one machine less", "DELETE FROM vms", DIGEST),
    ran("one override more", "INSERT INTO overrides VALUES ('f', 1, '')", DIGEST),
    ran("another title", "UPDATE plan SET title = 'Fabrikam'", DIGEST),
    ran("no digest", "UPDATE plan SET digest = ''", DIGEST),
    ran("a digest that is a pattern", "UPDATE plan SET digest = '%'", DIGEST),
    ran("the digest in capitals", "UPDATE plan SET digest = upper(digest)", DIGEST),
    ran("a digest of seven million signs", "UPDATE plan SET digest = printf('%.*c', 7000000, 'x')", DIGEST),
    ran("a digest that is no UTF-8", "UPDATE plan SET digest = CAST(x'ff' AS TEXT)", DAMAGED),
]
