"""Which VMs no host may have together, and of which it may have no more than hosts have today."""

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np
from attrs import frozen

from models.calibration.library import Library
from models.consolidation.choices import Choices
from models.consolidation.drafts import Draft
from models.consolidation.problem import Floats


@frozen(eq=False)
class Crowds:
    """VMs of which a host may have some, and no more.

    Parameters
    ----------
    member : (VMs, crowds)
        1 for those of a crowd, 0 for others.
    most : (crowds,)
        How many of it a host may have.
    """

    member: Floats
    most: Floats


def crowds_of(choices: Choices, library: Library, drafts: Sequence[Draft]) -> Crowds:
    """Return the VMs of a site with the same duty of which hosts may have as many as the fullest one has today."""
    groups = duty_groups(library, drafts) if choices.roles_apart and choices.roles_as_today else []
    # Roles that all machines have together make one crowd.
    most = {tuple(group): together_today(drafts, group) for group in groups}
    limited = {group: number for group, number in most.items() if number > 1}
    member = np.zeros((len(drafts), len(limited)))
    for column, group in enumerate(limited):
        member[list(group), column] = 1.0
    return Crowds(member, np.array([float(number) for number in limited.values()]))


def together_today(drafts: Sequence[Draft], group: Sequence[int]) -> int:
    """Return how many of some VMs stand on one host today, where they stand closest; physical machines stand alone."""
    hosts = Counter(drafts[row].vm.host for row in group if drafts[row].was_vm)
    return max(hosts.values(), default=1)


def apart_groups(
    choices: Choices,
    library: Library,
    drafts: Sequence[Draft],
    rows: Mapping[str, int],
    members: Sequence[Sequence[str]] = (),
) -> list[list[int]]:
    """Return the rows of the VMs of which no two may share a host: as asked, members of a DAG, and alike duties.

    Parameters
    ----------
    rows : mapping of str to int
        Row of the VM of each machine of the design.
    members : sequences of str
        Machines of which no two share a host, by id.
    """
    groups = [[rows[identifier] for identifier in group] for group in (*choices.apart, *members)]
    if choices.roles_apart:
        alike = duty_groups(library, drafts)
        groups += [group for group in alike if not (choices.roles_as_today and together_today(drafts, group) > 1)]
    return groups


def duty_groups(library: Library, drafts: Sequence[Draft]) -> list[list[int]]:
    """Return the rows of the VMs of a site that perform the same duty, where there is more than one."""
    by_duty: dict[tuple[str, str], list[int]] = {}
    for row, draft in enumerate(drafts):
        for duty in library.duties_of(draft.vm.exchange, draft.vm.roles):
            by_duty.setdefault((draft.site, duty), []).append(row)
    return [group for group in by_duty.values() if len(group) > 1]
