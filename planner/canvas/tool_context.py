"""What the canvas tools work with: the session, the selection, the scene, and callbacks to the view."""

from collections.abc import Callable, Collection

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt

from models.errors import PlannerError
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.entities import Entity
from models.plan.kinds import container_of
from planner.canvas.boxes import Box
from planner.canvas.items.card import CardItem
from planner.canvas.keeping_places import keep_places
from planner.canvas.layout import CARD_GAP, SITE_GAP
from planner.canvas.scene import PlanScene
from planner.canvas.snapping import REACH, Reach, SnapResult, SnapSettings, snap_to
from planner.presenters.faults import fault_words
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection


@frozen
class Pointer:
    """The position of the mouse pointer in the scene, and the modifier keys held."""

    scene: QPointF
    modifiers: Qt.KeyboardModifier

    def held(self, *keys: Qt.KeyboardModifier) -> bool:
        """Return whether any of these keys is held."""
        return any(bool(self.modifiers & key) for key in keys)


@frozen
class ToolContext:
    """The objects that all tools share.

    Parameters
    ----------
    snapping : SnapSettings
        What a dragged card snaps to.
    show_message : callable
        Shows a sentence in the status bar; an empty one clears it.
    show_at_pointer : callable
        Shows a sentence at a point of the scene; an empty one hides it.
    repaint : callable
        Repaints the previews that tools paint over an area of the scene, or all of them (None).
    return_to_select : callable
        Activates the Select tool.
    """

    session: PlanSession
    selection: Selection
    catalogue: Catalogue
    scene: PlanScene
    snapping: SnapSettings
    show_message: Callable[[str], None]
    show_at_pointer: Callable[[str, QPointF], None]
    repaint: Callable[[QRectF | None], None]
    return_to_select: Callable[[], None]

    def with_places_kept(self, change: Change) -> Change:
        """Return an edit that moves nothing else on the canvas."""
        return keep_places(self.session.plan, self.session.design_id, self.scene.layout, change)

    def attempt(self, make: Callable[[], Change]) -> Change | None:
        """Make a change and do it; return None and show the reason if it is not possible."""
        try:
            change = make()
            self.session.do(change)
        except PlannerError as error:
            self.show_message(fault_words(error))
            return None
        self.show_message("")
        return change

    def attempt_at(self, point: QPointF, make: Callable[[], Change]) -> Change | None:
        """Make a change and do it; where it is not possible, return None and show the reason at a point, too."""
        change = self.attempt(make)
        if change is None:
            self.show_at_pointer(self.error_of(make), point)
        return change

    def show_reason(self, sentence: str, point: QPointF | None = None) -> None:
        """Show why a drop is not possible, in the status bar and at the pointer; an empty sentence clears both."""
        self.show_message(sentence)
        self.show_at_pointer(sentence if point is not None else "", point or QPointF())

    def error_of(self, make: Callable[[], object]) -> str:
        """Return the message of the error that a call raises, or an empty string."""
        try:
            make()
        except PlannerError as error:
            return fault_words(error)
        return ""

    @property
    def zoom(self) -> float:
        """Return the zoom of the view; 1.0 is 100 %."""
        views = self.scene.views()
        return views[0].transform().m11() if views else 1.0

    def toggle_site(self, site: str) -> None:
        """Collapse a site, or open it; what is selected in it gives way to the site itself."""
        rows = self.scene.source.rows
        if site not in self.scene.collapsing.sites:
            around = (container_of(rows[name]) for name in self.selection.ids if name in rows)
            if any(site in {outer, container_of(rows[outer])} for outer in around if outer):
                self.selection.set((site,))
        self.scene.toggle_site(site)

    def row_of(self, item: CardItem | None) -> Entity | None:
        """Return the row of the plan that an item represents."""
        return None if item is None else self.scene.source.rows.get(item.identifier)

    def snap(
        self,
        moving: Box,
        container: CardItem | None,
        grabbed: QPointF,
        axes: str = "xy",
        skipped: Collection[str] = (),
    ) -> SnapResult:
        """Return how a box of the scene snaps to its neighbours or to the grid.

        Parameters
        ----------
        container : CardItem or None
            The site that the box is over; None is the canvas.
        grabbed : QPointF
            The corner that snaps to the grid where no neighbour attracts.
        axes : str
            The directions in which the box may move: "xy", "x", "y" or none.
        skipped : collection of str
            Ids of the items that move along and so attract nothing.
        """
        around = self.scene.standing.boxes_in(container.identifier if container is not None else "", skipped)
        origin = container.scenePos() if container is not None else QPointF(0, 0)
        corner = grabbed - origin
        inside = evolve(moving, x=moving.x - origin.x(), y=moving.y - origin.y())
        reach = Reach(REACH / self.zoom, SITE_GAP if container is None else (CARD_GAP, CARD_GAP))
        snapped = snap_to(inside, around.values(), (corner.x(), corner.y()), self.snapping, reach, axes)
        return snapped.moved(origin.x(), origin.y())
