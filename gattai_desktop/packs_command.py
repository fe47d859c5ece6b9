"""The packs of a person's own on the command line: those that are named with --pack, and what is wrong with one."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gattai_desktop.content.own_pack import OwnPack


class NotUsablePack(ValueError):
    """A pack that was named cannot be used; the message tells every fault."""


def packs_named(places: Iterable[Path], *, to_look: bool = False) -> "tuple[OwnPack, ...]":
    """Read packs by their places, each with those before it to build on. Raises NotUsablePack, UnusablePack.

    to_look: they may also be packs that come with the program.
    """
    from gattai_desktop.content.own_pack import read_own_pack
    from gattai_desktop.content.pack_file import NoPackFile

    found: list[OwnPack] = []
    for place in places:
        try:
            found.append(read_own_pack(place, found, to_look=to_look))
        except NoPackFile as wrong:
            raise NotUsablePack(str(wrong)) from None
    return tuple(found)


def told_sound(packs: "Iterable[OwnPack]") -> str:
    """Say of packs that were read what can be played of each."""
    lines = []
    for one in packs:
        names = ", ".join(str(form.name) for form in one.forms())
        played = f"to play: {names}" if names else "nothing to play by itself"
        lines.append(f"{one.title} ({one.id}) is sound: {len(one.pack.entries)} entries; {played}.")
    return "\n".join(lines)
