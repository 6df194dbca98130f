"""What a tool works with: the plan's one door, the selection, the scene, and a voice."""

from collections.abc import Callable

from attrs import frozen
from PySide6.QtCore import QPointF, Qt

from models.errors import PlannerError
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.entities import Entity
from planner.canvas.items.card import CardItem
from planner.canvas.scene import PlanScene
from planner.canvas.snapping import Habits
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection


@frozen
class Pointer:
    """Where the pointer is, and which keys are held."""

    scene: QPointF
    modifiers: Qt.KeyboardModifier

    def held(self, *keys: Qt.KeyboardModifier) -> bool:
        """Return whether any of these is held."""
        return any(bool(self.modifiers & key) for key in keys)


@frozen
class Bench:
    """The parts that tools share.

    Parameters
    ----------
    habits : Habits
        What attracts a card that is dragged.
    say : callable
        Shows a sentence to the user; an empty one clears it.
    tell : callable
        Shows a sentence at a point of the scene; an empty one takes it away.
    repaint : callable
        Has what a tool draws over the canvas drawn again.
    finished : callable
        Returns to the Select tool.
    """

    session: PlanSession
    selection: Selection
    catalogue: Catalogue
    scene: PlanScene
    habits: Habits
    say: Callable[[str], None]
    tell: Callable[[str, QPointF], None]
    repaint: Callable[[], None]
    finished: Callable[[], None]

    def attempt(self, make: Callable[[], Change]) -> Change | None:
        """Return the change that was made and done; what stands against it is said instead."""
        try:
            change = make()
            self.session.do(change)
        except PlannerError as error:
            self.say(str(error))
            return None
        self.say("")
        return change

    def refuse(self, sentence: str, point: QPointF | None = None) -> None:
        """Say what stands against a drop, in the status bar and at the pointer; an empty sentence clears both."""
        self.say(sentence)
        self.tell(sentence if point is not None else "", point or QPointF())

    def fault(self, make: Callable[[], object]) -> str:
        """Return what stands against something, or nothing."""
        try:
            make()
        except PlannerError as error:
            return str(error)
        return ""

    @property
    def zoom(self) -> float:
        """Return the zoom at which the scene is seen."""
        views = self.scene.views()
        return views[0].transform().m11() if views else 1.0

    def row_of(self, item: CardItem | None) -> Entity | None:
        """Return the row of the plan that an item stands for."""
        return None if item is None else self.scene.source.rows.get(item.identifier)
