"""In-place fields, which open over what they change: one at a time in a window."""

from abc import abstractmethod

from PySide6.QtWidgets import QWidget


class InPlace:
    """Mixin of the widgets that edit in place."""

    @abstractmethod
    def leave(self) -> None:
        """Close, as when the field loses the focus."""


def leave_others(field: QWidget) -> None:
    """Close other open fields: while another window is active, they get no event for their loss of focus."""
    for other in field.window().findChildren(QWidget):
        if isinstance(other, InPlace) and other is not field:
            other.leave()
