"""What the import of an inventory shows: what is in the file, what is taken of it, and what the file contradicts."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from models.importers import inventory_choices as options
from models.importers.doubled_names import names_of_vms
from models.importers.inventory import Inventory, InventoryVm, Remark
from models.importers.inventory_choices import InventoryChoices, Selection, cpu_share
from models.importers.inventory_telling import by_reason, name_of, remarks_about
from models.words import count, memory, natural_order, percent, tr_count, tr_format

# So many remarks about the same are shown one by one.
SHOWN_ALIKE = 3
# So many remarks and reasons have room; the copied list has them all.
MOST_REMARKS, MOST_REASONS = 40, 8
# A longer word would make the dialog wider than it is.
LONGEST_WORD, SHORT_WORD = 36, 16


@frozen
class FactRow:
    """A line of what is in the file: how many, how many are taken, how many not."""

    label: str
    found: int
    taken: int

    @property
    def texts(self) -> tuple[str, ...]:
        """Return its cells."""
        return self.label, count(self.found), count(self.taken), count(self.found - self.taken)


def file_line(inventory: Inventory) -> str:
    """Return what the file is."""
    return " · ".join(filter(None, (inventory.origin, inventory.taken)))


def fact_rows(inventory: Inventory, selection: Selection) -> tuple[FactRow, ...]:
    """Return what is in the file and what is taken of it."""
    placement = selection.placement
    clusters = {host.cluster.casefold() for host in placement.hosts if host.cluster}
    taken = {placement.hosts[row].cluster.casefold() for row in selection.hosts if placement.hosts[row].cluster}
    return (
        FactRow(tr_format("Hosts"), len(placement.hosts), len(selection.hosts)),
        FactRow(tr_format("Virtual machines"), len(inventory.vms), len(selection.vms)),
        FactRow(tr_format("Clusters"), len(clusters), len(taken)),
        FactRow(
            tr_format("VMs with measured load"),
            sum(vm.is_measured or _has_only_share(vm) for vm in inventory.vms),
            sum(vm.is_measured or _has_only_share(vm) for vm in (inventory.vms[row] for row in selection.vms)),
        ),
    )


def left_out_title(selection: Selection) -> str:
    """Return how many virtual machines are left out."""
    if not selection.left_out:
        return tr_format("No VM is left out")
    return tr_count(len(selection.left_out), "1 VM left out, and why", "{count} VMs left out, and why")


def shares(inventory: Inventory, selection: Selection) -> tuple[tuple[str, int], ...]:
    """Return how many virtual machines are taken, then how many are left out for each reason."""
    reasons = [(name_of(reason), len(rows)) for reason, rows in by_reason(inventory, selection).items()]
    rest = sum(number for _, number in reasons[MOST_REASONS:])
    others = [(tr_format("Other reasons"), rest)] if rest else []
    return ((tr_format("Imported"), len(selection.vms)), *reasons[:MOST_REASONS], *others)


def remarks_of(inventory: Inventory, selection: Selection, choices: InventoryChoices) -> tuple[Remark, ...]:
    """Return what does not fit together: first what the choices change, then what the file says, alike ones counted."""
    said = remarks_about(inventory, selection)
    found = (*_of_hosts(inventory, selection, choices), *_of_sizes(inventory, selection), *_of_file(said))
    return found[:MOST_REMARKS]


def shown(text: str) -> str:
    """Return a text whose words all fit into a line: longer ones without their middle."""
    words = text.split(" ")
    return " ".join(
        word if len(word) <= LONGEST_WORD else f"{word[:SHORT_WORD]}…{word[-SHORT_WORD:]}" for word in words
    )


def remarks_title(inventory: Inventory, selection: Selection, choices: InventoryChoices) -> str:
    """Return how many contradictions and gaps there are, those included that are not shown one by one."""
    seen = (*_of_hosts(inventory, selection, choices), *_of_sizes(inventory, selection))
    number = len(seen) + len(remarks_about(inventory, selection))
    if not number:
        return tr_format("No contradictions in the file")
    return tr_count(number, "1 contradiction or gap in the file", "{count} contradictions and gaps in the file")


def _of_hosts(inventory: Inventory, selection: Selection, choices: InventoryChoices) -> Iterator[Remark]:
    placement = selection.placement
    listed, unlisted = placement.listed, len(placement.unlisted)
    if not listed or not unlisted:
        return
    used = set(placement.of_vm)
    text = tr_count(
        unlisted,
        "1 host named by VMs is not in the list of hosts",
        "{count} hosts named by VMs are not in the list of hosts",
    )
    if not any(row < listed for row in used) and inventory.vms:
        text = tr_format("No VM names a host in the list: the names were replaced")
    done = (
        tr_count(unlisted, "It is left out with its VMs.", "They are left out with their VMs.")
        if choices.only_listed
        else tr_count(
            unlisted,
            "It is added with placeholders. Match it manually, or import only listed hosts.",
            "They are added with placeholders. Match them manually, or import only listed hosts.",
        )
    )
    yield Remark(about="unlisted", text=text, done=done)
    empty = sum(row not in used for row in range(listed))
    if empty:
        words = tr_count(empty, "1 listed host runs no VM", "{count} listed hosts run no VMs")
        done = tr_count(empty, "It is imported like the others.", "They are imported like the others.")
        yield Remark(about="empty", text=words, done=done)


def _of_sizes(inventory: Inventory, selection: Selection) -> Iterator[Remark]:
    """Return what hardware and sizes the file lacks, for what is taken."""
    hosts = [selection.placement.hosts[row] for row in selection.hosts]
    lacking = sum(not (host.cores and host.clock_mhz and host.memory_mb) for host in hosts)
    done = tr_format("Placeholders are used; they are named in the notes of each machine.")
    if lacking:
        words = tr_count(lacking, "1 host lacks cores, clock or memory", "{count} hosts lack cores, clock or memory")
        yield Remark(about="hosts", text=words, done=done)
    unsized = sum(not (inventory.vms[row].vcpus and inventory.vms[row].memory_mb) for row in selection.vms)
    if unsized:
        words = tr_count(unsized, "1 VM lacks vCPUs or memory", "{count} VMs lack vCPUs or memory")
        yield Remark(about="sizes", text=words, done=done)


def _of_file(said: Sequence[Remark]) -> Iterator[Remark]:
    numbers, shown = Counter(remark.about for remark in said), Counter[str]()
    for remark in said:
        shown[remark.about] += 1
        if shown[remark.about] <= SHOWN_ALIKE:
            yield remark
        elif shown[remark.about] == numbers[remark.about]:
            rest = numbers[remark.about] - SHOWN_ALIKE
            yield Remark(
                about=remark.about,
                text=tr_count(rest, "1 more like this", "{count} more like these"),
                done=tr_format("Copy the list to see all."),
            )


def reading_order(inventory: Inventory) -> tuple[int, ...]:
    """Return the places of the virtual machines in the order of their names."""
    names = [natural_order(vm.name) for vm in inventory.vms]
    return tuple(sorted(range(len(names)), key=names.__getitem__))


def vm_names(inventory: Inventory, selection: Selection) -> Mapping[int, str]:
    """Return the names that virtual machines get in the plan, by place: equal ones are told apart."""
    return dict(zip(selection.vms, names_of_vms(inventory, selection.placement, selection.vms), strict=True))


def vm_cells(inventory: Inventory, selection: Selection, names: Mapping[int, str], place: int) -> tuple[str, ...]:
    """Return what the table says of a virtual machine.

    Parameters
    ----------
    names : mapping of int to str
        As `vm_names` gives them.
    """
    vm, host = inventory.vms[place], selection.placement.hosts[selection.placement.of_vm[place]]
    return (
        names.get(place, vm.name),
        _short_guest(vm.guest),
        count(vm.vcpus) if vm.vcpus else "–",
        memory(vm.memory_mb) if vm.memory_mb else "–",
        host.name,
        percent(cpu_share(host, vm)),
    )


def _short_guest(guest: str) -> str:
    """Return the name of a guest system without what all of them have."""
    return guest.removeprefix("Microsoft ").replace("Windows Server ", "Windows ").removesuffix(" (64-bit)")


def column_names() -> tuple[str, ...]:
    """Return the names of the columns of such a table."""
    return (
        tr_format("Name"), tr_format("Guest"), tr_format("vCPUs"), tr_format("Memory"), tr_format("Host"),
        tr_format("Measured CPU"),
    )  # fmt: skip


def load_line(inventory: Inventory, selection: Selection) -> str:
    """Return for how many of the other virtual machines the file says what they used."""
    others = [inventory.vms[row] for row in selection.vms if row not in selection.exchange]
    measured = sum(vm.is_measured for vm in others)
    rest = len(others) - measured
    known = tr_format("{measured} of {all} have measured values.", measured=count(measured), all=count(len(others)))
    unknown = tr_count(
        rest,
        "The other one shows “no data”, never 0 %, and so does its host.",
        "The other {count} show “no data”, never 0 %, and so do their hosts.",
    )
    moment = tr_format(
        "The values are a snapshot, not an average: open a performance log (Plan > Measured "
        "load) for averages and peaks."
    )
    shares = sum(map(_has_only_share, others))
    without_clock = tr_count(
        shares,
        "The CPU of 1 VM is a share of an unknown clock and shows “no data”.",
        "The CPU of {count} VMs is a share of an unknown clock and shows “no data”.",
    )
    return " ".join((known, *([unknown] if rest else []), *([without_clock] if shares else []), moment))


def is_measured(inventory: Inventory) -> bool:
    """Return whether the file says of any virtual machine what it used."""
    return any(vm.is_measured for vm in inventory.vms)


def _has_only_share(vm: InventoryVm) -> bool:
    """Return whether the CPU of a virtual machine is known as a share, whose clock nobody knows."""
    return vm.cpu_share is not None and vm.cpu_mhz is None


def no_load_line(inventory: Inventory) -> str:
    """Return what is said in place of the choice where the load of no virtual machine is known."""
    if any(map(_has_only_share, inventory.vms)):
        return tr_format(
            "The file gives the CPU of VMs as a share, which is kept. Their load needs the clock of their hosts: "
            "import a list of hosts with this one. Without it, VMs without an Exchange role show “no data”, and so do "
            "their hosts."
        )
    if any(host.cpu_share is not None for host in inventory.hosts):
        return tr_format(
            "The file says how busy hosts were, but not their VMs. VMs without an Exchange role show “no data”, and so "
            "does what is calculated for their hosts. Keep a performance log in the plan (Plan > Measured load), or "
            "enter their load in the inspector."
        )
    return tr_format(
        "The file has no measured load. VMs without an Exchange role show “no data”, and so do their hosts. Keep a "
        "performance log in the plan (Plan > Measured load), or enter their load in the inspector."
    )


def sharing_line(inventory: Inventory) -> str:
    """Return what the file says of shared memory pages."""
    shared = [vm.shared_mb for vm in inventory.vms if vm.shared_mb is not None]
    if not shared:
        return tr_format("The file does not say how much they share; it is estimated from the guest systems.")
    return tr_format(
        "The VMs of the file shared {memory} when it was exported. The plan estimates it from the guest systems.",
        memory=memory(sum(shared)),
    )


@frozen
class SiteCount:
    """What a site gets: hosts, virtual machines, and the measured CPU of its hosts [fraction].

    Parameters
    ----------
    cpu : float or None
        None where no machine was measured, or a host's hardware is unknown.
    is_least : bool
        Whether some of the machines were not measured.
    """

    name: str
    hosts: int
    vms: int
    cpu: float | None
    is_least: bool

    @property
    def counts_text(self) -> str:
        """Return how many hosts and machines it gets."""
        hosts = tr_count(self.hosts, "1 host", "{count} hosts")
        return f"{hosts}, {tr_count(self.vms, '1 VM', '{count} VMs')}"

    @property
    def cpu_text(self) -> str:
        """Return the measured CPU in words."""
        if self.is_least and self.cpu is not None:
            return tr_format("Measured CPU: at least {share}", share=percent(self.cpu))
        return tr_format("Measured CPU: {share}", share=percent(self.cpu))


def sites_of(inventory: Inventory, selection: Selection) -> tuple[SiteCount, ...]:
    """Return what each site gets; its measured CPU is that of the virtual machines which are taken."""
    placement, names = selection.placement, dict[str, str]()
    hosts, vms, unmeasured, unknown = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    room, used = Counter[str](), Counter[str]()
    for row in selection.hosts:
        host = placement.hosts[row]
        key = host.site.casefold()
        names.setdefault(key, host.site or tr_format("Imported site"))
        hosts[key] += 1
        room[key] += round((host.cores or 0) * (host.clock_mhz or 0.0))
        unknown[key] += not (host.cores and host.clock_mhz)
    for row in selection.vms:
        key, vm = placement.hosts[placement.of_vm[row]].site.casefold(), inventory.vms[row]
        vms[key] += 1
        used[key] += round(vm.cpu_mhz or 0.0)
        unmeasured[key] += vm.cpu_mhz is None
    known = {key for key in names if room[key] and not unknown[key] and unmeasured[key] < vms[key]}
    return tuple(
        SiteCount(name, hosts[key], vms[key], used[key] / room[key] if key in known else None, unmeasured[key] > 0)
        for key, name in names.items()
    )


def more_sites(number: int) -> str:
    """Return that there are more sites than are shown."""
    return tr_count(number, "and 1 more site", "and {count} more sites")


def button_text(selection: Selection) -> str:
    """Return the words of the button that imports."""
    return tr_format(
        "Import {hosts} and {machines}",
        hosts=tr_count(len(selection.hosts), "1 host", "{count} hosts"),
        machines=tr_count(len(selection.vms), "1 VM", "{count} VMs"),
    )


def why_not(selection: Selection, choices: InventoryChoices) -> str:
    """Return why nothing can be imported, or nothing where something can."""
    if not selection.hosts:
        return tr_format("Nothing is left to import: choose another cluster.")
    if any(not choices.exchange[place].roles for place in selection.exchange.values()):
        return tr_format("Choose at least one role for the selected VMs.")
    return ""


def tick_names(reasons: Counter[str]) -> tuple[tuple[str, str, int], ...]:
    """Return the ticks of what can be left out: reason, words, and how many virtual machines it is about.

    The first three are always there, the others where the file has such machines.
    """
    always = (options.OFF, options.AGENTS, options.TEMPLATES)
    rest = tuple(reason for reason in options.REASONS if reason not in always and reasons[reason])
    return tuple((reason, name_of(reason), reasons[reason]) for reason in (*always, *rest))
