; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows, 64 bit. Made by pack.sh, which defines VERSION, NUMBERS (four of it), PUT and REMOVE (lists of
; what to install and what to remove), SIZE (of all of it, in KB), LICENSE, ICON and OUTPUT.
; Silent: /S, with /CurrentUser (what it does anyway) or /AllUsers, and /D=FOLDER last. Ends with 0, or with 1 when it was
; canceled, 2 when it could not be done, 3 when the program runs, 4 when it is already installed for all users, 5 when not
; allowed to install for all.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestSupportedOS Win10

; Installing for one user needs no administrator. Installing for all asks for those rights when the page of the mode is left.
RequestExecutionLevel user
!include nsDialogs.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Windrose"

Name "Windrose"
OutFile "${OUTPUT}"
BrandingText "Windrose ${VERSION}"
VIProductVersion "${NUMBERS}" ; in which Windows knows nothing else
VIAddVersionKey ProductName "Windrose"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs Windrose"
VIAddVersionKey CompanyName "The Windrose contributors"
VIAddVersionKey LegalCopyright "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_LICENSE "${LICENSE}"
Page custom askMode leaveMode
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
; Through the shell, so that the program does not get the rights of the installer.
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION startAsUser
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString recordKind ${LANG_ENGLISH} "Windrose game record"
LangString recordKind ${LANG_GERMAN} "Windrose-Spielaufzeichnung"
LangString positionKind ${LANG_ENGLISH} "Windrose position"
LangString positionKind ${LANG_GERMAN} "Windrose-Stellung"
LangString isRunning ${LANG_ENGLISH} "Windrose is running. Close it, then go on."
LangString isRunning ${LANG_GERMAN} "Windrose läuft gerade. Beenden Sie es und fahren Sie dann fort."
LangString isTooOld ${LANG_ENGLISH} "Windrose needs Windows 10 or later, 64 bit."
LangString isTooOld ${LANG_GERMAN} "Windrose braucht Windows 10 oder neuer, 64 Bit."
LangString isStuck ${LANG_ENGLISH} "The older Windrose in $0 could not be removed."
LangString isStuck ${LANG_GERMAN} "Das ältere Windrose in $0 konnte nicht entfernt werden."
LangString programPart ${LANG_ENGLISH} "Windrose"
LangString programPart ${LANG_GERMAN} "Windrose"
LangString gamesPart ${LANG_ENGLISH} "My settings and kept games"
LangString gamesPart ${LANG_GERMAN} "Meine Einstellungen und aufbewahrten Spiele"
LangString programPartText ${LANG_ENGLISH} "The program. Records you saved somewhere yourself are not touched."
LangString programPartText ${LANG_GERMAN} "Das Programm. Aufzeichnungen, die Sie selbst gespeichert haben, bleiben."
LangString gamesPartText ${LANG_ENGLISH} "The game on the table, earlier games and the settings of the user who uninstalls."
LangString gamesPartText ${LANG_GERMAN} "Das Spiel auf dem Tisch, frühere Spiele und die Einstellungen dessen, der deinstalliert."

LangString modeTitle ${LANG_ENGLISH} "For Whom"
LangString modeTitle ${LANG_GERMAN} "Für wen"
LangString modeText ${LANG_ENGLISH} "Choose who can use Windrose on this computer."
LangString modeText ${LANG_GERMAN} "Wählen Sie, wer Windrose auf diesem Computer benutzen kann."
LangString modeOne ${LANG_ENGLISH} "Only for &me"
LangString modeOne ${LANG_GERMAN} "Nur für &mich"
LangString modeAll ${LANG_ENGLISH} "For &all users (Windows asks for an administrator)"
LangString modeAll ${LANG_GERMAN} "Für &alle (Windows fragt nach einem Administrator)"
LangString isForAll ${LANG_ENGLISH} "Windrose is installed for all users, in $0. Install it for all, or uninstall that one first."
LangString isForAll ${LANG_GERMAN} "Windrose ist für alle installiert, in $0. Installieren Sie es für alle, oder deinstallieren Sie jenes zuerst."
LangString needsAdministrator ${LANG_ENGLISH} "Only an administrator can do this for all users."
LangString needsAdministrator ${LANG_GERMAN} "Das kann nur ein Administrator für alle tun."

