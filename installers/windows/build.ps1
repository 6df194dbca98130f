# Builds dist\exchange-topology-planner-VERSION-setup.exe on Windows 10 or newer, 64 bits.
#     powershell -ExecutionPolicy Bypass -File installers\windows\build.ps1 [-Certificate THUMBPRINT]
# Needs git, uv (pip install --require-hashes -r installers\uv.txt) and NSIS 3 (winget install NSIS.NSIS); signing needs signtool of the Windows SDK.
param([string]$Certificate = "")
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")

function Invoke-Tool([string]$Program, [string[]]$Arguments) {
    & $Program @Arguments
    if ($LASTEXITCODE -ne 0) { throw "$Program ended with code $LASTEXITCODE" }
}

function Invoke-Signing([string[]]$Files) {
    if ($Certificate -eq "") { return }
    $Options = @("sign", "/sha1", $Certificate, "/fd", "sha256", "/tr", "http://timestamp.digicert.com", "/td", "sha256")
    Invoke-Tool "signtool" ($Options + $Files)
}

# The same source gives the same bytes: the clock is the last commit's and hashes are not random.
$env:SOURCE_DATE_EPOCH = (git log -1 "--format=%ct")
$env:PYTHONHASHSEED = "1"
Invoke-Tool "uv" @("sync", "--locked", "--quiet")
Invoke-Tool ".venv\Scripts\python.exe" @("installers\draw_icons.py", "build\icons")
Invoke-Tool ".venv\Scripts\pyinstaller.exe" @(
    "--noconfirm", "--clean", "--log-level", "WARN",
    "--distpath", "dist", "--workpath", "build\pyinstaller", "installers\planner.spec"
)
Invoke-Tool "dist\planner\planner.exe" @("--selftest")
Invoke-Signing @("dist\planner\planner.exe", "dist\planner\Exchange Topology Planner.exe")

$Version = ((& dist\planner\planner.exe --version) -split " ")[1]
$Setup = Join-Path $PWD "dist\exchange-topology-planner-$Version-setup.exe"
$Nsis = @("makensis.exe", "${env:ProgramFiles(x86)}\NSIS\makensis.exe") |
    Where-Object { Get-Command $_ -ErrorAction SilentlyContinue } | Select-Object -First 1
if (-not $Nsis) { throw "makensis is missing: winget install NSIS.NSIS" }
$Files = Join-Path $PWD "build\files.nsh"
Invoke-Tool ".venv\Scripts\python.exe" @("installers\windows\files.py", "dist\planner", $Files)
# makensis itself has the set-up and the uninstaller in it signed.
$Signing = @()
if ($Certificate -ne "") {
    $Signing = @("-DSIGN=signtool sign /sha1 $Certificate /fd sha256 /tr http://timestamp.digicert.com /td sha256")
}
Invoke-Tool $Nsis (@(
    "-V2", "-WX", "-DVERSION=$Version", "-DFILES=$Files", "-DLICENCE=$(Join-Path $PWD 'LICENSE')",
    "-DICON=$(Join-Path $PWD 'build\icons\planner.ico')", "-DOUTPUT=$Setup"
) + $Signing + @("installers\windows\installer.nsi"))
Invoke-Tool ".venv\Scripts\python.exe" @(
    "installers\archive.py", "dist\planner", "dist\exchange-topology-planner-$Version-windows-portable.zip",
    "Exchange Topology Planner", "portable"
)
Write-Output $Setup
