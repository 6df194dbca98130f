"""Asking which host VMs move to: the way by keys of what a drag does."""

from collections.abc import Sequence

from PySide6.QtWidgets import QInputDialog, QWidget

from models.plan.entities import Host


def ask_host(parent: QWidget | None, hosts: Sequence[Host], current: str, title: str, words: str) -> str | None:
    """Return the id of the chosen host, or None."""
    names = [host.name for host in hosts]
    labels = [
        name if names.count(name) == 1 else f"{name} ({host.id})" for name, host in zip(names, hosts, strict=True)
    ]
    start = next((number for number, host in enumerate(hosts) if host.id == current), 0)
    chosen, accepted = QInputDialog.getItem(parent, title, words, labels, start, editable=False)
    return hosts[labels.index(chosen)].id if accepted and chosen in labels else None
