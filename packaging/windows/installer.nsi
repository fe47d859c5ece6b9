; The installer for Windows 10 and 11. packaging/windows_installer.py calls makensis with what stands in angle brackets:
;
;   VERSION, OUT        the version; the installer to write
;   PAYLOAD             the folder with the program, as PyInstaller built it (or a stand-in, to try the installer with)
;   LISTS               a folder with remove.nsh (a Delete for each file of the payload, an RMDir for each folder)
;                       and side.bmp, the picture at the left of the first page
;   ICON                the picture of installer and file types
;   LONGEST             letters of the longest path within the payload
;   SIGN                (only where there is a certificate) the command that signs a file
;
; Silent: SETUP.exe /S [/CurrentUser | /AllUsers] [/D=FOLDER]. Exit status: 0 done, 2 stopped by somebody or by a fault,
; 3 the program is open, 4 the folder's name is too long, 5 no right to install for everybody, 6 Windows is too old.

Unicode true
!define NAME "Gattai Desktop"
!define PROGRAM "gattai-desktop.exe"
; The same for the command line; Windows starts it where the name is typed without its end.
!define TYPED "gattai-desktop.com"
!define UNINSTALLER "uninstall.exe"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define OWN_KEY "Software\${NAME}"
!define HOMEPAGE "https://github.com/gattai-desktop/gattai-desktop"
; What Windows allows, less the NUL at the end and the backslash before the longest path.
!define /math MOST 258 - ${LONGEST}

Name "${NAME}"
OutFile "${OUT}"
SetCompressor /SOLID lzma
; Larger than a program, which is there twice.
SetCompressorDictSize 32
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10
BrandingText "${NAME} ${VERSION}"

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "${NAME}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${OWN_KEY}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${OWN_KEY}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${LISTS}/side.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${LISTS}/side.bmp"
!define MUI_ABORTWARNING
!insertmacro MUI_PAGE_WELCOME
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION StartProgram
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; Whose Windows is German reads German; everybody else English. Nobody is asked.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

LangString IsOpen ${LANG_ENGLISH} "${NAME} is open. Close it, then try again."
LangString IsOpen ${LANG_GERMAN} "${NAME} ist offen. Bitte schließen und noch einmal versuchen."
LangString TooLong ${LANG_ENGLISH} "The name of this folder is too long. It may have ${MOST} letters."
LangString TooLong ${LANG_GERMAN} "Der Name dieses Ordners ist zu lang. Er darf ${MOST} Zeichen haben."
LangString TooOld ${LANG_ENGLISH} "${NAME} needs Windows 10 or later."
LangString TooOld ${LANG_GERMAN} "${NAME} braucht Windows 10 oder neuer."
LangString Session ${LANG_ENGLISH} "Gattai session"
LangString Session ${LANG_GERMAN} "Gattai-Sitzung"
LangString Record ${LANG_ENGLISH} "Gattai record"
LangString Record ${LANG_GERMAN} "Gattai-Protokoll"
LangString Pack ${LANG_ENGLISH} "Gattai pack"
LangString Pack ${LANG_GERMAN} "Gattai-Pack"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${NAME}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${NAME} Setup"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT License"

!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"'
  !finalize '${SIGN} "%1"'
!endif

; Stop with a sentence, and with an exit status where nobody reads it.
!macro Stop TEXT STATUS
  MessageBox MB_OK|MB_ICONSTOP "${TEXT}" /SD IDOK
  SetErrorLevel ${STATUS}
  Quit
!macroend

; A program that runs cannot be opened to be written.
!macro StopWhereOpen FILE
  ${If} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${If} ${Errors}
      !insertmacro Stop "$(IsOpen)" 3
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
    !insertmacro Stop "$(TooOld)" 6
  ${EndIf}
  ; /D=FOLDER, if it was given; what follows would forget it.
  StrCpy $9 $INSTDIR
  ${If} ${Silent}
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/AllUsers" $1
    ${IfNot} ${Errors}
      UserInfo::GetAccountType
      Pop $1
      ${If} $1 != "Admin"
        SetErrorLevel 5
        Quit
      ${EndIf}
    ${EndIf}
  ${EndIf}
  !insertmacro MULTIUSER_INIT
  ${If} $9 != ""
    StrCpy $INSTDIR $9
  ${EndIf}
FunctionEnd

