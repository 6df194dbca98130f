"""What stands on a link of the canvas."""

from attrs import frozen

from models.capacity.results import Evaluation, LinkGauge
from models.plan.entities import Link
from models.words import tr_format
from planner.presenters import numbers
from planner.presenters.cards import symbol_of


@frozen
class LinkLabel:
    """What stands on a link: what it is, how much of it is used, and what it is where there is little room."""

    text: str
    use: str
    symbol: str
    state: str
    short: str


def link_label(link: Link, evaluation: Evaluation | None) -> LinkLabel:
    """Return what stands on a link."""
    gauge = evaluation.links.get(link.id) if evaluation is not None else None
    bandwidth = numbers.trimmed(link.bandwidth_mbit_s, 3)
    text, short = tr_format("WAN {bandwidth} Mbit/s", bandwidth=bandwidth), f"{bandwidth} Mbit/s"
    if gauge is None:
        return LinkLabel(text, numbers.NO_DATA, "", "no data", short)
    return LinkLabel(text, link_use(gauge), symbol_of(gauge), gauge.state, short)


def link_use(gauge: LinkGauge) -> str:
    """Return how much of a link is used; where its clients are not known, what log shipping takes at least."""
    if gauge.utilization is None and gauge.shipping > 0.0:
        return tr_format("{number} or more", number=numbers.percent(gauge.shipping))
    return numbers.percent(gauge.utilization)
