"""Access control lists as the system keeps them, so that no tool is needed to make one."""

import os
import struct
from pathlib import Path

import pytest

NOBODY_SPECIAL = 0xFFFFFFFF
OWNER, USER, GROUP, MASK, OTHERS = 1, 2, 4, 16, 32
ACCESS, DEFAULT = "system.posix_acl_access", "system.posix_acl_default"


def access_list(user: int, rights: int, *, others: int = 0) -> bytes:
    """A list that gives a user of this number some rights, and the group none."""
    entries = [
        (OWNER, 6, NOBODY_SPECIAL), (USER, rights, user), (GROUP, 0, NOBODY_SPECIAL), (MASK, rights, NOBODY_SPECIAL),
        (OTHERS, others, NOBODY_SPECIAL),
    ]  # fmt: skip
    return struct.pack("<I", 2) + b"".join(struct.pack("<HHI", *entry) for entry in entries)


def give(path: Path, name: str, value: bytes) -> None:
    """Set an attribute, or skip the test where the file system has none of its kind."""
    try:
        os.setxattr(path, name, value)
    except OSError as error:
        pytest.skip(f"the file system of {path.parent} takes no {name}: {error.strerror}")
