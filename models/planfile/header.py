"""The first look at a file's bytes, before any library sees them."""

from models.errors import PlanError
from models.planfile.errors import newer, within
from models.planfile.schema import APPLICATION_ID
from models.planfile.versions import NEWEST
from models.words import count, tr_format, tr_noop, translate

MAGIC = b"SQLite format 3\x00"
HEADER_BYTES = 100
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
LEGACY_JOURNAL = 1
WRITE_AHEAD_LOG = 2
UTF_8 = 1
VERSION_OFFSET = 60
SMALLEST_PAGE = 512
LARGEST_PAGE = 65_536

FOREIGN = (
    (b"\x89PNG", tr_noop("this is not a plan: it looks like a PNG image.")),
    (b"PK\x03\x04", tr_noop("this is not a plan: it looks like a ZIP archive or an Office document.")),
    (b"\xff\xd8\xff", tr_noop("this is not a plan: it looks like a JPEG image.")),
    (b"GIF8", tr_noop("this is not a plan: it looks like a GIF image.")),
    (b"%PDF", tr_noop("this is not a plan: it looks like a PDF document.")),
    (b"\x1f\x8b", tr_noop("this is not a plan: it looks like a gzip archive.")),
    (b"\xd0\xcf\x11\xe0", tr_noop("this is not a plan: it looks like an old Office document.")),
    (b"<", tr_noop("this is not a plan: it looks like a web page or another XML document.")),
)


def is_database(data: bytes) -> bool:
    """Return whether the bytes begin as an SQLite database does, perhaps cut off."""
    return data[: len(MAGIC)] == MAGIC[: len(data)]


def is_json(data: bytes) -> bool:
    """Return whether the bytes begin as a JSON object does."""
    return data.removeprefix(BYTE_ORDER_MARK).lstrip()[:1] == b"{"


def require_known_kind(data: bytes) -> None:
    """Refuse bytes that do not begin like an `.xplan` database or a JSON object.

    Raises
    ------
    PlanError
        With the kind of file that the bytes look like, where it is known.
    """
    if not data.strip():
        raise PlanError("", tr_format("the file is empty."))
    if not data.strip(b"\x00"):
        raise PlanError("", tr_format("the file contains only zero bytes."))
    if is_database(data) or is_json(data):
        return
    unknown = tr_noop("this is not a plan: it is neither an .xplan file nor JSON.")
    raise PlanError("", translate(next((words for magic, words in FOREIGN if data.startswith(magic)), unknown)))


def require_sound_header(data: bytes) -> None:
    """Refuse a database whose header is not that of a plan in a version that the program reads.

    Raises
    ------
    PlanError
        For a foreign, newer, cut off or otherwise unfit database.
    """
    if len(data) < HEADER_BYTES:
        raise PlanError("header", tr_format("the file is truncated."))
    if _number(data, 68, 4) != APPLICATION_ID:
        raise PlanError("header", tr_format("this is an SQLite database of another program, not a plan."))
    _require_version(version_of(data))
    if WRITE_AHEAD_LOG in (data[18], data[19]):
        raise PlanError(
            "header",
            tr_format(
                "another program put this file into write-ahead mode, so part of its content may be in a second "
                "file; open it in that program and set its journal mode to DELETE."
            ),
        )
    if data[18] != LEGACY_JOURNAL or data[19] != LEGACY_JOURNAL or _number(data, 56, 4) != UTF_8:
        raise PlanError("header", tr_format("the file is damaged or not a plan."))
    _require_whole(data)


def version_of(data: bytes) -> int:
    """Return the version of the format that a sound header names."""
    return _number(data, VERSION_OFFSET, 4)


def _require_version(version: int) -> None:
    if version > NEWEST:
        raise PlanError(within("header", "user_version"), newer(version, NEWEST))
    if version < 1:
        raise PlanError(
            within("header", "user_version"), tr_format("there is no plan format {version}.", version=version)
        )


def _require_whole(data: bytes) -> None:
    # A page of 65,536 bytes does not fit its field and is written as 1.
    stored = _number(data, 16, 2)
    page_bytes = LARGEST_PAGE if stored == 1 else stored
    if page_bytes < SMALLEST_PAGE or page_bytes & (page_bytes - 1):
        raise PlanError("header", tr_format("the file is damaged: its page size is invalid."))
    expected = _number(data, 28, 4) * page_bytes
    if len(data) < expected:
        raise PlanError(
            "header",
            tr_format(
                "the file is truncated: it has {found} of {expected} bytes.",
                found=count(len(data)),
                expected=count(expected),
            ),
        )
    if len(data) != expected:
        raise PlanError(
            "header",
            tr_format(
                "the file is damaged: it has {found} bytes instead of {expected}.",
                found=count(len(data)),
                expected=count(expected),
            ),
        )


def _number(data: bytes, offset: int, length: int) -> int:
    return int.from_bytes(data[offset : offset + length], "big")
