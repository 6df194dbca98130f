"""Performance logs: every trait that real files have."""

import io
from collections.abc import Iterable

import numpy as np
import pytest

from models.errors import InventoryError
from models.importers.perflog import Counter, Log, read_log
from planner.session.log_process import LONGEST_NAME
from planner.session.log_reader import VALUES, numbers_of
from tests.faults import population_files as made
from tests.faults.inventories import CSV, workbook

CPU = r"\\EX1\Processor(_Total)\% Processor Time"
MEMORY = r"\\EX1\Memory\Available MBytes"


def read(text: str | bytes, wanted=lambda _: True) -> Log:
    return read_log(io.BytesIO(text.encode("utf-8") if isinstance(text, str) else text), wanted)


def lines(values: Iterable[object], paths=(CPU,), zone="(W. Europe Standard Time)(-60)", minute=0, step_s=60) -> str:
    """A log as PerfMon writes it: one row each minute."""
    head = ",".join(f'"{cell}"' for cell in (f"(PDH-CSV 4.0) {zone}".rstrip(), *paths))
    rows = []
    for number, value in enumerate(values):
        seconds = minute * 60 + number * step_s
        clock = f"05/04/2026 {8 + seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}.0{number % 10}1"
        cells = value if isinstance(value, tuple) else (value,)
        rows.append(",".join(f'"{cell}"' for cell in (clock, *cells)))
    return "\r\n".join((head, *rows, ""))


def test_windows_of_a_quarter_of_an_hour() -> None:
    log = read(lines(range(30)))
    (series,) = log.series
    assert series.counter == Counter("EX1", "Processor", "_Total", "% Processor Time")
    assert series.samples.tolist() == [15.0, 15.0]
    assert series.mean.tolist() == [7.0, 22.0]
    assert series.peak.tolist() == [14.0, 29.0]
    assert (log.rows, log.skipped, log.machines) == (30, 0, ("EX1",))


@pytest.mark.parametrize(
    ("zone", "bias_s"), [("(W. Europe Standard Time)(-60)", -3_600), ("(UTC)(0)", 0), ("", None), ("(RTZ 2 (", None)]
)
def test_zone_and_bias_may_be_missing_or_cut_off(zone, bias_s) -> None:
    log = read(lines(range(15), zone=zone))
    assert log.series[0].mean.tolist() == [7.0]
    assert log.bias_s == bias_s


def test_a_blank_is_no_sample_and_a_window_needs_four_fifths_of_them() -> None:
    few = [" " if number % 3 else number for number in range(15)]
    assert np.isnan(read(lines(few)).series[0].mean).all()
    enough = [" ", *range(1, 15)]
    assert read(lines(enough)).series[0].mean.tolist() == [7.5]


def test_cut_lines_and_those_of_another_width_are_counted() -> None:
    log = read(lines([(1, 2)] * 15, paths=(CPU, MEMORY)) + '"05/04/2026 08:15:00.000"\r\n"05/04/2026 08:1')
    assert (log.rows, log.skipped) == (15, 2)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (CSV, "this is a list of machines (RVTools); File > Import inventory reads it"),
        (workbook(), "this is a workbook or an archive; save the table as CSV first."),
        (made.mailboxes().encode(), "this is a file with populations (export of Get-Mailbox); File > Import populat"),
        (made.log(days=1).encode(), "this is a message tracking log; File > Import populations reads it"),
        (b"SQLite format 3\0", "this is a plan of this program; File > Open opens it."),
        (b'{\n  "format": "exchange-topology-plan",\n', "this is a plan of this program; File > Open opens it."),
        (b"a,b\n1,2\n", "this is not a performance log of PerfMon or esxtop"),
    ],
)
def test_another_file_is_named_with_what_reads_it(data: bytes, sentence: str) -> None:
    with pytest.raises(InventoryError) as caught:
        read(data)
    assert str(caught.value).startswith(sentence)


def test_an_empty_line_first_and_words_last_are_skipped() -> None:
    text = "\r\n" + lines(range(15)) + "Exiting, please wait...\r\nThe command completed successfully.\r\n"
    log = read(text)
    assert (log.rows, log.skipped) == (15, 0)


def test_names_in_the_code_page_of_the_machine_stay_different() -> None:
    paths = [rf"\\EX1\Процесс({name})\% загруженности процессора" for name in ("Idle", "store")]
    log = read(lines([(1, 2)] * 15, paths=paths, zone="(RTZ 2 (").encode("cp1251"))
    assert [series.counter.instance for series in log.series] == ["Idle", "store"]
    assert log.series[0].counter.object == "Процесс"


def test_a_log_that_a_spreadsheet_saved_is_read() -> None:
    head = f"(PDH-CSV 4.0) (UTC)(0),{CPU}"
    rows = [f"5/4/2026 8:{number // 4:02},{number}" for number in range(60)]
    (series,) = read("\n".join((head, *rows))).series
    assert (series.samples.tolist(), series.mean.tolist()) == ([60.0], [29.5])


def test_a_german_spreadsheet_writes_semicolons_and_commas() -> None:
    head = f"(PDH-CSV 4.0) (UTC)(0);{CPU}"
    rows = [f"5/4/2026 8:{number:02};{number},5" for number in range(15)]
    assert read("\n".join((head, *rows))).series[0].mean.tolist() == [7.5]


