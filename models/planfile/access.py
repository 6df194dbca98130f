"""What belongs to a file besides its bytes: owner, group, mode, access control list, attributes, links."""

import ctypes
import errno
import os
import stat
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from attrs import field, frozen

from models.planfile.replacing import Loss

POSIX_LIST = "system.posix_acl_access"
# Prefix of the attributes that hold access control lists, whatever their kind.
LISTS = "system."
# The system's own digests of a file's content; it renews them itself.
DIGESTS = frozenset({"security.ima", "security.evm"})
# How systems say that a user may not give a file away, or that a file system has no such thing.
REFUSALS = frozenset(
    {errno.EPERM, errno.EACCES, errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.E2BIG}
)
OWNERS_BITS = 0o700
# Of macOS, in copyfile.h.
COPYFILE_ACL, COPYFILE_XATTR = 1, 4


@frozen
class Access:
    """What belongs to a file besides its bytes.

    Parameters
    ----------
    path : Path
        The file.
    owner, group, mode, links : int
        As the system counts them.
    attributes : mapping of str to bytes or None
        Extended attributes by name, access control lists among them; None for one that may not be read.
    """

    path: Path
    owner: int
    group: int
    mode: int
    links: int = 1
    attributes: Mapping[str, bytes | None] = field(factory=dict)


def access_of(path: Path, status: os.stat_result) -> Access:
    """Return a file's owner, group, mode, number of links and extended attributes; the first four from its status."""
    return Access(
        path, status.st_uid, status.st_gid, stat.S_IMODE(status.st_mode), status.st_nlink, _attributes_of(path)
    )


def hand_over(access: Access, descriptor: int) -> frozenset[Loss]:
    """Give a new, still private file the owner, group and attributes of an old one and return which of them were lost.

    The order keeps strangers out: attributes, the group while only the owner may read, then who else may.

    Raises
    ------
    OSError
        If the system fails at it, other than by saying that it may not be.
    """
    lost = {Loss.LINKS} if access.links > 1 else set()
    made = os.fstat(descriptor)
    if not _given_attributes(access, descriptor):
        lost.add(Loss.ATTRIBUTES)
    if made.st_gid != access.group and not _allowed(os.fchown, descriptor, -1, access.group):
        lost.add(Loss.GROUP)
    # A list says what "the group" may, so it fits no other group.
    if not _given_lists(access, descriptor, wanted=Loss.GROUP not in lost):
        lost.add(Loss.ACCESS_LIST)
    if made.st_uid != access.owner and not _allowed(os.fchown, descriptor, access.owner, -1):
        lost.add(Loss.OWNER)
    return frozenset(lost)


def mode_for(access: Access, lost: frozenset[Loss]) -> int:
    """Return the mode of a new file that lacks some of what the old one has; nobody more may read it."""
    if Loss.ACCESS_LIST in lost:
        return access.mode & OWNERS_BITS
    if Loss.GROUP in lost:
        # The old group are strangers now, and strangers are the group: both may what both could.
        both = (access.mode >> 3) & access.mode & 0o007
        return (access.mode & OWNERS_BITS) | both << 3 | both
    return access.mode & 0o777 if Loss.OWNER in lost else access.mode


def _allowed(call: Callable[..., None], *given: object) -> bool:
    try:
        call(*given)
    except OSError as error:
        if error.errno not in REFUSALS:
            raise
        return False
    return True


def _attributes_of(path: Path) -> dict[str, bytes | None]:
    return {name: _value(path, name) for name in _names(path) if name not in DIGESTS}


def _given_attributes(access: Access, descriptor: int) -> bool:
    if sys.platform == "darwin":
        return _copied(access.path, descriptor, COPYFILE_XATTR)
    names = [name for name in access.attributes if not name.startswith(LISTS)]
    return _all_given(names, access, descriptor)


def _given_lists(access: Access, descriptor: int, *, wanted: bool) -> bool:
    if sys.platform == "darwin":
        return wanted and _copied(access.path, descriptor, COPYFILE_ACL)
    lists = [name for name in access.attributes if name.startswith(LISTS)]
    given = not lists or (wanted and _all_given(lists, access, descriptor))
    # A folder may hand down a list, to people who could not read the old file.
    if sys.platform == "linux" and POSIX_LIST in _names(descriptor) and not (given and POSIX_LIST in lists):
        os.removexattr(descriptor, POSIX_LIST)
    return given


def _all_given(names: Sequence[str], access: Access, descriptor: int) -> bool:
    """Return whether all attributes of these names could be given, after as many as can be were."""
    answers = [_given(name, access.attributes[name], descriptor) for name in names]
    return all(answers)


def _given(name: str, value: bytes | None, descriptor: int) -> bool:
    if value is None or sys.platform != "linux":
        return False
    return _value(descriptor, name) == value or _allowed(os.setxattr, descriptor, name, value)


def _names(file: Path | int) -> list[str]:
    """Return the names of a file's extended attributes; macOS copies them itself, and Windows keeps them."""
    if sys.platform != "linux":
        return []
    try:
        return os.listxattr(file)
    except OSError as error:
        if error.errno not in REFUSALS:
            raise
        return []


def _value(file: Path | int, name: str) -> bytes | None:
    if sys.platform != "linux":
        return None
    try:
        return os.getxattr(file, name)
    except OSError as error:
        if error.errno not in REFUSALS | {errno.ENODATA}:
            raise
        return None


def _copied(source: Path, descriptor: int, parts: int) -> bool:
    """Return whether macOS has copied attributes or the access control list of a file."""
    opened = os.open(source, os.O_RDONLY)
    try:
        return bool(ctypes.CDLL(None).fcopyfile(opened, descriptor, None, parts) == 0)
    finally:
        os.close(opened)
