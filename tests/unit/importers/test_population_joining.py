"""Populations of several files together, and the one change of a plan that they become."""

import io

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

import resources
from models.errors import ChangeError, InventoryError
from models.importers.population_change import (
    ADD,
    LEAVE,
    REPLACE,
    Choice,
    change_of,
    suggested,
    told,
)
from models.importers.population_files import populations_of
from models.importers.population_joining import Joined, at_level, has_levels, joined
from models.importers.population_json import populations_from_json, populations_to_json
from models.importers.populations import Draft, Mean, Populations
from models.plan.assumed import still_assumed
from models.plan.edits import set_values
from models.plan.entities import Plan, Population, Site, Users
from planner.presenters.population_rows import number_cells
from planner.presenters.samples import read_catalogue
from tests.faults import population_files as made
from tests.unit.planfile.example import plan as example

CATALOGUE = read_catalogue(resources.folder())


def read(text: str) -> Populations:
    return populations_of(io.BytesIO(text.encode()))


def two_sites() -> Plan:
    return Plan(
        sites=(Site(id="london", name="London"), Site(id="leeds", name="Leeds")),
        populations=(
            Population(id="hq", name="Head office", site="london", mailboxes=2000, messages_per_day=80,
                       users=Users(outlook=1500, owa=20)),
        ),
    )  # fmt: skip


@pytest.mark.parametrize("text", [made.profile(), made.activity(), made.usage(), made.apps(), made.statistics(),
                                  made.mailboxes(), made.log(days=1)])  # fmt: skip
def test_populations_go_through_json_unchanged(text: str) -> None:
    found = read(text)
    assert populations_from_json(populations_to_json(found), found.sentences) == found


@pytest.mark.parametrize(
    "data",
    [
        b"", b"[]", b"{}", b'{"form": "x", "drafts": []}', b'{"form": "mailboxes", "drafts": [{}]}', b"[" * 100_000,
        b'{"form": "mailboxes", "drafts": 7}', b'{"form": ["mailboxes"], "drafts": []}',
    ],
)  # fmt: skip
def test_an_answer_that_is_damaged_is_refused(data: bytes) -> None:
    with pytest.raises(InventoryError, match="damaged"):
        populations_from_json(data, ())


def test_numbers_too_large_to_be_real_are_called_that() -> None:
    """The file was called damaged, which it is not."""
    data = populations_to_json(read("SiteName,Mailboxes,AvgTotalMsgs\nOffice,999999999999999,999999999999999\n"))
    with pytest.raises(InventoryError, match="too large to be real; check the columns"):
        populations_from_json(data, ())


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'"mailboxes": 40', b'"mailboxes": -40'),
        (b'"mailboxes": 40', b'"mailboxes": true'),
        (b'"mailboxes": 40', b'"mailboxes": 1e400'),
        (b'"name": "DB01"', b'"name": "anna@example.com"'),
        (b'"name": "DB01"', b'"name": "D\\u0007B"'),
        (b'"hours": {}', b'"hours": {"x": 1}'),
        (b'"users": {}', b'"users": {"telepathy": 1}'),
        (b'"messages": null', b'"messages": [NaN, 1]'),
        (b'"messages": null', b'"messages": [1, 2, 3]'),
    ],
)
def test_values_that_no_file_can_give_are_refused(before: bytes, after: bytes) -> None:
    data = populations_to_json(read(made.statistics()))
    assert before in data
    with pytest.raises(InventoryError, match="damaged"):
        populations_from_json(data.replace(before, after, 1), ())


def test_levels_add_databases_up() -> None:
    found = [read(made.statistics())]
    assert has_levels(found)
    by_server = {draft.name: draft for draft in joined(found, "server").drafts}
    assert {name: draft.mailboxes for name, draft in by_server.items()} == {"EX01": 65, "EX02": 35}
    assert by_server["EX01"].mailbox_mb.value == pytest.approx((40 * 1024 + 25 * 3072) / 65)
    assert [draft.name for draft in joined(found, "database").drafts] == ["DB01", "DB02", "DB03"]
    (whole,) = joined(found, "all").drafts
    assert (whole.name, whole.mailboxes) == ("All mailboxes", 100)


def test_hours_of_servers_add_up_before_the_busiest_is_found() -> None:
    early, late = (
        Draft(name=name, server=name, hours=hours) for name, hours in (("a", {1: 9, 2: 3}), ("b", {1: 1, 2: 8}))
    )
    (whole,) = at_level([early, late], "all")
    assert whole.messages_s == 11 / 3600


