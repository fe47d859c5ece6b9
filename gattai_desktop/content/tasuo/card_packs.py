"""Packs of cards, read and checked whole, and the set of designs that is made of one."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.pack import Attribution, Pack, read_pack
from gattai_desktop.content.tasuo.families import CONTENTS
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet, ReadyCards, WarriorClass, with_classes
from gattai_desktop.resources import resource


@frozen
class CardPack:
    """A pack, and the cards that are in it and in those that it builds on."""

    pack: Pack
    cards: DesignSet

    @property
    def attribution(self) -> Attribution:
        return self.pack.attribution


def read_card_pack(folder: Path, shelf: Iterable[Pack] = ()) -> CardPack:
    """Read a pack. Raises UnusablePack with every fault of every file."""
    pack = read_pack(folder, CONTENTS, shelf)
    packs = (*pack.needed, pack)
    designs = with_classes(one for each in packs for one in each.of(CardDesign))
    decks = {one.id: one for each in packs for one in each.of(ReadyCards)}
    classes = {one.id: one for each in packs for one in each.of(WarriorClass)}
    return CardPack(pack, DesignSet(designs, decks, classes))


@cache
def built_in_cards() -> CardPack:
    """Return the cards that the program brings along."""
    return read_card_pack(resource("packs/tasuo"))
