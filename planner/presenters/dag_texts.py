"""What administrators take away from the database availability groups of a design: tables as CSV, and commands."""

from collections.abc import Mapping

from attrs import frozen

from models.capacity.dags.results import DagNumbers
from models.exporters.dag_tables import COPIES, DATABASES, GROUPS, SERVERS, csv_text
from models.exporters.powershell import script_of
from models.plan.entities import Design, Plan
from models.words import tr_noop, translate

LABELS = {
    GROUPS: tr_noop("DAGs as CSV"),
    SERVERS: tr_noop("Servers as CSV"),
    DATABASES: tr_noop("Databases as CSV"),
    COPIES: tr_noop("Database copies as CSV"),
}
COMMANDS = tr_noop("Commands for the Exchange Management Shell")


@frozen
class DagText:
    """One text, with its name on the screen and that of its file.

    Parameters
    ----------
    stem, suffix : str
        As in "copies" and ".csv".
    data : str
        What is written and copied, with Windows' line ends.
    """

    label: str
    stem: str
    suffix: str
    data: str

    @property
    def shown(self) -> str:
        """Return what can be read on the screen: without the mark that spreadsheets look for."""
        return self.data.removeprefix("\ufeff").replace("\r\n", "\n")


def dag_texts(plan: Plan, design: Design, groups: Mapping[str, DagNumbers]) -> tuple[DagText, ...]:
    """Return all texts of a design's groups."""
    tables = (
        DagText(translate(label), table, ".csv", csv_text(plan, design, groups, table))
        for table, label in LABELS.items()
    )
    return (*tables, DagText(translate(COMMANDS), "dag", ".ps1", script_of(design, groups)))
