"""The comparison in the window: what follows later, another plan beside, bars that are read without colour."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from models.comparisons import verdict
from models.plan import edits
from models.plan.entities import Plan
from models.planfile import save_plan
from planner.dialogs import files
from planner.shell.main_window import MainWindow
from planner.theme.tokens import DARK, LIGHT
from tests.gui import look
from tests.gui.asking import press_when_asked
from tests.gui.tasks import all_done

LEFT = Qt.MouseButton.LeftButton


def _texts(window: MainWindow, label: str) -> list[str]:
    row = next(row for row in look.comparison(window).view.rows if row.label == label)
    return [cell.value for cell in row.cells]


def _settled(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "…" not in _texts(window, "Host failures tolerated"))


@pytest.fixture
def other(tmp_path: Path, plan: Plan) -> Path:
    """A second plan with one design and fewer users."""
    path = tmp_path / "branch.xplan"
    users = evolve(plan.populations[0], mailboxes=500, users=evolve(plan.populations[0].users, outlook=500))
    save_plan(evolve(plan, title="Branch", populations=(users,), designs=plan.designs[:1]), path)
    return path


def test_failures_and_what_the_verdict_rests_on_follow(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _settled(window, qtbot)
    panel = look.comparison(window)
    assert _texts(window, "Host failures tolerated") == ["0", "0"]
    assert panel.foundation.isVisible()
    words = panel.foundation.text()
    assert "assumed, disputed or fitted" in words or words.startswith("The verdict changes if ")
    shown, show = [], panel.table.show_view
    monkeypatch.setattr(
        panel.table,
        "show_view",
        lambda *view: (show(*view), shown.append(_texts(window, "Host failures tolerated"))),
    )
    window.session.do(edits.rename_design(window.session.plan, "virtual", "Later"))
    qtbot.waitUntil(lambda: len(shown) > 1)
    assert shown[0] == ["…", "…"]
    _settled(window, qtbot)
    assert shown[-1] == ["0", "0"]


def test_another_plan_stands_beside_until_it_is_taken_out(
    window: MainWindow, qtbot: QtBot, other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "ask_open", lambda _parent, _folder: other)
    panel, before = look.comparison(window), window.session.plan
    assert not panel.alone.isVisible()
    window.actions_of_plan.by_id["plan.compare"].trigger()
    all_done(window.files.tasks)
    assert panel.view.headers == ("Today, physical", "On ESX", "Branch: Today, physical")
    assert _texts(window, "Physical machines") == ["1", "2", "1"]
    _settled(window, qtbot)
    assert "have different loads" in panel.foundation.text()
    assert window.session.plan is before
    assert not window.session.modified
    header = panel.table.horizontalHeader()
    place = QPoint(header.sectionViewportPosition(3) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=place)
    assert panel.view.corner == "Compared with “Branch: Today, physical”"
    assert panel.baseline == "physical", "a report is about the plan alone"
    qtbot.mouseClick(panel.alone, LEFT)
    assert panel.view.headers == ("Today, physical", "On ESX")
    assert not panel.alone.isVisible()


def test_a_broken_second_file_is_one_sentence_and_nothing_changes(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, seen = tmp_path / "broken.json", []
    path.write_text("{")
    monkeypatch.setattr(files, "ask_open", lambda _parent, _folder: path)
    press_when_asked(QMessageBox.StandardButton.Ok, seen)
    window.actions_of_plan.by_id["plan.compare"].trigger()
    all_done(window.files.tasks)
    assert len(seen) == 1
    assert "broken.json" in seen[0]
    assert look.comparison(window).others == ()


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_bars_are_as_long_as_their_values_and_told_apart_without_colour(
    window: MainWindow, qtbot: QtBot, tokens
) -> None:
    window.resize(1440, 900)
    window.parts.appearance.choose(tokens.name)
    window.docks.by_name["compare"].raise_()
    qtbot.wait(50)
    table = look.comparison(window).table
    label = next(at for at, row in enumerate(look.comparison(window).view.rows) if row.label == "Physical machines")
    table.scrollToItem(table.item(label, 2))
    area = table.visualItemRect(table.item(label, 2))
    picture = table.viewport().grab().toImage()
    muted = tokens.muted.lower()
    lines = {
        y: "".join("#" if picture.pixelColor(x, y).name() == muted else "." for x in range(area.left(), area.right()))
        for y in range(area.top(), area.bottom())
    }
    longest = max(line.count("#") for line in lines.values())
    solid = [y for y, line in lines.items() if "#" * longest in line]
    assert len(solid) == solid[-1] - solid[0] + 1 >= 3, "the design's own bar is filled"
    hatched = {y: line.count("#") for y, line in lines.items() if y > solid[-1] and line.count("#")}
    # One machine against two: the outline of the baseline's bar is half as long, and its inside has gaps.
    assert max(hatched.values()) == pytest.approx(longest / 2, abs=2)
    assert min(hatched.values()) < max(hatched.values()) / 2


def test_every_design_has_a_bar_however_narrow(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 700)
    qtbot.wait(50)
    table = look.comparison(window).table
    for column in (1, 2):
        assert table.columnWidth(column) >= 96
    cell = look.comparison(window).view.rows[0].cells[1]
    assert (cell.bar, cell.base_bar) == (1.0, 0.5)


def test_a_verdict_that_takes_too_long_for_the_window_says_where_it_is_worked_out(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verdict, "MOST_MACHINES", 1)
    look.comparison(window).refresh()
    foundation = look.comparison(window).foundation
    qtbot.waitUntil(lambda: "Plan > Verify the verdict" in foundation.text())
    window.actions_of_plan.by_id["plan.check_verdict"].trigger()
    qtbot.waitUntil(lambda: "The verdict changes if" in foundation.text() or "holds" in foundation.text())


def test_a_name_with_signs_of_markup_is_shown_as_it_is(window: MainWindow, qtbot: QtBot) -> None:
    window.session.do(edits.rename_design(window.session.plan, "virtual", "A <b>bold</b> plan"))
    _settled(window, qtbot)
    tips = [look.comparison(window).table.horizontalHeaderItem(column).toolTip() for column in range(3)]
    assert "A &lt;b&gt;bold&lt;/b&gt; plan" in tips[2]


def test_words_that_do_not_fit_above_the_table_scroll(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.by_name["compare"].raise_()
    area = look.comparison(window).sentence.parentWidget().parentWidget().parentWidget()
    assert area.verticalScrollBar().maximum() == 0
    window.parts.appearance.choose_text(200)
    look.comparison(window).sentence.setText("word " * 400)
    look.comparison(window).resize(600, 200)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.height() <= 120
    assert look.comparison(window).sentence.height() >= look.comparison(window).sentence.heightForWidth(
        area.viewport().width()
    )


def test_words_give_way_where_the_numbers_of_a_design_would_be_out_of_sight(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    for number in range(5):
        session.do(edits.add_design(session.plan, f"Variant {number}", like=session.plan.designs[0].id))
    table = look.comparison(window).table
    qtbot.waitUntil(lambda: table.columnCount() == 1 + len(session.plan.designs))
    needed = sum(max(table.sizeHintForColumn(column), 96) for column in range(1, table.columnCount()))
    table.resize(needed + 220, 300)
    assert table.horizontalScrollBar().maximum() == 0
    assert 180 <= table.columnWidth(0) <= 220
    assert table.item(0, 0).toolTip() == table.item(0, 0).text()
