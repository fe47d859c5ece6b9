"""Packs of cards, read and checked whole, and the set of designs that is made of one."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.content.pack import Attribution, Pack, read_pack, with_needed
from gattai_desktop.content.tasuo.families import CONTENTS
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet, ReadyCards, WarriorClass, picture_of, with_classes
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
        self.kept: tuple[KeptCards, ...] = ()
        self.opened: dict[str, CardDesign] = {}
        self.by_id: dict[str, CardDesign] = {}
        self.classes: dict[str, WarriorClass] = {}


@frozen
class KeptCards:
    """A pack of a person's own with cards, and what a session keeps of it."""

    pack: Pack
    copies: tuple[PackCopy, ...]


_KNOWN = _Known()


def known_cards() -> DesignSet:
    """Return the cards that can be looked at: those of the program, and those that a person brought in."""
    return _KNOWN.cards or built_in_cards().cards


def know_cards(packs: Iterable[CardPack]) -> None:
    """Let the cards of these packs be looked at besides those of the program."""
    _KNOWN.cards = _cards((built_in_cards().pack, *(one.pack for one in packs)))


def know_packs(packs: Iterable[KeptCards]) -> None:
    """Let the cards of these packs be played, by the names that a deck lists."""
    _KNOWN.kept = tuple(one for one in packs if one.pack.of(CardDesign))


def packs_for(names: Iterable[str]) -> tuple[KeptCards, ...]:
    """Return the packs of a person's own that bring cards of these names which the program has not."""
    strange = {name for name in names if name not in built_in_cards().cards.by_name}
    found = []
    for kept in _KNOWN.kept:
        brought = strange & {one.name for one in kept.pack.of(CardDesign)}
        if brought:
            found.append(kept)
            strange -= brought
    return tuple(found)


def with_packs(packs: Iterable[Pack]) -> DesignSet:
    """Return the cards of the program with those of packs of somebody's own; they can be looked at from now on."""
    box = built_in_cards()
    own = {one.id: one for one in reversed(with_needed(packs)) if one.id != box.pack.id}
    return let_be_seen(_cards((*own.values(), box.pack)))


def let_be_seen(cards: DesignSet) -> DesignSet:
    """Let those cards be looked at which the program does not bring along, and return all with these marked as own."""
    box = built_in_cards().cards
    designs = {one.id: one if one.id in box.designs else evolve(one, own=True) for one in cards.designs.values()}
    for one in designs.values():
        if one.own:
            _KNOWN.opened[picture_of(one)] = one
            _KNOWN.by_id[one.id] = one
    _KNOWN.classes |= cards.classes
    return DesignSet(designs, cards.decks, cards.classes)


def design_in(face: str) -> CardDesign | None:
    """Return what a picture shows, by its name; None where it shows no card that anybody knows."""
    _, _, named = face.partition(":")
    return _KNOWN.opened.get(f"tasuo:{named}") or known_cards().designs.get(named)


def design_called(entry_id: str) -> CardDesign | None:
    """Return a card by its id; of several versions of an own one the last."""
    return known_cards().designs.get(entry_id) or _KNOWN.by_id.get(entry_id)


def class_called(entry_id: str) -> str:
    """Return what a class of warriors is called; "" for none that anybody knows."""
    found = known_cards().classes.get(entry_id) or _KNOWN.classes.get(entry_id)
    return found.name if found is not None else ""
