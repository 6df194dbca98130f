"""Simple MAPI: how a program on Windows opens a draft in the user's mail program, whichever that is."""

import ctypes
from collections.abc import Callable, Sequence
from pathlib import Path

from models.errors import MailError
from models.words import tr_format

LIBRARY, FUNCTION = "mapi32.dll", "MAPISendMailW"
LOGON, DIALOG = 0x1, 0x8
# LOAD_LIBRARY_SEARCH_SYSTEM32: a library of this name in the current folder is not the system's.
SYSTEM_ONLY = 0x800
NOT_IN_THE_TEXT = 0xFFFFFFFF
SENT, CLOSED = 0, 1

# From session, window, message, flags and a reserved number to a result.
SendMail = Callable[[int, int, object, int, int], int]


class FileDescription(ctypes.Structure):
    """One attachment, as `MapiFileDescW` has it."""

    _fields_ = (
        ("reserved", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        ("position", ctypes.c_uint32),
        ("path", ctypes.c_wchar_p),
        ("name", ctypes.c_wchar_p),
        ("kind", ctypes.c_void_p),
    )


class Message(ctypes.Structure):
    """A mail, as `MapiMessageW` has it; nobody receives it before the user says who."""

    _fields_ = (
        ("reserved", ctypes.c_uint32),
        ("subject", ctypes.c_wchar_p),
        ("text", ctypes.c_wchar_p),
        ("kind", ctypes.c_wchar_p),
        ("received", ctypes.c_wchar_p),
        ("conversation", ctypes.c_wchar_p),
        ("flags", ctypes.c_uint32),
        ("sender", ctypes.c_void_p),
        ("number_of_receivers", ctypes.c_uint32),
        ("receivers", ctypes.c_void_p),
        ("number_of_files", ctypes.c_uint32),
        ("files", ctypes.POINTER(FileDescription)),
    )


def open_in_mapi(subject: str, body: str, files: Sequence[Path], send_mail: SendMail | None = None) -> bool:
    """Return whether the user sent the draft or kept it open; False where it was closed. It waits for that.

    Parameters
    ----------
    files : sequence of Path
        The attachments, by their whole paths.
    send_mail : callable, optional
        `MAPISendMailW`; the system's where not given.

    Raises
    ------
    MailError
        If this system has no mail program for it, or that one fails.
    """
    call = send_mail or _system_send_mail()
    message = _message(subject, body, files)
    result = call(0, 0, ctypes.byref(message), LOGON | DIALOG, 0)
    if result not in {SENT, CLOSED}:
        raise MailError(tr_format("The mail program did not accept the draft (MAPI error {number}).", number=result))
    return result == SENT


def _message(subject: str, body: str, files: Sequence[Path]) -> Message:
    described = (FileDescription * max(len(files), 1))()
    for each, path in zip(described, files, strict=False):
        each.position, each.path, each.name = NOT_IN_THE_TEXT, str(path), path.name
    return Message(subject=subject, text=body, number_of_files=len(files), files=described)


def _system_send_mail() -> SendMail:
    try:
        function = getattr(ctypes.CDLL(LIBRARY, winmode=SYSTEM_ONLY), FUNCTION)
    except (OSError, AttributeError) as error:
        raise MailError(tr_format("This system has no mail program that accepts drafts.")) from error
    function.argtypes = (ctypes.c_size_t, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32)
    function.restype = ctypes.c_uint32
    found: SendMail = function
    return found
