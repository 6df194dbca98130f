"""Whom the loss of each site of a proposed design cuts off, besides the people of that site: as `failures` has it."""

from collections.abc import Iterator

from attrs import frozen

from models.calibration.library import Library
from models.comparisons.failures import failures
from models.plan.entities import Plan
from models.plan.queries import people_of


@frozen(kw_only=True)
class SiteLoss:
    """What else goes with a site: through links of others that lead over it, or a quorum.

    Parameters
    ----------
    site : str
        Its id.
    cut_off : int
        Users at other sites, each counted once, that no machine serves then.
    is_dismounted : bool
        Whether a group has no quorum then, so that all of its databases are dismounted.
    """

    site: str
    cut_off: int
    is_dismounted: bool


def site_losses(plan: Plan, design_id: str, library: Library) -> Iterator[SiteLoss]:
    """Yield what else goes with each site whose loss is felt at other ones, in the plan's order."""
    found = {result.outage.down: result for result in failures(plan, design_id, library, pairs=False).results}
    for site in plan.sites:
        result = found.get((site.id,))
        if result is None:
            continue
        own = sum(people_of(population) for population in plan.populations if population.site == site.id)
        cut_off = max(result.unserved - own, 0)
        if cut_off:
            yield SiteLoss(site=site.id, cut_off=cut_off, is_dismounted=bool(result.dismounted))
