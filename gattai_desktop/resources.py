"""Finds the files that the program brings along: cards, fonts, tokens, icons, content, sounds.

They lie in one folder with the same inner order everywhere:

- in a wheel and in a built program, `gattai_desktop/resources_files/` beside this module
  (the build includes the checkout's `resources/` under that name);
- in a checkout, `resources/` beside the package.
"""

import os
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

INSTALLED_NAME: Final = "resources_files"
CHECKOUT_NAME: Final = "resources"


class ResourceOutsideError(ValueError):
    """A name that would leave the resource folder was asked for."""


class ResourceMissingError(FileNotFoundError):
    """A file that belongs to the program is not there."""


def _candidates() -> tuple[Path, ...]:
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)  # set by a built program only
    found = [package / INSTALLED_NAME]
    if frozen is not None:
        found += [Path(frozen) / "gattai_desktop" / INSTALLED_NAME, Path(frozen) / CHECKOUT_NAME]
    found.append(package.parent / CHECKOUT_NAME)
    return tuple(found)


@lru_cache(maxsize=1)
def resource_folder() -> Path:
    """Return the folder that holds all resources.

    Raises ResourceMissingError when the program was unpacked without it.
    """
    for candidate in _candidates():
        if (candidate / "tokens.toml").is_file():
            return candidate.resolve()
    places = ", ".join(str(candidate) for candidate in _candidates())
    raise ResourceMissingError(
        f"The program's own pictures and fonts are missing. They were looked for in {places}. "
        "Nothing of yours is touched. Install the program again, or start it from a complete checkout."
    )


def resource(name: str) -> Path:
    """Return the path of one resource, named with forward slashes, such as `cards/four-colours/KH.svg`.

    Raises ResourceOutsideError for a name that leaves the folder, ResourceMissingError for one that is not there.
    """
    pure = PurePosixPath(name)
    if not name or pure.is_absolute() or ".." in pure.parts or "\\" in name or ":" in name or "\0" in name:
        raise ResourceOutsideError(
            f"{name!r} does not lie in the resource folder. Name a file inside it, such as 'tokens.toml'."
        )
    folder = resource_folder()
    path = folder.joinpath(*pure.parts)
    if not path.exists():
        raise ResourceMissingError(
            f"{name} is missing from {folder}. Install the program again; nothing of yours is touched."
        )
    if _through_link(folder, pure.parts) and not path.resolve().is_relative_to(folder):
        raise ResourceOutsideError(
            f"{name!r} leads out of the resource folder through a link. Replace the link by the file itself."
        )
    return path


def _through_link(folder: Path, parts: Iterable[str]) -> bool:
    """Say whether the way down from a folder goes through a link; only then it can lead elsewhere."""
    way = str(folder)
    for part in parts:
        way = os.path.join(way, part)  # noqa: PTH118 - asked for each picture, and paths are slow to make
        if os.path.islink(way):  # noqa: PTH114
            return True
    return False
