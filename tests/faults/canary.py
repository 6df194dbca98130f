"""Names that fetch what they name, if anybody takes them for HTML: `python -m tests.faults.canary [PLANTED]`.

Every text of a plan names a file that is watched and a port that is listened on, in the ways that rich text knows.
The whole program is then used: window, trails, help, dialogs, tool tips, pictures, commands, tables, drafts of mail.
Nothing may touch the file or the port.
"""

import contextlib
import ctypes
import io
import json
import os
import random
import select
import socket
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.faults import window as windows  # first: it chooses the platform
from tests.gui import look

from attrs import evolve  # isort: skip
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser, QToolTip, QWidget

import resources
from models.exporters.mail import attachments_of, draft
from models.plan.entities import Override, Plan
from models.plan.fields import LONGEST_TEXT
from models.planfile import load_plan, plan_to_bytes, save_plan
from planner import cli
from planner.features import all_features
from planner.presenters.samples import read_sample
from planner.shell.actions import specs_of
from planner.shell.main_window import MainWindow
from tests.faults.random_input import Monkey, leave_dialogs, run

IN_ACCESS, IN_OPEN = 0x1, 0x20
# Quitting asks, and the folder of the log is opened by another program.
LEFT_OUT = {"file.quit", "help.log_folder"}
MONKEY_EVENTS = 100


class Watch:
    """Counts who opens the canary's file, by any thread and library, and who calls its port."""

    def __init__(self, file: Path) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        self.inotify = libc.inotify_init()
        assert self.inotify >= 0
        assert libc.inotify_add_watch(self.inotify, os.fsencode(file), IN_ACCESS | IN_OPEN) >= 0
        self.server = socket.create_server(("127.0.0.1", 0))
        self.port = self.server.getsockname()[1]

    def touched(self) -> list[str]:
        found = []
        ready = select.select([self.inotify, self.server], [], [], 0)[0]
        if self.inotify in ready:
            events = os.read(self.inotify, 65536)
            found.append(f"the file was opened or read {len(events) // struct.calcsize('iIII')} times")
        if self.server in ready:
            self.server.accept()[0].close()
            found.append("the port was called")
        return found


def songs(file: Path, port: int) -> list[str]:
    """Texts that make a reader of rich text fetch the file or call the port."""
    web = f"http://127.0.0.1:{port}/x.png"
    return [
        f'<img src="{file}">', f'<img src="file://{file}">', f'<img src="/{file}">', f'<img src="{web}">',
        f"![x]({file})", f'<link rel="stylesheet" href="file://{file}">', f'<body background="{file}">',
        f'<span style="background-image:url({file})">x</span>', f"<a href='{web}'>x</a>", f"file://{file}",
        f'<table background="{file}"><tr><td>x', f"qrc:{file}", f"@import url({web})", f'=HYPERLINK("{web}")',
    ]  # fmt: skip


def sung(plan: Plan, texts: list[str]) -> Plan:
    """The plan with such a text in each of its names, notes, titles and reasons."""
    number = iter(range(10**6))

    def name() -> str:
        text = texts[next(number) % len(texts)]
        assert len(text) <= LONGEST_TEXT
        return text

    def with_words(entity: object) -> object:
        named = {"name": name()} if hasattr(entity, "name") else {}
        return evolve(entity, notes="\n".join(texts), **named)

    designs = tuple(
        evolve(with_words(design), machines=tuple(with_words(machine) for machine in design.machines))
        for design in plan.designs
    )
    override = Override(figure="every-version/hub.disk.messages", value=10.0, reason="\n".join(texts))
    return evolve(
        plan,
        title=texts[0],
        notes="\n".join(texts),
        assumptions=evolve(plan.assumptions, overrides=(override,)),
        sites=tuple(map(with_words, plan.sites)),
        links=tuple(map(with_words, plan.links)),
        populations=tuple(map(with_words, plan.populations)),
        designs=designs,
    )


def used(window: MainWindow, folder: Path) -> Iterator[None]:
    """Look at everything that the window can show of the plan, then let random events find the rest."""
    session, chance = window.session, random.Random(0)
    # It also answers what asks.
    monkey = Monkey(window, chance)
    machines = [machine for design in session.plan.designs for machine in design.machines]
    for design in session.plan.designs:
        session.show_design(design.id)
        yield
        for machine in design.machines[:4]:
            window.selection.set([machine.id])
            for resource in ("cpu", "memory", "disk", "network"):
                look.trails(window).show(machine.id, resource)
                yield
    for dock in window.docks.by_name.values():
        dock.raise_()
        yield
    for spec in specs_of(all_features()):
        if spec.fill is None and spec.id not in LEFT_OUT:
            window.selection.set([chance.choice(machines).id])
            action = window.actions_of_plan.by_id[spec.id]
            if action.isEnabled():
                action.trigger()
            yield
    leave_dialogs(window)
    yield
    show_tool_tips(window)
    for _ in range(MONKEY_EVENTS):
        monkey.throw()
        yield
    monkey.answering.stop()


def show_tool_tips(window: MainWindow) -> None:
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible():
            place = QPoint(widget.width() // 2, widget.height() // 2)
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
    QApplication.processEvents()
    QToolTip.hideText()


def commanded(path: Path, plan: Plan, folder: Path) -> None:
    """Every headless command, and a draft of mail."""
    design = plan.designs[0]
    commands = [
        ["check", path], ["evaluate", path], ["compare", path], ["explain", path, design.machines[0].id, "cpu"],
        *(["convert", path, folder / f"out{form}"] for form in (".json", ".xlsx", ".csv", ".xplan")),
        *(["render", path, folder / f"out{form}"] for form in (".png", ".svg", ".pdf")),
    ]  # fmt: skip
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        for command in commands:
            assert cli.run([str(part) for part in command]) == 0, said.getvalue()[-500:]
    draft(attachments_of(plan.title, path.read_bytes()), subject=plan.title, body=plan.notes)


def plant(window: MainWindow, planted: str, text: str) -> None:
    """A label that guesses, as Qt's do, or a page that shows a name as HTML."""
    if planted == "label":
        label = QLabel(text, window)
        label.show()
    elif planted == "page":
        page = QTextBrowser(window)
        page.setHtml(text)
        page.show()
    QApplication.processEvents()


def heard(planted: str = "") -> dict[str, object]:
    """What touched the file or the port, and what went wrong on the way."""
    complaints = windows.Complaints()
    windows.application()
    with windows.own_folder() as name:
        folder = Path(name)
        canary = folder / "c.png"
        canary.write_bytes(b"not a picture")
        watch = Watch(canary)
        texts = songs(canary, watch.port)
        plan = sung(read_sample(resources.folder(), "three-sites"), texts)
        path = folder / "plan.xplan"
        save_plan(plan, path)
        assert plan_to_bytes(load_plan(path).plan) == path.read_bytes()
        commanded(path, plan, folder)
        found = watch.touched()
        complaints.watch()
        windows.files_are_asked_for(folder / "elsewhere", random.Random(0))
        window = windows.shown(plan, folder)
        window.files.may_leave = windows.never
        plant(window, planted, texts[0])
        run(used(window, folder))
        windows.closed(window)
        found += watch.touched()
    return {"texts": len(texts), "touched": found, "complaints": complaints[:5]}


if __name__ == "__main__":
    print(json.dumps(heard(*sys.argv[1:2])))
