"""The command finder: names first, then other words that people know a command by, and a line where nothing matches."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from planner.dialogs.command_finder import CommandFinder
from planner.shell.main_window import MainWindow


@pytest.fixture
def finder(window: MainWindow) -> CommandFinder:
    window.actions_of_plan.by_id["help.find"].trigger()
    found = window.findChild(CommandFinder)
    assert found is not None
    return found


def listed(finder: CommandFinder) -> list[str]:
    return [finder.list.item(row).text().split("    ")[0] for row in range(finder.list.count())]


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("virtualize", "Consolidate…"),
        ("pdf", "Export…"),
        ("outage", "Failures"),
        ("forecast", "Growth"),
        ("esx", "Virtualization host"),
        ("zoom whole", "Fit plan"),
        ("tutorial", "Getting started"),
        ("dark", "Theme: Dark"),
        ("colour scheme", "Theme: High contrast"),
        ("font", "Text size: 150 %"),
        ("language", "Language: Deutsch"),
    ],
)
def test_other_words_lead_to_a_command(finder: CommandFinder, qtbot: QtBot, typed: str, command: str) -> None:
    qtbot.keyClicks(finder.line, typed)
    assert command in listed(finder)


def test_names_come_before_other_words(finder: CommandFinder, qtbot: QtBot) -> None:
    qtbot.keyClicks(finder.line, "copy")
    names = listed(finder)
    by_name = [at for at, name in enumerate(names) if "copy" in name.lower()]
    assert by_name == list(range(len(by_name)))
    assert len(names) > len(by_name) > 0


def test_what_matches_nothing_is_said_and_enter_does_nothing(finder: CommandFinder, qtbot: QtBot) -> None:
    qtbot.keyClicks(finder.line, "xyzzy")
    assert listed(finder) == ["No command matches “xyzzy”."]
    assert not finder.list.item(0).flags() & Qt.ItemFlag.ItemIsEnabled
    qtbot.keyClick(finder.line, Qt.Key.Key_Down)
    qtbot.keyClick(finder.line, Qt.Key.Key_Return)
    assert finder.isVisible()


def test_a_colour_scheme_is_chosen_by_a_few_letters(window: MainWindow, finder: CommandFinder, qtbot: QtBot) -> None:
    before = window.parts.appearance.theme
    qtbot.keyClicks(finder.line, "theme dark")
    qtbot.keyClick(finder.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.parts.appearance.theme == "dark")
    window.parts.appearance.choose(before)
