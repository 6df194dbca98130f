"""What populations ask for, before any machine is named: one row of drivers a population.

A driver is anything a published cost is multiplied with: users of a protocol, messages a second, mailboxes. Drivers
that end in ``-beyond`` count what lies outside of the range that a figure holds for.
"""

from collections.abc import Sequence

import numpy as np

from models.calibration.library import FigureSet
from models.capacity.bounds import Bound, pick_bound, value_at
from models.capacity.floats import Floats, stacked
from models.plan.choices import PROTOCOL_IDS
from models.plan.entities import Assumptions, Population
from models.units import KB_A_MB

NORMALISED = ("owa", "imap4", "pop3")
USERS = tuple(f"users.{protocol}" for protocol in PROTOCOL_IDS)
REQUESTS = ("owa-requests", "activesync-requests", "pooled-requests")
RATES = (*REQUESTS, "messages", "message-mb", "message-excess-mb", "message-shortfall-mb")
# Daily messages of the mailboxes that a server has active, those again for each further copy, and those of mailboxes of
# which it holds a passive copy.
MESSAGES_OF_MAILBOXES = ("mailbox-messages", "copy-messages", "passive-messages")
BEYOND = ("imap4-size-beyond", "imap4-items-beyond", "message-size-beyond", "activesync-beyond")
DRIVERS = (*PROTOCOL_IDS, *USERS, *RATES, "web-connections", "mailboxes", *MESSAGES_OF_MAILBOXES, *BEYOND)
COLUMN = {name: column for column, name in enumerate(DRIVERS)}
PROTOCOL_COLUMNS = slice(0, len(PROTOCOL_IDS))
USER_COLUMNS = slice(len(PROTOCOL_IDS), 2 * len(PROTOCOL_IDS))
# Drivers that count users or their demand beyond a range: costs of the first driver are not valid there.
BEYOND_OF = {
    "imap4": ("imap4-size-beyond", "imap4-items-beyond"),
    "activesync": ("activesync-beyond",),
    "messages": ("message-size-beyond",),
}
# Figures from which a driver is derived where no rate was measured.
RATE_FIGURES = {
    "owa-requests": ("owa-requests.per_user_s",),
    "activesync-requests": ("activesync-requests.per_user_s",),
    "pooled-requests": ("owa-requests.per_user_s", "activesync-requests.per_user_s"),
    **dict.fromkeys(("messages", "message-mb", "message-excess-mb", "message-shortfall-mb"), ("messages.per_user_s",)),
    "web-connections": ("web-connections.per_user",),
}


def population_drivers(
    populations: Sequence[Population], assumptions: Assumptions, common: FigureSet, bound: Bound
) -> Floats:
    """Return the drivers of each population.

    A protocol's own column counts users of the published profile: users scaled by their messages a day and, for
    the normalised protocols, by the plan's peak factor; IMAP4 also by mailbox size. ``users.*`` count heads.

    Returns
    -------
    (..., populations, drivers)

    References
    ----------
    ms-2010-cas-costs, sections "User Profiles" and "IMAP4 Clients and Mailbox Size".
    """
    rows = [_row(population, assumptions, common, bound) for population in populations]
    values = stacked([value for row in rows for value in row])
    return values.reshape(*values.shape[:-1], len(rows), len(DRIVERS))


def _row(population: Population, assumptions: Assumptions, common: FigureSet, bound: Bound) -> list[float]:
    users = dict(zip(PROTOCOL_IDS, population.users.counts(), strict=True))
    profile = population.messages_per_day / value_at(common.get("profile.messages_per_day"), bound)
    peak = assumptions.peak_factor / value_at(common.get("profile.peak_factor"), bound)
    work = {name: count * profile * (peak if name in NORMALISED else 1.0) for name, count in users.items()}
    work["imap4"] *= _imap4_size_factor(population.mailbox_mb, common, bound)
    values = work | {f"users.{name}": float(count) for name, count in users.items()}
    values |= _rates(population, users, profile, common, bound)
    values["mailboxes"] = population.mailboxes
    values["mailbox-messages"] = population.mailboxes * population.messages_per_day * population.megacycle_weight
    values["copy-messages"] = values["mailbox-messages"]
    # Of every copy that some server holds besides the active one.
    values["passive-messages"] = float(population.mailboxes * population.messages_per_day)
    values |= _beyond(population, users, values["messages"], common)
    return [values[name] for name in DRIVERS]


def imap4_size_factor(mailbox_mb: float, fixed_mb: float, reference_mb: float) -> float:
    """Return the cost of an IMAP4 user divided by that of a user whose mailbox has the reference size [1].

    Parameters
    ----------
    mailbox_mb, fixed_mb, reference_mb : float
        Size of the mailbox, size that costs as much as the part that no size changes, and reference size [MB].

    References
    ----------
    ms-2010-cas-costs, section "IMAP4 Clients and Mailbox Size": `k (fixed + size)`.
    """
    return (fixed_mb + mailbox_mb) / (fixed_mb + reference_mb)


def _imap4_size_factor(mailbox_mb: float, common: FigureSet, bound: Bound) -> float:
    """Return the factor at one bound: a large fixed part costs more below the reference size, and less above."""
    fixed, reference = common.get("imap4.fixed_mb"), common.get("imap4.reference_mb").value
    factors = (imap4_size_factor(mailbox_mb, end, reference) for end in (fixed.value, fixed.low, fixed.high))
    return pick_bound(bound, *factors)


def _rates(
    population: Population, users: dict[str, int], profile: float, common: FigureSet, bound: Bound
) -> dict[str, float]:
    def rate(measured: float | None, count: float, key: str) -> float:
        return count * value_at(common.get(key), bound) if measured is None else measured

    rates = population.rates
    owa = rate(rates.owa_requests_s, users["owa"] * profile, "owa-requests.per_user_s")
    activesync = rate(rates.activesync_requests_s, users["activesync"] * profile, "activesync-requests.per_user_s")
    messages = rate(rates.messages_s, sum(users.values()) * profile, "messages.per_user_s")
    excess_kb = population.message_kb - value_at(common.get("hub.message_kb"), bound)
    return {
        "owa-requests": owa,
        "activesync-requests": activesync,
        "pooled-requests": owa + activesync,
        "messages": messages,
        "message-mb": messages * population.message_kb / KB_A_MB,
        "message-excess-mb": messages * np.maximum(excess_kb, 0.0) / KB_A_MB,
        "message-shortfall-mb": messages * np.maximum(-excess_kb, 0.0) / KB_A_MB,
        "web-connections": rate(rates.web_connections, users["outlook-anywhere"], "web-connections.per_user"),
    }


def _beyond(population: Population, users: dict[str, int], messages: float, common: FigureSet) -> dict[str, float]:
    """Return the demand of a population outside of the ranges in which the figures hold."""
    size = common.get("imap4.fixed_mb").range_of("mailbox_mb")
    message_size = common.get("hub.message_kb").range_of("message_kb")
    many_items = population.items_in_largest_folder > common.get("imap4.most_items").value
    others = sum(users.values()) - users["activesync"]
    return {
        "imap4-size-beyond": 0.0 if size.holds(population.mailbox_mb) else users["imap4"],
        "imap4-items-beyond": users["imap4"] if many_items else 0.0,
        "message-size-beyond": 0.0 if message_size.holds(population.message_kb) else messages,
        "activesync-beyond": max(users["activesync"] - others, 0),
    }
