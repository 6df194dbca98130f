"""What the import shows: contradictions are counted one by one, however few of them have room."""

from models.importers.inventory import Inventory, InventoryHost, InventoryVm, Remark
from models.importers.inventory_choices import InventoryChoices, selected
from models.importers.inventory_hosts import placed
from planner.presenters.import_view import remarks_of, remarks_title

HOST = InventoryHost(name="esx-1", cores=16, clock_mhz=2000.0, memory_mb=65_536)
VMS = tuple(InventoryVm(name=f"vm-{number}", host="esx-1", vcpus=2, memory_mb=4096) for number in range(9))
TWICE = tuple(Remark(about="vcpus", text=f"{vm.name} has 2 vCPUs in vInfo, 4 in vCPU", vm=vm.name) for vm in VMS)


def test_contradictions_that_are_not_shown_count() -> None:
    given = Inventory(hosts=(HOST,), vms=VMS, remarks=TWICE)
    choices = InventoryChoices()
    selection = selected(given, placed(given), choices)
    texts = [remark.text for remark in remarks_of(given, selection, choices)]
    assert texts == [*(remark.text for remark in TWICE[:3]), "6 more like these"]
    assert remarks_title(given, selection, choices) == "9 contradictions and gaps in the file"
    few = InventoryChoices(names="vm-1")
    assert remarks_title(given, selected(given, placed(given), few), few) == "1 contradiction or gap in the file"
