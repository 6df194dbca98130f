"""The letters of the window: Inter on Linux, with digits of one width in tables."""

import sys

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication

from planner.shell.main_window import MainWindow
from planner.theme.fonts import FAMILY, own_family, window_font
from tests.gui import look


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Windows and macOS have letters of their own")
def test_the_window_has_inter_on_linux(window: MainWindow) -> None:
    assert QFontInfo(QApplication.font()).family() == FAMILY
    assert QFontInfo(window.menuBar().font()).family() == FAMILY
    assert QFontInfo(look.inspector(window).font()).family() == FAMILY


def test_other_systems_keep_their_own_letters() -> None:
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    assert window_font("darwin").family() == system.family()
    # Segoe UI is not here.
    assert window_font("win32").families()[0] == FAMILY
    assert window_font("linux").families()[0] == own_family() == FAMILY


@pytest.mark.parametrize("percent", [100, 200])
def test_digits_of_tables_have_one_width(window: MainWindow, percent: int) -> None:
    window.parts.appearance.choose_text(percent)
    window.docks.bring("machines")
    for view in (look.machines(window), look.comparison(window).table):
        metrics = QFontMetricsF(view.font())
        assert metrics.horizontalAdvance("1111") == pytest.approx(metrics.horizontalAdvance("8888"), abs=0.1)
    metrics = QFontMetricsF(window.status.font())
    assert metrics.horizontalAdvance("1111") < metrics.horizontalAdvance("8888")
