"""ReplaceFile of Windows: it keeps the access control list, attributes and streams of the file that is replaced."""

import ctypes
import sys
from pathlib import Path

# Of winbase.h and winerror.h.
IGNORE_MERGE_ERRORS, IGNORE_ACL_ERRORS = 2, 4
ERROR_UNABLE_TO_REMOVE_REPLACED, ERROR_UNABLE_TO_MOVE_REPLACEMENT_2 = 1175, 1177
EXISTING = sys.platform == "win32"


def replace_keeping(new: Path, target: Path, old: Path | None, *, losing: bool) -> None:
    """Put a file in the place of another one, which lies at `old` then, if that is given.

    Parameters
    ----------
    new, target : Path
        The new file and the one that it replaces, which must exist.
    old : Path or None
        A free name for what is replaced.
    losing : bool
        Whether it may be replaced where its access control list cannot be kept.

    Raises
    ------
    PermissionError
        If another program holds the file, or its list may not be kept.
    OSError
        If the system fails at it; the file is then as it was.
    """
    if sys.platform == "win32":
        flags = IGNORE_MERGE_ERRORS | IGNORE_ACL_ERRORS if losing else 0
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        if kernel.ReplaceFileW(str(target), str(new), str(old) if old is not None else None, flags, None, None):
            return
        number = ctypes.get_last_error()
        if number == ERROR_UNABLE_TO_MOVE_REPLACEMENT_2 and old is not None:
            # The old file has its other name already, and the new one did not get there.
            old.rename(target)
        if number == ERROR_UNABLE_TO_REMOVE_REPLACED:
            raise PermissionError(None, ctypes.FormatError(number), str(target), number)
        raise ctypes.WinError(number)
