"""What leaves the window while a what-if is previewed is of the plan itself, or says that it is not."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.plan.edits import set_values
from models.plan.scenario import Scenario, scenario_change
from planner.dialogs import files
from planner.dialogs.consolidate import ConsolidateDialog
from planner.dialogs.export_dialog import ExportDialog
from planner.panels import finding_bar
from planner.session.plan_file import PlanFile
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.tasks import result


def preview(window: MainWindow, **otherwise: float) -> None:
    """Draw a slider of the what-if panel, as its user does."""
    look.what_if(window).set_scenario(Scenario(**otherwise))
    look.what_if(window).show_preview()
    assert window.session.previewing


def test_a_report_is_of_the_plan_itself(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def exported(name: str) -> bytes:
        monkeypatch.setattr(files, "ask_export", lambda *_given: tmp_path / name)
        window.actions_of_plan.by_id["file.report"].trigger()
        dialog = window.findChild(ExportDialog)
        dialog.forms.setCurrentRow(1)
        dialog.accept()
        qtbot.waitUntil(lambda: window.status.currentMessage() == f"Saved {name}.")
        return (tmp_path / name).read_bytes()

    plain = exported("plain.html")
    preview(window, users=3.0)
    assert exported("previewed.html") == plain


def test_a_mail_is_of_the_plan_itself(window: MainWindow) -> None:
    plain = result(look.mail(window)._offer_of(b"plan"))
    preview(window, users=3.0)
    previewed = result(look.mail(window)._offer_of(b"plan"))
    assert previewed.body == plain.body
    pictures = [
        next(enclosure.file.data for enclosure in each.enclosures if enclosure.key == "picture")
        for each in (plain, previewed)
    ]
    assert pictures[0] == pictures[1]


def test_consolidation_begins_from_the_plan_itself(window: MainWindow) -> None:
    session = window.session
    own = session.evaluation
    preview(window, users=3.0, hub_cache_mb=2048)
    window.actions_of_plan.by_id["plan.consolidate"].trigger()
    parts = window.findChild(ConsolidateDialog)._parts
    assert parts.design is session.plan.design("virtual")
    assert parts.evaluation is own


def test_the_picture_of_a_file_is_of_the_plan_itself(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "a.xplan"
    pictures = tmp_path / "data" / "pictures"
    window.session.document.file = PlanFile(path=path)
    window.session.file_changed.emit()
    qtbot.waitUntil(lambda: list(pictures.glob("*.png")) != [])
    (picture,) = pictures.glob("*.png")
    plain = picture.read_bytes()
    picture.unlink()
    preview(window, users=3.0)
    window.session.file_changed.emit()
    qtbot.waitUntil(picture.exists)
    assert picture.read_bytes() == plain


def test_a_finding_of_the_what_if_is_not_fixed_in_the_plan(window: MainWindow, qtbot: QtBot) -> None:
    preview(window, users=4.5)
    look.findings(window).setCurrentRow(0)
    qtbot.waitUntil(lambda: not window.parts.plan_store.jobs.is_busy(finding_bar.LANE))
    qtbot.wait(150)
    assert not look.finding_bar(window).fix.isVisible()
    before = window.session.plan
    window.actions_of_plan.by_id["plan.fix"].trigger()
    assert window.session.plan is before
    assert window.session.previewing
    assert "from the what-if" in window.status.currentMessage()


def test_a_fix_is_offered_again_when_the_preview_ends(window: MainWindow, qtbot: QtBot) -> None:
    session = window.session
    session.do(set_values(session.plan, ("hq",), "users.outlook", 9000))
    bar = look.finding_bar(window)
    for row in range(look.findings(window).number):
        look.findings(window).setCurrentRow(row)
        qtbot.waitUntil(lambda: not window.parts.plan_store.jobs.is_busy(finding_bar.LANE))
        qtbot.wait(1)
        if bar.fix.isVisible():
            break
    assert bar.fix.isVisible()
    before = look.findings(window)._rows
    session.preview(
        scenario_change(session.plan, "virtual", Scenario(memory_ceiling=0.899), window.parts.model.library)
    )
    assert look.findings(window)._rows == before, "the list has nothing new to show"
    assert not bar.fix.isVisible()
    session.preview(None)
    qtbot.waitUntil(bar.fix.isVisible)


def test_a_copied_comparison_says_what_it_is_of(window: MainWindow, qtbot: QtBot) -> None:
    preview(window, users=2.0)
    look.comparison(window).refresh()
    qtbot.keyClick(look.comparison(window).table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().startswith("What-if, compared with “Today, physical”\t")
    qtbot.waitUntil(lambda: "…" not in look.comparison(window).table.item(0, 1).text())
    look.what_if(window).reset()
    look.comparison(window).refresh()
    assert look.comparison(window).view.corner == "Compared with “Today, physical”"


def test_copied_machines_say_what_they_are_of(window: MainWindow) -> None:
    window.docks.bring("machines")
    look.machines(window).setFocus()
    window.selection.set(("mbx",))
    window.actions_of_plan.by_id["edit.copy"].trigger()
    assert window.status.currentMessage() == "Copied."
    preview(window, users=2.0)
    look.machines(window).setFocus()
    window.actions_of_plan.by_id["edit.copy"].trigger()
    assert window.status.currentMessage() == "Copied, with the what-if values."


@pytest.mark.parametrize("panel", ["sweep", "growth", "failures", "risk"])
def test_what_is_copied_of_an_exploration_names_the_what_if(window: MainWindow, qtbot: QtBot, panel: str) -> None:
    window.docks.bring(panel)
    shown = window.docks.by_name[panel].widget()
    qtbot.waitUntil(lambda: shown.answer is not None)
    own = shown.answer
    parts = {"risk": ("machines", "chart"), "failures": ("by_failure", "by_machine")}.get(panel, ("chart",))
    copies = {name: copied(shown, name) for name in parts}
    assert all("(what-if)" not in text for text in copies.values())
    preview(window, users=1.1)
    qtbot.waitUntil(lambda: shown.answer is not own)
    for name, plain in copies.items():
        head = copied(shown, name).splitlines()[0].split("\t")
        assert head[0].replace(" (what-if)", "") == plain.splitlines()[0].split("\t")[0]
        assert "(what-if)" in head[0]


def copied(panel: QWidget, part: str) -> str:
    getattr(panel, part).copy_table()
    return QGuiApplication.clipboard().text()
