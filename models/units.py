"""Units at the door: inside the model layer MHz, MB, 1/s, s, KB/s. Names carry the unit."""

KB_A_MB = 1000.0
BITS_A_BYTE = 8.0
MB_A_GB = 1024.0
KB_A_BINARY_MB = 1024.0
PERCENT = 100.0
# The decimal places of a fraction that is shown in whole percent.
PERCENT_PLACES = 2
MONTHS_A_YEAR = 12
HOURS_A_YEAR = 365 * 24
WATTS_A_KW = 1000.0


def mbit_s_to_kb_s(mbit_s: float) -> float:
    """Return a line's speed, given in Mbit/s, in KB/s."""
    return mbit_s * KB_A_MB / BITS_A_BYTE
