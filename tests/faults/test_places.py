"""Full disks, forbidden folders, odd names and wrong clocks: the old plan intact, a sentence, no litter."""

import os
import shutil
import subprocess
import time
from itertools import pairwise
from pathlib import Path

import pytest

from models.errors import PlanFileError
from models.planfile import load_plan, save_plan
from tests.faults.running import ran
from tests.faults.writers import NAME, as_new, number_in, numbered
from tests.systems import needs

OWN_MOUNTS = ("unshare", "--map-root-user", "--mount")


def may(*command: str) -> bool:
    if shutil.which(command[0]) is None:
        return False
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def may_make_immutable() -> bool:
    probe = Path("/var/tmp/planner-immutable")
    probe.touch()
    allowed = may("chattr", "+i", str(probe)) and may("chattr", "-i", str(probe))
    probe.unlink()
    return allowed


mounting = pytest.mark.skipif(
    not may(*OWN_MOUNTS, "mount", "-t", "tmpfs", "tmpfs", "/mnt"), reason="no mounts of one's own here"
)
forking = pytest.mark.skipif(not hasattr(os, "setuid"), reason="no users and limits of this kind here")
FULL = "the disk is full"
FORBIDDEN = "you have no write permission"


def assert_old_plan_intact(found, words: str) -> None:
    assert found["answer"] == "refused", found
    assert found["sentence"].startswith(f"{NAME}: the plan was not saved: ")
    assert words in found["sentence"]
    assert found["sentence"].isprintable()
    assert found["save"] == 1
    assert [name for name in found["beside"] if not name.startswith("filler")] == []


@mounting
@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        ("full_disk", FULL),
        ("nearly_full_disk", FULL),
        ("no_inodes", FULL),
        ("read_only_disk", "read-only"),
        ("busy_file", "save it elsewhere"),
    ],
)
def test_disks_that_take_nothing(scenario, words):
    found = ran("places", scenario, wrapper=OWN_MOUNTS)
    assert_old_plan_intact(found, words)
    assert found.get("later", 3) == 3


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root makes a file immutable")
def test_an_immutable_file():
    if not may_make_immutable():
        pytest.skip("this disk has no immutable files")
    assert_old_plan_intact(ran("places", "immutable_file"), "read-only")


@forking
@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        ("forbidden_folder", FORBIDDEN),
        ("forbidden_file", "read-only"),
        ("locked_folder", FORBIDDEN),
        ("short_files", FULL),
        ("no_descriptors", "save it elsewhere"),
    ],
)
def test_rights_and_limits(scenario, words):
    assert_old_plan_intact(ran("places", scenario), words)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs a file of somebody else")
@pytest.mark.parametrize(("writer", "words"), [("save_plan", "its owner"), ("as_new", FORBIDDEN)])
def test_a_file_of_somebody_else_in_a_shared_folder(writer, words):
    assert_old_plan_intact(ran("places", "anothers_file_in_a_shared_folder", writer), words)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs a file of somebody else")
def test_a_file_of_somebody_else_can_be_written_in_place():
    found = ran("places", "anothers_file_in_a_shared_folder", "journaled")
    assert (found["answer"], found["save"], found["beside"]) == ("saved", 2, [])


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs a group of somebody else")
def test_a_group_that_cannot_be_given_is_kept_or_asked_about():
    found = ran("places", "a_file_of_a_group_that_is_not_mine")
    assert_old_plan_intact(found, "its group")
    assert (found["group"], found["mode"]) == (4242, 0o660)
    found = ran("places", "a_file_of_a_group_that_is_not_mine", "journaled")
    assert (found["save"], found["group"], found["mode"]) == (2, 4242, 0o660)
    found = ran("places", "a_file_of_a_group_that_is_not_mine", "as_new")
    assert (found["save"], found["mode"]) == (2, 0o600)
    assert found["group"] != 4242


@forking
def test_opening_without_descriptors():
    sentence = ran("places", "no_descriptors")["opening"]
    assert sentence.startswith(f"{NAME}: the file cannot be read: ")


@mounting
@pytest.mark.parametrize("scenario", ["full_disk", "nearly_full_disk"])
def test_a_planted_writer_loses_the_plan_on_a_full_disk(scenario):
    found = ran("places", scenario, "in_place", wrapper=OWN_MOUNTS)
    with pytest.raises(AssertionError):
        assert_old_plan_intact(found, FULL)


# ------------------------------------------------------------------ names


