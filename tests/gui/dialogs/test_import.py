"""File, Import inventory: facts of the file, choices that change the counts at once, and where it goes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from models.importers.inventory import Inventory, InventoryHost, InventoryVm
from models.plan.entities import Plan
from planner.dialogs.import_choices import ImportChoices, RememberedHosts, prepared
from planner.dialogs.import_dialog import ImportDialog
from planner.dialogs.import_matching import MatchDialog
from planner.dialogs.import_table import shared_room
from planner.panels.form_edits import change_of
from planner.presenters.inspector import plan_form
from planner.shell.main_window import MainWindow
from planner.shell.told_bar import ToldBar
from planner.theme.tokens import LIGHT
from tests.faults.inventories import workbook
from tests.gui import look
from tests.gui.importing import asked_for, read, take

LEFT = Qt.MouseButton.LeftButton
GUEST = 2
INFO = ("VM", "Powerstate", "Template", "CPUs", "Memory", "Datacenter", "Cluster", "Host", "OS")
HOSTS = [
    ("Host", "Datacenter", "Cluster", "Speed", "# Cores", "# Memory"),
    ("esx-1", "London", "Prod", 2000, 16, 65536),
    ("esx-2", "London", "Lab", 2000, 16, 65536),
]
VMS = [
    INFO,
    ("lon-ex1", "poweredOn", "False", 4, 8192, "London", "Prod", "esx-1", "Microsoft Windows Server 2019 (64-bit)"),
    ("lon-ex2", "poweredOn", "False", 4, 8192, "London", "Prod", "esx-1", "Microsoft Windows Server 2019 (64-bit)"),
    ("lon-expenses", "poweredOn", "False", 2, 4096, "London", "Prod", "esx-1", "Red Hat Enterprise Linux 8"),
    ("test", "poweredOn", "False", 2, 4096, "London", "Lab", "esx-2", ""),
    ("idle", "poweredOff", "False", 2, 4096, "London", "Prod", "esx-1", ""),
    ("gold", "poweredOff", "True", 2, 4096, "London", "Prod", "esx-1", ""),
    ("far", "poweredOn", "False", 2, 4096, "London", "Prod", "old-esx-1.example.com", ""),
]
CPU = [("VM", "CPUs", "Overall"), ("lon-ex1", 4, 4000), ("lon-expenses", 4, 500)]
SHEETS = {"vInfo": VMS, "vHost": HOSTS, "vCPU": CPU}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "London.xlsx"
    path.write_bytes(workbook(SHEETS))
    return path


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch) -> ImportDialog:
    asked_for(monkeypatch, path)
    return read(window, qtbot)


def click(widget: QWidget) -> None:
    """Press where a user does: at the left, on the box or the first letters."""
    QApplication.processEvents()
    assert widget.isVisible()
    QTest.mouseClick(widget, LEFT, pos=QPoint(12, widget.height() // 2))


def facts(dialog: ImportDialog) -> list[tuple[str, ...]]:
    return [tuple(cell.text() for cell in row) for row in dialog.choices.facts.cells[1:]]


def names(dialog: ImportDialog) -> dict[str, bool]:
    rows = dialog.choices.exchange.table.rows
    return {rows.texts(row)[0]: place in rows.chosen for row, place in enumerate(rows.places)}


def click_row(dialog: ImportDialog, name: str) -> None:
    table = dialog.choices.exchange.table
    row = [*names(dialog)].index(name)
    index = table.rows.index(row, 1)
    table.scrollTo(index)
    QTest.mouseClick(table.viewport(), LEFT, pos=table.visualRect(index).center())


def test_every_tick_changes_the_counts_and_the_button_at_once(dialog: ImportDialog) -> None:
    assert facts(dialog) == [
        ("Hosts", "3", "3", "0"), ("Virtual machines", "7", "5", "2"), ("Clusters", "2", "2", "0"),
        ("VMs with measured load", "2", "2", "0"),
    ]  # fmt: skip
    assert dialog.take.text() == "Import 3 hosts and 5 VMs"
    click(dialog.choices.filters.leave_out.ticks["off"])
    assert dialog.take.text() == "Import 3 hosts and 6 VMs"
    click(dialog.choices.filters.clusters.ticks["lab"])
    assert facts(dialog)[0] == ("Hosts", "3", "2", "1")
    assert dialog.take.text() == "Import 2 hosts and 5 VMs"
    assert dialog.choices.facts.left_out.text() == "2 VMs left out, and why"
    assert dict(dialog.choices.facts.bar.shares) == {"Imported": 5, "Cluster Lab": 1, "Templates": 1}
    QTest.keyClicks(dialog.choices.filters.names, "lon-")
    assert dialog.take.text() == "Import 1 host and 3 VMs"


def test_what_contradicts_is_told_with_its_numbers(dialog: ImportDialog) -> None:
    layout = dialog.choices.facts.remarks
    texts = [layout.itemAt(place).widget().text() for place in range(layout.count()) if layout.itemAt(place).widget()]
    assert texts == [
        "▲ 1 host named by VMs is not in the list of hosts",
        "It is added with placeholders. Match it manually, or import only listed hosts.",
        "▲ 1 host lacks cores, clock or memory",
        "Placeholders are used; they are named in the notes of each machine.",
        "▲ lon-expenses has 2 vCPUs in vInfo, 4 in vCPU",
        "2 is used.",
    ]


def test_ticks_by_hand_survive_another_pattern(dialog: ImportDialog) -> None:
    exchange = dialog.choices.exchange
    assert dialog.focusWidget() is exchange.pattern
    QTest.keyClicks(exchange.pattern, "*-ex*")
    assert names(dialog) == {"lon-ex1": True, "lon-ex2": True, "lon-expenses": True}
    assert exchange.matched.text().startswith("matches 3 names.")
    click_row(dialog, "lon-expenses")
    assert exchange.selected.text() == "2 of 5 selected"
    exchange.pattern.clear()
    click_row(dialog, "test")
    QTest.keyClicks(exchange.pattern, "*ex?")
    assert names(dialog) == {"lon-ex1": True, "lon-ex2": True, "lon-expenses": False, "test": True}


def test_the_table_is_ticked_with_the_space_bar(dialog: ImportDialog) -> None:
    table = dialog.choices.exchange.table
    table.setFocus()
    table.setCurrentIndex(table.rows.index(0, 1))
    QTest.keyClick(table, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert [name for name, chosen in names(dialog).items() if chosen] == ["far", "lon-ex1"]
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert [name for name, chosen in names(dialog).items() if chosen] == ["far"]


def test_roles_and_version_are_given_with_the_import(window: MainWindow, dialog: ImportDialog, qtbot: QtBot) -> None:
    exchange = dialog.choices.exchange
    QTest.keyClicks(exchange.pattern, "*ex?")
    exchange.version.setCurrentIndex(exchange.version.findData("2013"))
    click(exchange.roles["cas"])
    click(exchange.roles["mailbox"])
    click(exchange.roles["cas"])
    assert not dialog.take.isEnabled()
    assert dialog.reason.text() == "Choose at least one role for the selected VMs."
    click(exchange.roles["cas"])
    take(window, dialog, qtbot)
    machines = {machine.name: machine for machine in window.session.design.machines}
    assert (machines["lon-ex1"].exchange, machines["lon-ex1"].roles) == ("2013", ("cas",))
    assert machines["lon-ex1"].other.cpu_mhz is None
    assert (machines["lon-expenses"].roles, machines["lon-expenses"].other.cpu_mhz) == ((), 500.0)
    assert "Left out (1): powered-off VMs\n- idle" in window.session.design.notes
    assert window.session.path is None


def test_the_list_stays_readable_in_the_inspector(window: MainWindow, dialog: ImportDialog, qtbot: QtBot) -> None:
    take(window, dialog, qtbot)
    form = plan_form(window.session.plan)
    row = form.main[-1].rows[-1]
    assert (row.field.label, row.value) == ("Notes of Imported", window.session.design.notes)
    changed = change_of(window.session.plan, (), row.path, "Read.").apply(window.session.plan)
    assert changed.designs[0].notes == "Read."
    panel = look.inspector(window)
    QApplication.processEvents()
    assert any("- idle" in text.toPlainText() for text in panel.findChildren(QPlainTextEdit))


def test_enter_in_a_pattern_goes_on_and_imports_nothing(window: MainWindow, dialog: ImportDialog) -> None:
    before, exchange = window.session.plan, dialog.choices.exchange
    QTest.keyClicks(exchange.pattern, "ex")
    QTest.keyClick(exchange.pattern, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.focusWidget() is exchange.about
    assert window.session.plan is before


def test_tab_goes_as_the_page_is_read(dialog: ImportDialog) -> None:
    choices = dialog.choices
    choices.exchange.version.setCurrentIndex(choices.exchange.version.findData("2013"))
    choices.exchange.pattern.setText("ex")
    QApplication.processEvents()
    choices.facts.copy.setFocus()
    seen = []
    while not seen or seen[-1] is not choices.load:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        seen.append(dialog.focusWidget())
        assert len(seen) < 40
    filters, exchange = choices.filters, choices.exchange
    assert seen == [
        *filters.leave_out.ticks.values(), filters.names, *filters.clusters.ticks.values(), filters.only_listed,
        filters.match_hosts, exchange.pattern, exchange.about, exchange.table, exchange.version,
        *exchange.roles.values(), exchange.another, choices.load,
    ]  # fmt: skip


def test_bars_take_the_colours_of_another_theme(window: MainWindow, dialog: ImportDialog) -> None:
    bars = [card.bar for card in dialog.choices.sites.cards]
    window.context.parts.appearance.choose("dark")
    assert {bar.tokens.name for bar in bars} == {"dark"}
    window.context.parts.appearance.choose("light")
    assert {bar.tokens.name for bar in bars} == {"light"}


def test_the_guest_can_say_which_run_exchange(dialog: ImportDialog) -> None:
    exchange = dialog.choices.exchange
    QTest.keyClick(exchange.about, Qt.Key.Key_Down)
    QTest.keyClicks(exchange.pattern, "2019")
    assert names(dialog) == {"lon-ex1": True, "lon-ex2": True}


def test_it_becomes_a_design_of_the_open_plan_in_one_step(
    window: MainWindow, dialog: ImportDialog, qtbot: QtBot
) -> None:
    before = window.session.plan
    click(dialog.new_design)
    assert dialog.reason.text() == "Can be undone in one step"
    take(window, dialog, qtbot)
    assert window.session.undo_stack.count() == 1
    assert window.session.design.name == "London"
    # The plan has this site already.
    assert window.session.plan.sites == before.sites
    assert window.status.currentMessage().startswith("Imported hosts: 3, virtual machines: 5.")
    bar = window.findChild(ToldBar)
    assert bar.isVisible()
    # The first sentence fits the status bar; the bar has them all.
    assert bar.label.text().startswith(f"{window.status.currentMessage()} Virtual machines left out")
    # All of it can be read.
    assert bar.label.height() >= bar.label.heightForWidth(bar.label.width())
    QTest.mouseClick(bar.close_button, LEFT)
    assert not bar.isVisible()
    window.session.undo_stack.undo()
    assert window.session.plan == before


def test_undoing_an_import_shows_what_was_in_view_before(
    window: MainWindow, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A site that the import brings was scrolled to in the design that was shown before."""
    moved = [tuple("Oslo" if cell == "London" else cell for cell in row) for row in VMS]
    path.write_bytes(workbook({"vInfo": moved}))
    asked_for(monkeypatch, path)
    camera, shown = window.canvas.camera, window.session.design_id
    # A part of the plan, as large as the user likes to read it.
    camera.zoom_to(2.0)
    before = camera.look()
    dialog = read(window, qtbot)
    click(dialog.new_design)
    take(window, dialog, qtbot)
    assert window.session.design.name == "London"
    assert window.findChild(ToldBar).isVisible()
    window.session.undo_stack.undo()
    assert window.session.design_id == shown
    assert not window.findChild(ToldBar).isVisible(), "nothing of what it says is true any more"
    after = camera.look()
    assert after.zoom == before.zoom
    assert (after.centre - before.centre).manhattanLength() < 2.0, "up to a pixel"


