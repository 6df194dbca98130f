"""Moves items into a container: VMs to a host; servers, hosts and populations to a site."""

from collections.abc import Sequence

from attrs import evolve

from models.errors import ChangeError
from models.plan import edits, queries
from models.plan.change import Change
from models.plan.entities import Entity, Plan
from models.plan.kinds import container_of, holds_vms, is_in_site, is_link, is_site, is_virtual
from models.words import tr_format


def move_into(plan: Plan, ids: Sequence[str], target_id: str) -> Change:
    """Return the change that moves items into a site or onto a host; items that are there already stay.

    Raises
    ------
    ChangeError
        If one of them cannot be placed there; the sentence says where it can.
    """
    target = queries.find(plan, target_id)
    rows = [row for row in (queries.find(plan, identifier) for identifier in dict.fromkeys(ids)) if row is not None]
    if not rows:
        raise ChangeError(
            tr_format("These items are not in this plan; copy them in their own plan and paste them here.")
        )
    for row in rows:
        _require_fit(row, target)
    leaving = [row.id for row in rows if container_of(row) != target_id]
    if not leaving:
        return Change("")
    if holds_vms(target):
        return edits.move_to_host(plan, leaving, target.id)
    moves = [edits.move_to_site(plan, identifier, target_id) for identifier in leaving]
    parts = tuple(part for move in moves for part in move.replacements)
    if len(moves) == 1:
        return moves[0]
    name = getattr(target, "name", target_id)
    return evolve(
        moves[0], label=tr_format("Move {count} items to {place}", count=len(moves), place=name), replacements=parts
    )


def _require_fit(row: Entity, target: Entity | None) -> None:
    if is_virtual(row) and not holds_vms(target):
        raise ChangeError(tr_format("VMs belong on a virtualization host. Drop this one on a host."))
    if is_in_site(row) and not is_site(target):
        raise ChangeError(tr_format("{name} belongs to a site. Drop it on a site.", name=row.name))
    if is_site(row) or is_link(row):
        raise ChangeError(tr_format("Sites and links do not belong to another item; move them on the canvas."))
