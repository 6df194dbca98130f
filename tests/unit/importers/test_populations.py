"""Files of administrators: every form and dialect, counted against what was put into them."""

import io
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import resources
from models.errors import InventoryError
from models.importers import population_table
from models.importers.inventory_forms import read_forms
from models.importers.population_files import populations_of
from models.importers.populations import Draft, Populations
from tests.faults import foreign_tables
from tests.faults import population_files as made

FORMS = read_forms(resources.folder())


def read(text: str | bytes, encoding: str = "utf-8") -> Populations:
    data = text.encode(encoding) if isinstance(text, str) else text
    return populations_of(io.BytesIO(data), len(data), known=FORMS)


def numbers(draft: Draft) -> tuple[object, ...]:
    means = (draft.message_kb, draft.mailbox_mb, draft.items)
    return draft.mailboxes, draft.messages_per_day, *(mean and mean.value for mean in means)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_message_profile_gives_a_population_for_each_site(delimiter: str, encoding: str) -> None:
    found = read(made.profile(delimiter=delimiter), encoding)
    assert found.form == "message-profile"
    assert {draft.site: numbers(draft) for draft in found.drafts} == {
        site: (boxes, day, size, None, None) for site, (boxes, day, size) in made.SITES.items()
    }
    assert found.missing == ("mailbox_mb", "items", "users", "messages_s")


def test_a_site_with_letters_of_the_code_page_of_windows() -> None:
    found = read(made.profile({"München": (10, 20, 30)}, ";"), "cp1252")
    assert [draft.site for draft in found.drafts] == ["München"]


@pytest.mark.parametrize("encoding", ["utf-8", "cp1251", "utf-16-le"])
def test_sites_with_cyrillic_names(encoding: str) -> None:
    found = read(made.profile({"Москва": (10, 20, 30), "Нижний Новгород": (5, 6, 7)}), encoding)
    assert {draft.site for draft in found.drafts} == {"Москва", "Нижний Новгород"}


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "utf-16-le"])
def test_lines_that_end_with_cr_alone(encoding: str) -> None:
    text = made.profile({"London": (10, 20, 30), "Köln": (5, 6, 7)}).replace("\r\n", "\n").replace("\n", "\r")
    assert {draft.site for draft in read(text, encoding).drafts} == {"London", "Köln"}


def test_a_long_file_whose_lines_end_with_cr_alone() -> None:
    rows = 500_000
    text = "SiteName,Mailboxes,AvgTotalMsgs,AvgTotalKB\r" + "London,1,20,30\r" * rows + "Leeds,2,20,30"
    assert len(text) > 5 << 20
    assert {draft.site: draft.mailboxes for draft in read(text).drafts} == {"London": 1, "Leeds": 2}


def test_sites_twice_and_without_mailboxes_are_told() -> None:
    text = made.profile({"London": (10, 20, 30), "london ": (5, 5, 5), "": (7, 7, 7), "Leeds": (0, 1, 1)})
    found = read(text)
    assert [numbers(draft)[0] for draft in found.drafts] == [10]
    assert found.sentences[:2] == (
        "2 rows were left out: they name no site, or no number of mailboxes.",
        "1 row was left out: its site was already listed.",
    )


@pytest.mark.parametrize("period", [7, 30, 180])
@pytest.mark.parametrize("delimiter", [",", ";"])
def test_email_activity_is_divided_by_its_period(period: int, delimiter: str) -> None:
    found = read(made.activity(200, period, delimiter), "utf-8-sig")
    (draft,) = found.drafts
    assert found.form == "email-activity"
    assert numbers(draft) == (190, pytest.approx(40.0), None, None, None)
    assert found.sentences[0] == "10 deleted users were left out."


def test_a_report_saved_by_a_german_spreadsheet() -> None:
    text = made.activity(20, 30, ";").replace("True", "WAHR").replace("False", "FALSCH").replace('"', "")
    (draft,) = read(text, "cp1252").drafts
    assert numbers(draft)[:2] == (19, pytest.approx(40.0))


def test_mailbox_usage_has_sizes_and_items() -> None:
    (draft,) = read(made.usage()).drafts
    assert numbers(draft) == (190, None, None, 2048.0, 12_000.0)
    rounded = made.usage(delimiter=";").replace(str(2 * 1024**3), "2,14748E+09")
    assert read(rounded).drafts[0].mailbox_mb.value == pytest.approx(2048, rel=1e-4)


