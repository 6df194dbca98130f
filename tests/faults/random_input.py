"""Random input on the window: `python -m tests.faults.random_input EVENTS [SEED] [PLANTED]`.

Mouse, keys, wheel and commands, anywhere. Nothing may raise, Qt may not warn, no event may take the interface longer
than 200 ms of processor time, memory stays steady, and after each round everything is undone: the plan is then byte
for byte the one of the round's beginning.
"""

import ctypes
import gc
import json
import os
import random
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import shiboken6
from attrs import define, field

from tests.faults import window as windows  # first: it chooses the platform

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QPoint, QPointF, Qt, QTimer  # isort: skip
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPixmapCache, QWheelEvent
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

import resources
from models.planfile import plan_to_bytes
from planner.features import all_features
from planner.presenters.samples import read_sample
from planner.shell.actions import specs_of
from planner.shell.main_window import MainWindow

ROUND = 400
# One of them by the seed: hosts and roles of 2010, and a DAG over two sites.
SAMPLES = ("two-site-dag", "three-sites")
LONGEST_S = 0.2
# Whoever copies all and pastes it again and again has no end; how long large plans take, the benchmarks measure.
MOST_MACHINES = 160
# What one round leaves in caches; from then on nothing may grow.
SETTLING_ROUNDS = 6
MOST_GROWTH = 40 * 2**20
SPAN = 8
LEAST_SHARE = 0.25
COMMANDS = [spec.id for spec in specs_of(all_features()) if spec.fill is None]
FIRST_TIMES = ("help.published", "help.model", "help.errata", "help.find", "help.shortcuts", "view.why")
KEYS = [
    Qt.Key[f"Key_{name}"]
    for name in (
        "Tab", "Return", "Escape", "Delete", "F2", "F8", "Space", "Left", "Right", "Up", "Down", "Home", "End",
        "Backspace", "PageUp", "PageDown", "Menu", "A", "Z", "1", "9", "Less",
    )
]  # fmt: skip
MODIFIERS = [
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier,
]  # fmt: skip
BUTTONS = [Qt.MouseButton.LeftButton] * 6 + [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton]
KINDS, WEIGHTS = ("mouse", "drag", "key", "wheel", "command", "answer"), (30, 20, 30, 8, 10, 2)


