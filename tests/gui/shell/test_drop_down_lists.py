"""Drop-down lists show all their rows, up to ten or so, below the box, in every theme and at every size of letters."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from planner.shell.main_window import MainWindow
from tests.gui import look


def _boxes(window: MainWindow) -> list[QComboBox]:
    window.docks.by_name["machines"].raise_()
    window.selection.set(("mbx",))
    QTest.qWait(20)
    boxes = [window.docks.by_name["machines"].widget().states, *look.inspector(window).findChildren(QComboBox)]
    return [box for box in boxes if box.isVisible() and box.count() > 1]


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("percent", [100, 200])
def test_a_list_shows_every_row_below_its_box(window: MainWindow, theme: str, percent: int) -> None:
    window.parts.appearance.choose(theme)
    window.parts.appearance.choose_text(percent)
    window.activateWindow()
    boxes = _boxes(window)
    assert len(boxes) > 2
    for box in boxes:
        QTest.mouseClick(box, Qt.MouseButton.LeftButton)
        QTest.qWait(20)
        view = box.view()
        last = view.visualRect(view.model().index(box.count() - 1, 0))
        assert last.bottom() <= view.viewport().rect().bottom(), box.accessibleName()
        assert view.verticalScrollBar().maximum() == 0
        foot, head = box.mapToGlobal(QPoint(0, box.height())), view.mapToGlobal(QPoint(0, 0))
        assert head.y() >= foot.y() - 1 or head.y() + view.height() <= box.mapToGlobal(QPoint(0, 0)).y() + 1
        box.hidePopup()
