"""What a process that died while saving left beside a plan."""

import os
import re
import time
from contextlib import suppress
from pathlib import Path

# As `models.planfile.atomic` names them.
TEMPORARY = re.compile(r"\.planner-(\d{1,10})-[0-9a-f]{16}\.tmp")
# On a shared folder the process may live on another machine, where nobody here can see it: a save takes seconds.
YOUNGEST_S = 600.0


def sweep(folder: Path, youngest_s: float = YOUNGEST_S) -> int:
    """Return how many temporary files of dead processes were removed from a folder.

    Nothing else is ever touched, and what cannot be removed stays.
    """
    try:
        names = [(path, TEMPORARY.fullmatch(path.name)) for path in folder.iterdir()]
    except OSError:
        return 0
    return sum(_removed(path, int(match[1]), youngest_s) for path, match in names if match is not None)


def _removed(path: Path, process: int, youngest_s: float) -> bool:
    with suppress(OSError):
        if path.is_file() and not path.is_symlink() and _age_s(path) >= youngest_s and not _is_alive(process):
            path.unlink()
            return True
    return False


def _age_s(path: Path) -> float:
    return time.time() - path.stat().st_mtime


def _is_alive(process: int) -> bool:
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