; For whom: "AllUsers" or "CurrentUser". SHCTX and $SMPROGRAMS follow it.
Var mode
Var modeIsGiven ; by the command line
Var allUsersButton
!macro UseMode WHO
    StrCpy $mode "${WHO}"
    !if ${WHO} == AllUsers
        SetShellVarContext all
    !else
        SetShellVarContext current
    !endif
!macroend

; Into $2: "Admin" for those who may install for all.
!macro AskRights
    UserInfo::GetAccountType
    Pop $2
!macroend

; Quits with 3 when a program in the folder $1 runs: Windows lets nobody write to it then.
!macro StopWhileRunning PREFIX
Function ${PREFIX}stopWhileRunning
    ${Do}
        StrCpy $2 ""
        ${If} ${FileExists} "$1\windrose.exe"
            ClearErrors
            FileOpen $3 "$1\windrose.exe" a
            ${If} ${Errors}
                StrCpy $2 "runs"
            ${Else}
                FileClose $3
            ${EndIf}
        ${EndIf}
        ${If} ${FileExists} "$1\windrose-cli.exe"
            ClearErrors
            FileOpen $3 "$1\windrose-cli.exe" a
            ${If} ${Errors}
                StrCpy $2 "runs"
            ${Else}
                FileClose $3
            ${EndIf}
        ${EndIf}
        ${If} $2 == ""
            ${Break}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(isRunning)" /SD IDCANCEL IDRETRY +3
        SetErrorLevel 3
        Quit
    ${Loop}
    ClearErrors
FunctionEnd
!macroend
!insertmacro StopWhileRunning ""
!insertmacro StopWhileRunning "un."

; Removes what is installed for MODE in $0. It keeps its own uninstaller when it could not be removed.
!macro Uninstall MODE
    ClearErrors
    ExecWait '"$0\uninstall.exe" /S /${MODE} _?=$0' $1
    ${If} ${Errors}
    ${OrIf} $1 != 0
        MessageBox MB_OK|MB_ICONSTOP "$(isStuck)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    Delete "$0\uninstall.exe"
    RMDir "$0"
!macroend

; So that Explorer shows new icons and kinds of files at once.
!macro TellShell
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function startAsUser
    Exec '"$WINDIR\explorer.exe" "$INSTDIR\windrose.exe"'
FunctionEnd

Function .onInit
    SetRegView 64
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "$(isTooOld)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    StrCpy $4 $INSTDIR ; what /D says
    !insertmacro UseMode CurrentUser
    Call placeForMode
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/AllUsers" $1
    ${IfNot} ${Errors}
        !insertmacro AskRights
        ${If} $2 != "Admin"
            MessageBox MB_OK|MB_ICONSTOP "$(needsAdministrator)" /SD IDOK
            SetErrorLevel 5
            Quit
        ${EndIf}
        StrCpy $modeIsGiven "yes"
        !insertmacro UseMode AllUsers
        Call placeForMode
    ${ElseIf} ${Silent}
        Call refuseTwice
    ${EndIf}
FunctionEnd

; Where the older version of this mode is, or else the usual folder; what /D says goes before both.
Function placeForMode
    ReadRegStr $INSTDIR SHCTX "Software\Windrose" "Folder"
    ${If} $4 != ""
        StrCpy $INSTDIR $4
    ${ElseIf} $INSTDIR == ""
    ${AndIf} $mode == "AllUsers"
        StrCpy $INSTDIR "$PROGRAMFILES64\Windrose"
    ${ElseIf} $INSTDIR == ""
        StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Windrose"
    ${EndIf}
FunctionEnd

