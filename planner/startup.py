"""What can be known before Qt is imported: missing libraries, no display.

Qt ends the whole process when its window system cannot be reached, so this is checked beforehand.
`installers/obstacles.py` imports this file with any Python 3.8, before there is an environment.
"""

from __future__ import annotations

import builtins
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, MutableMapping, Sequence


class Library(NamedTuple):
    """A shared library and the packages that bring it."""

    name: str
    debian: str
    fedora: str


# What the wheel of PySide6-Essentials leaves to the system; a test reads it from the wheel's own files.
TOOLKIT = (
    Library("libEGL.so.1", "libegl1", "libglvnd-egl"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx"),
    Library("libX11.so.6", "libx11-6", "libX11"),
    Library("libbrotlidec.so.1", "libbrotli1", "libbrotli"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
)
X11 = (
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb"),
    Library("libxcb.so.1", "libxcb1", "libxcb"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Library("libxcb-glx.so.0", "libxcb-glx0", "libxcb"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)
WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor"),
    Library("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl"),
)
EVERY_LIBRARY = TOOLKIT + X11 + WAYLAND

NO_DISPLAY = (
    "No display: neither DISPLAY nor WAYLAND_DISPLAY is set, so no window can open; `planner evaluate PLAN`, "
    "`planner compare PLAN` and `planner render PLAN PICTURE` need none."
)
_LOADER_COMPLAINT = re.compile(r"(lib[\w.+-]+\.so[\w.]*): cannot open shared object file")


def import_plainly() -> None:
    """Let Python import as it does by itself.

    Once it is imported, PySide6 reads the source of every further module, for a switch (`from __feature__ import`)
    that this program has no use for: a tenth of its start.
    """
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain


def calculate_on_one_thread(environment: MutableMapping[str, str]) -> None:
    """Let numpy, which is not imported yet, start no threads of its own: what is calculated is too small for them.

    Making them takes as long as a third of its import, on every core.

    Parameters
    ----------
    environment : MutableMapping[str, str]
        The environment variables; a number of threads that the user has set stays.
    """
    environment.setdefault("OPENBLAS_NUM_THREADS", "1")


def give_back_library_paths(environment: MutableMapping[str, str]) -> None:
    """Let programs that this one starts have the user's library paths: an installed one sets its own for itself.

    Parameters
    ----------
    environment : MutableMapping[str, str]
        The environment variables; the loader of this process has read them already.
    """
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        environment.pop(name, None)
        original = environment.pop(f"{name}_ORIG", None)
        if original is not None:
            environment[name] = original


def give_back_plugin_paths(environment: MutableMapping[str, str]) -> None:
    """Keep the plugins of an installed program's own Qt from programs that this one starts, which may have another.

    Parameters
    ----------
    environment : MutableMapping[str, str]
        The environment variables; an application of Qt that is there has read them already.
    """
    for name in ("QT_PLUGIN_PATH", "QML2_IMPORT_PATH"):
        environment.pop(name, None)


def missing_libraries(libraries: Iterable[Library]) -> list[Library]:
    """Those of the libraries that the system's loader does not find."""
    return [library for library in libraries if not _loads(library.name)]


def _loads(name: str) -> bool:
    # Imported here: a command has no use for it.
    import ctypes

    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def missing_sentence(libraries: Sequence[Library]) -> str:
    """One sentence: what is missing, and the commands that bring it."""
    names = " and ".join(library.name for library in libraries)
    debian = " ".join(sorted({library.debian for library in libraries}))
    fedora = " ".join(sorted({library.fedora for library in libraries}))
    verb, pronoun = ("is", "it") if len(libraries) == 1 else ("are", "them")
    return (
        f"The window cannot open because {names} {verb} missing: install {pronoun} with "
        f"`sudo apt-get install {debian}` (Debian, Ubuntu) or `sudo dnf install {fedora}` (Fedora)."
    )


def import_sentence(error: BaseException) -> str | None:
    """One sentence about an import of Qt that failed, or None when the error is about something else."""
    complaint = _LOADER_COMPLAINT.search(str(error))
    if complaint:
        return _sentence_about_library(complaint.group(1))
    if "DLL load failed" in str(error):
        return (
            "The window cannot open because a Windows library is missing: install the Microsoft Visual C++ "
            "Redistributable with `winget install Microsoft.VCRedist.2015+.x64`."
        )
    if isinstance(error, ModuleNotFoundError) and str(error.name).startswith(("PySide6", "shiboken6")):
        return "The window cannot open because PySide6 is not installed: `make run` or `uv sync` installs it."
    return None


def _sentence_about_library(name: str) -> str:
    known = [library for library in EVERY_LIBRARY if library.name == name]
    if not known:
        return (
            f"The window cannot open because {name} is missing: install the package that brings it, which "
            f"`apt-file search {name}` (Debian, Ubuntu) or `dnf provides '*/{name}'` (Fedora) names."
        )
    also = [library for library in missing_libraries(TOOLKIT) if library not in known]
    return missing_sentence(known + also)


def window_obstacle(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """One sentence that says why no window can open, or None when one can.

    Parameters
    ----------
    environment : Mapping[str, str]
        The environment variables that Qt would read.
    platform : str
        As in `sys.platform`; only Linux leaves libraries and the display to chance.
    """
    if not platform.startswith("linux"):
        return None
    missing = missing_libraries(TOOLKIT)
    if missing:
        return missing_sentence(missing)
    asked = environment.get("QT_QPA_PLATFORM", "")
    if asked:
        return x11_obstacle(environment) if asked.startswith("xcb") else None
    return _display_obstacle(environment)


def _display_obstacle(environment: Mapping[str, str]) -> str | None:
    """Qt tries Wayland and then X11; one that works is enough."""
    sentence: str | None = NO_DISPLAY
    if environment.get("WAYLAND_DISPLAY"):
        sentence = wayland_obstacle(environment)
    if sentence and environment.get("DISPLAY"):
        sentence = x11_obstacle(environment)
    return sentence


def wayland_obstacle(environment: Mapping[str, str]) -> str | None:
    """One sentence that says why Qt could not use Wayland, or None."""
    missing = missing_libraries(WAYLAND)
    if missing:
        return missing_sentence(missing)
    name = environment["WAYLAND_DISPLAY"]
    if Path(environment.get("XDG_RUNTIME_DIR", ""), name).exists():
        return None
    return f"The display {name} does not answer: check WAYLAND_DISPLAY and XDG_RUNTIME_DIR."


def x11_obstacle(environment: Mapping[str, str]) -> str | None:
    """One sentence that says why Qt could not use X11, or None."""
    missing = missing_libraries(X11)
    if missing:
        return missing_sentence(missing)
    display = environment.get("DISPLAY", "")
    if _x11_answers(display):
        return None
    return f"The display {display or '(none)'} does not answer: check DISPLAY, or allow this user to use it."


def _x11_answers(display: str) -> bool:
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode() or None, None))
    fault: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return fault == 0
