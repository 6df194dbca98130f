"""Saving: the new plan or the old one, whole, and nothing left beside it, whatever fails on the way."""

import errno
import hashlib
import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from attrs import evolve

from models.errors import PlanFileError
from models.plan.entities import Plan, Population
from models.plan.file_names import refused_by_windows
from models.planfile import atomic, load_plan, placing, plan_to_bytes, plan_to_json, save_plan, windows_replace
from models.planfile.replacing import OWN
from tests.systems import REPLACE, needs
from tests.unit.planfile.example import plan

OLD = plan()
NEW = evolve(OLD, title="Contoso, later")


@pytest.fixture(params=["contoso.xplan", "contoso.json"])
def path(request, tmp_path) -> Path:
    """An existing file with the old plan, alone in its folder."""
    result = tmp_path / request.param
    save_plan(OLD, result)
    return result


def refusal(given: Plan, path: Path) -> str:
    with pytest.raises(PlanFileError) as caught:
        save_plan(given, path)
    sentence = str(caught.value)
    assert sentence.startswith(f"{path.name}: ")
    assert "\n" not in sentence
    return sentence


def assert_untouched(path: Path, before: bytes) -> None:
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def failing(monkeypatch, name: str, number: int, after: int = 0) -> None:
    """Let a call into the system fail with an error number, after some that work."""
    place = REPLACE if name == "replace" else (os, name)
    real, calls = getattr(*place), []

    def fail(*arguments, **options):
        calls.append(arguments)
        if len(calls) > after:
            raise OSError(number, os.strerror(number))
        return real(*arguments, **options)

    monkeypatch.setattr(*place, fail)


# ------------------------------------------------------------------ what is saved


def test_a_new_file(tmp_path):
    path = tmp_path / "new.xplan"
    saved = save_plan(NEW, path)
    assert saved.path == path
    assert saved.confirmed
    assert saved.sha256 == hashlib.sha256(path.read_bytes()).hexdigest() == load_plan(path).sha256
    assert path.read_bytes() == plan_to_bytes(NEW)
    assert load_plan(path).plan == NEW
    assert [each.name for each in tmp_path.iterdir()] == ["new.xplan"]


@pytest.mark.parametrize("name", ["new.json", "NEW.JSON"])
def test_json_by_the_name(tmp_path, name):
    save_plan(NEW, str(tmp_path / name))
    assert (tmp_path / name).read_text("utf-8") == plan_to_json(NEW)


def test_an_existing_file(path):
    save_plan(NEW, path)
    assert load_plan(path).plan == NEW
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_saving_twice_gives_the_same_bytes(path):
    before = path.read_bytes()
    save_plan(OLD, path)
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_the_mode_is_kept(path, mode):
    path.chmod(mode)
    save_plan(NEW, path)
    assert stat.S_IMODE(path.stat().st_mode) == mode


@pytest.mark.skipif(os.name == "nt", reason="Windows has no umask of this kind")
def test_a_new_file_has_the_users_mode(tmp_path):
    (tmp_path / "ordinary").touch()
    save_plan(NEW, tmp_path / "new.xplan")
    assert (tmp_path / "new.xplan").stat().st_mode == (tmp_path / "ordinary").stat().st_mode


@needs("links")
def test_a_link_stays_a_link(tmp_path):
    (tmp_path / "real").mkdir()
    target, link = tmp_path / "real" / "a.xplan", tmp_path / "link.xplan"
    save_plan(OLD, target)
    link.symlink_to(target)
    save_plan(NEW, link)
    assert link.is_symlink()
    assert load_plan(target).plan == NEW
    assert len(list((tmp_path / "real").iterdir())) == 1


@needs("links")
def test_a_link_to_nothing_yet_makes_its_file(tmp_path):
    (tmp_path / "link.xplan").symlink_to("real.xplan")
    save_plan(NEW, tmp_path / "link.xplan")
    assert load_plan(tmp_path / "real.xplan").plan == NEW


def test_the_longest_name(tmp_path):
    path = tmp_path / ("x" * 249 + ".xplan")
    save_plan(NEW, path)
    assert load_plan(path).plan == NEW


# ------------------------------------------------------------------ what is not saved


