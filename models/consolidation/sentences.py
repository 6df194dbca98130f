"""Contradicting rules in words."""

from collections.abc import Sequence

from models.consolidation.problem import Contradiction
from models.plan.entities import Host
from models.words import all_of, marked, shown

TEXTS = {
    "too-large": marked("{machines} fit on no host of the chosen types ({hosts}); choose a larger host type."),
    "pinned-too-large": marked("{machines} fit on no host of the site where they have to stand; choose a larger one."),
    "pinned-apart": marked("{machines} are kept together but have to stand at different sites; drop one of the rules."),
    "together-apart": marked(
        "{machines} are to be kept together and apart; drop one of the rules, or let machines of a role share a host."
    ),
}
ONE_TOO_LARGE = marked("{machines} fits on no host of the chosen types ({hosts}); choose a larger host type.")


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
        return shown(ONE_TOO_LARGE).format(machines=machines, hosts=types)
    return shown(TEXTS[contradiction.kind]).format(machines=machines, hosts=types)
