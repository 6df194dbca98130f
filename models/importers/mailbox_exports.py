"""What Get-MailboxStatistics and Get-Mailbox export: mailboxes and their sizes, by database and server."""

from collections import Counter
from collections.abc import Iterable, Iterator

from attrs import define, field

from models.errors import InventoryError
from models.importers.population_table import Table, number, size_of
from models.importers.populations import FORMS, MOST_DRAFTS, Draft, Mean, Populations, host_name, plain_name
from models.importers.tables import YES
from models.units import MB_A_GB
from models.words import all_of, count, tr_count, tr_format, tr_noop, translate

BYTES_A_MB = MB_A_GB * MB_A_GB
# The size, as the property is called or as people call it who choose a unit, and bytes in that unit.
SIZES = {
    "totalitemsize": 1.0,
    "totalitemsizevalue": 1.0,
    "totalitemsizebytes": 1.0,
    "totalitemsizeinbytes": 1.0,
    "totalitemsizekb": 1024.0,
    "totalitemsizeinkb": 1024.0,
    "totalitemsizemb": BYTES_A_MB,
    "totalitemsizeinmb": BYTES_A_MB,
    "totalitemsizegb": BYTES_A_MB * MB_A_GB,
    "totalitemsizeingb": BYTES_A_MB * MB_A_GB,
}
DATABASE, SERVER = ("databasename", "database"), ("servername", "server")
DISPLAY = ("displayname", "name")
TYPE = ("recipienttypedetails", "mailboxtypedetail")
STATISTICS = {
    "displayname", *DATABASE, *SERVER, "itemcount", "lastlogontime", "lastlogofftime", "mailboxguid", "legacydn",
    "storagelimitstatus", "totaldeleteditemsize", "deleteditemcount", "disconnectdate", "isarchivemailbox",
    "objectclass", "mailboxtypedetail",
}  # fmt: skip
MAILBOXES = {
    *DISPLAY, *DATABASE, *SERVER, "alias", "recipienttypedetails", "recipienttype", "primarysmtpaddress",
    "userprincipalname", "prohibitsendquota", "prohibitsendreceivequota", "issuewarningquota", "organizationalunit",
    "usedatabasequotadefaults", "exchangeguid", "emailaddresses", "samaccountname", "whenmailboxcreated", "mailboxplan",
    "legacyexchangedn",
}  # fmt: skip
LEAST_HEADERS = 3
# Mailboxes that no user has, by the beginning of their names and by their types.
SYSTEM_NAMES = (
    "healthmailbox", "systemmailbox{", "microsoft exchange", "discovery search mailbox", "extest_", "e4e encryption",
    "federatedemail.", "migration.",
)  # fmt: skip
ARCHIVE_NAMES = ("in-place archive", "online archive", "personal archive", "archive -")
USER_TYPES = frozenset({"usermailbox", "linkedmailbox", "legacymailbox"})
# Types of mailboxes that nobody logs on to as a user, or not with a mailbox here; REASONS says what they are called.
OTHER_TYPES = {
    "sharedmailbox": "shared", "roommailbox": "room", "linkedroommailbox": "room", "roomlist": "room",
    "equipmentmailbox": "equipment", "discoverymailbox": "discovery", "arbitrationmailbox": "arbitration",
    "publicfoldermailbox": "public-folder", "groupmailbox": "group", "teammailbox": "group",
    "schedulingmailbox": "scheduling", "remoteusermailbox": "remote",
} | dict.fromkeys((
    "auditlogmailbox", "auxauditlogmailbox", "monitoringmailbox", "systemattendantmailbox", "systemmailbox",
    "supervisoryreviewpolicymailbox",
), "system")  # fmt: skip
REASONS = {
    "shared": tr_noop("{number} shared"),
    "room": tr_noop("{number} room"),
    "equipment": tr_noop("{number} equipment"),
    "discovery": tr_noop("{number} discovery"),
    "arbitration": tr_noop("{number} arbitration"),
    "public-folder": tr_noop("{number} public folder"),
    "group": tr_noop("{number} group"),
    "scheduling": tr_noop("{number} scheduling"),
    "remote": tr_noop("{number} in Exchange Online"),
    "system": tr_noop("{number} of the system"),
    "other": tr_noop("{number} of other types"),
    "archive": tr_noop("{number} archives"),
    "disconnected": tr_noop("{number} disconnected"),
}


def is_statistics(headers: Iterable[str]) -> bool:
    """Return whether headers are those of Get-MailboxStatistics."""
    given = set(headers)
    measured = bool(given & SIZES.keys()) or "itemcount" in given
    return measured and len(given & (STATISTICS | SIZES.keys())) >= LEAST_HEADERS


