"""The headless commands: one module each, found here by name.

A command module has `add_arguments(parser)` and `run(arguments)`, which returns the exit code.
"""

import argparse
import codecs
import importlib
import io
import pkgutil
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from models.errors import PlannerError
from planner import console

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

DONE, FAILED = 0, 1
# How an encoding without them has the signs that answers are printed with; a terminal of UTF-8 has them as they are.
PLAINLY = "planner-plainly"
PLAIN_SIGNS = {
    "−": "-", "–": "-", "—": "-", "×": "x", "÷": "/", "·": ",", "±": "+-", "→": "->", "←": "<-", "≤": "<=", "≥": ">=",
    "≠": "!=", "≈": "~", "▲": "!", "✖": "!!", "✓": "ok", "●": "*", "○": "o", "…": "...", "“": '"', "”": '"', "’": "'",
    "²": "2", "³": "3", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


class Parser(argparse.ArgumentParser):
    """The arguments of a command; help that cannot be written is no success, as argparse has it."""

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Print the help to standard output."""
        print(self.format_help(), end="", file=file)


def run(argv: Sequence[str]) -> int:
    """Return the exit code of a headless command: 0 done, 1 the file or plan is wrong, 2 the command line is.

    Parameters
    ----------
    argv : sequence of str
        The command's name and its arguments.
    """
    try:
        # Its import reads the program's data.
        module, parser = _command(argv[0])
        try:
            arguments = parser.parse_args(list(argv[1:]))
        except SystemExit as leaving:
            return int(leaving.code or 0)
        _print_any_name()
        return int(module.run(arguments))
    except PlannerError as error:
        console.complain(str(error))
        return FAILED


def _print_any_name() -> None:
    """What the terminal or file has no letters for is written plainly, a name as codes, and ends nothing."""
    codecs.register_error(PLAINLY, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Return what stands for a letter that an encoding lacks, as that of redirected output on Windows."""
    assert isinstance(error, UnicodeEncodeError)  # noqa: S101 - streams that are written only encode
    letter = error.object[error.start]
    code = letter.encode("ascii", "backslashreplace").decode("ascii")
    return PLAIN_SIGNS.get(letter, code), error.start + 1


def forms(name: str) -> tuple[str, ...]:
    """Return the forms in which a command writes the plan it is given, as in ".pdf"; none where it writes another."""
    from planner.cli._opening import TargetIn

    _, parser = _command(name)
    # argparse keeps what was added only in a list that it calls its own.
    targets = [action for action in parser._actions if not action.option_strings]  # noqa: SLF001
    return tuple(form for action in targets if isinstance(action.type, TargetIn) for form in action.type.forms)


def _command(name: str) -> tuple[ModuleType, argparse.ArgumentParser]:
    module = importlib.import_module(f"{__name__}.{name}")
    parser = Parser(prog=f"planner {name}", description=module.__doc__)
    module.add_arguments(parser)
    return module, parser


def names() -> list[str]:
    """Return the names of all commands."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))
