"""Commands for the Exchange Management Shell that make the groups of a plan. Text for an administrator, never run here.

A plan's words are a stranger's words: each stands in single quotes, where PowerShell expands nothing, and every sign
that PowerShell takes for a single quote is doubled.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, count

from models.capacity.dags.results import DagNumbers
from models.exporters.dag_tables import Database, databases_of
from models.plan import queries
from models.plan.entities import Design
from models.plan.kinds import role_holder

# PowerShell takes all of these for a single quote.
SINGLE_QUOTES = "'\u2018\u2019\u201a\u201b"
_QUOTE = re.compile(f"([{SINGLE_QUOTES}])")
# What could end a line, or is not seen: control signs, separators, and signs that turn the direction of letters.
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")
_NOT_IN_FILE_NAMES = re.compile(r"[^A-Za-z0-9._-]+")
# These versions make a group with an administrative access point only, and know neither AutoReseed, ReFS nor the replay
# lag manager (learn.microsoft.com, Set-DatabaseAvailabilityGroup: "Applicable" of each parameter).
OF_2010 = frozenset({"2010", "2010-megacycles", "2010-sp1"})
# Before SP1, Exchange 2010 supports datacenter activation coordination for groups of three or more members only.
WITHOUT_SERVICE_PACK, LEAST_MEMBERS = "2010", 3
# From Exchange 2016 on, a group says which file system AutoReseed makes on spare disks.
WITHOUT_FILE_SYSTEM = "2013"
# The replay lag manager plays a lagged copy's logs down where fewer copies than these are healthy for a day
# (Exchange Team blog, 9 January 2018, "The case of Reply Log Manager not letting lagged copy lag").
COPIES_THAT_KEEP_LAG = 3
DATABASES_FOLDER, VOLUMES_FOLDER = "C:\\ExchangeDatabases", "C:\\ExchangeVolumes"
MINUTES_A_DAY = 24 * 60
# Stands for the file system of the version: Exchange 2010 does not support ReFS.
FILE_SYSTEM, REFS, NTFS = "<file system>", "ReFS -SetIntegrityStreams $false", "NTFS"
# Between the folders of one volume; no folder's name has it.
SEPARATOR = "|"
NEW_VOLUMES = (
    "    param($Volumes)",
    "    $disks = @(Get-Disk | Where-Object PartitionStyle -eq 'RAW' | Sort-Object Number)",
    "    if ($disks.Count -lt $Volumes.Count) { throw 'There are too few new disks.' }",
    "    foreach ($row in 0..($Volumes.Count - 1)) {",
    "        $label = 'ExVol' + ($row + 1)",
    "        $partition = $disks[$row] | Initialize-Disk -PartitionStyle GPT -PassThru | New-Partition -UseMaximumSize",
    f"        $partition | Format-Volume -FileSystem {FILE_SYSTEM} -AllocationUnitSize 65536"
    " -NewFileSystemLabel $label | Out-Null",
    f"        $folders = @('{VOLUMES_FOLDER}\\' + $label)",
    f"        $folders += $Volumes[$row].Split('{SEPARATOR}') | ForEach-Object {{ '{DATABASES_FOLDER}\\' + $_ }}",
    "        foreach ($folder in $folders) {",
    "            New-Item -ItemType Directory -Force -Path $folder | Out-Null",
    "            $partition | Add-PartitionAccessPath -AccessPath $folder",
    "        }",
    "    }",
)


def quoted(text: str) -> str:
    """Return a text as a PowerShell string in which nothing is expanded and from which nothing leads out.

    Examples
    --------
    >>> print(quoted("O'Brien $(Stop-Computer) `n"))
    'O''Brien $(Stop-Computer) `n'
    """
    return "'" + _QUOTE.sub(r"\1\1", one_line(text)) + "'"


def one_line(text: str) -> str:
    """Return a text without signs that end a line or are not seen."""
    return _UNSEEN.sub(" ", text)


def script_of(design: Design, groups: Mapping[str, DagNumbers]) -> str:
    """Return the commands for all groups of a design, with Windows' line ends.

    Parameters
    ----------
    groups : mapping of str to DagNumbers
        Their numbers, by id.
    """
    lines = [
        "# Commands for the Exchange Management Shell, generated from a plan. Review them before you run them.",
        f"# Design: {one_line(design.name)}",
        "param(",
        "    # The server that holds the file share witness; it is no member.",
        "    [Parameter(Mandatory = $true)] [string] $WitnessServer",
        ")",
        "$ErrorActionPreference = 'Stop'",
    ]
    for numbers in groups.values():
        lines += ["", *_group(design, numbers)]
    return "".join(f"{line}\r\n" for line in lines)


def _group(design: Design, numbers: DagNumbers) -> Iterator[str]:
    dag, databases = numbers.dag, databases_of(design, numbers)
    folders = _folders(database.name for database in databases)
    yield f"# {one_line(dag.name)}"
    version = role_holder(design.by_id[dag.members[0]]).exchange
    is_2010 = version in OF_2010
    address = "" if is_2010 else " -DatabaseAvailabilityGroupIPAddresses ([System.Net.IPAddress]::None)"
    yield f"New-DatabaseAvailabilityGroup -Name {quoted(dag.name)} -WitnessServer $WitnessServer{address}"
    for member in dag.members:
        server = quoted(design.by_id[member].name)
        yield f"Add-DatabaseAvailabilityGroupServer -Identity {quoted(dag.name)} -MailboxServer {server}"
    for note, parameters in _settings(design, numbers, version, databases):
        yield ""
        yield f"# {note}"
        yield f"Set-DatabaseAvailabilityGroup -Identity {quoted(dag.name)} {parameters}"
    yield ""
    yield "# Disks: on each server, create a volume on each new disk, mounted in a folder for each of its databases."
    yield from _disks(databases, folders, NTFS if is_2010 else REFS)
    yield ""
    yield "# Databases, created on the server with the first activation preference."
    yield from _databases(databases, folders)
    yield ""
    yield "# Copies, added in order of preference. Restart the Information Store service of each server afterwards."
    yield from _copies(databases)


def _settings(
    design: Design, numbers: DagNumbers, version: str, databases: Sequence[Database]
) -> Iterator[tuple[str, str]]:
    """Return why and how a group is set otherwise than it is made."""
    dag = numbers.dag
    sites = {queries.site_of(design, design.by_id[member]) for member in dag.members}
    if len(sites) > 1 and (version != WITHOUT_SERVICE_PACK or len(dag.members) >= LEAST_MEMBERS):
        yield (
            "More than one site: keeps a site from mounting databases on its own if the link between sites is lost.",
            "-DatacenterActivationMode DagOnly",
        )
    if version in OF_2010:
        return
    if numbers.per_disk is not None:
        file_system = "" if version == WITHOUT_FILE_SYSTEM else " -FileSystem ReFS"
        a_volume = Counter((copy.server, copy.volume) for database in databases for copy in database.copies)
        yield (
            "AutoReseed: where volumes and databases are mounted, and how many database copies share a volume.",
            f"-AutoDagVolumesRootFolderPath {quoted(VOLUMES_FOLDER)} "
            f"-AutoDagDatabasesRootFolderPath {quoted(DATABASES_FOLDER)} "
            f"-AutoDagDatabaseCopiesPerVolume {max(a_volume.values())}{file_system}",
        )
    if dag.lagged:
        keeps = dag.active_copies >= COPIES_THAT_KEEP_LAG
        yield (
            "Lagged copies catch up automatically if fewer than three other copies are healthy for a day."
            if keeps
            else "There are fewer than three non-lagged copies: lagged copies would catch up and never lag.",
            f"-ReplayLagManagerEnabled ${str(keeps).lower()}",
        )


def _disks(databases: Sequence[Database], folders: Mapping[str, str], file_system: str) -> Iterator[str]:
    for server, volumes in _volumes(databases, folders).items():
        listed = ", ".join(quoted(SEPARATOR.join(names)) for names in volumes)
        yield f"Invoke-Command -ComputerName {quoted(server)} -ArgumentList (,@({listed})) -ScriptBlock {{"
        yield from (line.replace(FILE_SYSTEM, file_system) for line in NEW_VOLUMES)
        yield "}"


def _volumes(databases: Sequence[Database], folders: Mapping[str, str]) -> dict[str, list[list[str]]]:
    """Return the folders of the databases on each volume of each server, by the server's name."""
    on_servers: dict[str, list[list[str]]] = {}
    for database in databases:
        for copy in database.copies:
            volumes = on_servers.setdefault(copy.server, [])
            volumes += [[] for _ in range(copy.volume - len(volumes))]
            volumes[copy.volume - 1].append(folders[database.name])
    return on_servers


