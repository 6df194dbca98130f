"""Contradicting rules in words."""

from collections.abc import Sequence

from models.consolidation.problem import Contradiction
from models.plan.entities import Host
from models.words import all_of, some_of, tr_noop, translate

TEXTS = {
    "too-large": tr_noop("{machines} do not fit on any host of the chosen types ({hosts}); choose a larger host type."),
    "pinned-too-large": tr_noop(
        "{machines} do not fit on any host of the site where they must run; choose a larger host type."
    ),
    "pinned-apart": tr_noop("{machines} must stay together but belong to different sites; remove one of the rules."),
    "together-apart": tr_noop(
        "{machines} must stay together and be kept apart; remove one of the rules, or let machines of the "
        "same role share a host."
    ),
}
ONE_TOO_LARGE = tr_noop(
    "{machines} does not fit on any host of the chosen types ({hosts}); choose a larger host type, or add a larger "
    "host to the plan."
)
ALL_TOO_LARGE = tr_noop(
    "None of {machines} fits on a host of the chosen types ({hosts}); choose a larger host type, or add a larger "
    "host to the plan."
)
# Machines that are told by name.
MOST_NAMES = 3


def impossible(contradictions: Sequence[Contradiction], names: Sequence[str], hosts: Sequence[Host]) -> list[str]:
    """Return a sentence for each contradiction; machines that are too large, each by itself, share theirs.

    Parameters
    ----------
    names : sequence of str
        Of the items.
    hosts : sequence of Host
        The prototypes.
    """
    types = ", ".join(dict.fromkeys(host.name for host in hosts))
    single = [row for row in dict.fromkeys(contradictions) if row.kind == "too-large" and len(row.items) == 1]
    told = []
    if single:
        machines = some_of([names[row.items[0]] for row in single], MOST_NAMES)
        text = ONE_TOO_LARGE if len(single) == 1 else ALL_TOO_LARGE
        told.append(translate(text).format(machines=machines, hosts=types))
    for row in dict.fromkeys(contradictions):
        if row not in single:
            machines = all_of([names[item] for item in row.items])
            told.append(translate(TEXTS[row.kind]).format(machines=machines, hosts=types))
    return told
