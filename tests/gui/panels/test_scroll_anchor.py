"""A field that is typed in stays where it is while what stands above it changes its height."""

from PySide6.QtWidgets import QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from planner.panels.scroll_anchor import ScrollAnchor
from planner.shell.main_window import MainWindow
from tests.gui import look


def test_a_field_stays_while_lines_above_it_come_and_go(qtbot: QtBot) -> None:
    area, content, lines, form, field = QScrollArea(), QWidget(), QLabel("One line"), QWidget(), QLineEdit()
    rows, column = QVBoxLayout(form), QVBoxLayout(content)
    for part in (QLineEdit(), field, QLineEdit()):
        rows.addWidget(part)
    below = QLabel()
    below.setMinimumHeight(600)
    for part in (lines, form, below):
        column.addWidget(part)
    area.setWidgetResizable(True)
    area.setWidget(content)
    ScrollAnchor(area, content)
    qtbot.addWidget(area)
    area.resize(300, 200)
    area.show()
    area.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    area.verticalScrollBar().setValue(20)

    def place() -> int:
        return field.mapTo(area, field.rect().topLeft()).y()

    before, scrolled = place(), area.verticalScrollBar().value()
    lines.setText("One line\nand four\nmore\nof\nthem")
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() > scrolled)
    assert place() == before
    lines.setText("One line")
    qtbot.waitUntil(lambda: area.verticalScrollBar().value() == scrolled)
    assert place() == before


def test_the_inspector_has_one(window: MainWindow) -> None:
    assert look.inspector(window).findChild(ScrollAnchor) is not None
