"""What the log may not hold: folders, and the names that a user has given."""

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from models.plan.entities import Plan

NAME_MARK = "…"
ROOT, HOME = Path(__file__).parents[2], Path.home()
# Up to the last separator: a drive, a share or a root, then folders. A space may stand in a folder, not before it.
FOLDERS = re.compile(r"(?<![\w.)\]/\\])(?:[A-Za-z]:(?=[\\/])|file:(?=//))?[\\/](?:[^\\/\n\"'<>|]*[\\/])*(?=[^\\/\s])")


def without_folders(text: str) -> str:
    """Return a text in which a path is only the name of its file; the program's own modules keep their package."""
    own = text.replace(f"{ROOT}{os.sep}", "").replace(f"{HOME}{os.sep}", os.sep)
    return FOLDERS.sub("", own.replace(str(HOME), "~") if HOME.name else own)


def without_names(text: str, names: Iterable[str]) -> str:
    """Return a text in which each of the names is a mark, the longer ones first."""
    present = sorted({name for name in names if name and name in text}, key=len, reverse=True)
    if not present:
        return text
    return re.sub("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in present), NAME_MARK, text)


def names_in(plan: Plan) -> Iterator[str]:
    """Yield every name in a plan that its user can choose."""
    yield from (plan.title, plan.customer, plan.author)
    yield from (model.name for model in plan.models)
    for design in plan.designs:
        yield design.name
        yield from (row.name for row in (*design.machines, *design.dags))
    yield from (site.name for site in plan.sites)
    yield from (population.name for population in plan.populations)