Function .onVerifyInstDir
  StrLen $0 $INSTDIR
  ${If} $0 > ${MOST}
    Abort
  ${EndIf}
FunctionEnd

Function StartProgram
  ; By the desktop and not by the installer, which may have more rights than the person.
  Exec '"$WINDIR\explorer.exe" "$SMPROGRAMS\${NAME}.lnk"'
FunctionEnd

; A kind of file: its end, its name for the registry, its name for people.
!macro Register END CLASS WORDS
  WriteRegStr SHCTX "Software\Classes\${CLASS}" "" "${WORDS}"
  WriteRegStr SHCTX "Software\Classes\${CLASS}\DefaultIcon" "" '"$INSTDIR\${PROGRAM}",0'
  WriteRegStr SHCTX "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" open "%1"'
  WriteRegStr SHCTX "Software\Classes\.${END}\OpenWithProgids" "${CLASS}" ""
  ReadRegStr $0 SHCTX "Software\Classes\.${END}" ""
  ${If} $0 == ""
    WriteRegStr SHCTX "Software\Classes\.${END}" "" "${CLASS}"
  ${EndIf}
!macroend
!macro Unregister END CLASS
  DeleteRegKey SHCTX "Software\Classes\${CLASS}"
  DeleteRegValue SHCTX "Software\Classes\.${END}\OpenWithProgids" "${CLASS}"
  DeleteRegKey /ifempty SHCTX "Software\Classes\.${END}\OpenWithProgids"
  ReadRegStr $0 SHCTX "Software\Classes\.${END}" ""
  ${If} $0 == "${CLASS}"
    DeleteRegValue SHCTX "Software\Classes\.${END}" ""
  ${EndIf}
  DeleteRegKey /ifempty SHCTX "Software\Classes\.${END}"
!macroend

Section "-Program"
  StrLen $0 $INSTDIR
  ${If} $0 > ${MOST}
    !insertmacro Stop "$(TooLong)" 4
  ${EndIf}
  !insertmacro StopWhereOpen "${PROGRAM}"
  !insertmacro StopWhereOpen "${TYPED}"

  ; The version before takes its own files away, since a later one may no longer have them.
  ${If} ${FileExists} "$INSTDIR\${UNINSTALLER}"
    ; Not $PLUGINSDIR: an uninstaller started from there would look for its own there, too.
    CopyFiles /SILENT "$INSTDIR\${UNINSTALLER}" "$TEMP\gattai-desktop-before.exe"
    ExecWait '"$TEMP\gattai-desktop-before.exe" /S /$MultiUser.InstallMode _?=$INSTDIR' $0
    Delete "$TEMP\gattai-desktop-before.exe"
    ${If} $0 = 3
      !insertmacro Stop "$(IsOpen)" 3
    ${EndIf}
  ${EndIf}

  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  SetOutPath "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

  !insertmacro Register "gattai" "GattaiDesktop.Session" "$(Session)"
  !insertmacro Register "record" "GattaiDesktop.Record" "$(Record)"
  !insertmacro Register "gattai-pack" "GattaiDesktop.Pack" "$(Pack)"
  !insertmacro TellDesktop

  WriteRegStr SHCTX "${OWN_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" '"$INSTDIR\${PROGRAM}",0'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "The Gattai Desktop maintainers"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\${UNINSTALLER}" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S /$MultiUser.InstallMode'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  SectionGetSize 0 $0
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" $0
SectionEnd

Function un.onInit
  ; Where this uninstaller lies; MULTIUSER_UNINIT takes the place from the registry.
  StrCpy $9 $INSTDIR
  !insertmacro MULTIUSER_UNINIT
  StrCpy $INSTDIR $9
FunctionEnd

Section "Uninstall"
  !insertmacro StopWhereOpen "${PROGRAM}"
  !insertmacro StopWhereOpen "${TYPED}"
  ; Only what was installed: somebody may have chosen a folder with files of their own.
  !include "${LISTS}/remove.nsh"
  Delete "$INSTDIR\${UNINSTALLER}"
  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !insertmacro Unregister "gattai" "GattaiDesktop.Session"
  !insertmacro Unregister "record" "GattaiDesktop.Record"
  !insertmacro Unregister "gattai-pack" "GattaiDesktop.Pack"
  !insertmacro TellDesktop
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  DeleteRegKey SHCTX "${OWN_KEY}"
SectionEnd
