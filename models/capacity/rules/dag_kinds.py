"""The findings about database availability groups."""

from models.capacity.rules.kinds import Kind
from models.words import tr_noop

DAG_KINDS = (
    Kind(
        "dag-without-mailbox",
        ("error",),
        tr_noop("A member of a DAG does not hold mailboxes."),
        tr_noop("{count} DAGs have members without the Mailbox role"),
    ),
    Kind(
        "dag-mixed-versions",
        ("error",),
        tr_noop("The members of a DAG run different Exchange versions."),
        tr_noop("{count} DAGs have members with different Exchange versions"),
    ),
    Kind(
        "dag-second-site",
        ("error",),
        tr_noop("A DAG has too few members at one of its two sites for the copies planned there."),
        tr_noop("{count} DAGs have too few members at one of their sites"),
    ),
    Kind(
        "dag-active",
        ("warning",),
        tr_noop("The databases of a DAG cannot be active where their users are."),
        tr_noop("{count} DAGs cannot keep databases active where their users are"),
    ),
    Kind(
        "dag-default-mailbox-size",
        ("note",),
        tr_noop("A population of a DAG still has the default mailbox size."),
        tr_noop("{count} populations of DAGs have the default mailbox size"),
    ),
    Kind(
        "dag-without-users",
        ("note",),
        tr_noop("A DAG serves no user population."),
        tr_noop("{count} DAGs serve no users"),
    ),
    Kind(
        "dag-failure",
        ("error",),
        tr_noop("A DAG loses databases or its quorum in a failure it must survive."),
        tr_noop("{count} DAGs do not survive the failures they must survive"),
    ),
    Kind(
        "dag-no-failure",
        ("note",),
        tr_noop("A DAG is not set to survive a failure."),
        tr_noop("{count} DAGs are not set to survive a failure"),
    ),
    Kind(
        "dag-site-loss",
        ("note",),
        tr_noop("A DAG loses its quorum, databases or too much capacity with one of the sites of its members."),
        tr_noop("{count} site losses would be too much for DAGs"),
    ),
    Kind(
        "dag-witness",
        ("note",),
        tr_noop("The quorum of a DAG with a site lost depends on a witness that is not given."),
        tr_noop("{count} DAGs depend for their quorum on a witness that is not given"),
    ),
    Kind(
        "dag-cpu",
        ("error", "warning"),
        tr_noop("A member of a DAG exceeds its CPU ceiling, in the worst failure or on a normal day."),
        tr_noop("{count} DAGs need too much CPU in the worst failure"),
    ),
    Kind(
        "dag-memory",
        ("error", "warning"),
        tr_noop("A member of a DAG has too little memory in the worst failure."),
        tr_noop("{count} DAGs have too little memory in the worst failure"),
    ),
    Kind(
        "dag-passive-cpu",
        ("note",),
        tr_noop("The CPU of a DAG's members does not count passive copies: costs by protocol do not include them."),
        tr_noop("{count} DAGs do not count passive copies in their CPU"),
    ),
    Kind(
        "dag-space",
        ("error",),
        tr_noop("The disks of a member are too small for its database copies and logs."),
        tr_noop("{count} DAGs have too little disk space"),
    ),
    Kind(
        "dag-packing",
        ("error", "warning"),
        tr_noop("Fewer database copies fit on a JBOD disk than the plan puts there."),
        tr_noop("{count} DAGs have disks that hold fewer database copies than planned"),
    ),
    Kind(
        "dag-operations",
        ("error", "warning"),
        tr_noop("The disks of a member are too slow for the worst failure."),
        tr_noop("{count} DAGs have disks that are too slow"),
    ),
    Kind(
        "dag-databases",
        ("error",),
        tr_noop("A member of a DAG holds more database copies than a server supports."),
        tr_noop("{count} DAGs have too many database copies per member"),
    ),
    Kind(
        "dag-database-size",
        ("warning",),
        tr_noop("The databases of a DAG grow larger than the plan allows."),
        tr_noop("{count} DAGs have databases that are too large"),
    ),
    Kind(
        "dag-jbod",
        ("warning", "note"),
        tr_noop("A DAG on JBOD has too few copies."),
        tr_noop("{count} DAGs have too few copies for JBOD"),
    ),
    Kind(
        "dag-ssds",
        ("warning",),
        tr_noop("The SSDs of a DAG are too few or too small for its MetaCache databases."),
        tr_noop("{count} DAGs have too few SSDs"),
    ),
    Kind(
        "dag-replication",
        ("error", "warning"),
        tr_noop("Log shipping between sites takes more of a link than its ceiling allows."),
        tr_noop("{count} links carry too much log shipping"),
    ),
    Kind(
        "dag-latency",
        ("error",),
        tr_noop("The network latency between members of a DAG is too high."),
        tr_noop("{count} DAGs have too much latency between members"),
    ),
    Kind(
        "dag-unlinked",
        ("warning", "note"),
        tr_noop("A DAG has members or its witness at a site that is not linked to the others."),
        tr_noop("{count} DAGs have members or a witness at a site without a link"),
    ),
)
