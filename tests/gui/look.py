"""The parts of a window that tests look at, by name."""

from functools import partial

from planner.features.clipboard import feature as clipboard_feature
from planner.features.compare import feature as compare_feature
from planner.features.find import feature as find_feature
from planner.features.findings import feature as findings_feature
from planner.features.help import feature as help_feature
from planner.features.imports import feature as imports_feature
from planner.features.mail import feature as mail_feature
from planner.features.palette import feature as palette_feature
from planner.features.populations import feature as populations_feature
from planner.features.recovery import feature as recovery_feature
from planner.shell import views
from planner.shell.main_window import MainWindow


def _part(make, window: MainWindow):
    return window.context.the(make)


def _panel(name: str, window: MainWindow):
    window.docks.make(name)
    return window.docks.held.panel(name)


clipboard = partial(_part, clipboard_feature.commands)
comparing = partial(_part, compare_feature.commands)
comparison = partial(_part, views.comparison)
explore = partial(_part, views.explore)
failures = partial(_panel, "failures")
find_bar = partial(_part, find_feature.find_bar)
finding_bar = partial(_part, findings_feature.finding_bar)
findings = partial(_part, findings_feature.findings)
growth = partial(_panel, "growth")
help_commands = partial(_part, help_feature.commands)
history = partial(_panel, "history")
imports = partial(_part, imports_feature.commands)
inserts = partial(_part, views.inserts)
inspector = partial(_part, views.inspector)
machines = partial(_part, views.machines)
mail = partial(_part, mail_feature.commands)
palette_panel = partial(_part, palette_feature.palette)
measured = partial(_panel, "measured")
populations = partial(_part, populations_feature.commands)
preview_bar = partial(_part, views.preview_bar)
recovery = partial(_part, recovery_feature.commands)
reports = partial(_part, views.reports)
risk = partial(_panel, "risk")
start_page = partial(_part, views.start_page)
sweep = partial(_panel, "sweep")
tabs = partial(_part, views.tabs)
trails = partial(_part, views.trails)
tree = partial(_part, views.tree)
what_if = partial(_panel, "what_if")
