"""One file of data adds an Exchange version: a made-up one, whose single role performs every duty."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import resources
from tests.end2end.running import HOST, MACHINE, PATIENCE_S, ROOT, VM, with_machines

CALIBRATION = """
id = "exchange-next"
title = "A made-up version"
versions = { "next" = "Exchange Next" }
source = "judgement"
extends = "exchange-2010"
cpu_unit = "MHz"

[roles.mailbox]
label = "Mailbox"
duties = ["client-access", "transport", "store", "directory"]

[systems.2031]
label = "2031"
guest = "windows-2031"
guest_label = "Windows 2031"
inventory_names = "windows.*2031"

[figures."cas.cpu.pop3"]
label = "CPU of a POP3 user"
value = 2.0
low = 2.0
high = 2.0
unit = "MHz/user"
place = "Nowhere"
status = "assumed"
"""
# One whose document measured a user once, for all that the role does.
WHOLE = """
id = "exchange-whole"
title = "Another made-up version"
versions = { "whole" = "Exchange Whole" }
needs = ["client-access", "transport", "store"]
included = ["client-access", "transport"]
source = "judgement"
extends = "every-version"
cpu_unit = "MHz"

[roles.mailbox]
label = "Mailbox"
duties = ["client-access", "transport", "store"]

[figures."mailbox.cpu.outlook"]
label = "CPU of an Outlook user"
value = 4.0
low = 4.0
high = 4.0
unit = "MHz/user"
place = "Nowhere"
status = "assumed"
"""
# One whose Mailbox role performs transport, too, and that has no Hub role.
TWO_ROLES = """
id = "exchange-two-roles"
title = "A version of two roles"
versions = { "two-roles" = "Exchange Two Roles" }
source = "judgement"
extends = "exchange-2010"

[roles.cas]
label = "CAS"
duties = ["client-access"]

[roles.mailbox]
label = "Mailbox"
duties = ["transport", "store"]

[figures."cas.cpu.outlook"]
label = "CPU of an Outlook user"
value = 0.35
low = 0.35
high = 0.35
unit = "MHz/user"
place = "Nowhere"
status = "assumed"
"""
HYPERVISOR = """
id = "xen-6"
title = "Another hypervisor"
source = "judgement"
inventory_names = "xenserver 6"
extends = "generic-modern"

