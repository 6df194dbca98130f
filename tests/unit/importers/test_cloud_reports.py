"""Usage reports of Microsoft 365 beside lists of the same or of other mailboxes."""

import pytest

from models.importers.population_change import LEAVE, suggested
from models.importers.population_joining import joined
from models.importers.populations import Draft, Populations
from tests.faults import population_files as made
from tests.unit.importers.test_population_joining import counted, listed, read, two_sites


@pytest.mark.parametrize("people", [1140, 1200, 1260])
def test_reports_of_microsoft_365_do_not_count_the_people_of_other_lists_again(people: int) -> None:
    """The population of the reports was added to the same people by site, without a word."""
    sites = (("Berlin", 700), ("Köln", 500))
    profile = Populations("message-profile", tuple(Draft(name=name, site=name, mailboxes=n) for name, n in sites))
    lists = [profile, listed("mailboxes", EX01=700, EX02=500), listed("mailbox-statistics", EX01=690, EX02=495)]
    reports = [read(text) for text in (made.usage(people), made.activity(people), made.apps(people))]
    whole = joined([*reports, *lists])
    number = reports[0].drafts[0].mailboxes
    assert counted(whole) == dict(sites)
    (sentence,) = (each for each in whole.sentences if each.startswith("Microsoft 365: "))
    assert sentence == (
        f"Microsoft 365: {number:,} mailboxes in the Microsoft 365 report of mailbox usage, none in the message "
        f"profile of Generate-MessageProfile. The latter lists 1,200 mailboxes in total, the former {number:,}, so "
        "these are left out: they would be counted twice."
    )
    assert (
        "Only the Microsoft 365 report of email apps has users by protocol, and it does not say where they are; enter "
        "them after the import." in whole.sentences
    )
    actions = {choice.draft.name: choice.action for choice in suggested(two_sites(), whole.drafts, "Leeds")}
    assert actions["Microsoft 365"] == LEAVE


def test_reports_of_far_more_people_than_other_lists_have_are_of_others_too() -> None:
    whole = joined([listed("mailboxes", EX01=60), read(made.usage(400)), read(made.apps(400))])
    assert counted(whole) == {"EX01": 60, "Microsoft 365": 380}
    assert not any("users by protocol, and" in sentence for sentence in whole.sentences)


def test_reports_of_far_fewer_people_than_other_lists_have_are_of_those_in_the_cloud() -> None:
    reports = read(made.usage(200))
    whole = joined([listed("mailboxes", EX01=1_600), reports])
    assert counted(whole) == {"EX01": 1_600, "Microsoft 365": reports.drafts[0].mailboxes}
