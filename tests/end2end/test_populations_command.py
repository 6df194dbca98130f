"""`planner populations` as a user runs it, and that nothing of a person is left anywhere."""

import json
from pathlib import Path

import pytest

from models.planfile import load_plan
from tests.end2end.running import PATIENCE_S, answer, planner, start
from tests.faults import population_files as made


@pytest.fixture
def three_sites(tmp_path: Path) -> Path:
    plan = tmp_path / "three.xplan"
    answer("new", "--sample", "three-sites", plan)
    return plan


def write(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.write_text(text, encoding=encoding, newline="")
    return path


def printed(*arguments: object) -> str:
    """What the command prints; slow, it says how far it is on standard error."""
    finished = planner("populations", *arguments)
    assert finished.returncode == 0, finished.stderr
    assert "Traceback" not in finished.stderr
    return finished.stdout


def refused(*arguments: object) -> str:
    """The last line of standard error, which says why there is no answer."""
    finished = planner("populations", *arguments)
    assert (finished.returncode, finished.stdout) == (1, "")
    assert "Traceback" not in finished.stderr
    return finished.stderr.splitlines()[-1]


def done(home: Path, *arguments: object, code: int = 0) -> tuple[str, str]:
    """What a command prints that writes what it does to standard error."""
    process = start(home, "--debug", *map(str, arguments))
    said = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == code, said
    return said


def test_a_profile_updates_and_adds_populations(three_sites: Path, tmp_path: Path) -> None:
    before = load_plan(three_sites).plan
    site, other = before.sites[0], before.sites[1]
    profile = write(tmp_path / "sites.csv", made.profile({site.name: (77, 21, 33), "Oslo": (88, 22, 44)}))
    target = tmp_path / "after.xplan"
    told = json.loads(printed(three_sites, profile, "--output", target, "--json"))
    assert [(row["name"], row["mailboxes"], row["new_site"]) for row in told["populations"]] == [
        (name, boxes, name == "Oslo") for name, boxes in sorted(((site.name, 77), ("Oslo", 88)))
    ]
    after = load_plan(target).plan
    named = {population.name: population for population in after.populations}
    assert (named["Oslo"].mailboxes, named["Oslo"].messages_per_day, named["Oslo"].message_kb) == (88, 22, 44)
    assert [each for each in after.populations if each.site == other.id] == [
        each for each in before.populations if each.site == other.id
    ]
    assert "exists already" in refused(three_sites, profile, "--output", target)


def test_without_output_the_table_is_shown_and_nothing_written(three_sites: Path, tmp_path: Path) -> None:
    before, files = three_sites.read_bytes(), sorted(tmp_path.iterdir())
    profile = write(tmp_path / "sites.csv", made.profile())
    lines = printed(three_sites, profile).splitlines()
    assert lines[0].split()[:4] == ["Population", "Site", "Action", "Mailboxes"]
    assert any("Oslo" in line and "95" in line and "102 KB" in line for line in lines)
    assert three_sites.read_bytes() == before
    assert sorted(tmp_path.iterdir()) == sorted([*files, profile])


def test_reports_together_need_a_site(three_sites: Path, tmp_path: Path) -> None:
    files = [write(tmp_path / f"{name}.csv", text, "utf-8-sig") for name, text in
             (("activity", made.activity()), ("usage", made.usage()), ("apps", made.apps()))]  # fmt: skip
    target = tmp_path / "after.json"
    sentence = refused(three_sites, *files, "--output", target)
    assert "Microsoft 365: the files do not say its site; give --site NAME." in sentence
    printed(three_sites, *files, "--output", target, "--site", "Cloud")
    after = load_plan(target).plan
    (added,) = (each for each in after.populations if each.name == "Microsoft 365")
    assert (added.mailboxes, added.messages_per_day, added.mailbox_mb) == (190, 40.0, 2048.0)
    assert (added.users.outlook, added.users.outlook_anywhere) == (190, 0)
    assert next(site.name for site in after.sites if site.id == added.site) == "Cloud"


def test_databases_servers_or_all(three_sites: Path, tmp_path: Path) -> None:
    statistics = write(tmp_path / "boxes.csv", made.statistics(";", german=True), "utf-16")
    for level, names in (
        ("server", ["EX01", "EX02"]),
        ("database", ["DB01", "DB02", "DB03"]),
        ("all", ["All mailboxes"]),
    ):
        told = json.loads(printed(three_sites, statistics, "--by", level, "--json"))
        assert [row["name"] for row in told["populations"]] == names
        assert sum(row["mailboxes"] for row in told["populations"]) == 100


def test_a_folder_of_logs_gives_rates(three_sites: Path, tmp_path: Path) -> None:
    logs = tmp_path / "MessageTracking"
    logs.mkdir()
    for number, days in enumerate((1, 2)):
        write(logs / f"MSGTRK{number}.LOG", made.log("15.00", f"EX0{number}", days))
    told = json.loads(printed(three_sites, logs, "--json"))
    assert [(row["name"], row["messages_s"], row["action"]) for row in told["populations"]] == [
        ("EX00", 0.4, "leave"), ("EX01", 0.4, "leave")
    ]  # fmt: skip
    assert "nothing to import" in refused(three_sites, logs, "--output", tmp_path / "x.xplan")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("VM,Powerstate\nx,on\n", "this is a list of machines (RVTools); File > Import inventory reads it"),
        ("a,b\n1,2\n", "its columns are not those of a file"),
        ('"(PDH-CSV 4.0) (UTC)(0)","x"\n', "a log of performance counters"),
        ('\n"(PDH-CSV 4.0) (UTC)(0)","x"\n', "a log of performance counters"),
        ("", "the file is empty. Export the table again."),
    ],
)
def test_other_files_are_refused_by_name(three_sites: Path, tmp_path: Path, text: str, sentence: str) -> None:
    told = refused(three_sites, write(tmp_path / "other.csv", text))
    assert told.startswith("planner: other.csv: ")
    assert sentence in told


def test_nothing_of_a_person_is_left_anywhere(three_sites: Path, tmp_path: Path) -> None:
    """In the plan's bytes, its JSON, reports, what is printed, the log, and all that the program keeps for itself."""
    home = tmp_path / "home"
    home.mkdir()
    texts = {
        "profile": made.profile(), "activity": made.activity(), "usage": made.usage(), "apps": made.apps(),
        "statistics": made.statistics(), "mailboxes": made.mailboxes(), "log": made.log(days=1),
    }  # fmt: skip
    source = tmp_path / "files"
    source.mkdir()
    files = [write(source / f"{name}.csv", text) for name, text in texts.items()]
    out = tmp_path / "out"
    out.mkdir()
    said = []
    for form in (".xplan", ".json"):
        target = out / f"plan{form}"
        said += done(home, "populations", three_sites, *files, "--output", target, "--site", "Cloud")
    for form in (".html", ".xlsx", ".csv", ".md"):
        said += done(home, "convert", out / "plan.xplan", out / f"report{form}")
    for name, text in texts.items():
        broken = write(source / f"broken-{name}.csv", text.partition("\n")[2].partition("\n")[2][400:])
        said += done(home, "populations", three_sites, broken, code=1)
    kept = [path.read_bytes() for folder in (out, home) for path in folder.rglob("*") if path.is_file()]
    assert len(kept) >= 6
    everything = [*kept, *(text.encode() for text in said)]
    found = [canary for canary in made.CANARIES for data in everything if canary.casefold().encode() in data.lower()]
    assert found == []
