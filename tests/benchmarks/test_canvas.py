"""The canvas against bare rectangles of the same number, in the same run; ratios are printed."""

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

import numpy as np
import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene, QGraphicsView

from models.capacity.results import Evaluation
from models.plan import edits
from models.plan.catalogue import Catalogue
from models.plan.entities import Design, Host, Link, Plan, Population, Processor, Server, Site, Users, Vm
from planner.canvas.layout import arrange
from planner.canvas.view import CanvasView
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.theme.tokens import LIGHT
from tests.made_up import made_up_evaluation

MACHINES, VMS_A_HOST, ROUNDS = 10_000, 4, 9
WINDOW = (1200, 800)
CORES = Processor(cores=8, clock_mhz=2660)
HOST = Host(id="h", name="ESX", site="s", hypervisor="esx-3.0.1", processor=CORES, memory_mb=16384)
VM = Vm(id="v", name="EX-VM", host="h", exchange="2010", vcpus=2, memory_mb=4096, roles=("mailbox",))
CATALOGUE = Catalogue(
    Site(id="site", name="Site"),
    Link(id="link", ends=("a", "b"), bandwidth_mbit_s=10),
    Population(id="population", name="Users", site="site", mailboxes=1000, users=Users(outlook=1000)),
    Server(id="server", name="EX-SRV", site="site", exchange="2010", processor=CORES, memory_mb=16384),
    HOST,
    VM,
)


