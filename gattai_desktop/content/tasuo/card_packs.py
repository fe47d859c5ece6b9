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

    @property
    def own(self) -> tuple[CardDesign, ...]:
        """The cards of the pack itself."""
        return tuple(self.cards.designs[one.id] for one in self.pack.of(CardDesign))


def read_card_pack(folder: Path, shelf: Iterable[Pack] = ()) -> CardPack:
    """Read a pack. Raises UnusablePack with every fault of every file."""
    pack = read_pack(folder, CONTENTS, shelf)
    return CardPack(pack, _cards((*pack.needed, pack)))


def _cards(packs: Iterable[Pack]) -> DesignSet:
    found = tuple(packs)
    designs = with_classes(one for each in found for one in each.of(CardDesign))
    decks = {one.id: one for each in found for one in each.of(ReadyCards)}
    classes = {one.id: one for each in found for one in each.of(WarriorClass)}
    return DesignSet(designs, decks, classes)


@cache
def built_in_cards() -> CardPack:
    """Return the cards that the program brings along."""
    return read_card_pack(resource("packs/tasuo"))


class _Known:
    """The cards that can be looked at here: those that the program brings along, and those of a person's own packs."""

    def __init__(self) -> None:
        self.cards: DesignSet | None = None


_KNOWN = _Known()


def known_cards() -> DesignSet:
    """Return the cards that can be looked at: those of the program, and those that a person brought in."""
    return _KNOWN.cards or built_in_cards().cards


def know_cards(packs: Iterable[CardPack]) -> None:
    """Let the cards of these packs be looked at besides those of the program."""
    _KNOWN.cards = _cards((built_in_cards().pack, *(one.pack for one in packs)))
