"""The cheapest packing by trying every partition of the items: for a handful of items."""

import numpy as np

NO_WAY = float("inf")


def cheapest(demand, capacity, cost, apart=(), together=(), pinned=None):
    """The cost of the cheapest packing, infinite where there is none."""
    pinned = pinned or {}

    def cost_of(items):
        load = sum(demand[item] for item in items)
        types = [
            own
            for number, own in enumerate(cost)
            if (load <= capacity[number]).all() and all(number in pinned.get(item, [number]) for item in items)
        ]
        return min(types, default=NO_WAY)

    def keeps_together(hosts):
        place = {item: number for number, host in enumerate(hosts) for item in host}
        return all(len({place[item] for item in group}) <= 1 for group in together)

    def best(item, hosts):
        if item == len(demand):
            return sum(map(cost_of, hosts)) if keeps_together(hosts) else NO_WAY
        answers = []
        for host in [*hosts, []]:
            if any(item in rivals and set(rivals) & set(host) for rivals in apart):
                continue
            grown = [*host, item]
            if cost_of(grown) < NO_WAY:
                answers.append(best(item + 1, [*(other for other in hosts if other is not host), grown]))
        return min(answers, default=NO_WAY)

    return best(0, [])


def case(seed):
    """A small problem, as the arguments of `pack`: every second one with few sizes, two in three with rules."""
    random = np.random.default_rng(seed)
    items, dimensions, types = (int(random.integers(1, most)) for most in (8, 4, 4))
    shape = (items, dimensions)
    demand = random.integers(0, 60, shape) if seed % 2 else random.choice([10, 25, 40, 50], shape)
    given = {
        "demand": demand.astype(float),
        "capacity": random.integers(50, 120, (types, dimensions)).astype(float),
        "cost": random.choice([1.0, 1.0, 2.0, 3.0, 2.5], types),
    }
    return given | (rules(random, items, types) if seed % 3 else {})


def rules(random, items, types):
    def pairs(most):
        number = int(random.integers(0, most))
        return [sorted(random.choice(items, min(items, 2), replace=False).tolist()) for _ in range(number)]

    held = random.choice(items, int(random.integers(0, items)), replace=False).tolist()
    return {
        "apart": pairs(3),
        "together": pairs(2),
        "pinned": {item: sorted(set(random.integers(0, types, 2).tolist())) for item in held},
    }
