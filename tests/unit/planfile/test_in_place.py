"""Writing in place: all that belongs to the file stays, and a crash in the middle is made good."""

import errno
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest
from attrs import evolve

from models.errors import PlanFileError
from models.plan.entities import Site
from models.planfile import (
    Expected,
    Replacing,
    Way,
    journal,
    load_plan,
    plan_to_bytes,
    restore_interrupted,
    save_plan,
    synced,
)
from tests.systems import WINDOWS
from tests.unit.planfile.example import plan
from tests.unit.planfile.folders import names_in

OLD = plan()
LARGE = tuple(Site(id=f"more-{number}", name=f"Site {number}", notes="n" * 400) for number in range(400))
NEW, LONGER = evolve(OLD, title="Contoso, later"), evolve(OLD, title="Longer", sites=OLD.sites + LARGE)
SMALL, BIG = plan_to_bytes(OLD), plan_to_bytes(LONGER)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A plan with a second name."""
    (tmp_path / "plans").mkdir()
    result = tmp_path / "plans" / "contoso.xplan"
    save_plan(OLD, result)
    os.link(result, tmp_path / "plans" / "same.xplan")
    return result


@pytest.fixture
def journals(tmp_path: Path) -> Path:
    return tmp_path / "data" / "journals"


def replacing(journals: Path, expected: Expected | None = None) -> Replacing:
    return Replacing(way=Way.IN_PLACE, journal=journals, expected=expected)


def restore(journals: Path) -> tuple[list[Path], list[bytes]]:
    kept: list[bytes] = []
    return restore_interrupted(journals, lambda _path, data: kept.append(data)), kept


@pytest.mark.parametrize(("before", "after"), [(OLD, NEW), (OLD, LONGER), (LONGER, OLD)])
def test_the_same_file_holds_the_new_plan(path: Path, journals: Path, before, after) -> None:
    path.write_bytes(plan_to_bytes(before))
    status = path.stat()
    save_plan(after, path, replacing(journals))
    assert (path.stat().st_ino, path.stat().st_nlink) == (status.st_ino, 2)
    assert load_plan(path.with_name("same.xplan")).plan == after
    assert path.read_bytes() == plan_to_bytes(after)
    assert names_in(journals) == []


def test_a_new_file_needs_no_journal(tmp_path: Path, journals: Path) -> None:
    save_plan(NEW, tmp_path / "new.xplan", replacing(journals))
    assert load_plan(tmp_path / "new.xplan").plan == NEW
    assert not journals.exists()


def test_what_somebody_else_saved_is_kept(path: Path, journals: Path) -> None:
    kept: list[bytes] = []
    expected = Expected(hashlib.sha256(b"what was read").hexdigest(), kept.append)
    assert save_plan(NEW, path, replacing(journals, expected)).displaced
    assert kept == [SMALL]


def test_a_journal_that_cannot_be_written_leaves_the_file_alone(path: Path, journals: Path, monkeypatch) -> None:
    def full(*_given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(journal, "write_synced", full)
    with pytest.raises(PlanFileError, match="the disk is full"):
        save_plan(NEW, path, replacing(journals))
    assert path.read_bytes() == SMALL
    assert names_in(journals) == []


def test_a_file_that_is_written_by_another_at_the_same_time_is_left_alone(path, journals, monkeypatch) -> None:
    real = journal._bytes_of

    def meanwhile(*given: object) -> bytes:
        path.write_bytes(b"theirs")
        return real(*given)

    monkeypatch.setattr(journal, "_bytes_of", meanwhile)
    with pytest.raises(PlanFileError, match="someone else is writing this file"):
        save_plan(NEW, path, replacing(journals))
    assert path.read_bytes() == b"theirs"


def failing_after(monkeypatch, count: int, failures: int) -> None:
    """Let the disk fail some writes in the middle of the plan."""
    real, calls = os.write, []

    def write(descriptor: int, data: bytes) -> int:
        calls.append(data)
        if count < len(calls) <= count + failures:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return real(descriptor, data[:10_000])

    monkeypatch.setattr(synced.os, "write", write)


def writes_of(data: bytes) -> int:
    return -(-len(data) // 10_000)


def test_a_write_that_fails_is_undone(path: Path, journals: Path, monkeypatch) -> None:
    with monkeypatch.context() as patched:
        failing_after(patched, writes_of(SMALL + BIG) + 4, 1)
        with pytest.raises(PlanFileError, match="the disk is full"):
            save_plan(LONGER, path, replacing(journals))
    assert path.read_bytes() == SMALL
    assert names_in(journals) == []


def test_a_write_that_cannot_be_undone_stays_in_the_journal(path: Path, journals: Path, monkeypatch) -> None:
    with monkeypatch.context() as patched:
        failing_after(patched, writes_of(SMALL + BIG) + 4, 1000)
        with pytest.raises(PlanFileError, match="restored when the program starts again"):
            save_plan(LONGER, path, replacing(journals))
    assert path.read_bytes() not in {SMALL, BIG}
    assert restore(journals) == ([path], [BIG])
    assert path.read_bytes() == SMALL
    assert names_in(journals) == []


# ------------------------------------------------------------------ crashes

KILLED = """
import os, sys
from pathlib import Path
from models.planfile import Replacing, Way, in_place, save_plan, synced
from tests.unit.planfile.test_in_place import LONGER, NEW, OLD
path, journals, plan, most = Path(sys.argv[1]), Path(sys.argv[2]), globals()[sys.argv[3]], int(sys.argv[4])
def torn(descriptor, data):
    written = 0
    os.lseek(descriptor, 0, os.SEEK_SET)
    while written < min(most, len(data)):
        written += os.write(descriptor, data[written:min(written + 4096, most)])
    os.kill(os.getpid(), 9)
