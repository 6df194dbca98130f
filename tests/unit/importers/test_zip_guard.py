"""Archives that are not what they say, and texts that are no tables, never reach a reader."""

import io
import struct
import zipfile

import pytest

from models.errors import InventoryError
from models.importers import tables
from models.importers.tables import rows_of_csv, whole
from models.importers.zip_guard import require_sound_workbook
from tests.faults.inventories import workbook

NAMES = ("[Content_Types].xml", "xl/workbook.xml")


def archive(content: bytes = b"<x/>", more: int = 0, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", method) as file:
        for name in (*NAMES, *(f"part-{number}" for number in range(more))):
            file.writestr(name, content)
    return stream.getvalue()


def directory_changed(offset: int, value: bytes) -> bytes:
    """The archive with bytes of its directory's second entry replaced."""
    data = bytearray(archive())
    start = data.rindex(b"PK\x01\x02")
    data[start + offset : start + offset + len(value)] = value
    return bytes(data)


def refusal_of(data: bytes) -> str:
    try:
        require_sound_workbook(data)
    except InventoryError as error:
        return str(error)
    return ""


def test_a_workbook_passes():
    assert [refusal_of(data) for data in (workbook(), archive())] == ["", ""]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"PK\x03\x04", "not an .xlsx workbook"),
        (b"\xd0\xcf\x11\xe0" + bytes(100), "encrypted or in the old .xls form"),
        (archive()[:-30], "not an .xlsx workbook"),
        (archive(bytes(10**6)), "unpacks to more than 200 times"),
        (archive(more=1000), "1,002 parts"),
        (archive(b'<!DOCTYPE x [<!ENTITY a "a">]>'), "its own XML entities"),
        (archive("<!DOCTYPE x>".encode("utf-16")), "its own XML entities"),
        (archive(b"x" * 5000, method=zipfile.ZIP_LZMA), "not compressed the way workbooks are"),
        (directory_changed(8, b"\x01\x00"), "encrypted"),
        (directory_changed(42, bytes(4)), "overlap"),
        (directory_changed(24, struct.pack("<I", 5)), "not have its declared size"),
        (directory_changed(24, struct.pack("<I", 2**32 - 2)), "larger than 256 MB"),
    ],
)
def test_archives_that_lie_are_refused(data, reason):
    with pytest.raises(InventoryError, match=reason):
        require_sound_workbook(data)


def test_an_entity_across_two_pieces_is_seen(monkeypatch):
    monkeypatch.setattr("models.importers.zip_guard.CHUNK_BYTES", 7)
    with pytest.raises(InventoryError, match="entities"):
        require_sound_workbook(archive(b"<?xml ?> <!DOCTYPE x>"))


@pytest.mark.parametrize(
    ("value", "number"),
    [
        ("4096", 4096), ("4,096", 4096), ("4.096", 4096), ("1 048 576", 1048576), ("16.0", 16), (2.0, 2), ("007", 7),
        ("nan", None), ("inf", None), ("1e3", None), ("1_000", None), ("٣", None), ("-1", None), ("", None),
        (0.0, None),
        (float("nan"), None), (float("inf"), None), (1e300, None), ("9" * 400, None), (None, None), ("0", None),
    ],
)  # fmt: skip
def test_only_plain_whole_numbers_are_numbers(value, number):
    assert whole(value) == number


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b'VM,Host\n"a"b,c\n', "check its quotation marks"),
        (b"VM,Host\na\x00,b\n", "not a text file"),
        (b"VM\n" + b"x" * 70_000, "line 2 has more than 65,536 characters"),
        (b"VM" + b",x" * 600, "601 columns"),
        (b"VM\n" + b"x" * 40_000, "check its quotation marks"),
    ],
)
def test_texts_that_are_no_tables_are_refused(data, reason):
    with pytest.raises(InventoryError, match=reason):
        rows_of_csv(data)


def test_a_last_line_that_is_cut_is_left_out_and_short_lines_are_counted():
    found = rows_of_csv(b'VM,Host\na,b\nc\n"d')
    assert (found.rows, found.short, found.cut_line) == ([{"vm": "a", "host": "b"}, {"vm": "c"}], 1, 4)


def test_too_many_lines_are_refused(monkeypatch):
    monkeypatch.setattr(tables, "MOST_ROWS", 3)
    assert len(rows_of_csv(b"VM\na\nb\n").rows) == 2
    with pytest.raises(InventoryError, match="more than 3 lines, the most that can be read; split it"):
        rows_of_csv(b"VM\na\nb\nc\n")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_any_usual_encoding_and_mark_is_read(encoding, mark):
    assert rows_of_csv(f"VM{mark}Host\r\nBjørn{mark}b\r\n".encode(encoding)).rows == [{"vm": "Bjørn", "host": "b"}]
