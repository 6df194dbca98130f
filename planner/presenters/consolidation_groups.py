"""What a consolidation takes from database availability groups: the sites whose loss they survived before."""

from collections.abc import Iterator

from models.capacity.dags.results import dags_of
from models.capacity.dags.survival import SHORT, is_carried_with_witness, limit_of
from models.capacity.results import Evaluation
from models.consolidation.consolidate import Consolidation
from models.plan.entities import Design, Plan
from models.words import tr_format, translate


def lost_sites(plan: Plan, design: Design, before: Evaluation, result: Consolidation) -> Iterator[str]:
    """Return a sentence for each site whose loss a group survives today, and not on the new hosts.

    VMs are sized for the members that a group is to survive; nobody says that it is to survive a site.
    """
    names = {site.id: site.name for site in plan.sites}
    old, new = dags_of(before), dags_of(result.evaluation)
    for was, becomes in zip(design.dags, result.design.dags, strict=True):
        carried = {row.site for row in old[was.id].rows if row.site and is_carried_with_witness(row, old[was.id])}
        numbers = new[becomes.id]
        for row in numbers.rows:
            limit = limit_of(row, numbers) if row.site in carried else ""
            if limit:
                yield tr_format(
                    "{dag} survives the loss of {site} today, but not on these hosts: {short}.",
                    dag=becomes.name, site=names[row.site], short=translate(SHORT[limit]),
                )  # fmt: skip
