"""Every rule that makes findings: what it is about, how severe, and what several of its findings are called."""

from models.capacity.results import RESOURCE_LABELS
from models.capacity.rules.dag_kinds import DAG_KINDS
from models.capacity.rules.kinds import Kind
from models.plan.choices import DUTIES, EXCHANGE_VERSIONS, PROTOCOLS, ROLES, label_of
from models.words import count, tr_noop, translate

SEVERITIES = ("error", "warning", "note")


TOPICS: tuple[tuple[str, tuple[Kind, ...]], ...] = (
    (
        tr_noop("Service coverage"),
        (
            Kind(
                "users-without-role",
                ("error",),
                tr_noop("No server provides a role that a population's Exchange version needs."),
                tr_noop("{count} populations lack a server for a role"),
                is_unserved=True,
            ),
            Kind(
                "missing-link",
                ("error",),
                tr_noop("The servers of a role are at a site that has no link to the population's site."),
                tr_noop("{count} populations have no link to a {what} server"),
                is_unserved=True,
            ),
            Kind(
                "slow-response",
                ("warning",),
                tr_noop("The 95th-percentile response time is above the limit of the tests."),
                tr_noop("{count} populations wait too long for {what}"),
            ),
            Kind(
                "activesync-alone",
                ("warning",),
                tr_noop(
                    "A population has more ActiveSync users than users of other clients, but the cost was measured as "
                    "what a device adds to an Outlook user."
                ),
                tr_noop("{count} populations have more ActiveSync users than other users"),
            ),
            Kind(
                "few-mailboxes",
                ("warning",),
                tr_noop("A population has more users of one client than mailboxes."),
                tr_noop("{count} populations have more users of one client than mailboxes"),
            ),
            Kind(
                "few-users",
                ("note",),
                tr_noop("Only a small part of a population's mailboxes has users of any client."),
                tr_noop("{count} populations have far fewer users than mailboxes"),
            ),
            Kind(
                "profile-assumed",
                ("warning",),
                tr_noop("An import assumed part of a population's profile because the files did not contain it."),
                tr_noop("{count} populations have an assumed profile"),
            ),
        ),
    ),
    (
        tr_noop("Load"),
        (
            Kind(
                "over-capacity",
                ("error",),
                tr_noop("A machine needs more of a resource than it has."),
                tr_noop("{count} machines need more {what} than they have"),
            ),
            Kind(
                "above-ceiling",
                ("warning",),
                tr_noop("The utilization of a resource is above its ceiling."),
                tr_noop("{count} machines are above their {what} ceiling"),
            ),
            Kind(
                "narrow-link",
                ("error", "warning"),
                tr_noop("A link needs more than its ceiling or its bandwidth allows."),
                tr_noop("{count} links have too little bandwidth"),
            ),
            Kind(
                "implausible-load",
                ("warning",),
                tr_noop("A Mailbox server has more mailboxes per core than any document tested."),
                tr_noop("{count} machines have more mailboxes per core than any document tested"),
            ),
            Kind(
                "many-connections",
                ("warning",),
                tr_noop("A Client Access server has more web connections than any test measured."),
                tr_noop("{count} machines have more web connections than any test measured"),
            ),
            Kind(
                "undecided",
                ("note",),
                tr_noop(
                    "The ceiling is within the range of a load: the known figures do not show whether it is exceeded."
                ),
                tr_noop("{count} machines could be fine or above their {what} ceiling"),
            ),
            Kind(
                "not-covered",
                ("note",),
                tr_noop("The documents do not state the cost of a protocol's users in a role."),
                tr_noop("{count} machines have users whose {what} cost is not published"),
            ),
            Kind(
                "not-separable",
                ("note",),
                tr_noop("Two kinds of requests were measured only together, and a machine serves only one of them."),
                tr_noop("{count} machines have unknown CPU utilization"),
            ),
            Kind(
                "extrapolated",
                ("note",),
                tr_noop("A load is extrapolated beyond the measured range."),
                tr_noop("{count} machines are extrapolated ({what})"),
            ),
        ),
    ),
    (
        tr_noop("Memory"),
        (
            Kind(
                "back-pressure",
                ("error",),
                tr_noop("A transport server's memory is so full that it will reject mail."),
                tr_noop("{count} machines will reject mail"),
            ),
            Kind(
                "memory-below-rule",
                ("warning",),
                tr_noop("A machine has less memory than Microsoft recommends for its roles and cores."),
                tr_noop("{count} machines have less memory than recommended"),
            ),
            Kind(
                "memory-wall",
                ("warning",),
                tr_noop(
                    "A 32-bit Exchange 2003 server serves more users than its memory allows, however many cores it has."
                ),
                tr_noop("{count} machines serve more users than a 32-bit system can"),
            ),
            Kind(
                "memory-beyond-32-bit",
                ("warning",),
                tr_noop("A machine with a 32-bit system has more memory than that system can use."),
                tr_noop("{count} machines have memory that a 32-bit system cannot use"),
            ),
        ),
    ),
    (
        tr_noop("Virtual machines"),
        (
            Kind(
                "vm-larger-than-host",
                ("error",),
                tr_noop("A VM has more vCPUs than its host has cores, or more memory than its host."),
                tr_noop("{count} VMs are larger than their host ({what})"),
            ),
            Kind(
                "hardware-unknown",
                ("note",),
                tr_noop("The cores, clock or memory of a host are unknown, and so is everything that depends on them."),
                tr_noop("{count} hosts have unknown hardware"),
            ),
            Kind(
                "vcpus-beyond-most",
                ("error",),
                tr_noop("A host has more vCPUs per core than Exchange supports."),
                tr_noop("{count} hosts have more vCPUs per core than Exchange supports"),
            ),
            Kind(
                "vcpus-beyond-recommended",
                ("warning",),
                tr_noop("A host has more vCPUs per core than recommended for Exchange."),
                tr_noop("{count} hosts have more vCPUs per core than recommended"),
            ),
            Kind(
                "vm-larger-than-numa-node",
                ("note",),
                tr_noop("A VM is larger than a NUMA node of its host: one processor socket and its memory."),
                tr_noop("{count} VMs are larger than a NUMA node of their host"),
            ),
            Kind(
                "page-sharing-counted",
                ("warning",),
                tr_noop("The plan counts shared pages as memory, which Microsoft does not support for Exchange."),
                tr_noop("{count} hosts count shared pages as memory"),
            ),
        ),
    ),
    (
        tr_noop("Roles"),
        (
            Kind(
                "role-on-one-host",
                ("warning",),
                tr_noop("All servers of a role at a site run on one host."),
                tr_noop("{count} hosts run all {what} servers of a site"),
            ),
            Kind(
                "small-combined-role",
                ("warning",),
                tr_noop("A combined Client Access and Hub Transport server is smaller than the tests recommend."),
                tr_noop("{count} machines are small for CAS and Hub combined"),
            ),
            Kind(
                "unusable-memory",
                ("note",),
                tr_noop("A machine has more memory than its cores can use."),
                tr_noop("{count} machines have more memory than their cores can use"),
            ),
            Kind(
                "cores-beyond-use",
                ("note",),
                tr_noop("A machine has more cores than its roles are known to use."),
                tr_noop("{count} machines have more cores than their roles can use"),
            ),
            Kind(
                "core-ratio",
                ("note",),
                tr_noop("A site has fewer cores for a role than recommended for its Mailbox cores."),
                tr_noop("{count} sites have fewer {what} cores than recommended"),
            ),
            Kind(
                "single-machine",
                ("note",),
                tr_noop("One machine is the only server of a role at its site."),
                tr_noop("{count} machines are the only {what} server at their site"),
            ),
            Kind(
                "role-of-other-version",
                ("error",),
                tr_noop("A machine has a role that its Exchange version does not have; the role has no effect."),
                tr_noop("{count} machines have a role that their Exchange version does not have"),
            ),
            Kind(
                "load-beside-roles",
                ("note",),
                tr_noop("A machine has roles and other load, which may have been measured together."),
                tr_noop("{count} machines have roles and other load"),
            ),
            Kind(
                "no-role",
                ("note",),
                tr_noop("A machine has no role, so its load is unknown."),
                tr_noop("{count} machines have no role"),
            ),
            Kind(
                "role-without-figures",
                ("note",),
                tr_noop("No document has a figure for the roles of a machine, so its load is unknown."),
                tr_noop("{count} machines have roles without published figures"),
            ),
            Kind(
                "role-without-users",
                ("note",),
                tr_noop("A machine serves no users."),
                tr_noop("{count} machines serve no users"),
            ),
        ),
    ),
    (
        tr_noop("Support and guidance"),
        (
            Kind(
                "support-ended",
                ("note",),
                tr_noop("Support for a machine's Exchange version has ended."),
                tr_noop("{count} machines run an Exchange version that is out of support"),
            ),
            Kind(
                "unsupported-windows",
                ("warning",),
                tr_noop("A machine's Exchange version is not supported on its Windows version."),
                tr_noop("{count} machines run {what} on an unsupported Windows version"),
            ),
            Kind(
                "role-not-alone",
                ("warning", "note"),
                tr_noop("A machine combines other roles with a role that needs a dedicated server."),
                tr_noop("{count} machines combine the {what} role with others"),
            ),
            Kind(
                "versions-apart",
                ("warning",),
                tr_noop("A design has Exchange versions that cannot coexist in one organization."),
                tr_noop("{count} older versions cannot coexist with {what}"),
            ),
            Kind(
                "versions-side-by-side",
                ("note",),
                tr_noop("A design has Exchange versions that need certain updates to coexist in one organization."),
                tr_noop("{count} older versions coexist with {what}"),
            ),
            Kind(
                "memory-beyond-guidance",
                ("note",),
                tr_noop("A machine has more memory than is recommended for its Exchange version."),
                tr_noop("{count} machines have more memory than the recommended maximum"),
            ),
            Kind(
                "sockets-beyond-guidance",
                ("note",),
                tr_noop("A server has more processor sockets than are recommended for its Exchange version."),
                tr_noop("{count} machines have more processor sockets than recommended"),
            ),
        ),
    ),
    (
        tr_noop("Settings"),
        (
            Kind(
                "cache-untested",
                ("warning",),
                tr_noop("The size of the transport database cache was not tested."),
                tr_noop("{count} machines have a transport database cache that was not tested"),
            ),
            Kind(
                "cache-needs-memory",
                ("warning",),
                tr_noop("A machine has too little memory for its transport database cache."),
                tr_noop("{count} machines have too little memory for their transport database cache"),
            ),
            Kind(
                "many-items",
                ("warning",),
                tr_noop("IMAP4 users have folders with more items than the published cost covers."),
                tr_noop("{count} populations use large folders with IMAP4"),
            ),
            Kind(
                "foreign-benchmark",
                ("warning",),
                tr_noop("A SPEC value is implausible for the machine's cores."),
                tr_noop("{count} machines have an implausible SPEC value"),
            ),
            Kind(
                "same-name",
                ("note",),
                tr_noop("Several sites, populations, machines or DAGs have the same name."),
                tr_noop("{count} names are used more than once"),
            ),
        ),
    ),
    (tr_noop("Database availability groups"), DAG_KINDS),
)
KINDS = {kind.rule: kind for _topic, kinds in TOPICS for kind in kinds}


def several_words(rule: str, number: int, about: str) -> str:
    """Return what so many findings of a rule are called together, as in "12 machines have no role"."""
    return translate(KINDS[rule].several).format(count=count(number), what=_what(about))


def _what(about: str) -> str:
    """Return what findings are about, in words: a resource, role, protocol or Exchange version."""
    if about in RESOURCE_LABELS:
        return translate(RESOURCE_LABELS[about])
    return label_of((*ROLES, *DUTIES, *PROTOCOLS, *EXCHANGE_VERSIONS), about.removesuffix("-cores"))
