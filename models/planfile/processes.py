"""Whether a process of this machine lives."""

import ctypes
import os
import sys

# Of winnt.h, winbase.h and winerror.h.
SYNCHRONIZE, WAIT_TIMEOUT, ERROR_ACCESS_DENIED = 0x00100000, 0x102, 5
MOST_OF_32_BITS = 2**32 - 1


def is_alive(process: int) -> bool:
    """Return whether a process with this id runs on this machine."""
    if sys.platform == "win32":
        # Signal 0 would not be harmless there.
        return process > MOST_OF_32_BITS or _can_be_waited_for(process)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True


if sys.platform == "win32":

    def _can_be_waited_for(process: int) -> bool:
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = ctypes.c_void_p
        handle = kernel.OpenProcess(SYNCHRONIZE, False, ctypes.c_ulong(process))
        if not handle:
            return ctypes.get_last_error() == ERROR_ACCESS_DENIED
        try:
            return bool(kernel.WaitForSingleObject(ctypes.c_void_p(handle), 0) == WAIT_TIMEOUT)
        finally:
            kernel.CloseHandle(ctypes.c_void_p(handle))
