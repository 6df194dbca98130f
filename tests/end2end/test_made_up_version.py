"""One file of data adds an Exchange version: a made-up one, whose single role performs every duty."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import resources
from tests.end2end.running import HOST, MACHINE, ROOT, VM, with_machines

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
EVERY_ROLE = ["cas", "hub", "mailbox", "directory"]


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    """A folder with data of its own: those of the program and two more calibrations."""
    folder = tmp_path_factory.mktemp("data")
    own = folder / "resources"
    (own / "calibration").mkdir(parents=True)
    for entry in Path(str(resources.folder())).iterdir():
        if entry.name not in {"calibration", "__pycache__"}:
            (own / entry.name).symlink_to(entry)
    for path in Path(str(resources.folder() / "calibration")).glob("*.toml"):
        (own / "calibration" / path.name).symlink_to(path)
    (own / "calibration" / "exchange-next.toml").write_text(CALIBRATION, encoding="utf-8")
    (own / "calibration" / "exchange-whole.toml").write_text(WHOLE, encoding="utf-8")
    return folder


@pytest.fixture
def evaluated(home):
    """What the program tells of a plan of some machines, with that data."""

    def answer(*machines, **changes):
        plan = with_machines(*machines) | changes
        (home / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
        finished = subprocess.run(
            [sys.executable, "-W", "error", "-m", "planner", "evaluate", "plan.json", "--json"],
            capture_output=True, text=True, encoding="utf-8", cwd=home, timeout=60, check=False,
            env=os.environ | {"PYTHONPATH": f"{home}{os.pathsep}{ROOT}", "PYTHONIOENCODING": "utf-8"},
        )  # fmt: skip
        assert (finished.returncode, finished.stderr) == (0, "")
        return json.loads(finished.stdout)["designs"][0]

    return answer


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
    assert rules(told) == list(dict.fromkeys(rules(each)))
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
        "server: Exchange Next has no Hub role. Take it away. Roles of this version: Mailbox."
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
