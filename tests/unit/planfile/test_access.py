"""Who may read a plan stays as it is when it is saved; where that cannot be, nothing is replaced unasked."""

import errno
import os
import stat
from pathlib import Path

import pytest
from attrs import evolve

from models.errors import PlanFileError
from models.planfile import AccessLostError, Loss, Replacing, Way, access, load_plan, save_plan
from tests.unit.planfile.access_lists import ACCESS, DEFAULT, access_list, give
from tests.unit.planfile.example import plan
from tests.unit.planfile.folders import names_in

pytestmark = pytest.mark.skipif(not hasattr(os, "setxattr"), reason="owners and attributes of Linux")
as_root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
OLD = plan()
NEW = evolve(OLD, title="Contoso, later")
COLLEAGUES, COLLEAGUE = 4242, 4243


@pytest.fixture
def path(tmp_path: Path) -> Path:
    result = tmp_path / "contoso.xplan"
    save_plan(OLD, result)
    return result


def refuse(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let the system say what it says to an ordinary user."""

    def refused(*_given: object, **_options: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(access.os, name, refused)


def lost_by_saving(path: Path) -> frozenset[Loss]:
    before, names = path.read_bytes(), names_in(path.parent)
    with pytest.raises(AccessLostError) as caught:
        save_plan(NEW, path)
    assert str(caught.value).startswith(f"{path.name}: the plan was not saved: replacing the file would lose its ")
    assert (path.read_bytes(), names_in(path.parent)) == (before, names)
    return caught.value.lost


# ------------------------------------------------------------------ what is kept


@as_root
def test_owner_group_and_mode_are_kept(path: Path) -> None:
    os.chown(path, COLLEAGUE, COLLEAGUES)
    path.chmod(0o660)
    save_plan(NEW, path)
    status = path.stat()
    assert (status.st_uid, status.st_gid, stat.S_IMODE(status.st_mode)) == (COLLEAGUE, COLLEAGUES, 0o660)
    assert load_plan(path).plan == NEW


def test_attributes_are_kept(path: Path) -> None:
    give(path, "user.comment", b"the one from March")
    save_plan(NEW, path)
    assert os.getxattr(path, "user.comment") == b"the one from March"


def test_an_access_control_list_is_kept(path: Path) -> None:
    give(path, ACCESS, access_list(COLLEAGUE, 4))
    before = os.getxattr(path, ACCESS)
    save_plan(NEW, path)
    assert os.getxattr(path, ACCESS) == before


def test_a_folder_hands_nothing_down_to_a_file_that_was_there(path: Path) -> None:
    path.chmod(0o640)
    give(path.parent, DEFAULT, access_list(COLLEAGUE, 6))
    save_plan(NEW, path)
    assert os.listxattr(path) == []
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


# ------------------------------------------------------------------ what cannot be kept


@as_root
@pytest.mark.parametrize(
    ("owner", "group", "lost"),
    [(COLLEAGUE, -1, {Loss.OWNER}), (-1, COLLEAGUES, {Loss.GROUP}), (COLLEAGUE, COLLEAGUES, {Loss.OWNER, Loss.GROUP})],
)
def test_an_owner_that_cannot_be_given_is_not_taken(
    path: Path, monkeypatch: pytest.MonkeyPatch, owner: int, group: int, lost: set[Loss]
) -> None:
    os.chown(path, owner, group)
    refuse(monkeypatch, "fchown")
    assert lost_by_saving(path) == lost


def test_an_attribute_that_cannot_be_given_is_not_taken(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give(path, "user.comment", b"the one from March")
    give(path, ACCESS, access_list(COLLEAGUE, 4))
    refuse(monkeypatch, "setxattr")
    assert lost_by_saving(path) == {Loss.ATTRIBUTES, Loss.ACCESS_LIST}


def test_a_hard_link_is_not_parted(path: Path) -> None:
    os.link(path, path.with_name("same.xplan"))
    assert lost_by_saving(path) == {Loss.LINKS}


def test_a_fault_of_the_disk_is_no_refusal(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give(path, "user.comment", b"the one from March")

    def failing(*_given: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(access.os, "setxattr", failing)
    with pytest.raises(PlanFileError) as caught:
        save_plan(NEW, path)
    assert not isinstance(caught.value, AccessLostError)
    assert load_plan(path).plan == OLD


# ------------------------------------------------------------------ saved as new


@as_root
@pytest.mark.parametrize(("mode", "left"), [(0o660, 0o600), (0o664, 0o644), (0o604, 0o600), (0o640, 0o600)])
def test_a_new_group_may_no_more_than_the_old_one_and_strangers_could(
    path: Path, monkeypatch: pytest.MonkeyPatch, mode: int, left: int
) -> None:
    os.chown(path, -1, COLLEAGUES)
    path.chmod(mode)
    refuse(monkeypatch, "fchown")
    save_plan(NEW, path, Replacing(way=Way.NEW))
    assert stat.S_IMODE(path.stat().st_mode) == left
    assert path.stat().st_gid != COLLEAGUES
    assert load_plan(path).plan == NEW


def test_without_its_list_a_new_file_is_private(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list can also keep somebody out whom the mode would let in."""
    give(path, ACCESS, access_list(COLLEAGUE, 0, others=4))
    refuse(monkeypatch, "setxattr")
    save_plan(NEW, path, Replacing(way=Way.NEW))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert os.listxattr(path) == []


@as_root
def test_a_list_does_not_pass_to_another_group(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give(path, ACCESS, access_list(COLLEAGUE, 4))
    os.chown(path, -1, COLLEAGUES)
    refuse(monkeypatch, "fchown")
    save_plan(NEW, path, Replacing(way=Way.NEW))
    assert os.listxattr(path) == []
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_parted_link_keeps_the_old_plan(path: Path) -> None:
    other = path.with_name("same.xplan")
    os.link(path, other)
    path.chmod(0o664)
    save_plan(NEW, path, Replacing(way=Way.NEW))
    assert (load_plan(path).plan, load_plan(other).plan) == (NEW, OLD)
    assert stat.S_IMODE(path.stat().st_mode) == 0o664


# ------------------------------------------------------------------ at every moment


@as_root
def test_at_no_moment_may_anybody_read_who_could_not_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.chown(path, COLLEAGUE, COLLEAGUES)
    give(path, "user.comment", b"the one from March")
    give(path, ACCESS, access_list(COLLEAGUE, 4))
    path.chmod(0o640)
    seen = []

    def noting(name: str) -> None:
        real = getattr(os, name)

        def call(file: object, *given: object, **options: object) -> object:
            answer = real(file, *given, **options)
            for temporary in path.parent.glob(".planner-*"):
                status = temporary.stat()
                seen.append((name, status.st_gid, stat.S_IMODE(status.st_mode), ACCESS in os.listxattr(temporary)))
            return answer

        monkeypatch.setattr(os, name, call)

    for name in ("open", "write", "setxattr", "fchown", "fchmod", "fsync"):
        noting(name)
    save_plan(NEW, path)
    monkeypatch.undo()
    assert {name for name, *_ in seen} == {"open", "write", "setxattr", "fchown", "fchmod", "fsync"}
    for _name, group, mode, listed in seen:
        assert mode == 0o600 or (mode == 0o640 and group == COLLEAGUES and listed)
