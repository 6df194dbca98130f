"""The small plan of a published case: one site, one population, and machines of one kind."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from models.plan.choices import PROTOCOLS
from models.plan.entities import (
    Assumptions,
    Design,
    Host,
    Machine,
    Plan,
    Population,
    Processor,
    Rates,
    Server,
    Site,
    Users,
    Vm,
)
from models.plan.fields import key_to_name

DESIGN, MACHINE = "design", "machine-1"
NETWORK_MBIT_S = 1000


def plan_of(inputs: Mapping[str, Any]) -> Plan:
    """Return the plan that a case's conditions describe."""
    names = key_to_name(Users)
    users = Users(**{names[protocol.value]: inputs["users"].get(protocol.value, 0) for protocol in PROTOCOLS})
    population = Population(
        id="population",
        name="Population",
        site="site",
        mailboxes=sum(users.counts()),
        message_kb=inputs.get("message_kb", 50),
        mailbox_mb=inputs.get("mailbox_mb", 100),
        users=users,
        rates=Rates(**inputs.get("rates", {})),
    )
    assumptions = evolve(Assumptions(), cpu_ceiling=inputs.get("cpu_ceiling", Assumptions().cpu_ceiling))
    design = Design(id=DESIGN, name="Design", machines=_machines(inputs))
    return Plan(
        assumptions=assumptions, sites=(Site(id="site", name="Site"),), populations=(population,), designs=(design,)
    )


def _machines(inputs: Mapping[str, Any]) -> tuple[Machine, ...]:
    shared = {
        "exchange": inputs["exchange"],
        "roles": tuple(inputs["roles"]),
        "memory_mb": inputs.get("memory_mb", 4096),
        "authentication": inputs.get("authentication"),
        "database_cache_mb": inputs.get("database_cache_mb"),
    }
    processor = Processor(cores=inputs["cores"], clock_mhz=inputs["clock_mhz"])
    if "vms" not in inputs:
        return (_server(inputs, processor, shared),)
    host = Host(
        id="host",
        name="Host",
        site="site",
        hypervisor=inputs["hypervisor"],
        processor=processor,
        memory_mb=inputs["host_memory_mb"],
        network_mbit_s=NETWORK_MBIT_S,
    )
    numbers = range(1, inputs["vms"] + 1)
    vms = (
        Vm(id=f"machine-{number}", name="Machine", host="host", vcpus=inputs["vcpus"], guest=inputs["guest"], **shared)
        for number in numbers
    )
    return (host, *vms)


def _server(inputs: Mapping[str, Any], processor: Processor, shared: Mapping[str, Any]) -> Server:
    windows = {"windows": inputs["windows"]} if "windows" in inputs else {}
    return Server(
        id=MACHINE,
        name="Machine",
        site="site",
        processor=processor,
        network_mbit_s=NETWORK_MBIT_S,
        **shared,
        **windows,
    )
