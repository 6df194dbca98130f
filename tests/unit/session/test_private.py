"""The program's own files and folders: made for the user alone, and closed where they were not."""

import logging
import os
import stat
from pathlib import Path

import pytest

from models.planfile import Replacing, write_atomically
from models.planfile.replacing import OWN
from planner.session.lock_files import tried_lock
from planner.session.private import keep_private, make_private_folder, open_private_file, write_private_file
from planner.session.private_log import PrivateLog

pytestmark = pytest.mark.skipif(os.name == "nt", reason="on Windows the folders of a user are closed to others")


@pytest.fixture(autouse=True)
def open_handed_umask():
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def test_every_folder_that_is_made_is_private_and_others_stay(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    make_private_folder(tmp_path / "a" / "b" / "c")
    assert [mode(tmp_path / name) for name in ("a", "a/b", "a/b/c")] == [0o700] * 3
    assert mode(tmp_path) == 0o755
    make_private_folder(tmp_path)
    assert mode(tmp_path) == 0o755


@pytest.mark.parametrize("name", ["file", "file/below", "link"])
def test_what_is_no_folder_is_not_taken_for_one(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "link").symlink_to(tmp_path / "gone")
    with pytest.raises(OSError, match=r"exists|directory"):
        make_private_folder(tmp_path / name)


def test_a_file_is_closed_also_where_it_was_open(tmp_path: Path) -> None:
    for name, before in (("new", None), ("old", 0o666)):
        path = tmp_path / name
        if before is not None:
            path.write_text("longer than what comes")
            path.chmod(before)
        write_private_file(path, b"new")
        assert (mode(path), path.read_bytes()) == (0o600, b"new")


def test_a_link_and_a_pipe_are_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "mine").chmod(0o644)
    (tmp_path / "link").symlink_to(tmp_path / "mine")
    os.mkfifo(tmp_path / "pipe")
    for name in ("link", "pipe"):
        with pytest.raises(OSError, match=name):
            open_private_file(tmp_path / name, os.O_APPEND)
        with pytest.raises(OSError, match=name):
            PrivateLog(tmp_path / name)
    assert mode(tmp_path / "mine") == 0o644


def test_the_log_grows_and_is_private(tmp_path: Path) -> None:
    for _ in range(2):
        log = PrivateLog(tmp_path / "planner.log")
        log.emit(logging.makeLogRecord({"msg": "ü"}))
        log.close()
    assert (tmp_path / "planner.log").read_text("utf-8") == "ü\nü\n"
    assert mode(tmp_path / "planner.log") == 0o600


def test_a_lock_is_private(tmp_path: Path) -> None:
    lock = tried_lock(tmp_path / "a.lock")
    assert lock.isLocked()
    assert mode(tmp_path / "a.lock") == 0o600


@pytest.mark.parametrize(("private", "new", "old"), [(True, 0o600, 0o600), (False, 0o666, 0o644)])
def test_a_file_written_as_a_whole_is_private_where_it_shall_be(
    tmp_path: Path, private: bool, new: int, old: int
) -> None:
    (tmp_path / "old").write_text("old")
    (tmp_path / "old").chmod(0o644)
    for name in ("new", "old"):
        write_atomically(tmp_path / name, b"data", replacing=OWN if private else Replacing())
    assert (mode(tmp_path / "new"), mode(tmp_path / "old")) == (new, old)


def test_only_the_rights_of_others_are_taken(tmp_path: Path) -> None:
    own, mine = tmp_path / "own", tmp_path / "mine"
    (own / "folder").mkdir(parents=True)
    mine.mkdir()
    (mine / "plan").write_text("mine")
    for name, before in (("plain", 0o644), ("locked", 0o444), ("folder/started", 0o755)):
        (own / name).write_text("own")
        (own / name).chmod(before)
    (own / "link").symlink_to(mine / "plan")
    (own / "folder" / "link").symlink_to(mine)
    keep_private([own, tmp_path / "gone"])
    names = ("", "plain", "locked", "folder", "folder/started")
    assert [mode(own / name) for name in names] == [0o700, 0o600, 0o400, 0o700, 0o600]
    assert (mode(mine), mode(mine / "plan")) == (0o777, 0o666)


def test_a_folder_that_the_user_has_put_elsewhere_is_closed_there(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "own").symlink_to(tmp_path / "elsewhere")
    keep_private([tmp_path / "own"])
    assert mode(tmp_path / "elsewhere") == 0o700