class Monkey:
    """Throws events at whatever is in front."""

    def __init__(self, window: MainWindow, chance: random.Random) -> None:
        self.window, self.chance = window, chance
        self.thrown: Counter[str] = Counter()
        self.stalls: dict[str, float] = defaultdict(float)
        self.longest = self.begun = self.stretch = 0.0
        self.last = ""
        # Whatever waits in a loop of its own, as a report does that is made beside the interface, holds nobody up.
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self.rest)
        # What opens a loop of its own, as a menu or a question does, is answered from inside it.
        self.answering = QTimer()
        self.answering.timeout.connect(self.answer)
        self.answering.start(2)
        self.before: QWidget | None = None

    def throw(self) -> None:
        if sum(len(design.machines) for design in self.window.session.plan.designs) > MOST_MACHINES:
            QApplication.clipboard().clear()
        kind = self.chance.choices(KINDS, WEIGHTS)[0]
        self.begun, self.stretch = time.thread_time(), 0.0
        self.last = getattr(self, kind)() or kind
        self.thrown[kind] += 1

    def rest(self) -> None:
        """Note how long the interface was kept at a stretch: it has nothing to do now."""
        now = time.thread_time()
        self.stretch, self.begun = max(self.stretch, now - self.begun), now

    def look_back(self) -> None:
        """Note how long the last event has kept the interface at a stretch, with all that followed from it."""
        self.rest()
        if self.last:
            self.longest = max(self.longest, self.stretch)
            if self.stretch > LONGEST_S:
                self.stalls[self.last] = max(self.stalls[self.last], round(self.stretch, 2))
        self.last = ""

    def front(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window

    def target(self) -> tuple[QWidget, QPoint]:
        top = self.front()
        dialogs = [dialog for dialog in shown_dialogs() if not dialog.isModal()]
        if top is self.window and dialogs and self.chance.random() < 0.3:
            top = self.chance.choice(dialogs)
        place = QPoint(self.chance.randrange(max(top.width(), 1)), self.chance.randrange(max(top.height(), 1)))
        found = top.childAt(place)
        widget = found if found is not None and shiboken6.isValid(found) else top
        return widget, widget.mapFrom(top, place)

    def send(self, widget: QWidget, kind: QEvent.Type, place: QPoint, button: Qt.MouseButton, held: bool) -> None:
        # A drag is many events, each of which may take its time: as from a mouse, none waits for the next.
        self.rest()
        # What is pressed is let go again, even over something that is hidden by now.
        if not shiboken6.isValid(widget):
            return
        buttons = button if held else Qt.MouseButton.NoButton
        moving = kind == QEvent.Type.MouseMove
        where = QPointF(place)
        event = QMouseEvent(
            kind, where, QPointF(widget.mapToGlobal(place)), Qt.MouseButton.NoButton if moving else button, buttons,
            self.chance.choice(MODIFIERS),
        )  # fmt: skip
        QApplication.sendEvent(widget, event)

    def mouse(self) -> str:
        widget, place = self.target()
        button = self.chance.choice(BUTTONS)
        name = f"{button.name} on {type(widget).__name__}"
        self.send(widget, QEvent.Type.MouseButtonPress, place, button, held=True)
        self.send(widget, QEvent.Type.MouseButtonRelease, place, button, held=False)
        if alive(widget) and button == Qt.MouseButton.RightButton:
            event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place))
            QApplication.sendEvent(widget, event)
        if alive(widget) and self.chance.random() < 0.15:
            self.send(widget, QEvent.Type.MouseButtonDblClick, place, button, held=True)
            self.send(widget, QEvent.Type.MouseButtonRelease, place, button, held=False)
        return name

    def drag(self) -> str:
        canvas = self.window.canvas.viewport()
        widget, place = (canvas, self.within(canvas)) if self.chance.random() < 0.8 else self.target()
        self.send(widget, QEvent.Type.MouseButtonPress, place, Qt.MouseButton.LeftButton, held=True)
        for _ in range(self.chance.randrange(1, 5)):
            if alive(widget):
                self.send(widget, QEvent.Type.MouseMove, self.within(widget), Qt.MouseButton.LeftButton, held=True)
        end = self.within(widget) if alive(widget) else place
        self.send(widget, QEvent.Type.MouseButtonRelease, end, Qt.MouseButton.LeftButton, held=False)
        return f"drag on {type(widget).__name__}"

    def within(self, widget: QWidget) -> QPoint:
        return QPoint(self.chance.randrange(max(widget.width(), 1)), self.chance.randrange(max(widget.height(), 1)))

    def key(self) -> str:
        widget = QApplication.focusWidget() or self.front()
        key, modifier = self.chance.choice(KEYS), self.chance.choice(MODIFIERS)
        text = chr(key) if 32 <= key < 127 else ""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if alive(widget):
                QApplication.sendEvent(widget, QKeyEvent(kind, key, modifier, text))
        return f"key {key.name}"

    def wheel(self) -> None:
        widget, place = self.target()
        turn = QPoint(0, self.chance.choice((-120, 120)))
        if not shiboken6.isValid(widget):
            return
        event = QWheelEvent(
            QPointF(place), QPointF(widget.mapToGlobal(place)), QPoint(), turn, Qt.MouseButton.NoButton,
            self.chance.choice(MODIFIERS), Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)

    def command(self) -> str:
        # As with the mouse: where a question stands in front, no command can be reached.
        name = self.chance.choice(COMMANDS)
        action = self.window.actions_of_plan.by_id[name]
        if self.front() is self.window and action.isEnabled():
            action.trigger()
        return name

    def answer(self) -> None:
        """Leave what stands in front of the window, unless it has just come."""
        front = self.front()
        if front is self.window or front is not self.before:
            self.before = front
            return
        self.before = None
        if isinstance(front, QMenu):
            front.close()
        elif isinstance(front, QDialog):
            # Not from here: a timer does not fire again while it is answered, so nobody would answer what comes of it.
            QTimer.singleShot(0, front, front.reject if self.chance.random() < 0.8 else front.accept)
        else:
            front.close()


def shown_dialogs() -> list[QDialog]:
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QDialog) and widget.isVisible()]


def alive(widget: QWidget) -> bool:
    return bool(shiboken6.isValid(widget)) and widget.isVisible()


def memory() -> int:
    """What is held, but for drawings that Qt keeps up to a limit, after what was let go is given back to the system."""
    gc.collect()
    QPixmapCache.clear()
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1]) if Path("/proc/self/statm").exists() else 0
    return pages * 4096


def undone(window: MainWindow, before: bytes) -> bool:
    """Whether the plan is the one of before when everything is undone."""
    window.session.undo_stack.setIndex(0)
    return plan_to_bytes(window.session.plan) == before


def leave_dialogs(window: MainWindow) -> None:
    for dialog in window.findChildren(QDialog):
        dialog.close()
        dialog.deleteLater()


