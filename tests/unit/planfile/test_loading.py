"""Opening a file by its path: what it gives, what it never waits for, and what it leaves alone."""

import errno
import hashlib
import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from attrs import evolve

from models.errors import PlanFileError
from models.plan.entities import Override
from models.plan.file_names import refused_by_windows
from models.planfile import load_plan, plan_to_bytes, reader, save_plan
from tests.systems import WINDOWS, needs
from tests.unit.capacity.building import library
from tests.unit.planfile.example import EXAMPLE, plan


def refusal(path) -> str:
    with pytest.raises(PlanFileError) as caught:
        load_plan(path)
    assert str(caught.value).isprintable()
    return str(caught.value)


def test_plan_path_and_digest(tmp_path):
    path = tmp_path / "contoso.xplan"
    path.write_bytes(plan_to_bytes(plan()))
    loaded = load_plan(path)
    assert (loaded.plan, loaded.path) == (plan(), path)
    assert loaded.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    assert load_plan(str(path)) == loaded


def test_the_first_bytes_decide_and_not_the_name(tmp_path):
    (tmp_path / "a.xplan").write_text(EXAMPLE, "utf-8")
    (tmp_path / "b.json").write_bytes(plan_to_bytes(plan()))
    assert load_plan(tmp_path / "a.xplan").plan == load_plan(tmp_path / "b.json").plan == plan()


@needs("links")
def test_a_link_is_followed(tmp_path):
    save_plan(plan(), tmp_path / "real.xplan")
    (tmp_path / "link.xplan").symlink_to("real.xplan")
    assert load_plan(tmp_path / "link.xplan").plan == plan()


def test_no_such_file(tmp_path):
    assert refusal(tmp_path / "gone.xplan") == "gone.xplan: the file does not exist."


def test_a_folder(tmp_path):
    assert refusal(tmp_path) == f"{tmp_path.name}: this is a folder, not a plan."


def test_a_folder_that_cannot_be_opened_as_a_file(tmp_path, monkeypatch):
    """As on Windows."""
    usual = os.open

    def opened(path, *given, **named):
        if Path(path) == tmp_path:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return usual(path, *given, **named)

    monkeypatch.setattr(os, "open", opened)
    assert refusal(tmp_path) == f"{tmp_path.name}: this is a folder, not a plan."


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    """Or one that another program holds, for which Windows has no error number of its own."""
    path = tmp_path / "a.xplan"
    path.touch()
    usual = os.open

    def opened(name, *given, **named):
        if Path(name) == path:
            raise PermissionError(errno.EACCES, "Permission denied", str(name))
        return usual(name, *given, **named)

    monkeypatch.setattr(os, "open", opened)
    reason = "another program is using it, or you have" if WINDOWS else "you have"
    assert refusal(path).startswith(f"a.xplan: the file cannot be read: {reason} no permission to read it; ")


@pytest.mark.parametrize(("name", "number"), [("CON.xplan", errno.EBADF), ("a?b.xplan", errno.EINVAL)])
def test_a_name_that_windows_refuses(tmp_path, monkeypatch, name, number):
    """Whatever its own words are."""

    def opened(path, *_given, **_named):
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(reader, "refused_here", refused_by_windows)
    monkeypatch.setattr(os, "open", opened)
    assert refusal(tmp_path / name).startswith(f"{name}: Windows ")


def test_a_file_below_a_file(tmp_path):
    (tmp_path / "a").touch()
    said = "does not exist" if WINDOWS else "cannot be read: "
    assert refusal(tmp_path / "a" / "b.xplan").startswith(f"b.xplan: the file {said}")


@needs("links")
def test_a_link_to_itself(tmp_path):
    (tmp_path / "a.xplan").symlink_to("a.xplan")
    assert refusal(tmp_path / "a.xplan").startswith("a.xplan: the file cannot be read: ")


def test_a_name_with_a_zero_byte():
    assert "cannot be read" in refusal("a\x00.xplan")


