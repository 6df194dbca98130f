"""What a user can do with a plan: one package each, found here by name.

A feature's module `feature` has `FEATURE`. It is imported before the window stands, so it imports what it uses where it
uses it.
"""

import importlib
import pkgutil

from planner.shell.feature import Feature


def all_features() -> tuple[Feature, ...]:
    """Return every feature, by name."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return tuple(importlib.import_module(f"{__name__}.{name}.feature").FEATURE for name in names)
