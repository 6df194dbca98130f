"""Landlock and seccomp: two ways in which the Linux kernel takes rights away from a process, for good.

Landlock refuses files, TCP, signals to other processes and abstract sockets, whatever the machine. The seccomp filter
refuses every system call but the few that a computation needs; with it nothing but descriptors that are open already
can be reached. Each works without the other.
"""

import ctypes
import errno
import os
import platform
import struct
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from attrs import frozen

NO_NEW_PRIVILEGES = 38  # PR_SET_NO_NEW_PRIVS

CREATE_RULESET, RESTRICT_SELF = 444, 446
ASK_VERSION = 1  # LANDLOCK_CREATE_RULESET_VERSION
# From the version of Landlock on that knows them: the rights to files, to TCP, and the scopes.
FILE_RIGHTS = ((1, 13), (2, 1), (3, 1), (5, 1))
TCP_RIGHTS = ((4, 2),)
SCOPES = ((6, 2),)

SET_FILTER, ALL_THREADS = 1, 1  # SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC
ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050000 | errno.EPERM, 0x80000000
LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
NUMBER_AT, ARCHITECTURE_AT = 0, 4


@frozen
class Calls:
    """The system calls of a kind of machine.

    Parameters
    ----------
    architecture : int
        How the kernel names it to a filter, `AUDIT_ARCH_...`.
    seccomp : int
        The number of the call that sets a filter.
    needed : mapping of str to int
        The calls that a computation needs.
    """

    architecture: int
    seccomp: int
    needed: Mapping[str, int]


CALLS = MappingProxyType(
    {
        "x86_64": Calls(
            architecture=0xC000003E,
            seccomp=317,
            needed={
                "read": 0, "write": 1, "close": 3, "fstat": 5, "lseek": 8,
                "mmap": 9, "mprotect": 10, "munmap": 11, "brk": 12, "mremap": 25, "madvise": 28,
                "rt_sigaction": 13, "rt_sigprocmask": 14, "rt_sigreturn": 15, "sigaltstack": 131,
                "sched_yield": 24, "getpid": 39, "gettid": 186, "futex": 202, "restart_syscall": 219,
                "clock_gettime": 228, "getrandom": 318, "exit": 60, "exit_group": 231,
            },
        ),
        "aarch64": Calls(
            architecture=0xC00000B7,
            seccomp=277,
            needed={
                "read": 63, "write": 64, "close": 57, "fstat": 80, "lseek": 62,
                "mmap": 222, "mprotect": 226, "munmap": 215, "brk": 214, "mremap": 216, "madvise": 233,
                "rt_sigaction": 134, "rt_sigprocmask": 135, "rt_sigreturn": 139, "sigaltstack": 132,
                "sched_yield": 124, "getpid": 172, "gettid": 178, "futex": 98, "restart_syscall": 128,
                "clock_gettime": 113, "getrandom": 278, "exit": 93, "exit_group": 94,
            },
        ),
    }
)  # fmt: skip

LIBRARY = ctypes.CDLL(None, use_errno=True)


class _Program(ctypes.Structure):
    """`struct sock_fprog`: the instructions of a filter."""

    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


def refuse_files() -> None:
    """Give up all access to files, TCP, other processes and abstract sockets, as far as this kernel's Landlock goes.

    Raises
    ------
    OSError
        If the kernel has no Landlock, or does not let this process use it.
    """
    version = _call(CREATE_RULESET, None, 0, ASK_VERSION)
    rights = struct.pack("QQQ", *(_bits(known, version) for known in (FILE_RIGHTS, TCP_RIGHTS, SCOPES)))
    # Without a rule nothing is allowed.
    ruleset = _call(CREATE_RULESET, rights, len(rights), 0)
    try:
        _keep_privileges_away()
        _call(RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)


def refuse_system_calls() -> None:
    """Give up every system call that a computation does not need: they fail with EPERM from now on.

    Raises
    ------
    OSError
        If the kernel has no seccomp filters, does not let this process use them, or the machine is of another kind.
    """
    calls = CALLS.get(platform.machine())
    if calls is None or struct.calcsize("P") != struct.calcsize("Q"):
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
    code = b"".join(_filter_for(calls))
    _keep_privileges_away()
    program = _Program(len(code) // struct.calcsize("HBBI"), code)
    _call(calls.seccomp, SET_FILTER, ALL_THREADS, ctypes.byref(program))


def _filter_for(calls: Calls) -> Iterator[bytes]:
    """Yield the instructions of a filter: the machine's kind first, as the same number is another call on another."""
    yield _instruction(LOAD, ARCHITECTURE_AT)
    yield _instruction(JUMP_IF_EQUAL, calls.architecture, if_so=1)
    yield _instruction(RETURN, KILL)
    yield _instruction(LOAD, NUMBER_AT)
    numbers = sorted(calls.needed.values())
    for position, number in enumerate(numbers):
        yield _instruction(JUMP_IF_EQUAL, number, if_so=len(numbers) - position)
    yield _instruction(RETURN, REFUSE)
    yield _instruction(RETURN, ALLOW)


def _instruction(code: int, value: int, *, if_so: int = 0) -> bytes:
    """Return a `struct sock_filter`; `if_so` is how many instructions a jump passes over."""
    return struct.pack("HBBI", code, if_so, 0, value)


def _bits(known: tuple[tuple[int, int], ...], version: int) -> int:
    """Return a number with a bit for every right that a version of Landlock knows."""
    return (1 << sum(count for since, count in known if since <= version)) - 1


def _keep_privileges_away() -> None:
    """Let no program that is started give privileges back: the kernel wants that first."""
    words = map(ctypes.c_ulong, (1, 0, 0, 0))
    if LIBRARY.prctl(NO_NEW_PRIVILEGES, *words):
        raise _fault()


def _call(number: int, *arguments: object) -> int:
    """Return what a system call returns; an error is raised."""
    words = (ctypes.c_long(each) if isinstance(each, int) else each for each in arguments)
    result = LIBRARY.syscall(ctypes.c_long(number), *words)
    if result < 0:
        raise _fault()
    return int(result)


def _fault() -> OSError:
    code = ctypes.get_errno()
    return OSError(code, os.strerror(code))


LANDLOCK = ("files, network and other processes by Landlock", refuse_files)
SECCOMP = ("system calls by seccomp", refuse_system_calls)
