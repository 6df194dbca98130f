"""The commands that add items and designs, and those that step through the designs."""

from collections.abc import Callable
from itertools import count

from models import words
from models.errors import PlannerError
from models.plan import edits, pasting, queries
from models.plan.catalogue import Catalogue
from models.plan.change import Change
from models.plan.entities import Plan
from planner.presenters.dragging import TEMPLATE
from planner.presenters.insertion import insertion
from planner.session.plan_session import PlanSession
from planner.session.selection import Selection
from planner.shell.design_tabs import DesignTabs

Say = Callable[[str], None]


class InsertCommands:
    """Adding an item by key or menu, where the selection says."""

    def __init__(self, session: PlanSession, selection: Selection, catalogue: Catalogue, say: Say) -> None:
        self._session, self._selection = session, selection
        self._catalogue, self._say = catalogue, say

    def add(self, kind: str) -> None:
        """Add an item of a kind and select it."""
        session = self._session

        def make() -> Change:
            return insertion(session.plan, session.design_id, self._selection.ids, kind, self._catalogue)

        added = do_or_say(session, make, self._say)
        if added is not None:
            template = kind.startswith(TEMPLATE)
            self._selection.set(pasting.outermost(added) if template else (added.replacements[-1].key,))


class DesignCommands:
    """Adding, naming and leaving designs."""

    def __init__(self, session: PlanSession, tabs: DesignTabs, say: Say) -> None:
        self._session, self._tabs, self._say = session, tabs, say

    def add(self) -> None:
        """Add an empty design and show it."""
        self._add("")

    def copy(self, design_id: str = "") -> None:
        """Add a copy of a design, by default of the one that is shown, and show it."""
        self._add(design_id or self._session.design_id)

    def rename(self) -> None:
        """Edit the name of the design that is shown, in its tab."""
        self._tabs.edit_current_name()

    def give_name(self, design_id: str, name: str) -> None:
        """Give a design another name."""
        do_or_say(self._session, lambda: edits.rename_design(self._session.plan, design_id, name), self._say)

    def remove(self) -> None:
        """Delete the design that is shown."""
        shown = self._session.design_id
        do_or_say(self._session, lambda: edits.remove_design(self._session.plan, shown), self._say)

    def next(self) -> None:
        """Show the next design."""
        self._tabs.step(1)

    def previous(self) -> None:
        """Show the design before."""
        self._tabs.step(-1)

    def _add(self, like: str) -> None:
        plan = self._session.plan
        name = free_design_name(plan, like)
        if do_or_say(self._session, lambda: edits.add_design(plan, name, like), self._say) is not None:
            self._session.show_design(self._session.plan.designs[-1].id)
            # The name is a proposal: typing replaces it, Enter or Esc keeps it.
            self._tabs.edit_current_name()


def free_design_name(plan: Plan, like: str = "") -> str:
    """Return a name for a new design that no other has: "Design 3", or "Copy of Today, physical"."""
    taken = {design.name for design in plan.designs}
    design = plan.design(like)
    if design is not None:
        return queries.first_free_name(taken, words.tr_format("Copy of {name}", name=design.name))
    numbered = (words.tr_format("Design {number}", number=number) for number in count(len(taken) + 1))
    return next(name for name in numbered if name not in taken)


def do_or_say(session: PlanSession, make: Callable[[], Change], say: Say, show: str = "") -> Change | None:
    """Return the change that was made and done; where it cannot be made, say why and return None.

    Parameters
    ----------
    show : str
        Id of a design that the change adds and that is shown from then on.
    """
    try:
        change = make()
        session.do(change, show)
    except PlannerError as error:
        say(str(error))
        return None
    # Why something could not be done is no longer so.
    say("")
    return change
