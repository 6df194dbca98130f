"""What populations ask for, before any machine is named: one row of drivers a population.

A driver is anything a published cost is multiplied with: users of a protocol, messages a second, mailboxes.
"""

from collections.abc import Sequence

import numpy as np

from models.calibration.library import FigureSet
from models.capacity.floats import Floats
from models.capacity.reading import Reading, read
from models.plan.choices import PROTOCOL_IDS
from models.plan.entities import Assumptions, Population
from models.units import KB_A_MB

NORMALISED = ("owa", "imap4", "pop3")
USERS = tuple(f"users.{protocol}" for protocol in PROTOCOL_IDS)
RATES = ("owa-requests", "activesync-requests", "messages", "message-mb", "message-excess-mb", "message-shortfall-mb")
DRIVERS = (*PROTOCOL_IDS, *USERS, *RATES, "web-connections", "mailboxes", "mailbox-messages")
COLUMN = {name: column for column, name in enumerate(DRIVERS)}
PROTOCOL_COLUMNS = slice(0, len(PROTOCOL_IDS))
USER_COLUMNS = slice(len(PROTOCOL_IDS), 2 * len(PROTOCOL_IDS))


def population_drivers(
    populations: Sequence[Population], assumptions: Assumptions, common: FigureSet, reading: Reading
) -> Floats:
    """Return the drivers of each population.

    A protocol's own column counts users of the published profile: users scaled by their messages a day and, for
    the normalised protocols, by the plan's peak factor; IMAP4 also by mailbox size. ``users.*`` count heads.

    Returns
    -------
    (populations, drivers)

    References
    ----------
    ms-2010-cas-costs, sections "User Profiles" and "IMAP4 Clients and Mailbox Size".
    """
    rows = [_row(population, assumptions, common, reading) for population in populations]
    return np.array(rows, dtype=np.float64).reshape(len(rows), len(DRIVERS))


def _row(population: Population, assumptions: Assumptions, common: FigureSet, reading: Reading) -> list[float]:
    users = dict(zip(PROTOCOL_IDS, population.users.counts(), strict=True))
    profile = population.messages_per_day / read(common.get("profile.messages_per_day"), reading)
    peak = assumptions.peak_factor / read(common.get("profile.peak_factor"), reading)
    work = {name: count * profile * (peak if name in NORMALISED else 1.0) for name, count in users.items()}
    work["imap4"] *= imap4_size_factor(
        population.mailbox_mb,
        read(common.get("imap4.fixed_mb"), reading),
        read(common.get("imap4.reference_mb"), reading),
    )
    values = work | {f"users.{name}": float(count) for name, count in users.items()}
    values |= _rates(population, users, profile, common, reading)
    values["mailboxes"] = population.mailboxes
    values["mailbox-messages"] = population.mailboxes * population.messages_per_day
    return [values[name] for name in DRIVERS]


def imap4_size_factor(mailbox_mb: float, fixed_mb: float, reference_mb: float) -> float:
    """Return the cost of an IMAP4 user against one with a mailbox of the reference size.

    References
    ----------
    ms-2010-cas-costs, section "IMAP4 Clients and Mailbox Size": `k (fixed + size)`.
    """
    return (fixed_mb + mailbox_mb) / (fixed_mb + reference_mb)


def _rates(
    population: Population, users: dict[str, int], profile: float, common: FigureSet, reading: Reading
) -> dict[str, float]:
    rates = population.rates
    everyone = sum(users.values()) * profile
    messages = _measured_or(rates.messages_s, everyone, common, "messages.per_user_s", reading)
    excess_kb = population.message_kb - read(common.get("hub.message_kb"), reading)
    return {
        "owa-requests": _measured_or(
            rates.owa_requests_s, users["owa"] * profile, common, "owa-requests.per_user_s", reading
        ),
        "activesync-requests": _measured_or(
            rates.activesync_requests_s,
            users["activesync"] * profile,
            common,
            "activesync-requests.per_user_s",
            reading,
        ),
        "messages": messages,
        "message-mb": messages * population.message_kb / KB_A_MB,
        "message-excess-mb": messages * max(excess_kb, 0.0) / KB_A_MB,
        "message-shortfall-mb": messages * max(-excess_kb, 0.0) / KB_A_MB,
        "web-connections": _measured_or(
            rates.web_connections, users["outlook-anywhere"], common, "web-connections.per_user", reading
        ),
    }


def _measured_or(measured: float | None, users: float, common: FigureSet, key: str, reading: Reading) -> float:
    return users * read(common.get(key), reading) if measured is None else measured
