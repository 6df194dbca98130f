"""The sandbox of macOS: a process keeps its memory and what it has open, and nothing else."""

import ctypes

LIBRARY = "/usr/lib/libSystem.B.dylib"
# kSBXProfilePureComputation, and SANDBOX_NAMED: the text is the name of a profile.
PROFILE, NAMED = b"pure-computation", 1


def refuse_everything() -> None:
    """Give up files, network, other processes and services of the system.

    Raises
    ------
    OSError
        If the system refuses.
    """
    try:
        function = ctypes.CDLL(LIBRARY).sandbox_init
    except AttributeError as error:
        raise OSError(str(error)) from error
    function.argtypes = (ctypes.c_char_p, ctypes.c_uint64, ctypes.POINTER(ctypes.c_char_p))
    reason = ctypes.c_char_p()
    if function(PROFILE, NAMED, ctypes.byref(reason)):
        raise OSError((reason.value or b"refused").decode(errors="replace"))


SANDBOX = ("files, network and other processes by the sandbox", refuse_everything)
