"""What is said of a database availability group that growth is too much for, by its limit."""

from models.comparisons.group_growth import DATABASES, DISKS, MEMBERS, GroupCrossing
from models.words import count, tr_noop, translate

# What is said of a group that passes a limit only at an end of the figures, today, and later.
GROUP_WORDS = {
    "cpu": (
        tr_noop("In the worst failure of {dag}, {machine} may exceed its CPU ceiling within the range of the figures: "
                "{ends}."),
        tr_noop("In the worst failure of {dag}, {machine} exceeds its CPU ceiling today."),
        tr_noop("In the worst failure of {dag}, {machine} exceeds its CPU ceiling from {month} ({ends})."),
    ),
    "memory": (
        tr_noop("In the worst failure of {dag}, {machine} may exceed its memory ceiling within the range of the "
                "figures: {ends}."),
        tr_noop("In the worst failure of {dag}, {machine} exceeds its memory ceiling today."),
        tr_noop("In the worst failure of {dag}, {machine} exceeds its memory ceiling from {month} ({ends})."),
    ),
    "capacity": (
        tr_noop("{dag} may run out of disk space within the range of the figures: {ends}."),
        tr_noop("{dag} is out of disk space today."),
        tr_noop("{dag} runs out of disk space in {month} ({ends})."),
    ),
    "operations": (
        tr_noop("The disk operations of {dag} may exceed their ceiling within the range of the figures: {ends}."),
        tr_noop("The disk operations of {dag} are above their ceiling today."),
        tr_noop("The disk operations of {dag} exceed their ceiling from {month} ({ends})."),
    ),
    "database": (
        tr_noop("Databases of {dag} may outgrow their maximum size within the range of the figures: {ends}."),
        tr_noop("Databases of {dag} are above their maximum size today."),
        tr_noop("Databases of {dag} outgrow their maximum size in {month} ({ends})."),
    ),
}  # fmt: skip
GROUP_HEADLINES = {
    "cpu": tr_noop("From {month}, {dag} no longer survives its worst failure"),
    "memory": tr_noop("From {month}, {dag} runs short of memory in its worst failure"),
    "capacity": tr_noop("{dag} runs out of disk space in {month}"),
    "operations": tr_noop("From {month}, the disk operations of {dag} exceed their ceiling"),
    "database": tr_noop("Databases of {dag} outgrow their maximum size in {month}"),
}
# What a group passes in a plan of additions, and what helps.
GROUP_STEPS = {
    "cpu": (tr_noop("{month}: {dag} no longer survives its worst failure."), tr_noop("Add members.")),
    "memory": (
        tr_noop("{month}: {dag} runs short of memory in its worst failure."),
        tr_noop("Add members, or memory to each."),
    ),
    "capacity": (tr_noop("{month}: {dag} runs out of disk space."), tr_noop("Use more or larger disks.")),
    "operations": (
        tr_noop("{month}: the disk operations of {dag} exceed their ceiling."), tr_noop("Use more or faster disks."),
    ),
    "database": (
        tr_noop("{month}: databases of {dag} outgrow their maximum size."), tr_noop("Use more databases.")),
}  # fmt: skip


# How much more of what mends a limit keeps below it, in the singular and the plural; and where no number of it would.
NEEDS = {
    MEMBERS: (
        tr_noop("In {end} the DAG needs {count} more member."), tr_noop("In {end} the DAG needs {count} more members."),
    ),
    DISKS: (
        tr_noop("In {end} each member needs {count} more disk."),
        tr_noop("In {end} each member needs {count} more disks."),
    ),
    DATABASES: (
        tr_noop("In {end} the DAG needs {count} more database."),
        tr_noop("In {end} the DAG needs {count} more databases."),
    ),
}  # fmt: skip
NO_NUMBER = {
    MEMBERS: tr_noop("No number of members would be enough in {end}."),
    DISKS: tr_noop("No number of disks would be enough in {end}."),
    DATABASES: tr_noop("No number of databases would be enough in {end}."),
}


def step_words(crossing: GroupCrossing, name: str, month: str, end: str) -> str:
    """Return what a group passes in a month, what helps, and how much of it as far as that was looked for.

    Parameters
    ----------
    name : str
        Of the group.
    month, end : str
        When it passes its limit, and the last month looked at.
    """
    passed, remedy = map(translate, GROUP_STEPS[crossing.limit])
    words = [passed.format(month=month, dag=name)]
    if crossing.needed is not None or not crossing.tried:
        words.append(remedy)
    if crossing.tried:
        words.append(need_words(crossing, end))
    return " ".join(words)


def need_words(crossing: GroupCrossing, end: str) -> str:
    """Return how many members or disks more keep a group below a limit that growth takes it past.

    Parameters
    ----------
    end : str
        The last month looked at.
    """
    if crossing.needed is None:
        return translate(NO_NUMBER[crossing.mended_by]).format(end=end)
    one, many = NEEDS[crossing.mended_by]
    return translate(one if crossing.needed == 1 else many).format(count=count(crossing.needed), end=end)
