"""Files of administrators, made up: every form and dialect, with names of persons that must never come through."""

import csv
import io
from collections.abc import Iterable, Sequence

# Stand in every column of a person; searched for in all that comes out.
CANARIES = ("Kanarienvogel", "anna.canary", "canary.example", "4f2a9cCANARYhash", "Secret subject")
PERSON = ("Anna Kanarienvogel", "anna.canary@canary.example", "4f2a9cCANARYhash")
COMMA, SEMICOLON = ",", ";"


def table(
    headers: Sequence[str], rows: Iterable[Sequence[object]], delimiter: str = COMMA, *, quoted: bool = True
) -> str:
    """A CSV as Export-Csv writes it, all in quotes, or as a spreadsheet does."""
    stream = io.StringIO()
    writer = csv.writer(stream, delimiter=delimiter, quoting=csv.QUOTE_ALL if quoted else csv.QUOTE_MINIMAL)
    writer.writerow(headers)
    writer.writerows(rows)
    return stream.getvalue()


PROFILE_HEADERS = (
    "SiteName", "Mailboxes", "AvgTotalMsgs", "AvgTotalKB", "AvgSentMsgs", "AvgRcvdMsgs", "AvgSentKB", "AvgRcvdKB",
    "SentMsgs", "RcvdMsgs", "SentKB", "RcvdKB", "UTCOffset", "TimeSpan", "TotalDays",
)  # fmt: skip
SITES = {"London": (1200, 58, 71), "Leeds": (310, 33, 49), "Oslo": (95, 41, 102)}


def profile(sites: dict[str, tuple[int, int, int]] | None = None, delimiter: str = COMMA) -> str:
    """A message profile with the mean over all sites first, as the script sorts it."""
    given = {"~All Sites": (1605, 52, 69)} | (SITES if sites is None else sites)
    rows = [(name, boxes, day, size, 10, day - 10, size, size, boxes * 50, boxes * day * 5 - boxes * 50, 1, 1, 1, 0, 5)
            for name, (boxes, day, size) in given.items()]  # fmt: skip
    return table(PROFILE_HEADERS, rows, delimiter)


ACTIVITY_HEADERS = (
    "Report Refresh Date", "User Principal Name", "Display Name", "Is Deleted", "Deleted Date", "Last Activity Date",
    "Send Count", "Receive Count", "Read Count", "Assigned Products", "Report Period",
)  # fmt: skip
USAGE_HEADERS = (
    "Report Refresh Date", "User Principal Name", "Display Name", "Is Deleted", "Deleted Date", "Created Date",
    "Last Activity Date", "Item Count", "Storage Used (Byte)", "Issue Warning Quota (Byte)",
    "Prohibit Send Quota (Byte)", "Prohibit Send/Receive Quota (Byte)", "Deleted Item Count",
    "Deleted Item Size (Byte)", "Report Period",
)  # fmt: skip
APP_HEADERS = (
    "Report Refresh Date", "User Principal Name", "Display Name", "Is Deleted", "Deleted Date", "Last Activity Date",
    "Mail For Mac", "Outlook For Mac", "Outlook For Windows", "Outlook For Mobile", "Other For Mobile",
    "Outlook For Web", "POP3 App", "IMAP4 App", "SMTP App", "Report Period",
)  # fmt: skip


def _user(number: int, *, deleted: bool = False) -> tuple[object, ...]:
    name, address, hashed = PERSON
    who = (f"{number}.{address}", f"{name} {number}") if number % 2 else (f"{hashed}{number}", f"{hashed}{number}")
    return ("2026-09-30", *who, str(deleted), "2026-09-01" if deleted else "")


def activity(users: int = 200, period: int = 30, delimiter: str = COMMA) -> str:
    """Each user sends 8 and receives 32 a day; one in 20 was deleted."""
    rows = [(*_user(number, deleted=number % 20 == 0), "2026-09-29", 8 * period, 32 * period, 9, "E3", period)
            for number in range(users)]  # fmt: skip
    return table(ACTIVITY_HEADERS, rows, delimiter)


def usage(users: int = 200, delimiter: str = COMMA) -> str:
    """Each mailbox holds 2 GB and 12,000 items; one in 20 was deleted."""
    rest = ("2020-01-01", "2026-09-29", 12_000, 2 * 1024**3, 1, 1, 1, 5, 7, 30)
    rows = [(*_user(number, deleted=number % 20 == 0), *rest) for number in range(users)]
    return table(USAGE_HEADERS, rows, delimiter)


def apps(users: int = 200, delimiter: str = COMMA) -> str:
    """All use Outlook, one in 2 a phone, in 4 the web, in 10 a Mac by two apps, in 50 IMAP; one in 20 was deleted."""

    def used(number: int, each: int) -> str:
        return "Yes" if number % each == 0 else "No"

    rows = [
        (*_user(number, deleted=number % 20 == 0), "2026-09-29", used(number, 10), used(number, 10), "Yes",
         used(number, 2), "No", used(number, 4), "No", used(number, 50), "No", 30)
        for number in range(users)
    ]  # fmt: skip
    return table(APP_HEADERS, rows, delimiter)


def size_text(size: int, *, german: bool = False) -> str:
    """A size as the shell writes it, in its culture."""
    text = f"{size / 1024**3:,.3f} GB ({size:,} bytes)"
    return text.translate(str.maketrans(",.", ".,")) if german else text


