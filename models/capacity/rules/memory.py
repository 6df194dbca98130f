"""Findings about memory: below the rules, behind the wall of 32 bits, and transport that would refuse mail."""

from collections.abc import Iterator

import numpy as np

from models.calibration.heads import TRANSPORT
from models.capacity.context import Context
from models.capacity.machines import is_32_bit
from models.capacity.results import RESOURCES, Finding
from models.capacity.role_memory import recommended_memory_mb
from models.plan.kinds import role_holder, runs_roles
from models.words import all_of, count, memory, percent, tr_count, tr_format, translate


def below_recommended(context: Context) -> Iterator[Finding]:
    """Return a finding for each machine with less memory than the rules say to install for its roles and cores."""
    machines = context.compiled.machines
    for row in np.flatnonzero(machines.memory_mb < machines.recommended_mb).tolist():
        machine = role_holder(context.machine(row))
        rule = recommended_memory_mb(machine, context.library.calibration_of(machine.exchange))
        assert rule is not None  # noqa: S101 - it is what recommends so much
        text = tr_format(
            "{machine} has only {memory} of memory", machine=machine.name, memory=memory(machine.memory_mb)
        )
        roles = all_of([translate(role.label) for role in context.roles_of(machine)])
        remedy = tr_count(
            machines.cores[row],
            "{memory} is recommended for {roles} with {count} core.",
            "{memory} is recommended for {roles} with {count} cores.",
            memory=memory(rule[0]), roles=roles,
        )  # fmt: skip
        users = context.evaluation.users_of(machine.id)
        yield Finding("memory-below-rule", "warning", machine.id, text, remedy, rule[1][0].key, users=users)


def system_cannot_use_memory(context: Context) -> Iterator[Finding]:
    """Return a finding for each 32-bit system with more memory than it can use."""
    for row, machine in enumerate(context.compiled.entities):
        usable = context.compiled.machines.usable_mb[row]
        if runs_roles(machine) and usable < machine.memory_mb:
            text = tr_format(
                "{machine} can use only {usable} of its {memory} of memory",
                machine=machine.name,
                usable=memory(float(usable)),
                memory=memory(machine.memory_mb),
            )
            remedy = tr_format("The operating system is 32-bit; choose a 64-bit one or assign less memory.")
            if context.library.calibration_of(machine.exchange).head.is_32_bit:
                remedy = tr_format("The Exchange version is a 32-bit program on any Windows; assign less memory.")
            yield Finding("memory-beyond-32-bit", "warning", machine.id, text, remedy, "dell-esx3-2007")


def wall_of_32_bits(context: Context) -> Iterator[Finding]:
    """Return a finding for each 32-bit system whose users need more memory than it can ever use."""
    ceiling, row_of = context.evaluation.ceiling, RESOURCES.index("memory")
    for row, machine in context.exchange_machines:
        use = context.evaluation.utilization[row_of, row]
        wall = context.library.common.get("memory.most_32_bit_mb")
        if is_32_bit(machine, context.library) and machine.memory_mb >= wall.value and use > ceiling[row_of, row]:
            users = context.evaluation.users_of(machine.id)
            text = tr_format(
                "{machine} cannot serve its {users} users with the {memory} of a 32-bit system",
                machine=machine.name, users=count(users), memory=memory(wall.value),
            )  # fmt: skip
            remedy = tr_format(
                "More cores or memory will not help. Spread the users over several systems, such as VMs on one host."
            )
            yield Finding("memory-wall", "warning", machine.id, text, remedy, wall.key, users=users)


def back_pressure(context: Context) -> Iterator[Finding]:
    """Return a finding for each Hub Transport server whose memory is so full that transport refuses mail."""
    threshold = context.library.common.get("transport.back_pressure")
    for row, machine in context.exchange_machines:
        use = float(context.evaluation.utilization[RESOURCES.index("memory"), row])
        if TRANSPORT in context.duties_of(machine) and use >= threshold.value:
            text = tr_format("{machine} will reject mail", machine=machine.name)
            remedy = tr_format(
                "Memory is {use} full; back pressure starts at {threshold}. There is no space for a mail queue.",
                use=percent(use), threshold=percent(threshold.value),
            )  # fmt: skip
            users = context.evaluation.users_of(machine.id)
            yield Finding("back-pressure", "error", machine.id, text, remedy, threshold.key, users=users)


RULES = (below_recommended, system_cannot_use_memory, wall_of_32_bits, back_pressure)
