"""Asking which host or site items move to: the way by keys of what a drag does."""

from collections.abc import Sequence

from PySide6.QtWidgets import QInputDialog, QWidget

from models.plan.entities import Host, Site


def ask_place(
    parent: QWidget | None, places: Sequence[Host | Site], current: str, title: str, words: str
) -> str | None:
    """Return the id of the chosen host or site, or None."""
    names = [place.name for place in places]
    labels = [
        name if names.count(name) == 1 else f"{name} ({place.id})" for name, place in zip(names, places, strict=True)
    ]
    start = next((number for number, place in enumerate(places) if place.id == current), 0)
    chosen, accepted = QInputDialog.getItem(parent, title, words, labels, start, editable=False)
    return places[labels.index(chosen)].id if accepted and chosen in labels else None
