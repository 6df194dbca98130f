"""Type aliases of arrays."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Codes = NDArray[np.int8]
Indices = NDArray[np.int64]
Flags = NDArray[np.bool_]
