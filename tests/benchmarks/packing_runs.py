"""One packing problem by one solver, as a process of its own: OR-Tools and highspy cannot always share one.

``python -m tests.benchmarks.packing_runs SOLVER SECONDS < instance.json`` prints the cost, the bound and the seconds.
"""

import itertools
import json
import math
import sys
import time

import numpy as np
from attrs import frozen

THREADS = 2


def ours(given, seconds):
    from models.consolidation.packing import pack

    found = pack(given.demand, given.capacity, given.cost, apart=given.apart, time_limit_s=seconds)
    return found.cost, found.bound


def first_fit_decreasing(given, _seconds):
    from models.consolidation.problem import problem_of
    from models.consolidation.starts import Rule, cost_of, first_fit

    problem = problem_of(given.demand, given.capacity, given.cost, given.apart, (), {})
    hosts = first_fit(problem, Rule((1.0,) * given.demand.shape[1], largest=False, best=False, type=-1))
    return cost_of(problem, hosts), simple_bound(given)


def cp_sat(given, seconds):
    from ortools.sat.python import cp_model

    model, hosts, types = cp_model.CpModel(), range(most_hosts(given)), range(len(given.cost))
    used = [[model.new_bool_var("") for _ in types] for _ in hosts]
    on = [[model.new_bool_var("") for _ in hosts] for _ in given.demand]
    for row in on:
        model.add_exactly_one(row)
    for host, sorts in zip(hosts, used, strict=True):
        model.add_at_most_one(sorts)
        for dimension in range(given.demand.shape[1]):
            load = sum(int(size[dimension]) * on[item][host] for item, size in enumerate(given.demand))
            model.add(load <= sum(int(given.capacity[type_, dimension]) * sorts[type_] for type_ in types))
        for rivals in given.apart:
            model.add_at_most_one(on[item][host] for item in rivals)
    for before, after in itertools.pairwise(used):
        model.add(sum(after) <= sum(before))
    total = sum(int(given.cost[type_]) * sorts[type_] for sorts in used for type_ in types)
    model.add(total >= simple_bound(given))
    model.minimize(total)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds, solver.parameters.num_workers = seconds, THREADS
    status = solver.solve(model)
    known = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return solver.objective_value if known else math.inf, math.ceil(solver.best_objective_bound - 1e-6)


def plain_highs(given, seconds):
    import highspy

    solver, hosts, types = highspy.Highs(), range(most_hosts(given)), range(len(given.cost))
    for option, value in (("output_flag", False), ("threads", THREADS), ("time_limit", float(seconds))):
        solver.setOptionValue(option, value)
    used = [[solver.addBinary(obj=float(price)) for price in given.cost] for _ in hosts]
    on = [[solver.addBinary() for _ in hosts] for _ in given.demand]
    for row in on:
        solver.addConstr(sum(row[1:], row[0]) == 1)
    for host, sorts in zip(hosts, used, strict=True):
        solver.addConstr(sum(sorts[1:], sorts[0]) <= 1)
        for dimension in range(given.demand.shape[1]):
            load = solver.expr()
            for item, size in enumerate(given.demand):
                load += float(size[dimension]) * on[item][host]
            for type_ in types:
                load -= float(given.capacity[type_, dimension]) * sorts[type_]
            solver.addConstr(load <= 0)
        for rivals in given.apart:
            solver.addConstr(sum((on[item][host] for item in rivals[1:]), on[rivals[0]][host]) <= 1)
    for before, after in itertools.pairwise(used):
        solver.addConstr(sum(after[1:], after[0]) <= sum(before[1:], before[0]))
    total = (float(given.cost[type_]) * sorts[type_] for sorts in used for type_ in types)
    solver.addConstr(sum(total, solver.expr()) >= simple_bound(given))
    solver.run()
    info = solver.getInfo()
    known = solver.getSolution().value_valid
    # Stopped before its first bound, it has an infinite one.
    bound = info.mip_dual_bound if math.isfinite(info.mip_dual_bound) else 0.0
    return round(info.objective_function_value) if known else math.inf, math.ceil(bound - 1e-6)


def simple_bound(given):
    """What the sums need of the type that is cheapest by the room of each dimension."""
    price = (given.cost[:, np.newaxis] / given.capacity).min(axis=0)
    return math.ceil((given.demand.sum(axis=0) * price).max() - 1e-9)


def most_hosts(given):
    """As many hosts as items at most, and as the cheapest type has within what first fit costs."""
    cost = first_fit_decreasing(given, 0)[0]
    return min(len(given.demand), int(cost / given.cost.min()))


@frozen(eq=False)
class Given:
    """A problem as arrays."""

    demand: np.ndarray
    capacity: np.ndarray
    cost: np.ndarray
    apart: list


SOLVERS = {"ours": ours, "ffd": first_fit_decreasing, "cp-sat": cp_sat, "highs": plain_highs}


def main() -> None:
    """Print the answer of a solver to the problem on standard input."""
    read = json.load(sys.stdin)
    arrays = (np.array(read[name], dtype=float) for name in ("demand", "capacity", "cost"))
    given, start = Given(*arrays, read["apart"]), time.perf_counter()
    cost, bound = SOLVERS[sys.argv[1]](given, float(sys.argv[2]))
    seconds = time.perf_counter() - start
    print(json.dumps({"cost": None if cost == math.inf else cost, "bound": bound, "seconds": seconds}))


if __name__ == "__main__":
    main()
