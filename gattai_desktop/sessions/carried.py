"""What a built program carries that others made, with licences; the build writes it (packaging/notices.py)."""

import json
from functools import lru_cache
from pathlib import Path

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.resources import ResourceMissingError, resource

_INDEX = "carried/carried.json"


@frozen
class Carried:
    """One thing that is carried. texts: the files with its licence; source: where it can be had."""

    name: str
    version: str
    licence: str
    source: str
    texts: tuple[Path, ...]

    def text(self) -> str:
        """Return the licence, whole."""
        return "\n\n".join(file.read_text(encoding="utf-8", errors="replace").strip() for file in self.texts)


@frozen
class Build:
    """The build that runs. commit: "" for one from a checkout, which carries nothing."""

    commit: str = ""
    carried: tuple[Carried, ...] = ()


@lru_cache(maxsize=1)
def build() -> Build:
    """Return what was built; nothing where the program runs from a checkout."""
    try:
        index = resource(_INDEX)
    except ResourceMissingError:
        return Build()
    told = json.loads(index.read_text(encoding="utf-8"))
    parts = (
        Carried(
            one["name"],
            one["version"],
            one["licence"],
            one["source"],
            tuple(index.with_name(name) for name in one["texts"]),
        )
        for one in told["parts"]
    )
    return Build(told["commit"], tuple(parts))
