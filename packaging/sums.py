"""Writes SHA-256 sums of all files in a folder into its SHA256SUMS, as `sha256sum --check` reads them."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

NAME = "SHA256SUMS"


def sums(folder: Path) -> str:
    """Return a line for each file of a folder."""
    lines = []
    for file in sorted(folder.iterdir()):
        if file.is_file() and file.name != NAME:
            with file.open("rb") as opened:
                lines.append(f"{hashlib.file_digest(opened, 'sha256').hexdigest()}  {file.name}\n")
    return "".join(lines)


def main() -> int:
    """Write the sums, by default of what lies in dist/."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else Path(__file__).resolve().parent.parent / "dist"
    told = sums(folder)
    (folder / NAME).write_text(told, encoding="utf-8")
    print(told, end="")
    return int(not told)


if __name__ == "__main__":
    sys.exit(main())
