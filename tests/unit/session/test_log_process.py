"""Performance logs read in a process that is thrown away: series come back, anything else is one sentence."""

import json
import os
import sys
from pathlib import Path

import numpy as np
import pytest

from models.errors import PlanFileError
from planner.session import log_process
from planner.session.child_process import Limits
from planner.session.log_process import read_log_in_process, together

NAMES = "Processor(_Total)\\% Processor Time", "MSExchange OWA\\Requests/sec", "Paging File\\% Usage"
HEADER = ",".join(('"(PDH-CSV 4.0) (UTC)(0)"', *(f'"\\\\EX1\\{name}"' for name in NAMES))) + "\r\n"
# What the process writes for a log with one window and one counter.
GOOD = {"rows": 1, "skipped": 0, "machines": ["EX1"], "counters": [["EX1", "Processor", "_Total", "% Processor Time"]]}
NUMBERS = np.array([0.0], "<f8").tobytes() + np.array([1.0, 2.0], "<f4").tobytes()


def log(folder: Path, rows: int = 120, name: str = "perf.csv", cut: bool = False) -> Path:
    lines = [f'"10/12/2020 08:{row // 4:02d}:{row % 4 * 15:02d}.000","{row}.5","2"," "\r\n' for row in range(rows)]
    path = folder / name
    path.write_text(HEADER + "".join(lines) + ('"10/12/2020 09:00:00.000","1' if cut else ""), encoding="utf-8")
    return path


def child(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(log_process, "own_command", lambda: [sys.executable, "-c", program])


def answering(monkeypatch: pytest.MonkeyPatch, head: object, body: bytes) -> None:
    text = json.dumps(head).encode() + b"\n" + body
    child(monkeypatch, f"import sys; sys.stdout.buffer.write({text!r})")


def test_counters_that_mean_something_come_back_by_windows(tmp_path: Path) -> None:
    told: list[float] = []
    found = read_log_in_process(log(tmp_path, cut=True), report=told.append)
    assert (found.name, found.rows, found.skipped, found.machines) == ("perf.csv", 120, 1, ("EX1",))
    assert [series.object for series in found.sampled] == ["Processor", "MSExchange OWA"]
    assert found.sampled[0].mean.tolist() == [30.0, 90.0]
    assert found.sampled[0].peak.tolist() == [59.5, 119.5]
    assert np.diff(found.sampled[0].start).tolist() == [900.0]
    assert told == sorted(told)
    assert told[-1] == 1.0


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "perf.csv: the log is empty."),
        (b"VM,Host\r\na,b\r\n", "perf.csv: this is not a performance log of PerfMon or esxtop"),
        (b"\x00\x01binary", "perf.csv: this is a binary log."),
    ],
)
def test_a_refusal_names_the_file_once(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "perf.csv"
    path.write_bytes(data)
    with pytest.raises(PlanFileError) as caught:
        read_log_in_process(path)
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).count("perf.csv") == 1


def test_what_is_no_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(PlanFileError, match=r"none\.csv: the file cannot be read"):
        read_log_in_process(tmp_path / "none.csv")
    if sys.platform != "win32":
        with pytest.raises(PlanFileError, match=r"null: it is not a regular file"):
            read_log_in_process(Path(os.devnull))


def test_a_process_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, "import os, time; os.write(1, b'.'); time.sleep(60)")
    with pytest.raises(PlanFileError, match="took too long"):
        read_log_in_process(log(tmp_path), Limits(wall_s=0.3))


def test_whoever_does_not_want_it_any_more_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, "import time; time.sleep(60)")

    def stop(_done: float) -> None:
        raise KeyError

    with pytest.raises(KeyError):
        read_log_in_process(log(tmp_path), report=stop)


@pytest.mark.parametrize(
    ("head", "body"),
    [
        ("no object", b""),
        ({}, b""),
        (GOOD, NUMBERS[:-1]),
        (GOOD, np.array([np.inf], "<f8").tobytes() + NUMBERS[8:]),
        (GOOD, NUMBERS[:8] + np.array([np.inf, 1.0], "<f4").tobytes()),
        (GOOD | {"rows": "many"}, NUMBERS),
        (GOOD | {"machines": [1]}, NUMBERS),
        (GOOD | {"bias": "-60"}, NUMBERS),
        (GOOD | {"bias": 1e9}, NUMBERS),
        (GOOD | {"counters": [["EX1", "Processor"]]}, NUMBERS),
        (GOOD | {"counters": [["x" * 2_000, "", "", ""]]}, NUMBERS),
    ],
)
def test_what_the_process_says_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, head, body) -> None:
    answering(monkeypatch, head, body)
    with pytest.raises(PlanFileError, match="damaged or malicious"):
        read_log_in_process(log(tmp_path))


def test_a_good_answer_is_taken_and_windows_are_put_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = np.array([900.0, 0.0], "<f8").tobytes() + np.array([1.0, 2.0, 3.0, 4.0], "<f4").tobytes()
    answering(monkeypatch, GOOD, body)
    (series,) = read_log_in_process(log(tmp_path)).sampled
    assert (series.start.tolist(), series.mean.tolist(), series.peak.tolist()) == ([0.0, 900.0], [2.0, 1.0], [4.0, 3.0])


def test_logs_of_several_zones_are_put_on_the_clock_that_is_not_utc(tmp_path: Path) -> None:
    esxtop, guests, unknown = log(tmp_path), log(tmp_path, name="guests.csv"), log(tmp_path, name="typeperf.csv")
    for path, zone in ((guests, " (W. Europe Standard Time)(-60)"), (unknown, "")):
        path.write_text(path.read_text("utf-8").replace(" (UTC)(0)", zone), encoding="utf-8")
    both = together([read_log_in_process(path) for path in (esxtop, guests, unknown)])
    of_esxtop, of_guests, of_unknown = (both.sampled[place].start for place in (0, 2, 4))
    # Eight o'clock in UTC is nine o'clock there.
    assert (of_esxtop - of_guests).tolist() == [3_600.0, 3_600.0]
    assert of_unknown.tolist() == of_guests.tolist()
