; Installer for one user of Windows: needs no administrator, writes only below the user's own folders and registry.
;     makensis -DVERSION=0.1.0 -DFILES=build\files.nsh -DLICENCE=LICENSE -DICON=build\icons\planner.ico -DOUTPUT=dist\planner-setup.exe installer.nsi
; FILES is what files.py writes of the bundle; SIGN, optional, a command that signs the file named after it.
; Paths are absolute or relative to this file's folder.
;     planner-setup.exe /S            without a question, for this user
;     planner-setup.exe /ALLUSERS     for all users of the computer, by an administrator; also with /S
;     planner-setup.exe /D=C:\path    into a folder of its own in this one; the last switch, without quotes
;     uninstall.exe /S                removes without a window; goes on as a copy of itself, which nobody can wait for
;     uninstall.exe /S _?=C:\folder   removes, and ends when it is done; the folder with uninstall.exe in it stays
; Exit codes: 0 done, 1 cancelled, 2 nothing changed as the program runs or a file is in use, 3 no administrator.

!ifndef VERSION | FILES | LICENCE | ICON | OUTPUT
  !error "VERSION, FILES, LICENCE, ICON and OUTPUT must be given with -D"
!endif
!ifdef SIGN
  !finalize '${SIGN} "%1"' = 0
  !uninstfinalize '${SIGN} "%1"' = 0
!endif

!define TITLE "Exchange Topology Planner"
!define PROGRAM "Exchange Topology Planner.exe"
!define DOCUMENT "ExchangeTopologyPlanner.plan"
!define MIME "application/vnd.exchange-topology-planner.plan"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\ExchangeTopologyPlanner"
!define CAPABILITIES "Software\ExchangeTopologyPlanner\Capabilities"

Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off
AllowSkipFiles off
Name "${TITLE}"
OutFile "${OUTPUT}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "FileDescription" "${TITLE} setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "$(WELCOME)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_INSTFILES
; Windows chooses the language of its user; the first one serves all others.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
; What NSIS says itself is of system files and a restart, which this set-up has nothing to do with.
LangString WELCOME ${LANG_ENGLISH} "This installs ${TITLE} ${VERSION}. Your plans and settings stay as they are.$\r$\n$\r$\nIf the program is running, close it first.$\r$\n$\r$\n$_CLICK"
LangString WELCOME ${LANG_GERMAN} "${TITLE} ${VERSION} wird installiert. Ihre Pläne und Einstellungen bleiben, wie sie sind.$\r$\n$\r$\nLäuft das Programm bereits, beenden Sie es zuerst.$\r$\n$\r$\n$_CLICK"
LangString NEEDS_WINDOWS_10 ${LANG_ENGLISH} "${TITLE} needs Windows 10 or newer, 64 bits."
LangString NEEDS_WINDOWS_10 ${LANG_GERMAN} "${TITLE} braucht Windows 10 oder neuer, 64 Bit."
LangString IS_RUNNING ${LANG_ENGLISH} "$1 is running. Close it and try again."
LangString IS_RUNNING ${LANG_GERMAN} "$1 läuft. Schließen Sie das Programm, und versuchen Sie es noch einmal."
LangString RAN ${LANG_ENGLISH} "$1 is running; nothing was changed."
LangString RAN ${LANG_GERMAN} "$1 läuft; nichts wurde geändert."
LangString IN_USE ${LANG_ENGLISH} "A file in $INSTDIR is in use; nothing was changed."
LangString IN_USE ${LANG_GERMAN} "Eine Datei in $INSTDIR wird benutzt; nichts wurde geändert."
LangString PLAN ${LANG_ENGLISH} "Exchange topology plan"
LangString PLAN ${LANG_GERMAN} "Exchange-Topologie-Plan"
LangString WHAT_IT_DOES ${LANG_ENGLISH} "Plans Microsoft Exchange topologies"
LangString WHAT_IT_DOES ${LANG_GERMAN} "Plant Microsoft-Exchange-Topologien"

; For this user, or with /ALLUSERS for all of them: Windows asks an administrator then, a silent run ends with 3.
Function .onInit
  SetShellVarContext current
  SetRegView 64
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_WINDOWS_10)" /SD IDOK
    Abort
  ${EndIf}
  StrCpy $3 "$LOCALAPPDATA\Programs\${TITLE}"
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/ALLUSERS" $1
  ${IfNot} ${Errors}
    UserInfo::GetAccountType
    Pop $1
    ${If} $1 != "Admin"
      ${IfNot} ${Silent}
        ExecShell "runas" "$EXEPATH" "$0"
      ${EndIf}
      SetErrorLevel 3
      Quit
    ${EndIf}
    SetShellVarContext all
    StrCpy $3 "$PROGRAMFILES64\${TITLE}"
  ${EndIf}
  ; /D=, else where it stands already, else the usual folder.
  ${If} $INSTDIR != ""
    Call .onVerifyInstDir
  ${Else}
    ReadRegStr $INSTDIR SHCTX "${UNINSTALL_KEY}" "InstallLocation"
  ${EndIf}
  ${If} $INSTDIR == ""
    StrCpy $INSTDIR $3
  ${EndIf}
FunctionEnd

Function un.onInit
  SetShellVarContext current
  SetRegView 64
  ReadRegStr $0 HKLM "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == $INSTDIR
    UserInfo::GetAccountType
    Pop $1
    ${If} $1 != "Admin"
      ${IfNot} ${Silent}
        ExecShell "runas" "$INSTDIR\uninstall.exe"
      ${EndIf}
      SetErrorLevel 3
      Quit
    ${EndIf}
    SetShellVarContext all
  ${EndIf}
FunctionEnd

