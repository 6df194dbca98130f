"""What can be done about a finding, with the mouse and with keys: fix it, ignore it, heed it again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.plan import edits
from models.plan.change import Change, Replacement
from models.plan.entities import Processor, Server
from models.plan.ignoring import ignore, reasons_of
from planner.dialogs.ignore_form import IgnoreForm
from planner.panels import finding_bar
from planner.panels.finding_delegate import ROW
from planner.presenters.report import report_of
from planner.shell.main_window import MainWindow
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def busy(window: MainWindow) -> MainWindow:
    """A window whose shown design asks one VM for too much."""
    session = window.session
    session.do(edits.set_values(session.plan, ("hq",), "users.outlook", 9000))
    return window


def _choose(window: MainWindow, qtbot: QtBot, row: int = 0) -> None:
    place = look.findings(window).visualItemRect(look.findings(window).item(row)).center()
    qtbot.mouseClick(look.findings(window).viewport(), LEFT, pos=place)


def _keys(window: MainWindow) -> list[tuple[str, str, str]]:
    return [finding.key for finding in window.session.evaluation.findings]  # type: ignore[union-attr]


def _row_with_a_fix(window: MainWindow, qtbot: QtBot) -> int:
    row = 0
    while row < look.findings(window).count():
        look.findings(window).setCurrentRow(row)
        qtbot.keyClick(look.findings(window), Qt.Key.Key_Right)
        qtbot.wait(150)
        qtbot.waitUntil(lambda: not window.parts.plan_store.jobs.is_busy(finding_bar.LANE))
        qtbot.wait(1)
        if look.finding_bar(window).fix.isVisible() and not look.findings(window).chosen_row.members:
            return row
        row += 1
    pytest.fail("no finding has a fix")


def test_the_button_of_a_finding_fixes_it_in_one_step(busy: MainWindow, qtbot: QtBot) -> None:
    row = _row_with_a_fix(busy, qtbot)
    words = look.finding_bar(busy).fix.text().replace("&&", "&")
    assert words.startswith("Fix: ")
    assert words.removeprefix("Fix: ") in look.finding_bar(busy).fix.toolTip()
    key, before, steps = look.findings(busy).chosen_row.key, busy.session.plan, busy.session.undo_stack.count()
    assert row >= 0
    qtbot.mouseClick(look.finding_bar(busy).fix, LEFT)
    assert key not in _keys(busy)
    assert busy.session.undo_stack.count() == steps + 1
    busy.actions_of_plan.by_id["edit.undo"].trigger()
    assert busy.session.plan == before
    assert key in _keys(busy)


def test_the_key_fixes_the_finding_that_f8_chose(busy: MainWindow, qtbot: QtBot) -> None:
    row = _row_with_a_fix(busy, qtbot)
    look.findings(busy).setCurrentRow(row - 1)
    busy.activateWindow()
    qtbot.keyClick(look.findings(busy), Qt.Key.Key_F8)
    key = look.findings(busy).chosen_row.key
    qtbot.keyClick(look.findings(busy), Qt.Key.Key_F8, Qt.KeyboardModifier.ControlModifier)
    assert key not in _keys(busy)


def test_without_a_known_fix_a_sentence_says_so(window: MainWindow, qtbot: QtBot) -> None:
    rules = [row.key[0] for row in look.findings(window)._rows]
    look.findings(window).setCurrentRow(rules.index("single-machine"))
    before = window.session.plan
    window.actions_of_plan.by_id["plan.fix"].trigger()
    assert window.session.plan is before
    assert "no known single change" in window.status.currentMessage()


def test_ignoring_asks_for_a_reason_and_greys_the_finding(window: MainWindow, qtbot: QtBot) -> None:
    _choose(window, qtbot)
    key, number = look.findings(window).chosen_row.key, look.findings(window).number
    qtbot.mouseClick(look.finding_bar(window).ignore, LEFT)
    form = window.findChild(IgnoreForm)
    qtbot.keyClick(form.reason, Qt.Key.Key_Return)
    assert form.isVisible()
    assert "Enter a reason" in form.fault.text()
    qtbot.keyClicks(form.reason, "Replaced in spring")
    qtbot.keyClick(form.reason, Qt.Key.Key_Return)
    assert reasons_of(window.session.plan, "virtual") == {key: "Replaced in spring"}
    assert look.findings(window).number == number - 1
    assert window.docks.by_name["findings"].windowTitle() == f"Findings {number - 1}"
    last = look.findings(window)._rows[-1]
    assert (last.key, last.remedy) == (key, "Ignored: Replaced in spring")
    assert look.findings(window).chosen_row == last
    qtbot.mouseClick(look.finding_bar(window).heed, LEFT)
    assert look.findings(window).number == number
    assert look.findings(window).chosen_row.key == key


def test_f8_passes_over_what_is_ignored(window: MainWindow) -> None:
    session, first = window.session, look.findings(window)._rows[0]
    session.do(ignore(session.plan, session.design_id, (first.key,), "Known"))
    reached = set()
    for _ in range(look.findings(window).number + 1):
        window.actions_of_plan.by_id["view.next_finding"].trigger()
        reached.add(look.findings(window).chosen_row.key)
    # Several alike are one row, and one stop.
    assert reached == {row.key for row in look.findings(window)._rows if not row.ignored}
    assert first.key not in reached


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_menu_of_findings_offers_it(window: MainWindow, qtbot: QtBot) -> None:
    _choose(window, qtbot)
    place = look.findings(window).visualItemRect(look.findings(window).item(0)).center()
    viewport = look.findings(window).viewport()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, event)
    menu = QApplication.activePopupWidget()
    names = [action.objectName() for action in menu.actions()]
    menu.close()
    assert names[:2] == ["plan.fix", "plan.ignore"]
    assert "plan.heed" not in names, "nothing is ignored yet"


def test_the_report_prints_what_is_ignored_and_why(window: MainWindow) -> None:
    session, first = window.session, look.findings(window)._rows[0]
    session.do(ignore(session.plan, session.design_id, (first.key,), "Replaced in spring"))
    (rows,) = [
        finding.rows for finding in report_of(look.reports(window).source()).findings if finding.name == "On ESX"
    ]
    assert rows[-1].text == first.text
    assert rows[-1].remedy == "Ignored: Replaced in spring"
    assert all("Ignored" not in row.remedy for row in rows[:-1])


@pytest.fixture
def crowded(window: MainWindow) -> MainWindow:
    """A window whose shown design has seven servers that nobody gave a role, and four that are asked for too much."""
    session = window.session
    processor = Processor(cores=4, clock_mhz=2660)
    made = [
        Server(id=f"{role or 'idle'}-{number}", name=f"{role.upper() or 'NEW'}-{number}", site="london",
               exchange="2010", processor=processor, memory_mb=16384, roles=(role,) if role else ())
        for role, count in (("cas", 4), ("", 7)) for number in range(count)
    ]  # fmt: skip
    parts = tuple(Replacement("machines", entry.id, None, entry, session.design_id) for entry in made)
    session.do(Change("Add", parts))
    session.do(edits.set_values(session.plan, ("hq",), "users.outlook", 130_000))
    return window


def _row_of(window: MainWindow, text: str) -> int:
    rows = [look.findings(window).item(number).data(ROW).text for number in range(look.findings(window).count())]
    return next(number for number, words in enumerate(rows) if text in words)


def _texts(window: MainWindow) -> list[str]:
    return [look.findings(window).item(number).data(ROW).text for number in range(look.findings(window).count())]


def test_a_click_opens_a_group_and_selects_all_of_it(crowded: MainWindow, qtbot: QtBot) -> None:
    row = _row_of(crowded, "7 machines have no role")
    before = look.findings(crowded).count()
    _choose(crowded, qtbot, row)
    assert set(crowded.selection.ids) == {f"idle-{number}" for number in range(7)}
    assert look.findings(crowded).count() == before + 7
    assert _texts(crowded)[row + 1] == "NEW-0 has no role"
    _choose(crowded, qtbot, row + 1)
    assert crowded.selection.ids == ("idle-0",)


def test_the_arrow_of_a_group_opens_and_closes_it(crowded: MainWindow, qtbot: QtBot) -> None:
    row, before = _row_of(crowded, "7 machines have no role"), look.findings(crowded).count()
    for count in (before + 7, before, before + 7):
        place = look.findings(crowded).visualItemRect(look.findings(crowded).item(row)).topRight() + QPoint(-10, 12)
        qtbot.mouseClick(look.findings(crowded).viewport(), LEFT, pos=place)
        assert look.findings(crowded).count() == count


def test_keys_open_and_close_a_group(crowded: MainWindow, qtbot: QtBot) -> None:
    findings, before = look.findings(crowded), look.findings(crowded).count()
    findings.setCurrentRow(_row_of(crowded, "7 machines have no role"))
    spoken = findings.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.endswith("Group, collapsed.")
    qtbot.keyClick(findings, Qt.Key.Key_Right)
    assert findings.currentItem().data(Qt.ItemDataRole.AccessibleTextRole).endswith("Group, expanded.")
    qtbot.keyClick(findings, Qt.Key.Key_Down)
    assert findings.chosen_row.text == "NEW-0 has no role"
    qtbot.keyClick(findings, Qt.Key.Key_Left)
    assert (findings.count(), findings.chosen_row.text) == (before, "7 machines have no role")
    qtbot.keyClick(findings, Qt.Key.Key_Return)
    assert findings.count() == before + 7


def test_an_edit_leaves_a_group_open_and_its_finding_current(crowded: MainWindow, qtbot: QtBot) -> None:
    findings, session = look.findings(crowded), crowded.session
    findings.setCurrentRow(_row_of(crowded, "7 machines have no role"))
    qtbot.keyClick(findings, Qt.Key.Key_Right)
    qtbot.keyClick(findings, Qt.Key.Key_Down)
    session.do(edits.set_values(session.plan, ("idle-6",), "roles", ("hub",)))
    assert findings.chosen_row.text == "NEW-0 has no role"
    assert findings.item(findings.currentRow() - 1).data(ROW).text == "6 machines have no role"


def test_all_findings_of_a_group_are_fixed_in_one_step(crowded: MainWindow, qtbot: QtBot) -> None:
    row = _row_of(crowded, "their CPU ceiling" if "CPU ceiling" in " ".join(_texts(crowded)) else "more CPU than")
    look.findings(crowded).setCurrentRow(row)
    group = look.findings(crowded).chosen_row
    qtbot.waitUntil(look.finding_bar(crowded).fix.isVisible)
    assert look.finding_bar(crowded).fix.text().startswith(f"Fix all {len(group.members)}")
    before, steps = crowded.session.plan, crowded.session.undo_stack.count()
    qtbot.mouseClick(look.finding_bar(crowded).fix, LEFT)
    assert not {member.key for member in group.members} & set(_keys(crowded))
    assert crowded.session.undo_stack.count() == steps + 1
    crowded.actions_of_plan.by_id["edit.undo"].trigger()
    assert crowded.session.plan == before


def test_a_whole_group_is_ignored_and_heeded_again(crowded: MainWindow, qtbot: QtBot) -> None:
    look.findings(crowded).setCurrentRow(_row_of(crowded, "7 machines have no role"))
    number = look.findings(crowded).number
    assert look.finding_bar(crowded).ignore.text() == "Ignore all…"
    qtbot.mouseClick(look.finding_bar(crowded).ignore, LEFT)
    form = crowded.findChild(IgnoreForm)
    qtbot.keyClicks(form.reason, "Spares")
    qtbot.keyClick(form.reason, Qt.Key.Key_Return)
    assert look.findings(crowded).number == number - 7
    assert len(reasons_of(crowded.session.plan, crowded.session.design_id)) == 7
    look.findings(crowded).setCurrentRow(look.findings(crowded).count() - 1)
    qtbot.mouseClick(look.finding_bar(crowded).heed, LEFT)
    assert look.findings(crowded).number == number


def test_what_makes_a_range_wide_is_told_once_edits_pause(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    session.do(edits.set_values(session.plan, ("hq",), "users.outlook", 5_500))
    undecided = [finding for finding in session.evaluation.quick_findings if finding.rule == "undecided"]  # type: ignore[union-attr]
    assert undecided

    def told() -> bool:
        rows = [row for listed in look.findings(window)._rows for row in listed.each]
        return any("comes from" in row.remedy for row in rows)

    assert not told()
    qtbot.waitUntil(told)
