"""Names without spaces break in a narrow label; words that are read as words do not."""

import pytest

from planner.theme.letters import NO_SPACE, breakable


@pytest.mark.parametrize(
    "words",
    ["contoso.xplan", "Two-site DAG, 6,000 mailboxes", "a-b-c-d-e-f-g-h-i-j-k-l-m", "Datenbankverfügbarkeitsgruppe"],
)
def test_words_that_fit_stay_as_they_are(words: str) -> None:
    assert breakable(words) == words


def test_a_long_name_may_break_anywhere() -> None:
    name = "W" * 30 + ".xplan"
    assert breakable(name).split(NO_SPACE) == list(name)
