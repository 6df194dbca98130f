"""A foreign file read in a process that is thrown away: whatever happens there is one sentence here."""

import io
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
import xlsxwriter

import resources
from models.errors import PlanFileError
from models.planfile import load_plan, plan_to_bytes, save_plan
from models.words import Language, set_language
from planner.presenters.languages import language_from, texts_of
from planner.session import child_process, reader_process
from planner.session.child_process import Limits
from planner.session.reader_process import (
    INVENTORY,
    PLAN,
    inventory_from_bytes_in_process,
    plan_from_bytes_in_process,
    read_inventory_in_process,
)
from tests.faults.inventories import CSV, workbook
from tests.unit.planfile.every_field import FOLDER
from tests.unit.planfile.example import plan

STORED = sorted(path for path in FOLDER.iterdir() if path.suffix in {".json", ".xplan"})
READERS = {PLAN: plan_from_bytes_in_process, INVENTORY: inventory_from_bytes_in_process}
LIMITED = sys.platform == "linux"


def far_away() -> bytes:
    """A small workbook with a cell at the very end, at which the reader ends its process."""
    stream = io.BytesIO()
    with xlsxwriter.Workbook(stream, {"in_memory": True}) as book:
        sheet = book.add_worksheet("vInfo")
        sheet.write(0, 0, "VM")
        sheet.write(1_048_575, 16_383, "x")
    return stream.getvalue()


SAY_BEGUN = "import os; os.write(1, b'.')\n"


def child(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(reader_process, "own_command", lambda: [sys.executable, "-c", program])


def test_plans_and_inventories_come_back(tmp_path: Path) -> None:
    path = tmp_path / "a plan.xplan"
    save_plan(plan(), path)
    assert plan_from_bytes_in_process(path.read_bytes(), path.name) == plan()
    found = inventory_from_bytes_in_process(workbook(), "Oslo.xlsx")
    assert (found.title, len(found.hosts), len(found.vms)) == ("Oslo", 2, 3)
    assert inventory_from_bytes_in_process(CSV, "Oslo.csv").title == "Oslo"


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_the_confined_process_opens_plans_of_every_version(path: Path) -> None:
    assert plan_from_bytes_in_process(path.read_bytes(), path.name) == load_plan(path).plan


def test_the_process_speaks_the_language_that_is_spoken_here() -> None:
    set_language(language_from(texts_of("de", resources.folder()), "de", ",", "."))
    try:
        found = inventory_from_bytes_in_process(workbook(), "Oslo.xlsx")
        with pytest.raises(PlanFileError, match=r"^x.bin: dies ist kein Plan: "):
            plan_from_bytes_in_process(b"nonsense", "x.bin")
    finally:
        set_language(Language())
    assert found.source == "RVTools, zum Zeitpunkt des Exports"


@pytest.mark.parametrize(
    ("kind", "data", "sentence"),
    [
        (PLAN, b"nonsense", "x.bin: this is not a plan: it is neither an .xplan file nor JSON."),
        (PLAN, plan_to_bytes(plan())[:-1], "x.bin: header: the file is truncated: "),
        (INVENTORY, b"nonsense", "x.bin: the file has neither a vInfo sheet"),
        (
            INVENTORY,
            b"PK\x03\x04",
            "x.bin: this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again.",
        ),
    ],
)
def test_a_refusal_names_the_file_once(kind: str, data: bytes, sentence: str) -> None:
    with pytest.raises(PlanFileError) as caught:
        READERS[kind](data, "x.bin")
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).count("x.bin") == 1


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(PlanFileError, match="the file does not exist"):
        read_inventory_in_process(tmp_path / "none.xlsx")


@pytest.mark.skipif(not LIMITED, reason="the system must limit memory")
def test_a_reader_that_crashes_is_a_sentence() -> None:
    with pytest.raises(PlanFileError, match=r"^evil.xlsx: the file could not be read: it is damaged or malicious.$"):
        inventory_from_bytes_in_process(far_away(), "evil.xlsx")


@pytest.mark.skipif(not LIMITED, reason="the system must limit memory")
def test_memory_is_limited() -> None:
    rows = "\n".join(f"vm-{number},{number},4096,host-{number},on,False,Oslo" for number in range(99_000))
    data = f"VM,CPUs,Memory,Host,Powerstate,Template,Datacenter\n{rows}".encode()
    with pytest.raises(PlanFileError, match=r"not enough memory|the file could not be read"):
        inventory_from_bytes_in_process(data, "large.csv", Limits(memory_bytes=80 * 2**20))


