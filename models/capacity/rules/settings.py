"""Findings about settings and folders that the documents warn of."""

from collections import Counter
from collections.abc import Iterator

from models.calibration.heads import TRANSPORT
from models.capacity.context import Context
from models.capacity.results import Finding
from models.plan.assumed import still_assumed, told_values
from models.plan.entities import Machine
from models.plan.kinds import KINDS, cpus_of, is_physical
from models.plan.queries import people_of
from models.plan.unknown_hardware import hardware_words, unknown_parts
from models.words import count, memory, significant, tr_count, tr_format, tr_noop, translate

RATE_2006 = "specint_rate2006"
SPEC_NAMES = {RATE_2006: "SPECint_rate2006", "specrate2017": "SPECrate2017_int_base"}
WHOLE_MACHINE = tr_noop(
    "{least} to {most} per core is plausible: enter the {benchmark} of the whole machine with all its cores."
)
# Estimates of newer processors are above what any result of the older benchmark reached.
NEWER = tr_noop(
    "{least} to {most} per core is plausible for this benchmark, which ended in 2018. For a newer processor, leave "
    "{benchmark} empty and enter SPECrate2017_int_base of the whole machine: the program then estimates it."
)


def transport_cache(context: Context) -> Iterator[Finding]:
    """Return a finding for each transport database cache that was not tested, or needs more memory."""
    common = context.library.common
    largest, least = common.get("hub.disk.cache_512_mb"), common.get("hub.disk.least_memory_mb")
    for _, machine in context.exchange_machines:
        cache = machine.database_cache_mb
        if cache is None or TRANSPORT not in context.duties_of(machine):
            continue
        if cache > largest.value:
            text = tr_format(
                "{machine} has an untested transport database cache size: {cache} MB",
                machine=machine.name,
                cache=count(cache),
            )
            remedy = tr_format("The largest size tested is {cache} MB.", cache=count(largest.value))
            yield Finding("cache-untested", "warning", machine.id, text, remedy)
        elif cache >= largest.value and machine.memory_mb < least.value:
            text = tr_format("{machine} has too little memory for its transport database cache", machine=machine.name)
            remedy = tr_format(
                "A cache of {cache} MB needs {memory} of memory.",
                cache=count(largest.value),
                memory=memory(least.value),
            )
            yield Finding("cache-needs-memory", "warning", machine.id, text, remedy, least.key)


def unknown_hardware(context: Context) -> Iterator[Finding]:
    """Return a note for each host of which parts of the hardware are placeholders."""
    for machine in filter(unknown_parts, context.compiled.entities):
        what = hardware_words(unknown_parts(machine))
        text = tr_format("{host}: {what} unknown", host=machine.name, what=what)
        remedy = tr_format(
            "Enter the {what}. Until then, everything that depends on these values is unknown.", what=what
        )
        yield Finding("hardware-unknown", "note", machine.id, text, remedy)


def assumed_profile(context: Context) -> Iterator[Finding]:
    """Return a finding for each population with values that an import assumed and nobody has changed since."""
    for population in context.compiled.plan.populations:
        names = still_assumed(population)
        if names:
            text = tr_format(
                "Assumed for {population}: {fields}", population=population.name, fields=told_values(population, names)
            )
            remedy = tr_format(
                "The imported files do not contain these values, and the load depends on them. Enter the real "
                "values; where the assumed ones are right, remove the line about them from the population's notes."
            )
            yield Finding("profile-assumed", "warning", population.id, text, remedy, users=float(people_of(population)))


def many_items(context: Context) -> Iterator[Finding]:
    """Return a finding for each population that reads folders of many items by IMAP4."""
    common = context.library.common
    most, steep = common.get("imap4.most_items"), common.get("imap4.steep_items")
    for population in context.compiled.plan.populations:
        if population.users.imap4 and population.items_in_largest_folder > most.value:
            items = count(population.items_in_largest_folder)
            text = tr_format(
                "{population} has IMAP4 folders with {items} items", population=population.name, items=items
            )
            remedy = tr_format(
                "Beyond {items} items, each message makes a session more expensive; by how much is unknown.",
                items=count(most.value),
            )
            if population.items_in_largest_folder > steep.value:
                remedy = tr_format(
                    "Beyond {items} items, the cost rises steeply; by how much is unknown.", items=count(steep.value)
                )
            users = float(population.users.imap4)
            yield Finding("many-items", "warning", population.id, text, remedy, most.key, users=users)


def foreign_benchmark(context: Context) -> Iterator[Finding]:
    """Return a finding for each processor whose SPEC result in use is not plausible for its cores."""
    common = context.library.common
    for machine in context.compiled.entities:
        benchmark, result = _result_in_use(machine)
        if result is None:
            continue
        least, most = (common.get(f"{benchmark}.{end}_per_core") for end in ("least", "most"))
        per_core = result / cpus_of(machine)
        if not least.value <= per_core <= most.value:
            text = tr_format(
                "{benchmark} of {machine} is {value} per core",
                benchmark=SPEC_NAMES[benchmark],
                machine=machine.name,
                value=significant(per_core),
            )
            ends = {"least": count(least.value), "most": count(most.value)}
            words = NEWER if benchmark == RATE_2006 and per_core > most.value else WHOLE_MACHINE
            remedy = translate(words).format(benchmark=SPEC_NAMES[benchmark], **ends)
            yield Finding("foreign-benchmark", "warning", machine.id, text, remedy, most.key)


def _result_in_use(machine: Machine) -> tuple[str, float | None]:
    """Return the key of the benchmark whose result the CPU of a server or host rests on, and the result."""
    if not is_physical(machine):
        return "", None
    processor = machine.processor
    if processor.specint_rate2006 is not None:
        return RATE_2006, processor.specint_rate2006
    return "specrate2017", processor.specrate2017_int_base


def same_name(context: Context) -> Iterator[Finding]:
    """Return a note for each name that several sites, populations, machines or DAGs have, whatever its case."""
    plan, design = context.compiled.plan, context.compiled.design
    for named, words in (
        (plan.sites, KINDS["site"].counted_short),
        (plan.populations, KINDS["population"].counted_short),
        (design.machines, (tr_noop("{count} machine"), tr_noop("{count} machines"))),
        (design.dags, KINDS["dag"].counted_short),
    ):
        names = [item.name.casefold() for item in named]
        if len(set(names)) == len(names):
            continue
        last_of = dict(zip(names, named, strict=True))
        for name, number in Counter(names).items():
            if number > 1:
                last = last_of[name]
                text = tr_format("{items} are named {name}", items=tr_count(number, *words), name=last.name)
                remedy = tr_format("Tables, logs and scripts cannot tell them apart. Rename all but one.")
                yield Finding("same-name", "note", last.id, text, remedy)


RULES = (transport_cache, unknown_hardware, assumed_profile, many_items, foreign_benchmark, same_name)
