"""A small plan, numbers for it, and a canvas that shows it."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from models.capacity.results import Evaluation, Gauge
from models.plan.catalogue import Catalogue, Prototypes
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
from planner.canvas.view import CanvasView
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.theme.tokens import LIGHT
from tests.made_up import made_up_evaluation

CORES = Processor(cores=8, clock_mhz=2660)
SITE = Site(id="site", name="Site")
LINK = Link(id="link", ends=("a", "b"), bandwidth_mbit_s=10)
POPULATION = Population(id="population", name="Users", site="site", mailboxes=1000, users=Users(outlook=1000))
SERVER = Server(id="server", name="EX-SRV", site="site", exchange="2010", processor=CORES, memory_mb=16384)
HOST = Host(id="host", name="ESX", site="site", hypervisor="esx-3.0.1", processor=CORES, memory_mb=16384)
VM = Vm(id="vm", name="EX-VM", host="host", exchange="2010", vcpus=2, memory_mb=4096)


def fake_evaluation(plan: Plan, design_id: str) -> Evaluation:
    """Numbers that depend on the machine alone: every state occurs."""
    design = plan.design(design_id)
    ids = tuple(machine.id for machine in design.machines) if design else ()
    seeds = np.array([sum(identifier.encode()) for identifier in ids], dtype=float)
    use = np.stack([(seeds * factor % 120) / 100 for factor in (7, 11, 13, 17)]).reshape(4, -1)
    use[3, :] = np.nan
    return made_up_evaluation(
        ids,
        use,
        low=use * 0.9,
        high=use * 1.1,
        overhead=np.full(len(ids), 0.06),
        sharing_mb=np.full(len(ids), 3584.0),
        links={link.id: Gauge(0.38, 0.3, 0.4, 0.75, "ok") for link in plan.links},
    )


@pytest.fixture
def plan() -> Plan:
    """Two joined sites: two hosts with three VMs and a population, and a server."""
    machines = (
        evolve(HOST, id="esx-1", name="ESX-01", site="london"),
        evolve(HOST, id="esx-2", name="ESX-02", site="london"),
        evolve(VM, id="cas-1", name="EX-CAS-1", host="esx-1", roles=("cas",)),
        evolve(VM, id="hub-1", name="EX-HUB-1", host="esx-1", roles=("hub",)),
        evolve(VM, id="mbx-1", name="EX-MBX-1", host="esx-2", roles=("mailbox", "cas", "hub")),
        evolve(SERVER, id="lds", name="EX-LDS", site="leeds", roles=("cas", "hub", "mailbox")),
    )
    return Plan(
        title="Contoso",
        sites=(evolve(SITE, id="london", name="London"), evolve(SITE, id="leeds", name="Leeds")),
        links=(evolve(LINK, id="wan", ends=("leeds", "london")),),
        populations=(
            evolve(POPULATION, id="office", name="Head office", site="london"),
            evolve(POPULATION, id="depot", name="Depot", site="leeds"),
        ),
        designs=(Design(id="virtual", name="Consolidated", machines=machines),),
    )


@pytest.fixture
def catalogue() -> Catalogue:
    """One prototype of each kind."""
    return Catalogue(SITE, LINK, POPULATION, SERVER, HOST, VM, Prototypes(SERVER, HOST, VM))


@pytest.fixture
def make_canvas(qtbot, catalogue: Catalogue) -> Iterator[Callable[[Plan], CanvasView]]:
    """Make a canvas of 1000 x 700 at 100 % that shows a plan."""
    made = []

    def make(plan: Plan) -> CanvasView:
        session, selection = PlanSession(fake_evaluation, plan), Selection()
        view = CanvasView(session, selection, catalogue, LIGHT)
        made.append((view, session, selection))  # a view that nobody holds may be collected while it paints
        qtbot.addWidget(view)
        view.resize(1200, 800)
        view.show()
        qtbot.waitExposed(view)
        view.camera.fit_all()
        view.setFocus()
        return view

    yield make
    for _view, session, _selection in made:
        session.undo_stack.clear()


@pytest.fixture
def canvas(make_canvas, plan: Plan) -> CanvasView:
    """A canvas that shows the plan."""
    return make_canvas(plan)


@pytest.fixture
def said(canvas: CanvasView) -> list[str]:
    """The messages of the canvas, the last at the end."""
    sentences: list[str] = []
    canvas.message.connect(sentences.append)
    return sentences


@pytest.fixture
def mouse() -> "Mouse":
    """The mouse."""
    return Mouse()


class Mouse:
    """Real presses, moves and releases on a view."""

    LEFT = Qt.MouseButton.LeftButton

    def middle_of(self, view: CanvasView, identifier: str, *, down: float = 0.5) -> QPoint:
        item = view.context.scene.items_by_id[identifier]
        return self.at(view, item, 0.5, down)

    def at(self, view: CanvasView, item, across: float, down: float) -> QPoint:
        point = item.mapToScene(item.rect.width() * across, item.rect.height() * down)
        return view.mapFromScene(point)

    def press(self, view: CanvasView, point: QPoint, keys=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mousePress(view.viewport(), self.LEFT, keys, point)

    def move(self, view: CanvasView, start: QPoint, end: QPoint, keys=Qt.KeyboardModifier.NoModifier) -> None:
        """Move with the button down, in steps; QTest.mouseMove forgets the button."""
        from PySide6.QtCore import QEvent, QPointF
        from PySide6.QtGui import QMouseEvent
        from PySide6.QtWidgets import QApplication

        for part in (0.2, 0.6, 1.0):
            point = QPointF(start) + (QPointF(end) - QPointF(start)) * part
            event = QMouseEvent(
                QEvent.Type.MouseMove, point, view.viewport().mapToGlobal(point), self.LEFT, self.LEFT, keys
            )
            QApplication.sendEvent(view.viewport(), event)

    def release(self, view: CanvasView, point: QPoint, keys=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mouseRelease(view.viewport(), self.LEFT, keys, point)

    def drag(self, view: CanvasView, start: QPoint, end: QPoint, keys=Qt.KeyboardModifier.NoModifier) -> None:
        self.press(view, start, keys)
        self.move(view, start, end, keys)
        self.release(view, end, keys)

    def click(self, view: CanvasView, point: QPoint, keys=Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mouseClick(view.viewport(), self.LEFT, keys, point)
