"""Contradicting rules in words."""

from collections.abc import Sequence

from models.consolidation.problem import Contradiction
from models.plan.entities import Host
from models.words import all_of, tr_noop, translate

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
ONE_TOO_LARGE = tr_noop("{machines} does not fit on any host of the chosen types ({hosts}); choose a larger host type.")


def impossible(contradictions: Sequence[Contradiction], names: Sequence[str], hosts: Sequence[Host]) -> list[str]:
    """Return a sentence for each contradiction.

    Parameters
    ----------
    names : sequence of str
        Of the items.
    hosts : sequence of Host
        The prototypes.
    """
    return [_sentence(contradiction, names, hosts) for contradiction in dict.fromkeys(contradictions)]


def _sentence(contradiction: Contradiction, names: Sequence[str], hosts: Sequence[Host]) -> str:
    machines = all_of([names[item] for item in contradiction.items])
    types = ", ".join(dict.fromkeys(host.name for host in hosts))
    if contradiction.kind == "too-large" and len(contradiction.items) == 1:
        return translate(ONE_TOO_LARGE).format(machines=machines, hosts=types)
    return translate(TEXTS[contradiction.kind]).format(machines=machines, hosts=types)
