"""The order of the search: quick answers, a better bound, dives from it, and all patterns where they are few."""

from attrs import evolve

from models.consolidation.cliques import prove_by_cliques
from models.consolidation.diving import FIRST_TRY, LAST_TRY, Dive, choose_among_known, dive, settle, worth_keeping
from models.consolidation.effort import Effort
from models.consolidation.filling import TRIES, fill_hosts
from models.consolidation.freeing import repair, shrink
from models.consolidation.generation import Generated, generated
from models.consolidation.master import Master, Pattern
from models.consolidation.mixing import fit_mixes
from models.consolidation.pricing import Pricing
from models.consolidation.starts import arrival_fit, arrival_rules, first_fit, rules_of

MOST_ROUNDS = 2_000
# Dives after which to choose among the known patterns, and after which to list all of them.
KNOWN_AFTER, ALL_AFTER, DIVES = 15, 60, 1_000
# Parts of the time left for first fits, for the quick answers and for the first bound.
FIT_SHARE, QUICK_SHARE, ROOT_SHARE = 0.25, 0.12, 1.0 / 3.0
# Parts of the time left for shuffling among one host fewer, at first and later, for mixes of host types, and for
# answers without rules.
SHRINK_SHARE, LATE_SHARE, MIX_SHARE, REPAIR_SHARE = 0.15, 0.15, 0.25, 0.5
# Steps of the shuffling for each item. Where hosts hold three items or fewer, there is little to swap.
STEPS_AN_ITEM, STEPS_LATER, STEPS_IN_TRIPLES, TRIPLES = 50, 500, 3, 3.5
NOISE, LOSS_NOISE = 0.3, 0.1


def improve(effort: Effort) -> None:
    """Search until the best answer is proven or the time is up."""
    if not effort.is_over():
        prove_by_cliques(effort)
    with effort.share(FIT_SHARE):
        _fit(effort)
    _search_by_items(effort)
    if effort.is_over():
        return
    pricing = Pricing(effort.problem, effort.stopped)
    with effort.share(QUICK_SHARE):
        _fill_quickly(effort, pricing)
    if effort.is_over():
        return
    master = Master(effort.problem.cost, effort.problem.count, effort.stopped)
    master.add(effort.best)
    for rule in list(rules_of(effort.problem))[:: len(effort.problem.cost) + 1]:
        master.add(first_fit(effort.problem, rule))
    with effort.share(ROOT_SHARE):
        _proven_further(effort, master, pricing, effort.bound)
    fixed = dive(effort, master, pricing, Dive([], 0, 0.0))
    if effort.is_over():
        return
    # The bound is final; exact prices leave fewer patterns that can still matter.
    with effort.share(ROOT_SHARE):
        root = _proven_further(effort, master, pricing, 0.0)
    settle(effort, pricing, root.price, FIRST_TRY)
    with effort.share(LATE_SHARE):
        _shrink(effort, STEPS_LATER)
    _dive_on(effort, master, pricing, root, fixed)


def _fit(effort: Effort) -> None:
    """Offer first fits, the most promising first: of many items on many host types, all would take all the time."""
    for rule in arrival_rules(effort.problem):
        fitted = None if effort.is_over() else arrival_fit(effort.problem, rule, effort.stopped)
        if fitted is not None:
            effort.offer(fitted)
    for rule in rules_of(effort.problem):
        if effort.is_over():
            return
        effort.offer(first_fit(effort.problem, rule))


def _search_by_items(effort: Effort) -> None:
    """Look for answers by mixes of host types, without rules first, and among one host fewer."""
    if effort.problem.mask.any() and not effort.is_over():
        with effort.share(REPAIR_SHARE):
            repair(effort, improve)
    if len(effort.problem.cost) > 1 and not effort.is_over():
        with effort.share(MIX_SHARE):
            fit_mixes(effort)
    with effort.share(SHRINK_SHARE):
        _shrink(effort, STEPS_AN_ITEM)


def _shrink(effort: Effort, steps_an_item: int) -> None:
    """Look for answers among one host fewer, shortly where hosts hold few items."""
    items = int(effort.problem.count.sum())
    in_triples = items < TRIPLES * len(effort.best)
    if not effort.is_over():
        shrink(effort, items * (STEPS_IN_TRIPLES if in_triples else steps_an_item))


def _fill_quickly(effort: Effort, pricing: Pricing) -> None:
    if len(effort.problem.cost) == 1:
        for exponent, beam in TRIES:
            fill_hosts(effort, pricing, exponent, beam)


def _proven_further(effort: Effort, master: Master, pricing: Pricing, aim: float) -> Generated:
    root = generated(effort, master, pricing, effort.problem.count, MOST_ROUNDS, aim)
    effort.prove(root.bound)
    return root


def _dive_on(effort: Effort, master: Master, pricing: Pricing, root: Generated, fixed: list[Pattern]) -> None:
    """Dive again and again, each time from a part of what the last dive or the best answer has."""
    for number in range(1, DIVES):
        if number == KNOWN_AFTER and not effort.is_over():
            choose_among_known(effort, master, root.relaxed)
        if number == ALL_AFTER and not effort.is_over():
            settle(effort, pricing, root.price, LAST_TRY)
        if effort.is_over():
            return
        way = Dive([], number, LOSS_NOISE)
        kept = worth_keeping(effort, fixed if number % 2 else effort.best, root.price, way)
        fixed = dive(effort, master, pricing, evolve(way, kept=kept, noise=NOISE)) or fixed
