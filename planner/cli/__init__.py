"""The headless commands: one module each, found here by name.

A command module has `add_arguments(parser)` and `run(arguments)`, which returns the exit code.
"""

import argparse
import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence

from models.errors import PlannerError

DONE, FAILED = 0, 1


def run(argv: Sequence[str]) -> int:
    """Return the exit code of a headless command: 0 done, 1 the file or plan is wrong, 2 the command line is.

    Parameters
    ----------
    argv : sequence of str
        The command's name and its arguments.
    """
    module = importlib.import_module(f"{__name__}.{argv[0]}")
    parser = argparse.ArgumentParser(prog=f"planner {argv[0]}", description=module.__doc__)
    module.add_arguments(parser)
    try:
        arguments = parser.parse_args(list(argv[1:]))
    except SystemExit as leaving:
        return int(leaving.code or 0)
    try:
        code = int(module.run(arguments))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader, such as `head`, has seen enough; what is still to be flushed goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except PlannerError as error:
        print(f"planner: {error}", file=sys.stderr)
        return FAILED


def names() -> list[str]:
    """Return the names of all commands."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))
