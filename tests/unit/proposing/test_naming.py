"""Codes of sites, in names of proposed machines."""

from models.plan.entities import Plan, Site
from models.proposing.naming import site_codes


def codes_of(*names):
    work = Plan(sites=[Site(id=f"{place:05}", name=name) for place, name in enumerate(names)])
    return list(site_codes(work).values())


def test_codes_are_the_first_letters_and_never_the_same():
    assert codes_of("London", "Leeds", "London docks", "L'on", "Lon2", "--") == [
        "LON", "LEE", "LON2", "LON3", "LON4", "SITE",
    ]  # fmt: skip
    assert codes_of("A2", "A", "A") == ["A2", "A", "A3"]


def test_thousands_of_branches_take_no_longer_each_than_a_few():
    """With every name compared with all others, this would take minutes."""
    codes = codes_of(*(f"Branch {number}" for number in range(5_000)))
    assert (codes[0], codes[-1], len(set(codes))) == ("BRA", "BRA5000", 5_000)
