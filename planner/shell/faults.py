"""What happens when the program itself fails: a line in a file, one sentence on the screen."""

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from models.words import say

LOG_NAME = "planner.log"
LOGGER = logging.getLogger("planner")


def watch_faults(folder: Path, show: Callable[[str], None]) -> None:
    """Write every uncaught exception to a local file and show one sentence about it, never a traceback."""
    log = folder / LOG_NAME
    _open_log(log)

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        LOGGER.error("Uncaught", exc_info=(kind, error, trace))
        show(
            say(
                "Something went wrong in the program. Your plan is still open; save it under another name. "
                "The details are in {log}.",
                log=log,
            )
        )

    sys.excepthook = note


def _open_log(log: Path) -> None:
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.FileHandler(log, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOGGER.addHandler(handler)
