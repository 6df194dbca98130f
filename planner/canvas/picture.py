"""The whole plan as a picture, on the screen's own painter: PNG, SVG or PDF."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from models.capacity.results import Evaluation
from models.errors import PlanFileError
from models.plan.entities import Plan
from models.words import say
from planner.canvas.scene import PlanScene
from planner.theme.tokens import Tokens

MARGIN = 24.0
EMPTY = QRectF(0, 0, 480, 240)
SHARPNESS = 2.0
MOST_PIXELS = 12_000.0
DOTS_AN_INCH = 96
POINTS_A_PIXEL = 72 / DOTS_AN_INCH


def paint_plan(plan: Plan, design_id: str, evaluation: Evaluation | None, tokens: Tokens, target: Path) -> None:
    """Return None once the picture stands in the file; its ending says which kind.

    Raises
    ------
    PlanFileError
        If the ending is another than .png, .svg or .pdf, or the file cannot be written.
    """
    draw = _KINDS.get(target.suffix.lower())
    if draw is None:
        raise PlanFileError(say("{file}: a picture's name ends in .png, .svg or .pdf.", file=target.name))
    scene = PlanScene(tokens, cached=False)
    scene.refresh(plan, plan.design(design_id), evaluation)
    area = scene.content_rect() if scene.items_by_id else EMPTY
    data = draw(scene, area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
    try:
        target.write_bytes(data)
    except OSError as error:
        raise PlanFileError(say("{file} cannot be written: {reason}.", file=target, reason=error.strerror)) from error


def _png(scene: PlanScene, area: QRectF) -> bytes:
    scale = min(SHARPNESS, MOST_PIXELS / max(area.width(), area.height()))
    image = QImage((area.size() * scale).toSize(), QImage.Format.Format_RGB32)
    _render(scene, area, image)
    buffer = _open_buffer()
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _svg(scene: PlanScene, area: QRectF) -> bytes:
    buffer = _open_buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(area.size().toSize())
    generator.setViewBox(QRectF(0, 0, area.width(), area.height()))
    generator.setTitle(scene.source.plan.title)
    _render(scene, area, generator)
    return bytes(buffer.data().data())


def _pdf(scene: PlanScene, area: QRectF) -> bytes:
    buffer = _open_buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS_AN_INCH)
    writer.setTitle(scene.source.plan.title)
    size = QSizeF(area.width() * POINTS_A_PIXEL, area.height() * POINTS_A_PIXEL)
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Point, matchPolicy=QPageSize.SizeMatchPolicy.ExactMatch))
    writer.setPageMargins(QMarginsF())
    _render(scene, area, writer)
    return bytes(buffer.data().data())


_KINDS: dict[str, Callable[[PlanScene, QRectF], bytes]] = {".png": _png, ".svg": _svg, ".pdf": _pdf}


def _open_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _render(scene: PlanScene, area: QRectF, device: QPaintDevice) -> None:
    painter = QPainter(device)
    size = QSize(device.width(), device.height())
    whole = QRectF(0, 0, size.width(), size.height())
    painter.fillRect(whole, QColor(scene.source.tokens.canvas))
    scene.render(painter, whole, area, Qt.AspectRatioMode.KeepAspectRatio)
    painter.end()
