"""Inventories as RVTools exports them, made by code: new and old headers, workbook and CSV."""

import io
from collections.abc import Mapping, Sequence

import xlsxwriter

Rows = Sequence[Sequence[object]]

VMS: Rows = (
    ("VM", "Powerstate", "Template", "CPUs", "Memory", "Datacenter", "Host", "OS according to the configuration file"),
    ("mail-1", "poweredOn", "False", 4, 8192, "Oslo", "esx-1.example.com", "Microsoft Windows Server 2008 R2 (64-bit)"),
    ("mail-2", "poweredOff", "False", 2, "4,096", "Oslo", "esx-2", "Microsoft Windows Server 2003 (32-bit)"),
    ("master", "poweredOff", "True", 2, 4096, "Oslo", "esx-2", ""),
)
HOSTS: Rows = (
    ("Host", "Datacenter", "CPU Model", "Speed", "# CPU", "# Cores", "# Memory", "ESX Version"),
    ("esx-1", "Oslo", "Xeon", 2660, 2, 16, 262109, "VMware ESX 4.1.0 build-1"),
    ("esx-2", "Oslo", "Xeon", 2400, 2, 12, 131072, "VMware ESXi 6.0.0 build-4192238"),
)
SHEETS: Mapping[str, Rows] = {"vInfo": VMS, "vHost": HOSTS}
CSV = "\r\n".join(",".join(f'"{cell}"' if "," in str(cell) else str(cell) for cell in row) for row in VMS).encode()


def workbook(sheets: Mapping[str, Rows] = SHEETS) -> bytes:
    """The bytes of a workbook with these sheets."""
    stream = io.BytesIO()
    with xlsxwriter.Workbook(stream, {"in_memory": True}) as book:
        for name, rows in sheets.items():
            sheet = book.add_worksheet(name)
            for number, row in enumerate(rows):
                sheet.write_row(number, 0, row)
    return stream.getvalue()
