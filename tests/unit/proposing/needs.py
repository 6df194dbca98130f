"""Requirements to propose designs for, in one line each."""

from attrs import evolve

import resources
from models.plan.entities import Users
from models.proposing.requirements import Hardware, Requirements, SiteLink, UserGroup
from planner.presenters.samples import read_catalogue

CATALOGUE = read_catalogue(resources.folder())


def group(mailboxes, site="London", name="Office", messages=100.0, users=None):
    everyone = Users(outlook=mailboxes) if users is None else users
    return UserGroup(
        site=site, name=name, mailboxes=mailboxes, messages_per_day=messages, mailbox_mb=250.0, users=everyone
    )


def hardware(cores=16, memory_gb=64):
    server, host = (
        evolve(machine, processor=evolve(machine.processor, cores=cores))
        for machine in (CATALOGUE.server, CATALOGUE.host)
    )
    return Hardware(server=server, host=host).with_memory(memory_gb * 1024)


def other_machines():
    """Machines of many sizes that can be offered."""
    return [hardware(cores, 16) for cores in (4, 8, 16, 32, 64)]


def requirements(*groups, cores=16, memory_gb=64, **values):
    usual = Requirements(
        groups=groups or (group(5000), group(1200, "Leeds", "Branch")),
        links=(SiteLink(ends=("London", "Leeds"), bandwidth_mbit_s=200, latency_ms=12),),
        exchange="2010",
        hardware=hardware(cores, memory_gb),
        hypervisor="generic-modern",
    )
    return evolve(usual, **values)
