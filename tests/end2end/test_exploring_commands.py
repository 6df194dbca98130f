"""`planner grow`, `planner fail` and `planner risk` as a user runs them."""

import csv
import io
import json
import re

import pytest

from models.plan.edits import set_values
from models.planfile import load_plan, save_plan
from tests.end2end.running import ROOT, answer, planner, refusal

FEW = ("--draws", 30)


@pytest.fixture(scope="module")
def plan(tmp_path_factory):
    path = tmp_path_factory.mktemp("exploring") / "plan.xplan"
    answer("new", "--sample", "three-sites", path)
    return path


def rows_of(*arguments):
    return list(csv.DictReader(io.StringIO(answer(*arguments, "--csv"))))


def test_growth_is_sentences_with_months(plan):
    lines = answer("grow", plan, "--yearly", 15).splitlines()
    assert lines[0].startswith("5 of 10 machines exceed a ceiling within 5 years. Depends on assumed figures:")
    assert any(re.match(r"LEE-MBX-1 exceeds its memory ceiling in [A-Z][a-z]{2} 20\d\d ", line) for line in lines)
    assert any("1 more machine like LEE-MBX-1" in line for line in lines)


def test_growth_that_a_plan_keeps_is_that_of_its_commands_and_results(plan, tmp_path):
    kept = tmp_path / "kept.xplan"
    answer("convert", plan, kept, "--growth", 15)
    assert answer("grow", kept, "--json") == answer("grow", plan, "--growth", 15, "--json")
    answer("convert", kept, tmp_path / "a.results.json")
    answer("convert", plan, tmp_path / "b.results.json", "--growth", 15)
    for name in "ab":
        found = json.loads((tmp_path / f"{name}.results.json").read_text("utf-8"))
        assert {design["growth"]["yearly_fraction"] for design in found["designs"]} == {0.15}
    assert "cannot shrink" in refusal("convert", plan, tmp_path / "c.md", "--growth", -100)


def test_a_population_that_grows_at_its_own_rate_by_the_plan_needs_no_option(plan, tmp_path):
    own = tmp_path / "own.xplan"
    opened = load_plan(plan).plan
    save_plan(set_values(opened, (opened.populations[0].id,), "yearly_growth", 0.4).apply(opened), own)
    given = answer("grow", plan, "--population", f"{opened.populations[0].id}=40", "--json")
    assert answer("grow", own, "--json") == given != answer("grow", plan, "--json")


def test_growth_as_json_says_when_and_what_to_add(plan):
    found = json.loads(answer("grow", plan, "--yearly", 15, "--years", 3, "--json"))
    assert found["months"] == 36
    first = next(crossing for crossing in found["crossings"] if crossing["machine"] == "lee-mbx-1")
    assert first["earliest"] <= first["month"] <= (first["latest"] or 36)
    machine = next(machine for machine in found["machines"] if machine["id"] == "lee-mbx-1")
    use = machine["resources"][first["resource"]]["against_ceiling"]
    assert len(use) == 37
    assert use[first["month"] - 1] <= 1.0 < use[first["month"]]
    assert all(addition["count"] >= 1 for addition in found["additions"])
    assert found["rests_on"][0]["status"] == "assumed"


def test_growth_of_nobody_changes_nothing(plan):
    rows = rows_of("grow", plan, "--yearly", 0, "--years", 1)
    numbers = json.loads(answer("evaluate", plan, "--json"))["designs"][0]["machines"]
    for machine in numbers:
        months = [row for row in rows if (row["machine"], row["resource"]) == (machine["id"], "cpu")]
        gauge = machine["resources"]["cpu"]
        assert len(months) == 13
        for row in months:
            assert float(row["against_ceiling"]) == pytest.approx(gauge["utilization"] / gauge["ceiling"])


def test_one_population_and_one_protocol_have_rates_of_their_own(plan):
    everyone = json.loads(answer("grow", plan, "--yearly", 0, "--json"))
    assert not [crossing for crossing in everyone["crossings"] if crossing["month"]]
    leeds = json.loads(answer("grow", plan, "--yearly", 0, "--population", "leeds-office=30", "--json"))
    assert {crossing["machine"] for crossing in leeds["crossings"] if crossing["month"]} >= {"lee-mbx-1"}


