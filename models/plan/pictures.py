"""Pictures inside a plan: PNG or JPEG as base64 text, checked as an untrusted file without decoding its pixels."""

import base64
import binascii
import zlib
from collections.abc import Iterator

from models.errors import FieldError
from models.words import count, tr_format

LARGEST_BYTES = 256 * 1024
LONGEST_SIDE = 2_000
LONGEST_BASE64 = 4 * ((LARGEST_BYTES + 2) // 3)

PNG_MARK, JPEG_MARK = b"\x89PNG\r\n\x1a\n", b"\xff\xd8"
# What a still picture needs. Text, profiles and animations may be compressed without limit and are not looked at.
PNG_CHUNKS = frozenset(
    {b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"pHYs", b"bKGD", b"sBIT"}
)
CHUNK_FRAME, IHDR_BYTES = 12, 13
START_OF_SCAN, END_OF_IMAGE = 0xDA, b"\xff\xd9"
# All that begin a frame; C4, C8 and CC in their midst are tables and an extension.
FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
FRAME_BYTES = 8

Size = tuple[int, int]


def picture_text(data: bytes) -> str:
    """Return a picture as a plan keeps it; of a PNG file only what its pixels need.

    Raises
    ------
    FieldError
        If the bytes are no PNG or JPEG picture that a plan may hold.
    """
    kept = data
    if data.startswith(PNG_MARK) and len(data) <= LARGEST_BYTES * 8:
        kept = PNG_MARK + b"".join(chunk for kind, chunk in _png_chunks(data) if kind in PNG_CHUNKS)
    require_picture(kept)
    return base64.b64encode(kept).decode()


def picture_bytes(text: str) -> bytes:
    """Return the bytes of a picture that a plan keeps as text.

    Raises
    ------
    FieldError
        If the text is no base64 or too long.
    """
    if len(text) > LONGEST_BASE64:
        raise _too_large()
    try:
        return base64.b64decode(text.encode("ascii"), validate=True)
    except (UnicodeEncodeError, binascii.Error) as error:
        raise FieldError(tr_format("The picture must be written as base64 text.")) from error


def require_picture(data: bytes) -> Size:
    """Return width and height of a PNG or JPEG picture [px], or refuse it.

    Raises
    ------
    FieldError
        If it is another kind of file, damaged, or larger than a plan may hold.
    """
    if len(data) > LARGEST_BYTES:
        raise _too_large()
    if data.startswith(PNG_MARK):
        width, height = _png_size(data)
    elif data.startswith(JPEG_MARK):
        width, height = _jpeg_size(data)
    else:
        raise FieldError(tr_format("The picture must be a PNG or JPEG file."))
    if not (0 < width <= LONGEST_SIDE and 0 < height <= LONGEST_SIDE):
        raise FieldError(
            tr_format(
                "The picture may be at most {most} × {most} pixels; it is {width} × {height}.",
                most=count(LONGEST_SIDE),
                width=count(width),
                height=count(height),
            )
        )
    return width, height


def _too_large() -> FieldError:
    return FieldError(tr_format("The picture may have at most {size} KB.", size=LARGEST_BYTES // 1024))


def _damaged() -> FieldError:
    return FieldError(tr_format("The picture is damaged; save it again and choose the new file."))


def _png_chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Return kind and bytes of every chunk, up to the last."""
    place = len(PNG_MARK)
    while place < len(data):
        length = int.from_bytes(data[place : place + 4], "big")
        chunk = data[place : place + CHUNK_FRAME + length]
        if len(chunk) < CHUNK_FRAME + length or zlib.crc32(chunk[4:-4]) != int.from_bytes(chunk[-4:], "big"):
            raise _damaged()
        yield chunk[4:8], chunk
        place += len(chunk)


def _png_size(data: bytes) -> Size:
    chunks = list(_png_chunks(data))
    kinds = [kind for kind, _ in chunks]
    if not kinds or kinds[0] != b"IHDR" or kinds[-1] != b"IEND" or kinds.count(b"IHDR") != 1 or b"IDAT" not in kinds:
        raise _damaged()
    if unknown := set(kinds) - PNG_CHUNKS:
        name = min(unknown).decode("latin-1")
        raise FieldError(
            tr_format("The picture contains data other than pixels ({part}); choose it again.", part=repr(name))
        )
    header = chunks[0][1][8:-4]
    if len(header) != IHDR_BYTES:
        raise _damaged()
    return int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")


def _jpeg_size(data: bytes) -> Size:
    sizes = list(_jpeg_frames(data))
    if len(sizes) != 1 or not data.endswith(END_OF_IMAGE):
        raise _damaged()
    return sizes[0]


def _jpeg_frames(data: bytes) -> Iterator[Size]:
    """Return the size that each header of a frame states, up to the first scan."""
    place = len(JPEG_MARK)
    while True:
        mark, length = data[place : place + 2], int.from_bytes(data[place + 2 : place + 4], "big")
        segment = data[place + 4 : place + 2 + length]
        if len(mark) < 2 or mark[0] != JPEG_MARK[0] or length < 2 or len(segment) < length - 2:  # noqa: PLR2004 - bytes of a field
            raise _damaged()
        if mark[1] == START_OF_SCAN:
            return
        if mark[1] in FRAMES:
            if len(segment) < FRAME_BYTES - 2:
                raise _damaged()
            yield int.from_bytes(segment[3:5], "big"), int.from_bytes(segment[1:3], "big")
        place += 2 + length
