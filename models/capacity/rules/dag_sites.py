"""Whether the members of groups are at the sites where their copies are meant to be."""

from collections.abc import Iterator

import numpy as np

from models.capacity.context import Context
from models.capacity.members import uses_second_site
from models.capacity.results import Finding
from models.plan.dags import USERS
from models.words import tr_format


def sites_fit(context: Context) -> Iterator[Finding]:
    """Return a finding for each group with too few members for the copies at its second site, or elsewhere."""
    compiled = context.compiled
    for dag in (held.dag for held in compiled.groups):
        if dag.second_site is not None and not uses_second_site(compiled.machines, compiled.site_rows, dag):
            site = compiled.plan.sites[compiled.site_rows[dag.second_site]].name
            text = tr_format("{dag} cannot keep {copies} of {all} copies in {site}", dag=dag.name,
                       copies=dag.copies_there, all=dag.copies, site=site)  # fmt: skip
            remedy = tr_format(
                "This site or the other one has too few members, so the copies are spread over all members instead."
            )
            yield Finding("dag-second-site", "error", dag.id, text, remedy)


def active_at_home(context: Context) -> Iterator[Finding]:
    """Return a finding for each group whose databases are meant to be active where their users are, but cannot be."""
    for held in context.compiled.groups:
        if (
            held.dag.active == USERS
            and held.dag.second_site is None
            and len(np.unique(held.sites)) > 1
            and held.dag.serves
            and not held.homes
        ):
            text = tr_format("{dag} cannot keep its databases active where their users are", dag=held.dag.name)
            remedy = tr_format(
                "A site has too few members for the copies there, or no users are at a site with members or joined to "
                "one by links, so the active copies are spread over all members instead."
            )
            yield Finding("dag-active", "warning", held.dag.id, text, remedy)
