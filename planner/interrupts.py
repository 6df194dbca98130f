"""Ctrl+C before anything else is there. An installed program runs this file ahead of PyInstaller's own hooks."""

import signal


def end_at_once() -> None:
    """Let Ctrl+C end the process at once and without a word.

    Python's way is an exception: one that meets a callback, or code of Qt, is printed or lost, or ends in a crash.
    """
    # Whoever started this in the background may have asked for it to be ignored.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


if __name__ == "__main__":
    end_at_once()