STATISTICS_HEADERS = ("DisplayName", "ItemCount", "TotalItemSize", "DatabaseName", "ServerName", "DisconnectDate")
BOXES = {("EX01", "DB01"): 40, ("EX01", "DB02"): 25, ("EX02", "DB03"): 35}


def statistics(delimiter: str = COMMA, *, german: bool = False, typed: bool = True) -> str:
    """Mailboxes of 1 GB and 5,000 items on DB01, of 3 GB on the others; a health mailbox and two disconnected."""
    rows: list[tuple[object, ...]] = []
    for (server, database), boxes in BOXES.items():
        size = (1 if database == "DB01" else 3) * 1024**3
        rows += [(f"{PERSON[0]} {number}", 5_000, size_text(size, german=german), database, server, "")
                 for number in range(boxes)]  # fmt: skip
    rows.append(("HealthMailbox-EX01-001", 9, size_text(1024), "DB01", "EX01", ""))
    rows += [(PERSON[0], 1, size_text(1024), "DB02", "EX01", "9/1/2026 10:00:00")] * 2
    head = "#TYPE Selected.Microsoft.Exchange.Management.MapiTasks.Presentation.MailboxStatistics\r\n" if typed else ""
    return head + table(STATISTICS_HEADERS, rows, delimiter)


MAILBOX_HEADERS = ("DisplayName", "PrimarySmtpAddress", "Alias", "Database", "ServerName", "RecipientTypeDetails")


def mailboxes(delimiter: str = COMMA) -> str:
    """The mailboxes of the same databases; a room, a shared one and one for discovery besides."""
    rows: list[tuple[object, ...]] = []
    for (server, database), boxes in BOXES.items():
        rows += [(f"{PERSON[0]}, {number}", PERSON[1], "anna.canary", database, server, "UserMailbox")
                 for number in range(boxes)]  # fmt: skip
        rows.append((PERSON[0], PERSON[1], "x", database, server, "RoomMailbox"))
    others = ("SharedMailbox", "EquipmentMailbox", "ArbitrationMailbox", PERSON[0])
    rows += [(PERSON[0], PERSON[1], "x", "DB01", "EX01", kind) for kind in others]
    rows.append(("Discovery Search Mailbox", PERSON[1], "x", "DB01", "EX01", "DiscoveryMailbox"))
    return table(MAILBOX_HEADERS, rows, delimiter)


_FIRST = (
    "date-time,client-ip,client-hostname,server-ip,server-hostname,source-context,connector-id,source,event-id,"
    "internal-message-id,message-id"
)
_REST = (
    "recipient-address,recipient-status,total-bytes,recipient-count,related-recipient-address,reference,"
    "message-subject,sender-address,return-path,message-info"
)
LOG_FIELDS = {
    "14.00": f"{_FIRST},{_REST}",
    "15.00": f"{_FIRST},network-message-id,{_REST},directionality,tenant-id,original-client-ip,original-server-ip,"
    "custom-data",
}


def log_line(
    version: str, moment: str, event: str, server: str, recipients: int = 1, source: str = "STOREDRIVER",
    *, size: int = 20_480, sender: str = PERSON[1],
) -> str:  # fmt: skip
    """One line of a tracking log."""
    values = {
        "date-time": moment, "client-ip": "10.0.0.7", "client-hostname": f"{server}.contoso.example",
        "server-ip": "10.0.0.7", "server-hostname": server, "source": source, "event-id": event,
        "message-id": f"<{PERSON[2]}@contoso.example>", "recipient-address": ";".join([PERSON[1]] * recipients),
        "total-bytes": str(size), "recipient-count": str(recipients),
        "message-subject": f"Secret subject, of {PERSON[0]}", "sender-address": sender, "return-path": sender,
    }  # fmt: skip
    stream = io.StringIO()
    csv.writer(stream).writerow([values.get(name, "") for name in LOG_FIELDS[version].split(",")])
    return stream.getvalue()


def log(version: str = "15.00", server: str = "EX01", days: int = 2, busiest: int = 720) -> str:
    """Whole days; each hour 60 messages are sent and 60 delivered to 3 mailboxes, at 9 the busiest number of each."""
    head = (f"#Software: Microsoft Exchange Server\r\n#Version: {version}.0.0\r\n#Log-type: Message Tracking Log\r\n"
            f"#Date: 2026-09-01T00:00:00.000Z\r\n#Fields: {LOG_FIELDS[version]}\r\n")  # fmt: skip
    lines = []
    for hour in range(24 * days):
        for number in range(busiest if hour % 24 == 9 else 60):
            moment = f"2026-09-{1 + hour // 24:02}T{hour % 24:02}:{number % 60:02}:00.{number:03}Z"
            lines.append(log_line(version, moment, "RECEIVE", server))
            lines.append(log_line(version, moment, "DELIVER", server, recipients=3))
    lines.append(log_line(version, f"2026-09-0{days}T23:59:59.000Z", "SEND", server, source="SMTP"))
    lines.append(
        log_line(version, f"2026-09-0{days}T23:59:59.000Z", "RECEIVE", server, sender="HealthMailbox1@x.example")
    )
    return "\ufeff" + head + "".join(lines)
