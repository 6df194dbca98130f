"""What a report of a fault should hold: versions, the platform and the end of the log."""

from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from planner.session.log import last_lines, program_versions

LINES = 200


def diagnosis(folder: Path) -> str:
    """Return the text of a report.

    Parameters
    ----------
    folder : Path
        The folder of the log.
    """
    system = f"{program_versions()}, Qt {qVersion()} on {QGuiApplication.platformName()}"
    return "\n".join([system, "", *last_lines(folder, LINES), ""])


def copy_diagnosis(folder: Path) -> None:
    """Put the text of a report on the clipboard."""
    QGuiApplication.clipboard().setText(diagnosis(folder))