def test_three_reports_become_one_population() -> None:
    whole = joined([read(made.apps()), read(made.activity()), read(made.usage())])
    (draft,) = whole.drafts
    assert (draft.name, draft.mailboxes, draft.messages_per_day) == ("Microsoft 365", 190, pytest.approx(40.0))
    assert (draft.mailbox_mb.value, draft.users["outlook"]) == (2048.0, 190)
    assert whole.forms == ("mailbox-usage", "email-activity", "app-usage")


def test_reports_that_differ_share_all_messages_and_say_so() -> None:
    whole = joined([read(made.activity(100)), read(made.usage(200))])
    assert whole.drafts[0].mailboxes == 190
    assert whole.drafts[0].messages_per_day == pytest.approx(40.0 * 95 / 190)
    assert (
        "Microsoft 365: 190 mailboxes in the Microsoft 365 report of mailbox usage, 95 in the Microsoft 365 report of "
        "email activity; the first is used." in whole.sentences
    )


def test_the_same_file_twice_counts_once() -> None:
    whole = joined([read(made.statistics()), read(made.statistics())], "server")
    assert sum(draft.mailboxes for draft in whole.drafts) == 100
    assert "2 populations are in two files of the same type; the first was read." in whole.sentences


def test_statistics_and_logs_of_a_server_meet() -> None:
    whole = joined([read(made.log()), read(made.statistics())])
    first = whole.drafts[0]
    assert (first.name, first.mailboxes, first.messages_s) == ("EX01", 65, 0.4)
    assert first.messages_per_day == pytest.approx((23 * 60 + 720) * 4 / 65)


def test_sites_are_matched_and_a_lone_population_takes_the_numbers() -> None:
    choices = suggested(two_sites(), joined([read(made.profile())]).drafts)
    assert [
        (choice.draft.name, choice.action, choice.site, choice.new_site, choice.population) for choice in choices
    ] == [
        ("Leeds", ADD, "leeds", "", ""),
        ("London", REPLACE, "london", "", "hq"),
        ("Oslo", ADD, "", "Oslo", ""),
    ]


def test_one_change_adds_updates_and_keeps_what_no_file_says() -> None:
    before = two_sites()
    choices = suggested(before, joined([read(made.profile())]).drafts)
    change = change_of(before, choices, CATALOGUE)
    after = change.apply(before)
    by_name = {population.name: population for population in after.populations}
    assert set(by_name) == {"Head office", "Leeds", "Oslo"}
    head = by_name["Head office"]
    assert (head.mailboxes, head.messages_per_day, head.message_kb) == (1200, 58, 71)
    assert (head.users, head.mailbox_mb) == (Users(outlook=1500, owa=20), 100.0)
    assert by_name["Oslo"].users == Users(outlook=95)
    assert by_name["Oslo"].mailbox_mb == CATALOGUE.population.mailbox_mb
    assert [site.name for site in after.sites if site.id == by_name["Oslo"].site] == ["Oslo"]
    assert change.label == "Import 3 populations"
    assert change.inverse().apply(after) == before
    sentences = told(before, choices, CATALOGUE)
    assert sentences[0] == "2 populations added and 1 population updated."
    assert sentences[1].startswith(
        "Not in the files, and unchanged: mailbox size, users by protocol and messages per second"
    )
    assert sentences[2] == (
        "Not in the files, and assumed for populations that are added: mailbox size 100 MB and each mailbox as an "
        "Outlook user."
    )
    assert len(sentences) == 4


def test_what_no_file_says_of_a_new_population_is_assumed_and_found() -> None:
    before = two_sites()
    (draft, *_) = joined([read(made.mailboxes())]).drafts
    change = change_of(before, [Choice(draft=draft, action=ADD, site="leeds")], CATALOGUE)
    plan = change.apply(before)
    new = next(population for population in plan.populations if population.name == "EX01")
    assert new.notes == (
        "Assumed, not in the files: messages per day 100, message size 50 KB, mailbox size 100 MB and each mailbox as "
        "an Outlook user. [assumed: messages_per_day=100, message_kb=50, mailbox_mb=100, users.outlook=65]"
    )
    assert still_assumed(new) == ("messages_per_day", "message_kb", "mailbox_mb", "users.outlook")
    assert still_assumed(evolve(new, messages_per_day=37.0)) == ("message_kb", "mailbox_mb", "users.outlook")
    assert still_assumed(evolve(new, notes="")) == ()
    # Of the others, nothing is assumed.
    assert {len(still_assumed(population)) for population in before.populations} == {0}


