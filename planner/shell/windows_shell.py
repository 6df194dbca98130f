"""What Windows shows of the program outside its window: documents used last in its jump lists, progress on a button."""

import ctypes
import sys
from ctypes import wintypes
from pathlib import Path
from uuid import UUID

from planner.session.own_folders import portable_folder

assert sys.platform == "win32"  # noqa: S101 - so that mypy knows it, too

# SHARD_PATHW, CLSCTX_INPROC_SERVER, CLSID_TaskbarList and IID_ITaskbarList3
PATH, IN_PROCESS = 3, 1
TASK_LIST, WITH_PROGRESS = "56fdf344-fd6d-11d0-958a-006097c9a090", "ea1afb91-9e28-4b86-90e9-9e9f8a5eefaf"
# Places in ITaskbarList3's table of functions.
RELEASE, BEGIN, SET_VALUE, SET_STATE = 2, 3, 9, 10
NO_PROGRESS, PROGRESS = 0, 2
WHOLE = 1000


class WindowsShell:
    """The jump list and the task bar; a program on a stick leaves no name of a plan on the computer."""

    def __init__(self) -> None:
        self._button: TaskButton | None = None

    def remember(self, path: Path) -> None:
        """Put a file among the documents used last; the jump list of the program that opens it shows them."""
        if portable_folder() is None:
            ctypes.WinDLL("shell32").SHAddToRecentDocs(wintypes.UINT(PATH), ctypes.c_wchar_p(str(path)))

    def show_progress(self, window: int, part: float | None) -> None:
        """Show at a window's button the part that is done, or nothing.

        Raises
        ------
        OSError
            If this system has no such task bar, or it does not take it.
        """
        if self._button is None:
            self._button = TaskButton()
        self._button.show(window, part)


class TaskButton:
    """The buttons of the task bar, which can show progress.

    Raises
    ------
    OSError
        If this system has no such task bar.
    """

    def __init__(self) -> None:
        self._list = ctypes.c_void_p()
        make = ctypes.WinDLL("ole32").CoCreateInstance
        make.restype = ctypes.HRESULT
        make(_identifier(TASK_LIST), None, IN_PROCESS, _identifier(WITH_PROGRESS), ctypes.byref(self._list))
        self._call(BEGIN)

    def show(self, window: int, part: float | None) -> None:
        """Show the part that is done on the button of a window, or nothing.

        Raises
        ------
        OSError
            If the task bar does not take it.
        """
        handle = wintypes.HWND(window)
        if part is None:
            self._call(SET_STATE, handle, ctypes.c_int(NO_PROGRESS))
            return
        self._call(SET_STATE, handle, ctypes.c_int(PROGRESS))
        self._call(SET_VALUE, handle, ctypes.c_uint64(round(part * WHOLE)), ctypes.c_uint64(WHOLE))

    def close(self) -> None:
        """Let go of it."""
        if self._list:
            table = ctypes.cast(self._list, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)))[0]
            ctypes.WINFUNCTYPE(ctypes.c_ulong, ctypes.c_void_p)(table[RELEASE] or 0)(self._list)
            self._list = ctypes.c_void_p()

    def _call(self, place: int, *arguments: "ctypes._SimpleCData[int]") -> None:
        table = ctypes.cast(self._list, ctypes.POINTER(ctypes.POINTER(ctypes.c_void_p)))[0]
        kinds = [type(argument) for argument in arguments]
        function = ctypes.WINFUNCTYPE(ctypes.HRESULT, ctypes.c_void_p, *kinds)(table[place] or 0)
        function(self._list, *arguments)


def _identifier(text: str) -> "ctypes.Array[ctypes.c_char]":
    """Return a GUID as Windows has it in memory."""
    return ctypes.create_string_buffer(UUID(text).bytes_le, 16)
