"""Opening a plan: what another command reads is named, whatever its ending."""

from pathlib import Path

import pytest

from models.errors import PlanFileError
from models.planfile import plan_to_bytes
from planner.session.opening import open_plan
from planner.session.reader_process import plan_from_bytes_in_process
from tests.faults.inventories import workbook
from tests.unit.planfile.example import plan

STATISTICS = '#TYPE Selected\r\n"DisplayName","DatabaseName","ServerName","ItemCount","TotalItemSize"\r\n"é","d",'
POPULATIONS, INVENTORY = "File > Import populations reads it", "File > Import inventory reads it"
FOREIGN = {
    "PerfMon": (b'"(PDH-CSV 4.0)","\\\\A\\Memory\\Available MBytes"\r\n', "Plan > Measured load reads it"),
    "tracking log": (b"#Software: Microsoft Exchange Server\r\n#Fields: date-time,client-ip\r\n", POPULATIONS),
    "mailboxes": (STATISTICS.encode("utf-8-sig"), POPULATIONS),
    "mailboxes in UTF-16": (STATISTICS.encode("utf-16"), POPULATIONS),
    "cut within a letter": (STATISTICS.encode()[: STATISTICS.encode().index(b"\xc3") + 1], POPULATIONS),
    "sheet of RVTools": (b"VM,Powerstate,Host,CPUs,Memory\na,poweredOn,h,1,1024\n", INVENTORY),
    "workbook": (workbook(), f"this is a workbook or an archive, not a plan. If it lists machines, {INVENTORY}"),
    "results": (b'{"format": "exchange-topology-results"}', "open the plan that they were made from"),
}


@pytest.mark.parametrize(("data", "sentence"), FOREIGN.values(), ids=FOREIGN)
def test_what_another_command_reads_is_named(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "given.xplan"
    path.write_bytes(data)
    with pytest.raises(PlanFileError) as caught:
        open_plan(path)
    assert str(caught.value).startswith("given.xplan: th")
    assert sentence in str(caught.value)


def test_the_confined_process_says_it_too() -> None:
    with pytest.raises(PlanFileError, match=r"^x\.csv: this is a log of performance counters"):
        plan_from_bytes_in_process(FOREIGN["PerfMon"][0], "x.csv")


@pytest.mark.parametrize("data", [b"hello, world\n", b"\xff\xd8\xff\xe0", b"a\0b", plan_to_bytes(plan())[:50]])
def test_what_nobody_knows_is_told_by_the_reader_of_plans(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "given.csv"
    path.write_bytes(data)
    with pytest.raises(PlanFileError, match=r"not a plan|truncated"):
        open_plan(path)
