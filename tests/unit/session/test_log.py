"""The log: bounded, private, by category, and without what a user has named."""

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from planner.session.log import EDITS, FAULTS, FILES, LOG_NAME, close_log, last_lines, log_file, log_to_stderr, open_log
from planner.session.redaction import HOME, ROOT, without_folders, without_names


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "state" / "log"
    close_log()


def text(folder: Path) -> str:
    return (folder / LOG_NAME).read_text("utf-8")


def test_a_full_log_is_put_aside_and_stays_private(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planner.session.private_log.LOG_BYTES", 2_000)
    rotated: list[str] = []
    open_log(folder, tuple, lambda: rotated.append("rotated"))
    for number in range(500):
        FILES.info("entry %d", number)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["planner.log", "planner.log.1", "planner.log.2"]
    assert all(file.stat().st_size <= 2_000 for file in files)
    assert len(rotated) > 10
    assert [line.rpartition(" ")[2] for line in last_lines(folder, 30)] == [str(number) for number in range(470, 500)]
    if os.name != "nt":
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_log_that_cannot_be_renamed_grows_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_paths: object) -> None:
        raise PermissionError

    monkeypatch.setattr("planner.session.private_log.LOG_BYTES", 200)
    monkeypatch.setattr(os, "rename", refused)
    open_log(folder, tuple)
    for number in range(20):
        FILES.info("entry %d", number)
    assert text(folder).count("entry") == 20


def test_details_are_logged_only_where_they_are_asked_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    open_log(folder, tuple)
    EDITS.debug("before")
    log_to_stderr()
    EDITS.debug("after")
    logging.getLogger("models.planfile").warning("of the model")
    assert [line.split(" ", 2)[2] for line in text(folder).splitlines()] == [
        "DEBUG planner.edits: after",
        "WARNING models.planfile: of the model",
    ]
    assert capsys.readouterr().err == text(folder)


def test_a_fault_keeps_its_traceback_and_loses_names_and_folders(folder: Path) -> None:
    open_log(folder, lambda: ["Alice Smith", "e"])
    try:
        (HOME / "Alice Smith" / "mailbox.txt").read_text("utf-8")
    except OSError:
        FAULTS.exception("Uncaught")
    assert "Traceback (most recent call last):" in text(folder)
    assert str(Path("tests/unit/session/test_log.py")) in text(folder)
    assert "FileNotFoundError" in text(folder)
    assert [secret for secret in ("Alice", str(HOME), str(ROOT)) if secret in text(folder)] == []


def test_a_file_is_logged_with_size_and_time_unless_it_fails(folder: Path, tmp_path: Path) -> None:
    open_log(folder, tuple)
    path = tmp_path / "plan.xplan"
    path.write_bytes(bytes(1234))
    with log_file("Opened", path):
        pass
    with pytest.raises(OSError, match="no plan"), log_file("Opened", path):
        raise OSError("no plan")
    (line,) = text(folder).splitlines()
    assert " INFO planner.files: Opened plan.xplan: 1234 bytes in 0." in line


def test_nothing_is_lost_where_the_log_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    open_log(tmp_path / "file" / "log", tuple)
    FILES.info("entry")
    close_log()
    assert "entry" in capsys.readouterr().err
    assert last_lines(tmp_path / "file" / "log", 9) == []


@pytest.mark.parametrize(
    ("written", "logged"),
    [
        ('File "/srv/alice smith/x/plan.xplan", line 3', 'File "plan.xplan", line 3'),
        (r"C:\Users\bob\plan.xplan is gone", "plan.xplan is gone"),
        (r"\\share\bob\plan.xplan", "plan.xplan"),
        ("file:///srv/bob/plan.xplan", "plan.xplan"),
        (str(ROOT / "planner" / "console.py"), str(Path("planner/console.py"))),
        (f"{HOME}: no room", "~: no room"),
        (str(HOME / "secret" / "plan.xplan"), "plan.xplan"),
        ("0.06 MB/(1/day), 3/4", "0.06 MB/(1/day), 3/4"),
    ],
)
def test_a_path_is_only_the_name_of_its_file(written: str, logged: str) -> None:
    assert without_folders(written) == logged


def test_names_are_left_out_as_whole_words() -> None:
    assert (
        without_names("Rename Bob to Bob's (A+) in Bobby", ["Bob", "Bob's (A+)", "o", ""]) == "Rename … to … in Bobby"
    )
