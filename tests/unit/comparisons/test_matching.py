"""Which machines a name of a log can stand for."""

import numpy as np
from attrs import evolve

from models.comparisons.matching import machines_to_match
from models.comparisons.measured import Sampled
from tests.unit.capacity.building import host, plan_of, vm

NOTHING = np.zeros(0)


def guest(name: str) -> Sampled:
    return Sampled("ESX1", "Group Cpu", f"7:{name}", "% Used", NOTHING, NOTHING, NOTHING)


def own_log(name: str) -> Sampled:
    return Sampled(name, "Memory", "", "Available MBytes", NOTHING, NOTHING, NOTHING)


def test_a_guest_that_its_host_calls_otherwise_has_both_names() -> None:
    """Where the host's log had the guest by its name in the plan, the guest's own log could not be matched with it."""
    guests = [evolve(vm("mail", host="esx1"), name="EX1 (Mail)"), evolve(vm("other", host="esx1"), name="EX2")]
    design = plan_of([evolve(host("esx1"), name="ESX1"), *guests]).designs[0]
    log = [guest("EX1 (Mail)"), guest("old"), own_log("EX1"), own_log("EX2")]
    found = machines_to_match(design, log, {}, ["EX1", "old"])
    assert {name: [machine.id for machine in machines] for name, machines in found.items()} == {
        "EX1": ["mail"],
        "old": ["esx1", "other"],
    }
    again = machines_to_match(design, log, {"EX1": "mail"}, ["EX1"])
    assert [machine.id for machine in again["EX1"]] == ["mail"]
