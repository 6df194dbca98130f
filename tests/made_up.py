"""Numbers that no model made, for tests of what is shown of them."""

import numpy as np

from models.capacity.results import Evaluation

CEILING = 0.75


def made_up_evaluation(ids, use, **values) -> Evaluation:
    """Numbers in which what is not given is none, and states and limiters follow from the use.

    Parameters
    ----------
    ids : sequence of str
    use : (resources, machines)
        NaN stands for no data.
    """
    use = np.asarray(use, dtype=float)
    none = np.zeros(len(ids))
    given = {
        "low": use,
        "high": use,
        "ceiling": np.full_like(use, CEILING),
        "state": np.select([np.isnan(use), use > 1, use > CEILING], [4, 2, 1], 0).astype(np.int8),
        "beyond": np.zeros_like(use, dtype=bool),
        "limiter": (np.argmax(np.nan_to_num(use), axis=0) if len(ids) else none).astype(np.int8),
        "room_users": none,
        "users": none,
        "mailboxes": none,
        "sites": {},
        "factor": none + 1.0,
        "binding": none.astype(np.int8),
        "is_most": none > 0,
        "overhead": none,
        "sharing_mb": none,
        "recommended_mb": none,
        "core_mhz": none + 2000.0,
        "is_off": none > 0,
        "is_host": none > 0,
    }
    return Evaluation(machine_ids=tuple(ids), utilization=use, **(given | values))
