"""Findings about roles, settings and folders: when they appear, and when they do not."""

import pytest
from attrs import evolve

from tests.unit.capacity.building import host, numbers_of, plan_of, population, server, vms


def rules(machines, work=()):
    return {one.rule for one in numbers_of(plan_of(machines, work)).findings}


USERS = [population(users={"outlook": 100})]
TWO = [server("a", roles=("cas", "hub", "mailbox")), server("b", roles=("cas", "hub", "mailbox"))]
IMAP = population(users={"imap4": 10}, items_in_largest_folder=10_001)
CASES = {
    "users-without-role": ([server(roles=())], USERS, TWO, USERS),
    "no-role": ([server(roles=())], USERS, TWO, USERS),
    "role-without-users": ([server()], (), [server()], USERS),
    "single-machine": ([server()], USERS, [server("a"), server("b")], USERS),
    "role-on-one-host": (
        [host(), *vms(2)],
        USERS,
        [host(), *vms(1), server(exchange="2003", roles=("mailbox",))],
        USERS,
    ),
    "small-combined-role": (
        [server(roles=("cas", "hub"), cores=2)],
        USERS,
        [server(roles=("cas", "hub"), cores=4, memory_mb=8192)],
        USERS,
    ),
    "cache-untested": (
        [server(roles=("hub",), database_cache_mb=513)],
        USERS,
        [server(roles=("hub",), database_cache_mb=512)],
        USERS,
    ),
    "cache-needs-memory": (
        [server(roles=("hub",), database_cache_mb=512, memory_mb=4095)],
        USERS,
        [server(roles=("hub",), database_cache_mb=512, memory_mb=4096)],
        USERS,
    ),
    "many-items": ([server()], [IMAP], [server()], [evolve(IMAP, items_in_largest_folder=10_000)]),
    "many-connections": (
        [server()],
        [population(users={"outlook_anywhere": 6839})],
        [server()],
        [population(users={"outlook_anywhere": 6838})],
    ),
    "above-ceiling": ([server()], [population(users={"outlook": 35000})], [server()], USERS),
    "over-capacity": ([server()], [population(users={"outlook": 46000})], [server()], USERS),
    "not-covered": ([server(roles=("directory",), exchange="2003")], USERS, [server()], USERS),
}


@pytest.mark.parametrize("rule", CASES)
def test_a_finding_appears_with_its_cause_and_goes_with_it(rule):
    wrong, work, right, other_work = CASES[rule]
    assert rule in rules(wrong, work)
    assert rule not in rules(right, other_work)


def test_four_gigabytes_are_too_few_for_a_combined_role():
    assert "small-combined-role" in rules([server(roles=("cas", "hub"), memory_mb=4096)], USERS)


def test_what_clears_an_overload_clears_it():
    (finding,) = [
        one
        for one in numbers_of(plan_of([server()], [population(users={"outlook": 40000})])).findings
        if one.rule == "above-ceiling" and "CPU" in one.text
    ]
    assert "2 more cores or 5,715 fewer users would clear it" in finding.remedy
    assert "above-ceiling" not in rules([server(cores=10, memory_mb=65536)], [population(users={"outlook": 40000})])
    assert "above-ceiling" not in rules([server()], [population(users={"outlook": 40000 - 5715})])
