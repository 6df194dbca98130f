"""Letters at 200 %: panels and dialogs have room for their words; and names of any length leave room for the rest."""

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QTextCursor
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.fields import LONGEST_TEXT
from planner.dialogs.consolidate import ConsolidateDialog
from planner.dialogs.figure_block import FigureBlock
from planner.dialogs.help_window import HelpWindow
from planner.dialogs.place_chooser import PlaceChooser
from planner.dialogs.shortcuts import ShortcutsDialog
from planner.dialogs.trail_popover import TrailPopover
from planner.shell.main_window import MainWindow
from tests.gui import look


@pytest.fixture
def large(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    """The window after its user has chosen letters of 200 %."""
    window.resize(1440, 900)
    qtbot.wait(20)
    window.parts.appearance.choose_text(200)
    qtbot.wait(50)
    yield window
    window.parts.appearance.choose_text(100)


def opened(window: MainWindow, action: str, kind: type[QDialog], qtbot: QtBot) -> QDialog:
    window.actions_of_plan.by_id[action].trigger()
    dialog = window.findChild(kind)
    qtbot.waitExposed(dialog)
    return dialog


def room_for_text(field: QLineEdit) -> bool:
    return field.fontMetrics().horizontalAdvance(field.text()) + 16 <= field.width()


def test_the_sides_grow_with_their_letters_when_they_are_chosen(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 900)
    qtbot.wait(20)
    sides = [window.docks.by_name[name] for name in ("palette", "inspector")]
    before = [side.width() for side in sides]
    window.parts.appearance.choose_text(150)
    qtbot.wait(50)
    after = [side.width() for side in sides]
    window.parts.appearance.choose_text(100)
    assert all(1.4 * entry < other < 1.7 * entry for entry, other in zip(before, after, strict=True))


def test_fields_have_room_for_their_numbers(large: MainWindow, qtbot: QtBot) -> None:
    large.selection.set(("mbx",))
    for dock in ("what_if", "growth"):
        large.docks.bring(dock)
        qtbot.wait(50)
    assert room_for_text(look.what_if(large).rows["users"].editor)
    assert room_for_text(look.growth(large).everyone)
    assert room_for_text(look.inspector(large).main.rows["memory_mb"].editor)


def test_fields_that_stand_there_already_grow(window: MainWindow, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    window.docks.bring("what_if")
    fields = [lambda: look.what_if(window).rows["users"].editor, lambda: look.growth(window).everyone]
    before = [field().width() for field in fields]
    window.parts.appearance.choose_text(200)
    qtbot.wait(50)
    after = [field().width() for field in fields]
    memory = look.inspector(window).main.rows["memory_mb"].editor
    assert room_for_text(memory)
    window.parts.appearance.choose_text(100)
    assert all(other > 1.5 * entry for entry, other in zip(before, after, strict=True))


def test_every_shortcut_is_read_in_full(large: MainWindow, qtbot: QtBot) -> None:
    table = opened(large, "help.shortcuts", ShortcutsDialog, qtbot).table
    widest = max(table.fontMetrics().horizontalAdvance(table.item(row, 0).text()) for row in range(table.rowCount()))
    assert widest <= table.columnWidth(0)
    assert min(table.rowHeight(row) for row in range(table.rowCount())) >= table.fontMetrics().height()


def test_a_figure_names_its_facts_in_full(large: MainWindow, qtbot: QtBot) -> None:
    large.selection.set(("mbx",))
    trail = opened(large, "view.why", TrailPopover, qtbot)
    names = [label for label in trail.findChild(FigureBlock).findChildren(QLabel) if label.text() == "Document"]
    assert names
    assert all(name.fontMetrics().horizontalAdvance(name.text()) <= name.width() for name in names)


def test_choices_of_consolidating_are_read_in_full(large: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(large, "plan.consolidate", ConsolidateDialog, qtbot)
    qtbot.wait(50)
    for box in dialog.form.findChildren(QCheckBox):
        right = box.mapTo(dialog, box.rect().topLeft()).x() + box.sizeHint().width()
        assert all(right <= _right_of(dialog, holder) for holder in (dialog.form, dialog.form.parentWidget()))
    assert dialog.width() <= 1366, "the width of a small laptop's screen"


def _right_of(dialog: QDialog, part: QWidget) -> int:
    return part.mapTo(dialog, part.rect().topRight()).x() + 1


def test_headings_of_the_help_stand_out(large: MainWindow, qtbot: QtBot) -> None:
    browser = opened(large, "help.getting_started", HelpWindow, qtbot).browser
    cursor = QTextCursor(browser.document())
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert cursor.charFormat().font().pixelSize() > QFontInfo(browser.font()).pixelSize()


@pytest.fixture
def wide(window: MainWindow, qtbot: QtBot) -> int:
    """How wide the findings are while all names are short."""
    window.resize(1440, 900)
    qtbot.wait(50)
    return window.docks.by_name["findings"].width()


@pytest.fixture
def long_names(window: MainWindow, wide: int) -> MainWindow:
    """The window, with names as long as they may be, and nowhere to break them."""
    session = window.session
    for identifier in ("london", "leeds", "esx", "esx-b", "mbx", "hq"):
        session.do(edits.rename(session.plan, identifier, identifier[0].upper() * LONGEST_TEXT))
    plan = evolve(
        session.plan, designs=tuple(evolve(design, name="D" * LONGEST_TEXT) for design in session.plan.designs)
    )
    session.replace(plan, None)
    session.show_design("virtual")
    return window


def test_long_names_leave_every_panel_its_room(long_names: MainWindow, qtbot: QtBot, wide: int) -> None:
    window = long_names
    for name in ("machines", "compare"):
        window.docks.bring(name)
        qtbot.wait(50)
    assert window.width() == 1440
    assert window.docks.by_name["findings"].width() >= wide
    assert look.machines(window).columnWidth(0) < 400
    saved = window.status.saved
    assert saved.mapTo(window, saved.rect().topRight()).x() < window.width()
    assert window.status.parts["busiest"].text().endswith("%") or window.status.parts["busiest"].text()[-1] in "▲✖~"


def test_long_names_make_no_dialog_wider_than_the_screen(long_names: MainWindow, qtbot: QtBot) -> None:
    window = long_names
    widest = opened(window, "plan.consolidate", ConsolidateDialog, qtbot).width()
    chooser = PlaceChooser(window.session.plan.sites, "leeds", "Move to a site", "Site", window)
    chooser.show()
    qtbot.waitExposed(chooser)
    assert max(widest, chooser.width()) <= 1000
    assert chooser.chosen == "leeds"


def test_a_copy_of_what_has_a_long_name_is_named_too(long_names: MainWindow) -> None:
    session = long_names.session
    long_names.selection.set(("mbx", "hq"))
    long_names.actions_of_plan.by_id["edit.duplicate"].trigger()
    assert session.undo_stack.count() == 1
    long_names.actions_of_plan.by_id["plan.copy"].trigger()
    assert len(session.plan.designs) == 3
    look.what_if(long_names).set_scenario(evolve(look.what_if(long_names).scenario, hub_cache_mb=512))
    look.what_if(long_names).add_design()
    names = [design.name for design in session.plan.designs]
    assert len(set(names)) > 2
    assert max(map(len, names)) <= LONGEST_TEXT
    assert QApplication.activeModalWidget() is None


def test_the_panels_below_the_canvas_grow_with_the_letters(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 900)
    qtbot.wait(20)
    dock = window.docks.by_name["compare"]
    before = dock.height()
    window.parts.appearance.choose_text(200)
    qtbot.wait(50)
    after = dock.height()
    window.parts.appearance.choose_text(100)
    assert after > 1.3 * before


def test_a_narrow_status_bar_leaves_out_whole_parts(large: MainWindow, qtbot: QtBot) -> None:
    large.resize(900, 700)
    qtbot.wait(50)
    bar = large.statusBar()
    shown = [label for label in (*large.status.parts.values(), large.status.saved) if label.isVisible()]
    assert large.status.saved in shown
    assert large.status.parts["busiest"] in shown
    assert large.status.parts["evaluated"] not in shown
    assert all(label.width() >= label.sizeHint().width() for label in shown)
    assert all(bar.rect().contains(label.geometry()) for label in shown)


def test_the_words_of_a_comparison_end_with_a_whole_line(large: MainWindow, qtbot: QtBot) -> None:
    large.docks.bring("compare")
    panel = look.comparison(large)
    panel.sentence.setText("So many words that they need several lines in any panel. " * 12)
    panel.foundation.hide()
    for height in (180, 203, 231, 260):
        panel._words.fit(height)
        lines = (panel._words.height() - 2) / panel.sentence.fontMetrics().lineSpacing()
        assert lines == pytest.approx(round(lines))


@pytest.mark.parametrize("page", ["sweep", "growth", "risk"])
def test_the_answer_of_an_exploration_scrolls_rather_than_cut_its_words(
    large: MainWindow, qtbot: QtBot, page: str
) -> None:
    """The first and the last line lay under what stands above and below them."""
    look.explore(large).open_page(page)
    panel = getattr(look, page)(large)
    panel.sentence.setText("So many words that they need several lines in any panel. " * 14)
    qtbot.wait(50)
    assert panel.sentence.height() >= panel.sentence.heightForWidth(panel.sentence.width())


@pytest.mark.parametrize("width", [120, 170, 240])
def test_cards_of_the_palette_are_no_wider_than_their_panel(window: MainWindow, qtbot: QtBot, width: int) -> None:
    area = window.docks.by_name["palette"].widget()
    window.resizeDocks([window.docks.by_name["palette"]], [width], Qt.Orientation.Horizontal)
    qtbot.wait(30)
    panel = look.palette_panel(window)
    assert panel.width() <= area.viewport().width()
    for card in panel.cards.values():
        assert card.height() >= card.heightForWidth(card.width())


def test_no_menu_leaves_for_the_name_of_the_file(large: MainWindow, qtbot: QtBot) -> None:
    bar = large.menuBar()
    large.file_title.setText("A plan of the whole organization.xplan")
    large.resize(800, 600)
    qtbot.wait(30)
    assert not large.file_title.isVisible()
    assert all(bar.rect().contains(bar.actionGeometry(action)) for action in bar.actions())
    large.resize(1440, 900)
    qtbot.wait(30)
    assert large.file_title.isVisible()
