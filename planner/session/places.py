"""Where the program keeps its own files, and which folders of the system are no place for a plan."""

import os
import sys
import tempfile
from pathlib import Path

import platformdirs
from attrs import frozen

from planner import TITLE
from planner.session.own_folders import own_folders

SANDBOX = Path("/.flatpak-info")


@frozen
class Places:
    """Folders that matter to the safety of plans.

    Parameters
    ----------
    data : Path
        The application's local data folder: snapshots, history of saves, locks.
    documents : Path
        Where a copy of a plan is offered to be saved.
    temporary : tuple of Path
        Folders that the system or a mail program empties; a plan opened from there opens as a copy.
    lasting : tuple of Path
        Folders in those whose files are elsewhere and stay, such as shares on the network.
    own : tuple of Path
        All folders of the program alone, with those of former versions: closed to everybody else at its start.
    """

    data: Path
    documents: Path
    temporary: tuple[Path, ...] = ()
    lasting: tuple[Path, ...] = ()
    own: tuple[Path, ...] = ()

    def is_temporary(self, path: Path) -> bool:
        """Return whether a file lies where it will be swept away."""
        real = Path(os.path.realpath(path))
        inside = any(real.is_relative_to(os.path.realpath(folder)) for folder in self.temporary)
        return inside and not any(real.is_relative_to(os.path.realpath(folder)) for folder in self.lasting)


def is_possible(path: str) -> bool:
    """Return whether a system could have a file of this path, which must be a whole one."""
    try:
        return b"\0" not in os.fsencode(path) and Path(path).is_absolute()
    except UnicodeError:
        return False


def system_places(name: str) -> Places:
    """Return the places of this user on this system, for the program of this name."""
    own, state = own_folders(name), Path(platformdirs.user_state_dir(name, appauthor=False))
    return Places(
        data=own.data,
        documents=Path(platformdirs.user_documents_dir()),
        temporary=tuple(Path(folder) for folder in _temporary_folders()),
        lasting=tuple(Path(folder) for folder in _lasting_folders()),
        own=(own.data, own.settings, state, own.log, former_config()),
    )


def former_config() -> Path:
    """Return the folder in which former versions kept their settings on Linux."""
    return Path(platformdirs.user_config_dir(TITLE, appauthor=False))


def _temporary_folders() -> list[str]:
    """Return the system's, and those in which mail programs open attachments."""
    folders = [tempfile.gettempdir()]
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA", "")
        return folders + ([str(Path(local, "Microsoft", "Windows", "INetCache"))] if local else [])
    if sys.platform == "darwin":
        folders.append(str(Path.home() / "Library" / "Containers" / "com.apple.mail"))
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folders += ["/tmp", "/var/tmp", platformdirs.user_cache_dir()]  # noqa: S108 - never written to here
    return folders + ([runtime] if runtime else [])


def _lasting_folders() -> list[str]:
    """Return where a Linux desktop shows shares (gvfs), and a sandbox whatever its user chose (doc)."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "") if sys.platform.startswith("linux") else ""
    # Outside a sandbox, what lies in "doc" comes out of another one, as out of that of a mail program.
    names = ("gvfs", "doc") if SANDBOX.exists() else ("gvfs",)
    return [str(Path(runtime, name)) for name in names] if runtime else []
