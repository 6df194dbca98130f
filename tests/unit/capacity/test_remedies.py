"""What clears findings is said once for all of a group, so it must read right for one item and for many."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from models.capacity import rules

# Words for the one item that a finding is about: wrong where a remedy stands for twelve of them.
ONE_ITEM = re.compile(r"\b(it|its|this machine|this server|this host|this VM)\b", re.IGNORECASE)


def _remedies() -> Iterator[tuple[str, str]]:
    for path in sorted(Path(rules.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_remedy = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "remedy"
            if is_remedy or (isinstance(node, ast.AugAssign) and ast.unparse(node.target) == "remedy"):
                for part in ast.walk(node):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value.strip():
                        yield path.stem, part.value


def test_remedies_are_found() -> None:
    assert len(list(_remedies())) > 40


@pytest.mark.parametrize(("module", "remedy"), list(_remedies()))
def test_a_remedy_reads_right_for_many(module: str, remedy: str) -> None:
    assert not ONE_ITEM.search(remedy), module
