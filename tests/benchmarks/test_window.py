"""What a user does in the whole window, with the real model and the usual panels, against frames of bare rectangles."""

from collections.abc import Callable, Iterator
from itertools import cycle, pairwise
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter

import pytest
from attrs import evolve
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.calibration.library import read_library
from models.plan import edits
from models.plan.change import Change
from models.plan.entities import Plan
from models.planfile import save_plan
from planner.presenters.samples import read_sample
from planner.selftest import private_window
from planner.shell.main_window import MainWindow
from resources import folder
from tests.benchmarks.estates import VM, WINDOW, bare_view, estate, frame, grouped_estate
from tests.benchmarks.goals import ROUNDS, Row, Table, held_against

SMALL, LARGE, CHOSEN = 1_000, 10_000, "v1"
SETTLING_MS, WATCHED_MS, TICK_MS, FOLLOWING_MS = 1500, 3000, 2, 100
# Longer than a pause between edits, after which findings are made.
QUIET_ROUNDS = 4
NAMES = {SMALL: "1k", LARGE: "10k"}
Edit = Callable[[Plan], Change]
MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def make_window(qtbot, qapp: QApplication, tmp_path: Path) -> Iterator[MakeWindow]:
    """Return the window with a plan in view, something of it selected."""
    made: list[MainWindow] = []

    def make(plan: Plan, chosen: str = CHOSEN) -> MainWindow:
        window = private_window(tmp_path, read_library(folder()))
        made.append(window)
        window.resize(*WINDOW)
        window.session.replace(plan, None)
        window.show()
        qtbot.waitExposed(window)
        window.canvas.camera.fit_all()
        window.selection.set((chosen,))
        settle(SETTLING_MS)
        return window

    yield make
    for window in made:
        window.files.tasks.close()
        window.session.undo_stack.setClean()
        window.close()
    qapp.setStyleSheet("")