def _databases(databases: Sequence[Database], folders: Mapping[str, str]) -> Iterator[str]:
    for database in databases:
        folder = folders[database.name]
        files = f"{DATABASES_FOLDER}\\{folder}\\{folder}"
        edb, logs, server = f"{files}.db\\{folder}.edb", f"{files}.log", quoted(database.copies[0].server)
        yield (
            f"New-MailboxDatabase -Name {quoted(database.name)} -Server {server} "
            f"-EdbFilePath {quoted(edb)} -LogFolderPath {quoted(logs)}"
        )
        yield f"Mount-Database -Identity {quoted(database.name)}"


def _folders(names: Iterable[str]) -> dict[str, str]:
    """Return a folder for each database, by its name: of plain letters and digits, no two alike."""
    folders: dict[str, str] = {}
    taken: set[str] = set()
    for name in names:
        stem = _NOT_IN_FILE_NAMES.sub("_", name).strip("._") or "DB"
        folder = next(
            each for each in chain((stem,), (f"{stem}_{more}" for more in count(2))) if each.casefold() not in taken
        )
        taken.add(folder.casefold())
        folders[name] = folder
    return folders


def _time_span(days: float) -> str:
    """Return a number of days as PowerShell writes it, as in "7.00:00:00"."""
    whole, minutes = divmod(round(days * MINUTES_A_DAY), MINUTES_A_DAY)
    return f"{whole}.{minutes // 60:02}:{minutes % 60:02}:00"


def _copies(databases: Sequence[Database]) -> Iterator[str]:
    for database in databases:
        for copy in database.copies[1:]:
            lag = f" -ReplayLagTime {_time_span(copy.lag_days)}" if copy.lag_days else ""
            yield (
                f"Add-MailboxDatabaseCopy -Identity {quoted(database.name)} -MailboxServer {quoted(copy.server)} "
                f"-ActivationPreference {copy.preference}{lag}"
            )
