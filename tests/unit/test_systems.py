"""What is left out on some system is named once, is needed, and stays little."""

import re
from pathlib import Path

from tests.systems import LIMITS_OF_WINE, POSIX_ONLY

TESTS = Path(__file__).parents[1]
MOST_LIMITS = 8


def asked(mark: str) -> set[str]:
    """What the tests ask for by a mark."""
    texts = [path.read_text("utf-8") for path in TESTS.rglob("test_*.py") if path != Path(__file__)]
    return {what for text in texts for what in re.findall(rf"\b{mark}\(\"([^\"]+)\"\)", text)}


def test_what_windows_lacks_is_what_tests_ask_for() -> None:
    assert asked("needs") == set(POSIX_ONLY)


def test_the_limits_of_wine_are_few_and_needed() -> None:
    """Each hides a part of Windows from every run but one on Windows itself."""
    assert asked("needs_of_windows") == set(LIMITS_OF_WINE)
    assert len(LIMITS_OF_WINE) <= MOST_LIMITS


def test_a_text_is_read_in_utf_8_on_every_system() -> None:
    """Windows reads in another encoding unless told."""
    here = Path(__file__)
    found = [path.name for path in TESTS.rglob("*.py") if path != here and "read_text()" in path.read_text("utf-8")]
    assert found == []
