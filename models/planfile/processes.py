"""Whether a process of this machine lives."""

import os


def is_alive(process: int) -> bool:
    """Return whether a process with this id runs on this machine; on Windows always False."""
    if os.name == "nt":
        # A file that a process has open cannot be removed there; and signal 0 would not be harmless.
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
