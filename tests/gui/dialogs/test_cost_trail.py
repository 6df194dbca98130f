"""A click on a cost of the comparison says what it consists of, and leads to where prices are entered."""

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot

from models.plan.change import Change, Replacement
from models.plan.costs import Costs, Licence
from models.plan.entities import Plan
from planner.dialogs.cost_popover import CostPopover
from planner.features.hardware.costs_dialog import CostsDialog
from planner.presenters.samples import read_sample
from planner.shell.main_window import MainWindow
from resources import folder
from tests.gui import look

LEFT = Qt.MouseButton.LeftButton
LICENCE = Licence(id="windows", name="Windows", per="core", price=50.0)


@pytest.fixture
def plan() -> Plan:
    plan = read_sample(folder(), "three-sites")
    return evolve(plan, costs=Costs(currency="EUR", licences=(LICENCE,)))


def open_popover(window: MainWindow) -> CostPopover:
    return next(popover for popover in window.findChildren(CostPopover) if popover.isVisible())


def click(table: QTableView, row: int, column: int, qtbot: QtBot) -> None:
    index = table.model().index(row, column)
    table.scrollTo(index)
    qtbot.mouseClick(table.viewport(), LEFT, pos=QPoint(table.visualRect(index).center()))


def row_named(rows: tuple, key: str) -> int:
    return next(number for number, row in enumerate(rows) if row.key == key)


@pytest.fixture
def popover(window: MainWindow, qtbot: QtBot) -> CostPopover:
    window.docks.bring("compare")
    panel = look.comparison(window)
    click(panel.table, row_named(panel.view.rows, "cost-licences"), 2, qtbot)
    return open_popover(window)


def test_a_click_on_a_cost_says_what_it_consists_of(popover: CostPopover, window: MainWindow) -> None:
    design = window.session.plan.designs[1]
    assert popover.windowTitle() == design.name
    assert popover.page.title == f"Licences: “{design.name}”"
    assert popover.page.steps[0].text.startswith("Windows, per core (servers and hosts): ")
    assert look.comparison(window).baseline == window.session.plan.designs[0].id


def raise_the_price(window: MainWindow) -> None:
    before = window.session.plan.costs
    after = evolve(before, licences=(evolve(LICENCE, price=75.0),))
    window.session.do(Change("Set costs", (Replacement("costs", "", before, after),)))


def test_it_follows_the_prices_of_the_plan(popover: CostPopover, window: MainWindow, qtbot: QtBot) -> None:
    before = popover.page.summary
    raise_the_price(window)
    qtbot.waitUntil(lambda: popover.page.summary != before)
    assert " × 75 EUR = " in popover.page.steps[0].text


def test_it_tells_the_plan_as_it_is_while_the_comparison_is_still_to_follow(
    popover: CostPopover, window: MainWindow, qtbot: QtBot
) -> None:
    window.docks.bring("machines")
    raise_the_price(window)
    qtbot.mouseClick(popover.copy, LEFT)
    assert " × 75 EUR = " in QGuiApplication.clipboard().text()


def test_another_cost_is_a_button_at_its_head(popover: CostPopover, qtbot: QtBot) -> None:
    qtbot.mouseClick(popover.choices["cost-three-years"], LEFT)
    assert popover.page.title.startswith("Three years: ")
    assert popover.page.summary.startswith("Unknown: no price for ")


def test_prices_are_entered_from_there(popover: CostPopover, window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(popover.prices, LEFT)
    assert window.findChild(CostsDialog).isVisible()


def test_the_large_comparison_explains_costs_too(window: MainWindow, qtbot: QtBot) -> None:
    look.explore(window).open_page("compare")
    large = look.comparison(window).large
    click(large.grid, row_named(large.view.rows, "cost-purchase"), 1, qtbot)
    assert open_popover(window).page.title.startswith("Purchase: ")


def test_enter_on_a_cost_explains_it_and_elsewhere_sets_the_baseline(window: MainWindow, qtbot: QtBot) -> None:
    window.docks.bring("compare")
    panel = look.comparison(window)
    panel.table.setFocus()
    panel.table.setCurrentCell(row_named(panel.view.rows, "cost-licences"), 2)
    qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    assert open_popover(window).isVisible()
    assert panel.baseline == window.session.plan.designs[0].id
    panel.table.setCurrentCell(0, 2)
    qtbot.keyClick(panel.table, Qt.Key.Key_Return)
    assert panel.baseline == window.session.plan.designs[1].id