def test_app_usage_counts_a_user_once_for_each_protocol() -> None:
    found = read(made.apps())
    there = [number for number in range(200) if number % 20]
    assert found.drafts[0].users == {
        "outlook": 190,
        "ews": sum(number % 10 == 0 for number in there),
        "activesync": sum(number % 2 == 0 for number in there),
        "owa": sum(number % 4 == 0 for number in there),
        "pop3": 0,
        "imap4": sum(number % 50 == 0 for number in there),
    }
    assert "at least once" in found.sentences[-1]


@pytest.mark.parametrize(
    "text",
    [
        made.statistics(),
        made.statistics(typed=False),
        made.statistics(";", german=True),
        made.statistics().replace("TotalItemSize", "TotalItemSize.Value"),
        "sep=,\n" + made.statistics(typed=False),
    ],
)
def test_mailbox_statistics_by_database_and_server(text: str) -> None:
    found = read(text, "utf-16")
    assert found.form == "mailbox-statistics"
    by_place = {(draft.server, draft.database): numbers(draft) for draft in found.drafts}
    assert by_place == {
        place: (boxes, None, None, 1024.0 if place[1] == "DB01" else 3072.0, 5_000.0)
        for place, boxes in made.BOXES.items()
    }
    assert (
        "Mailboxes left out of the export of Get-MailboxStatistics: 1 of the system and 2 disconnected."
        in found.sentences
    )
    assert found.sentences[-1] == (
        "The export of Get-MailboxStatistics does not state mailbox types: by itself, it counts shared, room and "
        "equipment mailboxes as users. Import an export of Get-Mailbox with RecipientTypeDetails together with it."
    )


@pytest.mark.parametrize(
    ("header", "cell", "megabytes"),
    [
        ("TotalItemSize", "1073741824B", 1024.0),
        ("TotalItemSize", "1073741824", 1024.0),
        ("TotalItemSize (MB)", "1024", 1024.0),
        ("TotalItemSize(GB)", "1,5", 1536.0),
        ("TotalItemSizeInKB", "2048", 2.0),
        ("TotalItemSize", "1.5 GB", 1536.0),
        ("TotalItemSize", "Unlimited", None),
        ("TotalItemSize", "-1.2 GB (-1,288,490,188 bytes)", None),
        ("TotalItemSize", "-5", None),
        ("TotalItemSize", "1E999", None),
        ("TotalItemSize", "nan", None),
        ("TotalItemSize", f"({'9' * 400} bytes)", None),
    ],
)
def test_sizes_as_people_export_them(header: str, cell: str, megabytes: float | None) -> None:
    text = made.table(("DisplayName", header, "ItemCount", "Database"), [("Anna", cell, 5, "DB1")] * 3)
    found = read(text)
    size = found.drafts[0].mailbox_mb
    assert (size and size.value) == megabytes
    assert found.drafts[0].mailboxes == 3
    assert any("3 mailboxes have a size that cannot be read" in line for line in found.sentences) == (size is None)


def test_mailboxes_of_users_are_counted_and_all_others_told_by_type() -> None:
    found = read(made.mailboxes())
    assert found.form == "mailboxes"
    assert {(draft.server, draft.database): draft.mailboxes for draft in found.drafts} == made.BOXES
    assert found.missing == ("messages_per_day", "message_kb", "mailbox_mb", "items", "users", "messages_s")
    assert found.sentences == (
        "Mailboxes left out of the export of Get-Mailbox: 1 shared, 3 room, 1 equipment, 1 discovery, "
        "1 arbitration and 1 of other types.",
    )


@pytest.mark.parametrize("kind", ["UserMailbox", "LinkedMailbox", "LegacyMailbox", ""])
def test_mailboxes_of_these_types_are_those_of_users(kind: str) -> None:
    found = read(made.table(("DisplayName", "Database", "RecipientTypeDetails"), [("x", "DB1", kind)] * 3))
    assert found.drafts[0].mailboxes == 3


def test_statistics_know_types_too_where_they_have_the_column() -> None:
    headers = ("DisplayName", "Database", "ItemCount", "TotalItemSize", "MailboxTypeDetail")
    rows = [("x", "DB1", 1, "1 GB (1,073,741,824 bytes)", kind) for kind in ("UserMailbox", "SharedMailbox")]
    found = read(made.table(headers, rows))
    assert found.drafts[0].mailboxes == 1
    assert found.sentences == ("Mailboxes left out of the export of Get-MailboxStatistics: 1 shared.",)


