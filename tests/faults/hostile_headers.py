"""Files that lie before their first table: wrong kinds, headers, sizes, lists of free pages."""

import gzip
import io
import sqlite3
import zipfile
from contextlib import closing

from models.planfile.versions import NEWEST
from tests.faults.hostile import PAGE, Hostile, altered, genuine, patched

WORD = 4
FREE_PAGES = ("CREATE TABLE gone (a)", "INSERT INTO gone SELECT hex(zeroblob(9000))", "DROP TABLE gone")


def zipped() -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("plan.xplan", genuine())
    return stream.getvalue()


def foreign_database() -> bytes:
    with closing(sqlite3.connect(":memory:")) as database:
        database.execute("CREATE TABLE bookmarks (url TEXT)")
        return database.serialize()


def repaged(size: int) -> bytes:
    """The plan whose header claims another page size and the count that fits it."""
    count = (len(genuine()) // size).to_bytes(WORD, "big")
    return patched(28, count, patched(16, size.to_bytes(2, "big")))


def with_free_pages(first: int | None = None, count: int | None = None, trunk: bytes = b"") -> bytes:
    """The plan with free pages and a list of them that lies."""
    data = altered(*FREE_PAGES)
    start = int.from_bytes(data[32:36], "big")
    assert start
    if trunk:
        data = patched((start - 1) * PAGE, trunk.replace(b"self", start.to_bytes(WORD, "big")), data)
    if first is not None:
        data = patched(32, first.to_bytes(WORD, "big"), data)
    if count is not None:
        data = patched(36, count.to_bytes(WORD, "big"), data)
    return data


OTHER = "neither an .xplan file nor JSON"
DAMAGED = "the file is damaged"
CUT = "the file is truncated"

KINDS = [
    Hostile("nothing", "the file is empty", lambda: b""),
    Hostile("spaces only", "the file is empty", lambda: b" \n" * 1000),
    Hostile("zeros only", "only zero bytes", lambda: bytes(PAGE)),
    Hostile("64 MB of zeros", "only zero bytes", lambda: bytes(2**26)),
    Hostile("beyond the largest size", "too large", lambda: bytes(2**26 + 1)),
    Hostile("a PNG picture", "PNG image", lambda: b"\x89PNG\r\n\x1a\n" + genuine()),
    Hostile("a JPEG picture", "JPEG image", lambda: b"\xff\xd8\xff\xe0" + genuine()),
    Hostile("a GIF picture", "GIF image", lambda: b"GIF89a" + genuine()),
    Hostile("a PDF document", "PDF document", lambda: b"%PDF-1.7\n" + genuine()),
    Hostile("a ZIP archive with a plan", "ZIP archive", zipped),
    Hostile("a packed plan", "gzip archive", lambda: gzip.compress(genuine())),
    Hostile("a packed bomb", "gzip archive", lambda: gzip.compress(bytes(2**24))),
    Hostile("an old Office document", "old Office", lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(PAGE)),
    Hostile("a web page", "web page", lambda: b"<html><script>alert(1)</script>"),
    Hostile("XML entities", "XML", lambda: b'<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a>&d;</a>'),
    Hostile("a program", OTHER, lambda: b"\x7fELF\x02\x01\x01" + bytes(PAGE)),
    Hostile("a program for Windows", OTHER, lambda: b"MZ\x90\x00" + bytes(PAGE)),
    Hostile("a script", OTHER, lambda: b"#!/bin/sh\nrm -rf /\n"),
    Hostile("a pickle", OTHER, lambda: b"\x80\x04cos\nsystem\n(S'true'\ntR."),
    Hostile("a rollback journal", OTHER, lambda: b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + genuine()),
    Hostile("a write-ahead log", OTHER, lambda: b"\x37\x7f\x06\x82" + genuine()),
    Hostile("a plan behind a space", OTHER, lambda: b" " + genuine()),
    Hostile("a database of another program", "another program", foreign_database),
]

HEADERS = [
    Hostile("the first sixteen bytes", CUT, lambda: genuine()[:16]),
    Hostile("half a header", CUT, lambda: genuine()[:99]),
    Hostile("a header alone", CUT, lambda: genuine()[:100]),
    Hostile("one byte less", CUT, lambda: genuine()[:-1]),
    Hostile("one page less", CUT, lambda: genuine()[:-PAGE]),
    Hostile("half the file", CUT, lambda: genuine()[: len(genuine()) // 2]),
    Hostile("one byte more", "instead of", lambda: genuine() + b"\x00"),
    Hostile("two plans in one file", "instead of", lambda: genuine() * 2),
    Hostile("a ZIP archive behind the plan", "instead of", lambda: genuine() + zipped()),
    Hostile("no application id", "another program", lambda: altered("PRAGMA application_id = 0")),
    Hostile("another application id", "another program", lambda: altered("PRAGMA application_id = 0x47504b47")),
    Hostile("version 0", "no plan format 0", lambda: altered("PRAGMA user_version = 0")),
    Hostile("a newer version", "a newer version", lambda: altered(f"PRAGMA user_version = {NEWEST + 1}")),
    Hostile("the highest version", "a newer version", lambda: altered("PRAGMA user_version = 2147483647")),
    Hostile("a negative version", "a newer version", lambda: altered("PRAGMA user_version = -1")),
    Hostile("write-ahead mode", "write-ahead", lambda: patched(18, b"\x02\x02")),
    Hostile("write-ahead mode for readers", "write-ahead", lambda: patched(18, b"\x01\x02")),
    Hostile("a journal mode still to come", DAMAGED, lambda: patched(18, b"\x03\x03")),
    Hostile("text in UTF-16", DAMAGED, lambda: patched(56, b"\x00\x00\x00\x02")),
    Hostile("an encoding that is none", DAMAGED, lambda: patched(56, b"\x00\x00\x00\x09")),
    Hostile("pages of no bytes", "page size", lambda: patched(16, b"\x00\x00")),
    Hostile("pages of 2 bytes", "page size", lambda: patched(16, b"\x00\x02")),
    Hostile("pages of 4095 bytes", "page size", lambda: patched(16, b"\x0f\xff")),
    Hostile("pages of 65,536 bytes", CUT, lambda: patched(16, b"\x00\x01")),
    Hostile("pages half as large", DAMAGED, lambda: repaged(2048)),
    Hostile("pages of 512 bytes", DAMAGED, lambda: repaged(512)),
    Hostile("a page count of 4 milliards", CUT, lambda: patched(28, b"\xff\xff\xff\xff")),
    Hostile("a page count of 0", "instead of", lambda: patched(28, bytes(4))),
    Hostile("a page count of 1", "instead of", lambda: patched(28, b"\x00\x00\x00\x01")),
    Hostile("pages with nothing usable", DAMAGED, lambda: patched(20, b"\xff")),
    Hostile("payload fractions that are not allowed", DAMAGED, lambda: patched(21, b"\xff\xff\xff")),
    Hostile("a schema format still to come", DAMAGED, lambda: patched(44, b"\x00\x00\x00\x09")),
    Hostile("pages moved by themselves", DAMAGED, lambda: patched(52, b"\x00\x00\x00\x03")),
]

FREE = [
    Hostile("free pages that are none", DAMAGED, lambda: patched(36, b"\x00\x00\x00\x05")),
    Hostile("a list of free pages in a circle", DAMAGED, lambda: with_free_pages(trunk=b"self\x00\x00\x00\x00")),
    Hostile("a free page that is the first", DAMAGED, lambda: with_free_pages(first=1)),
    Hostile("a free page that is a table", DAMAGED, lambda: with_free_pages(first=2)),
    Hostile("a free page beyond the end", DAMAGED, lambda: with_free_pages(first=2**31)),
    Hostile("four milliards of free pages", DAMAGED, lambda: with_free_pages(count=2**32 - 1)),
    Hostile("a list of free pages beyond its page", DAMAGED, lambda: with_free_pages(trunk=bytes(4) + b"\xff" * 4)),
    Hostile("fewer free pages than there are", DAMAGED, lambda: with_free_pages(count=1)),
]