def test_tabs_between_cells() -> None:
    assert read(lines(range(15)).replace('","', '"\t"').replace("PDH-CSV", "PDH-TSV")).series[0].mean.tolist() == [7.0]


def test_esxtop_leaves_out_a_comma_and_writes_what_is_no_number() -> None:
    paths = [rf"\\esx1\Group Cpu({name})\% Used" for name in ("12:EX1", "13:EX2", "14:EX3")]
    text = lines([("50", "40", "30", "   -")] * 15, paths=(*paths, "   -"))
    broken = text.replace('"50","40","30"', '"50",    73.3"8.93"')
    assert [series.mean.tolist() for series in read(text).series] == [[50.0], [40.0], [30.0]]
    found = read(broken)
    assert [series.mean.tolist() for series in found.series] == [[50.0], [pytest.approx(73.3)], [pytest.approx(8.93)]]
    assert len(found.series) == 3, "what is no path is no column"


def test_groups_of_the_hypervisor_are_no_machines() -> None:
    groups = ("1:system", "7:hostd.2098", "12:mail", "13:helper")
    worlds = ("1:system:65537:idle1", "7:hostd.2098:9:hostd-worker", "12:mail:88:vmx", "12:mail:89:vmx-vcpu-0:mail",
              "13:helper:91:vmx-vcpu-0:helper")  # fmt: skip
    paths = [rf"\\esx1\Group Cpu({name})\% Used" for name in groups]
    paths += [rf"\\esx1\Vcpu({name})\% Used" for name in worlds]
    log = read(lines([(1,) * 9] * 15, paths=paths), lambda counter: counter.object == "Group Cpu")
    assert [series.counter.instance for series in log.series] == ["12:mail", "13:helper"]
    bare = read(lines([(1,) * 4] * 15, paths=paths[:4]))
    assert [series.counter.instance for series in bare.series] == [*groups], "nothing says what they are"


def test_only_wanted_columns_are_kept() -> None:
    log = read(lines([(1, 2)] * 15, paths=(CPU, MEMORY)), lambda counter: counter.object == "Memory")
    assert [series.counter.counter for series in log.series] == ["Available MBytes"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "the log is empty"),
        (b"\x10\x00P\x00D\x00H\x00", "relog LOG.blg"),
        (b"VM,Powerstate,CPUs\na,on,2\n", "a list of machines \\(RVTools\\)"),
    ],
)
def test_other_files_are_refused_with_what_they_are(data, words) -> None:
    with pytest.raises(InventoryError, match=words):
        read(data)


@pytest.mark.parametrize("cell", ["1e999", "1e308", "1e39", "nan", "inf", "0x10", "9" * 500, "-1", "-1e308"])
def test_what_no_counter_can_have_is_no_sample_and_harms_no_other(cell) -> None:
    """One cell beyond the answer's numbers made the whole log "damaged or malicious"."""
    found = read(lines([cell, *range(1, 15)])).series[0]
    assert (found.samples.tolist(), found.mean.tolist(), found.peak.tolist()) == ([14.0], [7.5], [14.0])
    assert np.isfinite(np.frombuffer(numbers_of(read(lines([cell, *range(1, 15)]))), VALUES)).all()


def test_a_text_in_utf_16_is_read_as_powershell_writes_it() -> None:
    """It was called a binary log."""
    log = lines(range(30))
    assert read(log.encode("utf-16")).series[0].mean.tolist() == read(log).series[0].mean.tolist()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
@pytest.mark.parametrize("end", ["\r", "\r\r\n", "\n"])
def test_lines_may_end_as_in_other_programs(end: str, encoding: str) -> None:
    log = lines(range(30))
    found = read(log.replace("\r\n", end).encode(encoding))
    assert (found.rows, found.series[0].mean.tolist()) == (30, read(log).series[0].mean.tolist())


def test_a_header_that_comes_again_is_skipped_and_another_one_is_refused() -> None:
    """The numbers of another header were taken for those of the first."""
    head, *rest = lines(range(30)).splitlines()
    again = "\n".join((head, *rest[:15], head, *rest[15:]))
    assert (read(again).rows, read(again).skipped) == (30, 0)
    with pytest.raises(InventoryError, match="several logs with different counters"):
        read(again[: again.rindex("(PDH-CSV")] + again[again.rindex("(PDH-CSV") :].replace("Processor", "Memory"))


def test_names_hold_nothing_that_a_terminal_obeys_and_have_an_end() -> None:
    """They were printed as they came, and one of more than 1,024 letters made the log "damaged or malicious"."""
    path = CPU.replace("EX1", "E\x1b[2J\u202eX1" + "x" * 5000)
    log = read(lines(range(15), paths=(path,)))
    assert log.series[0].counter.machine == log.machines[0]
    assert log.machines[0].isprintable()
    assert len(log.machines[0]) <= LONGEST_NAME


def test_a_counter_that_was_added_twice_is_there_once() -> None:
    log = lines([(3.0, 3.0)] * 15, paths=(CPU, CPU))
    assert len(read(log).series) == 1


def test_a_log_without_samples_or_with_other_dates_says_so() -> None:
    head, *rest = lines(range(30)).splitlines()
    with pytest.raises(InventoryError, match="the log has no samples"):
        read(head)
    with pytest.raises(InventoryError, match="MM/DD/YYYY"):
        read("\n".join((head, *(row.replace("/", ".") for row in rest))))
