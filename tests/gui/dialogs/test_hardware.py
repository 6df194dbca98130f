"""Plan, Hardware library / Costs / Properties: done with keys and pointer, each ends in one step that can be undone."""

import base64
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from models.comparisons.cost import costs_of
from models.hardware.library import read_machines
from models.plan.choosing_models import set_model
from models.plan.costs import Licence
from models.plan.entities import Plan
from models.plan.hardware import MachineModel
from planner.features.hardware.costs_dialog import CostsDialog
from planner.features.hardware.library_dialog import LibraryDialog
from planner.features.hardware.properties_dialog import PropertiesDialog
from planner.panels.editors import ChoiceEditor
from planner.presenters.hardware import PRICE
from planner.presenters.inspector import LIBRARY
from planner.presenters.samples import read_sample
from planner.session.own_machines import NAME
from planner.shell.machine_dialog import MachineDialog
from planner.shell.main_window import MainWindow
from resources import folder
from tests.gui import look
from tests.unit.planfile.every_field import SMALLEST_PICTURE

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def plan() -> Plan:
    return read_sample(folder(), "three-sites")


def opened(window: MainWindow, action: str, kind: type):
    window.actions_of_plan.by_id[action].trigger()
    dialog = window.findChild(kind)
    assert dialog.isVisible()
    return dialog


@pytest.fixture
def library(window: MainWindow) -> LibraryDialog:
    return opened(window, "plan.hardware", LibraryDialog)


def hosts(window: MainWindow) -> list[str]:
    return [machine.id for machine in window.session.design.machines if machine.kind == "host"]


def servers(window: MainWindow) -> list[str]:
    return [machine.id for machine in window.session.design.machines if machine.kind == "server"]


def click_cell(dialog: LibraryDialog, qtbot: QtBot, row: int, column: int) -> None:
    view = dialog.table.table
    place = view.visualRect(view.model().index(row, column)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(place))


# ------------------------------------------------------------------ library


def test_a_machine_is_chosen_for_what_is_selected_in_one_step(window: MainWindow, qtbot: QtBot) -> None:
    chosen = servers(window)[:2]
    window.selection.set(chosen)
    dialog = opened(window, "plan.hardware", LibraryDialog)
    before = window.session.plan
    assert dialog.use.text() == "&Use for 2 selected machines"
    assert not dialog.use.isEnabled()
    qtbot.keyClicks(dialog.table.line, "R750xs 32 cores")
    click_cell(dialog, qtbot, 0, 0)
    qtbot.mouseClick(dialog.use, LEFT)
    design = window.session.design
    assert window.session.undo_stack.count() == 1
    for name in chosen:
        machine = design.by_id[name]
        assert window.session.plan.models_by_id[machine.model].name == "PowerEdge R750xs"
        assert (machine.processor.cores, machine.processor.specrate2017_int_base) == (32, 258)
    window.session.undo_stack.undo()
    assert window.session.plan == before


def test_without_a_selection_it_is_what_new_machines_begin_with(
    window: MainWindow, library: LibraryDialog, qtbot: QtBot
) -> None:
    assert not library.use.isEnabled()
    assert library.use.toolTip() == "Select servers or hosts on the canvas or in the tree first."
    qtbot.keyClicks(library.table.line, "R750xs")
    click_cell(library, qtbot, 0, 0)
    library.accept()
    window.selection.set([window.session.plan.sites[0].id])
    look.inserts(window).add("host")
    made = window.session.design.by_id[window.selection.ids[0]]
    assert window.session.plan.models_by_id[made.model].name == "PowerEdge R750xs"
    assert made.processor.cores == 32


def test_a_typed_price_is_kept_in_the_plan_and_can_be_undone(
    window: MainWindow, library: LibraryDialog, qtbot: QtBot
) -> None:
    qtbot.keyClicks(library.table.line, "R750xs")
    click_cell(library, qtbot, 0, PRICE)
    (editor,) = library.table.table.findChildren(QLineEdit)
    qtbot.keyClicks(editor, "23,000")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(window.session.plan.models))
    (model,) = window.session.plan.models
    assert (model.name, model.price) == ("PowerEdge R750xs", 23_000)
    assert library.table.table.model().index(0, PRICE).data() == "23,000"
    window.session.undo_stack.undo()
    assert window.session.plan.models == ()


def test_the_price_of_a_machine_in_use_is_entered_in_the_library(window: MainWindow, qtbot: QtBot) -> None:
    model = with_model(window)
    dialog = opened(window, "plan.hardware", LibraryDialog)
    click_cell(dialog, qtbot, dialog.table.table.currentIndex().row(), PRICE)
    (editor,) = dialog.table.table.findChildren(QLineEdit)
    qtbot.keyClicks(editor, "5,000")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.plan.models_by_id[model.id].price == 5_000)
    assert dialog.table.current.price == 5_000


