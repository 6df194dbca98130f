"""The folders of the program alone: the user's on this system, or beside a program that is carried along on a stick."""

import sys
from pathlib import Path

import platformdirs
from attrs import frozen

# A folder of this name beside the installed program keeps all that it would otherwise keep in the user's folders.
PORTABLE = "portable"


@frozen
class OwnFolders:
    """Where the program keeps what it needs from one start to the next.

    Parameters
    ----------
    data : Path
        Snapshots, earlier versions, the trash, locks.
    settings, log : Path
        The settings file, and the log.
    """

    data: Path
    settings: Path
    log: Path


def own_folders(name: str) -> OwnFolders:
    """Return the folders of the program of this name."""
    beside = portable_folder()
    if beside is not None:
        return OwnFolders(data=beside / "data", settings=beside / "settings", log=beside / "log")
    return OwnFolders(
        data=Path(platformdirs.user_data_dir(name, appauthor=False)),
        settings=Path(platformdirs.user_config_dir(name, appauthor=False)),
        log=Path(platformdirs.user_log_dir(name, appauthor=False)),
    )


def portable_folder() -> Path | None:
    """Return the folder beside an installed program that makes it a portable one; None where there is none."""
    folder = Path(sys.executable).parent / PORTABLE
    return folder if getattr(sys, "frozen", False) and folder.is_dir() else None
