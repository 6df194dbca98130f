"""What the kinds of items are called by those who type or paste them."""

from models.plan.kinds import KINDS

KIND_NAMES = {name: kind for kind, row in KINDS.items() for name in row.names}
