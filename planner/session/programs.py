"""Starting other programs: argument lists, no shell, and only programs that nobody else can have put there."""

import os
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

from models.errors import MailError
from models.words import tr_format

Finder = Callable[[str], str | None]
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


def trusted_program(name: str) -> str | None:
    """Return the whole path of a program in a trusted folder of the search path, or None where there is none."""
    paths = (folder / name for folder in trusted_folders())
    return next((str(path) for path in paths if _is_trusted_program(path)), None)


def trusted_folders() -> list[Path]:
    """Return the folders of the search path that are named in full, are not the current one and only the owner changes.

    The shell takes an empty entry, a dot and any other relative entry for a place in the current folder, which may be
    full of foreign files.
    """
    entries = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return [Path(entry) for entry in entries if Path(entry).is_absolute() and _is_trusted(Path(entry))]


def opening_command(path: Path, system: str, find: Finder = trusted_program) -> list[str]:
    """Return the arguments that open a file with whatever program is set for its kind.

    Raises
    ------
    MailError
        If this system has no way to.
    """
    if system == "darwin":
        return ["/usr/bin/open", str(path.absolute())]
    found = find("xdg-open")
    if not found:
        raise MailError(tr_format("This system cannot open files: xdg-open is missing."))
    return [str(Path(found).absolute()), str(path.absolute())]


def showing_command(path: Path, system: str, find: Finder = trusted_program) -> list[str]:
    """Return the arguments that show a file in its folder, marked where the system can.

    Raises
    ------
    MailError
        If this system has no way to.
    """
    if system == "win32":
        explorer = Path(os.environ.get("SYSTEMROOT", r"C:\Windows"), "explorer.exe")
        return [str(explorer), "/select,", str(path.absolute())]
    if system == "darwin":
        return ["/usr/bin/open", "-R", str(path.absolute())]
    return opening_command(path.absolute().parent, system, find)


def windows_line(command: list[str]) -> str:
    """Return arguments as Windows hands them to a program; Explorer splits a path at commas that stand in no quotes."""
    parts = [subprocess.list2cmdline([part]) for part in command]
    return " ".join(f'"{part}"' if "," in part[:-1] and not part.startswith('"') else part for part in parts)


def child_process(command: list[str], stdout: int = subprocess.DEVNULL) -> "subprocess.Popen[bytes]":
    """Return a program that was started, on its own, in its own folder.

    It finds other programs in trusted folders only: xdg-email and xdg-open are scripts that start many.

    Raises
    ------
    MailError
        If it cannot be started.
    """
    try:
        return subprocess.Popen(  # noqa: S603 - an absolute path, no shell
            windows_line(command) if os.name == "nt" else command,
            cwd=Path(command[0]).parent,
            env=_child_environment(),
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or tr_format("invalid arguments")
        name = Path(command[0]).name
        raise MailError(tr_format("{program} could not be started: {reason}.", program=name, reason=reason)) from error


def _child_environment() -> dict[str, str]:
    environment = dict(os.environ)
    if os.name != "nt":
        # An empty search path would stand for the current folder.
        environment["PATH"] = os.pathsep.join(map(str, trusted_folders())) or os.defpath
    return environment


def _is_trusted(folder: Path) -> bool:
    try:
        if _is_current(folder) or _others_write(folder):
            return False
        real = folder.resolve(strict=True)
        return not _others_write(real) and all(_is_guarded(parent) for parent in real.parents)
    except (OSError, ValueError):
        return False


def _is_trusted_program(path: Path) -> bool:
    try:
        real = path.resolve(strict=True)
        startable = real.is_file() and os.access(real, os.X_OK) and not _others_write(real)
    except (OSError, ValueError):
        return False
    return startable and _is_trusted(real.parent)


def _is_guarded(folder: Path) -> bool:
    """Return whether nobody else can put another folder in the place of one in this folder."""
    return not _others_write(folder) or bool(folder.stat().st_mode & stat.S_ISVTX)


def _others_write(path: Path) -> bool:
    return bool(path.stat().st_mode & OTHERS_WRITE)


def _is_current(folder: Path) -> bool:
    try:
        return folder.samefile(os.curdir)
    except FileNotFoundError:
        # A current folder that was removed holds no program.
        return False