def test_failures_are_a_sentence_and_two_tables(plan):
    lines = answer("fail", plan).splitlines()
    assert lines[0].startswith("The design survives 6 of 15 single failures.")
    assert any(line.startswith("Failed ") for line in lines)
    assert any(line.startswith("The 20 worst of ") for line in lines)
    assert any(line.startswith("LON-MBX-1") and line.endswith("ceiling ▲") for line in lines)


def test_failures_as_csv_and_json_are_the_same(plan):
    rows = rows_of("fail", plan, "--single")
    found = json.loads(answer("fail", plan, "--single", "--json"))
    assert [row["down"].split() for row in rows] == [failure["down"] for failure in found["failures"]]
    assert {len(failure["down"]) for failure in found["failures"]} == {1}
    assert found["may_fail"] in {0, 1, 2}
    assert {figure["status"] for figure in found["rests_on"]} <= {"assumed", "disputed"}


def test_failures_name_the_groups_that_lose_their_quorum(tmp_path):
    path = tmp_path / "plan.xplan"
    answer("new", "--sample", "two-site-dag", path)
    head, *lines = [line for line in answer("fail", path).splitlines() if line.startswith(("Failed ", "FRA-EX-1 and "))]
    assert head.split()[-5:] == ["Without", "quorum", "Copies", "fall", "behind"]
    assert any(line.startswith("FRA-EX-1 and Hamburg") and "DAG-1 ✖" in line for line in lines)
    by_name = {row["down"]: row["without_quorum"] for row in rows_of("fail", path)}
    assert (by_name["fra-ex-1 hamburg"], by_name["frankfurt"]) == ("dag-2016", "")
    found = json.loads(answer("fail", path, "--json"))["failures"]
    assert {failure["down"][0]: failure["without_quorum"] for failure in found if len(failure["down"]) == 1}[
        "frankfurt"
    ] == []


def test_a_name_out_of_a_plan_is_no_formula_in_csv(plan, tmp_path):
    """An id stands in the table as it is in the file."""
    document = json.loads(answer("convert", plan, tmp_path / "a.json") or (tmp_path / "a.json").read_text("utf-8"))
    del document["digest"]
    design = document["designs"][0]
    document["designs"] = [{**design, "machines": [{**design["machines"][0], "id": "=cmd|x", "name": "@SUM(1)"}]}]
    (tmp_path / "b.json").write_text(json.dumps(document))
    for arguments in (("fail", "--single"), ("risk", *FEW), ("grow",), ("sweep", "--parameter", "users")):
        printed = answer(arguments[0], tmp_path / "b.json", *arguments[1:], "--csv")
        cells = [cell for row in csv.reader(io.StringIO(printed)) for cell in row]
        assert "'=cmd|x" in cells, arguments
        assert not [cell for cell in cells if cell.startswith(("=", "@"))], arguments


def test_vms_that_start_again_leave_fewer_unserved(plan):
    stay = rows_of("fail", plan, "--single", "--design", "consolidated")
    start = rows_of("fail", plan, "--single", "--design", "consolidated", "--restart")
    assert sum(int(row["stopped"]) for row in start) < sum(int(row["stopped"]) for row in stay)


def test_risk_is_a_sentence_and_two_tables(plan):
    lines = answer("risk", plan, *FEW).splitlines()
    assert "of 30 simulation runs" in lines[0]
    assert "Depends on assumed figures" in lines[0]
    assert any(line.startswith("LON-HUB-1") and "±" in line for line in lines)
    assert any("Assumed" in line for line in lines)


def test_risk_hangs_on_the_seed_alone(plan):
    first = answer("risk", plan, *FEW, "--json")
    assert answer("risk", plan, *FEW, "--json") == first
    assert answer("risk", plan, *FEW, "--seed", 9, "--json") != first
    machines = json.loads(first)["machines"]
    assert all(0.0 <= machine["probability"] <= 1.0 for machine in machines)
    rows = rows_of("risk", plan, *FEW)
    assert [row["machine"] for row in rows] == [machine["machine"] for machine in machines]


@pytest.fixture(scope="module")
def unknown(tmp_path_factory):
    """One Client Access server of Exchange 2003, of which no document says anything."""
    processor = {"cores": 2, "clock_mhz": 2000, "relative_speed": 1.0, "specint_rate2006": None}
    server = {"id": "cas", "name": "EX-CAS-1", "kind": "server", "site": "london", "exchange": "2003",
              "roles": ["cas"], "windows": "2003-x86", "processor": processor, "memory_mb": 4096}  # fmt: skip
    plan = {
        "format": "exchange-topology-plan", "version": 1, "title": "Unknown",
        "sites": [{"id": "london", "name": "London"}],
        "populations": [{"id": "hq", "name": "Head office", "site": "london", "mailboxes": 100, "users": {"owa": 100}}],
        "designs": [{"id": "physical", "name": "Today", "machines": [server]}],
    }  # fmt: skip
    path = tmp_path_factory.mktemp("unknown") / "plan.json"
    path.write_text(json.dumps(plan))
    return path


