"""The command line: arguments lead to the window or to a headless command.

Nothing slow is imported here, so that `planner --version` and a missing library answer at once.
"""

from __future__ import annotations

import gc
import os
import pkgutil
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from planner import SHORT_NAME, __version__, console, startup

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE = """\
usage: planner [--debug] [--new-window] [--language en|de] [PLAN]
                               open the window; a PLAN opens in the window that is already open
       planner COMMAND [ARGUMENT ...]  run a command without a window
       planner --selftest              check the installation without a display, one line per check
       planner --version | --help

--debug logs to standard error; it also works before a command.

Commands: {commands}.
`planner COMMAND --help` lists the arguments of a command."""
DONE, FAILED, MISUSED = 0, 1, 2
# Hidden: how `planner.session.reader_process` starts this program again, frozen or not.
READ_FOREIGN = "--read-foreign"
# The same for performance logs, by `planner.session.log_process`.
READ_LOG = "--read-log"
OBJECTS_BETWEEN_LOOKS = 200_000
NEW_WINDOW, LANGUAGE, DEBUG = "--new-window", "--language", "--debug"


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 done, 1 the file, the plan or this machine is at fault, 2 the command line is.

    Parameters
    ----------
    argv : Sequence[str] | None
        The arguments without the program's name; those of the process when None.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    startup.calculate_on_one_thread(os.environ)
    if getattr(sys, "frozen", False):
        startup.give_back_library_paths(os.environ)
    try:
        return _answer(arguments)
    except (ImportError, OSError) as error:
        sentence = startup.import_sentence(error)
        if sentence is None:
            raise
        return _refuse(sentence, FAILED)


def command_names() -> list[str]:
    """The headless commands: each module of `planner.cli` is one."""
    from planner import cli

    return sorted(module.name for module in pkgutil.iter_modules(cli.__path__) if module.name[0] != "_")


def _answer(arguments: list[str]) -> int:
    if arguments[:1] == [DEBUG]:
        from planner.session.log import PROGRAM, log_to_stderr, program_versions

        log_to_stderr()
        PROGRAM.debug("%s", program_versions())
        arguments = arguments[1:]
    first = arguments[0] if arguments else ""
    if first in {"-h", "--help"}:
        print(USAGE.format(commands=", ".join(command_names())))
        return DONE
    if first in {"-V", "--version"}:
        print(f"planner {__version__}")
        return DONE
    if first in {READ_FOREIGN, READ_LOG}:
        return _read(first, arguments[1:])
    if first == "--selftest":
        from planner.selftest import run_selftest

        return run_selftest()
    if first in command_names():
        return _run_command(arguments)
    return _open_window(arguments)


def _read(kind: str, arguments: list[str]) -> int:
    if kind == READ_LOG:
        from planner.session.log_reader import serve as serve_log

        return serve_log(arguments)
    from planner.session.foreign_reader import serve

    return serve(arguments)


def _run_command(arguments: list[str]) -> int:
    # A command makes a plan and arrays that live as long as it does: looking through them often finds nothing.
    before = gc.get_threshold()
    gc.set_threshold(OBJECTS_BETWEEN_LOOKS, *before[1:])
    try:
        from planner import cli

        return cli.run(arguments)
    finally:
        gc.set_threshold(*before)


def _open_window(arguments: list[str]) -> int:
    # After "--" everything is a plan, whatever it is called: so a desktop hands over what was double-clicked.
    plain = arguments[: arguments.index("--")] if "--" in arguments else arguments
    behind = arguments[len(plain) + 1 :]
    language = ""
    if LANGUAGE in plain:
        from models.words import LANGUAGES

        at = plain.index(LANGUAGE)
        language, plain = "".join(plain[at + 1 : at + 2]), [*plain[:at], *plain[at + 2 :]]
        if language not in LANGUAGES:
            return _refuse(f"{LANGUAGE} takes {' or '.join(LANGUAGES)}.", MISUSED)
    plans = [argument for argument in plain if argument != NEW_WINDOW]
    for argument in plans:
        if _is_misspelt(argument):
            return _refuse(f"{argument!r} is neither a plan nor a command, see `planner --help`.", MISUSED)
    obstacle = startup.window_obstacle(os.environ)
    if obstacle:
        return _refuse(obstacle, FAILED)
    alone = NEW_WINDOW in plain or bool(os.environ.get("PLANNER_NEW_WINDOW"))
    return _first_window([*plans, *behind], language, alone=alone)


def _first_window(plans: list[str], language: str, *, alone: bool) -> int:
    """Hand the plans to the window that is there, or open one."""
    # What is made for the first frame stays. The session collects from then on (`session/garbage_collection.py`).
    gc.disable()
    import PySide6.QtCore  # noqa: F401

    startup.import_plainly()
    from planner.session.places import system_places
    from planner.shell import single_instance

    meeting = None if alone else single_instance.meeting_place(system_places(SHORT_NAME).data, os.environ)
    claim = single_instance.claim_first(meeting) if meeting else None
    if meeting and not claim:
        token = os.environ.get(single_instance.TOKEN, "")
        if single_instance.hand_over(
            meeting, single_instance.Message(tuple(Path(plan).absolute() for plan in plans), token)
        ):
            return DONE
        # The one that was there may have ended meanwhile.
        claim = single_instance.claim_first(meeting)
    from planner.application import run_window
    from planner.shell.endings import end_within_grace

    code = run_window(plans, claim, language)
    # Python waits for every worker, and one may wait for a share that does not answer.
    end_within_grace(code)
    return code


def _is_misspelt(argument: str) -> bool:
    """A bare word or an option; a plan that is not there has a name with a suffix or a folder."""
    return bool(re.fullmatch(r"-.*|[\w-]+", argument)) and not Path(argument).exists()


def _refuse(sentence: str, code: int) -> int:
    console.complain(sentence)
    return code
