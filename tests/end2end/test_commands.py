"""The headless commands as a user runs them: another process, its two outputs and its exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import resources
from models.calibration.library import read_library
from models.capacity.evaluate import evaluate
from models.planfile import load_plan
from planner.presenters.samples import read_sample, sample_names
from tests.faults.inventories import workbook

ROOT = Path(__file__).parents[2]
SAMPLES = sample_names(resources.folder())
MACHINE = {
    "id": "cas", "name": "EX-CAS", "kind": "server", "site": "lab", "exchange": "2010", "roles": ["cas"],
    "processor": {"cores": 8, "clock_mhz": 2000}, "memory_mb": 16384,
}  # fmt: skip
VM = {"id": "vm", "name": "VM", "kind": "vm", "host": "host", "exchange": "2010", "vcpus": 2, "memory_mb": 4096}
HOST = {
    "id": "host", "name": "HOST", "kind": "host", "site": "lab", "hypervisor": "esx-3.0.1",
    "processor": {"cores": 8, "clock_mhz": 2660}, "memory_mb": 16384,
}  # fmt: skip


def planner(*arguments, cwd=None):
    """The finished process of `planner` with these arguments."""
    environment = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "planner", *map(str, arguments)],
        capture_output=True, text=True, encoding="utf-8", cwd=cwd, timeout=60, check=False,
        env=environment | {"PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


def answer(*arguments):
    """What a command that succeeds prints."""
    finished = planner(*arguments)
    assert (finished.returncode, finished.stderr) == (0, "")
    return finished.stdout


def as_json(*arguments):
    return json.loads(answer(*arguments, "--json"), parse_constant=pytest.fail)


def refusal(*arguments, code=1):
    """The one line that a command says instead of an answer."""
    finished = planner(*arguments)
    assert finished.returncode == code
    assert finished.stdout == ""
    assert "Traceback" not in finished.stderr
    if code == 1:
        assert finished.stderr.startswith("planner: ")
        assert finished.stderr.count("\n") == 1
    return finished.stderr


def document(**changes):
    plan = {
        "format": "exchange-topology-plan", "version": 1, "title": "Test",
        "sites": [{"id": "lab", "name": "Lab"}],
        "populations": [{"id": "users", "name": "Users", "site": "lab", "mailboxes": 100, "users": {"outlook": 100}}],
        "designs": [{"id": "one", "name": "One", "machines": [MACHINE]}],
    }  # fmt: skip
    return plan | changes


def with_machines(*machines):
    return document(designs=[{"id": "one", "name": "One", "machines": list(machines)}])


@pytest.fixture
def written(tmp_path):
    def write(content, name="plan.json"):
        path = tmp_path / name
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        path.write_bytes(data)
        return path

    return write


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    path = tmp_path_factory.mktemp("samples") / "three-sites.xplan"
    assert answer("new", "--sample", "three-sites", path) == ""
    return path


# ---------------------------------------------------------------- new, check, convert
@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("form", [".xplan", ".json"])
def test_new_writes_a_sample_that_is_sound(tmp_path, name, form):
    path = tmp_path / f"mine{form}"
    answer("new", "--sample", name, path)
    assert load_plan(path).plan == read_sample(resources.folder(), name)
    assert answer("check", path).splitlines()[0] == f"mine{form} is sound."


def test_new_replaces_nothing(sample):
    before = sample.read_bytes()
    assert "exists already" in refusal("new", "--sample", "three-sites", sample)
    assert sample.read_bytes() == before


def test_check_prints_the_findings(written):
    small = written(with_machines(MACHINE | {"memory_mb": 1024}))
    assert "One: error: EX-CAS is asked for" in answer("check", small)


def test_a_plan_is_converted_both_ways_without_loss(sample, tmp_path):
    text, back, again = tmp_path / "a.json", tmp_path / "b.xplan", tmp_path / "c.json"
    answer("convert", sample, text)
    answer("convert", text, back)
    answer("convert", back, again)
    assert load_plan(text).plan == load_plan(sample).plan == load_plan(back).plan
    assert back.read_bytes() == sample.read_bytes()
    assert again.read_bytes() == text.read_bytes()


def test_a_path_with_spaces_and_letters_of_any_language_works(sample, tmp_path):
    path = tmp_path / "Büro Zürich 東京.json"
    answer("convert", sample, path)
    assert answer("check", path).startswith("Büro Zürich 東京.json is sound.")


# ---------------------------------------------------------------- evaluate
GAUGE = {"utilization", "low", "high", "ceiling", "state"}
STATES = {"ok", "high", "over", "extrapolated", "no data"}


def assert_numbers(gauge, *names):
    """A number with its band, or nothing of them where there is no data."""
    values = [gauge[name] for name in names]
    if gauge["state"] == "no data":
        assert values == [None, None, None]
    else:
        central, low, high = values
        assert 0 <= low <= central <= high


@pytest.mark.parametrize("name", SAMPLES)
def test_the_json_of_evaluate_has_exactly_the_shape_of_its_description(tmp_path, name):
    path = tmp_path / "plan.json"
    answer("new", "--sample", name, path)
    printed = as_json("evaluate", path)
    assert set(printed) == {"designs"}
    for design in printed["designs"]:
        assert set(design) == {"id", "machines", "response", "findings"}
        for machine in design["machines"]:
            assert set(machine) == {"id", "resources", "limiter", "room_users"}
            assert set(machine["resources"]) == {"cpu", "memory", "disk", "network"}
            assert machine["limiter"] in {*machine["resources"], None}
            assert machine["room_users"] is None or type(machine["room_users"]) is int
            for gauge in machine["resources"].values():
                assert set(gauge) == GAUGE
                assert gauge["state"] in STATES
                assert 0 < gauge["ceiling"] <= 1
                assert_numbers(gauge, "utilization", "low", "high")
        for response in design["response"]:
            assert set(response) == {"population", "protocol", "p95_ms", "low", "high", "state"}
            assert_numbers(response, "p95_ms", "low", "high")
        for finding in design["findings"]:
            assert set(finding) == {"rule", "severity", "subject", "text"}
            assert finding["severity"] in {"error", "warning", "note"}
            assert finding["text"].endswith(".")


def test_evaluate_prints_the_numbers_of_the_model(sample):
    plan, library = load_plan(sample).plan, read_library(resources.folder())
    printed = as_json("evaluate", sample)["designs"]
    assert [design["id"] for design in printed] == [design.id for design in plan.designs]
    for design in printed:
        numbers = evaluate(plan, design["id"], library)
        assert [machine["id"] for machine in design["machines"]] == list(numbers.machine_ids)
        for machine in design["machines"]:
            assert machine["limiter"] == numbers.limiter_of(machine["id"])
            for name, gauge in machine["resources"].items():
                assert gauge["utilization"] == numbers.gauge(machine["id"], name).utilization


def test_evaluate_prints_one_design_where_one_is_named(sample):
    assert [one["id"] for one in as_json("evaluate", sample, "--design", "consolidated")["designs"]] == ["consolidated"]
    text = answer("evaluate", sample, "--design", "consolidated")
    assert text.startswith("Contoso, three sites: ")
    assert "Today, physical" not in text


def test_a_table_shows_no_data_as_a_dash_and_never_as_nothing(written):
    line = next(one for one in answer("evaluate", written(document())).splitlines() if one.startswith("EX-CAS "))
    assert line.count("–") == 2
    gauges = as_json("evaluate", written(document()))["designs"][0]["machines"][0]["resources"]
    assert gauges["disk"] == {"utilization": None, "low": None, "high": None, "ceiling": 0.8, "state": "no data"}


# ---------------------------------------------------------------- compare, explain
def test_compare_prints_a_sentence_and_a_table(sample):
    lines = answer("compare", sample).splitlines()
    assert lines[0].startswith("Against Today, physical, ")
    assert any(line.startswith("Physical machines ") for line in lines)
    assert as_json("compare", sample)["baseline"] == "physical"
    printed = as_json("compare", sample, "--baseline", "consolidated")
    assert set(printed) >= {"sentence", "baseline", "designs", "rows", "rests_on"}
    assert printed["baseline"] == "consolidated"
    for row in printed["rows"]:
        assert set(row) == {"key", "label", "unit", "cells"}
        assert len(row["cells"]) == len(printed["designs"])
        assert all(set(cell) >= {"value", "relative", "better", "state"} for cell in row["cells"])


def test_explain_ends_with_the_number_that_evaluate_prints(sample):
    for design in as_json("evaluate", sample)["designs"]:
        machine = design["machines"][0]
        trail = as_json("explain", sample, machine["id"], "cpu")
        assert trail["steps"][-1]["value"] == pytest.approx(machine["resources"]["cpu"]["utilization"])
        assert (trail["machine"], trail["resource"]) == (machine["id"], "cpu")
        figures = [figure for step in trail["steps"] for figure in step["figures"]]
        assert all(figure["document"] and figure["place"] and figure["status"] for figure in figures)


def test_explain_names_documents_and_places(written):
    text = answer("explain", written(document()), "cas", "cpu")
    assert "100 Outlook users × 0.35 = 35 MHz" in text
    assert "Understanding the Relative Costs of Client Access Server Workloads" in text
    assert "row Outlook, column Client Access CPU" in text


# ---------------------------------------------------------------- bad input
HUGE = 10**400
BAD = {
    "negative users": (
        document(populations=[{"id": "u", "name": "U", "site": "lab", "mailboxes": 1, "users": {"outlook": -1}}]),
        "populations[u].users.outlook",
    ),
    "fraction of a core": (with_machines(MACHINE | {"memory_mb": 1.5}), "machines[cas].memory_mb"),
    "huge number": (with_machines(MACHINE | {"memory_mb": HUGE}), "machines[cas].memory_mb"),
    "true as a number": (with_machines(MACHINE | {"memory_mb": True}), "machines[cas].memory_mb"),
    "unknown site": (with_machines(MACHINE | {"site": "nowhere"}), "machines[cas].site"),
    "VM on a missing host": (with_machines(VM), "machines[vm].host"),
    "VM on a server": (with_machines(MACHINE, VM | {"host": "cas"}), "machines[vm].host"),
    "two versions on one machine": (with_machines(MACHINE | {"exchange": ["2003", "2007"]}), "machines[cas].exchange"),
    "unknown version": (with_machines(MACHINE | {"exchange": "2019"}), "machines[cas].exchange"),
    "unknown hypervisor": (
        with_machines(MACHINE, HOST | {"hypervisor": "abacus"}),
        "designs[one].machines[host].hypervisor",
    ),
    "unknown figure": (
        document(assumptions={"overrides": [{"figure": "a/b", "value": 1}]}),
        "assumptions.overrides[a/b]",
    ),
    "figure set to nothing": (
        document(assumptions={"overrides": [{"figure": "every-version/profile.messages_per_day", "value": 0}]}),
        "assumptions.overrides[every-version/profile.messages_per_day]",
    ),
    "unknown key": (with_machines(MACHINE | {"colour": "red"}), "colour"),
    "id twice": (with_machines(MACHINE, MACHINE), "cas"),
    "direction override": (with_machines(MACHINE | {"name": "EX\u202eSAC"}), "machines[cas].name"),
    "newer version": (document(version=99), "newer"),
    "another format": (document(format="recipe"), "format"),
}
BAD_BYTES = {
    "empty": (b"", "plan.json"),
    "cut off": (json.dumps(document()).encode()[:-20], "plan.json"),
    "not a number": (json.dumps(with_machines(MACHINE | {"memory_mb": float("nan")})).encode(), "[cas].memory_mb"),
    "infinite": (json.dumps(with_machines(MACHINE | {"memory_mb": float("inf")})).encode(), "[cas].memory_mb"),
    "picture": (b"\x89PNG\r\n\x1a\n" + bytes(100), "plan.json"),
    "other database": (b"SQLite format 3\0" + bytes(4080), "plan.json"),
}


@pytest.mark.parametrize("name", [*BAD, *BAD_BYTES])
def test_bad_input_is_one_line_that_names_file_and_place(written, name):
    content, place = (BAD | BAD_BYTES)[name]
    line = refusal("evaluate", written(content))
    assert "plan.json" in line
    assert place in line


@pytest.mark.parametrize(
    "command",
    [["check"], ["evaluate"], ["compare"], ["explain", "cas", "cpu"], ["convert", "out.json"]],
    ids=lambda command: command[0],
)
@pytest.mark.parametrize("name", ["VM on a missing host", "another format"])
def test_every_command_refuses_a_bad_plan_alike(written, tmp_path, command, name):
    path = written(BAD[name][0])
    line = refusal(command[0], path, *(tmp_path / one if "." in one else one for one in command[1:]))
    assert BAD[name][1] in line
    assert not (tmp_path / "out.json").exists()


@pytest.mark.parametrize("command", [["check"], ["evaluate"], ["compare"], ["explain", "cas", "cpu"]], ids=str)
@pytest.mark.parametrize("name", ["unknown hypervisor", "unknown figure"])
def test_names_that_no_figure_has_are_refused_by_all_that_calculate(written, command, name):
    content, place = BAD[name]
    assert place in refusal(command[0], written(content), *command[1:])


def test_what_a_plan_does_not_hold_is_refused(written):
    path = written(document())
    assert "no design 'two'" in refusal("evaluate", path, "--design", "two")
    assert "no design with the id 'two'" in refusal("compare", path, "--baseline", "two")
    assert "no machine with the id 'two'" in refusal("explain", path, "two", "cpu")
    assert "no design to compare" in refusal("compare", written(document(designs=[]), "empty.json"))


def test_a_file_that_is_not_there_or_is_a_folder_is_refused(tmp_path):
    assert "gone.xplan" in refusal("evaluate", tmp_path / "gone.xplan")
    assert tmp_path.name in refusal("evaluate", tmp_path)


def test_a_target_that_cannot_be_written_is_refused(sample, tmp_path):
    for command in (["convert", sample], ["new", "--sample", "three-sites"]):
        assert "the folder does not exist" in refusal(*command, tmp_path / "gone" / "plan.json")


@pytest.mark.parametrize(
    "arguments",
    [
        ["evaluate"],
        ["evaluate", "a.json", "--colour"],
        ["explain", "a.json", "cas", "luck"],
        ["convert", "a.json", "a.docx"],
        ["new", "--sample", "atlantis", "a.json"],
        ["new", "a.json"],
        ["dance"],
        ["--colour"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_is_told_from_a_wrong_plan(arguments):
    assert refusal(*arguments, code=2) != ""


def test_help_and_version_need_no_plan():
    assert "evaluate" in answer("--help")
    assert answer("--version").startswith("planner ")
    for command in ("evaluate", "compare", "explain", "check", "convert", "new"):
        assert answer(command, "--help").startswith(f"usage: planner {command}")


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are():
    assert "--language takes en or de" in refusal("--language", "tlh", code=2)


def test_commands_answer_in_english_whatever_the_systems_language_is(sample, monkeypatch):
    usual = answer("evaluate", sample)
    monkeypatch.setenv("LANGUAGE", "de")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert answer("evaluate", sample) == usual


def test_answers_are_the_same_every_time(sample):
    assert answer("evaluate", sample, "--json") == answer("evaluate", sample, "--json")


@pytest.mark.parametrize(("name", "head"), [("p.png", b"\x89PNG"), ("p.svg", b"<?xml"), ("p.pdf", b"%PDF")])
def test_a_plan_is_drawn_without_a_display(sample, tmp_path, name, head):
    assert answer("render", sample, tmp_path / name) == ""
    data = (tmp_path / name).read_bytes()
    assert data.startswith(head) and len(data) > 5_000


def test_a_picture_of_another_form_is_refused(sample, tmp_path):
    assert "must end in one of" in refusal("render", sample, tmp_path / "p.gif", code=2)


def test_every_published_case_is_printed_with_its_verdict():
    cases = as_json("published")["cases"]
    assert len(cases) > 100
    assert {"id", "printed", "corrected", "predicted", "error", "tolerance", "verdict"} <= set(cases[0])
    assert all(case["reason"] or case["correction"] for case in cases if case["verdict"] == "not predicted")


@pytest.mark.skipif(os.name == "nt", reason="needs a shell with pipes")
def test_a_reader_that_has_seen_enough_is_no_fault(sample):
    command = f"'{sys.executable}' -m planner evaluate '{sample}' | head -n 1"
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    finished = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=environment, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert len(finished.stdout.splitlines()) == 1


@pytest.mark.parametrize(("ending", "begins"), [("html", b"<!DOCTYPE html>"), ("pdf", b"%PDF")])
def test_convert_writes_reports(tmp_path, ending, begins):
    plan, target = tmp_path / "plan.json", tmp_path / f"report.{ending}"
    assert planner("new", "--sample", SAMPLES[0], plan).returncode == 0
    done = planner("convert", plan, target)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert target.read_bytes().startswith(begins)


def test_convert_says_where_a_report_cannot_be_written(tmp_path):
    plan = tmp_path / "plan.json"
    assert planner("new", "--sample", SAMPLES[0], plan).returncode == 0
    done = planner("convert", plan, tmp_path / "gone" / "report.pdf")
    assert done.returncode == 1
    assert done.stderr == (
        "planner: report.pdf: the report was not saved: the folder does not exist; save it elsewhere.\n"
    )


def test_inventories_come_in_and_tables_go_out(tmp_path):
    inventory, plan = tmp_path / "Oslo.xlsx", tmp_path / "oslo.xplan"
    inventory.write_bytes(workbook())
    done = planner("convert", inventory, plan)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("planner: Imported: hosts 2, virtual machines 2; their roles are not known yet.\n")
    for form in (".xlsx", ".csv"):
        answer("convert", plan, tmp_path / f"table{form}")
    text = (tmp_path / "table.csv").read_text("utf-8-sig")
    assert "Imported,mail-1,vm,Oslo,esx-1,Exchange 2010,,4,," in text
    assert (tmp_path / "table.xlsx").read_bytes().startswith(b"PK")


def test_a_workbook_that_harms_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "evil.xlsx").write_bytes(b"PK\x03\x04" + bytes(100))
    done = planner("convert", tmp_path / "evil.xlsx", tmp_path / "out.xplan")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "planner: evil.xlsx: it is no .xlsx workbook, or is damaged.\n"
    assert not (tmp_path / "out.xplan").exists()
