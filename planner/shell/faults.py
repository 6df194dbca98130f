"""What happens when the program itself fails: an entry in the log, one sentence on the screen."""

import faulthandler
import logging
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from models.words import tr_format
from planner.session.log import FAULTS, LOG_NAME, PROGRAM, QT, open_log, program_versions
from planner.session.private import open_private_file

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def watch_faults(folder: Path, show: Callable[[str], None], names: Callable[[], Iterable[str]] = tuple) -> None:
    """Write every uncaught exception to the log and show one sentence about it, never a traceback.

    Parameters
    ----------
    folder : Path
        The folder of the log.
    show : callable
        Shows a sentence to the user.
    names : callable
        Returns the names that may not be in the log.
    """
    log = folder / LOG_NAME
    catch_crashes = partial(_catch_crashes, log, by_others=faulthandler.is_enabled())
    open_log(folder, names, rotated=catch_crashes)
    catch_crashes()
    PROGRAM.info("%s, Qt %s", program_versions(), qVersion())
    qInstallMessageHandler(_log_message)

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        FAULTS.error("Uncaught", exc_info=(kind, error, trace))
        show(
            tr_format(
                "Something went wrong in the program. Your plan is still open; save it under another name. Details "
                "are in {log}.",
                log=log,
            )
        )

    sys.excepthook = note


def _log_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Log what Qt says, and print it as Qt would."""
    QT.log(LEVELS[kind], "%s", message)
    with suppress(OSError, ValueError):
        print(message, file=sys.stderr)


def _catch_crashes(log: Path, *, by_others: bool) -> None:
    """Write the stack of a crash outside Python, as in Qt, to the log, too."""
    if by_others:
        return  # whoever started the program wants them elsewhere
    with suppress(OSError):
        # Open for as long as the process lives.
        faulthandler.enable(open_private_file(log, os.O_APPEND))
