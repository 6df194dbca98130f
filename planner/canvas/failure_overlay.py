"""What a failure does, painted over the cards: what is down, who takes over, who is not served and why."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from models.capacity.results import Evaluation
from models.comparisons.failure_preview import FailurePreview
from models.plan.entities import Design, Plan
from models.plan.kinds import container_of
from planner.canvas.items import card_text
from planner.canvas.items.classes import ITEM_CLASSES
from planner.canvas.scene import PlanScene
from planner.presenters.failure_preview import ArrowLabel, PreviewWords
from planner.theme.tokens import Tokens

ABOVE_ALL, ROOM_FOR_NAME = 20.0, 6.0
FADE = 0.55
ARROW, HEAD, TAG_PAD, TEXT = 2.0, 9.0, 8.0, 12
# Letters are no smaller than this on the screen, as far as the cards have room [px].
LEAST_TEXT, LARGEST = 10.0, 3.0


@frozen(kw_only=True)
class Shown:
    """What the overlay says: the words, what is down, and the word for it."""

    words: PreviewWords
    failed: frozenset[str]
    tag: str
    not_served: str


class FailureOverlay(QGraphicsItem):
    """Lies over the cards of a scene and changes none of them."""

    def __init__(self, scene: PlanScene, shown: Shown) -> None:
        super().__init__()
        self._scene, self._shown = scene, shown
        self._area = scene.sceneRect()
        # Where words stand: seen from afar, those that would cover others are left out.
        self._tags: list[QRectF] = []
        self.setZValue(ABOVE_ALL)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)

    def boundingRect(self) -> QRectF:
        """Return the bounds of the scene."""
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the marks of the failure."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom = option.levelOfDetailFromTransform(painter.worldTransform())
        # What is read at a distance is drawn larger.
        scale = min(max(1.0, LEAST_TEXT / TEXT / zoom), LARGEST)
        self._tags.clear()
        for identifier in self._outermost():
            self._paint_failed(painter, identifier, scale)
        for identifier, reason in self._shown.words.reasons.items():
            self._paint_unserved(painter, identifier, reason, scale)
        arrows = self._shown.words.arrows
        for number, arrow in enumerate(arrows, start=1):
            self._paint_arrow(painter, arrow, scale, number / (len(arrows) + 1))

    def _outermost(self) -> Iterable[str]:
        """Return the ids of what is down, but not of what stands in something that is down."""
        rows, failed = self._scene.source.rows, self._shown.failed
        return [name for name in failed if name in rows and container_of(rows[name]) not in failed]

    def _radius(self, identifier: str) -> float:
        return ITEM_CLASSES[self._scene.source.rows[identifier].kind].radius

    def _paint_failed(self, painter: QPainter, identifier: str, scale: float) -> None:
        tokens = self._scene.source.tokens
        area, radius = self._scene.area_of(identifier), self._radius(identifier)
        painter.save()
        if identifier not in self._scene.links:
            fade = QColor(tokens.canvas)
            fade.setAlphaF(FADE)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fade)
            painter.drawRoundedRect(area, radius, radius)
            lines = QColor(tokens.border)
            lines.setAlphaF(FADE)
            painter.setBrush(QBrush(lines, Qt.BrushStyle.BDiagPattern))
            painter.setPen(QPen(QColor(tokens.text), 1.5 * scale, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(area, radius, radius)
        # At a site's border, which its header fills to the end.
        heads_site = self._scene.source.rows[identifier].kind == "site"
        below = -(round(TEXT * scale) + TAG_PAD / 2) if heads_site else TAG_PAD
        self._paint_tag(painter, area.topRight() + QPointF(-TAG_PAD, below), self._shown.tag, scale, inverted=True)
        painter.restore()

    def _paint_unserved(self, painter: QPainter, identifier: str, reason: str, scale: float) -> None:
        if identifier not in self._scene.source.rows:
            return
        tokens = self._scene.source.tokens
        area, radius = self._scene.area_of(identifier), self._radius(identifier)
        painter.save()
        painter.setPen(QPen(QColor(tokens.text), 2 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, radius, radius)
        size = round(TEXT * scale)
        height = 2 * size + 3 * TAG_PAD / 2
        ground = QRectF(area.left() + 4, area.bottom() - height - 4, area.width() - 8, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.card))
        painter.drawRoundedRect(ground, 4, 4)
        sign = QRectF(ground.left() + 6, ground.top() + TAG_PAD / 2, size, size)
        painter.setPen(QPen(QColor(tokens.text), 1.5 * scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(sign)
        inset = size * 0.15
        painter.drawLine(sign.topLeft() + QPointF(inset, inset), sign.bottomRight() - QPointF(inset, inset))
        first = QRectF(sign.right() + 6, sign.top() - 2, ground.right() - sign.right() - 8, size + 4)
        card_text.draw_line(painter, first, self._shown.not_served, tokens.text, size, bold=True)
        second = QRectF(ground.left() + 6, first.bottom(), ground.width() - 10, size + 4)
        card_text.draw_line(painter, second, reason, tokens.text, size)
        painter.restore()

    def _paint_arrow(self, painter: QPainter, arrow: ArrowLabel, scale: float, level: float) -> None:
        tokens = self._scene.source.tokens
        left, reached = self._scene.area_of(arrow.source), self._scene.area_of(arrow.target)
        if left.isNull() or reached.isNull():
            return
        start, end = _between(left, reached, level)
        painter.save()
        painter.setPen(QPen(QColor(tokens.accent), ARROW * scale))
        painter.drawLine(start, end)
        painter.setBrush(QColor(tokens.accent))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(_head(start, end, HEAD * scale))
        painter.restore()
        # What is down says nothing any more: the words stand there and hide no number.
        self._paint_tag(painter, left.center() + QPointF(0, ROOM_FOR_NAME), arrow.words, scale, note=arrow.note)

    def _paint_tag(
        self, painter: QPainter, place: QPointF, words: str, scale: float, *, note: str = "", inverted: bool = False
    ) -> None:
        """Paint words on a ground of their own: left of and below a corner where inverted, else around a middle."""
        tokens: Tokens = self._scene.source.tokens
        size = round(TEXT * scale)
        small = max(size - 1, 1)
        width = max(card_text.text_width(words, size, bold=True), card_text.text_width(note, small)) + 2 * TAG_PAD
        height = size + TAG_PAD + (small + 2 if note else 0)
        area = QRectF(place.x(), place.y(), width, height)
        if inverted:
            area.moveTopRight(place)
        else:
            area.moveCenter(place)
        if any(area.intersects(other) for other in self._tags):
            return
        self._tags.append(area)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens.text if inverted else tokens.card))
        painter.drawRoundedRect(area, 4, 4)
        line = QRectF(area.left(), area.top() + TAG_PAD / 2, width, size + 2)
        colour = tokens.card if inverted else tokens.text
        card_text.draw_line(painter, line, words, colour, size, bold=True, align=card_text.CENTRE)
        if note:
            below = QRectF(area.left(), line.bottom(), width, small + 3)
            card_text.draw_line(painter, below, note, tokens.muted, small, align=card_text.CENTRE)
        painter.restore()


class FailureLook:
    """Shows one failure over a scene, and the scene as it was.

    Parameters
    ----------
    scene : PlanScene
        The scene of the canvas.
    """

    def __init__(self, scene: PlanScene) -> None:
        self._scene = scene
        self._overlay: FailureOverlay | None = None
        self._shown: tuple[Evaluation, Plan, Design] | None = None

    def show(self, preview: FailurePreview, shown: Shown, plan: Plan, design: Design) -> None:
        """Show what a failure does."""
        self._take_away()
        self._shown = preview.before, plan, design
        self._scene.source.preview = preview
        self._scene.refresh(plan, design, preview.after, _painted(preview.after, design))
        self._overlay = FailureOverlay(self._scene, shown)
        self._scene.addItem(self._overlay)

    def end(self) -> None:
        """Show the design as it is."""
        self._scene.source.preview = None
        if self._overlay is not None and self._shown is not None:
            before, plan, design = self._shown
            self._scene.refresh(plan, design, before, _painted(before, design))
        self._take_away()

    def forget(self) -> None:
        """Take the marks away; the scene shows something else already."""
        self._scene.source.preview = None
        self._take_away()

    def _take_away(self) -> None:
        if self._overlay is not None:
            self._scene.removeItem(self._overlay)
            self._overlay = None


def _painted(evaluation: Evaluation, design: Design) -> frozenset[str]:
    """Return the ids of the cards that a failure changes."""
    return frozenset((*evaluation.machine_ids, *design.dags_by_id, *evaluation.links))


def _between(source: QRectF, target: QRectF, level: float) -> tuple[QPointF, QPointF]:
    """Return where an arrow leaves one card and meets another: at the sides that face each other.

    Parameters
    ----------
    level : float
        Where on the part of the sides that is common to both [fraction]: arrows beside each other stay apart.
    """
    if source.right() <= target.left() or target.right() <= source.left():
        rightwards = source.right() <= target.left()
        top, bottom = max(source.top(), target.top()), min(source.bottom(), target.bottom())
        common = top < bottom
        heights = [top + (bottom - top) * level] * 2 if common else [source.center().y(), target.center().y()]
        start = QPointF(source.right() if rightwards else source.left(), heights[0])
        return start, QPointF(target.left() if rightwards else target.right(), heights[1])
    downwards = source.bottom() <= target.top()
    left, right = max(source.left(), target.left()), min(source.right(), target.right())
    across = left + (right - left) * level
    return (
        QPointF(across, source.bottom() if downwards else source.top()),
        QPointF(across, target.top() if downwards else target.bottom()),
    )


def _head(start: QPointF, end: QPointF, size: float) -> QPolygonF:
    """Return the triangle at the end of an arrow."""
    way = end - start
    length = max((way.x() ** 2 + way.y() ** 2) ** 0.5, 1e-6)
    along, across = way / length, QPointF(-way.y(), way.x()) / length
    back = end - along * size
    return QPolygonF([end, back + across * size / 2, back - across * size / 2])
