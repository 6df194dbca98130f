"""A picture in a plan is a small PNG or JPEG; anything else is refused in one sentence."""

import base64
import struct
import zlib

import pytest
from attrs import evolve

from models.errors import FieldError
from models.plan.entities import Plan
from models.plan.pictures import (
    JPEG_MARK,
    LARGEST_BYTES,
    LONGEST_SIDE,
    PNG_MARK,
    picture_bytes,
    picture_text,
    require_picture,
)


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(width: int = 2, height: int = 1, *between: bytes, end: bytes = b"") -> bytes:
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return PNG_MARK + header + b"".join(between) + chunk(b"IDAT", zlib.compress(b"\0ab")) + chunk(b"IEND", end)


def segment(mark: int, content: bytes) -> bytes:
    return bytes([0xFF, mark]) + struct.pack(">H", len(content) + 2) + content


def frame(width: int, height: int) -> bytes:
    return segment(0xC2, struct.pack(">BHHB", 8, height, width, 1) + b"\x01\x11\x00")


def jpeg(*parts: bytes) -> bytes:
    start = JPEG_MARK + segment(0xE0, b"JFIF\0")
    return start + b"".join(parts or (frame(30, 20),)) + segment(0xDA, b"\x01") + b"scan" + b"\xff\xd9"


@pytest.mark.parametrize(("data", "size"), [(png(), (2, 1)), (jpeg(), (30, 20)), (png(2000, 2000), (2000, 2000))])
def test_a_sound_picture_is_kept(data: bytes, size: tuple[int, int]) -> None:
    text = picture_text(data)
    assert require_picture(picture_bytes(text)) == size
    assert evolve(Plan(), logo=text).logo == text


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"GIF", "PNG or JPEG"),
        (b"GIF89a", "PNG or JPEG"),
        (b"<svg/>", "PNG or JPEG"),
        (png(LONGEST_SIDE + 1), "at most 2,000 × 2,000 pixels; it is 2,001 × 1"),
        (png(0), "at most"),
        (jpeg(frame(60_000, 20)), "60,000 × 20"),
        (png() + b"x", "damaged"),
        (png()[:-3], "damaged"),
        (png().replace(b"IHDR", b"iHDR"), "damaged"),
        (png(end=b"")[: len(PNG_MARK)], "damaged"),
        (png(2, 1, chunk(b"IHDR", bytes(13))), "damaged"),
        (jpeg(frame(1, 1), frame(9, 9)), "damaged"),
        (jpeg(segment(0xE1, b"")), "damaged"),
        (jpeg()[:-2], "damaged"),
        (jpeg()[:12], "damaged"),
        (jpeg(segment(0xC0, b"\x08")), "damaged"),
        (JPEG_MARK, "damaged"),
        (png(2, 1, chunk(b"acTL", bytes(8))), "data other than pixels"),
        (PNG_MARK + bytes(LARGEST_BYTES), "at most 256 KB"),
    ],
)
def test_another_file_is_refused_in_words(data: bytes, words: str) -> None:
    with pytest.raises(FieldError, match=words) as caught:
        evolve(Plan(), logo=base64.b64encode(data).decode())
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("text", ["!", "QUJ", "ä", "QUJD\n", 5])
def test_text_that_is_no_base64_is_refused(text: object) -> None:
    with pytest.raises(FieldError):
        evolve(Plan(), logo=text)


def test_of_a_png_only_its_pixels_are_kept() -> None:
    with_more = png(2, 1, chunk(b"tEXt", b"Author\0Somebody"), chunk(b"gAMA", bytes(4)))
    kept = picture_bytes(picture_text(with_more))
    assert b"Somebody" not in kept
    assert b"gAMA" in kept


def test_too_long_a_text_is_refused_before_it_is_decoded() -> None:
    with pytest.raises(FieldError, match="256 KB"):
        picture_bytes("A" * (LARGEST_BYTES * 2))
