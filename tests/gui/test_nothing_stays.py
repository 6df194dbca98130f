"""What is done again and again leaves nothing behind: no widget, no row, no timer of the time before."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from planner.shell.main_window import MainWindow


def look_at_every_design(window: MainWindow) -> None:
    for design in window.session.plan.designs:
        window.session.show_design(design.id)
        QApplication.processEvents()


def select_one_after_the_other(window: MainWindow) -> None:
    plan = window.session.plan
    for site in (*plan.sites, *plan.populations, *plan.links, *window.session.design.machines):
        window.selection.set((site.id,))
        QApplication.processEvents()


def copy_and_paste(window: MainWindow) -> None:
    for command in ("edit.select_all", "edit.copy", "edit.paste"):
        window.actions_of_plan.by_id[command].trigger()
        QApplication.processEvents()
    window.session.undo_stack.setIndex(0)


def open_and_close(window: MainWindow) -> None:
    for command in ("plan.consolidate", "help.published", "help.shortcuts", "help.find"):
        window.actions_of_plan.by_id[command].trigger()
        QApplication.processEvents()
        for widget in QApplication.topLevelWidgets():
            if widget is not window and widget.isVisible():
                widget.close()


def objects(window: MainWindow) -> Counter[str]:
    """All that hangs on the window, and all windows of the program, by what they are."""
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    hanging = Counter(type(object).__name__ for object in window.findChildren(QObject))
    return hanging + Counter(f"{type(widget).__name__}, alone" for widget in QApplication.topLevelWidgets())


@pytest.mark.parametrize("work", [look_at_every_design, select_one_after_the_other, copy_and_paste, open_and_close])
def test_what_is_done_again_leaves_nothing_behind(window, work):
    window.actions_of_plan.by_id["view.what_if"].trigger()
    for _ in range(2):
        work(window)
    before = objects(window)
    for _ in range(3):
        work(window)
    assert objects(window) - before == Counter()


def test_whatever_is_made_stands_in_the_window(window):
    """A widget that nobody holds goes when Python comes to it, maybe in the midst of another theme."""
    before = QApplication.topLevelWidgets()
    select_one_after_the_other(window)
    window.selection.clear()
    for name in ("what_if", "growth", "failures", "risk", "sweep", "machines", "compare"):
        window.docks.bring(name)
        QApplication.processEvents()
    alone = [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None and widget not in before]
    # The library that draws charts keeps one of its own.
    assert [entry for entry in alone if type(entry) not in {QMenu, QWidget}] == []
