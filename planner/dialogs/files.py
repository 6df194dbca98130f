"""Asking for the file of a plan."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

CONTEXT = "Files"
PLAN_SUFFIXES = (".xplan", ".json")


def is_plan_file(path: Path) -> bool:
    """Return whether a file's name is that of a plan."""
    return path.suffix.lower() in PLAN_SUFFIXES


def ask_open(parent: QWidget | None, folder: Path) -> Path | None:
    """Return the file to open, or None."""
    filters = ";;".join((_words("Plans (*.xplan *.json)"), _words("All files (*)")))
    name, _ = QFileDialog.getOpenFileName(parent, _words("Open a plan"), str(folder), filters)
    return Path(name) if name else None


def ask_save(parent: QWidget | None, suggested: Path) -> Path | None:
    """Return the file to save to, with an ending that tells its form, or None."""
    filters = (_words("Plan (*.xplan)"), _words("Plan as JSON (*.json)"))
    title = _words("Save the plan")
    name, chosen = QFileDialog.getSaveFileName(parent, title, str(suggested), ";;".join(filters))
    if not name:
        return None
    path = Path(name)
    if is_plan_file(path):
        return path
    return path.with_name(path.name + PLAN_SUFFIXES[int(chosen == filters[1])])


def _words(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)