; Nobody could tell two of them apart in the menu, and this one may not remove that one.
Function refuseTwice
    ReadRegStr $0 HKLM "Software\Windrose" "Folder"
    ${If} $0 != ""
    ${AndIf} ${FileExists} "$0\uninstall.exe"
        MessageBox MB_OK|MB_ICONSTOP "$(isForAll)" /SD IDOK
        SetErrorLevel 4
        Quit
    ${EndIf}
FunctionEnd

; The installation for this user alone, when there is one for all.
Function removeMine
    ReadRegStr $0 HKCU "Software\Windrose" "Folder"
    ${If} $0 != ""
    ${AndIf} ${FileExists} "$0\uninstall.exe"
        StrCpy $1 $0
        Call stopWhileRunning
        !insertmacro Uninstall CurrentUser
        ReadEnvStr $0 LOCALAPPDATA ; whatever SHCTX is
        RMDir "$0\Programs" ; when nothing else is in it
    ${EndIf}
FunctionEnd

Function askMode
    ${If} $modeIsGiven != ""
        Abort
    ${EndIf}
    !insertmacro MUI_HEADER_TEXT "$(modeTitle)" "$(modeText)"
    nsDialogs::Create 1018
    Pop $0
    ${NSD_CreateFirstRadioButton} 0 20u 100% 12u "$(modeOne)"
    Pop $0
    ${NSD_Check} $0
    ${NSD_CreateAdditionalRadioButton} 0 38u 100% 12u "$(modeAll)"
    Pop $allUsersButton
    ReadRegStr $0 HKLM "Software\Windrose" "Folder"
    ${If} $0 != ""
        ${NSD_Check} $allUsersButton ; it is an update
    ${EndIf}
    nsDialogs::Show
FunctionEnd

; For all, the installer starts again with the rights for it, and this one goes when that one has ended.
Function leaveMode
    ${NSD_GetState} $allUsersButton $0
    ${If} $0 != ${BST_CHECKED}
        Call refuseTwice
        !insertmacro UseMode CurrentUser
        Call placeForMode
        Return
    ${EndIf}
    !insertmacro AskRights
    ${If} $2 == "Admin"
        !insertmacro UseMode AllUsers
        Call placeForMode
        Return
    ${EndIf}
    ; The installation of this user goes once the administrator has installed, so it must not be running now.
    ReadRegStr $1 HKCU "Software\Windrose" "Folder"
    ${If} $1 != ""
        Call stopWhileRunning
    ${EndIf}
    HideWindow
    ClearErrors
    ExecShellWait "runas" "$EXEPATH" "/AllUsers"
    ${If} ${Errors}
        BringToFront ; nobody gave the rights: ask again
        Abort
    ${EndIf}
    ReadRegStr $0 HKLM "Software\Windrose" "Folder"
    ${If} $0 != ""
        Call removeMine ; the administrator may be somebody else, with other installations of his own
    ${EndIf}
    Quit
FunctionEnd

Function un.onInit
    SetRegView 64
    !insertmacro UseMode CurrentUser
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/AllUsers" $1
    ${If} ${Errors}
        Return
    ${EndIf}
    !insertmacro UseMode AllUsers
    !insertmacro AskRights
    ${If} $2 == "Admin"
        Return
    ${EndIf}
    SetErrorLevel 5
    ${IfNot} ${Silent}
        ClearErrors
        ExecShell "runas" "$INSTDIR\uninstall.exe" "/AllUsers"
        ${IfNot} ${Errors}
            SetErrorLevel 0
        ${EndIf}
    ${EndIf}
    Quit
FunctionEnd

!macro Associate ENDING KIND TYPE WORDS ICON
    WriteRegStr SHCTX "Software\Classes\${ENDING}" "" "${KIND}"
    WriteRegStr SHCTX "Software\Classes\${ENDING}" "Content Type" "${TYPE}"
    WriteRegStr SHCTX "Software\Classes\${ENDING}\OpenWithProgids" "${KIND}" ""
    WriteRegStr SHCTX "Software\Classes\${KIND}" "" "${WORDS}"
    WriteRegStr SHCTX "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\windrose.exe,${ICON}"
    WriteRegStr SHCTX "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\windrose.exe" "%1"'
