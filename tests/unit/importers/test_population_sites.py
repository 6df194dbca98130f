"""Servers and the sites of message profiles: joined where the plan has them, and told truly where they are not."""

import io

from attrs import evolve

from models.importers.population_change import suggested
from models.importers.population_files import populations_of
from models.importers.population_joining import names_sites_and_servers
from models.importers.population_sites import joined_by_site, sites_by_choice, sites_of_servers
from models.importers.populations import Populations
from models.plan.entities import Design, Plan, Site
from tests.faults import population_files as made
from tests.unit.capacity.building import server


def read(text: str) -> Populations:
    return populations_of(io.BytesIO(text.encode()))


TWO = {"London": (1200, 58, 71), "Leeds": (310, 33, 49)}


def with_servers(**sites: str) -> Plan:
    """Sites with servers at them."""
    machines = [server(name, site=site) for name, site in sites.items()]
    plan = Plan(sites=(Site(id="london", name="London"), Site(id="leeds", name="Leeds"), Site(id="york", name="York")))
    return evolve(plan, designs=(Design(id="d", name="Today", machines=tuple(machines)),))


def test_servers_join_the_message_profile_of_their_sites() -> None:
    """The profile knows rates, the statistics sizes, of the same people: each alone made a population without half."""
    found = [read(made.profile(TWO)), read(made.statistics())]
    assert names_sites_and_servers(found)
    whole = joined_by_site(with_servers(EX01="london", EX02="leeds"), found)
    assert [draft.name for draft in whole.drafts] == ["Leeds", "London"]
    for draft in whole.drafts:
        assert draft.messages_per_day and draft.message_kb and draft.mailbox_mb
        assert not draft.is_elsewhere
    (by_profile,) = (draft for draft in read(made.profile(TWO)).drafts if draft.name == "London")
    london = whole.drafts[1]
    assert (london.mailboxes, london.messages_per_day) == (by_profile.mailboxes, by_profile.messages_per_day)


def test_a_server_that_the_plan_does_not_have_stays_until_its_site_is_chosen() -> None:
    found = [read(made.profile(TWO)), read(made.statistics())]
    plan = with_servers(EX01="london")
    whole = joined_by_site(plan, found)
    assert [draft.name for draft in whole.drafts] == ["EX02", "Leeds", "London"]
    assert "EX02: not joined, as the plan has no such machines;" in " ".join(whole.sentences)
    choices = [
        evolve(choice, site="leeds") if choice.draft.name == "EX02" else choice
        for choice in suggested(plan, whole.drafts)
    ]
    by_hand = sites_of_servers(choices)
    assert by_hand == {"ex02": "Leeds"}
    assert [draft.name for draft in joined_by_site(plan, found, by_hand=by_hand).drafts] == ["Leeds", "London"]


def test_without_a_site_in_any_file_there_is_nothing_to_join_by() -> None:
    assert not names_sites_and_servers([read(made.statistics()), read(made.mailboxes())])
    assert not names_sites_and_servers([read(made.profile(TWO))])


def test_servers_at_a_site_that_no_file_names_are_counted_there() -> None:
    """The plan says where they are, whatever the profile calls its sites."""
    found = [read(made.profile({"London": TWO["London"]})), read(made.statistics())]
    whole = joined_by_site(with_servers(EX01="london", EX02="york"), found)
    assert [(draft.name, draft.site) for draft in whole.drafts] == [("London", "London"), ("York", "York")]
    assert "EX02: counted at York, where the plan has them; no file names that site." in whole.sentences
    assert not any("not joined" in sentence for sentence in whole.sentences)


def test_a_site_called_otherwise_joins_its_servers_once_it_is_placed_where_they_are() -> None:
    found = [read(made.profile({"LON-DC1": TWO["London"], "Leeds": TWO["Leeds"]})), read(made.statistics())]
    plan = with_servers(EX01="london", EX02="leeds")
    before = joined_by_site(plan, found)
    assert [draft.name for draft in before.drafts] == ["Leeds", "LON-DC1", "London"]
    choices = suggested(plan, before.drafts)
    assert sites_by_choice(plan, found, choices) == {"ex02": "Leeds"}
    placed = [
        evolve(choice, site="london", new_site="") if choice.draft.name == "LON-DC1" else choice for choice in choices
    ]
    by_hand = sites_by_choice(plan, found, placed)
    assert by_hand == {"ex01": "LON-DC1", "ex02": "Leeds"}
    assert [draft.name for draft in joined_by_site(plan, found, by_hand=by_hand).drafts] == ["Leeds", "LON-DC1"]