def test_a_price_that_is_none_is_refused_in_words(window: MainWindow, library: LibraryDialog, qtbot: QtBot) -> None:
    click_cell(library, qtbot, 0, PRICE)
    (editor,) = library.table.table.findChildren(QLineEdit)
    qtbot.keyClicks(editor, "cheap")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(library.fault.isVisible)
    assert library.fault.text().startswith("Price ")
    assert window.session.undo_stack.count() == 0


def test_an_own_machine_is_added_changed_and_removed(window: MainWindow, library: LibraryDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(library.add, LEFT)
    form = library.findChild(MachineDialog)
    form.accept()
    assert form.fault.text() == "Enter the name of the model."
    for path, text in {"maker": "Contoso", "name": "Attic 1", "cores": "12", "memory_mb": "64 GB"}.items():
        typed(form.form, qtbot, path, text)
    assert form.form.entity.cores == 12
    form.accept()
    assert library.table.current.name == "Attic 1"
    assert (library.table.current.cores, library.table.current.memory_mb) == (12, 65_536)
    file = window.context.parts.places.data / NAME
    assert "Attic 1" in file.read_text("utf-8")
    assert window.session.undo_stack.count() == 0
    library.table.line.setText("contoso")
    assert library.table.count.text().startswith("1 of ")
    library.table.select(library._own.models[0])
    library._follow()
    qtbot.mouseClick(library.remove, LEFT)
    assert "Attic 1" not in file.read_text("utf-8")


def test_bare_numbers_of_an_own_machine_are_no_tiny_machine(library: LibraryDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(library.add, LEFT)
    form = library.findChild(MachineDialog)
    for path, text in {"name": "Attic 2", "memory_mb": "128", "clock_mhz": "2.5"}.items():
        typed(form.form, qtbot, path, text)
    assert (form.form.entity.memory_mb, form.form.entity.clock_mhz) == (131_072, 2_500)


def test_a_broken_file_of_own_machines_is_told(window: MainWindow, qtbot: QtBot) -> None:
    data = window.context.parts.places.data
    data.mkdir(parents=True, exist_ok=True)
    (data / NAME).write_bytes(b"{")
    dialog = opened(window, "plan.hardware", LibraryDialog)
    assert dialog.fault.isVisible()
    assert dialog.fault.text().startswith("Your own machines cannot be read: ")


# ------------------------------------------------------------------ inspector


def test_the_inspector_chooses_among_the_models_of_the_plan_and_opens_the_library(
    window: MainWindow, qtbot: QtBot
) -> None:
    first, second, *_ = servers(window)
    window.selection.set([first])
    editor = look.inspector(window).main.rows["model"].editor
    assert isinstance(editor, ChoiceEditor)
    assert [editor.itemText(index) for index in range(editor.count())] == ["not given", "Hardware library…"]
    editor.entered.emit(LIBRARY)
    dialog = window.findChild(LibraryDialog)
    qtbot.keyClicks(dialog.table.line, "DL380 Gen10 Plus")
    click_cell(dialog, qtbot, 0, 0)
    qtbot.keyClick(dialog.table.table, Qt.Key.Key_Return)
    assert window.session.design.by_id[first].model is not None
    window.selection.set([second])
    editor = look.inspector(window).main.rows["model"].editor
    assert editor.itemText(1) == "HPE ProLiant DL380 Gen10 Plus"
    editor.activated.emit(1)
    assert window.session.design.by_id[second].processor.cores == 32
    assert len(window.session.plan.models) == 1
    editor.activated.emit(0)
    assert window.session.design.by_id[second].model is None


# ------------------------------------------------------------------ costs


def typed(form, qtbot: QtBot, path: str, text: str) -> None:
    editor = form.view.rows[path].editor
    form.window().activateWindow()
    editor.setFocus()
    qtbot.waitUntil(editor.hasFocus)
    editor.selectAll()
    qtbot.keyClicks(editor, text)
    qtbot.keyClick(editor, Qt.Key.Key_Tab)


def test_costs_are_entered_as_one_step(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, "plan.costs", CostsDialog)
    assert dialog.focusWidget() is dialog.form.view.rows["currency"].editor
    typed(dialog.form, qtbot, "currency", "EUR")
    typed(dialog.form, qtbot, "kwh_price", "0.30")
    typed(dialog.form, qtbot, "pue", "1.5")
    assert not dialog.licence.isEnabled()
    qtbot.mouseClick(dialog.add, LEFT)
    typed(dialog.licence, qtbot, "name", "Windows Server")
    typed(dialog.licence, qtbot, "price", "50")
    assert dialog.list.item(0).text() == "Windows Server, per machine: 50"
    qtbot.mouseClick(dialog.add, LEFT)
    qtbot.mouseClick(dialog.remove, LEFT)
    assert dialog.list.count() == 1
    before = window.session.plan
    dialog.accept()
    costs = window.session.plan.costs
    assert (costs.currency, costs.kwh_price, costs.pue) == ("EUR", 0.3, 1.5)
    assert costs.licences == (Licence(id="licence-1", name="Windows Server", price=50),)
    assert costs_of(window.session.plan, window.session.design).licences.value == 50 * len(servers(window))
    assert window.session.undo_stack.count() == 1
    window.session.undo_stack.undo()
    assert window.session.plan == before


def with_model(window: MainWindow) -> MachineModel:
    """Give two servers of the plan an old model, far down in the library."""
    entry = next(machine for machine in read_machines(folder()) if machine.model.name == "ProLiant DL380p Gen8")
    window.session.do(set_model(window.session.plan, servers(window)[:2], entry.model))
    return window.session.plan.models[0]


def test_prices_of_the_machines_in_use_are_entered_with_the_costs(window: MainWindow, qtbot: QtBot) -> None:
    model = with_model(window)
    dialog = opened(window, "plan.costs", CostsDialog)
    (line,) = dialog.prices.lines
    qtbot.keyClicks(line, "cheap")
    dialog.accept()
    assert dialog.fault.text().startswith("HP ProLiant DL380p Gen8: Price must be a number")
    line.selectAll()
    qtbot.keyClicks(line, "5,000")
    typed(dialog.form, qtbot, "currency", "EUR")
    dialog.accept()
    assert window.session.plan.models_by_id[model.id].price == 5_000
    assert window.session.plan.costs.currency == "EUR"
    assert window.session.undo_stack.count() == 2
    window.session.undo_stack.undo()
    assert window.session.plan.models_by_id[model.id].price is None


def test_costs_that_are_left_alone_are_no_step(window: MainWindow) -> None:
    opened(window, "plan.costs", CostsDialog).accept()
    assert window.session.undo_stack.count() == 0


def test_a_new_licence_has_the_keys(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, "plan.costs", CostsDialog)
    qtbot.mouseClick(dialog.add, LEFT)
    assert dialog.focusWidget() is dialog.licence.view.rows["name"].editor


def test_the_library_opens_at_the_machine_in_use(window: MainWindow, qtbot: QtBot) -> None:
    model = with_model(window)
    dialog = opened(window, "plan.hardware", LibraryDialog)
    assert dialog.table.current == model
    view = dialog.table.table
    qtbot.waitUntil(lambda: view.viewport().rect().contains(view.visualRect(view.currentIndex()).center()))


def test_a_machine_that_was_added_is_in_sight_in_full(library: LibraryDialog, qtbot: QtBot) -> None:
    qtbot.mouseClick(library.add, LEFT)
    form = library.findChild(MachineDialog)
    typed(form.form, qtbot, "name", "Attic 3")
    typed(form.form, qtbot, "year", "2012")
    form.accept()
    view = library.table.table
    assert library.table.current.name == "Attic 3"
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))