@needs("names of bytes")
def test_a_name_that_is_no_text(tmp_path):
    path = os.fsencode(tmp_path) + b"/\xff\n.xplan"
    assert refusal(os.fsdecode(path)).endswith(".xplan: the file does not exist.")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_named_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.xplan")
    assert refusal(tmp_path / "pipe.xplan") == "pipe.xplan: this is not a regular file, so it cannot be a plan."


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="no such sockets here")
def test_a_socket(tmp_path):
    with closing(socket.socket(socket.AF_UNIX)) as listener:
        listener.bind(str(tmp_path / "s.xplan"))
        assert refusal(tmp_path / "s.xplan").startswith("s.xplan: the file cannot be read: ")


@pytest.mark.skipif(os.name == "nt", reason="no such device here")
def test_an_endless_device():
    assert refusal("/dev/zero") == "zero: this is not a regular file, so it cannot be a plan."


def test_a_huge_file_is_not_read_whole(tmp_path):
    path = tmp_path / "huge.xplan"
    with path.open("wb") as file:
        # Windows writes whatever a file is lengthened by.
        file.truncate(2**30 if WINDOWS else 20 * 2**30)
    assert refusal(path) == "huge.xplan: the file is too large to be a plan (more than 64 MB)."


def test_side_files_are_ignored_and_nothing_is_written(tmp_path):
    path = tmp_path / "a.xplan"
    save_plan(plan(), path)
    for ending in ("-wal", "-journal", "-shm"):
        (tmp_path / f"a.xplan{ending}").write_bytes(b"\xd9\xd5\x05\xf9 \xa1c\xd7" + bytes(4096))
    before = {each.name: (each.read_bytes(), each.stat().st_mtime_ns) for each in tmp_path.iterdir()}
    assert load_plan(path).plan == plan()
    assert {each.name: (each.read_bytes(), each.stat().st_mtime_ns) for each in tmp_path.iterdir()} == before


def test_a_database_in_write_ahead_mode(tmp_path):
    path = tmp_path / "a.xplan"
    save_plan(plan(), path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("UPDATE plan SET title = 'changed'")
    assert "write-ahead mode" in refusal(path)


@pytest.mark.parametrize(
    "name",
    [
        *("a%20b.xplan", "a#b.xplan", "ü 東京.xplan", "-a.xplan"),
        *(pytest.param(name, marks=needs("names of any letters")) for name in ("a?mode=memory.xplan", "':.xplan")),
    ],
)
def test_odd_names(tmp_path, name):
    save_plan(plan(), tmp_path / name)
    assert load_plan(tmp_path / name).plan == plan()
    assert [each.name for each in tmp_path.iterdir()] == [name]


FORMER, PRESENT = (
    "exchange-2010/mailbox.megacycles.mailbox-messages",
    "exchange-2010-megacycles/mailbox.cpu.mailbox-messages",
)


@pytest.mark.parametrize("name", ["plan.xplan", "plan.json"])
def test_a_figure_that_was_overridden_under_its_former_key_still_is(tmp_path, monkeypatch, name):
    override = Override(figure=FORMER, value=0.03, reason="Measured")
    old = plan()
    old = evolve(old, assumptions=evolve(old.assumptions, overrides=(override,)))
    with monkeypatch.context() as before:
        before.setattr("models.plan.overriding.RENAMED", {})
        save_plan(old, tmp_path / name)
    (found,) = load_plan(tmp_path / name).plan.assumptions.overrides
    assert found == evolve(override, figure=PRESENT)
    assert PRESENT in library().figures() and FORMER not in library().figures()


def test_a_file_that_is_replaced_at_that_moment_is_opened_after_it(tmp_path, monkeypatch):
    path = tmp_path / "contoso.xplan"
    path.write_bytes(plan_to_bytes(plan()))
    real, tries = os.open, []

    def replaced(*given):
        tries.append(given)
        if len(tries) < 3:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(*given)

    monkeypatch.setattr(reader, "PATIENCE_ON_OPEN_S", 10.0)
    with monkeypatch.context() as held:
        held.setattr(os, "open", replaced)
        assert load_plan(path).plan == plan()
    assert len(tries) == 3
