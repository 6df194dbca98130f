"""What is selected: a set of ids that canvas, tree and inspector share."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal


class Selection(QObject):
    """The ids of the selected items, in the order they were chosen."""

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids: tuple[str, ...] = ()

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the selected ids."""
        return self._ids

    def set(self, ids: Iterable[str]) -> None:
        """Select exactly these items."""
        chosen = tuple(dict.fromkeys(ids))
        if set(chosen) != set(self._ids):
            self._ids = chosen
            self.changed.emit(chosen)

    def clear(self) -> None:
        """Select nothing."""
        self.set(())
