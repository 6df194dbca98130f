"""A formula holds no figure of its own: numbers stand in data, under the name that the code looks up."""

import ast
import itertools
import re
from pathlib import Path

import models.capacity
from models.calibration.vocabulary import KEYS_IN
from models.capacity.drivers import DRIVERS
from models.plan.choices import DUTY_IDS
from models.plan.dags import DISK_LAYOUTS, DISK_TYPES
from tests.unit.capacity.building import library

ROOT = Path(models.capacity.__file__).parent
TREES = {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}

# Neutral elements, the reciprocal's sign, squares and halves: they belong to the algebra.
ALGEBRA = {0, 1, 2, -1}
ALLOWED = {
    # The root of a quadratic equation, how finely and how far a root is sought, rounding: no property of any machine.
    "scaling.py": {4.0, 32, 20, 1e-6, 20_000},
    "rules/load.py": {0.5, 10.0, 50},
    # Columns of a row that is a tuple, not quantities; points that a fit leaves out.
    "assigning.py": {3},
    "responses.py": {3, 5},
    # How many names a sentence has.
    "why_unknown.py": {5},
    # How many sorts of roles are remembered.
    "coefficients.py": {1024},
    # How many lines are summed one by one.
    "sums.py": {8},
    # An axis, counted from the last one.
    "load.py": {3},
    # How work is cut to fit caches and threads, and how often it is told of.
    "batch.py": {16, 4096},
    "causes.py": {16},
    "dags/member_use.py": {256},
    "nonlinear_terms.py": {8, 700_000},
    "tiles.py": {0.1, 4096},
}


def numbers_in(tree):
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, int | float) and not isinstance(node.value, bool)
    }


def test_there_are_formulas_to_look_at():
    assert len(TREES) > 15
    assert numbers_in(ast.parse("a = 0.35 * users + 2")) == {0.35, 2}


def test_formulas_hold_no_figures():
    found = {name: numbers_in(tree) - ALGEBRA - ALLOWED.get(name, set()) for name, tree in TREES.items()}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


def test_what_is_allowed_is_needed():
    for name, numbers in ALLOWED.items():
        assert numbers <= numbers_in(TREES[name])


def looked_up(tree):
    """The keys that a file looks up, each as a pattern: a hole in an f-string fits any part of a key."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            key = node.args[0]
            is_text = isinstance(key, ast.JoinedStr) or (isinstance(key, ast.Constant) and isinstance(key.value, str))
            if node.func.attr in {"get", "find", "under"} and is_text:
                yield pattern_of(key) + (".*" if node.func.attr == "under" else "")


def pattern_of(key):
    if isinstance(key, ast.Constant):
        return re.escape(key.value)
    parts = [re.escape(part.value) if isinstance(part, ast.Constant) else r"[\w.@-]+" for part in key.values]
    return "".join(parts)


def keys_of_all_sets():
    sets = (*library().calibrations.values(), *library().hypervisors.values())
    return set(itertools.chain.from_iterable(group.figures for group in sets))


def test_every_figure_that_is_looked_up_exists():
    keys = keys_of_all_sets()
    patterns = {(name, pattern) for name, tree in TREES.items() for pattern in looked_up(tree)}
    assert len(patterns) > 30
    missing = {(name, pattern) for name, pattern in patterns if not any(re.fullmatch(pattern, key) for key in keys)}
    assert missing == set()


def test_every_rate_that_is_not_measured_has_its_figure():
    for key in ("messages.per_user_s", "owa-requests.per_user_s", "activesync-requests.per_user_s"):
        assert library().common.find(key) is not None
    assert library().common.find("web-connections.per_user") is not None


def test_every_figure_is_of_some_use():
    """A key that no name in the code fits would be a figure that changes nothing."""
    patterns = {pattern for tree in TREES.values() for pattern in looked_up(tree)}
    literals = {
        node.value
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    costs = rf"({'|'.join(DUTY_IDS)}|multi-role|cas-hub)\.(cpu|memory|disk|network|ldap|limit|curve|response)\..*"
    unused = {
        key
        for key in keys_of_all_sets()
        if key.split("@")[0] not in literals
        and not re.fullmatch(costs, key)
        and not any(re.fullmatch(pattern, key.split("@")[0]) for pattern in patterns)
    }
    # The other view of the derate, for a comparison at equal load, and the platform as the document names it.
    assert {key for key in unused if not key.startswith("inflation.")} == {"platform.cores"}


def test_every_range_is_of_something_that_is_known():
    """A range of validity of a misspelt name would never say that a result is extrapolated."""
    sets = (*library().calibrations.values(), *library().hypervisors.values())
    ranges = {limits.of for group in sets for figure in group.figures.values() for limits in figure.valid}
    asked = {
        node.value
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert ranges - set(DRIVERS) - asked == set()


def test_every_kind_of_disk_may_have_its_figure():
    """Add the key of a new one to `KEYS_IN`, with the unit in which formulas take it."""
    layouts = {layout.value for layout in DISK_LAYOUTS} - {"jbod"}
    assert {f"disk.iops_{kind.value}" for kind in DISK_TYPES} <= {*KEYS_IN["1/s"]}
    assert {f"raid.writes_{layout}" for layout in layouts} <= {*KEYS_IN["1"]}


def test_no_key_is_known_that_nothing_uses():
    known = {key.removeprefix("*") for keys in KEYS_IN.values() for key in keys if not key.endswith(".*")}
    assert len(known) == sum(not key.endswith(".*") for keys in KEYS_IN.values() for key in keys)
    used = {key.split("@")[0] for key in keys_of_all_sets()}
    unused = {key for key in known if not any(name.endswith(key) for name in used)}
    # No document that was read prints the operations of an SSD.
    assert unused == {"disk.iops_ssd"}