def test_a_file_without_any_user_says_what_is_in_it() -> None:
    text = made.table(("DisplayName", "Database", "RecipientTypeDetails"), [("x", "DB1", "RoomMailbox")] * 2)
    with pytest.raises(InventoryError) as caught:
        read(text)
    left_out = "Mailboxes left out of the export of Get-Mailbox: 2 room."
    assert str(caught.value) == f"this file contains no user mailboxes. {left_out}"


@pytest.mark.parametrize("version", ["14.00", "15.00"])
def test_a_tracking_log_gives_rates_by_server(version: str) -> None:
    found = read(made.log(version))
    (draft,) = found.drafts
    assert (found.form, draft.server, draft.mailboxes) == ("tracking-log", "EX01", None)
    assert draft.messages_s == 2 * 720 / 3600
    assert draft.messages.total == pytest.approx((23 * 60 + 720) * (1 + 3))
    assert draft.message_kb.value == 20.0
    assert len(draft.hours) == 48
    assert "1 message of health mailboxes was left out." in found.sentences


def test_logs_of_several_servers_follow_each_other() -> None:
    found = read(made.log("14.00", "EX01", busiest=60) + "\n" + made.log("15.00", "ex02", busiest=120))
    assert {draft.server: draft.messages_s for draft in found.drafts} == {"EX01": 120 / 3600, "ex02": 240 / 3600}


def test_a_short_log_knows_no_messages_a_day() -> None:
    lines = made.log(days=1).splitlines(keepends=True)
    found = read("".join(lines[:500]))
    assert found.drafts[0].messages is None
    assert "The log covers less than a day, so messages per day are not known." in found.sentences


def test_lines_of_a_log_that_are_cut_or_have_no_date_are_counted() -> None:
    bad = ("2026-13-45T09:00:00.000Z,,,", "yesterday,,,STOREDRIVER", "2026-09-01T09:00:00Z,STOREDRIVER,DELIVER,7\n")
    found = read(made.log(days=1) + "\n".join(bad) + "\x00\x00\n9999-12-31T99:00:00Z,a\n")
    assert "5 lines were left out: they are truncated or have no date." in found.sentences
    assert found.drafts[0].messages_s == 2 * 720 / 3600


def test_a_far_date_does_not_thin_the_messages_a_day() -> None:
    text = made.log(days=2) + made.log_line("15.00", "0001-01-01T00:00:00.000Z", "SEND", "EX01", source="SMTP")
    assert read(text).drafts[0].messages.total == pytest.approx((23 * 60 + 720) * 4, rel=0.4)


REFUSED = [
    (b"a,b\n1,2\n", "its columns are not those of a file"),
    (b"PK\x03\x04", "a workbook or an archive; save the table as CSV first."),
    (b"SQLite format 3\0", "a plan of this program"),
    (b'{"format": 1}', "a JSON file"),
    (b'{\n  "format": "exchange-topology-plan",\n', "a plan of this program; File > Open opens it."),
    (b'{\n "format": "exchange-topology-results",\n', "results that this program exported"),
    (b"Name;Host;vCPU;RAM GB\nweb;h1;2;8\n", "a list of machines (names, CPUs and memory); File > Import inventory"),
    (foreign_tables.HYPER_V, "a list of machines (Hyper-V Get-VM); File > Import inventory"),
    (b'"(PDH-CSV 4.0) (UTC)(0)","\\\\EX1\\Memory\\Available MBytes"\n', "a log of performance counters"),
    (b"VM,Powerstate,Host\nvm-1,poweredOn,esx\n", "a list of machines (RVTools); File > Import inventory reads it"),
    (b"Timestamp,EventId,Source,Sender,Recipients,MessageSubject\n1,2,3,4,5,6\n", "MSGTRK*.LOG"),
    (b"Report Refresh Date,Send,Receive,Read,Report Date,Report Period\n1,2,3,4,5,6\n", "report by day"),
    (b"#Software: IIS\n#Fields: date time s-ip cs-method\n", "not one of message tracking"),
    (b"#Software: Microsoft Exchange Server\n#Version: 15\n", "no line that begins with #Fields"),
    (b"DisplayName,Database,ServerName\n", "the file has headers but no row below them. Export the table again."),
    (b"", "the file is empty. Export the table again."),
    (b"\r\n\r\n", "the file is empty. Export the table again."),
    (b"Display\0Name,Database,ServerName\n\0", "this is not a text file"),
]


