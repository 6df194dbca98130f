"""A process gives up its rights before it looks at what a stranger wrote."""

import sys
from collections.abc import Callable, Iterable

# What a layer takes away, as the log names it, and the function that does so or raises an OSError.
Layer = tuple[str, Callable[[], None]]


def layers(memory_bytes: int, processor_s: int) -> list[Layer]:
    """Return what this system can take away from the process that calls, in the order in which it must be done.

    Parameters
    ----------
    memory_bytes : int
        The most memory it may have.
    processor_s : int
        The most processor time it may take.
    """
    # Imported here and not when they are applied: by then no file can be opened.
    if sys.platform == "win32":
        from planner.session import confinement_windows

        return confinement_windows.layers(memory_bytes, processor_s)
    from planner.session import resource_limits

    limits = resource_limits.layers(memory_bytes, processor_s)
    if sys.platform == "darwin":
        from planner.session import confinement_macos

        return [*limits, confinement_macos.SANDBOX]
    if sys.platform != "linux":
        return limits
    from planner.session import confinement_linux

    # Landlock needs a descriptor, which the limits refuse; the filter refuses the call that sets limits.
    return [confinement_linux.LANDLOCK, *limits, confinement_linux.SECCOMP]


def confine(wanted: Iterable[Layer]) -> tuple[str, ...]:
    """Return what could not be taken away from this process, each with the system's reason; the rest is gone for good.

    Parameters
    ----------
    wanted : iterable of Layer
        As from `layers`.
    """
    missing = []
    for name, restrict in wanted:
        try:
            restrict()
        except OSError as error:
            missing.append(f"{name} ({error.strerror or error})")
    return tuple(missing)