def plant(window: MainWindow, planted: str, kept: list[object]) -> None:
    """One of the faults that the harness must find."""
    session = window.session

    def fail(_update: object) -> None:
        raise RuntimeError("planted")

    def warn(_update: object) -> None:
        QTimer.singleShot(-1, lambda: None)

    faults = {
        "exception": fail,
        "warning": warn,
        "stall": lambda _update: sum(range(40_000_000)),
        "leak": lambda _update: kept.append(bytearray(2**20)),
    }
    if planted == "forgotten":
        real = type(session.undo_stack).setIndex
        session.undo_stack.setIndex = lambda index: real(session.undo_stack, max(index, 1))
    elif planted:
        session.updated.connect(faults[planted])


def warm_up(window: MainWindow) -> None:
    """What is worked out once, when it is first asked for, is worked out before anything is timed."""
    for name in FIRST_TIMES:
        window.actions_of_plan.by_id[name].trigger()
        QApplication.processEvents()
    leave_dialogs(window)


@define
class Trial:
    """What one run of the window showed."""

    sizes: list[int] = field(factory=list)
    not_undone: int = 0


def script(monkey: Monkey, events: int, trial: Trial) -> Iterator[None]:
    """Throw all events in rounds; Qt's own loop runs between one and the next, as in life."""
    window = monkey.window
    plan = window.session.plan
    before = plan_to_bytes(plan)
    while sum(monkey.thrown.values()) < events:
        for _ in range(min(ROUND, events)):
            monkey.throw()
            yield
            monkey.look_back()
        leave_dialogs(window)
        yield
        trial.not_undone += not undone(window, before)
        window.session.replace(plan, None)
        # Else each round pastes twice what the last one copied, and the plan has no end.
        QApplication.clipboard().clear()
        yield
        trial.sizes.append(memory())


def run(steps: Iterator[None]) -> None:
    """Go through the steps inside Qt's loop."""
    stepping = QTimer()

    def step() -> None:
        try:
            if next(steps, steps) is steps:
                QApplication.exit()
        except BaseException:
            traceback.print_exc()
            os._exit(1)

    stepping.timeout.connect(step)
    stepping.start(0)
    QApplication.exec()


def thrown(events: int, seed: int = 0, planted: str = "") -> dict[str, object]:
    """How many events were thrown, and what they did."""
    chance, complaints, trial = random.Random(seed), windows.Complaints(), Trial()
    windows.application()
    complaints.watch()
    with windows.own_folder() as name:
        windows.files_are_asked_for(Path(name), chance)
        window = windows.shown(read_sample(resources.folder(), SAMPLES[seed % len(SAMPLES)]), Path(name))
        # The plan of a round stays open: whoever asks whether it may be left, to close or to open another, hears no.
        window.files.may_leave = windows.never
        plant(window, planted, [])
        monkey = Monkey(window, chance)
        warm_up(window)
        begun = time.monotonic()
        run(script(monkey, events, trial))
        seconds = time.monotonic() - begun
        monkey.answering.stop()
        del window.files.may_leave  # what still runs in the background ends with the window
        windows.closed(window)
    return {
        "events": sum(monkey.thrown.values()),
        "complaints": dict(Counter(complaints).most_common(5)),
        "stalls": monkey.stalls,
        "longest": round(monkey.longest, 3),
        "not undone": trial.not_undone,
        "growth": growth(trial.sizes[SETTLING_ROUNDS:]),
        "sizes": [size // 2**20 for size in trial.sizes],
        "seconds": round(seconds, 1),
    }


def growth(sizes: list[int]) -> float:
    """How much the rounds added together, if all were like a span of `SPAN` of them that added little.

    A leak adds in every span; a plan larger than all before, whose pages the system does not get back, in few.
    """
    span = min(SPAN, len(sizes) - 1)
    if span < 1:
        return 0.0
    added = sorted(later - earlier for earlier, later in zip(sizes, sizes[span:], strict=False))
    return max(added[int(len(added) * LEAST_SHARE)], 0.0) * (len(sizes) - 1) / span


def violations(found: dict[str, object]) -> list[str]:
    """What of it may not be."""
    bad = [f"{text} ({count} times)" for text, count in found["complaints"].items()]
    bad += [f"{what} kept the interface for {seconds} s" for what, seconds in found["stalls"].items()]
    if found["not undone"]:
        bad.append(f"{found['not undone']} rounds were not undone")
    if found["growth"] > MOST_GROWTH:
        bad.append(f"memory grew by {found['growth'] / 2**20:.0f} MB: {found['sizes']}")
    return bad


if __name__ == "__main__":
    print(json.dumps(thrown(int(sys.argv[1]), int((sys.argv[2:] or ["0"])[0]), *sys.argv[3:4])))
