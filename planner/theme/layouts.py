"""Layouts that are filled anew."""

from PySide6.QtWidgets import QLayout, QWidget


def empty(layout: QLayout) -> None:
    """Take all widgets out of a layout of widgets and let them go."""
    while (item := layout.itemAt(0)) is not None and (widget := item.widget()) is not None:
        release(layout, widget)


def release(layout: QLayout, widget: QWidget) -> None:
    """Take a widget out of a layout and let it go, later: it or what stands in it may be what asked for it."""
    # Not taken out as an item: nobody would delete that.
    layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()
