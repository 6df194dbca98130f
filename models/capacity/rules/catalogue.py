"""Every rule that makes findings: what it is about, how severe, and what several of its findings are called."""

from attrs import frozen

from models.capacity.results import RESOURCE_LABELS
from models.plan.choices import DUTIES, PROTOCOLS, ROLES, label_of
from models.words import count, marked, shown

SEVERITIES = ("error", "warning", "note")


@frozen
class Kind:
    """A kind of finding.

    Parameters
    ----------
    rule : str
        Its name, as in the JSON form.
    severities : tuple of str
        Those that it may have.
    meaning : str
        When there is such a finding.
    several : str
        What several of them are called: {count} of them, about {what}.
    is_unserved : bool
        Whether it says that a design is not complete: more severe than any ceiling.
    """

    rule: str
    severities: tuple[str, ...]
    meaning: str
    several: str
    is_unserved: bool = False


TOPICS: tuple[tuple[str, tuple[Kind, ...]], ...] = (
    (
        marked("Who is served"),
        (
            Kind(
                "users-without-role",
                ("error",),
                marked("No server serves a population in a role that its Exchange version needs."),
                marked("{count} populations are not served in every role"),
                is_unserved=True,
            ),
            Kind(
                "missing-link",
                ("error",),
                marked("The servers of a role stand in a site to which no link leads from the population's."),
                marked("{count} populations have no link to a {what} server"),
                is_unserved=True,
            ),
            Kind(
                "slow-response",
                ("warning",),
                marked("More than 5 % of the answers take longer than the tests allow."),
                marked("{count} populations wait too long for {what}"),
            ),
            Kind(
                "activesync-alone",
                ("warning",),
                marked(
                    "A population has more ActiveSync users than users of other clients; the cost was measured as "
                    "what a device adds to an Outlook user."
                ),
                marked("{count} populations have more ActiveSync users than others"),
            ),
            Kind(
                "few-mailboxes",
                ("warning",),
                marked("A population has more users of one client than mailboxes."),
                marked("{count} populations have more users of one client than mailboxes"),
            ),
        ),
    ),
    (
        marked("Load"),
        (
            Kind(
                "over-capacity",
                ("error",),
                marked("More is asked of a resource than the machine has."),
                marked("{count} machines are asked for more {what} than they have"),
            ),
            Kind(
                "above-ceiling",
                ("warning",),
                marked("The use of a resource is above the ceiling that the plan sets."),
                marked("{count} machines are above their {what} ceiling"),
            ),
            Kind(
                "narrow-link",
                ("error", "warning"),
                marked("A link is asked for more than its ceiling, or than its bandwidth."),
                marked("{count} links are too narrow"),
            ),
            Kind(
                "implausible-load",
                ("warning",),
                marked("A Mailbox server holds more mailboxes for each core than any document ever ran."),
                marked("{count} machines hold more mailboxes for each core than any document ran"),
            ),
            Kind(
                "many-connections",
                ("warning",),
                marked("A Client Access server holds more web connections than any test saw."),
                marked("{count} machines hold more web connections than any test saw"),
            ),
            Kind(
                "undecided",
                ("note",),
                marked(
                    "The ceiling lies inside the range of a gauge: what is known does not say whether it is passed."
                ),
                marked("{count} machines could be fine or above their {what} ceiling"),
            ),
            Kind(
                "not-covered",
                ("note",),
                marked("The documents do not say what users of a protocol cost in a role."),
                marked("{count} machines have users whose {what} cost is not published"),
            ),
            Kind(
                "not-separable",
                ("note",),
                marked("Two kinds of requests were measured together only, and just one of them is here."),
                marked("{count} machines have a CPU use that is not known"),
            ),
            Kind(
                "extrapolated",
                ("note",),
                marked("A gauge lies beyond what was measured."),
                marked("{count} machines are extrapolated ({what})"),
            ),
        ),
    ),
    (
        marked("Memory"),
        (
            Kind(
                "back-pressure",
                ("error",),
                marked("The memory of a transport server is so full that it will refuse mail."),
                marked("{count} machines will refuse mail"),
            ),
            Kind(
                "memory-below-rule",
                ("warning",),
                marked("A machine has less memory than Microsoft recommends for its roles and cores."),
                marked("{count} machines have less memory than is recommended"),
            ),
            Kind(
                "memory-wall",
                ("warning",),
                marked("A 32-bit Exchange 2003 server serves more users than its memory allows, whatever its cores."),
                marked("{count} machines serve more users than a 32-bit system can"),
            ),
            Kind(
                "memory-beyond-32-bit",
                ("warning",),
                marked("A machine with a 32-bit system has more memory than that can use."),
                marked("{count} machines have memory that a 32-bit system cannot use"),
            ),
        ),
    ),
    (
        marked("Virtual machines"),
        (
            Kind(
                "vm-larger-than-host",
                ("error",),
                marked("A VM has more vCPUs or memory than its host has cores or memory."),
                marked("{count} VMs are larger than their host ({what})"),
            ),
            Kind(
                "vcpus-beyond-most",
                ("error",),
                marked("A host carries more vCPUs for each core than Exchange is supported on."),
                marked("{count} hosts carry more vCPUs for each core than Exchange is supported on"),
            ),
            Kind(
                "vcpus-beyond-recommended",
                ("warning",),
                marked("A host carries more vCPUs for each core than is recommended for Exchange."),
                marked("{count} hosts carry more vCPUs for each core than are recommended"),
            ),
            Kind(
                "page-sharing-counted",
                ("warning",),
                marked("The plan counts shared pages as memory, which Microsoft does not support for Exchange."),
                marked("{count} hosts count shared pages as memory"),
            ),
        ),
    ),
    (
        marked("Roles"),
        (
            Kind(
                "role-on-one-host",
                ("warning",),
                marked("All servers of a role in a site run on one host."),
                marked("{count} hosts hold all {what} servers of a site"),
            ),
            Kind(
                "small-combined-role",
                ("warning",),
                marked("A machine for Client Access and Hub Transport together is smaller than the tests advise."),
                marked("{count} machines are small for CAS and Hub together"),
            ),
            Kind(
                "unusable-memory",
                ("note",),
                marked("A machine has more memory than its cores can put to use."),
                marked("{count} machines have more memory than their cores can use"),
            ),
            Kind(
                "cores-beyond-use",
                ("note",),
                marked("A machine has more cores than its roles were found to make use of."),
                marked("{count} machines have more cores than their roles can use"),
            ),
            Kind(
                "core-ratio",
                ("note",),
                marked("A site has fewer cores in a role than the ratio to its Mailbox cores recommends."),
                marked("{count} sites have fewer {what} cores than are recommended"),
            ),
            Kind(
                "single-machine",
                ("note",),
                marked("One machine holds a role of its site alone."),
                marked("{count} machines are the only {what} server of their site"),
            ),
            Kind(
                "role-of-other-version",
                ("error",),
                marked("A machine has a role that its Exchange version does not have: the role does nothing there."),
                marked("{count} machines have a role that their Exchange version does not have"),
            ),
            Kind(
                "no-role",
                ("note",),
                marked("A machine has no role: what it takes is not known."),
                marked("{count} machines have no role"),
            ),
            Kind(
                "role-without-users",
                ("note",),
                marked("Nobody uses a machine."),
                marked("{count} machines are used by nobody"),
            ),
        ),
    ),
    (
        marked("Settings"),
        (
            Kind(
                "cache-untested",
                ("warning",),
                marked("The transport database cache is of a size that was not tested."),
                marked("{count} machines have a transport database cache that was not tested"),
            ),
            Kind(
                "cache-needs-memory",
                ("warning",),
                marked("A machine has too little memory for its transport database cache."),
                marked("{count} machines are short of memory for their transport database cache"),
            ),
            Kind(
                "many-items",
                ("warning",),
                marked("IMAP4 users read folders of more items than were measured at a steady cost."),
                marked("{count} populations read folders of many items by IMAP4"),
            ),
            Kind(
                "foreign-benchmark",
                ("warning",),
                marked("A SPECint_rate2006 value is implausible for the cores of its machine."),
                marked("{count} machines have an implausible SPECint_rate2006 value"),
            ),
        ),
    ),
)
KINDS = {kind.rule: kind for _topic, kinds in TOPICS for kind in kinds}


def several_words(rule: str, number: int, about: str) -> str:
    """Return what so many findings of a rule are called together, as in "12 machines have no role"."""
    return shown(KINDS[rule].several).format(count=count(number), what=_what(about))


def _what(about: str) -> str:
    """Return what findings are about, in words: a resource, role or protocol."""
    if about in RESOURCE_LABELS:
        return shown(RESOURCE_LABELS[about])
    return label_of((*ROLES, *DUTIES, *PROTOCOLS), about.removesuffix("-cores"))