def test_edits_made_meanwhile_are_kept(window: MainWindow, dialog: ImportDialog, qtbot: QtBot) -> None:
    window.selection.set(("mbx",))
    window.canvas.editor.delete_selection()
    click(dialog.new_design)
    take(window, dialog, qtbot)
    plan = window.session.plan
    assert "mbx" not in plan.design("virtual").by_id
    assert len(plan.designs) == 3


def test_hosts_are_matched_by_hand(window: MainWindow, dialog: ImportDialog, qtbot: QtBot) -> None:
    filters = dialog.choices.filters
    click(filters.match_hosts)
    matching = dialog.findChild(MatchDialog)
    QTest.mouseClick(matching.similar, LEFT)
    assert matching.fields[("", "old-esx-1.example.com")].currentText() == "esx-1"
    QTest.keyClick(matching, Qt.Key.Key_Return)
    assert dialog.take.text() == "Import 2 hosts and 5 VMs"
    assert filters.only_listed.isHidden()
    take(window, dialog, qtbot)
    machines = {machine.name: machine for machine in window.session.design.machines}
    assert machines["far"].host == machines["esx-1"].id


def test_hosts_matched_by_hand_are_matched_in_the_next_import(
    window: MainWindow, dialog: ImportDialog, qtbot: QtBot
) -> None:
    click(dialog.choices.filters.match_hosts)
    matching = dialog.findChild(MatchDialog)
    QTest.mouseClick(matching.similar, LEFT)
    QTest.keyClick(matching, Qt.Key.Key_Return)
    take(window, dialog, qtbot)
    kept = window.context.parts.preferences.host_names
    assert len(kept) == 1
    assert not any(name in kept[0] for name in ("esx", "old"))
    again = read(window, qtbot)
    assert again.take.text() == "Import 2 hosts and 5 VMs"
    assert again.choices.filters.match_hosts.text() == "Match host names manually (1 matched)…"
    # A host of its own again, from then on.
    click(again.choices.filters.match_hosts)
    matching = again.findChild(MatchDialog)
    (field,) = matching.fields.values()
    assert field.currentText() == "esx-1"
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Home)
    QTest.keyClick(matching, Qt.Key.Key_Return)
    assert again.take.text() == "Import 3 hosts and 5 VMs"
    assert window.context.parts.preferences.host_names == ()
    again.reject()


