; A stand-in for the program, to try the installer with where the real one cannot be built. It writes what it was asked
; into the file that GATTAI_TOLD names, and stays open as long as there is a file of that name with .open after it.
Unicode true
Name "Stand-in"
OutFile "${OUT}"
SilentInstall silent
RequestExecutionLevel user
!include FileFunc.nsh
!include LogicLib.nsh
Section
  ReadEnvStr $0 GATTAI_TOLD
  ${GetParameters} $1
  ${If} $0 != ""
    FileOpen $2 "$0" w
    FileWriteUTF16LE $2 "${VERSION}|$1"
    FileClose $2
    ${DoWhile} ${FileExists} "$0.open"
      Sleep 200
    ${Loop}
  ${EndIf}
SectionEnd
