"""The canvas with 10,000 machines and their wires, painted and moved by a pointer, against bare rectangles."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from models.calibration.library import read_library
from planner.canvas.view import CanvasView
from planner.selftest import private_window
from planner.shell.main_window import MainWindow
from resources import folder
from tests.benchmarks.estates import WINDOW, bare_view, estate, frame
from tests.benchmarks.goals import Table, held_against

MACHINES, HOST, STEPS, STEP, HEAD = 10_000, "h0", 8, 6, 56
# One that no legend covers when the whole plan is in view.
MIDDLE = "h5004"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def views(qtbot, qapp: QApplication, tmp_path: Path) -> Iterator[tuple[CanvasView, QGraphicsView]]:
    """The canvas of the whole window, and a bare view as large, both with 10,000 cards in view."""
    window: MainWindow = private_window(tmp_path, read_library(folder()))
    window.resize(*WINDOW)
    window.session.replace(estate(MACHINES), None)
    window.show()
    qtbot.waitExposed(window)
    bare = bare_view(MACHINES)
    qtbot.addWidget(bare)
    bare.resize(window.canvas.size())
    bare.show()
    bare.fitInView(bare.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    window.canvas.camera.fit_all()
    QApplication.processEvents()
    yield window.canvas, bare
    window.files.tasks.close()
    window.session.undo_stack.setClean()
    window.close()
    qapp.setStyleSheet("")


def at_full_size(canvas: CanvasView, bare: QGraphicsView) -> None:
    canvas.camera.zoom_to(1.0)
    canvas.camera.reveal(HOST)
    bare.resetTransform()
    QApplication.processEvents()


def anew(canvas: CanvasView) -> Callable[[], None]:
    paint = frame(canvas)

    def work() -> None:
        canvas.context.scene.level_of_detail.refresh()
        for item in canvas.context.scene.items_by_id.made():
            item.update()
        paint()

    return work


@pytest.mark.bench
def test_the_whole_plan_is_painted(views: tuple[CanvasView, QGraphicsView], table: Table) -> None:
    canvas, bare = views
    table.hold(held_against("canvas-fit", frame(canvas), frame(bare)))


@pytest.mark.bench
def test_the_whole_plan_is_painted_anew(views: tuple[CanvasView, QGraphicsView], table: Table) -> None:
    canvas, bare = views
    table.hold(held_against("canvas-fit-anew", anew(canvas), frame(bare)))


@pytest.mark.bench
def test_cards_are_painted_at_full_size(views: tuple[CanvasView, QGraphicsView], table: Table) -> None:
    canvas, bare = views
    at_full_size(canvas, bare)
    table.hold(held_against("canvas-full", frame(canvas), frame(bare)))


@pytest.mark.bench
def test_cards_are_painted_anew_at_full_size(views: tuple[CanvasView, QGraphicsView], table: Table) -> None:
    canvas, bare = views
    at_full_size(canvas, bare)
    table.hold(held_against("canvas-full-anew", anew(canvas), frame(bare)))


def panned(view: QGraphicsView) -> Callable[[], None]:
    paint = frame(view)

    def pan() -> None:
        bar = view.horizontalScrollBar()
        for step in (24, 24, -24, -24):
            bar.setValue(bar.value() + step)
            paint()

    return pan


@pytest.mark.bench
def test_the_canvas_is_panned(views: tuple[CanvasView, QGraphicsView], table: Table) -> None:
    canvas, bare = views
    at_full_size(canvas, bare)
    table.hold(held_against("pan", panned(canvas), panned(bare)))


def send(view: QGraphicsView, kind: QEvent.Type, place: QPointF, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    event = QMouseEvent(
        kind, place, QPointF(view.viewport().mapToGlobal(place.toPoint())), button, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(view.viewport(), event)
    QApplication.processEvents()


def dragged(canvas: CanvasView, host: str) -> Callable[[], None]:
    """Return what moves the pointer with a host some steps on, to and fro; it is held by its head."""
    item = canvas.context.scene.items_by_id[host]
    start = QPointF(canvas.mapFromScene(item.mapToScene(QPointF(item.rect.center().x(), item.rect.top() + HEAD))))
    nothing = Qt.MouseButton.NoButton
    send(canvas, QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    offsets = iter(range(10**6))

    def drag() -> None:
        for _ in range(STEPS):
            along = 60 + STEP * (next(offsets) % 40)
            send(canvas, QEvent.Type.MouseMove, start + QPointF(along, along / 2), nothing, LEFT)

    return drag


def moved(bare: QGraphicsView) -> Callable[[], None]:
    item, offsets = bare.scene().items()[0], iter(range(10**6))

    def move() -> None:
        for _ in range(STEPS):
            item.setPos(60 + STEP * (next(offsets) % 40), 30)
            QApplication.processEvents()

    return move


@pytest.mark.bench
@pytest.mark.parametrize(("zoom", "host"), [("fit", MIDDLE), ("full", HOST)])
def test_a_host_is_dragged(views: tuple[CanvasView, QGraphicsView], table: Table, zoom: str, host: str) -> None:
    canvas, bare = views
    if zoom == "full":
        at_full_size(canvas, bare)
    before = canvas.context.scene.items_by_id[host].pos()
    row = held_against(f"drag-{zoom}", dragged(canvas, host), moved(bare))
    assert canvas.context.scene.items_by_id[host].pos() != before
    canvas.tools.tool.cancel()
    table.hold(row.shared_by(STEPS))


@pytest.mark.bench
def test_the_whole_plan_comes_into_view(views: tuple[CanvasView, QGraphicsView], table: Table) -> None:
    canvas, bare = views
    ours, theirs = frame(canvas), frame(bare)

    def fitted() -> None:
        canvas.camera.zoom_to(1.0)
        canvas.camera.fit_all()
        ours()

    def bare_fitted() -> None:
        bare.resetTransform()
        bare.fitInView(bare.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        theirs()

    table.hold(held_against("zoom-fit", fitted, bare_fitted))


@pytest.mark.bench
def test_near_and_far_change(views: tuple[CanvasView, QGraphicsView], table: Table) -> None:
    canvas, bare = views
    ours, theirs = frame(canvas), frame(bare)
    canvas.camera.zoom_to(0.41)
    canvas.camera.reveal(HOST)

    def across() -> None:
        for zoom in (0.39, 0.41):
            canvas.camera.zoom_to(zoom)
            ours()

    def bare_across() -> None:
        for zoom in (0.39, 0.41):
            bare.resetTransform()
            bare.scale(zoom, zoom)
            theirs()

    table.hold(held_against("zoom-across", across, bare_across))