def is_mailboxes(headers: Iterable[str]) -> bool:
    """Return whether headers are those of Get-Mailbox."""
    given = set(headers)
    placed = given & {*DATABASE, *SERVER, *TYPE, "primarysmtpaddress"}
    return bool(placed) and len(given & MAILBOXES) >= LEAST_HEADERS


@define
class _Group:
    """The mailboxes of one database on one server so far."""

    server: str
    database: str
    mailboxes: int = 0
    size_b: float = 0.0
    sized: int = 0
    items: float = 0.0
    counted: int = 0

    def draft(self) -> Draft:
        return Draft(
            name=self.database or self.server,
            server=self.server,
            database=self.database,
            mailboxes=self.mailboxes,
            mailbox_mb=Mean(self.size_b / BYTES_A_MB, self.sized) if self.sized else None,
            items=Mean(self.items, self.counted) if self.counted else None,
        )


@define
class _Groups:
    """All mailboxes so far, and those that were left out."""

    left_out: Counter[str] = field(factory=Counter)
    found: dict[tuple[str, str], _Group] = field(factory=dict)

    def of(self, server: str, database: str) -> _Group:
        key = server, database
        group = self.found.get(key)
        if group is None:
            if len(self.found) >= MOST_DRAFTS:
                raise InventoryError(tr_format("the file names more than {most} databases.", most=count(MOST_DRAFTS)))
            group = self.found[key] = _Group(host_name(server), plain_name(database))
        return group

    def sentences(self, form: str, unread: int) -> Iterator[str]:
        reasons = [translate(REASONS[reason]).format(number=count(self.left_out[reason]))
                   for reason in REASONS if self.left_out[reason]]  # fmt: skip
        if reasons:
            yield tr_format(
                "Mailboxes left out of the {form}: {reasons}.", form=translate(FORMS[form]), reasons=all_of(reasons)
            )
        if unread:
            yield tr_count(
                unread,
                "{count} mailbox has a size that cannot be read; it is not part of the mean.",
                "{count} mailboxes have a size that cannot be read; they are not part of the mean.",
            )


def read_statistics(table: Table) -> Populations:
    """Return the mailboxes with their sizes, a population for each database on each server."""
    size_header = next((name for name in SIZES if name in table.headers), "")
    flags = ("isarchivemailbox", "disconnectdate", "disconnectreason")
    wanted = [
        *(table.column(*names) for names in (SERVER, DATABASE, DISPLAY, TYPE)),
        *(table.column(name) for name in (*flags, size_header, "itemcount")),
    ]
    groups, unread = _Groups(), 0
    for server, database, name, kind, is_archive, *disconnected, size_text, item_text in table.rows(wanted):
        reason = _left_out(name, kind, is_archive, disconnected=any(disconnected))
        if reason:
            groups.left_out[reason] += 1
            continue
        group = groups.of(server, database)
        group.mailboxes += 1
        size, items = size_of(size_text), number(item_text)
        if size is not None:
            group.size_b += size * SIZES[size_header]
            group.sized += 1
        unread += bool(size_header) and size is None
        if items is not None:
            group.items += items
            group.counted += 1
    return _populations("mailbox-statistics", table, groups, unread)


def read_mailboxes(table: Table) -> Populations:
    """Return the mailboxes, a population for each database on each server."""
    wanted = [table.column(*names) for names in (SERVER, DATABASE, DISPLAY, TYPE)]
    groups = _Groups()
    for server, database, name, kind in table.rows(wanted):
        reason = _left_out(name, kind, "", disconnected=False)
        if reason:
            groups.left_out[reason] += 1
        else:
            groups.of(server, database).mailboxes += 1
    return _populations("mailboxes", table, groups, 0)


def _left_out(name: str, kind: str, is_archive: str, *, disconnected: bool) -> str:
    """Return why a mailbox is left out, as a key of `REASONS`; empty where it is that of a user."""
    plain, named = name.casefold(), kind.casefold()
    if disconnected:
        return "disconnected"
    if is_archive.casefold() in YES or plain.startswith(ARCHIVE_NAMES):
        return "archive"
    if named and named not in USER_TYPES:
        return OTHER_TYPES.get(named, "other")
    return "system" if plain.startswith(SYSTEM_NAMES) else ""


def _populations(form: str, table: Table, groups: _Groups, unread: int) -> Populations:
    drafts = tuple(group.draft() for _, group in sorted(groups.found.items()))
    sentences = (*table.sentences(), *groups.sentences(form, unread))
    if not drafts and table.rows_read:
        raise InventoryError(" ".join((tr_format("this file contains no user mailboxes."), *sentences)))
    if table.column(*TYPE) is None:
        sentences += (tr_format(
            "The {form} does not state mailbox types: by itself, it counts shared, room and equipment mailboxes as "
            "users. Import an export of Get-Mailbox with RecipientTypeDetails together with it.",
            form=translate(FORMS[form]),
        ),)  # fmt: skip
    return Populations(form, drafts, sentences)