; A program that runs cannot be written to. Nothing is touched while one does; a silent run ends with 2.
!macro RequireClosed PREFIX
Function ${PREFIX}RequireClosed
  again:
  StrCpy $1 ""
  Push "${PROGRAM}"
  Call ${PREFIX}NoteWhetherItRuns
  Push "planner.exe"
  Call ${PREFIX}NoteWhetherItRuns
  ${If} $1 != ""
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel 2
    Abort "$(RAN)"
  ${EndIf}
FunctionEnd

Function ${PREFIX}NoteWhetherItRuns
  Pop $0
  ${If} ${FileExists} "$INSTDIR\$0"
    ClearErrors
    FileOpen $2 "$INSTDIR\$0" a
    ${If} ${Errors}
      StrCpy $1 $0
    ${Else}
      FileClose $2
    ${EndIf}
  ${EndIf}
FunctionEnd
!macroend
!insertmacro RequireClosed ""
!insertmacro RequireClosed "un."

; What an update had put aside comes back if it fails, as on a full disk.
Function .onInstFailed
  ${If} ${FileExists} "$INSTDIR\former\_internal\*.*"
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\planner.exe"
    Delete "$INSTDIR\${PROGRAM}"
    Rename "$INSTDIR\former\_internal" "$INSTDIR\_internal"
    Rename "$INSTDIR\former\planner.exe" "$INSTDIR\planner.exe"
    Rename "$INSTDIR\former\${PROGRAM}" "$INSTDIR\${PROGRAM}"
    RMDir "$INSTDIR\former"
  ${EndIf}
FunctionEnd

; A folder chosen by hand gets one of our own inside, so that nothing else is ever removed.
Function .onVerifyInstDir
  ${GetFileName} "$INSTDIR" $0
  ${If} $0 != "${TITLE}"
    StrCpy $INSTDIR "$INSTDIR\${TITLE}"
  ${EndIf}
FunctionEnd

Section "Program"
  Call RequireClosed
  SetOutPath "$INSTDIR"
  ; The files of an older version must not stay among the new ones, and come back where these cannot be written.
  ${If} ${FileExists} "$INSTDIR\_internal\*.*"
    RMDir /r "$INSTDIR\former"
    CreateDirectory "$INSTDIR\former"
    Rename "$INSTDIR\planner.exe" "$INSTDIR\former\planner.exe"
    Rename "$INSTDIR\${PROGRAM}" "$INSTDIR\former\${PROGRAM}"
    ClearErrors
    Rename "$INSTDIR\_internal" "$INSTDIR\former\_internal"
    ${If} ${Errors}
      Rename "$INSTDIR\former\planner.exe" "$INSTDIR\planner.exe"
      Rename "$INSTDIR\former\${PROGRAM}" "$INSTDIR\${PROGRAM}"
      RMDir "$INSTDIR\former"
      MessageBox MB_OK|MB_ICONSTOP "$(IN_USE)" /SD IDOK
      SetErrorLevel 2
      Abort "$(IN_USE)"
    ${EndIf}
  ${EndIf}
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\former"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  ; .xplan opens here; what another program has, as .json, is only joined by a choice under "Open with".
  WriteRegStr SHCTX "Software\Classes\${DOCUMENT}" "" "$(PLAN)"
  WriteRegStr SHCTX "Software\Classes\${DOCUMENT}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr SHCTX "Software\Classes\${DOCUMENT}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" -- "%1"'
  WriteRegStr SHCTX "Software\Classes\.xplan" "Content Type" "${MIME}"
  WriteRegStr SHCTX "Software\Classes\.xplan\OpenWithProgids" "${DOCUMENT}" ""
  WriteRegStr SHCTX "Software\Classes\.json\OpenWithProgids" "${DOCUMENT}" ""
  ReadRegStr $0 SHCTX "Software\Classes\.xplan" ""
  ${If} $0 == ""
    WriteRegStr SHCTX "Software\Classes\.xplan" "" "${DOCUMENT}"
  ${EndIf}
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationName" "${TITLE}"
  WriteRegStr SHCTX "${CAPABILITIES}" "ApplicationDescription" "$(WHAT_IT_DOES)"
  WriteRegStr SHCTX "${CAPABILITIES}\FileAssociations" ".xplan" "${DOCUMENT}"
  WriteRegStr SHCTX "Software\RegisteredApplications" "${TITLE}" "${CAPABILITIES}"

  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "${TITLE}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  ${RefreshShellIcons}
SectionEnd

; Plans, settings and earlier versions are the user's and stay.
Section "Uninstall"
  Call un.RequireClosed
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\former"
  Delete "$INSTDIR\planner.exe"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  ReadRegStr $0 SHCTX "Software\Classes\.xplan" ""
  ${If} $0 == "${DOCUMENT}"
    DeleteRegValue SHCTX "Software\Classes\.xplan" ""
  ${EndIf}
  DeleteRegValue SHCTX "Software\Classes\.xplan" "Content Type"
  DeleteRegValue SHCTX "Software\Classes\.xplan\OpenWithProgids" "${DOCUMENT}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.xplan\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.xplan"
  DeleteRegValue SHCTX "Software\Classes\.json\OpenWithProgids" "${DOCUMENT}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.json\OpenWithProgids"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.json"
  DeleteRegKey SHCTX "Software\Classes\${DOCUMENT}"
  DeleteRegValue SHCTX "Software\RegisteredApplications" "${TITLE}"
  DeleteRegKey SHCTX "${CAPABILITIES}"
  DeleteRegKey /ifempty SHCTX "Software\ExchangeTopologyPlanner"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  ${RefreshShellIcons}
SectionEnd
