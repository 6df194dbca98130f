"""Hostile plans in JSON."""

import json

from models.planfile.versions import NEWEST
from tests.faults.hostile import Hostile
from tests.unit.planfile.example import EXAMPLE, document

HEAD = '{"format": "exchange-topology-plan", "version": 1, '
CAPPED = "more values than a plan can have"
LARGEST = 32 * 2**20


def replaced(name: str, old: str, new: str, reason: str) -> Hostile:
    assert old in EXAMPLE
    return Hostile(name, reason, lambda: EXAMPLE.replace(old, new, 1).encode("utf-8", "surrogatepass"))


def written(name: str, text: str, reason: str) -> Hostile:
    return Hostile(name, reason, text.encode)


def repeated(name: str, unit: str, size: int, reason: str) -> Hostile:
    """As many of a value as the size allows, in one list."""
    head, tail = HEAD + '"populations": [', "0]}"
    count = (size - len(head) - len(tail)) // len(unit)

    def data() -> bytes:
        # Made when asked for: all of them at once would take the memory that is measured.
        return (head + unit * count + tail).encode()

    return Hostile(name, reason, data)


def many_keys(count: int) -> bytes:
    return (HEAD + ",".join(f'"{number:x}":0' for number in range(count)) + "}").encode()


def every_site_broken() -> bytes:
    whole = document()
    whole["sites"] += [{"id": f"s{number}", "name": "x" * 201} for number in range(4_000)]
    return json.dumps(whole).encode()


LONDON = '"name": "London"'
MAILBOXES = '"mailboxes": 4000'
LATENCY = '"latency_ms": 20'

TEXTS = [
    written("an object without anything", "{}", "its format must be"),
    written("a drawing of another program", '{"format": "drawing"}', "its format must be"),
    written("a list", "[1, 2]", "neither an .xplan file nor JSON"),
    written("a word", '"plan"', "neither an .xplan file nor JSON"),
    written("text that only begins well", "{'format': 1}", "this is not JSON"),
    written("a plan cut off", EXAMPLE[:-20], "this is not JSON"),
    written("two plans, one behind the other", EXAMPLE * 2, "this is not JSON"),
    written("a plan with a comment", EXAMPLE + "// x", "this is not JSON"),
    written("a hundred thousand lists in each other", '{"a":' + "[" * 100_000, "nested too deeply"),
    written("a hundred thousand objects in each other", '{"a":' * 100_000, "nested too deeply"),
    written("two million lists in each other", '{"a":' + "[" * 2_000_000, CAPPED),
    Hostile("bytes that are no UTF-8", "not UTF-8", lambda: EXAMPLE.encode().replace(b"Contoso", b"Conto\xff")),
    Hostile("UTF-16", "neither an .xplan file nor JSON", lambda: EXAMPLE.encode("utf-16")),
    Hostile("UTF-32", "neither an .xplan file nor JSON", lambda: EXAMPLE.encode("utf-32")),
    Hostile("half a character, raw", "not UTF-8", lambda: EXAMPLE.encode().replace(b"Contoso", b"\xed\xa0\x80")),
    replaced("half a character, escaped", '"Contoso"', '"\\ud800"', "Title contains a control character"),
    replaced("a raw line break in a text", '"Contoso"', '"Con\ntoso"', "this is not JSON"),
    replaced("a zero in a text", '"Contoso"', '"\\u0000"', "Title contains a control character"),
    replaced("a title that reads backwards", '"Contoso"', '"\\u202eosotnoC"', "Title contains a control character"),
    replaced("a title of 100,000 signs", '"Contoso"', f'"{"x" * 100_000}"', "Title may have at most 200"),
    replaced("a title that is a number", '"Contoso"', "5", "Title must be text"),
    replaced("a key of a language's insides", LONDON, LONDON + ', "__class__": "os"', "is not known here"),
    replaced("a key of another language's insides", LONDON, LONDON + ', "__proto__": {}', "is not known here"),
    replaced("a key that stands twice", LONDON, LONDON + ', "name": "Leeds"', "appears twice"),
    replaced("an id that stands twice", '"id": "leeds"', '"id": "london"', "is used twice"),
    replaced("a key of 100,000 signs", LONDON, LONDON + f', "{"k" * 100_000}": 1', "is not known here"),
    replaced("a key with commands for a terminal", LONDON, LONDON + ', "\\u001b[2J\\u202e": 1', "is not known here"),
    replaced("not a number, in words", LATENCY, '"latency_ms": NaN', "must be a finite number"),
    replaced("an infinite number, in words", LATENCY, '"latency_ms": -Infinity', "must be a finite number"),
    replaced("a number beyond all numbers", LATENCY, '"latency_ms": 1e999', "must be a finite number"),
    replaced("a number of a million digits", MAILBOXES, f'"mailboxes": {"9" * 1_000_000}', "is too large"),
    replaced("a fraction of a million digits", LATENCY, f'"latency_ms": 1e5{"0" * 1_000_000}',
             "must be a finite number"),
    replaced("an exponent of a million digits", LATENCY, f'"latency_ms": 1e-{"9" * 1_000_000}1x', "this is not JSON"),
    replaced("a mailbox and a half", MAILBOXES, '"mailboxes": 1.5', "must be a whole number"),
    replaced("a number that is yes", MAILBOXES, '"mailboxes": true', "must be a whole number"),
    replaced("a number in quotes", MAILBOXES, '"mailboxes": "4000"', "must be a whole number"),
    replaced("a number that is a list", MAILBOXES, '"mailboxes": [4000]', "must be a whole number"),
    replaced("a version still to come", '"version": 1', f'"version": {NEWEST + 1}', "a newer version"),
    replaced("a version of a million digits", '"version": 1', f'"version": 1{"0" * 1_000_000}', "a newer version"),
    replaced("a version that is yes", '"version": 1', '"version": true', "the format version must be"),
    replaced("a version below all", '"version": 1', '"version": -1', "the format version must be"),
    replaced("two Exchange versions on one machine", '"exchange": "2010"', '"exchange": ["2007", "2010"]',
             "one Exchange version"),
    replaced("a value of great depth", '"windows": "2008-r2"', f'"windows": {"[" * 900}{"]" * 900}',
             "must be one of|nested too deeply"),
    replaced("a VM on a VM", '"host": "esx-1"', '"host": "mbx-1"', "is not a virtualization host"),
    replaced("a kind that is none", '"kind": "host"', '"kind": "__import__"', "Kind must be one of"),
    replaced("a kind that is a list", '"kind": "host"', '"kind": ["host"]', "Kind must be one of"),
    Hostile("four thousand broken sites", "Name may have at most 200", every_site_broken),
    repeated("300,000 numbers as populations", "0, ", 900_000, "at most 200,000 entries"),
    repeated("lists up to the largest size", "[],", LARGEST, CAPPED),
    repeated("objects up to the largest size", '{"":0},', LARGEST, CAPPED),
    repeated("numbers up to the largest size", "1.5,", LARGEST, CAPPED),
    repeated("texts up to the largest size", '"aa",', LARGEST, CAPPED),
    Hostile("three million keys", CAPPED, lambda: many_keys(3_000_000)),
    Hostile("300,000 keys", "is not known here", lambda: many_keys(300_000)),
    Hostile("spaces up to the largest size", "this is not JSON", lambda: b"{" + b" " * (LARGEST - 1)),
    Hostile("one byte beyond the largest size", "at most 32 MB", lambda: b"{" + b" " * LARGEST),
]  # fmt: skip