SWEEP = ("sweep", "--parameter", "users", "--steps", 2)


@pytest.mark.parametrize("command", [("grow",), ("fail",), ("risk", *FEW), SWEEP, ("consolidate",)])
def test_what_nobody_knows_is_told(unknown, command):
    name, *rest = command
    known = {"consolidate": "CPU utilization of EX-CAS-1 is unknown"}
    words = known.get(name, "CPU and memory of EX-CAS-1 are unknown")
    assert words in answer(name, unknown, *rest)
    told = json.loads(answer(name, unknown, *rest, "--json"))
    assert {resource: len(ids) for resource, ids in told["no_data"].items()} == {"cpu": 1, "memory": 1}


def test_what_nobody_knows_is_null_and_never_0(unknown):
    risk = json.loads(answer("risk", unknown, *FEW, "--json"))
    assert (risk["any"], risk["usual"]) == (None, None)
    assert {value for name, value in risk["machines"][0].items() if name != "machine"} == {None}
    fail = json.loads(answer("fail", unknown, "--json"))
    assert {failure["against_ceiling"] for failure in fail["failures"]} == {None}
    (crossing,) = json.loads(answer(SWEEP[0], unknown, *SWEEP[1:], "--json"))["crossings"]
    assert crossing["above_at_first"] is None
    (row,) = rows_of("risk", unknown, *FEW)
    assert {value for name, value in row.items() if name != "machine"} == {""}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("grow", "--years", "100"), "1 to 20 years"),
        (("grow", "--yearly", "-100"), "cannot shrink"),
        (("grow", "--population", "nowhere=5"), "no population with the id 'nowhere'"),
        (("grow", "--protocol", "telex=5"), "no protocol 'telex'"),
        (("grow", "--design", "none"), "no design 'none'"),
        (("fail", "--design", "none"), "no design 'none'"),
        (("risk", "--draws", "0"), "number of simulation runs must be"),
        (("risk", "--spread", "100"), "less than 100 %"),
        (("risk", "--seed", "-1"), "the random seed must be"),
        (("risk", "--design", "none"), "no design 'none'"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(plan, arguments, words):
    command, *rest = arguments
    assert words in refusal(command, plan, *rest)


@pytest.mark.parametrize(
    "arguments",
    [("grow", "--json", "--csv"), ("grow", "--population", "hq"), ("fail", "--twice"), ("risk", "--draws", "many")],
)
def test_a_wrong_command_line_is_told_as_one(plan, arguments):
    command, *rest = arguments
    assert planner(command, plan, *rest).returncode == 2


@pytest.mark.parametrize(
    "command", [("sweep", "--parameter", "users", "--from", 0.5, "--to", 2), ("grow", "--yearly", 15), ("risk",)]
)
def test_a_plan_without_users_is_explored_too(command):
    name, *arguments = command
    assert answer(name, ROOT / "resources" / "templates" / "physical-baseline.json", *arguments)


def test_one_failure_tells_what_links_carry_and_whose_copies_fall_behind(tmp_path):
    path = tmp_path / "dag.xplan"
    answer("new", "--sample", "two-site-dag", path)
    lost = json.loads(answer("fail", path, "--down", "frankfurt-hamburg", "--json"))
    assert (lost["unserved"], lost["cut_off"], lost["links"]) == (2400, ["ham-ex-1", "ham-ex-2"], [])
    every = json.loads(answer("fail", path, "--single", "--json"))["failures"]
    assert next(row["cut_off"] for row in every if row["down"] == lost["down"]) == lost["cut_off"]
    [link] = json.loads(answer("fail", path, "--down", "ham-ex-1", "--json"))["links"]
    assert link["log_shipping"] == pytest.approx(0.0155, abs=1e-4)
    lines = answer("fail", path, "--down", "ham-ex-1").splitlines()
    assert lines[0].startswith("If HAM-EX-1 fails: Nobody loses service.")
    assert lines[-1].endswith("2 % or more")
    assert "'nowhere' can fail" in refusal("fail", path, "--down", "nowhere")
