"""What is said of a database availability group that growth is too much for, by its limit."""

from models.words import tr_noop

# What is said of a group that passes a limit only at an end of the figures, today, and later.
GROUP_WORDS = {
    "cpu": (
        tr_noop("In the worst failure of {dag}, {machine} may exceed its CPU ceiling within the range of the figures: "
                "{ends}."),
        tr_noop("In the worst failure of {dag}, {machine} exceeds its CPU ceiling today."),
        tr_noop("In the worst failure of {dag}, {machine} exceeds its CPU ceiling from {month} on ({ends})."),
    ),
    "capacity": (
        tr_noop("The disk space of {dag} may be used up within the range of the figures: {ends}."),
        tr_noop("The disk space of {dag} is used up today."),
        tr_noop("The disk space of {dag} is used up from {month} on ({ends})."),
    ),
    "operations": (
        tr_noop("The disk operations of {dag} may exceed their ceiling within the range of the figures: {ends}."),
        tr_noop("The disk operations of {dag} are above their ceiling today."),
        tr_noop("The disk operations of {dag} exceed their ceiling from {month} on ({ends})."),
    ),
}  # fmt: skip
GROUP_HEADLINES = {
    "cpu": tr_noop("{dag} no longer survives its worst failure from {month} on"),
    "capacity": tr_noop("The disk space of {dag} is used up from {month} on"),
    "operations": tr_noop("The disk operations of {dag} exceed their ceiling from {month} on"),
}
# What helps where no change of a machine does.
GROUP_STEPS = {
    "cpu": tr_noop("{month}: {machine} no longer survives its worst failure. Add a member."),
    "capacity": tr_noop("{month}: the disk space of {machine} is used up. Give its members more or larger disks."),
    "operations": tr_noop(
        "{month}: the disk operations of {machine} exceed their ceiling. Give its members more or faster disks."),
}  # fmt: skip
