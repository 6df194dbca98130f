"""Findings about settings and folders that the documents warn of."""

from collections.abc import Iterator

from models.capacity.context import Context
from models.capacity.results import Finding
from models.plan.entities import Vm
from models.words import count, memory, significant


def transport_cache(context: Context) -> Iterator[Finding]:
    """Return a finding for each transport database cache that was not tested, or needs more memory."""
    common = context.library.common
    largest, least = common.get("hub.disk.cache_512_mb"), common.get("hub.disk.least_memory_mb")
    for _, machine in context.exchange_machines():
        cache = machine.database_cache_mb
        if cache is None or "hub" not in machine.roles:
            continue
        if cache > largest.value:
            text = f"The transport database cache of {machine.name} was not tested at {count(cache)} MB"
            yield Finding(
                "cache-untested", "warning", machine.id, text, f"{count(largest.value)} MB is the largest tested."
            )
        elif cache >= largest.value and machine.memory_mb < least.value:
            text = f"{machine.name} is short of memory for its transport database cache"
            remedy = f"{count(largest.value)} MB of cache need {memory(least.value)} of memory."
            yield Finding("cache-needs-memory", "warning", machine.id, text, remedy, least.key)


def many_items(context: Context) -> Iterator[Finding]:
    """Return a finding for each population that reads folders of many items by IMAP4."""
    most = context.library.common.get("imap4.most_items")
    for population in context.compiled.plan.populations:
        if population.users.imap4 and population.items_in_largest_folder > most.value:
            text = f"{population.name} reads folders of {count(population.items_in_largest_folder)} items by IMAP4"
            remedy = f"Beyond {count(most.value)} items a session costs more with each message; by how much is unknown."
            yield Finding("many-items", "warning", population.id, text, remedy, most.key)


def foreign_benchmark(context: Context) -> Iterator[Finding]:
    """Return a finding for each processor whose SPECint_rate2006 is not plausible for its cores."""
    common = context.library.common
    least, most = common.get("specint_rate2006.least_per_core"), common.get("specint_rate2006.most_per_core")
    for machine in context.compiled.entities:
        if isinstance(machine, Vm) or machine.processor.specint_rate2006 is None:
            continue
        per_core = machine.processor.specint_rate2006 / machine.processor.cores
        if not least.value <= per_core <= most.value:
            text = f"SPECint_rate2006 of {machine.name} is {significant(per_core)} for each core"
            remedy = f"Plausible are {count(least.value)} to {count(most.value)}; is it another benchmark's value?"
            yield Finding("foreign-benchmark", "warning", machine.id, text, remedy, most.key)


RULES = (transport_cache, many_items, foreign_benchmark)
