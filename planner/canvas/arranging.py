"""The commands that arrange the selection: nudge, align, distribute, tidy. Each is one undo step."""

from collections.abc import Callable, Mapping
from functools import partial

from attrs import evolve
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from models.plan import edits
from models.plan.change import Change
from models.plan.entities import Entity, Plan
from models.plan.position import Position
from planner.canvas.aligning import LEAST_TO_ALIGN, LEAST_TO_DISTRIBUTE, aligned, distributed
from planner.canvas.boxes import Box
from planner.canvas.drops import CONTAINER_KINDS
from planner.canvas.layout import CARD_GAP, PAD, SITE_GAP, SITE_HEADER
from planner.canvas.tool_context import ToolContext

LABELS = {
    "left": QT_TRANSLATE_NOOP("Canvas", "Align left"),
    "centre": QT_TRANSLATE_NOOP("Canvas", "Align centres"),
    "right": QT_TRANSLATE_NOOP("Canvas", "Align right"),
    "top": QT_TRANSLATE_NOOP("Canvas", "Align top"),
    "middle": QT_TRANSLATE_NOOP("Canvas", "Align middles"),
    "bottom": QT_TRANSLATE_NOOP("Canvas", "Align bottom"),
    "across": QT_TRANSLATE_NOOP("Canvas", "Distribute horizontally"),
    "down": QT_TRANSLATE_NOOP("Canvas", "Distribute vertically"),
}

translate = QCoreApplication.translate
Rule = Callable[..., dict[str, Box]]


class Arranging:
    """Moves selected sites, machines and populations by command instead of by the mouse."""

    def __init__(self, context: ToolContext) -> None:
        self._context = context

    def tidy(self) -> None:
        """Return everything to its automatic position."""
        rows = self._context.scene.source.rows
        placed = [name for name, row in rows.items() if getattr(row, "position", None) is not None]
        if not placed:
            self._context.show_message(translate("Canvas", "Everything is already tidy."))
            return
        self._context.attempt(
            lambda: _with_label(
                self._context.session.plan, dict.fromkeys(placed), translate("Canvas", "Tidy the canvas")
            )
        )

    def nudge(self, x: float, y: float) -> None:
        """Move the selection a little; consecutive nudges merge into one undo step."""
        places = {}
        for identifier, row in self._movable().items():
            box = self._context.scene.layout.boxes[identifier]
            places[identifier] = _inside(row, box.x + x, box.y + y)
        if places:
            self._context.attempt(lambda: _nudged(self._context.session.plan, places))
        elif self._context.selection.ids:
            self._context.show_message(
                translate(
                    "Canvas", "A virtual machine keeps its position on its host; drag it to another host to move it."
                )
            )

    def align(self, edge: str) -> None:
        """Align the selected cards of each site, and the selected sites."""
        self._arrange(LEAST_TO_ALIGN, partial(aligned, edge=edge), translate("Canvas", str(LABELS[edge])))

    def distribute(self, direction: str) -> None:
        """Give the selected cards of each site, and the selected sites, equal gaps across or down."""
        rule = partial(distributed, downward=direction == "down")
        self._arrange(LEAST_TO_DISTRIBUTE, rule, translate("Canvas", str(LABELS[direction])))

    def _arrange(self, least: int, rule: Rule, label: str) -> None:
        groups = [group for group in self._by_site().values() if len(group) >= least]
        if not groups:
            words = translate(
                "Canvas", "Select at least {0} sites, or at least {0} machines or populations of one site."
            )
            self._context.show_message(words.format(least))
            return
        boxes, rows = self._context.scene.layout.boxes, self._context.scene.source.rows
        places: dict[str, Position] = {}
        for group in groups:
            selected = {name: boxes[name] for name in group}
            gap = SITE_GAP if rows[group[0]].kind == "site" else (CARD_GAP, CARD_GAP)
            for name, box in rule(selected, others=self._others(group), gap=gap).items():
                places[name] = _inside(rows[name], box.x, box.y)
        if all((boxes[name].x, boxes[name].y) == (place.x, place.y) for name, place in places.items()):
            self._context.show_message(translate("Canvas", "The selection is already arranged this way."))
        else:
            self._context.attempt(lambda: _with_label(self._context.session.plan, places, label))

    def _movable(self) -> dict[str, Entity]:
        """Return the selected rows that have a position: sites and what is directly in a site."""
        rows = self._context.scene.source.rows
        selected = {name: rows[name] for name in self._context.selection.ids if name in rows}
        return {name: row for name, row in selected.items() if "site" in {row.kind, CONTAINER_KINDS.get(row.kind)}}

    def _by_site(self) -> dict[str, list[str]]:
        groups: dict[str, list[str]] = {}
        for identifier, row in self._movable().items():
            groups.setdefault(getattr(row, "site", ""), []).append(identifier)
        return groups

    def _others(self, group: list[str]) -> list[Box]:
        """Return the boxes in the same site, or of the other sites, that are not arranged."""
        scene, selected = self._context.scene, set(group)
        site = getattr(scene.source.rows[group[0]], "site", "")
        contents = scene.layout.contents
        around = (*contents.populations[site], *contents.physical[site]) if site else contents.physical
        return [scene.layout.boxes[name] for name in around if name not in selected]


def _inside(row: Entity, x: float, y: float) -> Position:
    """Return a position at which a card stays inside its site."""
    return Position(x, y) if row.kind == "site" else Position(max(x, PAD), max(y, SITE_HEADER))


def _with_label(plan: Plan, places: Mapping[str, Position | None], label: str) -> Change:
    return evolve(edits.place(plan, places), label=label)


def _nudged(plan: Plan, places: Mapping[str, Position | None]) -> Change:
    return evolve(edits.place(plan, places), merge_key=f"nudge:{','.join(places)}")
