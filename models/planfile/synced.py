"""Bytes that are on the disk when a function returns."""

import errno
import os
from pathlib import Path

from models.words import tr_format

CHUNK_BYTES = 1024 * 1024


def write_synced(descriptor: int, data: bytes) -> None:
    """Write a file's whole content, truncate it there, and read it back to verify it.

    Raises
    ------
    OSError
        If it could not be written, or is not what was written.
    """
    os.lseek(descriptor, 0, os.SEEK_SET)
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest[:CHUNK_BYTES]) :]
    os.ftruncate(descriptor, len(data))
    os.fsync(descriptor)
    if not _holds(descriptor, data):
        raise OSError(errno.EIO, tr_format("reading back what was written gave different content"))


def read_whole(descriptor: int, most: int) -> bytes:
    """Return the bytes of a file from its beginning, at most so many."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    return _read_exactly(descriptor, most)


def folder_synced(folder: Path) -> bool:
    """Return whether a folder confirmed what was renamed in it."""
    if os.name == "nt":
        return True
    try:
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        # Some network and FUSE file systems cannot sync a folder at all: that is their way and no fault.
        return error.errno in {errno.EINVAL, errno.ENOTSUP}
    return True


def _holds(descriptor: int, data: bytes) -> bool:
    os.lseek(descriptor, 0, os.SEEK_SET)
    for start in range(0, len(data), CHUNK_BYTES):
        expected = data[start : start + CHUNK_BYTES]
        if _read_exactly(descriptor, len(expected)) != expected:
            return False
    return os.read(descriptor, 1) == b""


def _read_exactly(descriptor: int, length: int) -> bytes:
    parts = []
    while length:
        part = os.read(descriptor, min(length, CHUNK_BYTES))
        if not part:
            break
        parts.append(part)
        length -= len(part)
    return b"".join(parts)