@needs("names of any letters")
@pytest.mark.parametrize(
    "name",
    [
        "100%25.xplan", "%s%n.xplan", "what?.xplan", "plan#2.xplan", "a?mode=memory&cache=shared.xplan", " .xplan",
        "  two  spaces  .xplan", "trailing.xplan ", "-rf.xplan", "--help", "~.xplan", "$HOME.xplan", "`id`.xplan",
        "a;b|c&d.xplan", "'\"\\.xplan", "*[a-z].xplan", "new\nline.xplan", "tab\tbell\a.xplan", "esc\x1b[2J.xplan",
        "\u202enalpx.xplan", "Zürich.xplan", "Zu\u0308rich.xplan", "東京.xplan", "🏢.xplan", "עברית.xplan", ".xplan",
        "file:plan.xplan", "C:\\plan.xplan", "con.xplan", "x" * 249 + ".xplan", "ü" * 124 + ".xplan", b"\xff\xfe.xplan",
    ],
)  # fmt: skip
def test_odd_names(name, tmp_path):
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + os.fsencode(name)))
    save_plan(numbered(1), path)
    save_plan(numbered(2), path)
    assert load_plan(path).plan == numbered(2)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    path.write_bytes(b"")
    with pytest.raises(PlanFileError) as caught:
        load_plan(path)
    assert str(caught.value).isprintable()


@needs("names of any letters")
def test_a_name_one_byte_too_long(tmp_path):
    with pytest.raises(PlanFileError, match="the name is too long"):
        save_plan(numbered(1), tmp_path / ("ü" * 125 + ".xplan"))
    assert list(tmp_path.iterdir()) == []


@needs("deep folders")
def test_a_deep_path(tmp_path):
    folder = tmp_path / "/".join(["d" * 100] * 30)
    folder.mkdir(parents=True)
    save_plan(numbered(1), folder / NAME)
    assert load_plan(folder / NAME).plan == numbered(1)
    with pytest.raises(PlanFileError, match="the name is too long"):
        save_plan(numbered(1), tmp_path / "/".join(["d" * 100] * 50) / NAME)


# ------------------------------------------------------------------ links


def linked(*chain: Path) -> None:
    for link, target in pairwise(chain):
        link.symlink_to(target)


@needs("links")
def test_a_chain_of_links_stays(tmp_path):
    chain = [tmp_path / f"link-{number}.xplan" for number in range(20)]
    linked(*chain, tmp_path / NAME)
    save_plan(numbered(1), tmp_path / NAME)
    save_plan(numbered(2), chain[0])
    assert all(link.is_symlink() for link in chain)
    assert number_in((tmp_path / NAME).read_bytes()) == 2
    assert len(list(tmp_path.iterdir())) == 21


@needs("links")
def test_links_in_a_circle(tmp_path):
    first, other = tmp_path / "a.xplan", tmp_path / "b.xplan"
    linked(first, other, first)
    with pytest.raises(PlanFileError, match="symbolic links form a loop"):
        save_plan(numbered(1), first)
    assert first.is_symlink()
    assert other.is_symlink()


def test_a_hard_link_keeps_the_old_plan(tmp_path):
    save_plan(numbered(1), tmp_path / NAME)
    os.link(tmp_path / NAME, tmp_path / "backup.xplan")
    as_new(numbered(2), tmp_path / NAME)
    assert [number_in((tmp_path / name).read_bytes()) for name in (NAME, "backup.xplan")] == [2, 1]


@needs("links")
def test_a_linked_folder(tmp_path):
    (tmp_path / "real").mkdir()
    linked(tmp_path / "linked", tmp_path / "real")
    save_plan(numbered(1), tmp_path / "linked" / NAME)
    assert [each.name for each in (tmp_path / "real").iterdir()] == [NAME]
    assert (tmp_path / "linked").is_symlink()


@needs("links")
def test_a_link_that_cannot_be_looked_at_is_not_replaced(tmp_path, monkeypatch):
    (tmp_path / "real").mkdir()
    linked(tmp_path / NAME, tmp_path / "real" / NAME)
    save_plan(numbered(1), tmp_path / NAME)
    real = os.lstat

    def failing(path, *arguments, **options):
        if os.fspath(path).endswith(NAME):
            raise OSError(5, "Input/output error")
        return real(path, *arguments, **options)

    with monkeypatch.context() as patch:
        patch.setattr(os, "lstat", failing)
        with pytest.raises(PlanFileError, match="the plan was not saved"):
            save_plan(numbered(2), tmp_path / NAME)
    assert (tmp_path / NAME).is_symlink()
    assert number_in((tmp_path / "real" / NAME).read_bytes()) == 1


# ------------------------------------------------------------------ clocks


@pytest.mark.parametrize("year", [1970, 2001, 2038, 2099])
def test_a_clock_that_is_wrong(year, tmp_path, monkeypatch):
    """No decision hangs on the date: neither of the clock nor of the file."""
    path = tmp_path / NAME
    save_plan(numbered(1), path)
    moment = (year - 1970) * 31_556_952.0
    for other in (0.0, moment):
        os.utime(path, (other, other))
        with monkeypatch.context() as patch:
            patch.setattr(time, "time", lambda: moment)
            patch.setattr(time, "time_ns", lambda: int(moment * 1e9))
            save_plan(numbered(2), path)
            assert load_plan(path).plan == numbered(2)
    assert [each.name for each in tmp_path.iterdir()] == [NAME]
