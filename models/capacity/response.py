"""How fast users are answered.

References
----------
dell-esx3-2007, "Measuring response times".
"""

import numpy as np

from models.capacity.floats import Floats


def mailbox_p95_ms(utilization: Floats, vcpus: Floats, base_ms: float, service_ms: float, vcpu_ms: float) -> Floats:
    """Return the 95th-percentile response time of a Mailbox server [ms]; infinite at and beyond full load.

    No pooled queue: in the data two vCPUs are slower than one at equal load.

    Parameters
    ----------
    utilization : (..., machines)
        CPU of the machine [fraction].
    vcpus : (machines,)
        vCPUs of a VM; 1 for a physical server.
    """
    spare = 1.0 - utilization
    waiting = np.divide(service_ms, spare, out=np.full_like(spare, np.inf), where=spare > 0.0)
    return base_ms + waiting + vcpu_ms * (vcpus - 1.0)
