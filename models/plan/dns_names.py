"""The DNS name of a machine that is called otherwise in the plan: a line of its notes, and found there again."""

import re

from models.plan.entities import Machine

# Read by the program, so it is the same in every language.
_LINE = re.compile(r"^DNS: (\S+)$", re.MULTILINE)


def dns_line(name: str) -> str:
    """Return the line of notes that says a DNS name; empty for what is none."""
    return f"DNS: {name}" if name and not re.search(r"\s", name) else ""


def dns_name(machine: Machine) -> str:
    """Return the DNS name that the notes of a machine say; empty where they say none."""
    found = _LINE.search(machine.notes)
    return found.group(1) if found else ""


def short_name(name: str) -> str:
    """Return what a machine is matched by: its name before the first dot, in small letters."""
    return name.strip().partition(".")[0].casefold()
