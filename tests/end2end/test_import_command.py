"""`planner convert` of an inventory: the choices of the window, as options."""

import json
from pathlib import Path

import pytest

from tests.end2end.running import planner
from tests.faults.inventories import workbook

INFO = ("VM", "Powerstate", "Template", "CPUs", "Memory", "Datacenter", "Cluster", "Host", "OS")
HOSTS = [
    ("Host", "Datacenter", "Cluster", "Speed", "# Cores", "# Memory"),
    ("vmp-1", "Oslo", "Prod", 2000, 16, 65536),
    ("vmp-2", "Oslo", "Lab", 2000, 16, 65536),
]
VMS = [
    INFO,
    ("osl-ex1", "poweredOn", "False", 4, 8192, "Oslo", "Prod", "bovmp-1.example.com", "Windows Server 2019"),
    ("app", "poweredOn", "False", 2, 4096, "Oslo", "Prod", "bovmp-1.example.com", "Red Hat"),
    ("lab", "poweredOn", "False", 2, 4096, "Oslo", "Lab", "vmp-2", ""),
    ("idle", "poweredOff", "False", 2, 4096, "Oslo", "Prod", "vmp-2", ""),
    ("far", "poweredOn", "False", 2, 4096, "Oslo", "Prod", "gone-9", ""),
]
CPU = [("VM", "CPUs", "Overall"), ("osl-ex1", 4, 900), ("app", 2, 600)]


@pytest.fixture
def inventory(tmp_path: Path) -> Path:
    path = tmp_path / "Oslo.xlsx"
    path.write_bytes(workbook({"vInfo": VMS, "vHost": HOSTS, "vCPU": CPU}))
    return path


def converted(inventory: Path, *options: str, target: str = "plan.json") -> dict:
    path = inventory.with_name(target)
    done = planner("convert", inventory, path, *options)
    assert done.returncode == 0, done.stderr
    return json.loads(path.read_text(encoding="utf-8"))


def machines(plan: dict, design: int = 0) -> dict[str, dict]:
    return {machine["name"]: machine for machine in plan["designs"][design]["machines"]}


def test_filters_leave_out_what_is_named(inventory: Path) -> None:
    assert set(machines(converted(inventory, "--leave-out", "none"))) == {
        "vmp-1", "vmp-2", "bovmp-1.example.com", "gone-9", "osl-ex1", "app", "lab", "idle", "far",
    }  # fmt: skip
    few = converted(inventory, "--cluster", "lab", "--name", "l*", target="few.json")
    assert set(machines(few)) == {"vmp-2", "lab"}


def test_hosts_are_matched_and_the_rest_left_out(inventory: Path) -> None:
    by_name = machines(converted(inventory, "--match-similar-hosts", "--hosts-only-from-vhost"))
    assert set(by_name) == {"vmp-1", "vmp-2", "osl-ex1", "app", "lab"}
    by_hand = machines(converted(inventory, "--match-host", "gone-9=vmp-2", target="by-hand.json"))
    assert by_hand["far"]["host"] == by_hand["vmp-2"]["id"]
    assert "bovmp-1.example.com" in by_hand


def test_hosts_that_may_be_listed_by_another_name_are_told(inventory: Path) -> None:
    """Else a host stands in the plan twice: with hardware and no VMs, and with its VMs and no hardware."""
    hint = "Hosts that may be listed by a similar name: 1, as bovmp-1.example.com by vmp-1. If so, import again with"
    assert hint in planner("convert", inventory, inventory.with_name("plain.json")).stderr
    for options in (["--match-similar-hosts"], ["--match-host", "bovmp-1.example.com=vmp-1"]):
        done = planner("convert", inventory, inventory.with_name("matched.json"), "--force", *options)
        assert "similar name" not in done.stderr


