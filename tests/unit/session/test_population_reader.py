"""Populations are read in the throw-away process: files together, large logs, and whatever is wrong with them."""

import sys
from pathlib import Path

import pytest

from models.errors import InventoryError, PlanFileError
from models.words import Language, set_language
from planner.presenters.languages import language_from, texts_of
from planner.session import population_reader, reader_process
from planner.session.child_process import Limits
from planner.session.population_reader import read_populations
from resources import folder
from tests.faults import population_files as made
from tests.systems import PATIENCE_S

MB = 1024 * 1024
LITTLE = 170


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8", newline="")
    return path


def test_tables_are_read_each_and_logs_together(tmp_path: Path) -> None:
    logs = tmp_path / "MessageTracking"
    logs.mkdir()
    write(logs / "MSGTRK20260901-1.LOG", made.log("14.00", "EX01", days=1))
    write(logs / "MSGTRKMD20260902-1.LOG", made.log("15.00", "EX02", days=2).rstrip())
    write(logs / "notes.txt", "nothing")
    table = write(tmp_path / "sites.csv", made.profile())
    heard: list[float] = []
    found = read_populations([logs, table], heard.append)
    assert [each.form for each in found] == ["message-profile", "tracking-log"]
    assert [(draft.server, len(draft.hours)) for draft in found[1].drafts] == [("EX01", 24), ("EX02", 48)]
    assert heard[-1] == pytest.approx(1.0)
    assert heard == sorted(heard)


def test_a_refusal_names_the_file_once(tmp_path: Path) -> None:
    path = write(tmp_path / "vms.csv", "VM,Powerstate\nvm-1,poweredOn\n")
    with pytest.raises(PlanFileError, match=r"^vms.csv: this is a list of machines \(RVTools\); File > Import"):
        read_populations([path])
    set_language(language_from(texts_of("de", folder()), "de", ",", "."))
    try:
        with pytest.raises(PlanFileError, match=r"^vms.csv: "):
            read_populations([path])
    finally:
        set_language(Language())


def test_files_that_are_not_there_or_hold_no_log(tmp_path: Path) -> None:
    with pytest.raises(PlanFileError, match=r"^none.csv: the file does not exist"):
        read_populations([tmp_path / "none.csv"])
    with pytest.raises(PlanFileError, match="there is no message tracking log"):
        read_populations([tmp_path])


def test_more_than_the_cap_is_refused_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(population_reader, "MOST_BYTES", 10)
    with pytest.raises(PlanFileError, match="can be read at once; choose fewer files"):
        read_populations([write(tmp_path / "sites.csv", made.profile())])


def test_a_file_that_breaks_off_is_no_smaller_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path / "sites.csv", made.profile())
    chunks = iter((path.read_bytes()[:400],))

    class Broken(population_reader._Source):
        def __iter__(self):
            yield b"900\n"
            yield next(chunks)
            self.fault, self.failed = OSError(5, "Input/output error"), "sites.csv"

    monkeypatch.setattr(population_reader, "_Source", Broken)
    with pytest.raises(PlanFileError, match=r"^sites.csv: the file cannot be read: Input/output error\.$"):
        read_populations([path])


def test_a_reader_that_crashes_or_lies_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path / "sites.csv", made.profile())
    for program, sentence in (
        ("import os; os.abort()", "damaged or malicious"),
        ('print(\'{"sentences": []}\'); print(\'{"form": "plan"}\')', "what was read from the file is damaged"),
    ):
        monkeypatch.setattr(reader_process, "own_command", lambda program=program: [sys.executable, "-c", program])
        with pytest.raises(PlanFileError, match=sentence):
            read_populations([path])


def test_a_large_log_streams_in_little_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process may have less memory than the log is long."""
    monkeypatch.setattr(population_reader, "LEAST_LIMITS", Limits(LITTLE * MB, PATIENCE_S, PATIENCE_S))
    path, lines = tmp_path / "MSGTRK.LOG", made.log(days=1)
    start = lines.index("2026-09-01T00")
    times = LITTLE * MB // len(lines) + 1
    with path.open("w", encoding="utf-8", newline="") as stream:
        stream.write(lines[:start])
        stream.writelines(lines[start:] for _ in range(times))
    (found,) = read_populations([path])
    assert path.stat().st_size > LITTLE * MB * 0.99
    assert found.drafts[0].messages_s == pytest.approx(0.4 * times)


def test_cancelling_ends_the_reading(tmp_path: Path) -> None:
    path = write(tmp_path / "MSGTRK.LOG", made.log(days=1) * 40)

    def report(done: float) -> None:
        if done > 0.0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        read_populations([path], report)


def test_a_large_file_has_time_on_a_slow_computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Limits] = []

    def answer(
        _kind: str, _source: object, _label: str, limits: Limits, _report: object
    ) -> tuple[tuple[str, ...], bytes]:
        given.append(limits)
        raise InventoryError("enough")

    monkeypatch.setattr(population_reader, "answer_in_process", answer)
    path = tmp_path / "MSGTRK.LOG"
    path.write_bytes(b"#Software: Microsoft Exchange Server\n")
    with path.open("r+b") as stream:
        stream.truncate(600 * MB)
    with pytest.raises(PlanFileError):
        read_populations([path])
    assert given[0].processor_s >= 600
    assert given[0].wall_s >= 1_200.0