!macroend

; What somebody else wrote there since is left alone.
!macro Dissociate ENDING KIND
    DeleteRegKey SHCTX "Software\Classes\${KIND}"
    DeleteRegValue SHCTX "Software\Classes\${ENDING}\OpenWithProgids" "${KIND}"
    DeleteRegKey /ifempty SHCTX "Software\Classes\${ENDING}\OpenWithProgids"
    ReadRegStr $0 SHCTX "Software\Classes\${ENDING}" ""
    ${If} $0 == "${KIND}"
        DeleteRegValue SHCTX "Software\Classes\${ENDING}" ""
        DeleteRegValue SHCTX "Software\Classes\${ENDING}" "Content Type"
    ${EndIf}
    DeleteRegKey /ifempty SHCTX "Software\Classes\${ENDING}"
!macroend

Section "Windrose"
    StrCpy $1 $INSTDIR
    Call stopWhileRunning
    ReadRegStr $1 SHCTX "Software\Windrose" "Folder"
    Call stopWhileRunning
    ; Only now, when nothing that would have to go runs.
    ${If} $mode == "AllUsers"
        Call removeMine
    ${EndIf}
    ; An older version goes first: files only it has would stay for ever, and so would all of it in another folder.
    ReadRegStr $0 SHCTX "Software\Windrose" "Folder"
    ${If} $0 != ""
    ${AndIf} ${FileExists} "$0\uninstall.exe"
        !insertmacro Uninstall $mode
    ${EndIf}

    ClearErrors
    !include "${PUT}"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Windrose.lnk" "$INSTDIR\windrose.exe"
    ${If} ${Errors}
        SetErrorLevel 2
    ${EndIf}

    WriteRegStr SHCTX "Software\Windrose" "Folder" "$INSTDIR"
    WriteRegStr SHCTX "Software\Windrose" "Version" "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "Windrose"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\windrose.exe"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "The Windrose contributors"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$mode'
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$mode /S'
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1

    !insertmacro Associate ".windrose" "Windrose.Record" "application/x-windrose-record" "$(recordKind)" 1
    !insertmacro Associate ".windrose-position" "Windrose.Position" "application/x-windrose-position" "$(positionKind)" 2
    ; Positions may also be called .json: offered there, no more.
    WriteRegStr SHCTX "Software\Classes\.json\OpenWithProgids" "Windrose.Position" ""
    !insertmacro TellShell
SectionEnd

Section "!un.$(programPart)" programSection
    SectionIn RO
    StrCpy $1 $INSTDIR
    Call un.stopWhileRunning
    !include "${REMOVE}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    ${If} $mode == "CurrentUser"
        RMDir "$LOCALAPPDATA\Programs" ; when nothing else is in it
    ${EndIf}
    Delete "$SMPROGRAMS\Windrose.lnk"
    DeleteRegKey SHCTX "${UNINSTALL_KEY}"
    DeleteRegKey SHCTX "Software\Windrose"
    !insertmacro Dissociate ".windrose" "Windrose.Record"
    !insertmacro Dissociate ".windrose-position" "Windrose.Position"
    DeleteRegValue SHCTX "Software\Classes\.json\OpenWithProgids" "Windrose.Position"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.json\OpenWithProgids"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.json"
    !insertmacro TellShell
SectionEnd

; Only on demand, and so never in an upgrade or a silent uninstallation.
Section /o "un.$(gamesPart)" gamesSection
    SetShellVarContext current
    RMDir /r "$APPDATA\windrose"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${programSection} $(programPartText)
    !insertmacro MUI_DESCRIPTION_TEXT ${gamesSection} $(gamesPartText)
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
