"""The limits of POSIX systems: memory, processor time, and no new files, file contents or processes."""

import resource
from collections.abc import Callable
from functools import partial


def layers(memory_bytes: int, processor_s: int) -> list[tuple[str, Callable[[], None]]]:
    """Return the limits, each by itself: a system that refuses one, as macOS does with memory, has the others."""
    limits = {
        "memory": (resource.RLIMIT_AS, memory_bytes),
        "processor time": (resource.RLIMIT_CPU, processor_s),
        "growth of files": (resource.RLIMIT_FSIZE, 0),
        "memory dumps": (resource.RLIMIT_CORE, 0),
        "opening of files": (resource.RLIMIT_NOFILE, 0),
        "new processes": (getattr(resource, "RLIMIT_NPROC", resource.RLIMIT_CORE), 0),
    }
    return [(name, partial(_limit, kind, most)) for name, (kind, most) in limits.items()]


def _limit(kind: int, most: int) -> None:
    try:
        resource.setrlimit(kind, (most, most))
    except ValueError as error:
        raise OSError(str(error)) from error
