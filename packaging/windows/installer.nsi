; SPDX-License-Identifier: GPL-3.0-or-later
; The installer for Windows, 64 bit. Made by build.sh, which defines VERSION, STAGE (the folder with everything in it), SIZE
; (of it, in KB), FILES (a list of what to remove) and OUTPUT.
; Silent: /S, with /CurrentUser or /AllUsers, and /D=FOLDER last.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "Windrose"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "Software\Windrose"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "Folder"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "Software\Windrose"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "Folder"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Windrose"

Name "Windrose"
OutFile "${OUTPUT}"
BrandingText "Windrose ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "Windrose"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs Windrose"
VIAddVersionKey LegalCopyright "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_LICENSE "${STAGE}/LICENSE.txt"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\windrose.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

Function .onInit
    SetRegView 64
    !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
    SetRegView 64
    !insertmacro MULTIUSER_UNINIT
FunctionEnd

!macro RemoveFiles
    !include "${FILES}"
!macroend

Section "Windrose"
    ; What an older version left there and this one does not have would stay for ever.
    ReadRegStr $0 SHCTX "Software\Windrose" "Folder"
    ${If} $0 == $INSTDIR
    ${AndIf} ${FileExists} "$INSTDIR\uninstall.exe"
        ExecWait '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode _?=$INSTDIR'
    ${EndIf}
    SetOutPath "$INSTDIR"
    File /r "${STAGE}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Windrose.lnk" "$INSTDIR\windrose.exe"

    WriteRegStr SHCTX "Software\Windrose" "Folder" "$INSTDIR"
    WriteRegStr SHCTX "Software\Windrose" "Version" "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "Windrose"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\windrose.exe"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "The Windrose contributors"
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
    WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1

    WriteRegStr SHCTX "Software\Classes\.windrose" "" "Windrose.Record"
    WriteRegStr SHCTX "Software\Classes\.windrose" "Content Type" "application/x-windrose-record"
    WriteRegStr SHCTX "Software\Classes\Windrose.Record" "" "Windrose game record"
    WriteRegStr SHCTX "Software\Classes\Windrose.Record\DefaultIcon" "" "$INSTDIR\windrose.exe,1"
    WriteRegStr SHCTX "Software\Classes\Windrose.Record\shell\open\command" "" '"$INSTDIR\windrose.exe" "%1"'
    WriteRegStr SHCTX "Software\Classes\.windrose-position" "" "Windrose.Position"
    WriteRegStr SHCTX "Software\Classes\.windrose-position" "Content Type" "application/x-windrose-position"
    WriteRegStr SHCTX "Software\Classes\Windrose.Position" "" "Windrose position"
    WriteRegStr SHCTX "Software\Classes\Windrose.Position\DefaultIcon" "" "$INSTDIR\windrose.exe,1"
    WriteRegStr SHCTX "Software\Classes\Windrose.Position\shell\open\command" "" '"$INSTDIR\windrose.exe" "%1"'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
    !insertmacro RemoveFiles
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Windrose.lnk"
    DeleteRegKey SHCTX "${UNINSTALL_KEY}"
    DeleteRegKey SHCTX "Software\Windrose"
    DeleteRegKey SHCTX "Software\Classes\Windrose.Record"
    DeleteRegKey SHCTX "Software\Classes\Windrose.Position"
    ; Somebody else may have taken the endings over since.
    ReadRegStr $0 SHCTX "Software\Classes\.windrose" ""
    ${If} $0 == "Windrose.Record"
        DeleteRegKey SHCTX "Software\Classes\.windrose"
    ${EndIf}
    ReadRegStr $0 SHCTX "Software\Classes\.windrose-position" ""
    ${If} $0 == "Windrose.Position"
        DeleteRegKey SHCTX "Software\Classes\.windrose-position"
    ${EndIf}
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
