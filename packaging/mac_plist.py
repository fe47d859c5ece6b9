"""Says what macOS is told about the program: its Info.plist, with a kind of document for each file of the program.

`python packaging/mac_plist.py FILE` compares the Info.plist of a built program with it; without FILE it prints it.
"""

from __future__ import annotations

import plistlib
import sys
import tomllib
from pathlib import Path

import linux_files

HERE = Path(__file__).resolve().parent
IDENTIFIER = "io.github.gattai-desktop.GattaiDesktop"
# What a file is for macOS: bytes, text, or an archive; nothing else should open a session to look inside.
KINDS = {
    "session": ("gattai", "Gattai session", "public.data", "Editor", "Owner"),
    "record": ("record", "Gattai record", "public.plain-text", "Viewer", "Default"),
    "pack": ("gattai-pack", "Gattai pack", "public.zip-archive", "Viewer", "Owner"),
}


def told(version: str) -> dict[str, object]:
    """Return everything that stands in the Info.plist of a version."""
    found: dict[str, object] = tomllib.loads((HERE / "macos" / "info.toml").read_text(encoding="utf-8"))
    found["CFBundleIdentifier"] = IDENTIFIER
    found["CFBundleShortVersionString"] = found["CFBundleVersion"] = version
    found["CFBundleDocumentTypes"] = [
        {
            "CFBundleTypeName": name,
            "CFBundleTypeRole": role,
            "LSHandlerRank": rank,
            "LSItemContentTypes": [f"io.github.gattai-desktop.{kind}"],
        }
        for kind, (_, name, _, role, rank) in KINDS.items()
    ]
    found["UTExportedTypeDeclarations"] = [
        {
            "UTTypeIdentifier": f"io.github.gattai-desktop.{kind}",
            "UTTypeDescription": name,
            "UTTypeConformsTo": [like],
            "UTTypeTagSpecification": {
                "public.filename-extension": [end],
                "public.mime-type": [f"application/x-gattai-{kind}"],
            },
        }
        for kind, (end, name, like, _, _) in KINDS.items()
    ]
    return found


def differences(file: Path, version: str) -> list[str]:
    """Return what an Info.plist does not say as it should; PyInstaller may add to it."""
    with file.open("rb") as opened:
        there = plistlib.load(opened)
    return [
        f"{name}: {there.get(name)!r}, not {value!r}"
        for name, value in told(version).items()
        if there.get(name) != value
    ]


def main(arguments: list[str]) -> int:
    """Compare, or print."""
    if not arguments:
        print(plistlib.dumps(told(linux_files.version())).decode(), end="")
        return 0
    wrong = differences(Path(arguments[0]), linux_files.version())
    print("\n".join(wrong) or "The Info.plist is as it should be.")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
