"""Names without spaces break in a narrow label, words do not, and no number is parted from its unit."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from planner.theme.labels import NO_BREAK, NO_SPACE, WrappedLabel, breakable, unbroken


@pytest.mark.parametrize(
    "words",
    ["contoso.xplan", "Two-site DAG, 6,000 mailboxes", "a-b-c-d-e-f-g-h-i-j-k-l-m", "Datenbankverfügbarkeitsgruppe"],
)
def test_words_that_fit_stay_as_they_are(words: str) -> None:
    assert breakable(words) == words


def test_a_long_name_may_break_anywhere() -> None:
    name = "W" * 30 + ".xplan"
    assert breakable(name).split(NO_SPACE) == list(name)


@pytest.mark.parametrize(
    ("words", "lines"),
    [
        ("CPU: 29 % to 39 %.", ["CPU:", "29+%", "to", "39+%."]),
        ("Outlook × 1.2 (1.15 to 1.25 %)", ["Outlook", "×", "1.2", "(1.15+to+1.25+%)"]),
        ("RAM 8 % (8 bis 15 %), 3,5 GB frei", ["RAM", "8+%", "(8+bis+15+%),", "3,5+GB", "frei"]),
        ("sends 40 Mbit/s at 2.4 GHz", ["sends", "40+Mbit/s", "at", "2.4+GHz"]),
        ("2 Hosts (of the site Berlin, 3 in all)", ["2", "Hosts", "(of", "the", "site", "Berlin,", "3", "in", "all)"]),
    ],
)
def test_a_number_and_its_unit_and_a_short_range_stay_on_one_line(words: str, lines: list[str]) -> None:
    assert unbroken(words).replace(NO_BREAK, "+").split(" ") == lines


def test_a_label_paints_what_does_not_break_and_says_what_it_was_given(qtbot: QtBot) -> None:
    label = WrappedLabel("29 % to 39 %")
    qtbot.addWidget(label)
    assert label.text() == "29 % to 39 %"
    assert QLabel.text(label) == f"29{NO_BREAK}% to 39{NO_BREAK}%"
    label.clear()
    assert label.text() == QLabel.text(label) == ""