def test_a_cost_that_does_not_fit_keeps_the_form_open(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window, "plan.costs", CostsDialog)
    typed(dialog.form, qtbot, "pue", "0.5")
    dialog.accept()
    assert dialog.isVisible()
    assert "at least 1" in dialog.fault.text()
    assert window.session.undo_stack.count() == 0


# ------------------------------------------------------------------ properties


def test_properties_are_entered_as_one_step(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(window, "plan.properties", PropertiesDialog)
    typed(dialog.form, qtbot, "title", "Northwind")
    typed(dialog.form, qtbot, "customer", "Contoso")
    typed(dialog.form, qtbot, "author", "Me")
    picture = tmp_path / "logo.png"
    picture.write_bytes(base64.b64decode(SMALLEST_PICTURE))
    dialog.take_picture(picture)
    assert dialog.remove.isEnabled()
    before = window.session.plan
    dialog.accept()
    plan = window.session.plan
    assert (plan.title, plan.customer, plan.author, plan.logo) == ("Northwind", "Contoso", "Me", SMALLEST_PICTURE)
    assert window.session.undo_stack.count() == 1
    window.session.undo_stack.undo()
    assert window.session.plan == before


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"GIF89a", "The picture must be a PNG or JPEG file."), (None, "gone.png"), (b"\x89PNG\r\n\x1a\n", "damaged")],
)
def test_another_file_is_refused_as_a_logo(
    window: MainWindow, tmp_path: Path, content: bytes | None, words: str
) -> None:
    dialog = opened(window, "plan.properties", PropertiesDialog)
    path = tmp_path / "gone.png"
    if content is not None:
        path.write_bytes(content)
    dialog.take_picture(path)
    assert words in dialog.fault.text() or (content is None and dialog.fault.text())
    assert dialog.logo == ""
    dialog.reject()
    assert window.session.undo_stack.count() == 0
