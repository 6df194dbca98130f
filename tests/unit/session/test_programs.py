"""Programs that are started: only those of trusted folders, with strangers' programs in every other place."""

import os
import time
from pathlib import Path

import pytest

from planner.session.email_commands import Email
from planner.session.mail_handoff import KEPT, TAKEN, MailHandoff
from planner.session.programs import child_process, trusted_folders, trusted_program
from tests.systems import PATIENCE_S

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no search path of this kind")
MAIL_PROGRAMS = ("xdg-email", "thunderbird", "xdg-open", "xdg-mime")


def program(folder: Path, name: str, text: str = ": > {started}\n") -> Path:
    """A program that leaves a trace where it is started; gives the trace."""
    folder.mkdir(exist_ok=True)
    folder.chmod(0o755)
    started = folder / f"{name}-was-started"
    (folder / name).write_text("#!/bin/sh\n" + text.format(started=started))
    (folder / name).chmod(0o755)
    return started


@pytest.fixture
def downloads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, full of programs that somebody else has put there."""
    folder = tmp_path / "downloads"
    for name in MAIL_PROGRAMS:
        program(folder, name)
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def trusted(tmp_path: Path) -> Path:
    folder = tmp_path / "reliable"
    folder.mkdir()
    folder.chmod(0o755)
    return folder


def traces(folder: Path) -> list[str]:
    return [path.name for path in folder.glob("*-was-started")]


@pytest.mark.parametrize("entry", [".", "", "./", "../downloads", "{downloads}", "{link}", "{shared}", "{below}"])
def test_a_planted_program_is_not_run_for_a_mail(
    downloads: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str
) -> None:
    link, shared, open_folder = tmp_path / "link", tmp_path / "shared", tmp_path / "open"
    link.symlink_to(downloads)
    for name in MAIL_PROGRAMS:
        program(shared, name)
    shared.chmod(0o777)
    open_folder.mkdir()
    (open_folder / "below").symlink_to(shared)
    path = entry.format(downloads=downloads, link=link, shared=shared, below=open_folder / "below")
    monkeypatch.setenv("PATH", f"{path}{os.pathsep}{path}")
    email = Email("Plan", "Text", (tmp_path / "a.xplan",))
    assert MailHandoff("linux", patience=20).hand_over(email, tmp_path / "draft.eml").what == KEPT
    assert traces(downloads) == traces(shared) == []


def test_a_program_of_a_trusted_folder_is_run_and_finds_no_planted_one(
    downloads: Path, trusted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As xdg-email does, which is a script."""
    started = program(trusted, "xdg-email", "thunderbird\n./thunderbird\n: > {started}\n")
    monkeypatch.setenv("PATH", os.pathsep.join([".", "", str(trusted), "/usr/bin", "/bin"]))
    email = Email("Plan", "Text", (tmp_path / "a.xplan",))
    assert (
        MailHandoff("linux", lambda name: trusted_program(name) if name == "xdg-email" else None, 20)
        .hand_over(email, tmp_path / "draft.eml")
        .what
        == TAKEN
    )
    assert started.exists()
    assert traces(downloads) == []


def test_a_trusted_folder_is_searched_in_order(trusted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "other"
    for folder in (trusted, other):
        program(folder, "xdg-open")
    monkeypatch.setenv("PATH", os.pathsep.join(["", str(other), str(trusted), str(tmp_path / "gone"), "~/bin"]))
    assert trusted_folders() == [other, trusted]
    assert trusted_program("xdg-open") == str(other / "xdg-open")
    (other / "xdg-open").chmod(0o644)
    assert trusted_program("xdg-open") == str(trusted / "xdg-open")
    (trusted / "xdg-open").chmod(0o757)
    assert trusted_program("xdg-open") is None


def test_a_link_to_where_others_write_is_not_followed(
    trusted: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "shared", "xdg-open")
    (trusted / "xdg-open").symlink_to(tmp_path / "shared" / "xdg-open")
    monkeypatch.setenv("PATH", str(trusted))
    assert trusted_program("xdg-open") == str(trusted / "xdg-open")
    (tmp_path / "shared").chmod(0o777)
    assert trusted_program("xdg-open") is None


def test_what_stands_below_a_folder_that_others_change_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "bin", "xdg-open")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert trusted_program("xdg-open") is not None
    tmp_path.chmod(0o777)
    assert trusted_program("xdg-open") is None
    # As the system's own folder of temporary files: nobody can rename there what is another's.
    tmp_path.chmod(0o1777)
    assert trusted_program("xdg-open") is not None


@pytest.mark.filterwarnings("ignore:subprocess .* is still running:ResourceWarning")
def test_without_a_trusted_folder_a_program_does_not_search_the_current_one(
    trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = program(trusted, "starter", "echo $PATH > {started}\n")
    monkeypatch.setenv("PATH", ".")
    child_process([str(trusted / "starter")])
    until = time.monotonic() + PATIENCE_S
    while not told.exists() or not told.read_text("utf-8"):
        assert time.monotonic() < until
        time.sleep(0.02)
    assert told.read_text("utf-8").strip() == os.defpath