def test_what_is_edited_is_no_longer_called_assumed_in_the_notes() -> None:
    before = two_sites()
    (draft, *_) = joined([read(made.mailboxes())]).drafts
    plan = change_of(before, [Choice(draft=draft, action=ADD, site="leeds")], CATALOGUE).apply(before)
    new = next(population for population in plan.populations if population.name == "EX01")
    edited = set_values(plan, [new.id], "messages_per_day", 37.0).apply(plan)
    (after,) = (population for population in edited.populations if population.id == new.id)
    assert "messages per day" not in after.notes
    assert "message size 50 KB" in after.notes
    renamed = set_values(plan, [new.id], "name", "Sales").apply(plan)
    assert new.notes in {population.notes for population in renamed.populations}


def test_a_later_file_takes_what_it_knows_out_of_what_is_assumed() -> None:
    before = two_sites()
    (draft, *_) = joined([read(made.mailboxes())]).drafts
    plan = change_of(before, [Choice(draft=draft, action=ADD, site="leeds")], CATALOGUE).apply(before)
    new = next(population for population in plan.populations if population.name == "EX01")
    noted = evolve(plan, populations=tuple(
        evolve(each, notes=f"Ours.\n{each.notes}") if each.id == new.id else each for each in plan.populations
    ))  # fmt: skip
    (sized, *_) = joined([read(made.statistics())]).drafts
    after = change_of(noted, [Choice(draft=sized, action=REPLACE, population=new.id)], CATALOGUE).apply(noted)
    again = next(population for population in after.populations if population.id == new.id)
    assert still_assumed(again) == ("messages_per_day", "message_kb", "users.outlook")
    assert again.notes.startswith("Ours.\nAssumed, not in the files: messages per day 100, message size 50 KB and")
    assert again.notes.count("[assumed: ") == 1


def test_servers_of_the_design_say_the_site() -> None:
    before = example()
    machine = next(iter(before.designs[0].machines))
    draft = Draft(name=f"{machine.name}", server=machine.name.partition(".")[0], mailboxes=5)
    (choice,) = suggested(before, [draft], "Elsewhere")
    assert choice.site == machine.site


def test_a_named_site_is_for_what_names_none() -> None:
    (choice,) = suggested(two_sites(), [Draft(name="x", mailboxes=1)], "leeds")
    assert choice.site == "leeds"
    (choice,) = suggested(two_sites(), [Draft(name="x", mailboxes=1)])
    assert not choice.is_ready
    with pytest.raises(ChangeError, match="x: choose the site it belongs to"):
        change_of(two_sites(), [choice], CATALOGUE)


def test_rates_alone_update_a_population_and_never_become_one() -> None:
    before = two_sites()
    draft = joined([read(made.log())]).drafts[0]
    choice = Choice(draft=draft, action=REPLACE, population="hq")
    after = change_of(before, [choice], CATALOGUE).apply(before).populations[0]
    assert (after.mailboxes, after.rates.messages_s) == (2000, 0.4)
    assert after.messages_per_day == round((23 * 60 + 720) * 4 / 2000, 1)
    assert (
        told(before, [choice], CATALOGUE)[1]
        == "Not in the files, and unchanged: mailboxes, mailbox size and users by protocol."
    )
    assert suggested(before, [draft])[0].action == LEAVE
    with pytest.raises(ChangeError, match="does not say how many mailboxes"):
        change_of(before, [evolve(choice, action=ADD, site="london")], CATALOGUE)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ((), "nothing to import"),
        ((Choice(draft=Draft(name="x", mailboxes=1), action=LEAVE),), "nothing to import"),
        ((Choice(draft=Draft(name="x"), action=REPLACE, population="none"),), "no population 'none'"),
        (
            (Choice(draft=Draft(name="x"), action=REPLACE, population="hq"),) * 2,
            "Head office can be updated from one",
        ),
        ((Choice(draft=Draft(name="x", mailboxes=10**9), action=REPLACE, population="hq"),), "x: Mailboxes"),
        (
            (Choice(draft=Draft(name="x", messages=Mean(1e9, 1.0)), action=REPLACE, population="hq"),),
            "x: Messages per day",
        ),
    ],
)
def test_choices_that_do_not_fit_are_a_sentence(choices: tuple[Choice, ...], sentence: str) -> None:
    with pytest.raises(ChangeError, match=sentence):
        change_of(two_sites(), choices, CATALOGUE)


