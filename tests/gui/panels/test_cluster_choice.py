"""Long work of the window on a cluster: the address, who answers, what cannot be used, and the same answer."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.comparisons.spreading import here
from models.words import tr_format
from planner.cluster import ClusterError
from planner.compare import cluster_choice
from planner.compare.risk_panel import RiskPanel
from planner.shell.main_window import MainWindow
from tests.gui import look

ADDRESS = "tcp://10.0.0.7:8786"


@pytest.fixture
def panel(window: MainWindow, qtbot: QtBot) -> RiskPanel:
    """The panel of risk, with its first answer, as large as the canvas."""
    page = look.explore(window)
    look.risk(window).draws.setText("40")
    page.open_page("risk")
    found = page.page.panel
    qtbot.waitUntil(lambda: found.answer is not None)
    return found


def typed(panel: RiskPanel, text: str) -> None:
    field = panel.cluster.address
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text) if text else field.clear()
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_this_computer_does_the_work_unless_a_scheduler_is_named(panel: RiskPanel) -> None:
    assert panel.cluster.address.text() == ""
    assert panel.cluster.address.placeholderText() == "this computer"
    assert panel.cluster.state.isHidden()


def test_the_workers_of_a_cluster_give_the_same_answer(
    window: MainWindow, panel: RiskPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[tuple[str, str]] = []

    @contextmanager
    def stand_in(address, plan, design_id, joined, pulse) -> Iterator[object]:
        used.append((address, design_id))
        joined(2)
        pulse()
        yield here

    monkeypatch.setattr(cluster_choice, "on_cluster", stand_in)
    before = panel.answer
    typed(panel, ADDRESS)
    qtbot.waitUntil(lambda: panel.answer is not before)
    assert used == [(ADDRESS, window.session.design_id)]
    assert panel.cluster.state.text() == "2 workers"
    assert panel.answer.found.draws == before.found.draws
    assert panel.headline.text()


def test_a_cluster_that_does_not_answer_is_one_sentence(window: MainWindow, panel: RiskPanel, qtbot: QtBot) -> None:
    typed(panel, "tcp://127.0.0.1:1")
    qtbot.waitUntil(lambda: "no Dask scheduler answers at tcp://127.0.0.1:1" in panel.sentence.text())
    typed(panel, "")
    qtbot.waitUntil(lambda: "no scheduler" not in panel.sentence.text())
    assert panel.cluster.state.isHidden()


def test_the_address_is_remembered_and_the_same_in_every_panel(
    window: MainWindow, panel: RiskPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def refused(*_asked: object) -> Iterator[object]:
        raise ClusterError(tr_format("the scheduler at {address} has no workers.", address=ADDRESS))
        yield

    monkeypatch.setattr(cluster_choice, "on_cluster", refused)
    typed(panel, ADDRESS)
    qtbot.waitUntil(lambda: "has no workers" in panel.sentence.text())
    assert window.parts.preferences.scheduler == ADDRESS
    page = look.explore(window)
    for name in ("sweep", "failures"):
        page.open_page(name)
        field = page.page.panel.cluster.address
        assert field.text() == ADDRESS
        qtbot.waitUntil(field.isVisible)
    page.close_page()
    assert not look.failures(window).cluster.isVisible()


def test_work_on_a_cluster_ends_at_once_when_it_is_cancelled(
    window: MainWindow, panel: RiskPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = []

    @contextmanager
    def never(_address, _plan, _design_id, joined, pulse) -> Iterator[object]:
        joined(1)
        waiting.append(True)
        while True:
            pulse()
        yield here

    monkeypatch.setattr(cluster_choice, "on_cluster", never)
    typed(panel, ADDRESS)
    qtbot.waitUntil(lambda: bool(waiting))
    QTest.mouseClick(panel.cancel_button, Qt.MouseButton.LeftButton)
    jobs = window.parts.plan_store.jobs
    qtbot.waitUntil(lambda: not jobs.is_busy("risk of ceilings"))
    assert panel.progress.isHidden()