def large_plan(machines: int, sites: int = 4) -> Plan:
    """Sites full of hosts with four VMs each."""
    hosts = [
        evolve(HOST, id=f"h{number}", name=f"ESX-{number}", site=f"s{number % sites}")
        for number in range(machines // (VMS_A_HOST + 1))
    ]
    vms = [
        evolve(VM, id=f"{host.id}v{number}", name=f"EX-{number}", host=host.id)
        for host in hosts
        for number in range(VMS_A_HOST)
    ]
    grounds = tuple(Site(id=f"s{number}", name=f"Site {number}") for number in range(sites))
    people = Population(id="p", name="All", site="s0", mailboxes=1000, users=Users(outlook=1000))
    design = Design(id="d", name="Large", machines=(*hosts, *vms))
    return Plan(sites=grounds, populations=(people,), designs=(design,))


def numbers_for(plan: Plan, design_id: str) -> Evaluation:
    """Numbers that cost nothing and change with each edit."""
    ids = tuple(machine.id for machine in plan.designs[0].machines)
    use = np.random.default_rng(plan.populations[0].mailboxes).uniform(0, 1.2, (4, len(ids)))
    return made_up_evaluation(ids, use)


def bare_view(count: int, cached: bool = False) -> QGraphicsView:
    """As many rectangles as cards, in a window of the same size."""
    scene = QGraphicsScene()
    columns = round((count * 1.5) ** 0.5)
    for number in range(count):
        item = QGraphicsRectItem(0, 0, 144, 88)
        item.setPos(number % columns * 160, number // columns * 100)
        item.setBrush(QBrush(QColor(LIGHT.card)))
        if cached:
            item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        scene.addItem(item)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setRenderHints(QPainter.RenderHint.Antialiasing)
    view.resize(*WINDOW)
    for bars in (view.setHorizontalScrollBarPolicy, view.setVerticalScrollBarPolicy):
        bars(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view


@pytest.fixture
def views(qtbot):
    """The canvas with 10,000 machines, and the bare view beside it."""
    plan = large_plan(MACHINES)
    session, selection = PlanSession(numbers_for, plan), Selection()
    canvas = CanvasView(session, selection, CATALOGUE, LIGHT)
    canvas.set_option("minimap", False)
    bare = bare_view(MACHINES)
    for view in (canvas, bare):
        qtbot.addWidget(view)
        view.resize(*WINDOW)
        view.show()
        qtbot.waitExposed(view)
    yield canvas, bare
    session.undo_stack.clear()


def frame(view: QGraphicsView) -> Callable[[], None]:
    """Return what paints the whole window once more, as the screen would ask for it."""
    image = QImage(*WINDOW, QImage.Format.Format_RGB32)

    def paint() -> None:
        view.viewport().render(image)

    return paint


def ratio(ours: Callable[[], object], bare: Callable[[], object]) -> tuple[float, float, float]:
    """Return the median of interleaved rounds: ours [ms], bare [ms], and ours over bare."""
    for work in (ours, bare):
        work()
    rounds = [(cost(ours), cost(bare)) for _ in range(ROUNDS)]
    return median(a for a, _ in rounds), median(b for _, b in rounds), median(a / b for a, b in rounds)


def cost(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return (process_time() - start) * 1e3


def report(capsys, title: str, ours: float, bare: float, times: float, goal: float) -> None:
    with capsys.disabled():
        print(f"\n{title:<44} {ours:8.1f} ms, bare {bare:8.1f} ms: {times:5.2f} × (goal {goal} ×)")


@pytest.mark.bench
def test_the_whole_plan_is_painted(views, capsys) -> None:
    canvas, bare = views
    canvas.camera.fit_all()
    bare.fitInView(bare.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    paint = frame(canvas)

    def anew() -> None:
        canvas.context.scene.level_of_detail.refresh()
        paint()

    # Cards are kept as pixels until one changes; painting them all anew belongs to an edit.
    for title, work, goal in (
        ("10,000 machines in view, full repaint", paint, 0.5),
        ("the same, every card anew", anew, 0.5),
    ):
        figures = ratio(work, frame(bare))
        report(capsys, title, *figures, goal)
        assert figures[2] < 2


@pytest.mark.bench
def test_an_edit_of_a_population_is_painted(views, capsys) -> None:
    canvas, bare = views
    canvas.camera.fit_all()
    bare.fitInView(bare.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    session, paint = canvas.context.session, frame(canvas)

    def edit() -> None:
        mailboxes = session.plan.populations[0].mailboxes + 1
        session.do(edits.set_values(session.plan, ("p",), "mailboxes", mailboxes))
        paint()

    figures = ratio(edit, frame(bare))
    report(capsys, "an edit until 10,000 gauges are repainted", *figures, 3)
    assert figures[2] < 6


@pytest.mark.bench
def test_the_canvas_is_panned_at_full_size(views, capsys) -> None:
    canvas, bare = views

    def panned(view: QGraphicsView) -> Callable[[], None]:
        paint = frame(view)

        def pan() -> None:
            for step in (24, 24, -24, -24):
                view.horizontalScrollBar().setValue(view.horizontalScrollBar().value() + step)
                paint()

        return pan

    canvas.camera.zoom_to(1.0)
    canvas.camera.reveal("h40")
    figures = ratio(panned(canvas), panned(bare))
    report(capsys, "panning at 100 %, four frames", *figures, 1.5)
    assert figures[2] > 0


@pytest.mark.bench
def test_near_and_far_change_quickly(views, capsys) -> None:
    canvas, _bare = views
    canvas.camera.zoom_to(0.41)
    canvas.camera.reveal("h40")
    start = perf_counter()
    canvas.camera.zoom_to(0.39)
    canvas.camera.zoom_to(0.41)
    with capsys.disabled():
        print(f"\nacross 40 % and back: {(perf_counter() - start) * 1e3:.0f} ms")
    assert canvas.camera.zoom == pytest.approx(0.41)


@pytest.mark.bench
def test_a_tidy_layout_grows_with_the_plan(capsys) -> None:
    sizes = (1_000, 10_000, 100_000)
    seconds = [least_of(large_plan(size)) for size in sizes]
    exponents = np.diff(np.log(seconds)) / np.diff(np.log(sizes))
    with capsys.disabled():
        shown = ", ".join(f"{size:,}: {time * 1e3:.1f} ms" for size, time in zip(sizes, seconds, strict=True))
        print(f"\ntidy layout of {shown}: exponents {exponents[0]:.2f} and {exponents[1]:.2f} (goal 1.1)")
    assert exponents.max() < 1.5


def least_of(plan: Plan) -> float:
    times = []
    for _ in range(3):
        start = process_time()
        arrange(plan, plan.designs[0])
        times.append(process_time() - start)
    return min(times)
