"""The plan tree after edits: as if it were built anew, without being built anew."""

import pytest
from attrs import evolve
from PySide6.QtCore import QModelIndex, Qt

from models.plan import edits, moving
from models.plan.entities import Design
from planner.panels.plan_tree_model import PlanTreeModel
from planner.presenters.plan_tree import TreeNode, plan_tree
from planner.shell.main_window import MainWindow
from tests.gui import look


def shown(model: PlanTreeModel, parent: QModelIndex) -> tuple[TreeNode, ...]:
    """What the model says, read as a view reads it."""
    nodes = []
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        assert model.parent(index) == parent
        nodes.append(evolve(model.node_at(index), children=shown(model, index)))
    return tuple(nodes)


def assert_as_built_anew(window: MainWindow) -> None:
    session = window.session
    assert shown(look.tree(window).model(), QModelIndex()) == plan_tree(session.plan, session.design)


def machines(window: MainWindow, kind: str) -> list[str]:
    return [machine.id for machine in window.session.design.machines if machine.kind == kind]


@pytest.fixture
def rebuilt(window: MainWindow) -> list[int]:
    found: list[int] = []
    look.tree(window).model().modelReset.connect(lambda: found.append(1))
    return found


def test_lines_come_go_and_move_one_by_one(window: MainWindow, rebuilt: list[int]) -> None:
    session = window.session
    design, site = session.design.id, session.plan.sites[0].id
    host, vm, other = machines(window, "host")[0], *machines(window, "vm")[:2]
    changes = [
        lambda plan: edits.duplicate(plan, (vm,)),
        lambda plan: edits.duplicate(plan, (host,)),
        lambda plan: edits.rename(plan, other, "AAA"),
        lambda plan: edits.rename(plan, host, "ZZZ"),
        lambda plan: moving.move_into(plan, (host,), next(each.id for each in plan.sites if each.id != site)),
        lambda plan: moving.move_into(plan, (vm,), machines(window, "host")[-1]),
        lambda plan: edits.remove(plan, (other,)),
        lambda plan: edits.remove(plan, (host,)),
        lambda plan: edits.set_values(plan, (plan.populations[0].id,), "mailboxes", 77),
        lambda plan: edits.remove(plan, (plan.populations[0].id,)),
    ]
    for change in changes:
        session.do(change(session.plan))
        assert_as_built_anew(window)
    for _ in changes:
        session.undo_stack.undo()
        assert_as_built_anew(window)
    for _ in changes:
        session.undo_stack.redo()
        assert_as_built_anew(window)
    assert session.design.id == design
    assert rebuilt == []


def test_what_comes_is_unfolded(window: MainWindow) -> None:
    session, tree = window.session, look.tree(window)
    host = machines(window, "host")[0]
    session.do(edits.duplicate(session.plan, (host,)))
    copy = next(name for name in machines(window, "host") if name not in {host, *machines_before(window)})
    assert tree.isExpanded(tree.model().index_of(copy))


def machines_before(window: MainWindow) -> set[str]:
    stack = window.session.undo_stack
    stack.undo()
    before = set(machines(window, "host"))
    stack.redo()
    return before


def test_a_removed_line_leaves_the_selection_of_others(window: MainWindow) -> None:
    session = window.session
    other, vm = machines(window, "vm")[:2]
    window.selection.set((vm,))
    session.do(edits.remove(session.plan, (other,)))
    assert window.selection.ids == (vm,)
    chosen = look.tree(window).selectionModel().selectedIndexes()
    assert [index.data(Qt.ItemDataRole.DisplayRole) for index in chosen] == [session.design.by_id[vm].name]


def test_sites_of_a_large_plan_begin_folded_and_open_with_their_hosts(window: MainWindow) -> None:
    session, tree = window.session, look.tree(window)
    [vm] = [session.design.by_id[name] for name in machines(window, "vm")[:1]]
    more = [evolve(vm, id=f"more-{number}", name=f"MORE-{number}") for number in range(1200)]
    large = evolve(
        session.plan, designs=(Design(id="large", name="Large", machines=(*session.design.machines, *more)),)
    )
    session.replace(large, None)
    model = tree.model()
    sites = [model.index_of(site.id) for site in large.sites]
    assert not any(tree.isExpanded(index) for index in sites)
    holder = model.index_of(session.design.by_id[vm.host].site)
    tree.expand(holder)
    assert tree.isExpanded(model.index_of(vm.host))
