"""Rules that no linter knows: how long a file, a function and a class may be, and what is never used."""

import ast
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import planner

ROOT = Path(__file__).parents[2]
FILES = sorted(path for room in ("planner", "models", "resources") for path in (ROOT / room).rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

LONGEST_FILE, LONGEST_FUNCTION, LONGEST_CLASS = 400, 40, 250
MOST_METHODS, MOST_SIGNALS = 20, 20
# Lists of alike things, each of a few lines: the entities of a plan and the edits on it. Parts would only hide them.
WHOLE, LONGEST_WHOLE = {"models/plan/edits.py", "models/plan/entities.py"}, 500
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "manager", "common", "misc"}
UNSAFE_MODULES = {"pickle", "marshal", "shelve", "dill"}
UNSAFE_CALLS = {"eval", "exec"}


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{getattr(node, 'lineno', 1)}"


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            yield path, node


def lines_of(node: ast.AST) -> int:
    return node.end_lineno - node.lineno + 1


def lines_of_function(function: ast.AST) -> int:
    """From `def` to the end; the docstring is not counted."""
    first = function.body[0]
    return lines_of(function) - (lines_of(first) if ast.get_docstring(function) is not None else 0)


def own_methods(node: ast.ClassDef) -> list[str]:
    """Names of the methods without `__dunder__` ones and without attrs' defaults and validators."""
    return [
        statement.name
        for statement in node.body
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef)
        and not statement.name.startswith("__")
        and not any(ast.unparse(each).endswith((".default", ".validator")) for each in statement.decorator_list)
    ]


def own_signals(node: ast.ClassDef) -> int:
    return sum(isinstance(each, ast.Assign) and called_name(each.value) == "Signal" for each in node.body)


def called_name(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def imported_modules(node: ast.AST) -> set[str]:
    if isinstance(node, ast.ImportFrom):
        return {(node.module or "").split(".")[0]}
    return {alias.name.split(".")[0] for alias in node.names} if isinstance(node, ast.Import) else set()


def test_there_are_files_to_look_at() -> None:
    assert len(FILES) > 5


def test_files_are_short() -> None:
    sizes = {path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines()) for path in FILES}
    longest = {path: LONGEST_WHOLE if path in WHOLE else LONGEST_FILE for path in sizes}
    assert {path: size for path, size in sizes.items() if size > longest[path]} == {}


def test_functions_are_short() -> None:
    functions = [(path, node) for path, node in nodes() if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    long = {place(path, node): lines_of_function(node) for path, node in functions}
    assert {where: size for where, size in long.items() if size > LONGEST_FUNCTION} == {}


def test_classes_are_small() -> None:
    for path, node in nodes():
        if isinstance(node, ast.ClassDef):
            assert lines_of(node) <= LONGEST_CLASS, place(path, node)
            assert own_signals(node) <= MOST_SIGNALS, place(path, node)


def test_classes_have_few_methods_with_those_that_they_inherit_from_classes_of_the_program() -> None:
    classes = {node.name: node for _, node in nodes() if isinstance(node, ast.ClassDef)}

    def methods(node: ast.ClassDef) -> set[str]:
        bases = [classes[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in classes]
        return set(own_methods(node)).union(*(methods(base) for base in bases if base is not node))

    sizes = {name: len(methods(node)) for name, node in classes.items()}
    assert {name: size for name, size in sizes.items() if size > MOST_METHODS} == {}


def loop_variables(node: ast.AST) -> set[str]:
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        return {name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)}
    return {argument.arg for argument in node.args.args} if isinstance(node, ast.Lambda) else set()


def test_loops_name_what_they_go_through() -> None:
    assert [place(path, node) for path, node in nodes() if "one" in loop_variables(node)] == []


def test_what_does_something_does_not_say_that_it_returns_nothing() -> None:
    functions = [(path, node) for path, node in nodes() if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    said = [place(path, node) for path, node in functions if (ast.get_docstring(node) or "").startswith("Return None ")]
    assert said == []


def test_nothing_is_left_for_later() -> None:
    marks = ("TODO", "FIXME", "XXX")
    assert [str(path) for path in FILES if any(mark in path.read_text("utf-8") for mark in marks)] == []


def test_files_say_what_they_are_about() -> None:
    assert [str(path) for path in FILES if path.stem.strip("_") in VAGUE_NAMES] == []


def test_nothing_runs_what_it_reads() -> None:
    unsafe = [
        place(path, node)
        for path, node in nodes()
        if called_name(node) in UNSAFE_CALLS or imported_modules(node) & UNSAFE_MODULES
    ]
    assert unsafe == []


def test_signals_carry_objects() -> None:
    """A dict or a list comes out of `Signal(dict)` and `Signal(list)` as a copy, or not at all."""
    lossy = [
        place(path, node)
        for path, node in nodes()
        if called_name(node) == "Signal"
        and any(isinstance(argument, ast.Name) and argument.id in {"dict", "list"} for argument in node.args)
    ]
    assert lossy == []


def test_installed_pyside_is_one_that_was_tried() -> None:
    requirements = [Requirement(text) for text in PROJECT["dependencies"]]
    (pyside,) = [each for each in requirements if each.name == "PySide6-Essentials"]
    assert pyside.specifier.contains(version("PySide6-Essentials"))
    assert not pyside.specifier.contains("6.12.0")


def test_version_is_the_same_everywhere() -> None:
    assert planner.__version__ == PROJECT["version"] == version(PROJECT["name"])
    assert f"## [{PROJECT['version']}]" in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("def f():\n    return 1", 2),
        ('def f():\n    """One.\n\n    Two.\n    """\n    return 1', 2),
    ],
)
def test_docstring_does_not_make_a_function_long(source: str, expected: int) -> None:
    assert lines_of_function(ast.parse(source).body[0]) == expected
