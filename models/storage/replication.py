"""What copies at another site ask of the links between the sites."""

from models.units import BITS_A_BYTE

BYTES_A_MB = 2**20
SECONDS_A_DAY = 86_400
BITS_A_MBIT = 10**6


def replication_mbit_s(log_mb_a_day: float, remote_copies: float, peak_factor: float) -> float:
    """Return the traffic of log shipping in the peak hour [Mbit/s].

    Parameters
    ----------
    log_mb_a_day : float
        Logs of all databases in a day [MB of 2^20 bytes].
    remote_copies : float
        Copies of each database that are at the other site.
    peak_factor : float
        Peak hour relative to the average hour.

    Examples
    --------
    >>> round(replication_mbit_s(86_400.0, 2.0, 2.0), 3)
    33.554
    """
    mbit = log_mb_a_day * BYTES_A_MB * BITS_A_BYTE / BITS_A_MBIT
    return mbit * remote_copies * peak_factor / SECONDS_A_DAY
