"""The first look at a file's bytes, before any library sees them."""

from models.errors import PlanError
from models.planfile.refusals import newer, within
from models.planfile.schema import APPLICATION_ID, USER_VERSION

MAGIC = b"SQLite format 3\x00"
HEADER_BYTES = 100
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
LEGACY_JOURNAL = 1
WRITE_AHEAD_LOG = 2
UTF_8 = 1
SMALLEST_PAGE = 512
LARGEST_PAGE = 65_536

FOREIGN = (
    (b"\x89PNG", "a PNG picture"),
    (b"PK\x03\x04", "a ZIP archive or an Office document"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF", "a PDF document"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"\xd0\xcf\x11\xe0", "an old Office document"),
    (b"<", "a web page or another XML document"),
)


def is_database(data: bytes) -> bool:
    """Return whether the bytes begin as an SQLite database does, perhaps cut off."""
    return data[: len(MAGIC)] == MAGIC[: len(data)]


def is_json(data: bytes) -> bool:
    """Return whether the bytes begin as a JSON object does."""
    return data.removeprefix(BYTE_ORDER_MARK).lstrip()[:1] == b"{"


def require_known_kind(data: bytes) -> None:
    """Return None when the bytes begin as a plan may.

    Raises
    ------
    PlanError
        If they do not: what they look like, where that is known.
    """
    if not data.strip():
        raise PlanError("", "the file is empty.")
    if not data.strip(b"\x00"):
        raise PlanError("", "the file holds nothing but zero bytes.")
    if is_database(data) or is_json(data):
        return
    looks_like = next((words for magic, words in FOREIGN if data.startswith(magic)), "")
    detail = f"it looks like {looks_like}" if looks_like else "it is neither an .xplan file nor JSON"
    raise PlanError("", f"this is no plan: {detail}.")


def require_sound_header(data: bytes) -> None:
    """Return None when the header is that of a plan which this version reads.

    Raises
    ------
    PlanError
        For a foreign, newer, cut off or otherwise unfit database.
    """
    if len(data) < HEADER_BYTES:
        raise PlanError("header", "the file is cut off.")
    if _number(data, 68, 4) != APPLICATION_ID:
        raise PlanError("header", "this is an SQLite database of another program and no plan.")
    _require_version(_number(data, 60, 4))
    if WRITE_AHEAD_LOG in (data[18], data[19]):
        raise PlanError(
            "header",
            "another program has put this file into write-ahead mode, so its content may lie in a second "
            "file; open it there and set its journal mode to DELETE.",
        )
    if data[18] != LEGACY_JOURNAL or data[19] != LEGACY_JOURNAL or _number(data, 56, 4) != UTF_8:
        raise PlanError("header", "the file is damaged or no plan.")
    _require_whole(data)


def _require_version(version: int) -> None:
    if version > USER_VERSION:
        raise PlanError(within("header", "user_version"), newer(version, USER_VERSION))
    if version != USER_VERSION:
        raise PlanError(within("header", "user_version"), f"there is no format {version} of plans.")


def _require_whole(data: bytes) -> None:
    # A page of 65,536 bytes does not fit its field and is written as 1.
    stored = _number(data, 16, 2)
    page_bytes = LARGEST_PAGE if stored == 1 else stored
    if page_bytes < SMALLEST_PAGE or page_bytes & (page_bytes - 1):
        raise PlanError("header", "the file is damaged: its page size is impossible.")
    expected = _number(data, 28, 4) * page_bytes
    if len(data) < expected:
        raise PlanError("header", f"the file is cut off: {len(data):,} of {expected:,} bytes are there.")
    if len(data) != expected:
        raise PlanError("header", f"the file is damaged: it has {len(data):,} bytes instead of {expected:,}.")


def _number(data: bytes, offset: int, length: int) -> int:
    return int.from_bytes(data[offset : offset + length], "big")
