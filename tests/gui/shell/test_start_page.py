"""The page before any plan, and how the window looks: size of letters, contrast, full screen."""

import gc
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QTabBar
from pytestqt.qtbot import QtBot

from models.plan.entities import Plan
from models.planfile import save_plan
from planner.application import Model, build_window
from planner.canvas.items.card import CardItem
from planner.presenters.samples import samples_in
from planner.reports.drawings import picture_of
from planner.session.places import Places
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings
from planner.theme.tokens import LIGHT_CONTRAST
from resources import folder
from tests.gui import look
from tests.gui.tasks import all_done, done

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def start(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window with its start page."""
    window.actions_of_plan.by_id["file.start"].trigger()
    qtbot.waitUntil(look.start_page(window).isVisible)
    return window


def card_named(window: MainWindow, name: str):
    cards = [*look.start_page(window).samples.values(), *look.start_page(window).recent]
    return next(card for card in cards if card.accessibleName() == name)


def test_it_stands_alone_and_the_panels_come_back_as_they_were(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.by_name["tree"].close()
    before = {name: dock.isHidden() for name, dock in window.docks.by_name.items()}
    window.actions_of_plan.by_id["file.start"].trigger()
    assert not any(dock.isVisible() for dock in window.docks.by_name.values())
    qtbot.keyClick(look.start_page(window), Qt.Key.Key_Escape)
    assert window.canvas.isVisible()
    assert {name: dock.isHidden() for name, dock in window.docks.by_name.items()} == before


def test_a_sample_shows_what_it_is_and_opens_with_a_click(start: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: look.start_page(start).samples["three-sites"].accessibleName() == "Contoso, three sites")
    card = card_named(start, "Contoso, three sites")
    qtbot.waitUntil(lambda: "3 sites" in card.accessibleDescription())
    qtbot.mouseClick(card, LEFT)
    all_done(start.files.tasks)
    assert start.session.plan.title == "Contoso, three sites"
    assert start.canvas.isVisible()


def test_a_template_begins_a_plan(start: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(look.start_page(start).samples["two-two-vcpu-vms"], LEFT)
    all_done(start.files.tasks)
    kinds = [machine.kind for design in start.session.plan.designs for machine in design.machines]
    assert kinds.count("vm") == 2
    assert start.session.path is None


def test_files_used_last_open_and_missing_ones_cannot(start: MainWindow, plan: Plan, tmp_path: Path, qtbot: QtBot):
    here, gone = tmp_path / "here.xplan", tmp_path / "gone.xplan"
    for path in (here, gone):
        save_plan(plan, path)
        done(start.files.open_path(path))
    gone.unlink()
    start.actions_of_plan.by_id["file.start"].trigger()
    missing = card_named(start, "gone.xplan")
    assert not missing.isEnabled()
    assert missing.accessibleDescription().startswith("not found in ")
    assert card_named(start, "here.xplan").accessibleDescription().startswith("today, ")
    qtbot.mouseClick(card_named(start, "here.xplan"), LEFT)
    all_done(start.files.tasks)
    assert start.session.path == here


def test_a_file_that_was_opened_has_a_picture(
    window: MainWindow, plan: Plan, tmp_path: Path, places: Places, qtbot: QtBot
) -> None:
    path = tmp_path / "drawn.xplan"
    save_plan(plan, path)
    done(window.files.open_path(path))
    qtbot.waitUntil(lambda: any((places.data / "pictures").glob("*.png")))


def test_the_way_back_and_new_plan_are_buttons(start: MainWindow, qtbot: QtBot) -> None:
    buttons = {entry.text(): entry for entry in look.start_page(start).findChildren(type(look.start_page(start).back))}
    assert {"New plan", "Open…"} <= set(buttons)
    qtbot.mouseClick(buttons["New plan"], LEFT)
    assert start.session.plan.title == ""
    assert not look.start_page(start).isVisible()


def test_the_arrangement_is_kept_even_when_the_window_closes_at_the_start_page(
    start: MainWindow, qtbot: QtBot, qapp: QApplication, model: Model, settings: Settings, places: Places
) -> None:
    start.session.undo_stack.setClean()
    start.close()
    again = build_window(qapp, model, settings, places)
    qtbot.addWidget(again, before_close_func=lambda entry: entry.session.undo_stack.setClean())
    again.show()
    assert all(not dock.isHidden() for dock in again.docks.by_name.values())


def test_letters_grow_and_that_is_remembered(window: MainWindow, settings: Settings, qapp: QApplication) -> None:
    sizes = {action.text(): action for action in window.actions_of_plan.submenus["view.text_size"].actions()}
    usual = window.fontMetrics().height()
    sizes["200 %"].trigger()
    try:
        assert window.fontMetrics().height() > 1.8 * usual
        assert settings.values.text_percent == 200
        assert not window.grab().isNull()
    finally:
        sizes["100 %"].trigger()
    assert window.fontMetrics().height() == usual


def test_high_contrast_can_be_chosen(window: MainWindow, settings: Settings) -> None:
    themes = {action.text(): action for action in window.actions_of_plan.submenus["view.theme"].actions()}
    themes["&High contrast"].trigger()
    assert settings.values.theme == "contrast"
    assert window.grab().toImage().pixelColor(300, 60) == QColor(LIGHT_CONTRAST.card)


def test_full_screen_is_a_switch(window: MainWindow) -> None:
    action = window.actions_of_plan.by_id["view.full_screen"]
    action.trigger()
    assert window.isFullScreen()
    action.trigger()
    assert not window.isFullScreen()


def test_pictures_leave_no_items_behind(window: MainWindow, tmp_path: Path, plan: Plan, qtbot: QtBot) -> None:
    """Items that Python collects later, in any order, while Qt still counts on them end the program."""
    save_plan(plan, tmp_path / "one.xplan")
    done(window.files.open_path(tmp_path / "one.xplan"))
    qtbot.waitUntil(lambda: any((window.parts.places.data / "pictures").glob("*.png")))
    picture_of(look.reports(window).source())
    # What a plan brought is set aside from collections after a while, and is not listed then.
    gc.unfreeze()
    alive = [object for object in gc.get_objects() if isinstance(object, CardItem) and shiboken6.isValid(object)]
    assert alive
    assert {entry.scene() for entry in alive} == {window.canvas.scene()}


def test_rows_of_tabs_are_named_when_the_window_began_at_the_start_page(
    qtbot: QtBot, qapp: QApplication, model: Model, settings: Settings, places: Places
) -> None:
    window = build_window(qapp, model, settings, places)
    qtbot.addWidget(window)
    window.stage.show_start()
    window.show()
    qtbot.waitUntil(lambda: window.docks.awake)
    done(window.files.new())
    only = Qt.FindChildOption.FindDirectChildrenOnly

    def names() -> list[str]:
        return [bar.accessibleName() for bar in window.findChildren(QTabBar, options=only) if bar.isVisible()]

    qtbot.waitUntil(lambda: names() == ["Panels", "Panels"])


def test_without_a_plan_there_is_no_way_back(window: MainWindow, qtbot: QtBot) -> None:
    done(window.files.new())
    window.actions_of_plan.by_id["file.start"].trigger()
    page = look.start_page(window)
    qtbot.waitUntil(page.isVisible)
    assert not page.back.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.isVisible()


def test_with_a_plan_there_is_a_way_back(start: MainWindow, qtbot: QtBot) -> None:
    assert look.start_page(start).back.isVisible()
    qtbot.mouseClick(look.start_page(start).back, LEFT)
    assert start.canvas.isVisible()


def test_the_menu_of_samples_shows_their_titles(window: MainWindow) -> None:
    assert window.docks.awake
    menu = window.actions_of_plan.submenus["file.samples"]
    # The first window may have read them in another language.
    titles = [sample.title for sample in window.parts.model.samples]
    assert [action.text() for action in menu.actions()] == titles
    english = [sample.title for sample in samples_in(folder())]
    assert english == [
        "CAS and Hub on one server (Test 2b)",
        "Exchange 2003 on one PowerEdge 6850",
        "Small business, 300 mailboxes",
        "Contoso, three sites",
        "Two-site DAG, 6,000 mailboxes",
    ]
