"""Another theme is on the whole window at once, each part of it dressed once."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFileDialog, QToolButton
from pytestqt.qtbot import QtBot

from planner.panels.form_view import FieldRow
from planner.shell.main_window import MainWindow
from tests.gui import look
from tests.gui.panels.exploring import brought

# Once as the old sheet goes, once as the new one comes, and once more for what says so to its parts.
OFTEN = 3


class Dressings(QObject):
    """How often a widget was told of another style."""

    count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.StyleChange
        return False


@pytest.fixture
def light(window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    window.resize(1440, 900)
    window.parts.appearance.choose("light")
    qtbot.wait(20)
    yield window
    window.parts.appearance.choose("system")


def test_another_theme_dresses_no_part_of_the_window_again_and_again(light: MainWindow) -> None:
    deep = look.inspector(light).main.rows["title"].editor
    dressings = Dressings()
    deep.installEventFilter(dressings)
    light.parts.appearance.choose("dark")
    assert 0 < dressings.count <= OFTEN


@pytest.mark.parametrize("change", ["theme", "letters"])
def test_the_name_of_the_plan_stays_in_the_middle_of_its_line(light: MainWindow, qtbot: QtBot, change: str) -> None:
    appearance, title = light.parts.appearance, light.file_title
    appearance.choose("dark") if change == "theme" else appearance.choose_text(150)
    qtbot.wait(50)
    line = title.parentWidget().rect()
    middle = title.geometry().center().y()
    enough = title.height() >= title.fontMetrics().height()
    appearance.choose_text(100)
    assert abs(middle - line.center().y()) <= 2
    assert enough


def test_a_chart_behind_another_tab_takes_the_theme_when_it_comes_forward(light: MainWindow, qtbot: QtBot) -> None:
    panel = brought(qtbot, light, "growth")
    light.docks.bring("compare")
    qtbot.wait(20)
    light.parts.appearance.choose("dark")
    light.docks.bring("growth")
    qtbot.wait(50)
    image = panel.chart.picture().toImage()
    corner = image.pixelColor(2, image.height() - 3)
    assert corner.name() == light.parts.appearance.tokens.card.lower()


def test_another_theme_leaves_only_the_editors_that_are_shown(light: MainWindow, qtbot: QtBot) -> None:
    for value in ("mbx", "hq", "london", "esx"):
        light.selection.set((value,))
    light.parts.appearance.choose("dark")
    qtbot.wait(20)
    assert look.inspector(light).title.startswith("ESX-01")
    assert len(look.inspector(light).main.findChildren(FieldRow)) == len(look.inspector(light).main.rows)


@pytest.mark.parametrize("change", ["theme", "letters"])
def test_editors_are_made_anew_for_other_letters_only(light: MainWindow, qtbot: QtBot, change: str) -> None:
    before = look.inspector(light).main.rows["title"].editor
    appearance = light.parts.appearance
    appearance.choose("dark") if change == "theme" else appearance.choose_text(150)
    after = look.inspector(light).main.rows["title"].editor
    appearance.choose_text(100)
    assert (after is before) == (change == "theme")


def test_dark_with_high_contrast_can_be_chosen_whatever_the_system_has(window: MainWindow) -> None:
    menu = window.actions_of_plan.submenus["view.theme"]
    next(action for action in menu.actions() if action.text().replace("&", "") == "High contrast, dark").trigger()
    assert window.parts.appearance.tokens.name == "dark-contrast"
    assert window.parts.preferences.theme == "contrast-dark"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_buttons_of_the_file_dialog_are_seen(window: MainWindow, qtbot: QtBot, theme: str) -> None:
    """Qt draws its arrows black in any theme."""
    window.parts.appearance.choose(theme)
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    ground = QColor(window.parts.appearance.tokens.card).lightness()
    buttons = [button for button in dialog.findChildren(QToolButton) if not button.icon().isNull()]
    assert len(buttons) >= 6
    for button in buttons:
        image = button.icon().pixmap(16).toImage()
        pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
        drawn = [pixel.lightness() for pixel in pixels if pixel.alpha() > 100]
        assert max(abs(lightness - ground) for lightness in drawn) > 60, button.objectName()
    window.parts.appearance.choose("system")
