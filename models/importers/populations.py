"""Populations as files of administrators give them: sums over mailboxes, never anything about one person."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TypeVar

from attrs import evolve, field, frozen

from models.words import tr_noop

Key = TypeVar("Key", int, str)
HOUR_S = 3600.0
MOST_DRAFTS = 5_000
LONGEST_NAME = 150
# What a form is called in sentences, by its id.
FORMS = MappingProxyType(
    {
        "message-profile": tr_noop("message profile of Generate-MessageProfile"),
        "mailbox-usage": tr_noop("Microsoft 365 report of mailbox usage"),
        "email-activity": tr_noop("Microsoft 365 report of email activity"),
        "app-usage": tr_noop("Microsoft 365 report of email apps"),
        "mailboxes": tr_noop("export of Get-Mailbox"),
        "mailbox-statistics": tr_noop("export of Get-MailboxStatistics"),
        "tracking-log": tr_noop("message tracking log"),
    }
)
# Where several files have a value, that of the first of these forms counts: Get-Mailbox lists mailboxes, too, into
# which nobody has ever logged on.
PREFERENCE = tuple(FORMS)


@frozen
class Mean:
    """A sum and how many it is over; their quotient is what the plan has.

    Parameters
    ----------
    over : float
        0 where only the sum is known, as messages are without a count of mailboxes.
    """

    total: float
    over: float

    @property
    def value(self) -> float | None:
        """Return the mean, None where nobody knows over how many."""
        return self.total / self.over if self.over > 0.0 else None

    def with_value(self, value: float | None) -> "Mean":
        """Return the sum with one more value, the same where that is not known."""
        return self if value is None else Mean(self.total + value, self.over + 1)

    def plus(self, other: "Mean") -> "Mean":
        """Return both sums together."""
        return Mean(self.total + other.total, self.over + other.over)


@frozen(kw_only=True)
class Draft:
    """A population as a file gives it. None is "not in the file": such a field of the plan stays as it is.

    Parameters
    ----------
    name, site, server, database : str
        As in the file; empty where it does not say it.
    messages : Mean or None
        Sent and received a day, over mailboxes.
    message_kb : Mean or None
        Kilobytes over messages.
    mailbox_mb, items : Mean or None
        Megabytes and items over mailboxes.
    users : mapping of str to int
        Users by protocol, of the protocols that the file knows.
    hours : mapping of int to int
        Messages by hour since the epoch, UTC.
    logged, listed : frozenset of str
        Servers in small letters whose messages and whose mailboxes these are.
    written_by : frozenset of str
        Servers in small letters that wrote the log.
    is_elsewhere : bool
        Whether a more direct file seems to have the same mailboxes in other populations.
    """

    name: str
    site: str = ""
    server: str = ""
    database: str = ""
    mailboxes: int | None = None
    messages: Mean | None = None
    message_kb: Mean | None = None
    mailbox_mb: Mean | None = None
    items: Mean | None = None
    users: Mapping[str, int] = field(factory=dict)
    hours: Mapping[int, int] = field(factory=dict)
    logged: frozenset[str] = frozenset()
    listed: frozenset[str] = frozenset()
    written_by: frozenset[str] = frozenset()
    is_elsewhere: bool = False

    @property
    def messages_per_day(self) -> float | None:
        """Return the messages a day of one mailbox; those of a log are shared by the mailboxes that are listed."""
        if self.messages is None:
            return None
        shared = self.messages if self.messages.over else Mean(self.messages.total, self.mailboxes or 0)
        return shared.value

    @property
    def messages_s(self) -> float | None:
        """Return the messages a second of the busiest hour."""
        return max(self.hours.values()) / HOUR_S if self.hours else None

    def known(self) -> frozenset[str]:
        """Return the names of the fields that the file has."""
        values = {
            "mailboxes": self.mailboxes,
            # Of a sum alone, the population that takes it makes a mean.
            "messages_per_day": self.messages,
            "message_kb": self.message_kb and self.message_kb.value,
            "mailbox_mb": self.mailbox_mb and self.mailbox_mb.value,
            "items": self.items and self.items.value,
            "users": self.users or None,
            "messages_s": self.messages_s,
        }
        return frozenset(name for name, value in values.items() if value is not None)

    def plus(self, other: "Draft") -> "Draft":
        """Return the population that both are together."""
        return evolve(
            self,
            mailboxes=_sum(self.mailboxes, other.mailboxes),
            messages=_both(self.messages, other.messages),
            message_kb=_both(self.message_kb, other.message_kb),
            mailbox_mb=_both(self.mailbox_mb, other.mailbox_mb),
            items=_both(self.items, other.items),
            users=_counts(self.users, other.users),
            hours=_counts(self.hours, other.hours),
            logged=self.logged | other.logged,
            listed=self.listed | other.listed,
            written_by=self.written_by | other.written_by,
        )


FIELDS = ("mailboxes", "messages_per_day", "message_kb", "mailbox_mb", "items", "users", "messages_s")


@frozen
class Populations:
    """What one file, or the logs of one folder, hold.

    Parameters
    ----------
    form : str
        A key of `FORMS`.
    drafts : tuple of Draft
        Each database or server by itself, where the file names them.
    sentences : tuple of str
        What the user should know: what was left out, and what a number stands for.
    """

    form: str
    drafts: tuple[Draft, ...]
    sentences: tuple[str, ...] = ()

    @property
    def missing(self) -> tuple[str, ...]:
        """Return the fields that no population of the file has; they stay as they are."""
        return missing_of(self.drafts)


def missing_of(drafts: Iterable[Draft]) -> tuple[str, ...]:
    """Return the fields that none of some populations has, in their order."""
    known = frozenset[str]().union(*(draft.known() for draft in drafts))
    return tuple(name for name in FIELDS if name not in known)


def plain_name(text: str) -> str:
    """Return a name as it may stand in a plan: of no control characters, cut, and never an e-mail address.

    Examples
    --------
    >>> plain_name(" EX01 "), plain_name("anna@example.com")
    ('EX01', '')
    """
    text = "".join(letter for letter in text.strip() if letter.isprintable())[:LONGEST_NAME].strip()
    return "" if "@" in text else text


def host_name(text: str) -> str:
    """Return a server's name before the first dot; an address of numbers is none."""
    first = plain_name(text).partition(".")[0]
    return "" if first.isdigit() or ":" in first else first


def _sum(first: int | None, second: int | None) -> int | None:
    return first if second is None else second if first is None else first + second


def _both(first: Mean | None, second: Mean | None) -> Mean | None:
    return first if second is None else second if first is None else first.plus(second)


def _counts(first: Mapping[Key, int], second: Mapping[Key, int]) -> dict[Key, int]:
    return {key: first.get(key, 0) + second.get(key, 0) for key in {**first, **second}}