@pytest.mark.parametrize(("data", "sentence"), REFUSED)
def test_what_is_not_read_is_refused_by_what_it_looks_like(data: bytes, sentence: str) -> None:
    with pytest.raises(InventoryError) as caught:
        read(data)
    assert sentence in str(caught.value)


def test_rows_that_are_cut_too_long_or_headers_again_are_left_out() -> None:
    text = made.usage(5)
    cut, again = text.splitlines()[2][:60], text.splitlines()[0]
    found = read(f"{text}{again}\n{text.splitlines()[2]},more\n{cut}")
    assert found.drafts[0].mailboxes == 4
    assert "3 lines were left out: they are truncated, or not rows of this table." in found.sentences


def test_a_spreadsheet_may_leave_out_empty_cells_at_the_end() -> None:
    text = "SiteName;Mailboxes;AvgTotalMsgs;AvgTotalKB;UTCOffset;TimeSpan\nOslo;10;20;30;1\nBergen;10;20;3\n"
    found = read(text)
    assert [draft.name for draft in found.drafts] == ["Oslo"]
    assert found.sentences[0].startswith("1 line was left out")


@pytest.mark.parametrize(
    "title", ["Mailboxes of Contoso\r\n\r\n", "Export,2026-11-01,,,,\r\n", "sep=,\r\n", "#TYPE x\r\n"]
)
def test_what_stands_above_the_headers_is_looked_past(title: str) -> None:
    assert sum(draft.mailboxes for draft in read(title + made.mailboxes()).drafts) == 100


def test_bars_may_stand_between_cells() -> None:
    text = "SiteName|Mailboxes|AvgTotalMsgs\nOslo|10|20\n"
    assert read(text).drafts[0].mailboxes == 10


def test_a_column_without_a_header_is_no_size() -> None:
    draft = read("DisplayName,,ItemCount,Database\nAnna,7,5,DB1\n").drafts[0]
    assert numbers(draft) == (1, None, None, None, 5.0)


def test_of_doubled_headers_the_first_is_read() -> None:
    found = read("SiteName,Mailboxes,AvgTotalMsgs,Mailboxes\nOslo,10,20,99\n")
    assert found.drafts[0].mailboxes == 10
    assert "Some columns have the same header; the first of them was read." in found.sentences


@pytest.mark.parametrize("cell", ["-5", "1e999", "nan", "", "ten", "9" * 60])
def test_numbers_that_are_none_are_not_zero(cell: str) -> None:
    text = made.table(made.ACTIVITY_HEADERS, [("", "a", "b", "False", "", "", cell, 10, 1, "", 30)] * 2)
    draft = read(text).drafts[0]
    assert (draft.mailboxes, draft.messages_per_day) == (2, None)


@pytest.mark.parametrize("period", ["0", "-30", "", "D30", "99999"])
def test_a_period_that_is_none_gives_no_rate(period: str) -> None:
    text = made.table(made.ACTIVITY_HEADERS, [("", "a", "b", "False", "", "", 10, 10, 1, "", period)])
    assert read(text).drafts[0].messages_per_day is None


class Endless(io.RawIOBase):
    """A header, then one row over and over: a file that no disk holds."""

    def __init__(self, head: bytes, row: bytes, rows: int) -> None:
        self._lines: Iterator[bytes] = (head if not number else row for number in range(rows + 1))
        self.most = 0

    def readline(self, size: int | None = -1, /) -> bytes:
        return next(self._lines, b"")


def test_ten_million_rows_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(population_table, "MOST_ROWS", 10_000)
    row = b'"2026","a","b","False","","","1","1","1","","30"\n'
    head = ",".join(made.ACTIVITY_HEADERS).encode() + b"\n"
    assert populations_of(Endless(head, row, 10_000)).drafts[0].mailboxes == 10_000
    with pytest.raises(InventoryError, match="more than 10,000 rows"):
        populations_of(Endless(head, row, 10_001))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a," * 600 + "\n", "more than 512 columns"),
        ("SiteName,Mailboxes,AvgTotalMsgs\n" + "x" * (5 << 20), "a line is longer than 4 MB"),
        ('SiteName,Mailboxes,AvgTotalMsgs\n"' + "x" * (2 << 20), "this is not a valid CSV file"),
        ("DisplayName,Database,ServerName\n" + "".join(f"a,DB{number},E\n" for number in range(5_001)),
         "more than 5,000 databases"),
        ("SiteName,Mailboxes,AvgTotalMsgs\n" + "".join(f"S{number},1,1\n" for number in range(5_001)),
         "more than 5,000 sites"),
    ],
)  # fmt: skip
def test_files_beyond_the_caps_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(InventoryError, match=sentence):
        read(text)


