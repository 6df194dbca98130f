"""What Windows takes away from a process that asks for it: a job, the lowest integrity level, a restricted token."""

import ctypes
import sys
from collections.abc import Callable
from ctypes import wintypes
from functools import partial

assert sys.platform == "win32"  # noqa: S101 - so that mypy knows it, too

KERNEL, SECURITY = ctypes.WinDLL("kernel32", use_last_error=True), ctypes.WinDLL("advapi32", use_last_error=True)
TICKS_PER_S = 10_000_000

# JOBOBJECTINFOCLASS and JOB_OBJECT_LIMIT_...
EXTENDED_LIMITS, WINDOW_RESTRICTIONS, ALL_OF_THEM = 9, 4, 0xFF
LIMIT_TIME, LIMIT_PROCESSES, LIMIT_MEMORY, DIE_UNHANDLED = 0x2, 0x8, 0x100, 0x400
# TOKEN_ASSIGN_PRIMARY | DUPLICATE | IMPERSONATE | QUERY | ADJUST_DEFAULT
TOKEN_RIGHTS = 0x1 | 0x2 | 0x4 | 0x8 | 0x80
INTEGRITY_LEVEL, INTEGRITY = 25, 0x20
NO_PRIVILEGES = 1
UNTRUSTED, NOBODY = "S-1-16-0", "S-1-0-0"


class _BasicLimits(ctypes.Structure):
    _fields_ = (
        ("process_time", ctypes.c_int64),
        ("job_time", ctypes.c_int64),
        ("flags", wintypes.DWORD),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("processes", wintypes.DWORD),
        ("affinity", ctypes.c_size_t),
        ("priority", wintypes.DWORD),
        ("scheduling", wintypes.DWORD),
    )


class _Limits(ctypes.Structure):
    """`JOBOBJECT_EXTENDED_LIMIT_INFORMATION`."""

    _fields_ = (
        ("basic", _BasicLimits),
        ("counters", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("peak_process_memory", ctypes.c_size_t),
        ("peak_job_memory", ctypes.c_size_t),
    )


class _Sid(ctypes.Structure):
    """`SID_AND_ATTRIBUTES`."""

    _fields_ = (("sid", ctypes.c_void_p), ("attributes", wintypes.DWORD))


def layers(memory_bytes: int, processor_s: int) -> list[tuple[str, Callable[[], None]]]:
    """Return what can be taken away; the token is last, as a thread that has it can open nothing any more."""
    return [
        ("memory, processor time and new processes by a job", partial(_enter_job, memory_bytes, processor_s)),
        ("writing of files by the integrity level", _lower_integrity),
        ("reading of files and network by a restricted token", _restrict_token),
    ]


def _enter_job(memory_bytes: int, processor_s: int) -> None:
    """Enter a job of one process. Its handle stays open for as long as the process lives."""
    job = wintypes.HANDLE(_done(_returning_handle(KERNEL.CreateJobObjectW)(None, None)))
    basic = _BasicLimits(
        flags=LIMIT_TIME | LIMIT_PROCESSES | LIMIT_MEMORY | DIE_UNHANDLED,
        process_time=processor_s * TICKS_PER_S,
        processes=1,
    )
    limits = _Limits(basic=basic, process_memory=memory_bytes)
    restrictions = wintypes.DWORD(ALL_OF_THEM)
    for kind, value in ((EXTENDED_LIMITS, limits), (WINDOW_RESTRICTIONS, restrictions)):
        _done(KERNEL.SetInformationJobObject(job, kind, ctypes.byref(value), ctypes.sizeof(value)))
    _done(KERNEL.AssignProcessToJobObject(job, _this_process()))


def _lower_integrity() -> None:
    """Take the lowest integrity level: nothing that has a higher one, as all files of users have, can be changed."""
    label = _Sid(_sid(UNTRUSTED), INTEGRITY)
    size = ctypes.sizeof(label) + SECURITY.GetLengthSid(ctypes.c_void_p(label.sid))
    _done(SECURITY.SetTokenInformation(_own_token(), INTEGRITY_LEVEL, ctypes.byref(label), size))


def _restrict_token() -> None:
    """Go on as a token without privileges that is also checked as nobody, whom nothing lets in."""
    nobody, restricted = _Sid(_sid(NOBODY), 0), wintypes.HANDLE()
    _done(
        SECURITY.CreateRestrictedToken(
            _own_token(), NO_PRIVILEGES, 0, None, 0, None, 1, ctypes.byref(nobody), ctypes.byref(restricted)
        )
    )
    _done(SECURITY.ImpersonateLoggedOnUser(restricted))


def _own_token() -> wintypes.HANDLE:
    token = wintypes.HANDLE()
    _done(SECURITY.OpenProcessToken(_this_process(), TOKEN_RIGHTS, ctypes.byref(token)))
    return token


def _this_process() -> wintypes.HANDLE:
    return wintypes.HANDLE(_returning_handle(KERNEL.GetCurrentProcess)())


def _sid(text: str) -> int | None:
    sid = ctypes.c_void_p()
    _done(SECURITY.ConvertStringSidToSidW(text, ctypes.byref(sid)))
    return sid.value


def _returning_handle(function: "ctypes._NamedFuncPointer") -> "ctypes._NamedFuncPointer":
    # An int, which ctypes takes every result for, is too short for one.
    function.restype = wintypes.HANDLE
    return function


def _done(result: int | None) -> int:
    if not result:
        raise ctypes.WinError(ctypes.get_last_error())
    return result
