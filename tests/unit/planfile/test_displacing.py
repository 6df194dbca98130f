"""A colleague's save between our look at the file and our replacing it is never lost, wherever the plan lies."""

import errno
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import evolve

from models.errors import PlanFileError
from models.planfile import (
    Expected,
    Replacing,
    SavedFile,
    load_plan,
    placing,
    plan_to_bytes,
    put_back_displaced,
    remove_stale_temporary_files,
    renaming,
    save_plan,
)
from models.planfile.temporary_names import exchanged_name, parsed
from tests.systems import REPLACE
from tests.unit.planfile.example import plan
from tests.unit.planfile.folders import names_in

OLD = plan()
MINE, THEIRS = evolve(OLD, title="Mine"), evolve(OLD, title="Theirs")


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


class History:
    """What was kept."""

    def __init__(self) -> None:
        self.kept: list[bytes] = []
        self.full = False

    def keep(self, data: bytes) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.kept.append(data)


@pytest.fixture
def history() -> History:
    return History()


def without_exchange(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on shares: the name cannot be exchanged."""
    monkeypatch.setattr(renaming, "_renamed", lambda *_given: False)


def without_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a stick: no file has two names either."""
    without_exchange(monkeypatch)

    def refused(*_given: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", refused)


SYSTEMS = {"exchange": lambda _patch: None, "links": without_exchange, "neither": without_links}


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file system that can exchange names, one that can only link, one that can do neither."""
    SYSTEMS[request.param](monkeypatch)
    return request.param


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "plans").mkdir()
    result = tmp_path / "plans" / "contoso.xplan"
    save_plan(OLD, result)
    return result


def save(path: Path, history: History, expected: bytes) -> SavedFile:
    return save_plan(MINE, path, Replacing(expected=Expected(digest(expected) if expected else "", history.keep)))


def colleague_saves_just_before(monkeypatch: pytest.MonkeyPatch, path: Path) -> bytes:
    """Let a colleague save the plan after ours was written and before it is put in its place."""
    real = placing.displace

    def displace(*given: object, **options: object) -> object:
        monkeypatch.setattr(placing, "displace", real)
        save_plan(THEIRS, path)
        return real(*given, **options)

    monkeypatch.setattr(placing, "displace", displace)
    return plan_to_bytes(THEIRS)


def test_nothing_is_told_where_nobody_else_saved(path: Path, history: History, system: str) -> None:
    saved = save(path, history, path.read_bytes())
    assert (saved.displaced, saved.copy, history.kept) == (False, None, [])
    assert load_plan(path).plan == MINE
    assert names_in(path.parent) == [path.name]


def test_a_colleagues_save_is_kept_and_told(
    path: Path, history: History, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = colleague_saves_just_before(monkeypatch, path)
    saved = save(path, history, path.read_bytes())
    assert (saved.displaced, saved.copy, history.kept) == (True, None, [theirs])
    assert load_plan(path).plan == MINE
    assert names_in(path.parent) == [path.name]


def test_a_file_that_was_not_there_before_is_kept_and_told(
    path: Path, history: History, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.unlink()
    theirs = colleague_saves_just_before(monkeypatch, path)
    assert save(path, history, b"").displaced
    assert history.kept == [theirs]


def test_a_new_file_displaces_nothing(path: Path, history: History, system: str) -> None:
    path.unlink()
    assert not save(path, history, b"").displaced
    assert load_plan(path).plan == MINE
    assert names_in(path.parent) == [path.name]


def test_a_file_that_is_gone_is_made_again(
    path: Path, history: History, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, real = path.read_bytes(), placing.displace
    monkeypatch.setattr(placing, "displace", lambda *given, **options: (path.unlink(), real(*given, **options))[1])
    assert not save(path, history, before).displaced
    assert load_plan(path).plan == MINE


def test_what_cannot_be_kept_stands_beside_the_plan(
    path: Path, history: History, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = colleague_saves_just_before(monkeypatch, path)
    history.full = True
    saved = save(path, history, path.read_bytes())
    assert saved.displaced
    assert saved.copy == path.with_name("contoso copy 1.xplan")
    assert saved.copy.read_bytes() == theirs
    assert load_plan(path).plan == MINE


@pytest.mark.parametrize("call", ["exchange", "replace"])
def test_a_failure_leaves_the_file_as_it_was(
    path: Path, history: History, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def failing(*_given: object, **_named: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    if call == "replace":
        without_exchange(monkeypatch)
        monkeypatch.setattr(*REPLACE, failing)
    else:
        monkeypatch.setattr(renaming, "_renamed", failing)
    with pytest.raises(PlanFileError, match="the plan was not saved"):
        save(path, history, path.read_bytes())
    assert load_plan(path).plan == OLD
    assert names_in(path.parent) == [path.name]


# ------------------------------------------------------------------ killed in between

KILLED = """
import os, sys
from pathlib import Path
from models.planfile import Expected, Replacing, placing, renaming, save_plan
from tests.unit.planfile.test_displacing import MINE, THEIRS
path, digest, system = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
if system != "exchange":
    renaming._renamed = lambda *_given: False
real = placing.displace
def displace(*given, **options):
    if len(sys.argv) > 4:
        save_plan(THEIRS, path)
    real(*given, **options)
    os.kill(os.getpid(), 9)
placing.displace = displace
save_plan(MINE, path, Replacing(expected=Expected(digest, print)))
"""


def killed_after_replacing(path: Path, system: str, *theirs: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)}
    command = [sys.executable, "-c", KILLED, str(path), digest(path.read_bytes()), system, *theirs]
    # Windows ends a process with the number, others by the signal of it.
    assert abs(subprocess.run(command, env=environment, check=False).returncode) == 9
    assert load_plan(path).plan == MINE
    assert len(names_in(path.parent)) == 2


@pytest.mark.parametrize("system", ["exchange", "links"])
def test_after_a_kill_the_next_open_keeps_a_colleagues_save(path: Path, system: str) -> None:
    killed_after_replacing(path, system, "theirs")
    kept: list[tuple[Path, bytes]] = []
    assert remove_stale_temporary_files(path.parent, youngest_s=-1) == 0
    assert remove_stale_temporary_files(path.parent, lambda *given: kept.append(given)) == 0
    assert remove_stale_temporary_files(path.parent, lambda *given: kept.append(given), youngest_s=-1) == 1
    assert kept == [(path, plan_to_bytes(THEIRS))]
    assert names_in(path.parent) == [path.name]


@pytest.mark.parametrize("system", ["exchange", "links"])
def test_after_a_kill_what_was_expected_goes(path: Path, system: str) -> None:
    killed_after_replacing(path, system)
    assert remove_stale_temporary_files(path.parent, youngest_s=-1) == 1
    assert names_in(path.parent) == [path.name]


def test_what_cannot_be_kept_is_not_swept(path: Path, history: History) -> None:
    killed_after_replacing(path, "exchange", "theirs")
    history.full = True
    assert remove_stale_temporary_files(path.parent, lambda _path, data: history.keep(data), youngest_s=-1) == 0
    path.unlink()
    history.full = False
    assert remove_stale_temporary_files(path.parent, lambda _path, data: history.keep(data), youngest_s=-1) == 0
    assert len(names_in(path.parent)) == 1


@pytest.mark.parametrize("lost", ["the name", "the name and the new content"])
def test_a_file_that_was_killed_between_two_names_is_put_back(path: Path, lost: str) -> None:
    """Windows replaces a file in two steps."""
    killed_after_replacing(path, "exchange")
    (before,) = (each for each in path.parent.iterdir() if each != path)
    new = before.with_name(before.name.replace("-", "-1", 1))
    path.rename(new)
    if lost != "the name":
        new.unlink()
    assert remove_stale_temporary_files(path.parent, youngest_s=-1) == 0
    assert put_back_displaced(path)
    assert load_plan(path).plan == OLD
    assert not put_back_displaced(path)
    remove_stale_temporary_files(path.parent, youngest_s=-1)
    assert names_in(path.parent) == [path.name]


def test_the_new_content_is_put_back_where_nothing_else_is_left(path: Path) -> None:
    killed_after_replacing(path, "exchange")
    (before,) = (each for each in path.parent.iterdir() if each != path)
    path.replace(before)
    assert not put_back_displaced(path.with_name("another.xplan"))
    assert put_back_displaced(path)
    assert load_plan(path).plan == MINE


def test_a_file_that_is_being_replaced_is_left_alone(path: Path) -> None:
    path.rename(exchanged_name(path, digest(b"new"), digest(path.read_bytes())))
    assert not put_back_displaced(path)
    assert not path.exists()


def test_names_fit_beside_the_longest_name(tmp_path: Path) -> None:
    target = tmp_path / ("x" * 249 + ".xplan")
    name = exchanged_name(target, digest(b"new"), "").name
    assert len(name) < 120
    found = parsed(name)
    assert found is not None
    assert found.process == os.getpid()
    assert found.knows(b"new")
    assert not found.knows(b"")
