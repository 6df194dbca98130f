"""The whole plan as a picture, painted as on the screen: dots, or a drawing."""

from contextlib import suppress

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter

from models.capacity.results import Evaluation
from models.plan.entities import Design, Plan
from planner.canvas.scene import PlanScene
from planner.presenters.status import busiest_text, machines_text, people_text
from planner.theme.drawing import svg_of
from planner.theme.tokens import Tokens

MARGIN = 24.0
EMPTY = QRectF(0, 0, 480, 240)
SHARPNESS = 2.0
MOST_PIXELS = 12_000.0
# For an e-mail or a browser, made while the user waits.
PIXELS_TO_READ = 4_000.0
DOTS_AN_INCH = 96


class PlanPicture:
    """One design of a plan, to paint on any device."""

    def __init__(self, plan: Plan, design_id: str, evaluation: Evaluation | None, tokens: Tokens) -> None:
        self._scene = PlanScene(tokens, cached=False)
        self._scene.refresh(plan, plan.design(design_id), evaluation)
        self.title, self.seen = plan.title, _seen(plan, plan.design(design_id), evaluation)
        area = self._scene.content_rect() if self._scene.items_by_id else EMPTY
        self._area = area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def __del__(self) -> None:
        """Delete the items at once: collected later in any order, Qt would access deleted ones."""
        with suppress(AttributeError, RuntimeError):
            self._scene.clear()

    @property
    def size(self) -> QSizeF:
        """Return the size on the canvas [px]."""
        return self._area.size()

    def paint(self, painter: QPainter, target: QRectF, dots: float = 1.0) -> None:
        """Paint the design as large as the target allows, on the background of the canvas.

        Parameters
        ----------
        painter : QPainter
            The painter.
        target : QRectF
            The area [dots of the device].
        dots : float
            Dots of the device for each legible dot: smaller items are painted at a lower level of detail.
        """
        self._scene.source.dots = dots
        painter.fillRect(target, QColor(self._scene.source.tokens.canvas))
        self._scene.render(painter, target, self._area, Qt.AspectRatioMode.KeepAspectRatio)

    def image(self, most_pixels: float = MOST_PIXELS) -> QImage:
        """Return the picture as an image, at most this many pixels wide and high."""
        scale = min(SHARPNESS, most_pixels / max(self.size.width(), self.size.height()))
        image = QImage((self.size * scale).toSize(), QImage.Format.Format_RGB32)
        self._fill(image)
        image.setDevicePixelRatio(scale)
        return image

    def png(self) -> bytes:
        """Return the picture as the bytes of a PNG file."""
        return png_of(self.image())

    def svg(self) -> bytes:
        """Return the picture as the bytes of an SVG file."""
        area = QRectF(QPointF(), self.size)
        return svg_of(area, self.title, lambda painter: self.paint(painter, area), seen=self.seen)

    def _fill(self, device: QPaintDevice) -> None:
        painter = QPainter(device)
        self.paint(painter, QRectF(0, 0, device.width(), device.height()))
        painter.end()


def _seen(plan: Plan, design: Design | None, evaluation: Evaluation | None) -> str:
    """Return what is seen on a picture: the design, its machines, whom it serves, and the busiest of them."""
    words = (design.name if design else "", machines_text(design), people_text(plan), busiest_text(design, evaluation))
    return "; ".join(filter(None, (plan.title, *words)))


def png_of(image: QImage) -> bytes:
    """Return an image as the bytes of a PNG file; this is most of the work and may run on any thread."""
    buffer = _open_buffer()
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _open_buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer
