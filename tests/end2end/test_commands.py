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
from models.plan.measured_load import Measured
from models.planfile import load_plan, save_plan
from planner import __version__
from planner.presenters.samples import read_sample, sample_names
from tests.end2end.running import MACHINE, ROOT, answer, as_json, document, planner, refusal, with_machines
from tests.faults.inventories import workbook
from tests.systems import keep_own_files_in
from tests.unit.capacity.building import plan_of, population, server
from tests.unit.comparisons.made_logs import as_csv, made_log

SAMPLES = sample_names(resources.folder())


# ---------------------------------------------------------------- new, check, convert
@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize("form", [".xplan", ".json"])
def test_new_writes_a_sample_that_is_sound(tmp_path, name, form):
    path = tmp_path / f"mine{form}"
    answer("new", "--sample", name, path)
    assert load_plan(path).plan == read_sample(resources.folder(), name)
    assert answer("check", path).splitlines()[0] == f"mine{form} is a valid plan."


def test_new_replaces_nothing(sample):
    before = sample.read_bytes()
    assert "exists already" in refusal("new", "--sample", "three-sites", sample)
    assert sample.read_bytes() == before


def test_check_prints_the_findings(written):
    small = written(with_machines(MACHINE | {"memory_mb": 1024}))
    assert "One: error: “Users” (100 users) has no Hub or Mailbox server" in answer("check", small)


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
    assert answer("check", path).startswith("Büro Zürich 東京.json is a valid plan.")


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
        # Answers may take ever longer at the high end, where a CPU is busy all the time.
        assert 0 <= low <= central <= (float("inf") if high is None and "p95_ms" in names else high)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_json_of_evaluate_has_exactly_the_shape_of_its_description(tmp_path, name):
    path = tmp_path / "plan.json"
    answer("new", "--sample", name, path)
    printed = as_json("evaluate", path)
    assert set(printed) == {"designs", "users", "mailboxes"}
    for design in printed["designs"]:
        assert set(design) == {"id", "machines", "response", "findings", "groups", "sites", "complete", "gaps", "dags"}
        assert (design["complete"], design["gaps"]) == (True, [])
        assert sum(site["mailboxes"] for site in design["sites"]) == pytest.approx(printed["mailboxes"])
        assert max(site["users"] for site in design["sites"]) <= printed["users"]
        for machine in design["machines"]:
            shape = {"id", "resources", "limiter", "limiter_day", "room_users", "users", "mailboxes"}
            # Members of a DAG have disks that hold its database copies.
            is_member = "storage" in machine["resources"]
            assert is_member == any(machine["id"] in dag["members"] for dag in design["dags"])
            assert set(machine) == shape
            assert 0 <= machine["users"] <= printed["users"]
            assert set(machine["resources"]) - {"storage"} == {"cpu", "memory", "disk", "network"}
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
            assert set(finding) == {"rule", "severity", "subject", "text", "about", "group", "users", "source"}
            assert finding["severity"] in {"error", "warning", "note"}
            assert finding["text"].endswith(".")
        subjects = [(group["group"], subject) for group in design["groups"] for subject in group["subjects"]]
        assert sorted(subjects) == sorted((finding["group"], finding["subject"]) for finding in design["findings"])


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
    assert [design["id"] for design in as_json("evaluate", sample, "--design", "consolidated")["designs"]] == [
        "consolidated"
    ]
    text = answer("evaluate", sample, "--design", "consolidated")
    assert text.startswith("Contoso, three sites: ")
    assert "Today, physical" not in text


def test_a_table_shows_no_data_as_a_dash_and_never_as_nothing(written):
    line = next(line for line in answer("evaluate", written(document())).splitlines() if line.startswith("EX-CAS "))
    assert line.count("–") == 3
    gauges = as_json("evaluate", written(document()))["designs"][0]["machines"][0]["resources"]
    assert gauges["disk"] == {"utilization": None, "low": None, "high": None, "ceiling": 0.8, "state": "no data"}


# ---------------------------------------------------------------- compare, explain
def test_compare_prints_a_sentence_and_a_table(sample):
    lines = answer("compare", sample).splitlines()
    assert lines[0].startswith("“Consolidated” needs 3 physical machines (−70 %) where “Today, physical” needs 10.")
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


def test_explain_takes_the_name_that_the_tables_print(tmp_path):
    plan = tmp_path / "plan.json"
    answer("new", "--sample", "two-site-dag", plan)
    assert answer("explain", plan, "FRA-EX-1", "cpu") == answer("explain", plan, "fra-ex-1", "cpu")
    assert "DAG-1" in answer("explain", plan, "DAG-1", "votes")
    assert "'nobody'" in planner("explain", plan, "nobody", "cpu").stderr


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


def test_every_published_case_is_printed_with_its_class_and_verdict():
    printed = as_json("published")
    cases = printed["cases"]
    assert len(cases) > 100
    assert {"id", "printed", "corrected", "predicted", "error", "tolerance", "verdict"} <= set(cases[0])
    assert {"class", "why", "fit", "left_out", "left_out_error", "left_out_inside", "rounding"} <= set(cases[0])
    assert all(case["reason"] or case["correction"] for case in cases if case["verdict"] == "not predicted")
    assert {case["class"] for case in cases} == {"identity", "fitted", "predicted", None}
    assert all((case["left_out_error"] is not None) == (case["class"] == "fitted") for case in cases)
    assert any(case["printed"] is None for case in cases)
    assert len(printed["context"]) > 50
    assert set(printed["context"][0]) == {"document", "what", "place", "unit", "printed", "note"}


def test_published_begins_with_how_good_the_predictions_are():
    lines = answer("published").splitlines()
    table = next(row for row, line in enumerate(lines) if line.startswith("Document "))
    assert lines[0].startswith("Predicted: ")
    starts = ("Predicted: ", "Fitted: ", "Identities: ", "Not predicted: ")
    places = [next(row for row, line in enumerate(lines) if line.startswith(start)) for start in starts]
    assert places == sorted(places) and places[-1] < table
    assert {"Class", "Leave-one-out error"} <= {part.strip() for part in lines[table].split("  ")}


@pytest.mark.skipif(os.name == "nt", reason="needs a shell with pipes")
def test_a_reader_that_has_seen_enough_is_no_fault(sample):
    command = f"'{sys.executable}' -m planner evaluate '{sample}' | head -n 1"
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    finished = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=environment, check=False)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert len(finished.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    ("ending", "begins"),
    [
        ("html", b"<!DOCTYPE html>"),
        ("pdf", b"%PDF"),
        ("png", b"\x89PNG"),
        ("svg", b"<?xml"),
        ("drawio", b"<?xml"),
        ("graphml", b"<?xml"),
    ],
)
def test_convert_writes_reports_and_pictures(tmp_path, ending, begins):
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
    assert done.stderr.startswith("planner: Imported hosts: 2, virtual machines: 1. Their roles are not known yet.\n")
    for form in (".xlsx", ".csv"):
        answer("convert", plan, tmp_path / f"table{form}")
    text = (tmp_path / "table.csv").read_text("utf-8-sig")
    assert "Imported,mail-1,VM,Oslo,esx-1,,,4,," in text
    assert (tmp_path / "table.xlsx").read_bytes().startswith(b"PK")


@pytest.mark.parametrize(
    "command", [("convert", "a.json"), ("convert", "a.pdf"), ("convert", "a.csv"), ("render", "a.png")]
)
def test_a_file_that_is_there_is_replaced_only_on_demand(sample, tmp_path, command):
    """They replaced plans, reports and pictures without a word."""
    name, target = command[0], tmp_path / command[1]
    target.write_text("mine")
    assert "exists already; choose another name, or give --force" in refusal(name, sample, target)
    assert target.read_text("utf-8") == "mine"
    answer(name, sample, target, "--force")
    assert target.read_bytes() != b"mine"


def test_a_plan_that_is_replaced_is_kept_in_the_history(sample, tmp_path, monkeypatch):
    keep_own_files_in(tmp_path / "data", monkeypatch)
    target = tmp_path / "plan.xplan"
    answer("new", "--sample", "exchange-2003-consolidation", target)
    before = target.read_bytes()
    answer("convert", sample, target, "--force")
    assert before in [path.read_bytes() for path in (tmp_path / "data").rglob("*") if path.is_file()]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_file_that_is_replaced_keeps_its_group_and_its_links_or_stays(sample, tmp_path, monkeypatch):
    """Nothing can be asked on the command line, so what others have a part in is not taken from them."""
    keep_own_files_in(tmp_path / "data", monkeypatch)
    target = tmp_path / "plan.xplan"
    answer("convert", sample, target)
    if os.geteuid() == 0:
        os.chown(target, -1, 4242)
    target.chmod(0o660)
    status = target.stat()
    answer("convert", sample, target, "--force")
    assert (target.stat().st_gid, target.stat().st_mode) == (status.st_gid, status.st_mode)
    os.link(target, tmp_path / "same.xplan")
    assert "replacing the file would lose its hard links" in refusal("convert", sample, target, "--force")
    assert target.samefile(tmp_path / "same.xplan")


def test_a_platform_that_is_set_to_nothing_is_none(sample, tmp_path, monkeypatch):
    """It ended the process."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    answer("render", sample, tmp_path / "a.png")
    answer("convert", sample, tmp_path / "a.html")


def test_debug_writes_what_a_command_does_to_standard_error_and_nothing_more(sample, tmp_path, monkeypatch):
    keep_own_files_in(tmp_path, monkeypatch)
    plain, debug = planner("evaluate", sample), planner("--debug", "evaluate", sample)
    assert (debug.returncode, debug.stdout) == (plain.returncode, plain.stdout)
    assert plain.stderr == ""
    versions, opened = debug.stderr.splitlines()
    assert f" DEBUG planner.program: planner {__version__}, Python " in versions
    assert f" INFO planner.files: Opened {Path(sample).name}: {Path(sample).stat().st_size} bytes in " in opened
    assert str(Path(sample).parent) not in debug.stderr
    assert list(tmp_path.rglob("*.log")) == []


def log_of(tmp_path, name: str, percent: float) -> str:
    """A quarter of an hour of one server's processor, as PerfMon writes it."""
    head = f'"(PDH-CSV 4.0) (UTC)(0)","\\\\{name}\\Processor(_Total)\\% Processor Time"'
    rows = [f'"05/04/2026 08:{minute:02}:00.013","{percent}"' for minute in range(15)]
    path = tmp_path / "load.csv"
    path.write_text("\r\n".join((head, *rows, "")), "utf-8")
    return str(path)


def test_a_log_is_held_against_a_plan(tmp_path):
    plan = tmp_path / "plan.json"
    answer("new", "--sample", "two-site-dag", plan)
    found = json.loads(answer("measured", plan, log_of(tmp_path, "FRA-EX-1.contoso.com", 70.0), "--json"))
    (row,) = found["measured"]
    assert (row["machine"], row["resource"], row["verdict"]) == ("fra-ex-1", "cpu", "above")
    assert row["mean"] == pytest.approx(0.7)
    words = answer("measured", plan, log_of(tmp_path, "OTHER", 37.5), "--map", "other=ham-ex-1")
    assert "HAM-EX-1" in words
    assert answer("measured", plan, log_of(tmp_path, "OTHER", 37.5), "--map", "other=HAM-EX-1") == words
    assert "within the range" in words
    assert "OTHER" in answer("measured", plan, log_of(tmp_path, "OTHER", 37.5))
    first = Path(log_of(tmp_path, "FRA-EX-1", 70.0)).rename(tmp_path / "first.csv")
    both = json.loads(answer("measured", plan, first, log_of(tmp_path, "HAM-EX-1", 37.5), "--json"))
    assert sorted(row["machine"] for row in both["measured"]) == ["fra-ex-1", "ham-ex-1"]
    assert both["lines"] == 30
    dutch = Path(log_of(tmp_path, "FRA-EX-1", 37.5))
    dutch.write_text(dutch.read_text("utf-8").replace("% Processor Time", "% processortijd"), "utf-8")
    assert "No counter in this log is known." in answer("measured", plan, dutch)
    (row,) = json.loads(answer("measured", plan, log_of(tmp_path, "FRA-EX-1", 70.0), "--json", "--hours", "7:30-9",
                               "--weekdays"))["measured"]  # fmt: skip
    assert row["windows"] == 1
    at_night = json.loads(answer("measured", plan, log_of(tmp_path, "FRA-EX-1", 70.0), "--json", "--hours", "22-8"))
    assert at_night["measured"] == []
    assert at_night["hours"] == {"first": 22.0, "last": 8.0, "weekdays": False}
    assert "write it as FROM-TO" in planner("measured", plan, log_of(tmp_path, "OTHER", 1.0), "--hours", "noon").stderr
    done = planner("measured", plan, plan)
    assert done.returncode == 1
    assert "plan.json: this is a plan of this program" in done.stderr
    done = planner("measured", plan, log_of(tmp_path, "OTHER", 1.0), "--map", "other=nobody")
    assert done.returncode == 1
    assert "there is no machine with the id 'nobody'" in done.stderr


def test_two_names_of_a_log_for_one_machine_are_refused(tmp_path):
    plan = tmp_path / "plan.xplan"
    save_plan(plan_of([server("ham-ex-1", roles=("cas",))], [population(users={"owa": 100}, mailboxes=100)]), plan)
    log = log_of(tmp_path, "OTHER", 1.0)
    done = planner("measured", plan, log, "--map", "other=ham-ex-1", "--map", "another=ham-ex-1")
    assert done.returncode == 1
    assert "two names in the log are matched to 'ham-ex-1'" in done.stderr


def test_an_explanation_says_what_was_measured(tmp_path):
    measured = Measured(cpu=0.43, source="busy week.csv, mean")
    design = plan_of([server("cas", measured=measured), server("other")], [population(users={"owa": 2_000})])
    plan = tmp_path / "plan.xplan"
    save_plan(design, plan)
    assert "Measured: 43 %, above the range ▲ (busy week.csv, mean)" in answer("explain", plan, "cas", "cpu")
    assert "Measured" not in answer("explain", plan, "other", "cpu")


def test_published_figures_are_fitted_to_a_log(tmp_path):
    machines = [server(f"cas-{place}", roles=("cas",)) for place in range(2)]
    design = plan_of(machines, [population(users={"outlook": 4_000, "owa": 2_000}, mailboxes=4_000)])
    plan, log = tmp_path / "plan.xplan", tmp_path / "load.csv"
    save_plan(design, plan)
    log.write_text(as_csv(made_log(design, {"outlook": 1.3, "owa": 0.8}, days=2)), "utf-8")
    found = json.loads(answer("measured", plan, log, "--fit", "--json"))
    (role,) = found["fits"]
    assert {each["load"]: round(each["factor"], 1) for each in role["factors"]} == {"outlook": 1.3, "owa": 0.8}
    assert role["fit"]["windows"] == 2 * 2 * 84
    kept = tmp_path / "kept.xplan"
    words = answer("measured", plan, log, "--fit", "--keep", kept)
    mine = {each.figure.partition("/")[2]: each for each in load_plan(kept).plan.assumptions.overrides}
    assert set(mine) == {"cas.cpu.outlook", "cas.cpu.owa"}
    assert mine["cas.cpu.outlook"].low < mine["cas.cpu.outlook"].value < mine["cas.cpu.outlook"].high
    reason = mine["cas.cpu.owa"].reason
    assert reason.startswith("Fitted to load.csv, 06:00 to 03:00: 336 15-minute windows of CAS-0 and CAS-1;")
    assert "Fitted to load.csv" in answer("explain", kept, "cas-0", "cpu")
    assert "exists already" in refusal("measured", plan, log, "--fit", "--keep", kept)
    assert "CAS, Exchange 2010: CAS-0, CAS-1" in words
    assert "of its range." in words
    assert "The fit misses the log by " in words
    counters = answer("measured", plan, "--counters").splitlines()
    assert "\\\\CAS-0\\MSExchange RpcClientAccess\\User Count" in counters
    assert "\\\\CAS-1\\Processor(_Total)\\% Processor Time" in counters
