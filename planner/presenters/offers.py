"""What can be added where the user double-clicked, narrowed by what is typed."""

from attrs import frozen

from models.plan.catalogue import Catalogue
from models.plan.entities import Entity, Plan
from models.plan.kinds import KINDS, holds_vms, is_site
from models.words import tr_format, translate
from planner.presenters.dragging import TEMPLATE
from planner.presenters.kinds import KIND_NAMES


@frozen
class Offer:
    """One thing to add: its kind, as in the palette; the name that it gets, empty for the usual one; its words."""

    kind: str
    name: str
    text: str


def offers(text: str, target: Entity | None, plan: Plan, catalogue: Catalogue) -> tuple[Offer, ...]:
    """Return what fits on the ground of a target: first what is called so, then each kind under that name."""
    typed = " ".join(text.split())
    kinds = _kinds_on(target, plan)
    templates = _templates_on(target, plan, catalogue)
    if not typed:
        return (*(Offer(kind, "", translate(KINDS[kind].title)) for kind in kinds), *templates)
    called = [Offer(kind, "", translate(KINDS[kind].title)) for kind in kinds if _is_called(kind, typed, catalogue)]
    called += [offer for offer in templates if typed.casefold() in offer.text.casefold()]
    named = [
        Offer(kind, typed, tr_format("{kind} named “{name}”", kind=translate(KINDS[kind].title), name=typed))
        for kind in kinds
    ]
    return (*called, *named)


def _kinds_on(target: Entity | None, plan: Plan) -> tuple[str, ...]:
    if holds_vms(target):
        return ("vm",)
    if is_site(target):
        return ("server", "host", "population")
    return ("site",) if plan.sites else ("site", "server", "host", "population")


def _templates_on(target: Entity | None, plan: Plan, catalogue: Catalogue) -> tuple[Offer, ...]:
    if holds_vms(target):
        return ()
    fitting = {
        name: template
        for name, template in catalogue.templates.items()
        if (len(template.sites) > 1) == (target is None) or not plan.sites
    }
    return tuple(Offer(f"{TEMPLATE}{name}", "", template.title) for name, template in fitting.items())


def _is_called(kind: str, typed: str, catalogue: Catalogue) -> bool:
    word = typed.casefold()
    names = [name for name, meant in KIND_NAMES.items() if meant == kind]
    names.append(getattr(catalogue, kind).name.casefold())
    return any(name.startswith(word) for name in names)
