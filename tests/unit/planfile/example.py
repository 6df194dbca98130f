"""The example of the file format's description, with the second site that its link leads to."""

import copy
import json

from models.planfile import plan_from_json

EXAMPLE = """
{"format": "exchange-topology-plan", "version": 1, "title": "Contoso", "notes": "",
 "assumptions": {"cpu_ceiling": 0.75, "cpu_target_low": 0.60, "memory_ceiling": 0.90,
   "count_page_sharing": false, "peak_factor": 2.0, "overrides": []},
 "sites": [{"id": "london", "name": "London"}, {"id": "leeds", "name": "Leeds"}],
 "links": [{"id": "l1", "ends": ["london", "leeds"], "bandwidth_mbit_s": 10, "latency_ms": 20}],
 "populations": [{"id": "hq", "name": "Head office", "site": "london", "mailboxes": 4000,
   "messages_per_day": 100, "message_kb": 50, "mailbox_mb": 100, "items_in_largest_folder": 2000,
   "users": {"outlook": 3000, "outlook-anywhere": 800, "owa": 450, "activesync": 600,
     "imap4": 0, "pop3": 0, "ews": 0},
   "rates": {"owa_requests_s": null, "activesync_requests_s": null, "messages_s": null, "web_connections": null}}],
 "designs": [{"id": "physical", "name": "Today, physical", "machines": [
   {"id": "cas-1", "name": "EX-CAS-1", "kind": "server", "site": "london", "exchange": "2010", "roles": ["cas"],
    "windows": "2008-r2",
    "processor": {"cores": 8, "clock_mhz": 2000, "relative_speed": 1.0, "specint_rate2006": null},
    "memory_mb": 16384},
   {"id": "esx-1", "name": "ESX-01", "kind": "host", "site": "london", "hypervisor": "esx-3.0.1",
    "processor": {"cores": 8, "clock_mhz": 2660, "relative_speed": 1.0, "specint_rate2006": null},
    "memory_mb": 16384},
   {"id": "mbx-1", "name": "EX-MBX-1", "kind": "vm", "host": "esx-1", "exchange": "2010", "roles": ["mailbox"],
    "vcpus": 2, "memory_mb": 4096, "guest": "windows-2008-r2-x64"}]}]}
"""


def document():
    """The example as dicts and lists, the caller's own."""
    return copy.deepcopy(json.loads(EXAMPLE))


def plan():
    """The example as a plan."""
    return plan_from_json(EXAMPLE, "contoso.json")
