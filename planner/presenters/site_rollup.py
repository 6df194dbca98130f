"""What a site seen from afar says: its users, its machines, and the busiest of them."""

from attrs import frozen

from models.capacity.results import NO_DATA, RESOURCES, STATES, Evaluation
from models.plan.entities import Entity, Plan
from models.plan.queries import people_of
from models.words import tr_count, tr_format, translate
from planner.presenters import numbers
from planner.presenters.status import RESOURCE_WORDS, STATE_SYMBOLS
from planner.presenters.topology import Contents


@frozen(kw_only=True)
class SiteRollup:
    """A site in a few words.

    Parameters
    ----------
    busiest : str
        As in "MBX-03 RAM 97 %"; empty where no machine has data.
    symbol, state : str
        Of the load of the busiest machine.
    """

    users: str
    machines: str
    busiest: str = ""
    symbol: str = ""
    state: str = ""


class SiteRollups:
    """The roll-ups of the sites of a plan, each made when it is first seen."""

    def __init__(self, plan: Plan, contents: Contents, rows: dict[str, Entity], evaluation: Evaluation | None) -> None:
        self._contents, self._rows, self._evaluation = contents, rows, evaluation
        self._users: dict[str, int] = {}
        for population in plan.populations:
            self._users[population.site] = self._users.get(population.site, 0) + people_of(population)
        self._made: dict[str, SiteRollup] = {}

    def rollup(self, site: str) -> SiteRollup:
        """Return what a site says."""
        if site not in self._made:
            self._made[site] = self._rollup(site)
        return self._made[site]

    def _rollup(self, site: str) -> SiteRollup:
        physical = self._contents.physical.get(site, ())
        machines = [*physical, *(vm for host in physical for vm in self._contents.vms.get(host, ()))]
        users = tr_count(self._users.get(site, 0), "{count} user", "{count} users")
        number = tr_count(len(machines), "{count} machine", "{count} machines")
        name, gauge = self._busiest(machines)
        if not name:
            return SiteRollup(users=users, machines=number)
        resource, use, state = gauge
        words = tr_format(
            "{machine} {resource} {use}",
            machine=name,
            resource=translate(RESOURCE_WORDS[resource]),
            use=numbers.percent(use),
        )
        return SiteRollup(users=users, machines=number, busiest=words, symbol=STATE_SYMBOLS[state], state=state)

    def _busiest(self, machines: list[str]) -> tuple[str, tuple[str, float, str]]:
        """Return the name of the machine that is nearest to a ceiling of its own, and by what."""
        import numpy as np  # not needed for the first frame

        evaluation = self._evaluation
        known = [name for name in machines if evaluation is not None and name in evaluation.rows]
        if evaluation is None or not known:
            return "", ("", 0.0, "")
        columns = np.array([evaluation.rows[name] for name in known])
        size = len(evaluation.machine_ids)
        use, ceiling, state = (
            np.asarray(part).reshape(-1, len(RESOURCES), size)[0][:, columns]
            for part in (evaluation.utilization, evaluation.ceiling, evaluation.state)
        )
        share = np.where((state != NO_DATA) & np.isfinite(use), use / ceiling, -1.0)
        resource, column = np.unravel_index(int(share.argmax()), share.shape)
        if share[resource, column] < 0:
            return "", ("", 0.0, "")
        name = getattr(self._rows[known[int(column)]], "name", "")
        return name, (RESOURCES[int(resource)], float(use[resource, column]), STATES[int(state[resource, column])])
