"""What the systems differ in, for tests: folders, what only some have, what Wine lacks, and how slow they may be."""

import ctypes
import os
import sys
from pathlib import Path

import pytest

from models.planfile import windows_replace

WINDOWS = sys.platform == "win32"
# How long a test waits for what comes for certain [s]: a process begins late on a busy machine, and under Wine.
PATIENCE_S = 300


def is_wine() -> bool:
    """Whether this Windows is Wine, which says its version where Windows has no such function."""
    return sys.platform == "win32" and hasattr(ctypes.windll.ntdll, "wine_get_version")


# What Windows has and Wine 10 has not. A test that needs one is `needs_of_windows(…)`; no other is left out there.
LIMITS_OF_WINE: dict[str, str] = {}
POSIX_ONLY = {
    "modes": "Windows has access control lists and no modes of files",
    "signals": "Windows ends processes and sends no signals",
    "pipes with names": "Windows keeps its pipes outside the file system",
    "links": "Windows lets only developers and administrators make symbolic links",
    "deep folders": "Windows lets a path have 259 characters unless its administrator allows more",
    "names of any letters": "Windows has names that it keeps and letters that it refuses",
    "held files": "Windows lets nobody write into a file that another process holds",
    "names of bytes": "names are text on Windows, of any 16-bit units",
    "programs of Linux": "the programs are those of Linux",
}

# The one call that puts a new file in the place of the old one, for tests to make fail.
REPLACE = (windows_replace, "replace_keeping") if WINDOWS else (os, "replace")


def needs(what: str) -> pytest.MarkDecorator:
    """Mark what Windows has by nature not, and why."""
    return pytest.mark.skipif(WINDOWS, reason=POSIX_ONLY[what])


def needs_of_windows(what: str) -> pytest.MarkDecorator:
    """Mark what Windows has and Wine has not."""
    return pytest.mark.skipif(is_wine(), reason=f"limit of Wine: {LIMITS_OF_WINE[what]}")


def folders_in(home: Path) -> dict[str, str]:
    """The variables by which the program keeps settings, data, state and log below a folder."""
    if WINDOWS:
        return {f"WIN_PD_OVERRIDE_{name}": str(home) for name in ("APPDATA", "LOCAL_APPDATA")}
    return {f"XDG_{name}_HOME": str(home) for name in ("CONFIG", "DATA", "STATE")}


def keep_own_files_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes of one test have a folder for what the program keeps for itself."""
    for name, value in folders_in(folder).items():
        monkeypatch.setenv(name, value)


def fonts() -> dict[str, str]:
    """The variable that says where Qt finds letters off screen, which it knows by itself on other systems."""
    folder = Path(os.environ.get("SYSTEMROOT", "C:\\Windows"), "Fonts")
    return {"QT_QPA_FONTDIR": str(folder)} if WINDOWS and "QT_QPA_FONTDIR" not in os.environ else {}
