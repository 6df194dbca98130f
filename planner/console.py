"""The process and who started it: standard streams that are closed, full or no longer read, and Ctrl+C."""

import errno
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import IO, NoReturn

DONE, FAILED = 0, 1
# Reading what was closed finds the end, writing an answer fails, and a message goes nowhere.
STAND_INS = {"stdin": (os.O_RDONLY, "r"), "stdout": (os.O_RDONLY, "w"), "stderr": (os.O_WRONLY, "w")}


def open_closed_streams() -> None:
    """Replace standard streams that are closed, so that no plan is opened under the number of one."""
    # In the order of their numbers: each takes the lowest that is free.
    for name, (access, mode) in STAND_INS.items():
        if getattr(sys, name) is None:
            setattr(sys, name, _stand_in(access, mode))


def run(answer: Callable[[], int]) -> NoReturn:
    """End the process with the exit code of what answers, once all that it printed is written.

    Parameters
    ----------
    answer : callable
        Prints to the standard streams.
    """
    try:
        code = _code_of(answer)
    except KeyboardInterrupt:
        # A shell that runs a script sees by the signal, and not by a number, that the script is to end, too.
        signal.raise_signal(signal.SIGINT)
        raise
    for stream in (sys.stdout, sys.stderr):
        _flush(stream)
    sys.exit(code)


@contextmanager
def undisturbed() -> Iterator[Sequence[int]]:
    """Let Ctrl+C wait until a file is written, so that nothing is left beside it; a second one does not wait.

    Yields a sequence that is empty until it is pressed.

    Raises
    ------
    KeyboardInterrupt
        At the end, if it was pressed.
    """
    pressed: list[int] = []
    if signal.getsignal(signal.SIGINT) is not signal.SIG_DFL:
        yield pressed
        return

    def note(number: int, _frame: FrameType | None) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, signal.SIG_DFL)

    signal.signal(signal.SIGINT, note)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    if pressed:
        raise KeyboardInterrupt


def complain(sentence: str) -> None:
    """Print a message to standard error, where somebody reads it."""
    with suppress(OSError):
        print(f"planner: {sentence}", file=sys.stderr)


def _code_of(answer: Callable[[], int]) -> int:
    code = DONE
    try:
        code = answer()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough.
        return code
    except OSError as error:
        if error.errno is None:
            raise
        what = error.filename or "the answer could not be written"
        why = "standard output is closed" if error.errno == errno.EBADF else error.strerror
        complain(f"{what}: {why}.")
        return code or FAILED
    return code


def _flush(stream: IO[str]) -> None:
    """Write what is left; what cannot be written goes nowhere, else Python would fail once more at its end."""
    try:
        stream.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _stand_in(access: int, mode: str) -> IO[str]:
    stream: IO[str] = open(os.open(os.devnull, access), mode, encoding="utf-8", closefd=False)  # noqa: SIM115
    return stream
