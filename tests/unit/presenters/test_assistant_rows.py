"""The rows of the new-plan assistant: typed cells, pasted tables, and sentences about what is wrong."""

from collections.abc import Iterator

import pytest

import resources
from models.calibration.heads import read_heads
from models.errors import ChangeError
from models.plan.choices import EXCHANGE_VERSIONS
from models.proposing.offered import read_offered
from models.words import Language, set_language
from planner.presenters.assistant_paste import pasted_users
from planner.presenters.assistant_rows import (
    MAILBOXES,
    SITE,
    SIZE,
    UserRow,
    clients_words,
    new_row,
    read_rows,
    with_size_unit,
)

GIVEN = "Site\tUsers\tMailboxes\tMessages per day\tMailbox size (MB)\tOutlook\tActiveSync"
OFFERED = read_offered(resources.folder())


def typed(site="London", name="Head office", mailboxes="5,600", messages="100", size="250 MB"):
    return UserRow((site, name, mailboxes, messages, size))


def test_a_row_becomes_a_group_with_all_of_its_users_in_outlook():
    read = read_rows([typed()])
    assert read.faults == ()
    assert (read.groups[0].mailboxes, read.groups[0].users.outlook, read.mailboxes) == (5600, 5600, 5600)


def test_a_wrong_cell_is_told_with_its_place():
    read = read_rows([typed(), typed(mailboxes="tbc"), typed(site="")])
    assert [(fault.row, fault.column) for fault in read.faults] == [(1, MAILBOXES), (2, SITE)]
    assert "Mailboxes must be a number" in read.faults[0].sentence
    assert len(read.groups) == 1


def test_a_site_without_users_has_no_mailboxes_and_fewer_than_none_are_wrong():
    read = read_rows([typed(mailboxes="0")])
    assert (read.faults, read.mailboxes, len(read.sites)) == ((), 0, 1)
    assert read_rows([typed(mailboxes="-1")]).faults[0].sentence.startswith("Mailboxes must be at least 0")


def test_sites_are_named_once():
    assert read_rows([typed(), typed(site="london"), typed(site="Leeds")]).sites == ("London", "Leeds")


def test_a_new_row_takes_over_the_size_and_the_clients():
    row = new_row([UserRow(("London", "All", "10", "50", "4 GB"), (0.5, 0.0, 0.5, 0.0, 0.0, 0.0, 0.0))], 100)
    assert row.texts == ("", "", "", "100", "4 GB")
    assert row.clients[0] == 0.5


@pytest.mark.parametrize(
    ("typed", "before", "meant"),
    [("5", "4.5 GB", "5 GB"), ("60", "4.5 GB", "60 GB"), ("2", "100 MB", "2 GB"), ("250", "100 MB", "250 MB"),
     ("512 MB", "4 GB", "512 MB"), ("tbc", "4 GB", "tbc"), ("n1", "4 GB", "n1")],
)  # fmt: skip
def test_a_typed_size_without_a_unit_is_no_tiny_mailbox(typed: str, before: str, meant: str):
    assert with_size_unit(typed, before) == meant


def test_pasted_columns_are_matched_by_heading():
    pasted = pasted_users(
        f"{GIVEN}\nLondon\tHead office\t5600\t150\t512\t5600\t1400\nLeeds\tBranch\t400\t\t\t50 %\t", 100
    )
    assert pasted.sentence == "2 of 2 pasted rows added, columns matched by heading."
    assert pasted.rows[0].texts == ("London", "Head office", "5,600", "150", "512 MB")
    assert pasted.rows[0].clients[0] == 1.0
    assert pasted.rows[0].clients[3] == 0.25
    assert pasted.rows[1].texts[3] == "100"
    assert pasted.rows[1].clients[0] == 0.5


def test_columns_without_headings_are_taken_in_order():
    pasted = pasted_users("London\tHead office\t5600\nLeeds\tBranch\t400", 100)
    assert [row.texts[:3] for row in pasted.rows] == [("London", "Head office", "5,600"), ("Leeds", "Branch", "400")]


def test_a_row_that_cannot_be_read_is_left_out_with_its_reason():
    pasted = pasted_users("Site\tUsers\tMailboxes\nLondon\tOffice\t10\nCork\tOffice\ttbc\nYork\t\t?", 100)
    assert len(pasted.rows) == 1
    assert pasted.sentence.startswith("1 of 3 pasted rows added")
    assert "Row 3 (Cork) was left out: “tbc” cannot be used. Mailboxes must be a number" in pasted.sentence
    assert pasted.sentence.endswith("Row 4 was left out, too.")


def test_a_number_of_clients_that_is_none_leaves_the_row_out():
    pasted = pasted_users("Site\tMailboxes\tOutlook\nLondon\t10\tmany", 100)
    assert pasted.rows == ()
    assert "Outlook must be a number" in pasted.sentence


