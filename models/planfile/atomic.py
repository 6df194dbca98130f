"""Writing a file so that whatever happens there is either the whole old one or the whole new one."""

import errno
import hashlib
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from models.errors import PlanFileError
from models.plan.file_names import TOO_LONG, WRONG_LETTERS, refused_here
from models.planfile import placing
from models.planfile.access import Access, access_of, hand_over, mode_for
from models.planfile.errors import plan_file_error, quoted
from models.planfile.in_place import write_in_place
from models.planfile.replacing import AccessLostError, Loss, Replacing, Way, Written, lost_sentence
from models.planfile.stale_files import remove_known
from models.planfile.synced import folder_synced, write_synced
from models.planfile.temporary_names import exchanged_name, written_name
from models.words import tr_format, tr_noop, translate

PRIVATE = 0o600
# A new file gets what the user's umask leaves of this; an existing one keeps its own mode.
SHARED = 0o666
CREATION = (
    os.O_RDWR
    | os.O_CREAT
    | os.O_EXCL
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)

FULL = tr_noop("the disk is full; free some space or save it elsewhere")
FORBIDDEN = tr_noop("you have no write permission for the file or its folder; save it elsewhere")
ADVICE = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: FORBIDDEN,
    errno.ENOENT: tr_noop("the folder does not exist; save it elsewhere"),
    errno.ENOTDIR: tr_noop("the folder does not exist; save it elsewhere"),
    errno.ENAMETOOLONG: TOO_LONG,
    errno.ELOOP: tr_noop("its symbolic links form a loop; save it elsewhere"),
}
AS_IT_IS = Replacing()


def write_atomically(
    path: Path, data: bytes, subject: str = tr_noop("the plan"), replacing: Replacing = AS_IT_IS
) -> Written:
    """Write a file atomically and return the outcome.

    Links are followed to what they name. On any error the old file is as it was and nothing is left beside it. Only
    where somebody chose so is an existing file written over in place, with its bytes in a journal.

    Parameters
    ----------
    path : Path
        The file to write, new or existing.
    data : bytes
        Its whole new content.
    subject : str
        What it is, in the sentence about a failure.
    replacing : Replacing
        How a file that is there may be replaced; if not told, only without losing owner, group, access control
        list, attributes or hard links.

    Raises
    ------
    AccessLostError
        If it would lose some of them.
    PlanFileError
        If the file could not be written: one sentence with the file and what to do.
    """
    with _told(path, subject):
        target = _resolved(path)
        if refused_here(str(target)) == WRONG_LETTERS:
            # After a colon Windows would write into a hidden part of another file.
            raise _not_saved(path, subject, translate(WRONG_LETTERS))
        access = _access_of(target, path, subject)
        if access is not None and replacing.way is Way.IN_PLACE:
            return write_in_place(target, data, replacing)
        new = written_name(target)
        try:
            lost = _write_new(new, data, access, replacing.way)
            if lost:
                raise AccessLostError(f"{quoted(path.name)}: {lost_sentence(subject, lost)}", lost)
            return _put_in_place(new, target, data, replacing)
        except BaseException:
            with suppress(OSError):
                new.unlink(missing_ok=True)
            raise


@contextmanager
def _told(path: Path, subject: str) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as error:
        number = error.errno if isinstance(error, OSError) else None
        reason = getattr(error, "strerror", None) or str(error)
        known = refused_here(str(path.absolute())) or ADVICE.get(number or 0)
        advice = translate(known) if known else tr_format("{reason}; save it elsewhere", reason=reason)
        raise _not_saved(path, subject, advice) from error


def _not_saved(path: Path, subject: str, advice: str) -> PlanFileError:
    sentence = tr_format("{subject} was not saved: {advice}.", subject=translate(subject), advice=advice)
    return plan_file_error(path.name, sentence)


def _resolved(path: Path) -> Path:
    """Return what the path names in the end."""
    try:
        # Strict: otherwise a link that could not be looked at counts as a file and would be replaced by one.
        return Path(os.path.realpath(path, strict=True))
    except FileNotFoundError:
        return Path(os.path.realpath(path))


def _access_of(target: Path, path: Path, subject: str) -> Access | None:
    """Return what belongs to the existing file, or None where there is none yet."""
    try:
        status = target.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        sentence = tr_format(
            "{subject} was not saved: this is not a regular file; choose another name.", subject=translate(subject)
        )
        raise plan_file_error(path.name, sentence)
    if not os.access(target, os.W_OK):
        sentence = tr_format(
            "{subject} was not saved: the file is read-only; save it under another name.", subject=translate(subject)
        )
        raise plan_file_error(path.name, sentence)
    return access_of(target, status)


def _write_new(new: Path, data: bytes, access: Access | None, way: Way) -> frozenset[Loss]:
    """Return what the new file, written and synced, would have to lose and may not."""
    own = way is Way.OWN
    descriptor = os.open(new, CREATION, PRIVATE if own or access is not None else SHARED)
    try:
        write_synced(descriptor, data)
        if own or access is None:
            return frozenset()
        lost = hand_over(access, descriptor)
        if lost and way is Way.KEEP:
            return lost
        if hasattr(os, "fchmod"):
            # Last, as a change of owner takes bits away.
            os.fchmod(descriptor, mode_for(access, lost))
        return frozenset()
    finally:
        os.close(descriptor)


def _put_in_place(new: Path, target: Path, data: bytes, replacing: Replacing) -> Written:
    losing = replacing.way in {Way.NEW, Way.OWN}
    expected = replacing.expected
    digest = hashlib.sha256(data).hexdigest()
    if expected is None and replacing.way is Way.OWN:
        placing.patiently(partial(placing.replace_own, new, target), new, target)
        return Written(folder_synced(target.parent))
    if expected is None:
        # What was there is not known, so that it is kept if this process is killed before it goes.
        old = exchanged_name(target, digest, digest)
        placing.patiently(partial(placing.replace, new, target, old, losing=losing), new, target)
        with suppress(OSError):
            old.unlink(missing_ok=True)
        return Written(folder_synced(target.parent))
    whole, old = (exchanged_name(target, digest, expected.sha256) for _ in range(2))
    try:
        # From here on a name says what may lie there, for who finds it after this process was killed.
        new.rename(whole)
        displaced = placing.patiently(partial(placing.displace, whole, target, old, losing=losing), whole, target)
    except BaseException:
        remove_known(whole)
        remove_known(old)
        raise
    confirmed = folder_synced(target.parent)
    if displaced is None:
        return Written(confirmed)
    return placing.settled(displaced, target, expected, confirmed=confirmed)
