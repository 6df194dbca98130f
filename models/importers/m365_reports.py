"""Usage reports of Microsoft 365, a row for each user: only sums over all rows are kept."""

from collections import Counter
from collections.abc import Iterable, Iterator

from models.importers.population_table import NO, Table, number
from models.importers.populations import Draft, Mean, Populations
from models.importers.tables import YES
from models.units import MB_A_GB
from models.words import tr_count, tr_format

NAME = "Microsoft 365"
USER = frozenset({"userprincipalname", "reportperiod"})
ACTIVITY = USER | {"sendcount", "receivecount"}
USAGE = USER | {"itemcount", "storageusedbyte"}
APPS = USER | {"outlookforwindows", "outlookforweb"}
# Reports without users: a row for each day.
SUMMARY = frozenset({"reportrefreshdate", "reportperiod"})
# What each app connects with, to servers of one's own.
PROTOCOLS = {
    "outlook": ("outlookforwindows",),
    "ews": ("outlookformac", "mailformac"),
    "activesync": ("outlookformobile", "otherformobile"),
    "owa": ("outlookforweb",),
    "pop3": ("pop3app",),
    "imap4": ("imap4app",),
}
BYTES_A_MB = MB_A_GB * MB_A_GB
LONGEST_PERIOD_DAYS = 366.0


def form_of(headers: Iterable[str]) -> str:
    """Return which report some headers are of; empty for none with a row for each user."""
    given = set(headers)
    forms = (("email-activity", ACTIVITY), ("mailbox-usage", USAGE), ("app-usage", APPS))
    return next((form for form, own in forms if own <= given), "")


def is_summary(headers: Iterable[str]) -> bool:
    """Return whether headers are those of a report by day."""
    given = set(headers)
    return given >= SUMMARY and "userprincipalname" not in given


def read_activity(table: Table) -> Populations:
    """Return all users as one population with its messages a day."""
    wanted = [table.column(name) for name in ("isdeleted", "sendcount", "receivecount", "reportperiod")]
    users = deleted = counted = 0
    daily = 0.0
    for is_deleted, sent, received, period in table.rows(wanted):
        if is_deleted.casefold() in YES:
            deleted += 1
            continue
        users += 1
        counts, days = (number(sent), number(received)), number(period)
        if None not in counts and days and days <= LONGEST_PERIOD_DAYS:
            counted += 1
            daily += sum(count for count in counts if count is not None) / days
    draft = Draft(name=NAME, mailboxes=users, messages=Mean(daily, counted) if counted else None)
    sentences = [*table.sentences(), *_left_out(deleted, users - counted)]
    if counted:
        sentences.append(tr_format("Messages per day are the mean over all days of the report, weekends included."))
    return Populations("email-activity", (draft,) if users else (), tuple(sentences))


def read_usage(table: Table) -> Populations:
    """Return all mailboxes as one population with its sizes."""
    wanted = [table.column(name) for name in ("isdeleted", "itemcount", "storageusedbyte")]
    mailboxes = deleted = 0
    sizes, items = Mean(0.0, 0), Mean(0.0, 0)
    for is_deleted, item_count, storage in table.rows(wanted):
        if is_deleted.casefold() in YES:
            deleted += 1
            continue
        mailboxes += 1
        sizes, items = sizes.with_value(number(storage)), items.with_value(number(item_count))
    draft = Draft(
        name=NAME,
        mailboxes=mailboxes,
        mailbox_mb=Mean(sizes.total / BYTES_A_MB, sizes.over) if sizes.over else None,
        items=items if items.over else None,
    )
    sentences = (*table.sentences(), *_left_out(deleted, mailboxes - round(sizes.over)))
    return Populations("mailbox-usage", (draft,) if mailboxes else (), sentences)


def read_apps(table: Table) -> Populations:
    """Return all users as one population with its users by protocol."""
    apps = {name: table.column(name) for names in PROTOCOLS.values() for name in names}
    known = {name: place for name, place in apps.items() if place is not None}
    protocols = {protocol: [name for name in names if name in known] for protocol, names in PROTOCOLS.items()}
    users: Counter[str] = Counter({protocol: 0 for protocol, names in protocols.items() if names})
    people = deleted = 0
    for is_deleted, *cells in table.rows([table.column("isdeleted"), *known.values()]):
        if is_deleted.casefold() in YES:
            deleted += 1
            continue
        people += 1
        used = {name for name, cell in zip(known, cells, strict=True) if cell.casefold() not in NO}
        users.update(protocol for protocol, names in protocols.items() if not used.isdisjoint(names))
    draft = Draft(name=NAME, mailboxes=people, users=dict(users))
    sentences = [*table.sentences(), *_left_out(deleted, 0)]
    if people:
        sentences.append(
            tr_format(
                "Users by protocol used the app at least once in the period of the report; fewer are connected at the "
                "same time."
            )
        )
    return Populations("app-usage", (draft,) if people else (), tuple(sentences))


def _left_out(deleted: int, unread: int) -> Iterator[str]:
    if deleted:
        yield tr_count(deleted, "{count} deleted user was left out.", "{count} deleted users were left out.")
    if unread:
        yield tr_count(
            unread,
            "{count} row has a number that cannot be read; it counts as a mailbox only.",
            "{count} rows have a number that cannot be read; they count as mailboxes only.",
        )