[figures."derate.one_vcpu"]
label = "Users at the ceiling of a VM against a physical server"
value = 0.5
low = 0.5
high = 0.5
unit = "1"
place = "Nowhere"
status = "assumed"
"""
EVERY_ROLE = ["cas", "hub", "mailbox", "directory"]


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """A folder with data of its own: those of the program, three more calibrations and a hypervisor."""
    return data_folder(
        tmp_path_factory.mktemp("data"),
        {
            "calibration/exchange-next.toml": CALIBRATION,
            "calibration/exchange-whole.toml": WHOLE,
            "calibration/exchange-two-roles.toml": TWO_ROLES,
            "hypervisors/xen.toml": HYPERVISOR,
        },
    )


def data_folder(folder: Path, files: dict[str, str]) -> Path:
    """A folder from which the program reads its own data and more files; it is a copy, as Windows makes few links."""
    own = folder / "resources"
    shutil.copytree(Path(str(resources.folder())), own, ignore=shutil.ignore_patterns("__pycache__"))
    for name, text in files.items():
        (own / name).write_text(text, encoding="utf-8")
    return folder


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The program, or another script, with the data of a folder."""
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        capture_output=True, text=True, encoding="utf-8", cwd=home, timeout=PATIENCE_S, check=False,
        env=os.environ | {"PYTHONPATH": f"{home}{os.pathsep}{ROOT}", "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


def answer(home: Path, command: str, *machines, **changes):
    """What a command says of a plan of some machines, with the data of a folder."""
    (home / "plan.json").write_text(json.dumps(with_machines(*machines) | changes), encoding="utf-8")
    finished = run(home, "-m", "planner", command, "plan.json", "--json")
    # On a slow machine, a search tells how far it is.
    told = [line for line in finished.stderr.splitlines() if not line.startswith("Best so far: ")]
    assert (finished.returncode, told) == (0, [])
    return json.loads(finished.stdout)


@pytest.fixture
def evaluated(home):
    """What the program tells of the gauges and findings of a plan of some machines, with that data."""
    return lambda *machines, **changes: answer(home, "evaluate", *machines, **changes)["designs"][0]


def server(identifier: str, exchange: str, roles: list[str], **values) -> dict:
    given = {"id": identifier, "name": identifier, "exchange": exchange, "roles": roles}
    return MACHINE | {"disk_iops": 1000.0, "network_mbit_s": 1000.0} | given | values


def gauges(told: dict, identifier: str) -> dict:
    return next(machine for machine in told["machines"] if machine["id"] == identifier) | {"id": ""}


def cpu(told: dict, identifier: str) -> float:
    return gauges(told, identifier)["resources"]["cpu"]["utilization"]


def rules(told: dict) -> list[str]:
    return [finding["rule"] for finding in told["findings"]]


def texts(told: dict, rule: str) -> list[str]:
    return [finding["text"] for finding in told["findings"] if finding["rule"] == rule]


def test_its_one_role_costs_what_its_duties_cost(evaluated):
    told = evaluated(server("server", "next", ["mailbox"]))
    each = evaluated(server("server", "2010", EVERY_ROLE))

    assert cpu(told, "server") == pytest.approx(100 * (0.35 + 0.24 + 0.59 + 0.05) / 16_000)
    assert gauges(told, "server") == gauges(each, "server")
    assert told["complete"]
    # Of the versions tried, only Exchange 2010 has a known end of support.
    assert rules(told) == [rule for rule in dict.fromkeys(rules(each)) if rule != "support-ended"]
    assert [text.split(".")[0] for text in texts(told, "single-machine")] == [
        "server is the only Mailbox server in Lab"
    ]


def test_who_is_not_served_lacks_its_one_role(evaluated):
    sites = [{"id": "lab", "name": "Lab"}, {"id": "far", "name": "Far"}]
    told = evaluated(server("server", "next", ["mailbox"], site="far"), sites=sites)

    assert told["gaps"] == [{"population": "users", "role": "mailbox"}]
    assert [text.split(".")[0] for text in texts(told, "users-without-role")] == [
        "“Users” (100 users) has no Mailbox server"
    ]


def test_beside_another_version_it_takes_its_share_of_each_duty(evaluated):
    told = evaluated(server("old", "2010", ["cas", "mailbox"]), server("new", "next", ["mailbox"]))

    assert told["complete"]
    assert texts(told, "users-without-role") == []
    assert cpu(told, "old") == pytest.approx(50 * (0.35 + 0.59) / 16_000)
    assert cpu(told, "new") == pytest.approx((50 * (0.35 + 0.59) + 100 * (0.24 + 0.05)) / 16_000)
    assert [text.split(" in ")[0] for text in texts(told, "single-machine")] == [
        "new is the only Hub server",
        "new is the only Directory server",
    ]


def test_a_role_that_it_does_not_have_is_named_and_not_charged(evaluated):
    told = evaluated(server("server", "next", ["hub", "mailbox"]))

    assert gauges(told, "server") == gauges(evaluated(server("server", "next", ["mailbox"])), "server")
    assert texts(told, "role-of-other-version") == [
        "server: Exchange Next has no Hub role. Remove that role. Roles of the Exchange version: Mailbox."
    ]


def test_a_cost_that_was_measured_for_all_duties_together_is_counted_once(evaluated):
    told = evaluated(server("server", "whole", ["mailbox"]))

    assert cpu(told, "server") == pytest.approx(100 * 4.0 / 16_000)
    assert texts(told, "not-covered") == []
    assert gauges(told, "server")["resources"]["network"]["state"] == "no data"


def test_its_windows_can_be_chosen(evaluated):
    vm = VM | {"exchange": "next", "roles": ["mailbox"], "guest": "windows-2031"}
    told = evaluated(server("server", "next", ["mailbox"], windows="2031"), HOST, vm)

    assert cpu(told, "vm") > 0.0


def test_a_mixed_design_lacks_no_role_that_another_versions_role_performs(evaluated):
    told = evaluated(server("old", "2010", ["cas"]), server("new", "two-roles", ["mailbox"]))

    assert told["complete"]
    assert texts(told, "users-without-role") == []
    assert cpu(told, "new") == pytest.approx(100 * (0.24 + 0.59) / 16_000)


def test_memory_is_recommended_for_roles_that_the_version_has(evaluated):
    told = evaluated(server("server", "two-roles", ["cas", "hub", "mailbox"], memory_mb=8192))

    assert [text.split("recommended for ")[1] for text in texts(told, "memory-below-rule")] == [
        "CAS and Mailbox with 8 cores."
    ]
    assert texts(told, "role-of-other-version") == [
        "server: Exchange Two Roles has no Hub role. Remove that role. Roles of the Exchange version: CAS and Mailbox."
    ]


def test_machines_that_share_a_duty_do_not_share_a_host(home):
    """Whatever their roles are called; a role that a version does not have keeps nothing apart."""
    told = answer(home, "consolidate", server("old", "2010", ["cas", "hub"]), server("new", "two-roles", ["mailbox"]))
    assert len(told["hosts"]) == 2

    machines = server("a", "two-roles", ["cas", "hub"]), server("b", "two-roles", ["mailbox", "hub"])
    told = answer(home, "consolidate", *machines)
    assert len(told["hosts"]) == 1


def test_a_hypervisor_is_one_file(evaluated):
    vm = VM | {"roles": ["cas"]}
    hosted, other = (evaluated(HOST | {"hypervisor": name}, vm) for name in ("xen-6", "generic-modern"))

    assert cpu(hosted, "vm") / cpu(other, "vm") == pytest.approx(0.901 / 0.5)


def test_the_form_of_a_machine_offers_the_roles_of_its_version(home):
    script = """
from models.planfile.interchange import plan_from_json
from planner.presenters.inspector import form_of
plan = plan_from_json(open("plan.json", encoding="utf-8").read(), "plan.json")
rows = [row for section in form_of(plan, ["server"], tuple).main for row in section.rows]
print(*[choice.value for row in rows if row.path == "roles" for choice in row.options])
"""
    for version, roles, offered in (
        ("next", ["mailbox"], "mailbox"),
        ("two-roles", ["hub"], "cas hub mailbox"),
        ("2010", [], "cas hub mailbox directory"),
    ):
        (home / "plan.json").write_text(json.dumps(with_machines(server("server", version, roles))), encoding="utf-8")
        assert run(home, "-W", "ignore::ResourceWarning", "-c", script).stdout == f"{offered}\n"


def test_data_that_contradict_themselves_end_the_program_with_one_sentence(tmp_path):
    twice = CALIBRATION.replace('"next" =', '"2010" =')
    finished = run(data_folder(tmp_path, {"calibration/more.toml": twice}), "-m", "planner", "check", "plan.json")

    assert finished.returncode == 1
    assert finished.stderr == "planner: exchange-next: the version '2010' is that of exchange-2010, too.\n"


def test_an_inventory_names_its_systems_and_hypervisors(home):
    rows = {
        "hosts": "Host,# Cores,Speed,# Memory,ESX Version\nx1,16,2660,65536,XenServer 6.2\n",
        "vms": "VM,Host,CPUs,Memory,OS\nmail,x1,4,8192,Microsoft Windows Server 2031 (64-bit)\n",
    }
    found = {}
    for name, text in rows.items():
        (home / f"{name}.csv").write_text(text, encoding="utf-8")
        finished = run(home, "-m", "planner", "convert", f"{name}.csv", f"{name}.json", "--force")
        assert finished.returncode == 0
        plan = json.loads((home / f"{name}.json").read_text(encoding="utf-8"))
        found[name] = {machine["name"]: machine for machine in plan["designs"][0]["machines"]}

    assert found["hosts"]["x1"]["hypervisor"] == "xen-6"
    assert found["vms"]["mail"]["guest"] == "windows-2031"
