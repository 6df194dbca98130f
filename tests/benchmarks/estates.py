"""Large plans as users draw them (sites, links, hosts of five VMs, servers, all protocols), and bare views."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsView

from models.plan.dags import Dag
from models.plan.entities import Design, Host, Link, Machine, Plan, Population, Processor, Server, Site, Users, Vm
from planner.theme.tokens import LIGHT

VMS_A_HOST, ROLES = 5, ("cas", "hub", "mailbox", "cas", "mailbox")
FEWEST_SITES, MACHINES_A_SITE, SERVERS_A_SITE = 4, 250, 6
WINDOW = (1440, 900)
CARD, COLUMN, LINE = (144, 88), 160, 100
CORES = Processor(cores=8, clock_mhz=2660)
HOST = Host(id="h", name="ESX", site="s", hypervisor="esx-3.0.1", processor=CORES, memory_mb=65536)
SERVER = Server(id="p", name="EX", site="s", exchange="2010", processor=CORES, memory_mb=32768, roles=("mailbox",))
VM = Vm(id="v", name="EX", host="h", exchange="2010", vcpus=2, memory_mb=8192, roles=("mailbox",))

GROUPS, MEMBERS = 20, 16
NEWER = Processor(cores=32, clock_mhz=3000, specrate2017_int_base=306)
NEWER_HOST = Host(id="h", name="HV", site="s", hypervisor="hyper-v-2012-r2-and-later", processor=NEWER,
                  memory_mb=262_144)  # fmt: skip
MEMBER = Vm(id="m", name="EX", host="h", exchange="se", vcpus=12, memory_mb=131_072, roles=("mailbox",))


def estate(machines: int) -> Plan:
    """Return a plan with as many machines: a link from each site to the next, two populations a site."""
    sites = max(machines // MACHINES_A_SITE, FEWEST_SITES)
    rows: list[Machine] = []
    while len(rows) < machines:
        number = len(rows)
        rows.extend(list(_unit(number, f"s{number // (VMS_A_HOST + 1) % sites}"))[: machines - number])
    users = Users(outlook=400, owa=60, outlook_anywhere=40, activesync=80, imap4=10, pop3=5, ews=5)
    people = [
        Population(id=f"u{site}-{part}", name=f"Office {part}", site=f"s{site}", mailboxes=600, users=users)
        for site in range(sites)
        for part in range(2)
    ]
    return Plan(
        title="Estate",
        sites=[Site(id=f"s{site}", name=f"Site {site}") for site in range(sites)],
        links=[
            Link(id=f"l{site}", ends=(f"s{site}", f"s{site + 1}"), bandwidth_mbit_s=100) for site in range(sites - 1)
        ],
        populations=people,
        designs=(Design(id="d", name="Large", machines=rows),),
    )


def _unit(number: int, site: str) -> Iterator[Machine]:
    """A host with its VMs, or at times a server in place of each."""
    if number // (VMS_A_HOST + 1) % SERVERS_A_SITE == SERVERS_A_SITE - 1:
        for part, role in enumerate(("cas", "hub", *ROLES[1:])):
            yield evolve(SERVER, id=f"p{number + part}", name=f"EX-{number + part}", site=site, roles=(role,))
        return
    yield evolve(HOST, id=f"h{number}", name=f"ESX-{number}", site=site)
    for part, role in enumerate(ROLES, start=1):
        yield evolve(VM, id=f"v{number + part}", name=f"EX-{number + part}", host=f"h{number}", roles=(role,))


def grouped_estate() -> Plan:
    """Return a plan of twenty groups of sixteen VMs with 100 databases each, over two sites each."""
    machines: list[Machine] = []
    ends = [(f"s{2 * group}", f"s{2 * group + 1}") for group in range(GROUPS)]
    dags = []
    for group, sites in enumerate(ends):
        for row in range(MEMBERS):
            machines.append(evolve(NEWER_HOST, id=f"h{group}-{row}", name=f"HV-{group}-{row}", site=sites[row % 2]))
            machines.append(evolve(MEMBER, id=f"m{group}-{row}", name=f"EX-{group}-{row}", host=f"h{group}-{row}"))
        members = tuple(f"m{group}-{row}" for row in range(MEMBERS))
        serves = tuple(f"u{site}" for site in sites)
        dags.append(Dag(id=f"d{group}", name=f"DAG-{group}", members=members, serves=serves, databases=100, copies=4,
                        lagged=1, failures=2))  # fmt: skip
    names = [site for both in ends for site in both]
    people = [Population(id=f"u{site}", name=f"Office {site}", site=site, mailboxes=4_000, users=Users(outlook=4_000))
              for site in names]  # fmt: skip
    links = [Link(id=f"l{row}", ends=both, bandwidth_mbit_s=1_000) for row, both in enumerate(pairwise(names))]
    return Plan(
        title="Groups",
        sites=[Site(id=site, name=f"Site {site}") for site in names],
        links=links,
        populations=people,
        designs=(Design(id="d", name="Groups", machines=machines, dags=dags),),
    )


def bare_view(count: int) -> QGraphicsView:
    """Return as many rectangles as cards in a window as large, without antialiasing."""
    scene = QGraphicsScene()
    columns = round((count * 1.5) ** 0.5)
    for number in range(count):
        item = QGraphicsRectItem(0, 0, *CARD)
        item.setFlag(QGraphicsRectItem.GraphicsItemFlag.ItemIsSelectable)
        item.setPos(number % columns * COLUMN, number // columns * LINE)
        item.setBrush(QBrush(QColor(LIGHT.card)))
        scene.addItem(item)
    view = QGraphicsView(scene)
    scene.setParent(view)
    for bars in (view.setHorizontalScrollBarPolicy, view.setVerticalScrollBarPolicy):
        bars(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view


def frame(view: QGraphicsView) -> Callable[[], None]:
    """Return what paints a view once more, as the screen would ask for it."""
    image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
    return lambda: view.viewport().render(image)
