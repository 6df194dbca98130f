"""One failure in words: what fails, who loses service and why, who takes over, what rises."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from models.calibration.heads import CLIENT_ACCESS, STORE, TRANSPORT
from models.capacity.bounds import BOUNDS
from models.capacity.dags.member_gauges import gauge_of
from models.capacity.rating import gauge_of as rated
from models.capacity.results import RESOURCES, Gauge, LinkGauge
from models.comparisons.failure_preview import FailurePreview, Takeover, Unserved
from models.plan.choices import DUTIES, label_of, role_with
from models.plan.entities import Design, Plan
from models.plan.kinds import role_holder, runs_roles
from models.words import all_of, capital, percent, tr_count, tr_format, tr_noop, translate
from planner.presenters.failures import behind_words, names_in, restored_words
from planner.presenters.link_labels import link_use
from planner.presenters.status import RESOURCE_WORDS

MOST_NAMED = 3
# A smaller rise is not seen in whole percents [fraction].
NOTICED = 0.005
# What moves where one role does the work of several.
MOVING = {CLIENT_ACCESS: tr_noop("clients"), TRANSPORT: tr_noop("mail flow"), STORE: tr_noop("mailboxes")}


@frozen(kw_only=True)
class ArrowLabel:
    """One arrow: from a machine that is down to one that takes over, and who goes there."""

    source: str
    target: str
    words: str
    note: str


@frozen(kw_only=True)
class Told:
    """One of the three answers below the picture: its state, its head and what else there is to say."""

    state: str
    head: str
    note: str


@frozen(kw_only=True)
class PreviewWords:
    """All words of a preview.

    Parameters
    ----------
    title : str
        As in "If ESX-01 fails".
    reasons : mapping of str to str
        Why each population is not served, by id.
    arrows : tuple of ArrowLabel
        One for each pair of machines.
    told : tuple of Told
        Who loses service, what rises most, who keeps it.
    remark : str
        Whose copies fall behind, and what the numbers take for granted; empty where that is nothing.
    """

    title: str
    reasons: Mapping[str, str]
    arrows: tuple[ArrowLabel, ...]
    told: tuple[Told, ...]
    remark: str = ""

    @property
    def sentence(self) -> str:
        """Return the answers in one line."""
        return " ".join((*(f"{entry.head}." for entry in self.told), self.remark)).rstrip()


def preview_words(preview: FailurePreview, plan: Plan, design: Design) -> PreviewWords:
    """Return a failure in words."""
    names = names_in(plan, design) | {population.id: population.name for population in plan.populations}
    down = [names[entry] for entry in preview.outage.down]
    title = tr_count(len(down), "If {names} fails", "If {names} fail", names=all_of(down))
    failing = {site.id: site.name for site in plan.sites if site.id in preview.outage.down}
    homes = {row.id: failing[row.site] for row in plan.populations if row.site in failing}
    return PreviewWords(
        title=title,
        reasons={entry.population: _reason(entry, names, design, homes) for entry in preview.unserved},
        arrows=_arrows(preview, names, design),
        told=(_lost(preview, names, design, homes), _rises(preview, names), _kept(preview, names)),
        remark=" ".join(filter(None, (_behind(preview, names), _restoring(preview, names, design, homes)))),
    )


def _behind(preview: FailurePreview, names: Mapping[str, str]) -> str:
    words = behind_words([member for group in preview.groups.values() for member in group.cut_off], names)
    return f"{capital(words)}." if words else ""


def _restoring(preview: FailurePreview, names: Mapping[str, str], design: Design, homes: Mapping[str, str]) -> str:
    alone = next((entry for entry in preview.unserved if entry.restorable), None)
    if alone is None:
        return ""
    reason = _reason(alone, names, design, homes)
    return f"{capital(reason)}. {restored_words()}"


def _reason(entry: Unserved, names: Mapping[str, str], design: Design, homes: Mapping[str, str]) -> str:
    """Return why a population is not served.

    Parameters
    ----------
    homes : mapping of str to str
        The name of the site that fails, by the id of each population that is there.
    """
    if entry.population in homes:
        return tr_format("{site} itself fails", site=homes[entry.population])
    machines, what = entry.machines, _role(entry, design)
    if entry.dag and not entry.quorum:
        return tr_format("{dag} has no quorum: its databases are dismounted", dag=names[entry.dag])
    if entry.dag:
        return tr_count(
            entry.databases,
            "{dag} no longer serves {count} database",
            "{dag} no longer serves {count} databases",
            dag=names[entry.dag],
        )
    if not machines:
        return tr_format("{duty} cannot be reached", duty=what)
    shown = [names[machine] for machine in machines[:MOST_NAMED]]
    rest = len(machines) - len(shown)
    if rest:
        shown.append(tr_count(rest, "{count} more", "{count} more"))
    if entry.restorable:
        return tr_format("no other server holds the mailboxes of {machines}", machines=all_of(shown))
    return tr_format("{duty} only on {machines}", duty=what, machines=all_of(shown))


def _role(entry: Unserved, design: Design) -> str:
    """Return the role that nobody fills for a population any more, by the version of the machines that do it."""
    machines: Iterable[str] = entry.machines or design.by_id
    rows = (design.by_id[machine] for machine in machines)
    roles = (role_with(row.exchange, row.roles, entry.duty) for row in rows if runs_roles(row))
    role = next((role for role in roles if role is not None), None)
    return translate(label_of(DUTIES, entry.duty) if role is None else role.label)


def _moving(machine: str, entries: Iterable[Takeover], design: Design) -> str:
    """Return what another machine takes over: roles by name, or what moves where one role has several duties."""
    row = role_holder(design.by_id[machine])
    members = {member for dag in design.dags for member in dag.members}
    words = []
    for entry in entries:
        role = role_with(row.exchange, row.roles, entry.duty)
        if entry.duty == STORE and machine in members:
            word = tr_format("databases")
        elif role is not None and len(role.duties) == 1:
            word = translate(role.label)
        else:
            word = translate(MOVING.get(entry.duty, label_of(DUTIES, entry.duty)))
        words.append(tr_format("{duty} (once restored)", duty=word) if entry.restored else word)
    return all_of(words)


def _arrows(preview: FailurePreview, names: Mapping[str, str], design: Design) -> tuple[ArrowLabel, ...]:
    """Return an arrow for each pair of machines, however many duties change hands, and one for each restart."""
    pairs: dict[tuple[str, str], list[Takeover]] = {}
    for entry in preview.takeovers:
        pairs.setdefault((entry.source, entry.target), []).append(entry)
    arrows = [
        ArrowLabel(
            source=source,
            target=target,
            words=tr_count(max(entry.users for entry in entries), "{count} user", "{count} users"),
            note=_moving(source, entries, design),
        )
        for (source, target), entries in pairs.items()
    ]
    arrows += [
        ArrowLabel(source=vm, target=host, words=tr_format("restarts"), note=names[vm])
        for vm, host in preview.moved.items()
    ]
    return tuple(arrows)


def _lost(preview: FailurePreview, names: Mapping[str, str], design: Design, homes: Mapping[str, str]) -> Told:
    users = sum(entry.users for entry in preview.unserved)
    if not preview.unserved:
        return Told(state="ok", head=tr_format("Nobody loses service"), note="")
    reasons: dict[str, list[str]] = {}
    for entry in preview.unserved:
        reasons.setdefault(_reason(entry, names, design, homes), []).append(names[entry.population])
    groups = list(reasons.items())
    notes = [tr_format("{populations}: {reason}", populations=_populations(some), reason=reason)
             for reason, some in groups[:MOST_NAMED]]  # fmt: skip
    if rest := sum(len(some) for _, some in groups[MOST_NAMED:]):
        notes.append(_more(rest))
    head = tr_count(users, "{count} user loses service", "{count} users lose service")
    return Told(state="unserved", head=head, note="; ".join(notes))


def _populations(names: Sequence[str]) -> str:
    """Return populations by name, as many as can be read."""
    shown, rest = list(names[:MOST_NAMED]), len(names[MOST_NAMED:])
    return all_of([*shown, _more(rest)] if rest else shown)


def _more(rest: int) -> str:
    return tr_count(rest, "{count} more population", "{count} more populations")


def _rises(preview: FailurePreview, names: Mapping[str, str]) -> Told:
    """Return the gauge that is nearest to its ceiling, or furthest above it, of those that rise."""
    rising = max(_risen(preview, names), key=lambda rise: rise.use / rise.ceiling, default=None)
    if rising is None:
        return Told(state="ok", head=tr_format("No machine gets more load"), note="")
    words = {"before": percent(rising.before), "ceiling": percent(rising.ceiling)}
    return Told(
        state=rising.state, head=rising.head, note=tr_format("{before} before; its ceiling is {ceiling}.", **words)
    )


@frozen(kw_only=True)
class _Rise:
    """A gauge that is higher in the failure than before, and what is said of it."""

    head: str
    before: float
    use: float
    ceiling: float
    state: str


def _risen(preview: FailurePreview, names: Mapping[str, str]) -> Iterator[_Rise]:
    before, after = preview.before, preview.after
    for machine in after.machine_ids:
        if machine not in preview.failed:
            for resource in RESOURCES:
                then, words = after.gauge(machine, resource), translate(RESOURCE_WORDS[resource])
                head = tr_format(
                    "{machine} rises to {use} {resource}", machine=names[machine],
                    use=percent(then.utilization or 0.0), resource=words,
                )  # fmt: skip
                yield from _rise(gauge_of(before, machine, resource), then, head)
    for link, then in after.links.items():
        head = tr_format("The {link} rises to {use} of its bandwidth", link=names[link], use=link_use(then))
        yield from _rise(_at_least(before.links[link]), _at_least(then), head)


def _at_least(gauge: LinkGauge) -> Gauge:
    """Return the gauge of a link; where its clients are not known, of log shipping alone."""
    return gauge if gauge.utilization is not None else rated([gauge.shipping] * len(BOUNDS), gauge.ceiling)


def _rise(now: Gauge, then: Gauge, head: str) -> Iterator[_Rise]:
    if then.utilization is None or now.utilization is None or then.utilization < now.utilization + NOTICED:
        return
    yield _Rise(head=head, before=now.utilization, use=then.utilization, ceiling=then.ceiling, state=then.state)


def _kept(preview: FailurePreview, names: Mapping[str, str]) -> Told:
    head = tr_count(preview.served, "{count} user keeps service", "{count} users keep service")
    targets = {entry.target for entry in preview.takeovers if not entry.restored}
    notes = [tr_count(len(targets), "{count} machine takes over.", "{count} machines take over.")] if targets else []
    if behind := _behind(preview, names):
        notes.append(behind)
    if any(entry.restorable for entry in preview.unserved):
        notes.append(restored_words())
    return Told(state="ok", head=head, note=" ".join(notes))
