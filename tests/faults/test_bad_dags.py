"""A group that cannot be is refused with its place: from JSON, from a plan file, by an edit and by a command."""

import json
import sqlite3
from contextlib import closing

import pytest

from models.errors import ChangeError, FieldError, PlanError, PlanFileError
from models.plan import edits
from models.planfile import load_plan, plan_from_json, plan_to_json, save_plan
from planner.command_line import main
from tests.unit.capacity.building import sample

GROUP, MACHINE = "designs[today].dags[dag-2016]", "designs[today].machines[fra-ex-1]"
# What is wrong: the table, the id of the row, its column, the value; then the place and the sentence.
CASES = {
    "more copies than members": (
        ("dags", "dag-2016", "copies", 5),
        f"{GROUP}.copies: each database has 5 copies, but the DAG has only 4 members; a member holds one copy.",
    ),
    "10,000 databases": (
        ("dags", "dag-2016", "databases", 10_000),
        f"{GROUP}.databases: Databases must be at most 1,600; it is 10,000.",
    ),
    "a lag above 14 days": (
        ("dags", "dag-2016", "lag_days", 14.5),
        f"{GROUP}.lag_days: Lag must be at most 14 days; it is 14.5.",
    ),
    "no copy that is not lagged": (
        ("dags", "dag-2016", "lagged", 4),
        f"{GROUP}.lagged: 4 of 4 copies are lagged; at least one must not be.",
    ),
    "more failures than copies": (
        ("dags", "dag-2016", "failures", 9),
        f"{GROUP}.failures: surviving 9 failures requires 10 non-lagged copies; each database has 3.",
    ),
    "no member": (
        ("dags", "dag-2016", "members", []),
        f"{GROUP}.members: a DAG has 1 to 16 members; this one has 0.",
    ),
    "a member twice": (
        ("dags", "dag-2016", "members", ["fra-ex-1", "fra-ex-1"]),
        f"{GROUP}.members: Members lists 'fra-ex-1' twice.",
    ),
    "a group in itself": (
        ("dags", "dag-2016", "members", ["dag-2016", "fra-ex-1", "fra-ex-2", "ham-ex-1"]),
        f"{GROUP}.members: 'dag-2016' is not a server or virtual machine of this design.",
    ),
    "members on one host": (
        ("machines", "fra-se-2", "host", "fra-hv-1"),
        "designs[se].dags[dag-se].members: the members 'FRA-SE-1' and 'FRA-SE-2' run on one host, 'FRA-HV-1'; "
        "if it fails, the DAG loses both.",
    ),
    "a VM on itself": (
        ("machines", "fra-se-1", "host", "fra-se-1"),
        "designs[se].machines[fra-se-1].host: 'fra-se-1' is not a virtualization host, so it cannot run a VM.",
    ),
    "SPEC 0": (
        ("machines", "fra-ex-1", "processor.specint_rate2006", 0.0),
        f"{MACHINE}.processor.specint_rate2006: SPECint_rate2006 must be at least 0.1; it is 0.",
    ),
    "a site that serves itself": (
        ("sites", "frankfurt", "serves", ["frankfurt"]),
        "sites[frankfurt].serves: a site serves itself anyway; remove it from the list.",
    ),
}  # fmt: skip


def rows_of(document: dict, table: str) -> list[dict]:
    if table in document:
        return document[table]
    return [row for design in document["designs"] for row in design.get(table, ())]


@pytest.mark.parametrize("name", CASES)
def test_json_is_refused_with_the_place(tmp_path, capsys, name) -> None:
    (table, identifier, field, value), sentence = CASES[name]
    document = json.loads(plan_to_json(sample("two-site-dag")))
    document.pop("digest", None)
    (holder,) = (row for row in rows_of(document, table) if row["id"] == identifier)
    *way, last = field.split(".")
    for step in way:
        holder = holder[step]
    holder[last] = value
    with pytest.raises(PlanFileError) as caught:
        plan_from_json(json.dumps(document), "plan.json")
    assert str(caught.value) == f"plan.json: {sentence}"
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(document), "utf-8")
    assert main(["evaluate", str(path)]) != 0
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("name", CASES)
def test_a_plan_file_is_refused_with_the_place(tmp_path, name) -> None:
    (table, identifier, field, value), sentence = CASES[name]
    path = tmp_path / "plan.xplan"
    save_plan(sample("two-site-dag"), path)
    column, given = field.replace(".", "_"), json.dumps(value) if isinstance(value, list) else value
    with closing(sqlite3.connect(path)) as database:
        changed = 0
        for (holder,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            columns = {row[1] for row in database.execute(f"PRAGMA table_info({holder})")}
            if {"id", column} <= columns and (table != "dags" or holder == "dags"):
                changed += database.execute(
                    f'UPDATE {holder} SET "{column}" = ? WHERE id = ?', (given, identifier)
                ).rowcount
        database.commit()
    assert changed == 1
    with pytest.raises(PlanFileError) as caught:
        load_plan(path)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("name", CASES)
def test_an_edit_is_refused_and_the_plan_stays(name) -> None:
    (_, identifier, field, value), sentence = CASES[name]
    plan = sample("two-site-dag")
    before = plan_to_json(plan)
    with pytest.raises((ChangeError, PlanError, FieldError)) as caught:
        given = tuple(value) if isinstance(value, list) else value
        edits.set_values(plan, [identifier], field, given).apply(plan)
    words = sentence.partition(": ")[2]
    assert words[1:] in str(caught.value)
    assert plan_to_json(plan) == before


def test_a_population_that_is_served_twice_is_named() -> None:
    document = json.loads(plan_to_json(sample("two-site-dag")))
    document.pop("digest", None)
    (group,) = document["designs"][0]["dags"]
    second = group | {"id": "second", "members": group["members"][:1], "copies": 1, "lagged": 0, "failures": 0}
    group.update(members=group["members"][1:], copies=3, lagged=0, failures=1)
    document["designs"][0]["dags"].append(second)
    with pytest.raises(PlanFileError) as caught:
        plan_from_json(json.dumps(document), "plan.json")
    assert str(caught.value) == (
        "plan.json: designs[today].dags[second].serves: the population 'Frankfurt office' is already served by 'DAG-1'."
    )
