"""What disks hold and do, by their layout, and how many copies fit on them."""

from math import floor

JBOD, RAID10, RAID5, RAID6 = "jbod", "raid10", "raid5", "raid6"
# Disks of each group that hold no data of their own.
PARITY = {RAID5: 1, RAID6: 2}
BYTES_A_TB, BYTES_A_MB = 10.0**12, 2.0**20
MIRRORS = 2


def data_disks(layout: str, disks: int, most_in_group: int) -> int:
    """Return how many of the disks hold data that no other disk repeats.

    Parameters
    ----------
    most_in_group : int
        Disks of a RAID-5 or RAID-6 group, parity included.

    Examples
    --------
    >>> data_disks("raid5", 14, 7), data_disks("raid10", 14, 7), data_disks("jbod", 14, 7)
    (12, 7, 14)
    """
    if layout == RAID10:
        return disks // MIRRORS
    if layout not in PARITY:
        return disks
    groups = -(-disks // most_in_group)
    return max(disks - groups * PARITY[layout], 0)


def capacity_mb(layout: str, disks: int, disk_tb: float, most_in_group: int) -> float:
    """Return what the disks hold together [MB of 2^20 bytes], from their capacity in units of 10^12 bytes [TB]."""
    return data_disks(layout, disks, most_in_group) * tb_to_mb(disk_tb)


def tb_to_mb(tb: float) -> float:
    """Return a capacity that is printed in units of 10^12 bytes in units of 2^20 bytes [MB]."""
    return tb * BYTES_A_TB / BYTES_A_MB


def operations(layout: str, disks: int, disk_iops: float, read_share: float, write_operations: float) -> float:
    """Return the operations that the disks do for databases [1/s].

    Parameters
    ----------
    disk_iops : float
        Of one disk [1/s].
    read_share : float
        Part of the databases' operations that read [fraction].
    write_operations : float
        Operations of disks for each write; 1 without RAID.
    """
    each = 1.0 if layout == JBOD else read_share + (1.0 - read_share) * write_operations
    return disks * disk_iops / each


def disks_for(copies: int, copy_mb: float, disk_tb: float, per_disk: int) -> int | None:
    """Return the disks without RAID that hold copies of databases; None where not one fits on a disk.

    Parameters
    ----------
    copies : int
        Of databases, on one member.
    copy_mb : float
        Space of each, logs included [MB].
    disk_tb : float
        [TB]
    per_disk : int
        Copies that a disk may hold at most.

    Examples
    --------
    >>> disks_for(20, 1_500_000.0, 8.0, 4), disks_for(20, 9_000_000.0, 8.0, 4)
    (5, None)
    """
    fit = copies_on_disk(copy_mb, disk_tb, per_disk)
    return None if fit < 1 else -(-copies // fit)


def copies_on_disk(copy_mb: float, disk_tb: float, per_disk: int) -> int:
    """Return how many copies of databases a disk without RAID holds: at most `per_disk`, 0 where not one fits.

    Parameters
    ----------
    copy_mb : float
        Space of each, logs included [MB].
    disk_tb : float
        [TB]

    Examples
    --------
    >>> copies_on_disk(1_975_000.0, 8.0, 4), copies_on_disk(1_500_000.0, 8.0, 4), copies_on_disk(9_000_000.0, 8.0, 4)
    (3, 4, 0)
    """
    return min(per_disk, floor(tb_to_mb(disk_tb) / copy_mb)) if copy_mb > 0.0 else per_disk
