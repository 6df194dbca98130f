"""The pages of a report as they would be printed."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget


class PrintPreview(QPrintPreviewDialog):
    """Shows what is painted on a printer; it goes when it is closed, and the printer with it."""

    def __init__(self, printer: QPrinter, paint: Callable[[QPrinter], None], parent: QWidget) -> None:
        super().__init__(printer, parent)
        # The dialog does not own the printer.
        self._own, self._paint = printer, paint
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.paintRequested.connect(self._paint_pages)

    def _paint_pages(self, _device: QPrinter) -> None:
        """Paint, which may wait for pages to be laid out: who is closed meanwhile has work of Qt to end first."""
        shown = self.isVisible()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        self._paint(self._own)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if shown and not self.isVisible():
            self.deleteLater()