def settle(milliseconds: int) -> None:
    """Let the window work; unlike Qt's own wait, workers get Python's lock."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def edited(window: MainWindow, changes: Iterator[Callable[[Plan], Change]]) -> Callable[[], float]:
    """Return what does the next change, and how long until it is painted [s].

    What follows is let end: the reasons and the comparison a frame later, findings and failures on worker threads.
    """

    def edit() -> float:
        begun = perf_counter()
        window.session.do(next(changes)(window.session.plan))
        QApplication.processEvents()
        painted = perf_counter() - begun
        end_of_work(window)
        return painted

    return edit


def end_of_work(window: MainWindow) -> None:
    """Wait until nothing is waited for and nothing runs beside the interface."""
    quiet = 0
    while quiet < QUIET_ROUNDS:
        settle(FOLLOWING_MS)
        quiet = 0 if window.parts.plan_store.jobs._busy else quiet + 1


def users(plan: Plan) -> Change:
    return edits.set_values(plan, ("u0-0",), "users.owa", plan.populations[0].users.owa + 1)


def other_vcpus(plan: Plan) -> Change:
    vcpus = plan.designs[0].by_id[CHOSEN].vcpus
    return edits.set_values(plan, (CHOSEN,), "vcpus", 3 if vcpus == 2 else 2)


def added(plan: Plan) -> Change:
    return edits.add_machine(plan, "d", "h0", evolve(VM, name="NEW"))


def newest_removed(plan: Plan) -> Change:
    return edits.remove(plan, (plan.designs[0].machines[-1].id,))


def moved(plan: Plan) -> Change:
    return edits.move_to_site(plan, "h0", "s1" if plan.designs[0].by_id["h0"].site == "s0" else "s0")


EDITS = {"users": users, "vcpus": other_vcpus, "delete": newest_removed, "move": moved}


def held(window: MainWindow, key: str, work: Callable[[], object], machines: int) -> Row:
    bare = bare_view(machines)
    bare.resize(window.canvas.size())
    bare.show()
    bare.fitInView(bare.sceneRect())
    row = held_against(key, work, frame(bare))
    bare.close()
    return row


@pytest.mark.bench
@pytest.mark.parametrize(
    ("machines", "name"),
    [(SMALL, "users"), (SMALL, "delete"), (LARGE, "users"), (LARGE, "vcpus"), (LARGE, "delete"), (LARGE, "move")],
)
def test_an_edit_is_on_the_gauges(make_window: MakeWindow, table: Table, machines: int, name: str) -> None:
    window = make_window(estate(machines))
    work = edited(window, cycle([EDITS[name]]))
    table.hold(held(window, f"edit-{NAMES[machines]}-{name}", work, machines))


@pytest.mark.bench
@pytest.mark.parametrize("machines", [SMALL, LARGE])
def test_a_machine_is_added(make_window: MakeWindow, table: Table, machines: int) -> None:
    window = make_window(estate(machines))
    table.hold(held(window, f"edit-{NAMES[machines]}-add", edited(window, cycle([added])), machines))


def mailboxes(plan: Plan) -> Change:
    served = plan.designs[0].dags[0].serves[0]
    before = next(row.mailboxes for row in plan.populations if row.id == served)
    return edits.set_values(plan, (served,), "mailboxes", before + 1)


def other_databases(plan: Plan) -> Change:
    dag = plan.designs[0].dags[0]
    return edits.set_values(plan, (dag.id,), "databases", dag.databases + (1 if dag.databases % 2 == 0 else -1))


@pytest.mark.bench
@pytest.mark.parametrize(("key", "change"), [("mailboxes", mailboxes), ("databases", other_databases)])
def test_an_edit_of_groups_is_on_the_gauges(make_window: MakeWindow, table: Table, key: str, change: Edit) -> None:
    plan = grouped_estate()
    window = make_window(plan, "m0-0")
    work = edited(window, cycle([change]))
    table.hold(held(window, f"edit-groups-{key}", work, len(plan.designs[0].machines)))


@pytest.mark.bench
def test_an_edit_of_one_group_is_on_the_gauges(make_window: MakeWindow, table: Table) -> None:
    plan = read_sample(folder(), "two-site-dag")
    window = make_window(plan, plan.designs[0].dags[0].id)
    work = edited(window, cycle([mailboxes]))
    table.hold(Row("edit-group", 1000 * median(work() for _ in range(ROUNDS))))


@pytest.mark.bench
def test_an_edit_is_undone(make_window: MakeWindow, table: Table) -> None:
    window = make_window(estate(LARGE))
    edited(window, cycle([users]))()
    stack = window.session.undo_stack

    def undo() -> float:
        begun = perf_counter()
        if stack.canUndo():
            stack.undo()
        else:
            stack.redo()
        QApplication.processEvents()
        painted = perf_counter() - begun
        end_of_work(window)
        return painted

    table.hold(held(window, "edit-10k-undo", undo, LARGE))


@pytest.mark.bench
def test_the_window_goes_on_after_an_edit(make_window: MakeWindow, table: Table) -> None:
    window = make_window(estate(LARGE))
    window.session.do(users(window.session.plan))
    QApplication.processEvents()
    gaps, timer = [monotonic()], QTimer(window)
    timer.timeout.connect(lambda: gaps.append(monotonic()))
    timer.start(TICK_MS)
    settle(WATCHED_MS)
    timer.stop()
    table.hold(Row("edit-10k-longest", 1000 * max(after - before for before, after in pairwise(gaps))))


@pytest.mark.bench
def test_everything_is_selected(make_window: MakeWindow, table: Table) -> None:
    window = make_window(estate(LARGE))
    bare = bare_view(LARGE)
    bare.resize(window.canvas.size())
    bare.show()
    bare.fitInView(bare.sceneRect())
    everything = tuple(machine.id for machine in window.session.design.machines)

    def select() -> None:
        window.selection.set(everything)
        QApplication.processEvents()

    def select_bare() -> None:
        for item in bare.scene().items():
            item.setSelected(True)
        QApplication.processEvents()

    def alternately(work: Callable[[], None], clear: Callable[[], object]) -> Callable[[], object]:
        def timed() -> float:
            clear()
            QApplication.processEvents()
            start = monotonic()
            work()
            return monotonic() - start

        return timed

    row = held_against(
        "select-all",
        alternately(select, lambda: window.selection.set(())),
        alternately(select_bare, bare.scene().clearSelection),
        rounds=5,
    )
    bare.close()
    table.hold(row)


@pytest.mark.bench
def test_a_plan_is_opened(make_window: MakeWindow, table: Table, tmp_path: Path) -> None:
    window = make_window(SMALL)
    path = tmp_path / "estate.xplan"
    save_plan(estate(LARGE), path)

    def opened() -> float:
        window.session.replace(estate(SMALL), None)
        settle(SETTLING_MS)
        start = monotonic()
        window.files.open_path(path)
        while window.files.tasks.running is not None or len(window.session.design.machines) != LARGE:
            settle(TICK_MS)
        QApplication.processEvents()
        return monotonic() - start

    def bare() -> None:
        view = bare_view(LARGE)
        view.resize(window.canvas.size())
        view.show()
        QTest.qWaitForWindowExposed(view)
        frame(view)()
        view.close()

    table.hold(held_against("open-window", opened, bare, rounds=3))