def test_new_sites_are_made_once_and_names_stay_apart() -> None:
    drafts = [Draft(name="Head office", mailboxes=1), Draft(name="head office", site="OSLO", mailboxes=2)]
    choices = [
        Choice(draft=draft, action=ADD, new_site=name) for draft, name in zip(drafts, ("Oslo", "OSLO"), strict=True)
    ]
    after = change_of(two_sites(), choices, CATALOGUE).apply(two_sites())
    assert [site.name for site in after.sites if site.id not in {"london", "leeds"}] == ["Oslo"]
    assert sorted(population.name for population in after.populations) == [
        "Head office",
        "Head office 2",
        "head office",
    ]


def listed(form: str, **mailboxes: int) -> Populations:
    """A list of mailboxes by server, of databases that no other server has."""
    return Populations(
        form, tuple(Draft(name=name, server=name, mailboxes=number) for name, number in mailboxes.items())
    )


def counted(whole: Joined) -> dict[str, int]:
    return {draft.name: draft.mailboxes for draft in whole.drafts if not draft.is_elsewhere}


def test_a_server_that_only_the_less_direct_list_names_does_not_count_mailboxes_twice() -> None:
    files = [listed("mailboxes", EX01=100), listed("mailbox-statistics", EX01=60, EX02=35)]
    whole = joined(files)
    assert counted(whole) == {"EX01": 100}
    assert (
        "EX02: 35 mailboxes in the export of Get-MailboxStatistics, none in the export of Get-Mailbox. The "
        "latter lists 100 mailboxes in total, the former 95, so these are "
        "left out: they would be counted twice." in whole.sentences
    )
    actions = {choice.draft.name: choice.action for choice in suggested(two_sites(), whole.drafts, "Leeds")}
    assert actions == {"EX01": ADD, "EX02": LEAVE}


def test_a_server_is_added_where_the_more_direct_list_is_not_of_the_whole_organization() -> None:
    whole = joined([listed("mailboxes", EX01=60), listed("mailbox-statistics", EX01=55, EX02=35)])
    assert counted(whole) == {"EX01": 60, "EX02": 35}
    assert (
        "EX02: 35 mailboxes in the export of Get-MailboxStatistics, none in the export of Get-Mailbox. The "
        "latter lists only 60 of 90 mailboxes, so these are added." in whole.sentences
    )


def test_a_database_that_is_mounted_elsewhere_stays_with_its_own_server() -> None:
    mounted = made.statistics().replace('"DB03","EX02"', '"DB03","EX01"')
    whole = joined([read(mounted), read(made.mailboxes())])
    assert counted(whole) == {"EX01": 65, "EX02": 35}
    assert {draft.name: draft.mailbox_mb.value for draft in whole.drafts}["EX02"] == pytest.approx(3072)
    assert "DB03 is on EX02 in one file, on EX01 in another; EX02 is used." in whole.sentences


def test_a_profile_by_site_and_lists_by_server_count_once() -> None:
    profile = Populations("message-profile", (Draft(name="Leeds", site="Leeds", mailboxes=100),))
    lists = [listed("mailboxes", EX01=70, EX02=30), listed("mailbox-statistics", EX01=65, EX02=28, EX03=5)]
    whole = joined([*lists, profile])
    assert counted(whole) == {"Leeds": 100}
    assert [sentence.split(":")[0] for sentence in whole.sentences][1:] == ["EX01 and EX02", "EX03"]


@given(
    st.dictionaries(st.sampled_from("ABCD"), st.integers(1, 500), min_size=1),
    st.dictionaries(st.sampled_from("ABCD"), st.integers(1, 500), min_size=1),
)
def test_lists_together_have_at_least_the_mailboxes_of_each_and_never_more_than_both(
    direct: dict[str, int], other: dict[str, int]
) -> None:
    whole = joined([listed("mailboxes", **direct), listed("mailbox-statistics", **other)])
    assert sum(direct.values()) <= sum(counted(whole).values()) <= sum(direct.values()) + sum(other.values())
    if sum(direct.values()) >= sum(other.values()):
        assert counted(whole) == direct


def test_a_log_alone_says_what_its_messages_lack() -> None:
    alone = joined([read(made.log())])
    assert number_cells(alone.drafts[0])[1] == "needs mailboxes"
    (told_so,) = (sentence for sentence in alone.sentences if "need the number of mailboxes of EX01" in sentence)
    assert "export of Get-MailboxStatistics or Get-Mailbox together with the log" in told_so
    both = joined([read(made.log()), read(made.statistics())])
    assert "needs mailboxes" not in [cell for draft in both.drafts for cell in number_cells(draft)]
    assert not any("need the number of mailboxes" in sentence for sentence in both.sentences)
