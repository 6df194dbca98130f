"""Database availability groups of a design: the CPU in each failure, what the disks hold and do, and what it needs."""