def test_an_unsound_plan(path):
    before = path.read_bytes()
    population = Population(id="p", name="P", site="gone", mailboxes=1)
    sentence = refusal(evolve(OLD, populations=(population,)), path)
    assert sentence == f"{path.name}: populations[p].site: there is no site with the id 'gone'."
    assert_untouched(path, before)


def test_a_plan_that_would_not_come_back(path, monkeypatch):
    before = path.read_bytes()
    monkeypatch.setattr("models.planfile.writer.plan_from_bytes", lambda _data, _name: OLD)
    assert "reading it back would give different content" in refusal(NEW, path)
    assert_untouched(path, before)


def test_a_folder_as_target(tmp_path):
    folder = tmp_path / "a.xplan"
    folder.mkdir()
    assert "not a regular file" in refusal(NEW, folder)
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_named_pipe_as_target(tmp_path):
    os.mkfifo(tmp_path / "a.xplan")
    assert "not a regular file" in refusal(NEW, tmp_path / "a.xplan")


def test_a_folder_that_does_not_exist(tmp_path):
    assert "the folder does not exist" in refusal(NEW, tmp_path / "gone" / "a.xplan")


@needs("links")
def test_a_link_to_itself_as_target(tmp_path):
    (tmp_path / "a.xplan").symlink_to("a.xplan")
    refusal(NEW, tmp_path / "a.xplan")
    assert (tmp_path / "a.xplan").is_symlink()


def test_a_name_with_a_zero_byte(tmp_path):
    with pytest.raises(PlanFileError):
        save_plan(NEW, tmp_path / "a\x00.xplan")


def test_a_name_that_is_too_long(tmp_path):
    with pytest.raises(PlanFileError, match="the name is too long"):
        save_plan(NEW, tmp_path / ("x" * 300 + ".xplan"))
    assert list(tmp_path.iterdir()) == []


SYSTEM_CALLS = ["open", "write", "fsync", "lseek", "read", "ftruncate", "fchmod", "replace"]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EDQUOT, "the disk is full"),
        (errno.EACCES, "no write permission"),
        (errno.EROFS, "no write permission"),
        (errno.EIO, "save it elsewhere"),
        (errno.ESTALE, "save it elsewhere"),
    ],
)
@pytest.mark.parametrize("call", SYSTEM_CALLS)
def test_any_call_that_fails(path, monkeypatch, call, number, words):
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        # As on other systems, and as where there is no room beside it.
        patch.setattr(placing, "COPY_BESIDE", False)
        failing(patch, call, number)
        sentence = refusal(NEW, path)
    assert "the plan was not saved" in sentence
    assert words in sentence
    assert_untouched(path, before)


def test_a_disk_that_keeps_something_else(path, monkeypatch):
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(os, "read", lambda _descriptor, length: bytes(length))
        assert "reading back what was written gave different content" in refusal(NEW, path)
    assert_untouched(path, before)


def test_a_disk_that_writes_in_small_steps(path, monkeypatch):
    real = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: real(descriptor, data[:777]))
    save_plan(NEW, path)
    assert load_plan(path).plan == NEW


@pytest.mark.skipif(os.name == "nt", reason="folders are not synced there")
def test_a_folder_that_cannot_confirm(path, monkeypatch):
    with monkeypatch.context() as patch:
        failing(patch, "fsync", errno.EIO, after=1)
        saved = save_plan(NEW, path)
    assert not saved.confirmed
    assert load_plan(path).plan == NEW


@pytest.mark.skipif(os.name == "nt", reason="folders are not synced there")
def test_a_file_system_that_never_syncs_folders(path, monkeypatch):
    failing(monkeypatch, "fsync", errno.EINVAL, after=1)
    assert save_plan(NEW, path).confirmed


def test_an_interruption_leaves_no_litter(path, monkeypatch):
    before = path.read_bytes()

    def interrupted(_descriptor):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", interrupted)
        with pytest.raises(KeyboardInterrupt):
            save_plan(NEW, path)
    assert_untouched(path, before)


def test_a_target_that_a_scanner_holds_for_a_moment(path, monkeypatch):
    real, tries = getattr(*REPLACE), []

    def held(source, target, *given, **named):
        tries.append(source)
        if len(tries) < 3:
            raise PermissionError(errno.EACCES, "used")
        real(source, target, *given, **named)

    monkeypatch.setattr(*REPLACE, held)
    monkeypatch.setattr(placing, "PATIENCE_ON_REPLACE_S", 2.0)
    save_plan(NEW, path)
    assert len(tries) == 3
    assert load_plan(path).plan == NEW


