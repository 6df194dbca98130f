"""A test that asserts nothing passes whatever the program does, as long as it does not raise."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
# What fails a test without the word `assert`; names that begin with "assert" do so, too.
FAILING = {"raises", "warns", "fail", "waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive"}


def called(node: ast.AST) -> str:
    function = node.func if isinstance(node, ast.Call) else None
    return getattr(function, "attr", "") or getattr(function, "id", "")


def asserts_itself(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, ast.Assert) or called(node) in FAILING or called(node).startswith("assert")
        for node in ast.walk(function)
    )


def functions_in(source: str) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]


def silent_in(functions: list[ast.FunctionDef], asserting: set[str]) -> list[ast.FunctionDef]:
    """The functions that neither assert nor call one that does, of the same file or one of these names."""
    own = {function.name for function in functions}
    asserting = (asserting - own) | {function.name for function in functions if asserts_itself(function)}
    while more := {
        function.name
        for function in functions
        if function.name not in asserting and {called(node) for node in ast.walk(function)} & asserting
    }:
        asserting |= more
    return [function for function in functions if function.name not in asserting]


def silent_tests(sources: list[str]) -> list[str]:
    files = [functions_in(source) for source in sources]
    asserting: set[str] = set()
    # Helpers of other files: those that assert through the ones found before.
    while more := {
        function.name
        for functions in files
        for function in set(functions) - set(silent_in(functions, asserting))
        if function.name not in asserting
    }:
        asserting |= more
    silent = [function.name for functions in files for function in silent_in(functions, asserting)]
    return sorted(name for name in silent if name.startswith("test_"))


def test_every_test_asserts() -> None:
    assert silent_tests([path.read_text("utf-8") for path in TESTS.rglob("*.py")]) == []


@pytest.mark.parametrize(
    ("source", "silent"),
    [
        ("def test_a():\n    run()", ["test_a"]),
        ("def test_a():\n    assert run()", []),
        ("def test_a():\n    with pytest.raises(OSError):\n        run()", []),
        ("def test_a():\n    np.testing.assert_allclose(1, 1)", []),
        ("def look():\n    assert run()\ndef test_a():\n    look()", []),
        ("def look():\n    check()\ndef check():\n    assert run()\ndef test_a():\n    look()", []),
        ("def look():\n    run()\ndef test_a():\n    look()", ["test_a"]),
    ],
)
def test_a_test_without_an_assertion_is_found(source: str, silent: list[str]) -> None:
    assert silent_tests([source]) == silent


def test_a_helper_of_another_file_counts_unless_the_file_has_its_own() -> None:
    helper, test = "def look():\n    assert run()", "def test_a():\n    look()"
    assert silent_tests([helper, test]) == []
    assert silent_tests([helper, f"def look():\n    run()\n{test}"]) == ["test_a"]
