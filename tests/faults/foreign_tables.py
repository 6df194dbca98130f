"""Tables of hosts and virtual machines in the dialects of the programs that write them, made for tests.

Headers were held against public files and scripts:

- Hyper-V on the screen: transcripts of Get-VM in many public repositories ("Name State CPUUsage(%) MemoryAssigned(M)
  Uptime Status Version").
- VMM virtual machines: scripts that select Name, VMHost, CPUCount, MemoryAssignedMB, DynamicMemoryDemandMB,
  VirtualMachineState, PerfCPUUtilization and StatusString of Get-SCVirtualMachine.
- PowerCLI: scripts that select Name, PowerState, Guest, NumCpu, CoresPerSocket, MemoryMB, MemoryGB, VMHost, GuestId of
  Get-VM, and Name, ConnectionState, NumCpu, CpuTotalMhz, CpuUsageMhz, MemoryTotalGB, MemoryUsageGB of Get-VMHost.
- Proxmox: answers of /cluster/resources and /nodes in tests of public clients, `qm list` in transcripts.
- Prism: the test data of a public importer, all headers in its order.
- Azure Migrate: the template as lrivallain/rvtools2azmigrate writes it, all headers in its order.

Not verified: the processors of VMM hosts (PhysicalCPUCount, CoresPerCPU, LogicalProcessorCount, ProcessorSpeed), as
only Name, TotalMemory and HostCluster were found in public scripts, and a whole Export-Csv of Hyper-V's Get-VM.
"""

import io
import json
from collections.abc import Sequence

import xlsxwriter

HYPER_V = b"""#TYPE Microsoft.HyperV.PowerShell.VirtualMachine
"VMName","VMId","Name","State","ComputerName","CPUUsage","MemoryAssigned","MemoryDemand","MemoryStartup","ProcessorCount"
"mail-1","0f","mail-1","Running","HV01","12","8589934592","4294967296","4294967296","4"
"mail-2","1f","mail-2","Saved","HV02","0","0","0","2147483648","2"
"old","2f","old","Off","HV02","0","0","0","4294967296","2"
"""
HYPER_V_SCREEN = b"""Name,State,CPUUsage(%),MemoryAssigned(M),Uptime,Status,Version
web,Running,3,4096,1.02:03:04,Operating normally,9.0
"""
VMM = """"Name";"HostName";"CPUCount";"Memory";"OperatingSystem";"VirtualMachineState";"DynamicMemoryDemandMB"
"mail";"hv01.example.com";"4";"8192";"Windows Server 2019 Standard";"Running";"3000"
"app";"hv01.example.com";"2";"4096";"Windows Server 2016 Standard";"PowerOff";"0"
""".encode("utf-16")
VMM_HOSTS = b""""Name","PhysicalCPUCount","CoresPerCPU","LogicalProcessorCount","ProcessorSpeed","TotalMemory","CpuUtilization","HostCluster"
"hv01","2","8","32","2600","274877906944","35","Cluster 1"
"""  # noqa: E501
POWERCLI = b""""Name","PowerState","Guest","NumCpu","CoresPerSocket","MemoryMB","MemoryGB","VMHost","GuestId"
"mail","PoweredOn","mail:Microsoft Windows Server 2019 (64-bit)","8","4","32768","32","esx1.example.com","windows2019srv_64Guest"
"db","PoweredOff","db:","2","1","16000","15.625","esx2.example.com","rhel8_64Guest"
"""  # noqa: E501
POWERCLI_HOSTS = b""""Name","ConnectionState","NumCpu","CpuTotalMhz","CpuUsageMhz","MemoryTotalGB","MemoryUsageGB","Parent"
"esx1.example.com","Connected","16","38400","9600","256","64","Cluster 1"
"""  # noqa: E501
PROXMOX = json.dumps(
    [
        {"id": "node/pve1", "type": "node", "node": "pve1", "maxcpu": 16, "maxmem": 68719476736, "cpu": 0.25,
         "mem": 34359738368, "status": "online"},
        {"id": "qemu/100", "type": "qemu", "vmid": 100, "node": "pve1", "name": "web", "status": "running", "maxcpu": 2,
         "maxmem": 4294967296, "mem": 1073741824, "cpu": 0.05, "template": 0},
        {"id": "qemu/101", "type": "qemu", "vmid": 101, "node": "pve1", "name": "golden", "status": "stopped",
         "maxcpu": 2, "maxmem": 4294967296, "template": 1},
        {"id": "storage/pve1/local", "type": "storage", "node": "pve1", "maxdisk": 1000, "status": "available"},
    ]
).encode()  # fmt: skip
PROXMOX_BOX = """┌──────────┬──────┬──────┬──────┬────────┬────────────┬─────────┐
│ id       │ type │ node │ name │ maxcpu │ maxmem     │ status  │
╞══════════╪══════╪══════╪══════╪════════╪════════════╪═════════╡
│ qemu/100 │ qemu │ pve1 │ web  │ 2      │ 4.00 GiB   │ running │
├──────────┼──────┼──────┼──────┼────────┼────────────┼─────────┤
│ qemu/101 │ qemu │ pve1 │ mail │ 4      │ 512.00 MiB │ stopped │
└──────────┴──────┴──────┴──────┴────────┴────────────┴─────────┘
""".encode()
QM_LIST = b"""      VMID NAME                 STATUS     MEM(MB)    BOOTDISK(GB) PID
       100 web                  running    2048              32.00 1234
       101 mail                 stopped    8192              64.00 0
"""
PRISM = b"""VM Name,Host,IP Addresses,Cores,Memory Capacity,Storage,CPU Usage,Memory Usage,Controller Read IOPS,Controller Write IOPS,Controller IO Bandwidth,Power State,Cluster,Categories
erp,ahv-3,"10.3.0.30, 10.3.0.31",4,16 GiB,61.2 GiB / 127 GiB,12.5%,40%,20,30,4 MBps,On,prod-1,"App: ERP, Environment: Production"
files,ahv-1,10.3.0.40,2,512 MiB,10 GiB / 20 GiB,1%,80%,5,5,1 MBps,Off,prod-1,
"""  # noqa: E501
AZURE = b"""*Server Name,IP addresses,*Cores,*Memory (In MB),*OS name,OS version,OS architecture,CPU utilization percentage,Memory utilization percentage,Network adapters,Network In throughput,Network Out throughput,Boot type,Number of disks,Disk 1 size (In GB),Disk 1 read throughput (MB per second),Disk 1 write throughput (MB per second),Disk 1 read ops (operations per second),Disk 1 write ops (operations per second)
mail,10.0.0.4,4,8192,Windows Server 2019,,x64,40,75,1,,,BIOS,1,127,,,,
web,10.0.0.5,2,"4,096",Ubuntu,,x64,,,1,,,BIOS,1,30,,,,
"""  # noqa: E501
GERMAN = """Rechner;Kerne;Arbeitsspeicher in GB;Wirt;Betriebssystem;Zustand
Köln-1;4;1,5;esx-1;Windows Server 2019;Ein
Köln-2;8;16;esx-1;Windows Server 2016;Aus
"""
PERFMON = b'"(PDH-CSV 4.0) (UTC)(0)","\\\\EX\\Memory\\Available MBytes"\r\n"11/23/2026 10:00:00.000","1000"\r\n'
PLAIN = b"Machine,Runs on,CPUs,RAM\nmail,esx-1,4,8\nweb,esx-1,2,4\n"

