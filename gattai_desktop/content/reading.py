"""Opens the files of a pack. They may come from a stranger, so everything has a limit."""

import tomllib
from pathlib import Path
from typing import Any, Final

from gattai_desktop.content.faults import Fault

MAX_FILE: Final = 512 * 1024
"""Most bytes of one file."""
MAX_ENTRIES: Final = 500
"""Most entries of one family."""
MAX_DEPTH: Final = 8
"""Deepest nesting of tables and lists."""


def read_toml(path: Path, faults: list[Fault]) -> dict[str, Any]:
    """Return what a TOML file says; empty, with a fault, where it cannot be read."""

    def fault(text: str) -> dict[str, Any]:
        faults.append(Fault(path.name, "", "", text))
        return {}

    try:
        if path.is_symlink():
            return fault("This is a link to another place. Put the file itself here.")
        if not path.is_file():
            return fault("This is no file.")
        with path.open("rb") as file:
            raw = file.read(MAX_FILE + 1)
    except OSError as error:
        return fault(f"The file cannot be opened: {error.strerror or error}.")
    if len(raw) > MAX_FILE:
        return fault(f"The file is larger than {MAX_FILE // 1024} KB. Divide it into several packs.")
    try:
        data = tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        return fault(f"The file is not UTF-8 text (byte {error.start}). Save it as UTF-8.")
    except tomllib.TOMLDecodeError as error:
        return fault(f"This is no TOML: {error}.")
    except RecursionError:
        return fault(f"Its lists are nested deeper than {MAX_DEPTH}.")
    if _deeper(data, MAX_DEPTH):
        return fault(f"Its tables and lists are nested deeper than {MAX_DEPTH}.")
    return data


def _deeper(data: object, left: int) -> bool:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return left == 0 or any(_deeper(one, left - 1) for one in inner if isinstance(one, dict | list))