def test_a_file_of_the_programs_own_is_replaced_in_one_step(path, monkeypatch):
    """Windows keeps what belongs to a file in two steps, between which others would find no file of that name."""

    def two_steps(*_given, **_named):
        pytest.fail("there is nothing to keep")

    monkeypatch.setattr(windows_replace, "EXISTING", True)
    monkeypatch.setattr(windows_replace, "replace_keeping", two_steps)
    atomic.write_atomically(path, b"later", replacing=OWN)
    assert path.read_bytes() == b"later"
    assert [each.name for each in path.parent.iterdir()] == [path.name]


SAVE_AS_NOBODY = """
import os, sys
from models.errors import PlanFileError
from models.planfile import save_plan
from tests.unit.planfile.test_saving import NEW
if os.geteuid() == 0:
    os.setuid(65534)
try:
    save_plan(NEW, sys.argv[1])
    print("saved")
except PlanFileError as error:
    print(error)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "words"),
    [
        (0o777, 0o666, "saved"),
        (0o555, 0o666, "a.xplan: the plan was not saved: you have no write permission for the file or its folder"),
        (0o777, 0o444, "a.xplan: the plan was not saved: the file is read-only"),
    ],
)
def test_what_is_read_only_stays_as_it_is(folder_mode, file_mode, words):
    """As an ordinary user, in a folder that one can reach: for root nothing is read-only."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "a.xplan")
        save_plan(OLD, path)
        if os.geteuid() == 0:
            os.chown(path, 65534, -1)
        path.chmod(file_mode)
        path.parent.chmod(folder_mode)
        environment = {"PYTHONPATH": os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)}
        command = [sys.executable, "-c", SAVE_AS_NOBODY, str(path)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        path.parent.chmod(0o700)
        assert done.stdout.startswith(words), done.stderr
        assert load_plan(path).plan == (NEW if words == "saved" else OLD)
        assert [each.name for each in path.parent.iterdir()] == ["a.xplan"]


def test_a_file_that_is_held_gets_a_copy_beside_it(tmp_path, monkeypatch):
    """As on Windows, where a file that is open cannot be replaced."""
    path = tmp_path / "contoso.xplan"
    path.write_bytes(b"old")
    (tmp_path / "contoso copy 1.xplan").write_bytes(b"another")

    def held(*_given, **_named):
        raise PermissionError(errno.EACCES, "held")

    monkeypatch.setattr(*REPLACE, held)
    monkeypatch.setattr(placing, "COPY_BESIDE", True)
    with pytest.raises(PlanFileError) as caught:
        atomic.write_atomically(path, b"new")
    assert str(caught.value) == (
        "contoso.xplan: another program is using the file, so it is unchanged; the plan was saved next "
        "to it as contoso copy 2.xplan."
    )
    contents = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    assert contents == {
        "contoso.xplan": b"old", "contoso copy 1.xplan": b"another", "contoso copy 2.xplan": b"new",
    }  # fmt: skip


def test_windows_never_writes_into_a_hidden_part_of_another_file(tmp_path, monkeypatch):
    """Which is what it takes the letters after a colon for, where the one letter of a drive is not before it."""
    monkeypatch.setattr(atomic, "refused_here", refused_by_windows)
    with pytest.raises(PlanFileError, match=r"^ab:c\.xplan: the plan was not saved: Windows allows none of "):
        save_plan(plan(), tmp_path / "ab:c.xplan")
    assert list(tmp_path.iterdir()) == []


def test_the_path_that_a_link_leads_to_is_refused_in_the_same_words(tmp_path, monkeypatch):
    """Wine resolves the letter of a missing drive to such a path."""
    monkeypatch.setattr(atomic, "refused_here", refused_by_windows)
    monkeypatch.setattr(os.path, "realpath", lambda _path, **_named: "a:b.xplan")
    with pytest.raises(PlanFileError, match=r"^b\.xplan: the plan was not saved: Windows allows none of "):
        save_plan(plan(), tmp_path / "b.xplan")
