"""The whole window on a small plan, with settings of its own."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from models.calibration.library import read_library
from models.plan.entities import (
    Design,
    Host,
    Link,
    Plan,
    Population,
    Processor,
    Server,
    Site,
    Users,
    Vm,
)
from planner.application import Model, build_model, build_window
from planner.session.places import Places
from planner.shell.main_window import MainWindow
from planner.shell.settings import Settings
from resources import folder

# Windows of tests that are over, not collected yet; each leaves some ten thousand objects.
MOST_GARBAGE = 100_000


@pytest.fixture(autouse=True)
def collected_between_tests() -> Iterator[None]:
    """As in the program, Python collects no widgets in the midst of what Qt does: Qt would wait for itself for ever."""
    gc.disable()
    yield
    if gc.get_count()[0] > MOST_GARBAGE:
        gc.collect()
    gc.enable()


@pytest.fixture(scope="session")
def model() -> Model:
    """The real model, read once."""
    return build_model(read_library(folder()))


@pytest.fixture
def plan() -> Plan:
    """Two sites, a physical and a virtual design."""
    processor = Processor(cores=8, clock_mhz=2660)
    server = Server(
        id="cas",
        name="EX-CAS-1",
        site="london",
        exchange="2010",
        roles=("cas", "hub", "mailbox"),
        processor=processor,
        memory_mb=16384,
    )
    host = Host(id="esx", name="ESX-01", site="london", hypervisor="esx-3.0.1", processor=processor, memory_mb=16384)
    spare = Host(id="esx-b", name="ESX-02", site="london", hypervisor="esx-3.0.1", processor=processor, memory_mb=16384)
    vm = Vm(id="mbx", name="EX-MBX-1", host="esx", exchange="2010", roles=("mailbox",), vcpus=2, memory_mb=4096)
    other = Vm(id="vcas", name="EX-CAS-2", host="esx", exchange="2010", roles=("cas", "hub"), vcpus=2, memory_mb=4096)
    return Plan(
        title="Contoso",
        sites=(Site(id="london", name="London"), Site(id="leeds", name="Leeds")),
        links=(Link(id="wan", ends=("london", "leeds"), bandwidth_mbit_s=10),),
        populations=(
            Population(id="hq", name="Head office", site="london", mailboxes=2000, users=Users(outlook=2000)),
        ),
        designs=(
            Design(id="physical", name="Today, physical", machines=(server,)),
            Design(id="virtual", name="On ESX", machines=(host, spare, vm, other)),
        ),
    )


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings that no other test sees, of a user who has hidden the first steps."""
    settings = Settings(tmp_path / "settings.json")
    settings.change(first_steps=False)
    return settings


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """Folders that no other test sees; the tests' own folder does not count as temporary."""
    return Places(data=tmp_path / "data", documents=tmp_path, temporary=(tmp_path / "mail",))


@pytest.fixture
def show_window(
    qtbot: QtBot, qapp: QApplication, model: Model, settings: Settings, plan: Plan, places: Places
) -> Iterator[Callable[[], MainWindow]]:
    """Show a window with the plan in it and its virtual design in front."""
    made: list[MainWindow] = []

    def show() -> MainWindow:
        window = build_window(qapp, model, settings, places)
        made.append(window)
        window.session.replace(plan, None)
        window.session.show_design("virtual")
        window.show()
        qtbot.waitUntil(lambda: window.docks.awake)
        return window

    yield show
    for window in made:
        window.files.tasks.close()
        window.session.undo_stack.setClean()
        window.close()
        window.deleteLater()
    made.clear()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")


@pytest.fixture
def window(show_window: Callable[[], MainWindow]) -> MainWindow:
    """The window, shown."""
    return show_window()
