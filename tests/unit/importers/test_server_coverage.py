"""Files of some servers of a site: their rates are scaled, their mailboxes are not taken."""

import pytest
from attrs import evolve

from models.importers.population_change import REPLACE, Choice, change_of, suggested, told
from models.importers.population_joining import Joined, joined
from models.plan.entities import Design, Plan, Population
from tests.faults import population_files as made
from tests.unit.capacity.building import server
from tests.unit.importers.test_population_joining import CATALOGUE, read, two_sites


def with_servers(**sites: str) -> Plan:
    """Two sites with a population each, and servers at them."""
    machines = [server(name, site=site) for name, site in sites.items()]
    return evolve(two_sites(), designs=(Design(id="d", name="Today", machines=tuple(machines)),))


def rates_after(plan: Plan, found: Joined) -> tuple[Population, tuple[str, ...]]:
    choices = [Choice(draft=draft, action=REPLACE, population="hq") for draft in found.drafts]
    after = change_of(plan, choices, CATALOGUE).apply(plan)
    return after.populations[0], tuple(each for each in told(plan, choices, CATALOGUE) if "the log has" in each)


def test_a_log_of_one_of_three_servers_stands_for_its_part_of_the_site() -> None:
    """Its rates were taken for those of the whole site, which had a third of its messages then."""
    plan = with_servers(EX01="london", EX02="london", EX03="london", EX04="leeds")
    one, sentences = rates_after(plan, joined([read(made.log())], "server"))
    whole, nothing = rates_after(with_servers(EX01="london"), joined([read(made.log())], "server"))
    assert nothing == ()
    assert one.rates.messages_s == pytest.approx(3.0 * whole.rates.messages_s, rel=1e-3)
    assert one.messages_per_day == pytest.approx(3.0 * whole.messages_per_day, rel=1e-2)
    assert one.message_kb == whole.message_kb
    assert sentences == (
        "Head office: the log has 1 of 3 servers, so its rates are multiplied by 3, as if each served equally many "
        "users. Missing: EX02 and EX03; add their logs for measured rates.",
    )


def test_logs_of_several_servers_count_together() -> None:
    plan = with_servers(EX01="london", EX02="london", EX03="london")
    two = joined([read(made.log() + made.log(server="EX02"))], "all")
    _, sentences = rates_after(plan, two)
    assert sentences[0].startswith("Head office: the log has 2 of 3 servers, so its rates are multiplied by 1.5,")


def test_a_population_of_one_server_takes_the_rates_of_its_log() -> None:
    plan = with_servers(EX01="london", EX02="london")
    own = evolve(plan, populations=(evolve(plan.populations[0], name="EX01"),))
    assert rates_after(own, joined([read(made.log())]))[1] == ()
    counted_too = joined([read(made.log()), read(made.statistics())])
    assert not any("the log has" in each for each in told(plan, suggested(plan, counted_too.drafts), CATALOGUE))


def handed_over(writer: str, *holders: str) -> str:
    """A log of one server that moves messages of the mailboxes of several, as those of 2013 and later do."""
    rows = []
    for line in made.log(server=writer).splitlines(keepends=True):
        sent = [line.replace(f"{writer}.contoso.example", f"{holder}.contoso.example") for holder in holders]
        delivered = [line.replace(f",{writer},", f",{holder},") for holder in holders]
        rows += sent if ",STOREDRIVER,RECEIVE," in line else delivered if ",STOREDRIVER,DELIVER," in line else [line]
    return "".join(rows)


def test_a_log_knows_the_servers_that_wrote_it_not_those_that_it_names() -> None:
    """Three servers that hand mail over to one another are all named in the log of one."""
    plan = with_servers(EX01="london", EX02="london", EX03="london")
    found = read(handed_over("EX01", "EX01", "EX02", "EX03"))
    assert [draft.name for draft in found.drafts] == ["EX01", "EX02", "EX03"]
    assert {draft.written_by for draft in found.drafts} == {frozenset({"ex01"})}
    named = sum(draft.hours[hour] for draft in found.drafts for hour in [max(draft.hours, key=draft.hours.get)])
    after, sentences = rates_after(plan, joined([found], "all"))
    assert after.rates.messages_s == pytest.approx(3.0 * named / 3600.0, rel=1e-3)
    assert sentences[0].startswith("Head office: the log has 1 of 3 servers, so its rates are multiplied by 3,")
    assert "Missing: EX02 and EX03;" in sentences[0]


def test_mailboxes_of_one_of_three_servers_are_not_those_of_the_site() -> None:
    """The whole site had the 65 mailboxes of one server then, without a word."""
    plan = with_servers(EX01="london", EX02="london", EX03="london", EX04="leeds")
    found = read(made.statistics())
    one = evolve(found, drafts=tuple(draft for draft in found.drafts if draft.server == "EX01"))
    (choice,) = suggested(plan, joined([one]).drafts)
    assert (choice.action, choice.population) == (REPLACE, "hq")
    after = change_of(plan, [choice], CATALOGUE).apply(plan).populations[0]
    assert (after.mailboxes, after.users) == (2000, plan.populations[0].users)
    assert after.mailbox_mb == pytest.approx(choice.draft.mailbox_mb.value, abs=0.1)
    sentences = told(plan, [choice], CATALOGUE)
    assert (
        "Head office: the file has 65 mailboxes, of 1 of 3 servers, so their number in the plan (2,000) stays. "
        "Missing: EX02 and EX03; add their exports, or enter the number if they have none."
    ) in sentences
    assert not any("users by protocol did not" in sentence for sentence in sentences)


def test_mailboxes_of_all_servers_of_a_site_are_added_up_and_taken() -> None:
    plan = with_servers(EX01="london", EX02="london")
    (draft,) = joined([read(made.statistics())], "all").drafts
    choice = Choice(draft=draft, action=REPLACE, population="hq")
    assert change_of(plan, [choice], CATALOGUE).apply(plan).populations[0].mailboxes == 100
    assert not any("stays. Missing" in sentence for sentence in told(plan, [choice], CATALOGUE))


def test_a_mailbox_has_the_messages_of_its_server_and_the_site_has_the_rates_of_all() -> None:
    plan = with_servers(EX01="london", EX02="london", EX03="london")
    statistics = read(made.statistics())
    of_one = evolve(statistics, drafts=tuple(draft for draft in statistics.drafts if draft.server == "EX01"))
    (draft,) = joined([read(made.log()), of_one]).drafts
    after = change_of(plan, [Choice(draft=draft, action=REPLACE, population="hq")], CATALOGUE).apply(plan)
    assert after.populations[0].mailboxes == 2000
    assert after.populations[0].messages_per_day == pytest.approx(draft.messages_per_day, abs=0.1)
    assert after.populations[0].rates.messages_s == pytest.approx(3.0 * draft.messages_s, rel=1e-3)


def test_each_of_several_populations_of_a_site_may_be_that_of_one_server() -> None:
    plan = with_servers(EX01="london", EX02="london", EX03="london")
    sales = Population(id="sales", name="Sales", site="london", mailboxes=10)
    plan = evolve(plan, populations=(*plan.populations, sales))
    drafts = {draft.name: draft for draft in joined([read(made.statistics())]).drafts}
    choice = Choice(draft=drafts["EX01"], action=REPLACE, population="sales")
    after = {each.id: each for each in change_of(plan, [choice], CATALOGUE).apply(plan).populations}
    assert after["sales"].mailboxes == 65