@pytest.mark.skipif(not LIMITED, reason="the system must limit these")
def test_the_process_can_open_write_and_start_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    trials = (
        "open('/etc/hostname')", f"open({str(tmp_path / 'x')!r}, 'w')",
        "__import__('socket').socket()", "__import__('subprocess').run(['true'])",
    )  # fmt: skip
    for trial in trials:
        program = (
            "import socket, subprocess, sys; from planner.session import foreign_reader as own\n"
            f"def read(): {trial}; return {{}}\n"
            "own._readers = lambda: {'plan': lambda data, name: read()}\n"
            "try:\n own.serve(sys.argv[2:])\n"
            'except OSError as error:\n print(\'{"refused": "held back"}\')'
        )
        child(monkeypatch, program)
        with pytest.raises(PlanFileError, match="held back"):
            plan_from_bytes_in_process(b"", "x.xplan")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "program",
    [
        "", "print('nonsense')", "print('[]')", "print('{}')", "print('{\"sentences\": [1]}')",
        "import os; os.abort()", "import sys; sys.stdout.buffer.write(b'x' * 200000)",
        "print('{\"sentences\": []}'); import sys; sys.stdout.flush(); sys.stdout.buffer.write(b'\\xff')",
    ],
)  # fmt: skip
def test_nonsense_from_the_process_is_a_sentence(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    child(monkeypatch, program)
    with pytest.raises(PlanFileError, match="the file could not be read"):
        plan_from_bytes_in_process(b"", "x.xplan")


def test_a_plan_from_the_process_is_not_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    child(monkeypatch, 'print(\'{"unrestricted": [], "sentences": []}\\n{"format": "other"}\')')
    with pytest.raises(PlanFileError, match=r"x.xplan: format: this is not a plan"):
        plan_from_bytes_in_process(b"", "x.xplan")


def answer(monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    """Let the process answer this."""
    child(monkeypatch, f"print('{{\"sentences\": []}}'); print({body!r})")


def test_a_sound_inventory_from_the_process_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, '{"title":"Oslo","origin":"","taken":"","source":"","hosts":[],"vms":[],"remarks":[]}')
    assert inventory_from_bytes_in_process(b"", "x.xlsx").title == "Oslo"


LIES = {
    "a row too short": '{"title":"","origin":"","taken":"","source":"","hosts":[["esx"]],"vms":[],"remarks":[]}',
    "a key too many": '{"title":"","origin":"","taken":"","source":"","hosts":[],"vms":[],"remarks":[],"more":1}',
    "a plan": '{"format": "exchange-topology-plan"}',
    "no JSON": "import os",
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_an_inventory_from_the_process_is_not_trusted(monkeypatch: pytest.MonkeyPatch, lie: str) -> None:
    answer(monkeypatch, lie)
    with pytest.raises(PlanFileError, match=r"^x.xlsx: the file could not be read: it is damaged or malicious.$"):
        inventory_from_bytes_in_process(b"", "x.xlsx")


@pytest.mark.parametrize(
    "program",
    ["import time; time.sleep(10**6)", "import sys\nwhile True: sys.stdout.write('x' * 10**6)", "while True: pass"],
)
@pytest.mark.parametrize("first", [SAY_BEGUN, ""], ids=["begun", "never begun"])
def test_a_process_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch, program: str, first: str) -> None:
    if not first:
        monkeypatch.setattr(child_process, "BEGIN_S", 1.0)
    child(monkeypatch, first + program)
    with pytest.raises(PlanFileError, match=r"took too long|the file could not be read"):
        plan_from_bytes_in_process(b"x" * 10**6, "x.xplan", Limits(wall_s=1.0))


def test_a_process_that_begins_late_has_all_the_time_to_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By a clock that leaps before the process begins and stands still from then on, however slow the machine is."""
    limits, passed, may_begin = Limits(), 0.0, tmp_path / "may begin"

    def leap(_done: float) -> None:
        nonlocal passed
        passed = 2 * limits.wall_s
        may_begin.touch()

    monkeypatch.setattr(child_process, "time", SimpleNamespace(monotonic=lambda: passed))
    child(
        monkeypatch,
        "import pathlib, sys, time; from planner.session import foreign_reader as own\n"
        f"while not pathlib.Path({str(may_begin)!r}).exists(): time.sleep(0.01)\n"
        "own.serve(sys.argv[2:])",
    )
    assert plan_from_bytes_in_process(plan_to_bytes(plan()), "x.xplan", limits, leap) == plan()