def test_roles_are_given_and_the_load_of_the_others_kept_or_not(inventory: Path) -> None:
    exchange = ("--exchange", "*-ex?", "--roles", "mailbox", "--version", "2019")
    plan = machines(converted(inventory, *exchange))
    assert (plan["osl-ex1"]["exchange"], plan["osl-ex1"]["roles"]) == ("2019", ["mailbox"])
    assert "other" not in plan["osl-ex1"]
    assert plan["app"]["other"]["cpu_mhz"] == 600.0
    bare = machines(converted(inventory, "--without-load", "--exchange-guest", "2019", *exchange[2:], target="b.json"))
    assert "other" not in bare["app"]
    assert bare["osl-ex1"]["roles"] == ["mailbox"]


def test_several_versions_and_roles_are_given_in_one_import(inventory: Path) -> None:
    several = (
        "--exchange", "*-ex?", "--roles", "cas,mailbox", "--version", "2013",
        "--exchange-guest", "Red Hat", "--roles", "mailbox", "--version", "2016",
        "--exchange", "*", "--roles", "mailbox", "--version", "2019",
    )  # fmt: skip
    plan = machines(converted(inventory, *several))
    assert {name: (vm["exchange"], vm["roles"]) for name, vm in plan.items() if vm.get("roles")} == {
        "osl-ex1": ("2013", ["cas", "mailbox"]), "app": ("2016", ["mailbox"]), "lab": ("2019", ["mailbox"]),
        "far": ("2019", ["mailbox"]),
    }  # fmt: skip
    alike = ("--exchange", "*-ex?", "--exchange", "app", "--roles", "mailbox", "--version", "2016")
    plan = machines(converted(inventory, *alike, target="alike.json"))
    assert [name for name, vm in plan.items() if vm.get("exchange") == "2016"] == ["osl-ex1", "app"]


def test_an_inventory_becomes_a_design_of_a_plan(inventory: Path) -> None:
    first = converted(inventory)
    both = converted(inventory, "--into", str(inventory.with_name("plan.json")), target="both.json")
    assert [design["name"] for design in both["designs"]] == ["Imported", "Oslo"]
    assert both["sites"] == first["sites"]
    assert set(machines(both)) == set(machines(both, 1))
    assert both["designs"][1]["notes"].startswith("Oslo · RVTools")
    done = planner("check", inventory.with_name("both.json"))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--cluster", "x"), "Oslo.xlsx: there is no cluster 'x'; the file has Prod, Lab."),
        (("--match-host", "a=vmp-1"), "no virtual machine names the host 'a', or vHost lists it."),
        (("--match-host", "gone-9=b"), "vHost does not list the host 'b'."),
        (("--exchange", "*"), "give --roles and --version with --exchange."),
        (("--roles", "mailbox"), "give --exchange or --exchange-guest with --roles and --version."),
        (("--exchange", "*", "--roles", "cas", "--version", "2019"), "Exchange 2019 has no role 'cas'; it has "),
        (
            (
                "--exchange",
                "a",
                "--exchange",
                "b",
                "--exchange",
                "c",
                "--roles",
                "mailbox",
                "--version",
                "2016",
                "--version",
                "2019",
            ),
            "give --roles and --version once, or once for each --exchange and --exchange-guest.",
        ),
        (("--into", "none.json"), "none.json"),
    ],
)
def test_choices_that_do_not_fit_are_one_sentence(inventory: Path, options: tuple[str, ...], words: str) -> None:
    target = inventory.with_name("plan.json")
    done = planner("convert", inventory, target, *options)
    assert done.returncode == 1
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not target.exists()


def test_where_nothing_is_left_nothing_is_written(inventory: Path) -> None:
    target = inventory.with_name("plan.json")
    inventory.write_bytes(workbook({"vInfo": [INFO, ("a", "poweredOff", "False", 1, 1, "", "", "h", "")]}))
    done = planner("convert", inventory, target)
    assert (done.returncode, done.stderr) == (1, "planner: Oslo.xlsx: nothing is left to import; leave out less.\n")
    assert not target.exists()


def test_a_plan_takes_no_choices_of_an_inventory(inventory: Path) -> None:
    converted(inventory)
    done = planner("convert", inventory.with_name("plan.json"), inventory.with_name("b.json"), "--leave-out", "none")
    assert (done.returncode, "it is a plan; the choices of an inventory do not apply" in done.stderr) == (1, True)
