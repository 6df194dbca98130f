"""File, Import populations: files are read beside the window, chosen in a table, and become one step."""

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from models.plan.entities import Population, Users
from models.plan.kinds import runs_roles
from models.plan.queries import site_of
from models.planfile import plan_to_json
from planner.dialogs import files
from planner.dialogs.population_table import ACTION, NAME, NUMBERS, SITE, USERS
from planner.dialogs.populations import PopulationsDialog
from planner.shell.main_window import MainWindow
from planner.shell.told_bar import ToldBar
from tests.faults import population_files as made
from tests.gui import look
from tests.gui.asking import press_when_asked

LEFT = Qt.MouseButton.LeftButton
LONGEST_S = 10
Open = Callable[..., PopulationsDialog]
# A list that drops down without a display.
pytestmark = pytest.mark.qt_log_ignore("does not support grabbing the keyboard")


@pytest.fixture
def open_with(window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    """Choose files by the menu; returns the dialog once they are read."""

    def choose(**texts: str) -> PopulationsDialog:
        paths = []
        for name, text in texts.items():
            paths.append(tmp_path / f"{name}.csv")
            paths[-1].write_text(text, encoding="utf-8", newline="")
        monkeypatch.setattr(files, "ask_populations", lambda _parent, _folder: tuple(paths))
        window.actions_of_plan.by_id["file.import_populations"].trigger()
        qtbot.waitUntil(lambda: bool(window.findChildren(PopulationsDialog)))
        return window.findChildren(PopulationsDialog)[-1]

    return choose


def text(dialog: PopulationsDialog, row: int, column: int) -> str:
    return str(dialog.rows.index(row, column).data())


def rows(dialog: PopulationsDialog) -> list[tuple[str, ...]]:
    return [
        tuple(text(dialog, row, column) for column in (NAME, ACTION, SITE)) for row in range(dialog.rows.rowCount())
    ]


def centre(dialog: PopulationsDialog, row: int, column: int) -> QPoint:
    return dialog.table.visualRect(dialog.rows.index(row, column)).center()


def pick(dialog: PopulationsDialog, qtbot: QtBot, row: int, column: int, words: str) -> None:
    """Open a cell by a click and choose in its list by keys."""
    qtbot.mouseClick(dialog.table.viewport(), LEFT, pos=centre(dialog, row, column))
    editor = dialog.table.indexWidget(dialog.rows.index(row, column))
    assert isinstance(editor, QComboBox)
    qtbot.waitUntil(lambda: editor.view().isVisible())
    place = editor.findText(words)
    assert place >= 0, [editor.itemText(number) for number in range(editor.count())]
    steps = place - editor.currentIndex()
    for _ in range(abs(steps)):
        QTest.keyClick(editor.view(), Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    QTest.keyClick(editor.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: text(dialog, row, column) == words)


def named(window: MainWindow) -> dict[str, Population]:
    return {population.name: population for population in window.session.plan.populations}


def test_short_names_are_read_in_full(open_with: Open, qtbot: QtBot) -> None:
    """They were measured before the style gave cells their padding."""
    table = open_with(activity=made.activity(users=5)).table
    index = table.model().index(0, NAME)
    assert index.data() == "Microsoft 365"
    assert table.columnWidth(NAME) >= table.sizeHintForIndex(index).width()


def test_a_profile_from_the_menu_to_undo(window: MainWindow, open_with: Open, qtbot: QtBot) -> None:
    before = window.session.plan
    dialog = open_with(sites=made.profile())
    assert dialog.forms.text() == "Read: message profile of Generate-MessageProfile."
    assert rows(dialog) == [
        ("Leeds", "Add", "Leeds"), ("London", "Update Head office", "London"), ("Oslo", "Add", "New site Oslo")
    ]  # fmt: skip
    assert [text(dialog, 1, column) for column in range(NUMBERS, USERS + 1)] == [
        "1,200",
        "58",
        "71 KB",
        "–",
        "–",
        "–",
        "–",
    ]
    assert not dialog.level.isVisible()
    assert not dialog.site.isVisible()
    assert window.session.plan is before
    qtbot.mouseClick(dialog.button, LEFT)
    after = named(window)
    assert (after["Head office"].mailboxes, after["Head office"].messages_per_day) == (1200, 58.0)
    assert (after["Head office"].users, after["Head office"].mailbox_mb) == (Users(outlook=2000), 100.0)
    assert (after["Oslo"].mailboxes, after["Leeds"].message_kb) == (95, 49.0)
    assert window.session.undo_stack.undoText() == "Import 3 populations"
    assert window.session.undo_stack.count() == 1
    assert set(window.selection.ids) == {population.id for population in after.values()}
    assert window.status.currentMessage() == "2 populations added and 1 population updated."
    told = window.findChild(ToldBar).label.text()
    assert told.startswith(
        "2 populations added and 1 population updated. Not in the files, and unchanged: mailbox size"
    )
    window.session.undo_stack.undo()
    assert window.session.plan == before


def test_each_row_is_added_or_updates_or_is_left_out(window: MainWindow, open_with: Open, qtbot: QtBot) -> None:
    dialog = open_with(sites=made.profile())
    dialog.show()
    pick(dialog, qtbot, 0, ACTION, "Leave out")
    assert text(dialog, 0, SITE) == "–"
    pick(dialog, qtbot, 1, ACTION, "Add")
    assert "Counted in addition to the populations already there: London." in dialog.count.text()
    pick(dialog, qtbot, 2, SITE, "Leeds")
    assert dialog.count.text().startswith("2 to add, 0 to update, 1 to leave out.")
    qtbot.mouseClick(dialog.button, LEFT)
    after = named(window)
    assert set(after) == {"Head office", "London", "Oslo"}
    assert (after["Oslo"].site, after["Head office"].mailboxes, after["London"].mailboxes) == ("leeds", 2000, 1200)


def test_two_rows_for_one_population_are_refused_until_one_is_changed(open_with: Open, qtbot: QtBot) -> None:
    dialog = open_with(sites=made.profile())
    pick(dialog, qtbot, 0, ACTION, "Update Head office")
    assert dialog.fault.text() == "Head office can be updated from one population only."
    assert not dialog.button.isEnabled()
    pick(dialog, qtbot, 1, ACTION, "Leave out")
    assert not dialog.fault.isVisible()
    assert dialog.button.isEnabled()


def test_all_left_out_is_nothing_to_import(open_with: Open, qtbot: QtBot) -> None:
    dialog = open_with(sites=made.profile({"Oslo": (1, 2, 3)}))
    pick(dialog, qtbot, 0, ACTION, "Leave out")
    assert "nothing to import" in dialog.fault.text()
    assert not dialog.button.isEnabled()


def test_three_reports_become_one_population_at_a_site_that_is_asked_for(
    window: MainWindow, open_with: Open, qtbot: QtBot
) -> None:
    dialog = open_with(activity=made.activity(), usage=made.usage(), apps=made.apps())
    assert rows(dialog) == [("Microsoft 365", "Add", "Choose a site")]
    assert dialog.fault.text() == "Microsoft 365: choose the site it belongs to."
    assert dialog.site.isVisible()
    dialog.site.setFocus()
    QTest.keyClick(dialog.site, Qt.Key.Key_Down)
    QTest.keyClick(dialog.site, Qt.Key.Key_Down)
    qtbot.waitUntil(dialog.button.isEnabled)
    site = text(dialog, 0, SITE)
    assert site in {"Leeds", "London"}
    qtbot.mouseClick(dialog.button, LEFT)
    added = named(window)["Microsoft 365"]
    assert (added.mailboxes, added.messages_per_day, added.mailbox_mb, added.users.outlook) == (190, 40.0, 2048.0, 190)
    assert added.site == site.casefold()


def test_databases_can_be_put_together(open_with: Open, qtbot: QtBot) -> None:
    dialog = open_with(boxes=made.statistics(), log=made.log())
    assert dialog.level.isVisible()
    assert [row[0] for row in rows(dialog)] == ["EX01", "EX02"]
    assert text(dialog, 0, NUMBERS + 5) == "0.4"
    dialog.level.setFocus()
    QTest.keyClick(dialog.level, Qt.Key.Key_Down)
    assert [row[0] for row in rows(dialog)] == ["DB01", "DB02", "DB03", "EX01"]
    QTest.keyClick(dialog.level, Qt.Key.Key_Down)
    assert [row[0] for row in rows(dialog)] == ["All mailboxes"]
    assert text(dialog, 0, NUMBERS) == "100"


def test_by_keys_alone(window: MainWindow, open_with: Open, qtbot: QtBot) -> None:
    dialog = open_with(sites=made.profile({"London": (10, 20, 30)}))
    table = dialog.table
    table.setFocus()
    table.setCurrentIndex(dialog.rows.index(0, ACTION))
    QTest.keyClick(table, Qt.Key.Key_F2)
    editor = table.indexWidget(dialog.rows.index(0, ACTION))
    assert isinstance(editor, QComboBox)
    assert editor.accessibleName() == "Import as"
    QTest.keyClick(editor, Qt.Key.Key_Home)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: text(dialog, 0, ACTION) == "Add")
    assert not dialog.isHidden()
    table.setCurrentIndex(dialog.rows.index(0, NAME))
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert window.session.undo_stack.count() == 0
    dialog.button.setFocus()
    QTest.keyClick(dialog.button, Qt.Key.Key_Space)
    assert named(window)["London"].mailboxes == 10


def test_escape_changes_nothing(window: MainWindow, open_with: Open) -> None:
    before = window.session.plan
    dialog = open_with(sites=made.profile())
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.session.plan is before


def test_a_file_that_is_not_read_is_a_message(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "inventory.csv"
    path.write_text("VM,Powerstate\nx,on\n")
    monkeypatch.setattr(files, "ask_populations", lambda _parent, _folder: (path,))
    seen: list[str] = []
    press_when_asked(QMessageBox.StandardButton.Ok, seen)
    window.actions_of_plan.by_id["file.import_populations"].trigger()
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0].startswith("inventory.csv: this is a list of machines (RVTools);")
    assert not look.populations(window).running


def test_reading_can_be_cancelled(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "MSGTRK.LOG"
    path.write_bytes((made.log(days=1) * 60).encode())
    monkeypatch.setattr(files, "ask_populations", lambda _parent, _folder: (path,))
    window.actions_of_plan.by_id["file.import_populations"].trigger()
    bar = look.populations(window)._parts.bar
    assert bar.label.text() == "Reading MSGTRK.LOG…"
    qtbot.waitUntil(lambda: bar.progress.value() > 0)
    qtbot.mouseClick(bar.cancel_button, LEFT)
    assert not bar.isVisible()
    assert window.status.currentMessage() == (
        "Reading MSGTRK.LOG was cancelled; nothing was imported. File, Import populations… starts it again."
    )
    qtbot.wait(200)
    assert not window.findChildren(PopulationsDialog)
    assert QApplication.activeModalWidget() is None


def test_every_control_says_its_name(open_with: Open) -> None:
    dialog = open_with(boxes=made.statistics())
    for control in (dialog.level, dialog.site, dialog.table):
        assert control.accessibleName()


def test_nothing_of_a_person_is_seen_or_kept(
    window: MainWindow, open_with: Open, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    dialog = open_with(activity=made.activity(), usage=made.usage(), apps=made.apps(), boxes=made.statistics(),
                       list=made.mailboxes(), log=made.log(days=1))  # fmt: skip
    cells = [text(dialog, row, column) for row in range(dialog.rows.rowCount()) for column in range(USERS + 1)]
    tips = [dialog.rows.index(row, USERS).data(Qt.ItemDataRole.ToolTipRole) for row in range(dialog.rows.rowCount())]
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    dialog.site.setFocus()
    QTest.keyClick(dialog.site, Qt.Key.Key_Down)
    qtbot.mouseClick(dialog.button, LEFT)
    # Those of the reports are the same people.
    assert "Microsoft 365" not in named(window) and len(named(window)) > 1
    bar = window.findChild(ToldBar).label.text()
    kept = [plan_to_json(window.session.plan), window.status.currentMessage(), bar, caplog.text]
    everything = "\n".join([*cells, *map(str, tips), *shown, *kept]).casefold()
    assert [canary for canary in made.CANARIES if canary.casefold() in everything] == []


def test_thousands_of_rows_open_and_change_in_time(window: MainWindow, open_with: Open, qtbot: QtBot) -> None:
    dialog = open_with(sites=made.profile({f"Site {number}": (10, 20, 30) for number in range(3_000)}))
    assert dialog.rows.rowCount() == 3_000
    begun = process_time()
    pick(dialog, qtbot, 0, ACTION, "Leave out")
    assert process_time() - begun < LONGEST_S
    assert dialog.count.text().startswith("2,999 to add")


def test_a_server_joins_the_profile_of_the_site_that_is_chosen_for_it(
    window: MainWindow, open_with: Open, qtbot: QtBot
) -> None:
    """The profile names sites, the statistics servers: both are of the same people."""
    dialog = open_with(sites=made.profile(), sizes=made.statistics())
    dialog.level.setCurrentIndex(dialog.level.findText("each site"))
    assert [name for name, _, _ in rows(dialog)] == ["EX01", "EX02", "Leeds", "London", "Oslo"]
    assert "EX01 and EX02: not joined" in dialog.told.text()
    pick(dialog, qtbot, 2, ACTION, "Leave out")
    by_hand(dialog, 0, SITE, "London")
    qtbot.waitUntil(lambda: [name for name, _, _ in rows(dialog)] == ["EX02", "Leeds", "London", "Oslo"])
    assert text(dialog, 1, ACTION) == "Leave out", "what was chosen of the others stays"
    assert text(dialog, 2, NUMBERS) == "1,200"
    assert text(dialog, 2, NUMBERS + 3) not in {"–", ""}, "the size is that of the statistics"
    assert "EX01: counted with the mailboxes of London." in dialog.told.text()


def by_hand(dialog: PopulationsDialog, row: int, column: int, words: str) -> None:
    """Choose in a cell whose row goes with the choice."""
    index = dialog.rows.index(row, column)
    (option,) = [option for option in dialog.rows.options(index) if option.words == words]
    dialog.rows.setData(index, option)


def test_servers_of_the_plan_join_a_site_of_the_files_once_it_is_placed_where_they_are(
    window: MainWindow, open_with: Open, qtbot: QtBot
) -> None:
    """The plan calls the site London, the profile LON-DC1."""
    plan = window.session.plan
    design = plan.designs[0]
    machine = next(machine for machine in design.machines if runs_roles(machine))
    site = next(site for site in plan.sites if site.id == site_of(design, machine))
    data = made.statistics().replace("EX01", machine.name)
    dialog = open_with(sites=made.profile({"LON-DC1": (1200, 58, 71)}), sizes=data)
    dialog.level.setCurrentIndex(dialog.level.findText("each site"))
    assert [name for name, _, _ in rows(dialog)] == ["EX02", "LON-DC1", site.name]
    assert f"{machine.name}: counted at {site.name}, where the plan has them" in dialog.told.text()
    by_hand(dialog, 1, SITE, site.name)
    qtbot.waitUntil(lambda: [name for name, _, _ in rows(dialog)] == ["EX02", "LON-DC1"])
    assert f"{machine.name}: counted with the mailboxes of LON-DC1." in dialog.told.text()
