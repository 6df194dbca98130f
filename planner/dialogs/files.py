"""Asking for the file of a plan."""

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from models.plan.file_names import PLAN_SUFFIXES, has_ending, kept_by_windows
from planner.dialogs import messages
from planner.presenters.safety import sanitize_file_name

CONTEXT = "Files"


def ask_open(parent: QWidget | None, folder: Path) -> Path | None:
    """Return the file to open, or None."""
    filters = ";;".join((_words("Plans (*.xplan *.json)"), _words("All files (*)")))
    name, _ = QFileDialog.getOpenFileName(parent, _words("Open a plan"), str(folder), filters)
    return Path(name) if name else None


def ask_inventory(parent: QWidget | None, folder: Path) -> Path | None:
    """Return the inventory of another program to import, or None."""
    inventories = _words("Inventories and tables (*.xlsx *.csv *.tsv *.txt *.json *.zip)")
    filters = ";;".join((inventories, _words("All files (*)")))
    name, _ = QFileDialog.getOpenFileName(parent, _words("Import an inventory"), str(folder), filters)
    return Path(name) if name else None


def ask_populations(parent: QWidget | None, folder: Path) -> tuple[Path, ...]:
    """Return the files with populations to import; empty for none."""
    filters = ";;".join((_words("Tables and tracking logs (*.csv *.tsv *.txt *.log)"), _words("All files (*)")))
    names, _ = QFileDialog.getOpenFileNames(parent, _words("Import populations"), str(folder), filters)
    return tuple(map(Path, names))


def ask_logs(parent: QWidget | None, folder: Path) -> list[Path]:
    """Return the performance logs to read, several where one was written in parts; empty for none."""
    filters = ";;".join((_words("Performance logs (*.csv *.tsv)"), _words("All files (*)")))
    names, _ = QFileDialog.getOpenFileNames(parent, _words("Choose a performance log"), str(folder), filters)
    return [Path(name) for name in names]


def ask_counters(parent: QWidget | None, suggested: Path) -> Path | None:
    """Return the file to write the counters for logman to, or None."""
    return _ask_target(parent, _words("Save counters"), suggested, (_words("Counters (*.txt)"),), (".txt",))


def ask_picture(parent: QWidget | None, folder: Path) -> Path | None:
    """Return the picture to use as a logo, or None."""
    filters = _words("Pictures (*.png *.jpg *.jpeg)")
    name, _ = QFileDialog.getOpenFileName(parent, _words("Choose a logo"), str(folder), filters)
    return Path(name) if name else None


def ask_save(parent: QWidget | None, suggested: Path) -> Path | None:
    """Return the file to save to, with an ending that tells its form, or None."""
    filters = (_words("Plan (*.xplan)"), _words("Plan as JSON (*.json)"))
    return _ask_target(parent, _words("Save the plan"), suggested, filters, PLAN_SUFFIXES)


def ask_export(parent: QWidget | None, suggested: Path, form: str, suffix: str) -> Path | None:
    """Return the file to export to, or None; `form` is its filter, as in "PDF report (*.pdf)"."""
    return _ask_target(parent, _words("Export"), suggested, (form,), (suffix,))


def ask_draft(parent: QWidget | None, suggested: Path) -> Path | None:
    """Return the file to write the draft of a mail to, or None."""
    return _ask_target(parent, _words("Save the e-mail draft"), suggested, (_words("E-mail draft (*.eml)"),), (".eml",))


def _ask_target(
    parent: QWidget | None, title: str, suggested: Path, filters: tuple[str, ...], suffixes: tuple[str, ...]
) -> Path | None:
    name, chosen = QFileDialog.getSaveFileName(parent, title, str(suggested), ";;".join(filters))
    if not name:
        return None
    typed = Path(name)
    # Windows would drop what ends a name, and other computers could not take the file.
    path = typed.with_name(kept_by_windows(typed.name))
    has_one = any(has_ending(path.name, suffix) for suffix in suffixes)
    if path == typed and has_one:
        return path
    ending = suffixes[filters.index(chosen) if chosen in filters else 0]
    whole = path if has_one else path.with_name(path.name + ending)
    # The system's dialog has asked about the name as it was typed.
    return whole if not os.path.lexists(whole) or messages.ask_replace(parent, sanitize_file_name(whole.name)) else None


def _words(text: str) -> str:
    return QCoreApplication.translate(CONTEXT, text)
