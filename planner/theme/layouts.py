"""Layouts that are filled anew."""

from PySide6.QtWidgets import QLayout


def empty(layout: QLayout) -> None:
    """Take all widgets out of a layout and let them go; one of them may be what asked for it."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
