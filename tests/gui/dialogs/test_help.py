"""The help: its pages, its plots, and that nothing else is ever loaded."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from models.capacity.rules.catalogue import KINDS
from planner.dialogs.help_window import HelpWindow
from planner.presenters.help_figures import HELP_FIGURES
from planner.presenters.help_pages import PAGES
from planner.shell.main_window import MainWindow
from planner.theme.tokens import DARK, LIGHT, Tokens
from tests.gui import look


@pytest.fixture
def help_window(window: MainWindow) -> HelpWindow:
    window.actions_of_plan.by_id["help.model"].trigger()
    return window.findChild(HelpWindow)


def test_the_page_of_the_model_has_text_and_plots(help_window: HelpWindow) -> None:
    assert help_window.windowTitle() == "Where the numbers come from"
    text = help_window.browser.toPlainText()
    assert text.startswith("Where the numbers come from")
    assert text.count("\ufffc") == 6


def test_every_page_is_reached_from_the_contents(help_window: HelpWindow) -> None:
    for row, (_, title) in enumerate(PAGES):
        help_window.contents.setCurrentRow(row)
        assert help_window.browser.toPlainText().startswith(title)
        assert help_window.windowTitle() == title


def test_the_errata_page_is_made_from_the_errata(window: MainWindow) -> None:
    window.actions_of_plan.by_id["help.errata"].trigger()
    text = window.findChild(HelpWindow).browser.toPlainText()
    assert all(
        f"{command.key}: {command.place}" in text and command.reading in text
        for command in look.help_commands(window)._library.errata
    )


def test_one_window_serves_all_pages(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window.canvas, Qt.Key.Key_F1)
    window.actions_of_plan.by_id["help.errata"].trigger()
    (only,) = window.findChildren(HelpWindow)
    assert only.windowTitle() == "Errors in the documents"


@pytest.mark.parametrize(
    "address",
    ["https://example.org/a.png", "file:///etc/passwd", "qrc:/a", "plot:nowhere", "data:image/png;base64,AA", "a.png"],
)
def test_nothing_foreign_is_loaded(help_window: HelpWindow, address: str) -> None:
    for kind in (1, 2, 3):
        found = help_window.browser.loadResource(kind, QUrl(address))
        assert isinstance(found, QImage)
        assert (found.width(), found.height()) == (1, 1)


def test_a_page_cannot_bring_its_own_markup(help_window: HelpWindow) -> None:
    help_window.browser.show_text('# A\n\n<img src="file:///etc/passwd"> <b>x</b>')
    assert '<img src="file:///etc/passwd">' in help_window.browser.toPlainText()


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_all_lines_of_a_table_are_seen(help_window: HelpWindow, tokens: Tokens) -> None:
    browser = help_window.browser
    browser.set_tokens(tokens)
    browser.show_text("| one | two |\n|---|---|\n| three | four |")
    image, line = browser.viewport().grab().toImage(), QColor(tokens.hairline)
    crossed = [sum(image.pixelColor(x, y) == line for x in range(image.width())) for y in range(image.height())]
    assert min(filter(None, crossed)) == 3
    assert sum(count > 3 for count in crossed) == 3


def test_links_lead_to_pages_only(help_window: HelpWindow) -> None:
    help_window.browser.anchorClicked.emit(QUrl("https://example.org"))
    assert help_window.windowTitle() == "Where the numbers come from"
    help_window.browser.anchorClicked.emit(QUrl("help:nowhere"))
    assert help_window.windowTitle() == "Where the numbers come from"
    help_window.browser.anchorClicked.emit(QUrl("help:errata"))
    assert help_window.windowTitle() == "Errors in the documents"


def test_plots_follow_the_theme(help_window: HelpWindow) -> None:
    light = help_window.browser.loadResource(2, QUrl("plot:outlook-anywhere"))
    help_window.set_tokens(DARK)
    dark = help_window.browser.loadResource(2, QUrl("plot:outlook-anywhere"))
    assert dark.pixelColor(1, 100).name().upper() == DARK.card
    assert light.pixelColor(1, 100) != dark.pixelColor(1, 100)


def test_escape_closes_it(help_window: HelpWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(help_window, Qt.Key.Key_Escape)
    assert not help_window.isVisible()


def test_the_page_of_findings_names_every_rule_with_what_it_means(help_window: HelpWindow) -> None:
    help_window.contents.setCurrentRow([name for name, _ in PAGES].index("findings"))
    text = help_window.browser.toPlainText()
    assert all(rule in text and kind.meaning in text for rule, kind in KINDS.items())


@pytest.mark.parametrize("name", HELP_FIGURES)
def test_every_word_of_a_figure_stands_within_its_picture(help_window: HelpWindow, name: str) -> None:
    picture = help_window.browser.loadResource(2, QUrl(f"plot:{name}"))
    ratio = picture.devicePixelRatio()
    edge = [picture.pixelColor(picture.width() - 1, y).name() for y in range(picture.height())]
    assert (picture.width() / ratio, picture.height() / ratio) == (640, 340)
    assert {colour.upper() for colour in edge} == {LIGHT.card}


def test_figures_grow_with_the_letters(help_window: HelpWindow) -> None:
    help_window.set_tokens(LIGHT.at_scale(1.25))
    picture = help_window.browser.loadResource(2, QUrl("plot:memory-fit"))
    assert picture.deviceIndependentSize().width() == 800


def test_a_search_shows_lines_and_enter_opens_the_first(help_window: HelpWindow, qtbot: QtBot) -> None:
    help_window.search.setText("PAGE sharing")
    assert all("sharing" in help_window.hits.item(row).text() for row in range(help_window.hits.count()))
    qtbot.keyClick(help_window.search, Qt.Key.Key_Return)
    assert "page sharing" in help_window.browser.textCursor().block().text().casefold()


def test_a_search_without_a_match_says_so_and_escape_clears_it(help_window: HelpWindow, qtbot: QtBot) -> None:
    help_window.search.setText("no such words anywhere")
    assert help_window.no_match.isVisible()
    qtbot.keyClick(help_window.search, Qt.Key.Key_Escape)
    assert help_window.contents.isVisible()


def test_back_and_forward_go_through_what_was_shown(help_window: HelpWindow) -> None:
    help_window.show_page("errata")
    help_window.back.click()
    assert help_window.windowTitle() == "Where the numbers come from"
    assert not help_window.back.isEnabled()
    help_window.forward.click()
    assert help_window.windowTitle() == "Errors in the documents"
    assert not help_window.forward.isEnabled()


def test_a_link_can_lead_to_a_heading(help_window: HelpWindow) -> None:
    help_window.browser.anchorClicked.emit(QUrl("help:model#memory"))
    assert help_window.browser.textCursor().block().text() == "Memory"
