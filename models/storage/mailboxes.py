"""What mailboxes take on disk: the databases, their logs and content indexes, and the queue of transport."""

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from models.units import KB_A_BINARY_MB

Number = TypeVar("Number", float, NDArray[np.float64])


def daily_mb(messages: Number, message_kb: Number) -> Number:
    """Return the mail of a mailbox in a day [MB].

    Parameters
    ----------
    messages : (...)
        Sent and received [1/day].
    message_kb : (...)
        Mean size [KB].
    """
    return messages * message_kb / KB_A_BINARY_MB


def mailbox_on_disk_mb(
    mailbox_mb: Number, mail_mb: Number, whitespace_days: float, deleted_days: float, kept_share: float
) -> Number:
    """Return the space of a mailbox in its database [MB]: content, empty pages and recoverable items.

    Parameters
    ----------
    mailbox_mb : (...)
        Its content [MB].
    mail_mb : (...)
        Mail of a day [MB].
    whitespace_days, deleted_days : float
        Empty pages, and how long deleted items are kept, in days of mail.
    kept_share : float
        What single item recovery and calendar logging add, as a part of the content [fraction].
    """
    return mailbox_mb * (1.0 + kept_share) + mail_mb * (whitespace_days + deleted_days)


def log_mb_a_day(
    messages: Number, message_kb: Number, per_message: float, log_mb: float, at_kb: float, exponent: float
) -> Number:
    """Return the logs that a mailbox writes in a day [MB].

    Parameters
    ----------
    per_message : float
        Logs for each message of `at_kb`.
    log_mb : float
        Size of a log [MB].
    at_kb : float
        [KB]
    exponent : float
        Logs grow with this power of the message size.
    """
    logs: Number = messages * per_message * log_mb * (message_kb / at_kb) ** exponent
    return logs


def volume_mb(database_mb: Number, index_share: float, provision: float, log_mb: Number, log_days: float) -> Number:
    """Return the space that one copy of a database takes [MB]: with its index, what is to be provided, and its logs."""
    return database_mb * (1.0 + index_share) * provision + log_mb * log_days


def transport_mb(
    mail_mb: Number, queue_days: float, queue_share: float, safety_net_days: float, copies: float, servers: float
) -> Number:
    """Return the transport database of each server that is left [MB].

    Parameters
    ----------
    mail_mb : (...)
        Mail of all mailboxes in a day [MB].
    queue_days, safety_net_days : float
        How long mail waits at most, and how long delivered mail is kept.
    queue_share : float
        Part of the mail that waits [fraction].
    copies : float
        Of each message.
    servers : float
        That are left in the worst failure.
    """
    return mail_mb * (1.0 + queue_share * queue_days + safety_net_days) * copies / servers