in_place.write_synced = torn
save_plan(plan, path, Replacing(way=Way.IN_PLACE, journal=journals))
"""


def killed(path: Path, journals: Path, name: str, most: int) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)}
    command = [sys.executable, "-c", KILLED, str(path), str(journals), name, str(most)]
    # Windows ends a process with the number, others by the signal of it.
    assert abs(subprocess.run(command, env=environment, check=False).returncode) == 9
    assert len(names_in(journals)) == 1


@pytest.mark.parametrize(
    ("before", "name", "most"),
    [("OLD", "LONGER", 4096), ("OLD", "LONGER", 100_003), ("LONGER", "OLD", 4096), ("LONGER", "OLD", 10**9)],
)
def test_after_a_kill_in_the_middle_the_file_is_put_back(path, journals, before: str, name: str, most: int) -> None:
    old = {"OLD": SMALL, "LONGER": BIG}[before]
    path.write_bytes(old)
    killed(path, journals, name, most)
    assert path.read_bytes() != old
    new = plan_to_bytes({"OLD": OLD, "NEW": NEW, "LONGER": LONGER}[name])
    assert restore(journals) == ([path], [new])
    assert path.read_bytes() == path.with_name("same.xplan").read_bytes() == old
    assert restore(journals) == ([], [])


def test_what_somebody_else_saved_since_a_kill_stays(path: Path, journals: Path) -> None:
    killed(path, journals, "LONGER", 100_000)
    path.write_bytes(plan_to_bytes(NEW))
    assert restore(journals) == ([], [SMALL, BIG])
    assert load_plan(path).plan == NEW
    assert names_in(journals) == []


def test_a_file_that_is_not_there_now_is_put_back_later(path: Path, journals: Path) -> None:
    killed(path, journals, "LONGER", 100_000)
    folder = path.parent.rename(path.parent.with_name("unmounted"))
    assert restore(journals) == ([], [])
    folder.rename(path.parent)
    assert restore(journals)[0] == [path]
    assert path.read_bytes() == SMALL


def test_what_cannot_be_kept_waits(path: Path, journals: Path) -> None:
    killed(path, journals, "LONGER", 100_000)

    def full(*_given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    assert restore_interrupted(journals, full) == []
    assert len(names_in(journals)) == 1
    assert restore(journals)[0] == [path]


def test_a_write_that_is_under_way_is_left_alone(path: Path, journals: Path) -> None:
    with journal.kept(journals, path, SMALL, BIG):
        path.write_bytes(BIG[:4096])
        assert restore(journals) == ([], [])
        assert path.read_bytes() == BIG[:4096]


def test_where_nothing_can_be_locked_only_old_journals_are_abandoned(path: Path, journals: Path, monkeypatch) -> None:
    def unsupported(*_given: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("msvcrt.locking" if WINDOWS else "fcntl.flock", unsupported)
    with journal.kept(journals, path, SMALL, BIG):
        path.write_bytes(BIG[:4096])
        assert restore(journals) == ([], [])
        (held,) = journals.iterdir()
        os.utime(held, (1, 1))
        assert restore(journals) == ([path], [BIG])


@pytest.mark.parametrize("content", [b"", b"{}", b'{"target": "/x", "old": 1, "sha256": "0"}\nab', b"\xff\x00\n"])
def test_a_journal_that_is_not_whole_goes(journals: Path, content: bytes) -> None:
    journals.mkdir(parents=True)
    (journals / "a.journal").write_bytes(content)
    assert restore(journals) == ([], [])
    assert names_in(journals) == []


def test_writing_in_place_without_a_folder_of_journals_is_refused(path: Path) -> None:
    with pytest.raises(PlanFileError):
        save_plan(NEW, path, Replacing(way=Way.IN_PLACE))
    assert path.read_bytes() == SMALL
