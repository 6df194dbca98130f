"""What is no plan, or no command, is refused in one line: another process, its two outputs and its exit code."""

import json

import pytest

from tests.end2end.running import HOST, MACHINE, VM, document, planner, refusal, with_machines

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
    "unknown version": (with_machines(MACHINE | {"exchange": "2031"}), "machines[cas].exchange"),
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
    line = refusal(command[0], path, *(tmp_path / word if "." in word else word for word in command[1:]))
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
    # The folder one is in has no name of its own.
    assert refusal("evaluate", ".") == "planner: .: this is a folder, not a plan.\n"


def test_a_target_that_cannot_be_written_is_refused(sample, tmp_path):
    for command in (["convert", sample], ["new", "--sample", "three-sites"]):
        assert "the folder does not exist" in refusal(*command, tmp_path / "gone" / "plan.json")
    assert "the results file was not saved" in refusal("convert", sample, tmp_path / "gone" / "plan.results.json")


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


def test_a_workbook_that_harms_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "evil.xlsx").write_bytes(b"PK\x03\x04" + bytes(100))
    done = planner("convert", tmp_path / "evil.xlsx", tmp_path / "out.xplan")
    assert (done.returncode, done.stdout) == (1, "")
    assert (
        done.stderr
        == "planner: evil.xlsx: this is not an .xlsx workbook or .zip archive, or it is damaged. Export it again.\n"
    )
    assert not (tmp_path / "out.xplan").exists()