def test_utf_32_is_refused_and_not_read_as_utf_16() -> None:
    """Its mailboxes were counted, and each of its numbers was left out."""
    with pytest.raises(InventoryError, match="not a text file"):
        read(made.profile(), "utf-32")


def test_a_line_without_end_in_utf_16_is_refused() -> None:
    with pytest.raises(InventoryError, match="a line is longer than 4 MB"):
        read("SiteName,Mailboxes,AvgTotalMsgs\n" + "x" * (5 << 20), "utf-16")


EVERY = {
    "profile": made.profile(), "activity": made.activity(), "usage": made.usage(), "apps": made.apps(),
    "statistics": made.statistics(), "mailboxes": made.mailboxes(), "log": made.log(days=1),
}  # fmt: skip


@pytest.mark.parametrize("name", EVERY)
def test_nothing_of_a_person_comes_through(name: str) -> None:
    text = repr(read(EVERY[name]))
    assert [canary for canary in made.CANARIES if canary.casefold() in text.casefold()] == []


@pytest.mark.parametrize("name", EVERY)
def test_no_fault_names_a_person(name: str) -> None:
    lines = EVERY[name].splitlines(keepends=True)
    wrong = [
        "".join(lines[6:]),
        EVERY[name].replace(",", "~"),
        EVERY[name] + '"Anna ' + "x" * (5 << 20),
    ]
    for text in wrong:
        with pytest.raises(InventoryError) as caught:
            read(text)
        assert [canary for canary in made.CANARIES if canary.casefold() in str(caught.value).casefold()] == []


def test_an_address_in_place_of_a_database_or_a_site_is_no_name() -> None:
    found = read(f"DisplayName,Database,ServerName\nAnna,{made.PERSON[1]},{made.PERSON[1]}\n")
    assert (found.drafts[0].name, found.drafts[0].server) == ("", "")


def test_what_the_help_asks_for_needs_no_name_of_a_person() -> None:
    sizes = made.table(
        ("ServerName", "DatabaseName", "ItemCount", "TotalItemSize"), [("EX1", "DB1", 5, "2 MB (2,097,152 bytes)")]
    )
    boxes = made.table(("ServerName", "Database", "RecipientTypeDetails"), [("EX1", "DB1", "UserMailbox")])
    assert numbers(read(sizes).drafts[0]) == (1, None, None, 2.0, 5.0)
    assert (read(boxes).form, read(boxes).drafts[0].mailboxes) == ("mailboxes", 1)


BYTES = {name: text.encode() for name, text in EVERY.items() if name != "log"} | {
    "log": made.log(days=1, busiest=60).encode()
}
HARM = (b"", b"\0", b'"', b"\n", b"\r", b";", b",", b"-", b"9" * 400, b"\xff\xfe", b"\xef\xbb\xbf", b"#Fields:",
        b"1e999", b"@", b"0000-00-00T00", b"9999-12-31T23:59", b"(((((", b"=cmd|", "\u202e".encode())  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(sorted(BYTES)),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 300), st.sampled_from(HARM)), max_size=6),
)
def test_damage_anywhere_is_read_or_refused_and_nothing_else(name: str, harm: list[tuple[float, int, bytes]]) -> None:
    data = BYTES[name]
    for place, length, instead in harm:
        start = round(place * len(data) * (0.02 if length % 2 else 1.0))
        data = data[:start] + instead + data[start + length :]
    try:
        found = read(data)
    except InventoryError as error:
        said = str(error)
    else:
        said = repr(found)
        assert all(draft.mailboxes is None or draft.mailboxes >= 0 for draft in found.drafts)
        assert all(len(draft.name) <= 150 and draft.name.isprintable() for draft in found.drafts)
    assert "anna.canary@" not in said