def test_hosts_to_match_stand_in_the_order_of_their_names(
    window: MainWindow, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hosts = [("Host", "# Cores"), *((f"esx-{number}", 8) for number in (10, 2, 1))]
    vms = [("VM", "CPUs", "Host"), *((f"vm{number}", 1, f"far-{number}") for number in (11, 3))]
    path.write_bytes(workbook({"vInfo": vms, "vHost": hosts}))
    asked_for(monkeypatch, path)
    dialog = read(window, qtbot)
    click(dialog.choices.filters.match_hosts)
    fields = dialog.findChild(MatchDialog).fields
    assert [name for _, name in fields] == ["far-3", "far-11"]
    field = next(iter(fields.values()))
    assert [field.itemText(row) for row in range(field.count())] == ["a new host", "esx-1", "esx-2", "esx-10"]
    dialog.reject()


def test_only_listed_hosts_are_taken_on_demand(dialog: ImportDialog) -> None:
    only, clusters = dialog.choices.filters.only_listed, dialog.choices.filters.clusters
    assert only.text() == "Import only listed hosts (1 is not listed)"
    assert {key: label.text() for key, label in clusters.numbers.items()} == {
        "prod": "2 hosts, 4 VMs", "lab": "1 host, 1 VM",
    }  # fmt: skip
    click(only)
    assert dialog.take.text() == "Import 2 hosts and 4 VMs"
    assert clusters.numbers["prod"].text() == "1 host, 3 VMs"


def test_datacenters_are_matched_with_sites_of_the_open_plan(
    window: MainWindow, dialog: ImportDialog, qtbot: QtBot
) -> None:
    filters = dialog.choices.filters
    assert filters.match_sites.isHidden()
    click(dialog.new_design)
    click(filters.match_sites)
    matching = dialog.findChild(MatchDialog)
    field = matching.fields["london"]
    assert field.currentText() == "London"
    field.setCurrentText("Leeds")
    QTest.keyClick(matching, Qt.Key.Key_Return)
    take(window, dialog, qtbot)
    hosts = [machine for machine in window.session.design.machines if machine.kind == "host"]
    assert {host.site for host in hosts} == {"leeds"}


def test_the_list_can_be_copied(dialog: ImportDialog) -> None:
    click(dialog.choices.facts.copy)
    text = QGuiApplication.clipboard().text()
    assert "Left out (1): templates\n- gold" in text
    assert "- lon-expenses has 2 vCPUs in vInfo, 4 in vCPU. 2 is used." in text


def test_where_nothing_is_left_the_button_is_off_and_says_why(dialog: ImportDialog) -> None:
    for tick in dialog.choices.filters.clusters.ticks.values():
        click(tick)
    assert not dialog.take.isEnabled()
    assert dialog.reason.text() == "Nothing is left to import: choose another cluster."
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_a_file_without_measured_load_says_what_that_means(
    window: MainWindow, dialog: ImportDialog, qtbot: QtBot, path: Path
) -> None:
    choices = dialog.choices
    assert choices.load.isVisible()
    assert choices.load_line.text().startswith("2 of 5 have measured values. The other 3 show “no data”, never 0 %")
    path.write_bytes(workbook({"vInfo": VMS, "vHost": HOSTS}))
    click(dialog.another)
    qtbot.waitUntil(lambda: not look.imports(window).running)
    assert choices.load.isHidden()
    assert choices.load_line.text().startswith("The file has no measured load.")
    hosts = [(*HOSTS[0], "CPU usage %"), *((*row, 38) for row in HOSTS[1:])]
    path.write_bytes(workbook({"vInfo": VMS, "vHost": hosts}))
    click(dialog.another)
    qtbot.waitUntil(lambda: not look.imports(window).running)
    assert choices.load_line.text().startswith("The file says how busy hosts were, but not their VMs.")


def test_a_wrong_file_is_one_sentence_and_another_can_be_chosen(
    window: MainWindow, qtbot: QtBot, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "log.csv"
    wrong.write_bytes(b'"(PDH-CSV 4.0) (UTC)(0)","\\\\EX\\Memory\\Available MBytes"\r\n')
    asked_for(monkeypatch, wrong)
    dialog = read(window, qtbot)
    assert dialog.sentence.text().startswith("log.csv: this is a log of performance counters")
    assert not dialog.take.isVisible()
    assert not dialog.new_plan.isVisible()
    asked_for(monkeypatch, path)
    QTest.keyClick(dialog.another, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not look.imports(window).running)
    assert dialog.take.text() == "Import 3 hosts and 5 VMs"


def test_without_an_open_plan_there_is_no_design_to_add(
    window: MainWindow, qtbot: QtBot, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.replace(Plan(), None)
    asked_for(monkeypatch, path)
    dialog = read(window, qtbot)
    assert not dialog.new_design.isEnabled()
    assert dialog.new_plan.isChecked()


def test_clusters_beyond_a_hundred_are_ticked_together_and_long_names_shortened(qtbot: QtBot) -> None:
    hosts = tuple(InventoryHost(name=f"h{number}", cluster=f"c{number}" * 40) for number in range(105))
    choices = ImportChoices("2019", LIGHT, RememberedHosts(lambda _placement: {}, lambda _placement, _found: None))
    qtbot.addWidget(choices)
    vms = tuple(InventoryVm(name=host.name, host=host.name) for host in hosts)
    choices.begin(prepared(Inventory(hosts=hosts, vms=vms)))
    ticks = [*choices.filters.clusters.ticks.values()]
    assert (len(ticks), ticks[-1].text()) == (101, "5 more clusters")
    assert "…" in ticks[0].text()
    assert ticks[0].toolTip() == "c0" * 40
    ticks[-1].click()
    assert len(choices.chosen.selection.hosts) == 100
    ticks[0].click()
    assert len(choices.chosen.selection.hosts) == 99
    ticks[-1].click()
    assert len(choices.chosen.selection.hosts) == 104


TWINS = [
    INFO,
    ("mail", "poweredOn", "False", 4, 8192, "London", "Prod", "esx-1", "Microsoft Windows Server 2019 (64-bit)"),
    ("mail", "poweredOn", "False", 4, 8192, "London", "Lab", "esx-2", "Microsoft Windows Server 2019 (64-bit)"),
]


def test_machines_of_one_name_are_told_apart_before_they_are_taken(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "London.xlsx"
    path.write_bytes(workbook({"vInfo": TWINS, "vHost": HOSTS}))
    asked_for(monkeypatch, path)
    dialog = read(window, qtbot)
    assert [*names(dialog)] == ["mail (esx-1)", "mail (esx-2)"]
    take(window, dialog, qtbot)
    assert {machine.name for machine in window.session.design.machines} >= {"mail (esx-1)", "mail (esx-2)"}
    assert window.windowTitle().startswith("London — not saved")


def test_the_guest_system_can_be_read(dialog: ImportDialog) -> None:
    table = dialog.choices.exchange.table
    dialog.resize(1_300, 800)
    QApplication.processEvents()
    header = table.horizontalHeader()
    assert header.sectionSize(GUEST) >= table.sizeHintForColumn(GUEST)
    assert header.length() == table.viewport().width()


@pytest.mark.parametrize(
    ("wanted", "room", "widths"),
    [
        ([100, 150, 80], 400, [100, 220, 80]),
        ([100, 300, 80], 300, [100, 120, 80]),
        ([200, 300, 250], 300, [100, 100, 100]),
        ([100, 100, 100], 0, [0, 0, 0]),
    ],
)
def test_words_share_the_room_that_numbers_leave(wanted: list[int], room: int, widths: list[int]) -> None:
    assert shared_room(wanted, room) == widths
