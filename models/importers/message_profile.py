"""The CSV file of Generate-MessageProfile.ps1: a population for each site of Active Directory."""

from collections.abc import Iterable

from models.errors import InventoryError
from models.importers.population_table import Table, number
from models.importers.populations import MOST_DRAFTS, Draft, Mean, Populations, plain_name
from models.words import count, tr_count, tr_format

FORM = "message-profile"
OWN = frozenset({"sitename", "mailboxes", "avgtotalmsgs"})
# The script's mean over all sites, whose mailboxes are in the other rows.
ALL_SITES = "~all sites"


def is_form(headers: Iterable[str]) -> bool:
    """Return whether headers are those of a message profile."""
    return set(headers) >= OWN


def read(table: Table) -> Populations:
    """Return the population of each site."""
    wanted = [table.column(name) for name in ("sitename", "mailboxes", "avgtotalmsgs", "avgtotalkb")]
    found: dict[str, Draft] = {}
    unread = doubled = 0
    for name, *cells in table.rows(wanted):
        if name.casefold() == ALL_SITES:
            continue
        mailboxes, messages, size = (number(cell) for cell in cells)
        site = plain_name(name)
        if not site or not mailboxes:
            unread += 1
        elif site.casefold() in found:
            doubled += 1
        elif len(found) >= MOST_DRAFTS:
            raise InventoryError(tr_format("the file names more than {most} sites.", most=count(MOST_DRAFTS)))
        else:
            found[site.casefold()] = _draft(site, mailboxes, messages, size)
    return Populations(FORM, tuple(found.values()), (*table.sentences(), *_sentences(unread, doubled)))


def _draft(site: str, mailboxes: float, messages: float | None, size: float | None) -> Draft:
    total = None if messages is None else messages * mailboxes
    return Draft(
        name=site,
        site=site,
        mailboxes=round(mailboxes),
        messages=None if total is None else Mean(total, mailboxes),
        message_kb=Mean(size * total, total) if size is not None and total else None,
    )


def _sentences(unread: int, doubled: int) -> Iterable[str]:
    if unread:
        yield tr_count(
            unread,
            "{count} row was left out: it names no site, or no number of mailboxes.",
            "{count} rows were left out: they name no site, or no number of mailboxes.",
        )
    if doubled:
        yield tr_count(
            doubled,
            "{count} row was left out: its site was already listed.",
            "{count} rows were left out: their sites were already listed.",
        )
    yield tr_format("The script rounds messages per day up to the next whole number.")