# Each file, the id of its form, and how many hosts and virtual machines it lists.
DIALECTS: dict[str, tuple[bytes, str, int, int]] = {
    "hyper-v": (HYPER_V, "hyper-v", 0, 3),
    "hyper-v-screen": (HYPER_V_SCREEN, "hyper-v-screen", 0, 1),
    "vmm-vm": (VMM, "vmm-vm", 0, 2),
    "vmm-host": (VMM_HOSTS, "vmm-host", 1, 0),
    "powercli-vm": (POWERCLI, "powercli-vm", 0, 2),
    "powercli-host": (POWERCLI_HOSTS, "powercli-host", 1, 0),
    "proxmox": (PROXMOX, "proxmox-resources", 1, 2),
    "proxmox-box": (PROXMOX_BOX, "proxmox-resources", 0, 2),
    "proxmox-qm": (QM_LIST, "proxmox-qm", 0, 2),
    "prism": (PRISM, "nutanix-prism", 0, 2),
    "azure": (AZURE, "azure-migrate", 0, 2),
    "german-utf8": (GERMAN.encode(), "", 0, 2),
    "german-mark": (GERMAN.encode("utf-8-sig"), "", 0, 2),
    "german-cp1252": (GERMAN.encode("cp1252"), "", 0, 2),
    "german-utf16": (GERMAN.encode("utf-16"), "", 0, 2),
    "german-tab": (GERMAN.replace(";", "\t").encode(), "", 0, 2),
    "plain": (PLAIN, "", 0, 2),
}


def sheet(rows: Sequence[Sequence[object]], *more: tuple[str, Sequence[Sequence[object]]]) -> bytes:
    """Return a workbook with rows on its first sheet, and with other sheets behind it."""
    stream = io.BytesIO()
    book = xlsxwriter.Workbook(stream, {"in_memory": True})
    for name, lines in (("Machines", rows), *more):
        page = book.add_worksheet(name)
        for number, line in enumerate(lines):
            page.write_row(number, 0, line)
    book.close()
    return stream.getvalue()
