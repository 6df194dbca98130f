"""What a screen reader says of an item."""

from models.plan.entities import Link, Plan, Site
from planner.presenters.spoken import accessible_name


def test_a_link_without_numbers_says_so():
    sites = (Site(id="a", name="Leeds"), Site(id="b", name="London"))
    link = Link(id="wan", ends=("a", "b"), bandwidth_mbit_s=10)
    plan = Plan(sites=sites, links=(link,))
    rows = {row.id: row for row in (*sites, link)}
    assert accessible_name(link, rows, plan, None) == "Leeds – London, WAN 10 Mbit/s, no data"
