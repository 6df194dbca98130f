"""The look at a workbook before any reader: a ZIP archive that is what it says, and no more."""

import io
import zipfile
import zlib
from collections.abc import Iterator
from itertools import pairwise

from models.errors import InventoryError
from models.words import count, tr_format

MOST_PARTS = 1_000
MOST_TOTAL_BYTES = 256 * 1024 * 1024
MOST_RATIO = 200
LOCAL_HEADER_BYTES = 30
ENCRYPTED = 0x1
CHUNK_BYTES = 1024 * 1024
METHODS = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
NEEDED = ("[Content_Types].xml", "xl/workbook.xml")
# A part may be written in any of these; a definition of entities can then make little text into gigabytes.
DOCTYPES = tuple("<!DOCTYPE".encode(encoding) for encoding in ("utf-8", "utf-16-le", "utf-16-be"))
LONGEST_DOCTYPE = max(map(len, DOCTYPES))
OLD_OFFICE = b"\xd0\xcf\x11\xe0"


def require_sound_workbook(data: bytes) -> None:
    """Refuse bytes that are not an .xlsx archive which is safe to unpack.

    Raises
    ------
    InventoryError
        For what is no workbook, is encrypted, or would be far larger than it looks.
    """
    if data.startswith(OLD_OFFICE):
        raise InventoryError(
            tr_format("the file is encrypted or in the old .xls format; save it as .xlsx without a password.")
        )
    if not set(NEEDED) <= {part.filename for part in _sound_parts(data)}:
        raise InventoryError(
            tr_format("this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again.")
        )


def is_workbook(data: bytes) -> bool:
    """Return whether bytes are a workbook, encrypted or not, and no other archive."""
    if data.startswith(OLD_OFFICE):
        return True
    try:
        return set(NEEDED) <= {part.filename for part in _parts_of(data)}
    except InventoryError:
        return True


def unpacked(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Return the names and bytes of the parts of an archive that is safe to unpack.

    Raises
    ------
    InventoryError
        For what is no archive, is encrypted, or would be far larger than it looks.
    """
    for part in _sound_parts(data):
        if not part.is_dir():
            yield part.filename, b"".join(_pieces(part, data))


def _sound_parts(data: bytes) -> list[zipfile.ZipInfo]:
    parts = _parts_of(data)
    _require_modest(parts)
    _require_apart(parts, len(data))
    for part in parts:
        _require_as_declared(part, data)
    return parts


def _parts_of(data: bytes) -> list[zipfile.ZipInfo]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return archive.infolist()
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, UnicodeError, ValueError) as error:
        raise InventoryError(
            tr_format("this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again.")
        ) from error


def _require_modest(parts: list[zipfile.ZipInfo]) -> None:
    names = [part.filename for part in parts]
    if len(parts) > MOST_PARTS:
        raise InventoryError(
            tr_format(
                "the file has {number} parts; a workbook has at most {most}.",
                number=count(len(parts)),
                most=count(MOST_PARTS),
            )
        )
    if len(set(names)) != len(names):
        raise InventoryError(
            tr_format("this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again.")
        )
    if sum(part.file_size for part in parts) > MOST_TOTAL_BYTES:
        raise InventoryError(
            tr_format("the file would be larger than {size} MB when unpacked.", size=MOST_TOTAL_BYTES // 2**20)
        )
    for part in parts:
        if part.flag_bits & ENCRYPTED:
            raise InventoryError(tr_format("the file is encrypted; save it without a password."))
        if part.compress_type not in METHODS:
            raise InventoryError(tr_format("the file is not compressed the way workbooks are; save it again as .xlsx."))
        if part.file_size > MOST_RATIO * max(part.compress_size, 1):
            raise InventoryError(
                tr_format("a part of the file unpacks to more than {times} times its size.", times=MOST_RATIO)
            )


def _require_apart(parts: list[zipfile.ZipInfo], size: int) -> None:
    """No two parts share bytes: one small piece could otherwise be unpacked a thousand times."""
    ends = sorted((part.header_offset, part.header_offset + LOCAL_HEADER_BYTES + part.compress_size) for part in parts)
    apart = all(end <= start for (_, end), (start, _) in pairwise(ends))
    if not apart or (ends and (ends[0][0] < 0 or ends[-1][1] > size)):
        raise InventoryError(tr_format("the file's parts overlap, so it is damaged or malicious."))


def _require_as_declared(part: zipfile.ZipInfo, data: bytes) -> None:
    """Unpack a part piece by piece: it has the declared size and defines no entities."""
    unpacked, tail = 0, b""
    for piece in _pieces(part, data):
        unpacked += len(piece)
        if unpacked > part.file_size:
            break
        if any(mark in tail + piece for mark in DOCTYPES):
            raise InventoryError(tr_format("the file defines its own XML entities, which no workbook needs."))
        tail = piece[-LONGEST_DOCTYPE:]
    if unpacked != part.file_size:
        raise InventoryError(tr_format("a part of the file does not have its declared size."))


def _pieces(part: zipfile.ZipInfo, data: bytes) -> Iterator[bytes]:
    header = data[part.header_offset : part.header_offset + LOCAL_HEADER_BYTES]
    lengths = int.from_bytes(header[26:28], "little") + int.from_bytes(header[28:30], "little")
    start = part.header_offset + LOCAL_HEADER_BYTES + lengths
    packed = memoryview(data)[start : start + part.compress_size]
    if part.compress_type == zipfile.ZIP_STORED:
        yield bytes(packed)
        return
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        while not unpacker.eof:
            piece = unpacker.decompress(packed, CHUNK_BYTES)
            packed = memoryview(unpacker.unconsumed_tail)
            if not piece and not packed:
                break
            yield piece
    except zlib.error as error:
        raise InventoryError(
            tr_format("this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again.")
        ) from error
