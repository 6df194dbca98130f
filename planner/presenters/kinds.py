"""What the kinds of items are called by those who type or paste them."""

KIND_NAMES = {
    "server": "server", "physical server": "server", "physical": "server", "bare metal": "server",
    "host": "host", "virtualization host": "host", "hypervisor": "host", "esx": "host", "esxi": "host",
    "vm": "vm", "virtual machine": "vm", "virtual": "vm", "guest": "vm",
    "population": "population", "user population": "population", "users": "population",
    "site": "site", "wan link": "link", "link": "link",
}  # fmt: skip
