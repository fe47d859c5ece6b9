"""The box of a table: that of its game, with the cards that packs of somebody's own bring to it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import NoBox, box, packs_of
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.own_pack import OwnPack, read_own_pack
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.pack_file import NoPackFile, NoRoomToOpen, laid_out, packed
from gattai_desktop.file_kinds import PACK
from gattai_desktop.games.box import Box
from gattai_desktop.games.pack_copy import PackCopy

_KEPT = 8
"""Boxes that are kept, so that a session that is read again does not read its packs again."""


class LostCards(NoBox):
    """The packs that a session keeps cannot be read, and its cards are in them."""


class NoRoomForCards(NoBox):
    """The packs that a session keeps cannot be read for now, since there is no room for temporary files."""


def read_copies(copies: Sequence[PackCopy]) -> tuple[OwnPack, ...]:
    """Read packs as a session keeps them, in their order there and without their pictures.

    Raises UnusablePack for one that no rules know now; NoPackFile where there is no room to read them.
    """
    found: list[OwnPack] = []
    for one in reversed(copies):  # those on which others build stand last
        with laid_out(one.title, {f"pack{PACK}": packed(one.files)}) as folder:
            found.append(read_own_pack(folder / f"pack{PACK}", found, pictures=False))
    return tuple(reversed(found))


def box_of_setup(setup: Any) -> Box:  # noqa: ANN401 - each game has its own
    """Return the box of a table with this set-up. Raises NoSuchGame, LostCards, NoRoomForCards."""
    return box_with_copies(setup.game, setup.packs)


def box_with_packs(key: str, packs: Iterable[Pack]) -> Box:
    """Return the box of a game with the cards of those of these packs that are of it. Raises NoSuchGame."""
    usual, found = box(key), tuple(one for one in packs if one.contents.game == key)
    made = packs_of(key).box_with
    return made(found) if made is not None and found else usual


def box_with_copies(key: str, copies: Iterable[PackCopy]) -> Box:
    """Return the box of a game with the cards of these packs. Raises NoSuchGame, LostCards, NoRoomForCards."""
    usual, told = box(key), tuple((one.id, one.title, tuple(one.files.items())) for one in copies)
    return _with(key, told) if told and packs_of(key).box_with is not None else usual


@lru_cache(maxsize=_KEPT)
def _with(key: str, told: tuple[tuple[str, str, tuple[tuple[str, str], ...]], ...]) -> Box:
    made = packs_of(key).box_with
    kept = tuple(PackCopy(pack, title, dict(files)) for pack, title, files in told)
    try:
        packs = read_copies(kept)
    except UnusablePack as wrong:
        words = "The pack '{title}', with which it began, cannot be read: {fault}"
        raise LostCards(wording(words, title=wrong.title, fault=wrong.faults[0].text)) from None
    except NoRoomToOpen as wrong:
        raise NoRoomForCards(wrong.args[0]) from None
    except (NoPackFile, OSError, ValueError) as wrong:
        raise LostCards(wording("The packs with which it began cannot be read: {fault}", fault=str(wrong))) from None
    strange = next((one for one in packs if one.game != key), None)
    if strange is not None or made is None:
        raise LostCards(wording("It keeps a pack of another game."))
    return evolve(made(tuple(one.pack for one in packs)), packs=kept)
