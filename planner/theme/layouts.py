"""Layouts that are filled anew."""

from PySide6.QtWidgets import QLayout


def empty(layout: QLayout) -> None:
    """Take all widgets out of a layout of widgets and let them go; one of them may be what asked for it."""
    while (item := layout.itemAt(0)) is not None and (widget := item.widget()) is not None:
        # Not taken out as an item: nobody would delete that.
        layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()