def sizes_and_numbers(text: str) -> list[tuple[str, str]]:
    return [(row.texts[MAILBOXES], row.texts[SIZE]) for row in pasted_users(text, 100).rows]


GERMAN = "Standort\tAbteilung\tPostfächer\tNachrichten/Tag\tPostfachgröße (GB)"


@pytest.fixture
def german() -> Iterator[None]:
    set_language(Language(decimal=",", group=".", code="de"))
    yield
    set_language(Language())


def test_a_german_spreadsheet_is_read_in_an_english_window():
    pasted = pasted_users(f"{GERMAN}\nMünchen\tZentrale\t2.800\t100\t4,5\nHamburg\tVertrieb\t1.400\t80\t2", 100)
    assert pasted.sentence == "2 of 2 pasted rows added, columns matched by heading."
    assert pasted.rows[0].texts == ("München", "Zentrale", "2,800", "100", "4.5 GB")
    assert pasted.rows[1].texts[SIZE] == "2 GB"


@pytest.mark.usefixtures("german")
def test_an_english_spreadsheet_is_read_in_a_german_window():
    assert sizes_and_numbers("Site\tMailboxes\tMailbox size (GB)\nLeeds\t2,800\t4.5") == [("2.800", "4,5 GB")]
    assert sizes_and_numbers("Site\tMailboxes\tMailbox size (GB)\nLeeds\t2.800\t4,5") == [("2.800", "4,5 GB")]


@pytest.mark.parametrize("heading", ["Mailbox size in GB", "Mailbox size [GB]", "Quota (GB)"])
def test_the_unit_of_a_heading_counts(heading: str):
    assert sizes_and_numbers(f"Site\tMailboxes\t{heading}\nLeeds\t10\t2") == [("10", "2 GB")]


def test_sizes_without_a_unit_are_told():
    pasted = pasted_users("Site\tMailboxes\tMailbox size\nLeeds\t10\t2\nYork\t10\t1.5", 100)
    assert [row.texts[SIZE] for row in pasted.rows] == ["2 GB", "1.5 GB"]
    assert pasted.sentence.endswith("Mailbox sizes have no unit and were read as GB.")
    assert "read as MB" in pasted_users("Site\tMailboxes\tMailbox size\nLeeds\t10\t250", 100).sentence


def test_headings_that_nobody_knows_are_no_row():
    pasted = pasted_users("Lieu\tEquipe\tNombre\nParis\tVente\t30", 100)
    assert pasted.sentence == "1 of 1 pasted rows added, columns taken in order."
    assert pasted.rows[0].texts[:3] == ("Paris", "Vente", "30")


def test_users_above_numbers_are_their_number():
    assert pasted_users("Site\tUsers\nLeeds\t2,800", 100).rows[0].texts[:3] == ("Leeds", "Users", "2,800")


def test_a_line_that_adds_up_the_others_is_no_site():
    pasted = pasted_users("Site\tMailboxes\nLeeds\t10\nYork\t20\nTotal\t30", 100)
    assert [row.texts[SITE] for row in pasted.rows] == ["Leeds", "York"]
    assert "Row 4 (Total) was left out: It is the sum of the others." in pasted.sentence


def test_all_that_is_left_out_is_named():
    pasted = pasted_users("Site\tMailboxes\tManager\nCork\ttbc\tAnn\nYork\t?\tBob\nBath\t-\tCleo\nLeeds\t5\tDan", 100)
    assert "Row 2 (Cork) was left out: “tbc” cannot be used. Mailboxes must be a number, such as 1." in pasted.sentence
    assert "Rows 3 and 4 were left out, too." in pasted.sentence
    assert pasted.sentence.endswith("Not understood and left out: “Manager”.")


def test_a_site_that_is_left_out_is_that_of_the_row_before():
    pasted = pasted_users("Site\tMailboxes\nLondon\t10\n\t20", 100)
    assert [row.texts[SITE] for row in pasted.rows] == ["London", "London"]


def test_an_empty_clipboard_says_so():
    with pytest.raises(ChangeError, match="nothing to paste"):
        pasted_users("", 100)


def test_clients_are_told_in_percent():
    assert clients_words((0.8, 0.0, 0.0, 0.2, 0.0, 0.0, 0.0)) == "Outlook 80 %, ActiveSync 20 %"
    assert clients_words((0.0,) * 7) == "nobody"


def test_every_version_that_ships_can_be_proposed():
    versions = {version for head in read_heads(resources.folder()) for version in head.versions}
    assert {choice.value for choice in OFFERED.versions} == versions == {choice.value for choice in EXCHANGE_VERSIONS}
    assert OFFERED.usual_messages in OFFERED.messages_per_day
