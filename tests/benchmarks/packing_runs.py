"""One packing problem by one solver, as a process of its own: OR-Tools and highspy cannot always share one.

``python -m tests.benchmarks.packing_runs SOLVER SECONDS < instance.json`` prints the cost, the bound and the seconds.
"""

import itertools
import json
import math
import sys
import time

import numpy as np

THREADS = 2


def ours(demand, capacity, seconds):
    from models.consolidation.packing import pack

    found = pack(demand, [capacity], [1.0], time_limit_s=seconds)
    return found.cost, found.bound


def first_fit_decreasing(demand, capacity, _seconds):
    from models.consolidation.problem import problem_of
    from models.consolidation.starts import Rule, cost_of, first_fit

    problem = problem_of(demand, np.array([capacity], dtype=float), np.ones(1), (), (), {})
    hosts = first_fit(problem, Rule((1.0,) * demand.shape[1], largest=False, best=False, type=-1))
    return cost_of(problem, hosts), simple_bound(demand, capacity)


def cp_sat(demand, capacity, seconds):
    from ortools.sat.python import cp_model

    model, hosts = cp_model.CpModel(), most_hosts(demand, capacity)
    used = [model.new_bool_var("") for _ in range(hosts)]
    on = [[model.new_bool_var("") for _ in range(hosts)] for _ in demand]
    for row in on:
        model.add_exactly_one(row)
    for host in range(hosts):
        for dimension, room in enumerate(capacity):
            load = sum(int(size[dimension]) * on[item][host] for item, size in enumerate(demand))
            model.add(load <= int(room) * used[host])
    for before, after in itertools.pairwise(used):
        model.add_implication(after, before)
    model.add(sum(used) >= simple_bound(demand, capacity))
    model.minimize(sum(used))
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds, solver.parameters.num_workers = seconds, THREADS
    status = solver.solve(model)
    known = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return solver.objective_value if known else math.inf, math.ceil(solver.best_objective_bound - 1e-6)


def plain_highs(demand, capacity, seconds):
    import highspy

    solver, hosts = highspy.Highs(), most_hosts(demand, capacity)
    for option, value in (("output_flag", False), ("threads", THREADS), ("time_limit", float(seconds))):
        solver.setOptionValue(option, value)
    used = [solver.addBinary(obj=1.0) for _ in range(hosts)]
    on = [[solver.addBinary() for _ in range(hosts)] for _ in demand]
    for row in on:
        solver.addConstr(sum(row[1:], row[0]) == 1)
    for host in range(hosts):
        for dimension, room in enumerate(capacity):
            load = solver.expr()
            for item, size in enumerate(demand):
                load += float(size[dimension]) * on[item][host]
            solver.addConstr(load <= float(room) * used[host])
    for before, after in itertools.pairwise(used):
        solver.addConstr(after <= before)
    solver.addConstr(sum(used[1:], used[0]) >= simple_bound(demand, capacity))
    solver.run()
    info = solver.getInfo()
    known = solver.getSolution().value_valid
    # Stopped before its first bound, it has an infinite one.
    bound = info.mip_dual_bound if math.isfinite(info.mip_dual_bound) else 0.0
    return round(info.objective_function_value) if known else math.inf, math.ceil(bound - 1e-6)


def simple_bound(demand, capacity):
    return math.ceil((demand.sum(axis=0) / np.array(capacity)).max() - 1e-9)


def most_hosts(demand, capacity):
    """What first-fit decreasing needs: the rivals begin from as many hosts as it does."""
    return int(first_fit_decreasing(demand, capacity, 0)[0])


SOLVERS = {"ours": ours, "ffd": first_fit_decreasing, "cp-sat": cp_sat, "highs": plain_highs}


def main() -> None:
    """Print the answer of a solver to the problem on standard input."""
    given = json.load(sys.stdin)
    demand, start = np.array(given["demand"], dtype=float), time.perf_counter()
    cost, bound = SOLVERS[sys.argv[1]](demand, given["capacity"], float(sys.argv[2]))
    seconds = time.perf_counter() - start
    print(json.dumps({"cost": None if cost == math.inf else cost, "bound": bound, "seconds": seconds}))


if __name__ == "__main__":
    main()
