"""The headless commands: one module each, found here by name.

A command module has `add_arguments(parser)` and `run(arguments)`, which returns the exit code.
"""

import argparse
import importlib
import io
import os
import pkgutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from types import ModuleType

from models.errors import PlannerError

DONE, FAILED = 0, 1
# As shells count a program that was ended by Ctrl+C.
STOPPED = 130


def run(argv: Sequence[str]) -> int:
    """Return the exit code of a headless command: 0 done, 1 the file or plan is wrong, 2 the command line is.

    Parameters
    ----------
    argv : sequence of str
        The command's name and its arguments.
    """
    module, parser = _command(argv[0])
    try:
        arguments = parser.parse_args(list(argv[1:]))
    except SystemExit as leaving:
        return int(leaving.code or 0)
    _print_any_name()
    try:
        code = int(module.run(arguments))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough.
        _print_no_more()
        return DONE
    except PlannerError as error:
        print(f"planner: {error}", file=sys.stderr)
        return FAILED
    except OSError as error:
        # A library of Qt that is missing has no number, and a sentence of its own.
        if error.errno is None:
            raise
        print(f"planner: the answer could not be written: {error.strerror}.", file=sys.stderr)
        _print_no_more()
        return FAILED
    except KeyboardInterrupt:
        _print_no_more()
        return STOPPED


def _print_any_name() -> None:
    """A name that the terminal or file has no letters for is written as codes, and ends nothing."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _print_no_more() -> None:
    """What is still to be flushed goes nowhere, else it would fail once more at the end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def forms(name: str) -> tuple[str, ...]:
    """Return the forms in which a command writes the plan it is given, as in ".pdf"; none where it writes another."""
    from planner.cli._opening import TargetIn

    _, parser = _command(name)
    # argparse keeps what was added only in a list that it calls its own.
    targets = [one for one in parser._actions if not one.option_strings]  # noqa: SLF001
    return tuple(form for one in targets if isinstance(one.type, TargetIn) for form in one.type.forms)


def _command(name: str) -> tuple[ModuleType, argparse.ArgumentParser]:
    module = importlib.import_module(f"{__name__}.{name}")
    parser = argparse.ArgumentParser(prog=f"planner {name}", description=module.__doc__)
    module.add_arguments(parser)
    return module, parser


def names() -> list[str]:
    """Return the names of all commands."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))
