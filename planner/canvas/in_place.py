"""Fields that open over what they change: one at a time in a window."""

from abc import abstractmethod

from PySide6.QtWidgets import QWidget


class InPlace:
    """What such a field is beside a widget."""

    @abstractmethod
    def leave(self) -> None:
        """Close, as when the keys go elsewhere."""


def leave_others(field: QWidget) -> None:
    """Close what stands open still: where another window has the keys, Qt tells no field that it lost them."""
    for other in field.window().findChildren(QWidget):
        if isinstance(other, InPlace) and other is not field:
            other.leave()
