"""What disks hold and do, by their layout, and how many copies fit on them."""

from collections.abc import Sequence
from math import floor, inf

from models.rounding import ROUNDING

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


def fewest_disks(layout: str) -> int:
    """Return how many disks hold anything at all.

    Examples
    --------
    >>> [fewest_disks(layout) for layout in (JBOD, RAID10, RAID5, RAID6)]
    [1, 2, 2, 3]
    """
    return MIRRORS if layout == RAID10 else PARITY.get(layout, 0) + 1


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


def packed(copies_mb: Sequence[float], disk_mb: float, per_disk: int) -> list[int]:
    """Return the number of the disk without RAID, from 0, on which each copy of a database is: (copies,).

    First fit, the largest copies first; copies of one size fill one disk after the other. A copy that is larger than a
    disk has one to itself.

    Parameters
    ----------
    copies_mb : (copies,)
        Space of each copy on a member, logs included [MB].
    disk_mb : float
        What a disk holds [MB].
    per_disk : int
        Copies that a disk may hold at most.

    Examples
    --------
    >>> packed([1.0, 3.0, 2.0, 1.0, 1.0], 4.0, 4), packed([0.5] * 5, 4.0, 2)
    ([0, 0, 1, 1, 1], [0, 0, 1, 1, 2])
    """
    disk_of, free = [0] * len(copies_mb), list[tuple[int, float]]()
    before, place = inf, 0
    for copy in sorted(range(len(copies_mb)), key=lambda copy: -copies_mb[copy]):
        size = copies_mb[copy]
        # A disk that is full for a size is full for the next copy of that size, too.
        place = place if size == before else 0
        while place < len(free) and not _fits(size, disk_mb, *free[place]):
            place += 1
        if place == len(free):
            free.append((per_disk, disk_mb))
        places, room = free[place]
        free[place] = places - 1, room - size
        disk_of[copy], before = place, size
    return disk_of


def _fits(size: float, disk_mb: float, places: int, room: float) -> bool:
    # What is left of a disk is a difference of rounded numbers.
    return places > 0 and size <= room + ROUNDING * disk_mb


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
