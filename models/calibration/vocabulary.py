"""Which figures there are: the keys that the formulas ask for, and the unit in which they take each.

A figure with a misspelt key would be read and never used, and one in another unit would be wrong by a factor that
nobody sees: both are refused as the files are read. What stands after ``@`` in a key is a variant of the same figure.
"""

from collections.abc import Iterator
from difflib import get_close_matches

from models.errors import FigureError

# Whose figures stand under a name of their own: each duty, all duties together, and two of them.
HOLDERS = ("cas", "hub", "mailbox", "directory", "multi-role", "cas-hub")
# Keys by unit. `*` at the beginning stands for each holder, at the end for any driver or protocol.
KEYS_IN = {
    "1": (
        "*.cores.most", "*.cpu.constant_part", "*.cpu.pop3.constant_part", "*.cpu.outlook-anywhere.factor",
        "*.cpu.pooled-requests.owa_share", "*.memory.rule_use", "*.curve.exponent_one_processor",
        "*.curve.exponent_two_processors", "*.curve.measuring_point", "*.curve.processors",
        "*.curve.second_processor_penalty", "*.response.least_cpu", "*.response.most_cpu", "hub.disk.messages",
        "mailbox.calendar_share", "mailbox.recovery_share", "combined-role.best_cores",
        "combined-role.idle_memory_cores", "combined-role.least_cores", "dag.databases_per_server",
        "dag.failure_ceiling", "database.provision", "derate.coherency", "derate.one_vcpu", "derate.power",
        "derate.processor_penalty", "derate.vcpu_penalty", "derate.vm_penalty", "disk.ceiling", "index.share",
        "inflation.one_vcpu", "inflation.two_vcpus", "iops.passive_part", "iops.read_share", "jbod.least_copies",
        "logs.per_message", "logs.size_exponent", "mcdb.disks_per_ssd", "mcdb.share", "mcdb.usable_share",
        "memory.installed_share", "network.ceiling", "numa.crossing_loss", "platform.cores",
        "platform.specint_per_core", "population.least_users", "profile.peak_factor", "raid.most_disks",
        "raid.writes_raid10", "raid.writes_raid5", "raid.writes_raid6", "ratio.mailbox_to_cas",
        "ratio.mailbox_to_directory", "ratio.mailbox_to_hub", "sharing.fraction", "sharing.most_fraction",
        "sockets.most", "specint_rate2006.least_per_core", "specint_rate2006.most_per_core",
        "specrate2017.as_specint_rate2006", "specrate2017.least_per_core", "specrate2017.most_per_core",
        "transport.back_pressure", "transport.copies", "transport.queue_share", "vcpu.thread_share",
        "vcpu.threads_per_core", "vcpus_per_core.host", "vcpus_per_core.most", "vcpus_per_core.recommended",
        "web-connections.most",
    ),
    "%": ("*.cpu.fit_error_points",),
    "MB": (
        "*.memory.base_mb", "*.memory.mailboxes", "*.memory_rule.base_mb", "*.memory_rule.least_mb",
        "*.memory_rule.most_mb", "combined-role.best_memory_mb", "combined-role.idle_memory_mb",
        "combined-role.least_memory_mb", "hub.disk.cache_512_mb", "hub.disk.least_memory_mb", "imap4.fixed_mb",
        "imap4.reference_mb", "installed.most_mb", "logs.log_mb", "memory.fit_error_mb", "memory.hypervisor_mb",
        "memory.most_32_bit_mb", "memory.per_vm_mb", "sharing.per_vm_mb",
    ),
    "MB/core": ("*.memory_rule.per_core_mb",),
    "MB/GB": ("memory.per_vm_gb_mb",),
    "MB/vCPU": ("memory.per_vm_vcpu_mb",),
    "MB/user": ("*.memory.outlook-anywhere", "*.memory.users.*"),
    "MB per daily message": ("*.memory.mailbox-messages",),
    "MB/s": ("maintenance.per_copy",),
    "KB": ("hub.message_kb", "logs.message_kb"),
    "KB/s/user": ("*.network.*",),
    "IOPS per daily message": ("*.disk.mailbox-messages",),
    "1/s": ("disk.iops_7200", "disk.iops_10000", "disk.iops_15000", "disk.iops_ssd", "iops.per_message"),
    "1/s/user": (
        "*.ldap.*", "activesync-requests.per_user_s", "messages.per_user_s", "owa-requests.per_user_s",
    ),
    "1/day": ("profile.messages_per_day",),
    "1/user": ("web-connections.per_user",),
    "users": ("*.limit.*", "*.curve.users_one_processor"),
    "mailboxes/core": ("*.usual.mailboxes_per_core",),
    "items": ("imap4.most_items", "imap4.steep_items"),
    "ms": (
        "*.response.base_ms", "*.response.limit_ms", "*.response.second_vcpu_ms", "*.response.service_ms",
        "dag.most_latency_ms",
    ),
    "days": ("logs.retention_days", "mailbox.whitespace_days", "transport.queue_days", "transport.safety_net_days"),
    "MHz": ("platform.core_mhz",),
    # In the unit of the calibration's CPU costs, which is checked with them.
    "": ("*.cpu.*", "platform.specint_mhz"),
}  # fmt: skip


def _forms(pattern: str) -> Iterator[str]:
    yield from (f"{holder}{pattern[1:]}" for holder in HOLDERS) if pattern.startswith("*.") else (pattern,)


_UNITS = {form: unit for unit, patterns in KEYS_IN.items() for pattern in patterns for form in _forms(pattern)}
_BEGINNINGS = {form[:-1]: unit for form, unit in _UNITS.items() if form.endswith(".*")}


def require_known(full_key: str, unit: str) -> None:
    """Require that a formula asks for a figure, and takes it in this unit.

    Parameters
    ----------
    full_key : str
        With the id of its file, as in ``exchange-2010/cas.cpu.outlook``.

    Raises
    ------
    FigureError
        If none does; the sentence names what is meant.
    """
    key = full_key.partition("/")[2].partition("@")[0]
    taken = _UNITS.get(key)
    if taken is None:
        taken = next((unit for beginning, unit in _BEGINNINGS.items() if key.startswith(beginning)), None)
    if taken is None:
        near = "".join(f"; the nearest is '{name}'" for name in get_close_matches(key, _UNITS, 1))
        raise FigureError(f"{full_key}: no formula uses a figure of this name{near}.")
    if taken and unit != taken:
        raise FigureError(f"{full_key}: its unit is '{unit}'; formulas take it in '{taken}'.")
