"""A plan that only its user may read: so is everything that the program writes about it."""

import json
import os
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion

from models.planfile import save_plan
from planner import __version__
from planner.presenters.samples import read_sample
from resources import folder
from tests.systems import PATIENCE_S

ROOT = Path(__file__).parents[2]
FOLDERS = ("CONFIG", "DATA", "STATE", "CACHE")
pytestmark = pytest.mark.skipif(os.name == "nt", reason="on Windows the folders of a user are closed to others")
# Opens a private plan, edits, waits for the snapshot, saves, mails, discards, logs and quits; tells at three moments
# which of its own files others may look at.
SCRIPT = """
import json, logging, os, stat, sys
os.umask(0o022)
from pathlib import Path
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QApplication, QFileDialog
from models.exporters.mail import Attachment
from models.plan import edits
from planner import command_line
from planner.session.draft_store import DraftStore
from planner import application
from planner.session.redaction import names_in

HOME, PLAN = Path(sys.argv.pop(1)), Path(sys.argv[1])

def loose(moment):
    found = [path for path in HOME.rglob("*") if not path.is_symlink() and path.stat().st_mode & 0o077]
    print(json.dumps([moment, sorted(str(path.relative_to(HOME)) for path in found)]), flush=True)

def wait_for(holds, then):
    then() if holds() else QTimer.singleShot(20, lambda: wait_for(holds, then))

def begun(window):
    wait_for(lambda: window.session.path == PLAN and list(HOME.rglob("pictures/*.png")), lambda: edit(window))

def snapshots():
    return list(HOME.rglob("autosave/*.json"))

def edit(window):
    change(window, "Edited")
    wait_for(snapshots, lambda: save(window))

def change(window, name):
    session = window.session
    session.do(edits.rename(session.plan, session.plan.sites[0].id, name))
    window.parts.plan_store.autosave.write()

def save(window):
    loose("editing")
    assert window.files.save()
    DraftStore(window.parts.plan_store.folder).put([Attachment("plan.xplan", b"plan")])
    wait_for(lambda: not snapshots(), lambda: change_again(window))

def change_again(window):
    change(window, "Again")
    wait_for(snapshots, lambda: discard(window))

def discard(window):
    window.parts.plan_store.autosave.set_aside()
    logging.getLogger("planner").error("About %s", PLAN)
    wait_for(lambda: list(HOME.rglob("trash/*.json")), lambda: ask(window))

def ask(window):
    wait_for(QApplication.activeModalWidget, lambda: QApplication.activeModalWidget().reject())
    QFileDialog.getOpenFileName(window, "", str(PLAN.parent))
    loose("at the end")
    window.session.do(edits.rename(window.session.plan, window.session.plan.populations[0].id, "Person Alice"))
    qWarning(f"cannot read {PLAN}")
    QTimer.singleShot(0, lambda: open(Path.home() / "Alice" / "mailbox"))
    wait_for(QApplication.activeModalWidget, lambda: leave(window))

def leave(window):
    QApplication.activeModalWidget().reject()
    print(json.dumps(["names", sorted(names_in(window.session.plan))]), flush=True)
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    window.session.undo_stack.setClean()
    window.close()

begin = application._begin
application._begin = lambda window, paths: (begin(window, paths), begun(window))
code = command_line.main()
loose("after it")
sys.exit(code)
"""


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture
def home() -> Iterator[Path]:
    """A home of its own, with a short name for the socket; a plan below the system's temporary folder is a copy."""
    with tempfile.TemporaryDirectory(prefix="pm-", dir=Path.home()) as name:
        yield Path(name)


def run(home: Path) -> tuple[list[tuple[str, list[str]]], Path]:
    plan = home / "private" / "contoso.xplan"
    plan.parent.mkdir(mode=0o700)
    save_plan(read_sample(folder(), "three-sites"), plan)
    plan.chmod(0o600)
    own = home / "own"
    own.mkdir(mode=0o700, exist_ok=True)
    places = {f"XDG_{name}_HOME": str(own / name.lower()) for name in FOLDERS}
    # Without a folder of the desktop's session the socket lies among the program's own files, too.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")} | places
    environment |= {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    environment |= {"PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(own), str(plan)],
        env=environment, cwd=home, capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()], own


def test_whatever_is_written_about_a_plan_is_for_its_user_alone(home: Path) -> None:
    moments, own = run(home)
    assert [moment for moment in moments if moment[0] != "names"] == [
        ("editing", []), ("at the end", []), ("after it", []),
    ]  # fmt: skip
    names = {path.name for path in own.rglob("*")}
    written = {"settings.json", "planner.log", "about.json", "plan.xplan", "pictures", "trash", "outgoing", "history"}
    assert written <= names
    assert "contoso.xplan" in next(own.rglob("settings.json")).read_text("utf-8")
    modes = {path: stat.S_IMODE(path.lstat().st_mode) for path in own.rglob("*")}
    assert {mode for path, mode in modes.items() if path.is_dir()} == {0o700}
    assert {mode for path, mode in modes.items() if not path.is_dir()} == {0o600}


def test_the_log_tells_what_was_done_without_names_and_folders(home: Path) -> None:
    moments, own = run(home)
    log = next(own.rglob("planner.log")).read_text("utf-8")
    for part in (
        f"planner {__version__}, Python ",
        f"Qt {qVersion()}",
        "INFO planner.files: Opened contoso.xplan: ",
        "INFO planner.files: Saved contoso.xplan: ",
        "INFO planner.edits: Rename … to … (rows: 1)",
        "WARNING planner.qt: cannot read contoso.xplan",
        "ERROR planner.faults: Uncaught",
        "FileNotFoundError: ",
        "Closed with exit code 0",
    ):
        assert part in log
    # What a plan leaves empty, as its author, is in every log.
    names = [name for name in dict(moments)["names"] if name]
    assert "Person Alice" in names
    assert len(names) > 20
    assert [name for name in (*names, "Edited", "Again", str(home), home.name) if name in log] == []


def test_what_former_versions_left_open_is_closed_and_nothing_else(home: Path) -> None:
    program, former = home / "own/data/exchange-topology-planner", home / "own/config/Exchange Topology Planner"
    log, others = home / "own/state/exchange-topology-planner/log", home / "own/data/another-program"
    for place in (program / "pictures", former, log, others):
        place.mkdir(parents=True)
        (place / "file").write_text("secret")
    mine = home / "mine.txt"
    mine.write_text("shared")
    (program / "link").symlink_to(mine)
    (program / "folder").symlink_to(others)
    run(home)
    for place in (program, program / "pictures", former, log, log.parent):
        assert stat.S_IMODE(place.stat().st_mode) == 0o700
    for place in (program / "pictures", former, log):
        assert stat.S_IMODE((place / "file").stat().st_mode) == 0o600
    for path in (mine, others / "file"):
        assert path.stat().st_mode & 0o044
    assert others.stat().st_mode & 0o055
    assert (program.parent.stat().st_mode & 0o055) != 0


def test_what_the_user_saves_is_as_his_umask_says(tmp_path: Path) -> None:
    save_plan(read_sample(folder(), "three-sites"), tmp_path / "a.xplan")
    assert stat.S_IMODE((tmp_path / "a.xplan").stat().st_mode) == 0o644
