"""The rows of the what-if panel in words."""

from models.plan.entities import Plan, Population, Site, Users
from models.plan.scenario import Scenario
from planner.presenters.what_if import what_if_view


def effects(factor: float) -> dict[str, str]:
    population = Population(id="p", name="P", site="s", mailboxes=1, users=Users(outlook=1))
    plan = Plan(sites=(Site(id="s", name="S"),), populations=(population,))
    view = what_if_view(plan, None, Scenario(users=factor), library=None)  # type: ignore[arg-type] - without a design
    return {row.key: row.effect for row in view.rows}


def test_one_user_is_no_users():
    assert effects(1.0)["users"] == effects(1.0)["protocol.outlook"] == "1 user"
    assert effects(3.0)["users"] == effects(3.0)["protocol.outlook"] == "3 users"


def test_a_plan_without_anything_has_rows_without_effects():
    rows = what_if_view(Plan(), None, Scenario(), library=None).rows  # type: ignore[arg-type]
    assert {row.key: row.effect for row in rows} == {
        "users": "0 users", "messages": "", "message_size": "", "cpu_ceiling": "", "memory_ceiling": "",
    }  # fmt: skip
