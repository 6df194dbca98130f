"""The library of machines as a table: search, filters, choosing by key and pointer, and prices that are typed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit

import resources
from models.calibration.library import read_library
from models.hardware.library import LibraryMachine, read_machines, with_models
from models.plan.hardware import MachineModel
from planner.panels.hardware_table import HardwareTable
from planner.presenters.hardware import COLUMNS, PRICE, SPEC
from planner.theme.tokens import DARK, LIGHT

MACHINES = read_machines(resources.folder())
OWN = MachineModel(id="own", name="Attic", maker="Me", cores=4, clock_mhz=2000, price=0, year=2010)


@pytest.fixture
def table(qtbot) -> HardwareTable:
    factor = read_library(resources.folder()).common.get("specrate2017.as_specint_rate2006")
    made = HardwareTable(factor, LIGHT)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show_machines(MACHINES, "EUR")
    made.show()
    return made


def shown(table: HardwareTable) -> list[list[str]]:
    model = table.table.model()
    return [[model.index(row, column).data() for column in range(len(COLUMNS))] for row in range(model.rowCount())]


def test_typing_numbers_narrows_the_table_and_says_to_how_many(table: HardwareTable, qtbot) -> None:
    qtbot.keyClicks(table.line, "16 to 32 cores")
    cores = [int(row[2]) for row in shown(table)]
    assert cores
    assert all(16 <= number <= 32 for number in cores)
    assert table.count.text() == f"{len(cores)} of {len(MACHINES)}"
    table.line.setText("no such machine")
    assert table.empty.isVisible()
    assert not table.table.isVisible()
    table.line.clear()
    assert table.table.isVisible()


def test_a_search_chooses_the_first_machine_that_it_finds(table: HardwareTable, qtbot) -> None:
    told: list[str] = []
    table.table.selectRow(0)
    table.chosen.connect(lambda model: told.append(model.name))
    qtbot.keyClicks(table.line, "R750xs")
    assert table.current is not None and table.current.name == told[-1] == "PowerEdge R750xs"
    assert table.table.selectionModel().isRowSelected(0)
    assert "R750xs" in table.about.text() or "258" in table.about.text()


def test_a_search_keeps_the_chosen_machine_while_it_finds_it(table: HardwareTable, qtbot) -> None:
    qtbot.keyClicks(table.line, "Dell")
    table.table.selectRow(2)
    chosen = table.current
    told: list[MachineModel] = []
    table.chosen.connect(told.append)
    qtbot.keyClick(table.line, Qt.Key.Key_Backspace)
    assert (table.current, told) == (chosen, [])
    table.line.setText("no such machine")
    assert (table.current, table.about.text()) == (None, "")
    table.line.clear()
    assert table.current == chosen


def test_maker_and_year_narrow_it_too(table: HardwareTable) -> None:
    table.makers.setCurrentIndex(table.makers.findText("Dell"))
    table.years.setCurrentIndex(table.years.findText("2021 or later"))
    assert shown(table)
    assert all(row[0].startswith("Dell ") for row in shown(table))
    assert all(machine.model.year >= 2021 for machine in MACHINES if f"Dell {machine.model.name}" in shown(table)[0])


def test_what_is_unknown_is_a_dash_and_an_estimate_is_marked(table: HardwareTable) -> None:
    table.line.setText("R750xs")
    (row,) = shown(table)
    assert row[5:] == ["–", "–", "enter"]
    cell = table.table.model().index(0, SPEC).data(table.table.model().sortRole() + 1)
    assert cell.estimated
    assert row[SPEC] == f"{258 * 9.7:,.0f}"
    table.table.selectRow(0)
    assert "is estimated: SPECrate2017_int_base 258 × 9.7 (8.5 to 10.6)" in table.about.text()
    assert "Sources: " in table.about.text()
    assert "SPECrate2017_int_base: Published results" in table.table.model().index(0, SPEC).data(
        Qt.ItemDataRole.ToolTipRole
    )


def test_a_click_and_arrow_keys_choose_a_machine(table: HardwareTable, qtbot) -> None:
    told = []
    table.chosen.connect(told.append)
    view = table.table
    first = view.visualRect(view.model().index(0, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(first))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert told == [MACHINES[0].model, MACHINES[1].model]
    assert table.current == MACHINES[1].model


def test_other_machines_leave_what_was_chosen(table: HardwareTable) -> None:
    assert table.select(MACHINES[5].model)
    told = []
    table.chosen.connect(told.append)
    table.show_machines((*MACHINES, LibraryMachine(model=OWN, own=True)), "EUR")
    assert table.current == MACHINES[5].model
    assert told == []
    table.select(OWN)
    assert "Your own machine" in table.about.text()
    assert shown(table)[table.table.currentIndex().row()][PRICE] == "owned"


def test_a_price_is_typed_into_its_cell(table: HardwareTable, qtbot) -> None:
    told = []
    table.price_typed.connect(lambda model, text: told.append((model, text)))
    view = table.table
    index = view.model().index(0, PRICE)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(index).center())
    (editor,) = view.findChildren(QLineEdit)
    qtbot.keyClicks(editor, "23000")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [(MACHINES[0].model, "23000")]


def test_a_machine_is_entered_by_double_click(table: HardwareTable, qtbot) -> None:
    told = []
    table.activated.connect(told.append)
    view = table.table
    place = view.visualRect(view.model().index(2, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told == [MACHINES[2].model]


def test_the_models_of_a_plan_stand_with_their_prices_and_once() -> None:
    known, other = MACHINES[3], MachineModel(id="plan-only", name="From elsewhere", price=5)
    priced = MachineModel(**{name: getattr(known.model, name) for name in names()} | {"id": "in-plan", "price": 900})
    merged = with_models((*MACHINES, LibraryMachine(model=OWN, own=True)), (priced, other))
    assert len(merged) == len(MACHINES) + 2
    (held,) = [machine for machine in merged if machine.model.id == "in-plan"]
    assert held.evidence == known.evidence
    assert not [machine for machine in merged if machine.model == known.model]


def names() -> list[str]:
    return [name for name in MachineModel.__slots__ if not name.startswith("_")]


def test_it_takes_another_theme(table: HardwareTable) -> None:
    table.set_tokens(DARK)
    assert table.model.tokens is DARK
    assert not table.grab().isNull()
