"""Names without what all machines of a site begin with."""

import pytest

from planner.presenters.short_names import site_prefix


@pytest.mark.parametrize(
    ("names", "prefix"),
    [
        (("LON-CAS-1", "LON-HUB-1", "LON-MBX-2"), "LON-"),
        (("LON-CAS-1", "LON-CAS-2"), "LON-"),
        (("ESX-1", "ESX-2"), ""),
        (("LON-CAS-1", "LEE-CAS-1"), ""),
        (("LON-CAS-1",), ""),
        ((), ""),
        (("uk.lon mbx", "uk.lon cas"), "uk.lon "),
    ],
)
def test_what_all_names_begin_with_ends_before_a_letter(names, prefix) -> None:
    assert site_prefix(names) == prefix
